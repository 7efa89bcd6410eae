"""What things were found to be worth, each with its interval and a second opinion."""

from collections.abc import Sequence
from math import sqrt

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.variant import Variant
from serendip.lab.figures import Mean, Share, counted, table
from serendip.lab.games import Result
from serendip.lab.regression import Slope
from serendip.lab.significance import holm, normal_beyond

FEWEST = 10
"""Of fewer pairs nothing is claimed."""


class Worth:
    """One thing that can be done: how often it is, and what it brings, in points of a hundred of the win."""

    def __init__(self, deed: str, results: Sequence[Result], gains: Sequence[float], slope: Slope | None) -> None:
        self.deed = deed
        self.done = Share(sum(any(deed in did for did in r.deeds.by_seat) for r in results), len(results))
        self.gain = Mean([100 * gain for gain in gains])
        self.slope = slope
        error = self.gain.spread / sqrt(self.gain.of) if self.gain.of else 0.0
        self.p = normal_beyond(self.gain.value / error) if error else 1.0
        self.corrected = self.p

    @property
    def sure(self) -> bool:
        """Whether it is more than luck, as many things as were tried."""
        return self.corrected < 0.05 and self.gain.of >= FEWEST

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "done": self.done.to_json(),
            "worth": self.gain.to_json(),
            "p": self.p,
            "p corrected": self.corrected,
            "regression": None if self.slope is None else [100 * self.slope.value, 100 * self.slope.margin],
        }


class WorthReport:
    """Everything that was tried, the most valuable first."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        seed: int,
        asked: int,
        games: int,
        worths: Sequence[Worth],
        variant: Variant | None = None,
    ) -> None:
        self.game = game.name
        self.bots = bots
        self.seed = seed
        self.asked = asked
        self.games = games
        self.variant = variant
        for one, p in zip(worths, holm([one.p for one in worths]), strict=True):
            one.corrected = p
        self.worths = sorted(worths, key=lambda one: -one.gain.value)
        other = "" if variant is None else f", variant {variant.name}"
        self.heading = (
            f"{game.title}: what it is worth to {', '.join(dict.fromkeys(bots))} to do something, "
            f"{counted(games, 'game')} of {counted(len(bots), 'player')}{other}, seed {seed}"
        )

    @property
    def stopped(self) -> bool:
        """Whether it was interrupted before all games were played."""
        return self.games < self.asked

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        said = [
            f"{one.deed} brings {one.gain.value:+.1f} points of the win (± {one.gain.margin or 0:.1f}) to who does it."
            for one in self.worths
            if one.sure
        ]
        return [*(said or ["Nothing that was tried is worth more, or less, than luck would bring."]), *EXPLAINED]

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the table: a head, and rows."""
        rows = [
            (
                one.deed,
                f"{100 * one.done.value:.0f} %",
                f"{one.gain.value:+.1f}",
                one.gain.uncertainty if one.gain.of else "not tried",
                "yes" if one.sure else "",
                one.gain.of,
                "" if one.slope is None else f"{100 * one.slope.value:+.1f} ± {100 * one.slope.margin:.1f}",
            )
            for one in self.worths
        ]
        head = ["what", "games with it", "worth, points", "95 %", "sure", "pairs", "by regression"]
        return {"worth": (head, list(rows))} if rows else {}

    def words(self) -> str:
        """Return the report for people."""
        parts = [self.heading, *(table(head, rows) for head, rows in self.tables().values())]
        return "\n\n".join([*parts, "\n".join(self.sentences())])

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "worths": {one.deed: one.to_json() for one in self.worths},
        }

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from serendip.lab.html import tables_as_html

        return tables_as_html(self.heading, self.sentences(), self.tables())


EXPLAINED = (
    "Worth: the same game on the same luck, once as it was and once with a seat that did it kept from it; the mean "
    "difference of that seat's part of the win. It is the worth to whoever would do it, as these bots play.",
    "By regression: how much more of the win goes with it, with everything else that was done held alike. Who does "
    "something may be ahead already, so it is a second opinion and no more.",
)
