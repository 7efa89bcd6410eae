"""A finished match seen again: how everybody's chances moved, and the moments that moved them most."""

from random import Random

import serendip
from serendip.bots.tree import SearchSettings, Tree
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import TABLE
from serendip.core.repeat import repeat
from serendip.lab.players import Progress


class Moment:
    """One step of the match: who did what, and everybody's chances after it."""

    def __init__(self, number: int, seat: int | None, words: str, chances: list[float], swing: float) -> None:
        self.number = number
        self.seat = seat
        self.words = words
        self.chances = chances
        self.swing = swing

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "step": self.number,
            "seat": self.seat,
            "words": self.words,
            "chances": list(self.chances),
            "swing": self.swing,
        }


class Analysis:
    """All the moments of a match: the opening first, then one for each action."""

    def __init__(self, moments: list[Moment]) -> None:
        self.moments = moments

    def key_moments(self, count: int = 5) -> list[Moment]:
        """Return the actions after which the chances had moved most, in the order of the match."""
        ranked = sorted(self.moments[1:], key=lambda moment: -moment.swing)[:count]
        return sorted([moment for moment in ranked if moment.swing > 0], key=lambda moment: moment.number)

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "moments": [moment.to_json() for moment in self.moments],
            "key_moments": [moment.number for moment in self.key_moments()],
        }


def chances(save_text: str | bytes, iterations: int = 100, seed: int = 1, progress: Progress | None = None) -> Analysis:
    """Estimate each seat's chance to win after every step of a match that is over.

    The chances are those of a spectator who sees what is public and imagines the rest, so that they tell how the match
    looked and not what the cards had already decided. Raises BadSave, UnknownGame, or SerendipError if it still goes
    on: its players must not learn their chances from here.
    """
    match = serendip.load(save_text)
    if match.outcome is None:
        raise SerendipError("this match is not over yet: play it to its end before it is analysed")
    rng = Random(f"{seed} analysis")
    again = match.opening()
    steps = match.steps(after=again.last)
    before = spectator_chances(again, iterations, rng)
    moments = [Moment(0, None, "the opening", before, 0.0)]
    for number, step in enumerate(steps, start=1):
        repeat(again, step)
        after = spectator_chances(again, iterations, rng)
        moved = swing(before, after)
        moments.append(Moment(number, None if step.seat == TABLE else step.seat, str(step.action), after, moved))
        before = after
        if progress is not None:
            progress(number, len(steps))
    return Analysis(moments)


def swing(before: list[float], after: list[float]) -> float:
    """Return how far chances moved: the share that changed hands."""
    return sum(abs(new - old) for new, old in zip(after, before, strict=True)) / 2


def spectator_chances(match: Match, iterations: int, rng: Random) -> list[float]:
    """Return each seat's chance to win as a spectator sees it: calibrated, by what lies open.

    Of a game that knows no such chances it is guessed, every seat playing as a search would.
    """
    known = match.outlook()
    if known is not None:
        return known
    if match.outcome is not None:
        return [float(seat in match.outcome.winners) for seat in range(match.seats)]
    dream = match.imagine(None, rng)
    tree = Tree(match.game, None, rng, SearchSettings())
    totals = [0.0] * match.seats
    for _ in range(iterations):
        rewards = tree.iterate(dream.imagine(None, rng), also=range(match.seats))
        for seat, reward in rewards.items():
            totals[seat] += reward
    return [total / iterations for total in totals]
