"""MaskablePPO of Stable-Baselines3 against bots: `pip install -r examples/requirements.txt 'serendip[envs]'`.

python examples/stable_baselines.py --game dark-matter --seats 2 --choices 50000
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from serendip.envs.single import OneSeat
from serendip.lab.figures import Share


def main() -> None:
    """Learn, then play so many matches and say how many were won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dark-matter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random,thumb")
    parser.add_argument("--choices", type=int, default=50_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    opponents = asked.opponents.split(",")

    def make() -> OneSeat:
        # Masks come by `action_masks()`, so that what is seen is the row alone.
        return OneSeat(asked.game, asked.seats, opponents, seat=None, masked=False)

    learner = MaskablePPO("MlpPolicy", DummyVecEnv([make] * 4), n_steps=256, batch_size=256, seed=asked.seed)
    learner.learn(asked.choices)
    for opponent in opponents:
        env = OneSeat(asked.game, asked.seats, [opponent], seat=None, masked=False)
        won = 0.0
        for number in range(asked.matches):
            row, info = env.reset(seed=number)
            over, reward = False, 0.0
            while not over:
                choice, _ = learner.predict(row, action_masks=info["action_mask"].astype(np.bool_), deterministic=True)
                row, reward, over, _, info = env.step(choice)
            won += reward > 0
        print(f"against {opponent}: {Share(won, asked.matches)} of {asked.matches} matches won")


if __name__ == "__main__":
    main()
