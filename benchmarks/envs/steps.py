"""Steps with masks and observations per CPU-second, in one run, alternating, the best of several.

    python -m benchmarks.envs.steps [--rounds 5] [--steps 3000]

Every environment is played at random by its masks. Of PettingZoo, OpenSpiel (its games in C++) and RLCard those games
are measured that are installed.
"""

import argparse
import os
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from serendip.envs.aec import env
from serendip.envs.processes import Processes
from serendip.envs.vector import Many

GAMES = (("dark-matter", 3), ("time-horizon", 3), ("pandorum", 3), ("for-science", 2))
MATCHES = 64

Run = Callable[[int], float]
"""Plays so many steps and returns how many a CPU-second."""


def one_by_one(made: Any) -> Run:
    """Return a run of an environment of PettingZoo's kind."""

    def run(steps: int) -> float:
        rng = random.Random(1)
        made.reset(seed=1)
        begun = process_time()
        for _ in range(steps):
            seen, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.reset()
            else:
                made.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        return steps / (process_time() - begun)

    return run


def many(game: str, seats: int) -> Run:
    """Return a run of many matches at once; what chooses costs little and is the same for all."""

    def run(steps: int) -> float:
        played = Many(game, MATCHES, seats)
        played.reset(seed=1)
        rng = random.Random(1)
        begun = process_time()
        for _ in range(steps // MATCHES):
            legal = [numbers[int(rng.random() * len(numbers))] for numbers in played.legal]
            played.step(legal)
        return steps // MATCHES * MATCHES / (process_time() - begun)

    return run


def several(game: str, seats: int, workers: int) -> Run:
    """Return a run of as many matches in several processes; all that they use up is counted."""

    def run(steps: int) -> float:
        played = Processes(game, MATCHES, seats, workers=workers)
        try:
            seen, _ = played.reset(seed=1)
            rng = np.random.default_rng(1)
            begun = process_time() + sum(cpu_seconds(process.pid) for process in played.workers)
            for _ in range(steps // MATCHES):
                luck = rng.random(played.arrays.masks.shape, np.float32) * seen["action_mask"]
                seen, *_ = played.step(luck.argmax(axis=1))
            used = process_time() + sum(cpu_seconds(process.pid) for process in played.workers) - begun
        finally:
            played.close()
        return steps // MATCHES * MATCHES / used

    return run


def cpu_seconds(pid: int) -> float:
    """Return how long a process has worked so far."""
    told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def open_spiel(name: str) -> Run:
    """Return a run of a game of OpenSpiel with its tensors."""

    def run(steps: int) -> float:
        pyspiel = import_module("pyspiel")
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        state = game.new_initial_state()
        done = 0
        begun = process_time()
        while done < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return steps / (process_time() - begun)

    return run


def rlcard(name: str) -> Run:
    """Return a run of an environment of RLCard."""

    def run(steps: int) -> float:
        made = import_module("rlcard").make(name)
        rng = random.Random(1)
        state, _ = made.reset()
        begun = process_time()
        for _ in range(steps):
            if made.is_over():
                state, _ = made.reset()
            state, _ = made.step(rng.choice(list(state["legal_actions"])))
        return steps / (process_time() - begun)

    return run


def runs() -> Iterator[tuple[str, Run]]:
    """Yield what can be measured here."""
    for game, seats in GAMES:
        yield f"{game}, {seats} seats, one match (AEC)", one_by_one(env(game, seats))
        yield f"{game}, {seats} seats, {MATCHES} matches at once", many(game, seats)
        yield f"{game}, {seats} seats, {MATCHES} matches in 2 processes", several(game, seats, 2)
    for name in ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "gin_rummy_v4", "hanabi_v5"):
        try:
            yield f"PettingZoo {name}", one_by_one(import_module(f"pettingzoo.classic.{name}").env())
        except (ImportError, AttributeError) as missing:  # what it needs, or PettingZoo has it no longer
            print(f"PettingZoo {name} is not measured: {str(missing).splitlines()[0]}")
    for module, made, names in (
        ("pyspiel", open_spiel, ("gin_rummy", "connect_four")),
        ("rlcard", rlcard, ("uno", "gin-rummy")),
    ):
        try:
            import_module(module)
        except ImportError as missing:
            print(f"{module} is not measured: {missing}")
            continue
        for name in names:
            yield f"{module} {name}", made(name)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=3000)
    asked = parser.parse_args()
    best: dict[str, float] = {}
    entrants = list(runs())
    for _ in range(asked.rounds):
        for name, run in entrants:
            best[name] = max(best.get(name, 0.0), run(asked.steps))
    print("| environment | steps per CPU-second |\n|---|---|")
    for name, figure in best.items():
        print(f"| {name} | {figure:,.0f} |")


if __name__ == "__main__":
    main()
