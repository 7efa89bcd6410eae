"""What a card or a kind of action is worth: by withholding it from a seat, and by regression as a second opinion.

Who plays a card was ahead or behind already, so how often its players win is not its worth. Withholding is: the same
game is played again, on the same luck, with one of those who did it kept from it. Until then both games are the same;
what changes in its part of the win was brought by the card, as this bot uses it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import serendip
from serendip.bots import Bot
from serendip.core.errors import SerendipError
from serendip.core.streams import APART
from serendip.core.variant import Variant
from serendip.lab.games import MatchJob, Result
from serendip.lab.players import Keeper, Players, Progress, played
from serendip.lab.regression import regression
from serendip.lab.restricted import Never
from serendip.lab.simulate import options_of, seating
from serendip.lab.worth_report import Worth, WorthReport

SELDOM: Final = 0.01
"""What fewer games have is not tried, unless it is asked for by name."""


def worth(
    game_name: str,
    deeds: Sequence[str] = (),
    seats: int | None = None,
    games: int = 500,
    pairs: int = 200,
    bots: Sequence[str | type[Bot]] = ("thumb",),
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    variant: Variant | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> WorthReport:
    """Play games, then for everything that was done at most so many pairs of games in which somebody is kept from it.

    `deeds` are parts of the names of what is to be tried, as "Fake news"; without any it is each kind of action that
    comes up. Raises UnknownGame, WrongSeats, UnknownOption, UnknownBot, BadVariant, SerendipError if nothing is called
    so.
    """
    if games < 1 or pairs < 2:
        raise SerendipError(f"a worth needs a game and two pairs at least, not {games} and {pairs}")
    game = serendip.game(game_name)
    first = game.new(seats, seed, options_of(variant, options))
    sitting = seating(first.seats, bots)
    if first.seats < 2:
        raise SerendipError("alone nobody can be ahead: a worth is measured at two seats and more")
    jobs = {
        number: MatchJob(game_name, sitting, first.options, f"{seed} game {number}", variant, APART)
        for number in range(games)
    }
    with Players(workers) as players:
        base = played(players, jobs, games, {}, progress, keeper)
        tried = chosen(base, deeds)
        again: dict[int, MatchJob] = {}
        who: dict[int, tuple[str, int, int]] = {}
        for deed in tried:
            for number, seat in doers(base, deed, seed)[:pairs]:
                place = games + len(again)
                again[place] = jobs[number]._replace(never=(Never(seat, deed),))
                who[place] = (deed, number, seat)
        found = played(players, again, games + len(again), base, progress, keeper) if len(base) == games else {}
    gains: dict[str, list[float]] = {deed: [] for deed in tried}
    for place, result in found.items():
        deed, number, seat = who[place]
        gains[deed].append(base[number].part(seat) - result.part(seat))
    # A kind and its cards say the same twice, so they are not in one regression.
    slopes = {
        name: slope
        for card in (False, True)
        for name, slope in regression(list(base.values()), [one for one in tried if (":" in one) is card]).items()
    }
    report = [Worth(deed, list(base.values()), gains[deed], slopes.get(deed)) for deed in tried]
    return WorthReport(game, sitting, seed, games + len(again), len(base) + len(found), report, variant)


def chosen(results: Mapping[int, Result], deeds: Sequence[str]) -> list[str]:
    """Return what is tried: what the names fit, or without any each kind that is not rare. Raises SerendipError."""
    counts: dict[str, int] = {}
    for result in results.values():
        for deed in {one for seat in result.deeds.by_seat for one in seat}:
            counts[deed] = counts.get(deed, 0) + 1
    if not deeds:
        return sorted(
            deed for deed, count in counts.items() if ":" not in deed and count >= max(2, SELDOM * len(results))
        )
    found = [deed for deed in sorted(counts) if any(part.lower() in deed.lower() for part in deeds)]
    for part in deeds:
        if not any(part.lower() in deed.lower() for deed in found):
            known = ", ".join(sorted(counts))
            raise SerendipError(f"nobody did {part!r} in {len(results)} games; what was done: {known}")
    return found


def doers(results: Mapping[int, Result], deed: str, seed: int) -> list[tuple[int, int]]:
    """Return the games in which somebody did it, in their order, each with one of those who did, by lot."""
    found: list[tuple[int, int]] = []
    for number, result in sorted(results.items()):
        seats = [seat for seat, did in enumerate(result.deeds.by_seat) if deed in did]
        if seats:
            found.append((number, Random(f"{seed} doer {number} {deed}").choice(seats)))
    return found
