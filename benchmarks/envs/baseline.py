"""The baseline table: each bot against the next by player count, with Wilson intervals, seeds and commit.

    python -m benchmarks.envs.baseline --games 60 --bots random,thumb >docs/baselines.md
    python -m benchmarks.envs.baseline --only dark-matter --bots random,thumb,search:100,my_package:MyBot

Every mix of the bots sits in every rotation on every deal, so that neither seat nor deal favours one. What counts is
who did better in the games that told two bots apart. For Science! is won or lost together: there each bot plays alone,
and what counts is how many matches are won.
"""

import argparse
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import serendip
from serendip.cli.arguments import read_bots
from serendip.lab import arena, simulate

ROOT = Path(__file__).resolve().parents[2]
TOGETHER = ("for-science",)


def commit() -> str:
    """Return which commit is measured, and whether something was changed since."""
    said = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or "no repository"


def duels(name: str, bots: list[str], games: int, seed: int, workers: int | None) -> list[str]:
    """Return the rows of a game in which bots compete."""
    rows = []
    for seats in [seats for seats in serendip.game(name).seats if seats > 1]:
        report = arena(name, bots, games=games, seats=seats, seed=seed, workers=workers)
        for duel in report.overall.duels:
            told = f"{duel.first} – {duel.second} | {duel.games} | {duel.ahead + duel.behind:.0f} | {duel.share}"
            rows.append(f"| {name} | {seats} | {told} |")
    return rows


def together(name: str, bots: list[str], games: int, seed: int, workers: int | None) -> list[str]:
    """Return the rows of a game that all win or lose together."""
    rows = []
    for seats in serendip.game(name).seats:
        for bot in bots:
            report = simulate(name, seats=seats, games=games, bots=[bot], seed=seed, workers=workers)
            rows.append(f"| {name} | {seats} | {bot} | {report.games} | all | {report.wins[0]} |")
    return rows


def main() -> None:
    """Measure, and print a page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=serendip.games(), help="which games (all)")
    parser.add_argument("--bots", type=read_bots, default=["random", "thumb"])
    parser.add_argument("--games", type=int, default=60, help="how many at each size of table, at least")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args()
    said = f"--only {' '.join(asked.only)} --games {asked.games} --bots {','.join(asked.bots)} --seed {asked.seed}"
    print("# Baselines\n")
    print("<!-- Made by `python -m benchmarks.envs.baseline`. Do not edit. -->\n")
    print(f"Serendip {serendip.__version__}, commit {commit()}, {datetime.now(UTC):%d %B %Y}, `{said}`.")
    print("The same command plays the same games. Shares are of the games that told the two apart, with Wilson's 95 %")
    print("interval; where all win or lose together, of all games, at a table of one sort of bot.\n")
    print("| game | players | bots | games | told apart | the first did better |\n|---|---|---|---|---|---|")
    for name in asked.only:
        rows = (together if name in TOGETHER else duels)(name, asked.bots, asked.games, asked.seed, asked.workers)
        print("\n".join(rows), flush=True)


if __name__ == "__main__":
    main()
