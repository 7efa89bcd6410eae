"""A masked actor of TorchRL that learns by REINFORCE: `pip install -r examples/requirements.txt 'serendip[envs]'`.

    python examples/torchrl_actor.py --game dark-matter --seats 2 --matches 400

It sits at one seat among bots (`GymWrapper`); all seats at once are `PettingZooWrapper(env=aec.env(…), use_mask=True)`.
"""

import argparse

import torch
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from serendip.envs.single import OneSeat
from serendip.lab.figures import Share

LONGEST = 2000


def main() -> None:
    """Play, learn from each match, and say how many of the last were won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dark-matter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    made = OneSeat(asked.game, asked.seats, [asked.opponent], seat=None)
    env = GymWrapper(made, categorical_action_encoding=True)
    env.set_seed(asked.seed)
    seen = made.episode.size
    network = nn.Sequential(nn.LayerNorm(seen), nn.Linear(seen, 256), nn.ReLU(), nn.Linear(256, made.episode.numbers))
    actor = ProbabilisticActor(
        TensorDictSequential(
            TensorDictModule(network, in_keys=["observation"], out_keys=["logits"]),
            TensorDictModule(lambda mask: mask.bool(), in_keys=["action_mask"], out_keys=["legal"]),
        ),
        in_keys={"logits": "logits", "mask": "legal"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    optimiser = torch.optim.Adam(actor.parameters(), lr=3e-4)
    mean, won, counted = 0.0, 0, 0
    for number in range(asked.matches):
        with torch.no_grad():
            match = env.rollout(LONGEST, actor)
        brought = float(match["next", "reward"].sum())
        chosen = actor.get_dist(match).log_prob(match["action"])
        loss = -(brought - mean) * chosen.sum()
        mean += 0.02 * (brought - mean)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(actor.parameters(), 1.0)
        optimiser.step()
        if number >= asked.matches // 2:
            won += brought > 0
            counted += 1
    print(f"against {asked.opponent}, in the second half: {Share(won, counted)} of {counted} matches won")


if __name__ == "__main__":
    main()
