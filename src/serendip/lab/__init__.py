"""The laboratory: games by the thousand, ladders of bots, and what a finished match looked like on the way."""

from serendip.lab.analysis import Analysis, Moment, chances
from serendip.lab.arena import arena
from serendip.lab.arena_report import ArenaReport
from serendip.lab.compare import Compared, compare
from serendip.lab.comparison import Comparison
from serendip.lab.luck import LuckReport, luck
from serendip.lab.simulate import simulate
from serendip.lab.simulation_report import SimulationReport
from serendip.lab.worth import worth
from serendip.lab.worth_report import WorthReport

__all__ = [
    "Analysis",
    "ArenaReport",
    "Compared",
    "Comparison",
    "LuckReport",
    "Moment",
    "SimulationReport",
    "WorthReport",
    "arena",
    "chances",
    "compare",
    "luck",
    "simulate",
    "worth",
]
