"""Which pictures a report has."""

from serendip.lab.arena_report import ArenaReport
from serendip.lab.comparison import Comparison
from serendip.lab.html import Link, Picture
from serendip.lab.luck import LuckReport
from serendip.lab.plots import Estimate, bands, estimates, histogram
from serendip.lab.sample_games import sample_games
from serendip.lab.simulation_report import SimulationReport
from serendip.lab.worth_report import WorthReport

LEAST = 5
"""Fewer games make no picture."""


def pictures_of(report: object) -> list[Picture]:
    """Return the pictures of any report of the lab."""
    if isinstance(report, SimulationReport):
        return _of_simulation(report) if report.games >= LEAST else []
    if isinstance(report, Comparison):
        return _of_comparison(report) if report.pairs >= LEAST else []
    if isinstance(report, WorthReport):
        return _of_worth(report)
    if isinstance(report, ArenaReport):
        return _of_arena(report)
    if isinstance(report, LuckReport) and report.games >= LEAST:
        return _of_luck(report)
    return []


def links_of(report: object) -> list[Link]:
    """Return what can be taken from a report: of a simulation, games to look at."""
    if not isinstance(report, SimulationReport):
        return []
    return [
        Link(one.name, one.words, f"{report.game}-{one.name.split()[-2]}.save.json", one.link)
        for one in sample_games(report)
    ]


def _of_simulation(report: SimulationReport) -> list[Picture]:
    found: list[Picture] = []
    if len(report.bots) > 1:
        rows = [
            Estimate(f"Player {seat + 1}, {report.bots[seat]}", 100 * share.value, 100 * share.low, 100 * share.high)
            for seat, share in enumerate(report.wins)
        ]
        told = ", ".join(f"{row.name}: {row.value:.1f} %" for row in rows)
        words = f"How often each seat wins, with 95 % intervals. {told}. Even would be {100 * report.even:.1f} %."
        found.append(estimates("Seats", words, rows, "wins, % of the games", 100 * report.even, "even"))
    lengths = [float(result.choices) for result in report.results]
    middle = sorted(lengths)[len(lengths) // 2]
    words = f"How long the games were: from {min(lengths):g} to {max(lengths):g} choices, {middle:g} in the middle."
    found.append(histogram("Length", words, [("choices", lengths)], "choices in a game"))
    scores = [[result.scores[seat] for result in report.results] for seat in range(len(report.bots))]
    if len({score for row in scores for score in row}) > 2:
        names = [f"Player {seat + 1}" for seat in range(len(report.bots))]
        means = ", ".join(f"{name} {mean.value:.1f}" for name, mean in zip(names, report.scores, strict=True))
        words = f"How the scores are spread, by seat. On average: {means}."
        found.append(histogram("Scores", words, list(zip(names, scores, strict=True)), "score"))
    curves = [result.drama.curve for result in report.results if result.drama is not None and result.drama.curve]
    if len(curves) >= LEAST:
        half = sorted(curve[len(curve) // 2] for curve in curves)[len(curves) // 2]
        words = (
            f"The winner's chance on the way, in {len(curves)} games: in the middle {100 * half:.0f} % at half time."
        )
        found.append(bands("Tension", words, curves, "chance of who wins, %"))
    if report.dealt:
        rows = [
            Estimate(f"{name} ({share.of:g})", 100 * share.value, 100 * share.low, 100 * share.high)
            for name, share in sorted(report.dealt.items(), key=lambda row: -row[1].value)
        ]
        words = f"How often a seat wins with what it was dealt, best first: {rows[0].name} {rows[0].value:.1f} %, "
        words += f"{rows[-1].name} {rows[-1].value:.1f} %."
        found.append(estimates("What was dealt", words, rows, "wins, %", 100 * report.even, "even"))
    return found


def _of_comparison(report: Comparison) -> list[Picture]:
    rows: list[Estimate] = []
    for one in report.differences.values():
        if not one.alike:
            scale = one.alone / 2**0.5 or 1.0
            low, high = (one.value - one.margin) / scale, (one.value + one.margin) / scale
            rows.append(Estimate(one.name, one.value / scale, low, high))
    if not rows:
        return []
    rows.sort(key=lambda row: -abs(row.value))
    words = f"The differences b − a, in units of how much a measure differs from game to game. Most: {rows[0].name}."
    return [estimates("What differs", words, rows, "b − a, in standard deviations", 0.0, "no difference")]


def _of_worth(report: WorthReport) -> list[Picture]:
    rows = [
        Estimate(one.deed, one.gain.value, one.gain.value - one.gain.margin, one.gain.value + one.gain.margin)
        for one in report.worths
        if one.gain.margin is not None
    ]
    if not rows:
        return []
    best = f"{rows[0].name} {rows[0].value:+.1f}"
    words = f"What withholding costs who would do it, in points of the win, best first: {best}."
    return [estimates("Worth", words, rows, "points of the win", 0.0, "worth nothing")]


def _of_arena(report: ArenaReport) -> list[Picture]:
    rows = [Estimate(one.bot, one.value, one.low, one.high) for one in report.overall.ratings]
    rows.sort(key=lambda row: -row.value)
    words = "The ratings on Elo's scale, best first: " + ", ".join(f"{row.name} {row.value:.0f}" for row in rows) + "."
    return [estimates("Ratings", words, rows, "rating")] if report.games else []


def _of_luck(report: LuckReport) -> list[Picture]:
    rows: list[Estimate] = []
    for bot, mean in report.wins.items():
        margin = mean.margin or 0.0
        rows.append(Estimate(bot, 100 * mean.value, 100 * (mean.value - margin), 100 * (mean.value + margin)))
    words = "Each bot's part of the wins over all deals and seats: "
    words += ", ".join(f"{row.name} {row.value:.1f} %" for row in rows) + "."
    return [estimates("Skill", words, rows, "part of the wins, %", 100 / len(report.bots), "even")]
