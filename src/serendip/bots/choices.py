"""What there is to choose from in an imagined match, and how it looks at first sight."""

from collections.abc import Sequence
from random import Random

from serendip.core.action import Action, Ranged
from serendip.core.errors import RulesGap
from serendip.core.match import Match
from serendip.core.ruleset import Ruleset

NUMBERS = 8
"""How many numbers of a range a search tries."""

TRIFLE = 1e-9
"""How much worse the next number of a range looks."""


def has_ranges(game: Ruleset) -> bool:
    """Say whether a game offers numbers as ranges at all."""
    return any(issubclass(kind, Ranged) for kind in game.actions)


def has_first_sight(game: Ruleset) -> bool:
    """Say whether a game tells how good its actions look."""
    return type(game).appeal is not Ruleset.appeal


def has_thumb(game: Ruleset) -> bool:
    """Say whether a game has rules of thumb."""
    return type(game).thumb is not Ruleset.thumb


def offers(match: Match, seat: int) -> tuple[Action, ...]:
    """Return the legal actions of a seat that is asked. Raises RulesGap if the rules leave it none."""
    actions = match.actions(seat)
    if not actions:
        raise RulesGap(f"{match.game.title} asks seat {seat} and offers it nothing: its rules have a gap")
    return actions


def unfold(actions: Sequence[Action]) -> list[Action]:
    """Return the actions with each range replaced by some numbers of it, both ends among them."""
    found: list[Action] = []
    for action in actions:
        if isinstance(action, Ranged):
            found += [action.choose(number) for number in spread(action.least, action.most)]
        else:
            found.append(action)
    return found


def spread(least: int, most: int) -> list[int]:
    """Return all the numbers of a small range, or a few at even distances."""
    if most - least < NUMBERS:
        return list(range(least, most + 1))
    return [least + (most - least) * place // (NUMBERS - 1) for place in range(NUMBERS)]


def first_sight(match: Match, seat: int, ranges: bool) -> list[float] | None:
    """Return how good each choice looks, in the order of `unfold`; None if the game can't say.

    Of a range it is the least number that looks so good; the others look slightly worse the larger they are.
    """
    looks = match.appeal(seat)
    if looks is None or not ranges:
        return looks
    found: list[float] = []
    for action, look in zip(match.actions(seat), looks, strict=True):
        count = len(spread(action.least, action.most)) if isinstance(action, Ranged) else 1
        found += [look - place * TRIFLE for place in range(count)]
    return found


class Habit:
    """How a search plays on where it does not search: as it looks best at first sight, else by rules of thumb.

    Where a game has neither it plays at random.
    """

    def __init__(self, game: Ruleset) -> None:
        self.game = game
        self.ranges = has_ranges(game)
        self.by_sight = has_first_sight(game)
        thumb = has_thumb(game) and not self.by_sight
        self.by_thumb = thumb and game.quick_thumb
        self.blind = thumb and not game.quick_thumb
        """Whether it plays on at random though there are rules of thumb, which then know better."""

    def choice(self, match: Match, seat: int, choices: Sequence[Action], rng: Random) -> Action | None:
        """Return the choice that this seat would make, one of `unfold` if it goes by first sight; None: any."""
        if self.by_thumb:
            return self.game.thumb(match.view(seat), match.actions(seat), rng)
        looks = first_sight(match, seat, self.ranges)
        return None if looks is None else choices[best_looking(looks, rng)]


def best_looking(looks: Sequence[float], rng: Random) -> int:
    """Return the place of what looks best, of several one at random."""
    most = max(looks)
    places = [place for place, look in enumerate(looks) if look == most]
    return places[0] if len(places) == 1 else rng.choice(places)
