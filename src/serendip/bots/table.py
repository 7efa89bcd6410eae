"""Where bots meet a real match: they are shown what their seat may know, and never the match itself."""

from collections.abc import Callable, Sequence
from random import Random

from serendip.bots.bot import Bot, Imagine, NotAsked, Suggestion, UnknownBot
from serendip.bots.choices import offers
from serendip.core.action import Action
from serendip.core.errors import SerendipError
from serendip.core.match import Match
from serendip.core.played_state import PAUSE


def imagination(match: Match, seat: int, rng: Random) -> Imagine:
    """Return the function that imagines for a seat.

    It imagines from an imagined match, so that not even its insides lead to the truth: all that it holds was dealt
    anew, and its log was filtered for the seat. Its random numbers are its own.
    """
    dream = match.imagine(seat, rng).imagine(seat, rng)
    own = Random(rng.getrandbits(64))
    return lambda: dream.imagine(seat, own)


def nothing_imagined() -> Match:
    """Stand in for the imagination of a bot that said it needs none."""
    raise SerendipError("this bot said that it does not imagine: set `imagines` to True")


def ask(bot: Bot, match: Match, seat: int, rng: Random) -> Action:
    """Return what a bot chooses for a seat that is asked. Raises NotAsked if it is not, WrongSeats."""
    actions = _asked(match, seat)
    imagine = imagination(match, seat, rng) if bot.imagines else nothing_imagined
    return bot.choose(match.view(seat), actions, imagine)


def ask_for_hint(bot: Bot, match: Match, seat: int, rng: Random) -> Suggestion:
    """Return what a bot would choose for a seat that is asked, with its estimates. Raises NotAsked, WrongSeats."""
    actions = _asked(match, seat)
    imagine = imagination(match, seat, rng) if bot.imagines else nothing_imagined
    return bot.suggest(match.view(seat), actions, imagine)


def _asked(match: Match, seat: int) -> tuple[Action, ...]:
    if seat in match.to_act:
        return offers(match, seat)
    actions = match.actions(seat)
    if not actions:
        asked = ", ".join(map(str, match.to_act))
        words = f"ask a bot for one of match.to_act: {asked}" if asked else "nobody is"
        raise NotAsked(f"seat {seat} is not asked for anything now; {words}")
    return actions


def play_bots(
    match: Match,
    bots: Sequence[Bot],
    rng: Random,
    limit: int = 100_000,
    after: Callable[[Match], None] | None = None,
) -> int:
    """Let the bots, one for each seat, play a match to its end; return how many choices they made.

    Of several that are asked it is the first, but in real time it may be any of them: whoever is quicker. There they
    think side by side: the more are asked, the sooner one of them acts. `after` may look at it after each choice.

    Raises SerendipError if there is no end after `limit` choices: bots that go round in circles.
    """
    if len(bots) != match.seats:
        raise UnknownBot(f"this match has {match.seats} seats: give it {match.seats} bots, not {len(bots)}")
    choices = 0
    while asked := match.wait(PAUSE / max(1, len(match.to_act))):
        if choices == limit:
            raise SerendipError(f"the bots have chosen {limit} times and {match.game.title} does not end")
        seat = rng.choice(asked) if match.game.real_time else asked[0]
        match.play(seat, ask(bots[seat], match, seat, rng))
        choices += 1
        if after is not None:
            after(match)
    return choices
