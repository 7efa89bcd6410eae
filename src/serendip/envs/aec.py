"""PettingZoo's environments in which one agent acts after the other, of any game.

env = aec.env("dark-matter", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
observation, reward, termination, truncation, info = env.last()
over = termination or truncation
env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
"""

from collections.abc import Mapping
from typing import Any, Unpack

from pettingzoo import AECEnv

from serendip.core.game import Game
from serendip.envs.agents import Agents
from serendip.envs.episode import Ended
from serendip.envs.match_env import EnvSettings


class TurnByTurn(Agents, AECEnv):
    """A match in which whoever is asked acts; of several asked at once, one after the other, unseen by the rest.

    What is seen is a dict of `observation` and `action_mask`, or with `masked=False` only the row; the mask of whoever
    is asked is in `infos`, too. After `max_cycles` choices for each agent a match is cut off.
    """

    def __init__(
        self, game: str | Game, seats: int | None = None, max_cycles: int | None = None, **settings: Unpack[EnvSettings]
    ) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, SerendipError."""
        AECEnv.__init__(self)
        Agents.__init__(self, game, seats, **settings)
        self.metadata["is_parallelizable"] = False
        self.max_cycles = max_cycles
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._choices = 0

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; options of the game may be given anew, others are for other wrappers."""
        self.episode.begin(seed, options)
        names = self.possible_agents
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in names}
        self._skip_agent_selection = None
        self._choices = 0
        self._select()

    def observe(self, agent: str) -> Any:
        """Return what an agent sees. Nobody else's secret is in it."""
        seat = self._seats[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return self.match_env.shown(seat, self.episode.mask(seat) if mask is None else mask)

    def step(self, action: Any) -> None:
        """Play a number for `agent_selection`. Raises IllegalNumber with what is legal, Ended."""
        if not self.agents:
            raise Ended("the match is over or not begun: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(self._seats[agent], action)
        self._choices += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.episode.asked < 0:
            for other, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[other] = reward
                self._cumulative_rewards[other] += reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        if self.max_cycles is not None and self._choices >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        self._select()

    def _select(self) -> None:
        seat = self.episode.asked
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.episode.mask(seat)}
        if self.render_mode == "human":
            self.render()


def env(
    game: str | Game, seats: int | None = None, max_cycles: int | None = None, **settings: Unpack[EnvSettings]
) -> TurnByTurn:
    """Return an environment of a game: see TurnByTurn, and EnvSettings for what else can be said."""
    return TurnByTurn(game, seats, max_cycles, **settings)
