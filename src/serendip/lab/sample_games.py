"""Games of a simulation to look at: the closest one and the most one-sided, played again and saved."""

from base64 import b64encode
from typing import NamedTuple

from serendip.lab.games import Result
from serendip.lab.players import play_all
from serendip.lab.simulate import job_of
from serendip.lab.simulation_report import SimulationReport


class SampleGame(NamedTuple):
    """A game that is worth a look: `save` is what `serendip replay` tells."""

    name: str
    words: str
    save: str

    @property
    def link(self) -> str:
        """A link that has the saved match in itself."""
        return "data:application/json;base64," + b64encode(self.save.encode()).decode()


def sample_games(report: SimulationReport) -> list[SampleGame]:
    """Return the closest and the most one-sided of the games; [] if none can be told from the others.

    The gap is how far the second was behind: by the chances on the way where drama was measured, else by the scores.
    """
    gaps = {number: gap for number, result in enumerate(report.results) if (gap := gap_of(result)) is not None}
    if len(set(gaps.values())) < 2:
        return []
    closest, clearest = min(gaps, key=lambda one: (gaps[one], one)), max(gaps, key=lambda one: (gaps[one], -one))
    jobs = [job_of(report, number)._replace(save=True) for number in (closest, clearest)]
    played = play_all(jobs, workers=1)
    titles = ("The closest game", "The most one-sided game")
    return [
        SampleGame(title, f"game {number + 1}, {result.choices} choices, scores {_scores(result)}", result.save)
        for title, number, result in zip(titles, (closest, clearest), played, strict=True)
    ]


def gap_of(result: Result) -> float | None:
    """Return how far the second was behind; None where that can't be said."""
    if result.drama is not None:
        tension = result.drama.measures.get("tension")
        return None if tension is None else 1 - tension
    if len(result.scores) < 2 or len(result.winners) != 1:
        return None
    ranked = sorted(result.scores)
    return ranked[-1] - ranked[-2]


def _scores(result: Result) -> str:
    return ", ".join(f"{score:g}" for score in result.scores)
