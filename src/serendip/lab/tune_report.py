"""What a search found: the variants that no other is better than in every goal, and how far each is from them."""

from collections.abc import Mapping, Sequence
from typing import Any

from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.lab.figures import counted, table
from serendip.lab.games import Result
from serendip.lab.space import Goal, Space, as_toml


class Trial:
    """A variant that was tried: its values, what it reaches of each goal, and by how much it misses it.

    Misses are in units of the goal, so that they can be read; none is weighed against another.
    """

    def __init__(
        self,
        values: Mapping[str, Any],
        results: Mapping[int, Result],
        reached: Sequence[float],
        aims: Sequence[Goal],
        stopped: bool,
    ) -> None:
        self.values = values
        self.results = results
        self.reached = list(reached)
        self.misses = [aim.miss(value) for aim, value in zip(aims, reached, strict=True)]
        self.stopped = stopped
        self.deeds = sorted({deed for result in results.values() for seat in result.deeds.by_seat for deed in seat})

    @property
    def good(self) -> bool:
        """Whether it reaches every goal."""
        return not any(self.misses)

    def beats(self, other: "Trial") -> bool:
        """Say whether it is nearer to a goal than another, and farther from none."""
        pairs = list(zip(self.misses, other.misses, strict=True))
        return all(mine <= yours for mine, yours in pairs) and any(mine < yours for mine, yours in pairs)


class TuneReport:
    """The front of what was tried, best first; `words()` is for people, `to_json()` for programs."""

    def __init__(
        self, game: Game, space: Space, bots: tuple[str, ...], seed: int, trials: Sequence[Trial], stopped: bool
    ) -> None:
        self.space = space
        self.bots = bots
        self.seed = seed
        self.stopped = stopped
        self.trials = list(trials)
        whole = [trial for trial in self.trials if not trial.stopped]
        front = [trial for trial in whole if not any(other.beats(trial) for other in whole)]
        self.front = sorted(front, key=lambda trial: sum(trial.misses))
        tried = (
            f"{counted(len(self.trials), 'variant')}{' (stopped)' if stopped else ''} of {counted(len(bots), 'player')}"
        )
        self.heading = f"{game.title}: {tried}, seed {seed}"

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        if not self.trials:
            return ["Nothing was tried."]
        good = sum(trial.good for trial in self.trials if not trial.stopped)
        early = sum(trial.stopped for trial in self.trials)
        said = [
            f"{counted(good, 'variant')} reached every goal; {early} were given up early, sure to be worse.",
            "The best of many by few games is flattered: compare a variant anew, with another seed.",
        ]
        if not self.trials[0].values and self.trials[0].good:
            said.insert(0, "The game as it is reaches every goal.")
        return said

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the goals and the front: a head, and rows."""
        if not self.front:
            return {}
        head = ["the front", *(f"{aim.measure} ({aim.words()})" for aim in self.space.aims), "all goals"]
        rows: list[tuple[object, ...]] = [
            (told(trial.values), *(f"{value:.2f}" for value in trial.reached), "yes" if trial.good else "")
            for trial in self.front
        ]
        base: list[tuple[object, ...]] = [
            (told({}), *(f"{value:.2f}" for value in trial.reached), "yes" if trial.good else "")
            for trial in self.trials[:1]
            if trial not in self.front
        ]
        return {"front": (head, rows + base)}

    def files(self) -> dict[str, str]:
        """Return the variants of the front as files, by their names."""
        return {
            f"front-{number}.toml": as_toml(self.space, f"Front {number}", trial.values)
            for number, trial in enumerate(self.front, start=1)
            if trial.values
        }

    def words(self) -> str:
        """Return the report for people."""
        rows = [table(head, rows) for head, rows in self.tables().values()]
        return "\n\n".join([self.heading, "\n".join(self.sentences()), *rows])

    def to_json(self) -> dict[str, Plain]:
        """Return the report as plain data."""
        return {
            "game": self.space.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "goals": [[aim.measure, aim.low, aim.high] for aim in self.space.aims],
            "trials": [
                {
                    "values": dict(trial.values),
                    "reached": list(trial.reached),
                    "misses": list(trial.misses),
                    "games": len(trial.results),
                    "front": trial in self.front,
                }
                for trial in self.trials
            ],
        }

    def _repr_html_(self) -> str:
        """Show it in a notebook."""
        from serendip.lab.html import tables_as_html

        return tables_as_html(self.heading, self.sentences(), self.tables())


def told(values: Mapping[str, Any]) -> str:
    """Return the values of a variant in words."""
    return ", ".join(f"{path} = {value}" for path, value in values.items()) or "the game as it is"
