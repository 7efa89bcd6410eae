"""What a comparison found: paired differences with intervals, and what the pairing was worth."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.lab.figures import counted, table
from serendip.lab.games import Result
from serendip.lab.significance import games_needed, holm, least_seen, normal_beyond, student
from serendip.lab.simulation_report import DEALT, DONE

FEWEST: Final = 10
"""A measure that fewer pairs have tells nothing."""


class StopAt:
    """Which measure is to be known how well, and how often it is looked at on the way."""

    def __init__(self, measure: str, precision: float | None, looks: int) -> None:
        self.measure = measure
        self.precision = precision
        self.error = 0.05 / looks


class Difference:
    """One measure on both sides: b less a, over the pairs in which both have it."""

    def __init__(self, name: str, ours: Sequence[float], theirs: Sequence[float], error: float) -> None:
        self.name = name
        self.of = len(ours)
        self.a = sum(ours) / self.of
        self.b = sum(theirs) / self.of
        self.value = self.b - self.a
        gains = [b - a for a, b in zip(ours, theirs, strict=True)]
        self.spread = spread_of(gains)
        self.alone = sqrt(spread_of(ours) ** 2 + spread_of(theirs) ** 2)
        self.alike = self.spread == 0
        self.margin = student(self.of - 1, error) * self.spread / sqrt(self.of)
        self.p = 1.0 if self.alike else normal_beyond(self.value / (self.spread / sqrt(self.of)))
        self.corrected = self.p

    @property
    def gain(self) -> float | None:
        """How many times as many games it would take without the pairing; None if nothing differs."""
        return None if self.alike else (self.alone / self.spread) ** 2

    @property
    def sure(self) -> bool:
        """Whether it is more than luck, as many measures as were looked at."""
        return self.corrected < 0.05

    def __str__(self) -> str:
        """Return "−1.20 ± 0.30"."""
        return "none in any pair" if self.alike and not self.value else f"{self.value:+.3f} ± {self.margin:.3f}"

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "a": self.a,
            "b": self.b,
            "difference": self.value,
            "low": self.value - self.margin,
            "high": self.value + self.margin,
            "p": self.p,
            "p corrected": self.corrected,
            "pairs": self.of,
            "gain of pairing": self.gain,
            "least difference seen": least_seen(self.spread, self.of),
        }


class Comparison:
    """All the differences; `words()` is for people, `to_json()` for programs."""

    def __init__(
        self,
        game: Game,
        sides: tuple[str, str],
        bots: tuple[str, ...],
        seed: int,
        asked: int,
        goal: StopAt,
        ours: Sequence[Result],
        theirs: Sequence[Result],
    ) -> None:
        self.game = game.name
        self.title = game.title
        self.sides = sides
        self.bots = bots
        self.seed = seed
        self.asked = asked
        self.goal = goal
        self.pairs = len(ours)
        self.differences: dict[str, Difference] = {}
        mine = [measures(result) for result in ours]
        other = [measures(result) for result in theirs]
        for name in dict.fromkeys(name for row in mine for name in row):
            both = [(a[name], b[name]) for a, b in zip(mine, other, strict=True) if name in a and name in b]
            if len(both) >= min(FEWEST, max(2, self.pairs)):
                self.differences[name] = Difference(name, [a for a, _ in both], [b for _, b in both], goal.error)
        for one, p in zip(self.differences.values(), holm([one.p for one in self.differences.values()]), strict=True):
            one.corrected = p

    def precise(self) -> bool:
        """Say whether the goal's measure is known well enough. Raises SerendipError if there is no such measure."""
        if self.goal.measure not in self.differences:
            known = ", ".join(self.differences)
            raise SerendipError(f"there is no measure {self.goal.measure!r} in these games; there is {known}")
        return self.goal.precision is not None and self.differences[self.goal.measure].margin <= self.goal.precision

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all pairs were played, or enough of them."""
        return self.pairs < self.asked and (self.pairs < 2 or not self.precise())

    @property
    def heading(self) -> str:
        """What was compared."""
        fewer = f" of {self.asked}" if self.pairs < self.asked else ""
        played = f"{counted(self.pairs, 'pair')}{fewer} of games of {counted(len(self.bots), 'player')}"
        return f"{self.title}: b, {self.sides[1]}, against a, {self.sides[0]}: {played}, seed {self.seed}"

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        if self.pairs < FEWEST:
            return [f"{counted(self.pairs, 'pair')} tell too little for a claim: play some hundreds."]
        sure = sorted((one for one in self.differences.values() if one.sure), key=lambda one: one.corrected)
        said = [
            f"{one.name}: {one.b:.3f} instead of {one.a:.3f}, {one} (luck alone: {one.corrected:.3g}, corrected)."
            for one in sure
        ]
        if not sure:
            said.append("Nothing differs by more than luck would bring.")
        if self.goal.precision is not None and self.goal.measure in self.differences:
            known = self.differences[self.goal.measure]
            well = "is known as well as was asked" if self.precise() else "is not known so well yet"
            said.append(f"{known.name} {well}: ± {known.margin:.3f}, asked for ± {self.goal.precision:g}.")
        gains = [one.gain for one in self.differences.values() if one.gain is not None]
        if gains:
            middle = sorted(gains)[len(gains) // 2]
            said.append(f"The pairing saved games: without it {middle:.1f} times as many would tell the same (median).")
        return said

    def needed(self, difference: float) -> str:
        """Say how many pairs would show such a difference of the goal's measure. Raises SerendipError."""
        self.precise()
        one = self.differences[self.goal.measure]
        if one.alike:
            return f"{one.name} differed in no pair, so nothing can be said of how many games {difference:g} needs."
        pairs, alone = games_needed(one.spread, difference), games_needed(one.alone, difference)
        return (
            f"To see a difference of {difference:g} in {one.name} 4 times in 5 takes {pairs} pairs; "
            f"without pairing, {alone} games of each."
        )

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the table: a head, and rows."""
        rows = [
            (
                one.name,
                f"{one.a:.3f}",
                f"{one.b:.3f}",
                one,
                "yes" if one.sure else "",
                f"{least_seen(one.spread, one.of):.3f}",
                "" if one.gain is None else f"{one.gain:.1f}×",
                one.of,
            )
            for one in self.differences.values()
        ]
        head = ["measure", "a", "b", "b − a, 95 %", "sure", "could see", "pairing", "pairs"]
        return {"differences": (head, list(rows))} if rows else {}

    def words(self) -> str:
        """Return the report for people."""
        parts = [self.heading, "\n".join(self.sentences())]
        parts += [table(head, rows) for head, rows in self.tables().values()]
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "a": self.sides[0],
            "b": self.sides[1],
            "bots": list(self.bots),
            "seed": self.seed,
            "pairs": self.pairs,
            "asked": self.asked,
            "summary": list(self.sentences()),
            "differences": {name: one.to_json() for name, one in self.differences.items()},
        }

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from serendip.lab.html import tables_as_html

        return tables_as_html(self.heading, self.sentences(), self.tables())


def measures(result: Result) -> dict[str, float]:
    """Return the numbers of a game that can be compared: parts of the win, scores, length, and its facts.

    What a seat only has if it did something is left out: who does it may be another in the other game.
    """
    seats = range(len(result.bots))
    found = {f"seat {seat + 1} wins": result.part(seat) for seat in seats}
    found |= {"somebody wins": float(bool(result.winners)), "choices": float(result.choices)}
    found["mean score"] = sum(result.scores) / len(result.scores)
    for fact, value in result.facts.items():
        if not isinstance(value, str) and (fact.startswith(DEALT) or not fact.startswith(DONE)):
            found[fact] = value
    return found


def spread_of(numbers: Sequence[float]) -> float:
    """Return the standard deviation; 0 of fewer than two."""
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))
