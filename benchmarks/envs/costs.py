"""What an environment costs besides time: its memory, and whether a step gets dearer as the match goes on.

    python -m benchmarks.envs.costs [--environments 100] [--matches 12]

Memory is what the process has grown by, for each of so many environments that have played a little. Growth is the CPU
time of a step in the last third of a match over that in the first, with all that was heard in what is seen.
"""

import argparse
import os
import random
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.envs.steps import GAMES
from serendip.envs.aec import env

MEMORY = 400
WARM = 30


def resident() -> int:
    """Return how many bytes this process has in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def play(made: Any, steps: int, rng: random.Random) -> None:
    """Play at random by the masks."""
    made.reset(seed=1)
    for _ in range(steps):
        seen, _, terminated, truncated, _ = made.last()
        if terminated or truncated:
            return
        made.step(int(rng.choice(seen["action_mask"].nonzero()[0])))


def bytes_each(make: Callable[[], Any], environments: int) -> float:
    """Return how many bytes an environment takes that is in the midst of a match; the first is not counted."""
    rng = random.Random(1)
    first = make()
    play(first, WARM, rng)
    kept = [first]
    before = resident()
    for _ in range(environments):
        kept.append(make())
        play(kept[-1], WARM, rng)
    return (resident() - before) / environments


def growth(make: Callable[[], Any], matches: int) -> tuple[float, float]:
    """Return how long matches are in steps, and the cost of a step in their last third over that in their first."""
    rng = random.Random(1)
    made = make()
    early = late = 0.0
    steps = 0
    for number in range(matches):
        made.reset(seed=number)
        costs: list[float] = []
        while made.agents:
            begun = process_time()
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                break
            made.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            costs.append(process_time() - begun)
        third = len(costs) // 3
        early += sum(costs[:third])
        late += sum(costs[-third:])
        steps += len(costs)
    return steps / matches, late / early


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--environments", type=int, default=100)
    parser.add_argument("--matches", type=int, default=12)
    asked = parser.parse_args()
    print("| environment | kB each | steps of a match | last third over first |\n|---|---|---|---|")
    for game, seats in GAMES:

        def make(game: str = game, seats: int = seats) -> Any:
            return env(game, seats, memory=MEMORY)

        kilobytes = bytes_each(make, asked.environments) / 1000
        long, ratio = growth(make, asked.matches)
        print(f"| {game}, {seats} seats | {kilobytes:,.0f} | {long:,.0f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
