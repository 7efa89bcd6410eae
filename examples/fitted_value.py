"""A value by regression: what positions between bots were worth in the end, fitted to what the seats saw.

    python examples/fitted_value.py --game dark-matter --seats 2 --games 300

Ridge regression on rows, with NumPy alone (`pip install 'serendip[envs]'`). As a bot it tries each action in a few
matches that it imagines and takes the one after which its seat is worth most; it meets the ladder in the end.
"""

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import serendip
from serendip.bots import Bot, Imagine, ask, make_bot, play_bots
from serendip.core.action import Action, Ranged
from serendip.envs.rewards import win
from serendip.lab.figures import Share

WORLDS = 3


def row_of(match: Any, seat: int) -> NDArray[np.float32]:
    """Return what a seat sees, each count by its root so that large ones do not rule."""
    row = np.zeros(match.game.layout.size + 1, np.float32)
    match.observe(seat, row[:-1].data)
    row[-1] = 1.0
    return np.sign(row) * np.sqrt(np.abs(row))


def examples(game: Any, seats: int, games: int, seed: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return rows from matches between bots, and what they were worth to the seats that saw them."""
    rows, worths = [], []
    for number in range(games):
        rng = Random(f"{seed} {number}")
        match = game.new(seats, rng.getrandbits(62))
        bots = [make_bot(rng.choice(["thumb", "thumb", "random"]), game, rng.getrandbits(62)) for _ in range(seats)]
        seen: list[tuple[int, NDArray[np.float32]]] = []
        while match.wait():
            seat = match.to_act[0]
            match.play(seat, ask(bots[seat], match, seat, rng))
            if rng.random() < 0.3:
                seen += [(looks, row_of(match, looks)) for looks in range(seats)]
        brought = win(match.outcome)
        rows += [row for _, row in seen]
        worths += [brought[seat] for seat, _ in seen]
    return np.array(rows), np.array(worths, np.float32)


class Valuing(Bot):
    """Chooses what leads to the position that is worth most."""

    name = "fitted value"

    def __init__(self, weights: NDArray[np.float32]) -> None:
        self.weights = weights

    def choose(self, view: Any, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Try each action in the same few worlds."""
        seat = view["seat"]
        worlds = [imagine() for _ in range(WORLDS)]

        def worth(action: Action) -> float:
            total = 0.0
            for world in worlds:
                match = world.copy()
                match.play(seat, action)
                outcome = match.outcome
                total += float(row_of(match, seat) @ self.weights) if outcome is None else win(outcome)[seat]
            return total

        return max([one for action in actions for one in numbered(action)], key=worth)


def numbered(action: Action) -> list[Action]:
    """Return an action; of one with a range, its ends."""
    if isinstance(action, Ranged):
        return [action.choose(number) for number in dict.fromkeys([action.least, action.most])]
    return [action]


def main() -> None:
    """Fit, and meet the bots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dark-matter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="how many matches to learn from")
    parser.add_argument("--matches", type=int, default=200, help="how many against each bot")
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = serendip.game(asked.game)
    rows, worths = examples(game, asked.seats, asked.games, asked.seed)
    half = len(rows) * 4 // 5
    seen, told = rows[:half], worths[:half]
    weights = np.linalg.solve(seen.T @ seen + asked.ridge * np.eye(rows.shape[1], dtype=np.float32), seen.T @ told)
    off = worths[half:] - rows[half:] @ weights
    explained = 1 - float((off**2).mean() / worths[half:].var())
    print(f"fitted to {half:,} rows; explains {explained:.0%} of what came of {len(off):,} others")
    for bot in ("random", "thumb"):
        won = 0
        for number in range(asked.matches):
            rng = Random(f"{asked.seed} {bot} {number}")
            match = game.new(asked.seats, rng.getrandbits(62))
            own = number % asked.seats
            bots: list[Bot] = [make_bot(bot, game, rng.getrandbits(62)) for _ in range(asked.seats)]
            bots[own] = Valuing(weights)
            play_bots(match, bots, rng)
            assert match.outcome is not None
            won += own in match.outcome.winners
        print(f"against {bot}: {Share(won, asked.matches)} of {asked.matches} matches won")


if __name__ == "__main__":
    main()
