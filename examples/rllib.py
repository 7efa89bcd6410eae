"""PPO of RLlib by self-play, all seats one policy: `pip install -r examples/requirements.txt 'serendip[envs]'`.

    python examples/rllib.py --game dark-matter --seats 2 --iterations 20

The network of this file sees the mask and gives what is not legal no chance. RLlib tries an environment out without
looking at masks, so this one does something legal in place of what is not.
"""

import argparse
from typing import Any

import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import nn

from serendip.envs.aec import env


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """A network over the row, with the mask of the same observation."""

    def setup(self) -> None:
        """Make the layers."""
        seen = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(nn.LayerNorm(seen), nn.Linear(seen, 256), nn.ReLU())
        self.policy = nn.Linear(256, int(self.action_space.n))
        self.value = nn.Linear(256, 1)

    def _forward(self, batch: dict[str, Any], **settings: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        logits = self.policy(self.body(seen["observation"].float()))
        return {Columns.ACTION_DIST_INPUTS: logits.masked_fill(seen["action_mask"] == 0, -1e9)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> torch.Tensor:
        """Return how the match will end."""
        found: torch.Tensor = self.value(self.body(batch[Columns.OBS]["observation"].float())).squeeze(-1)
        return found


def main() -> None:
    """Learn for so many iterations."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dark-matter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=2000)
    asked = parser.parse_args()
    register_env("serendip", lambda config: PettingZooEnv(env(asked.game, asked.seats, illegal="random")))
    config = (
        PPOConfig()
        .environment("serendip")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, episode, **told: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule))
        .training(train_batch_size_per_learner=asked.batch, minibatch_size=256, num_epochs=3)
    )
    learner = config.build_algo()
    for iteration in range(asked.iterations):
        told = learner.train()["env_runners"]
        print(f"iteration {iteration}: {told['num_env_steps_sampled_lifetime']:.0f} choices", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
