"""PettingZoo's environments in which all agents act at once, of any game.

Where the game asks several at once, all of them choose and none sees what the others chose. They are carried out in the
order of the seats; what another has made impossible comes to nothing, as a trade when the turn is over. Whoever is not
asked has one number to choose, the last one, which does nothing.
"""

from collections.abc import Mapping
from typing import Any, Unpack

import numpy as np
from pettingzoo import ParallelEnv

from serendip.core.errors import IllegalNumber, SerendipError, brief
from serendip.core.game import Game
from serendip.envs.agents import Agents
from serendip.envs.episode import Ended
from serendip.envs.match_env import EnvSettings


class AllAtOnce(Agents, ParallelEnv):
    """A match in which each step takes a number of every agent: see the module. `waits` is the number to wait with."""

    def __init__(
        self, game: str | Game, seats: int | None = None, max_cycles: int | None = None, **settings: Unpack[EnvSettings]
    ) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, SerendipError."""
        Agents.__init__(self, game, seats, 1, **settings)
        self.max_cycles = max_cycles
        self.waits: int = self.episode.numbers
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match; options of the game may be given anew, others are for other wrappers."""
        self.episode.begin(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play a number of every agent. Raises IllegalNumber before anything is played, and Ended."""
        if not self.agents:
            raise Ended("the match is over or not begun: call reset() first")
        match = self.episode.match
        asked = match.to_act
        numbers = self._checked(actions, asked)
        for seat in asked:
            number = numbers[seat]
            random = self.episode.illegal == "random" and seat in match.to_act
            if random or number in self.episode.encoding.numbers(match, seat):
                self.episode.choose(seat, number)
        self.episode.ask()
        self._cycles += 1
        over = match.outcome is not None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen, infos = self._seen()
        names = self.agents
        rewards = dict(zip(names, self.episode.rewards(), strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(names, over), dict.fromkeys(names, cut), infos

    def _checked(self, actions: Mapping[str, Any], asked: tuple[int, ...]) -> list[int]:
        """Return the number of each seat, all looked at before the first is played."""
        missing = [agent for agent in self.agents if agent not in actions]
        strange = [agent for agent in actions if agent not in self.agents]
        if missing or strange:
            wrong = f"{', '.join(missing)} has none" if missing else f"there is no {brief(strange[0])}"
            raise SerendipError(f"a step takes a number of each agent: {wrong}")
        episode = self.episode
        numbers = [episode.encoding.checked(actions[agent], self.waits + 1) for agent in self.possible_agents]
        if episode.illegal == "raise":
            for seat, number in enumerate(numbers):
                if seat in asked:
                    episode.encoding.action(episode.match, seat, number)
                elif number != self.waits:
                    agent = self.possible_agents[seat]
                    raise IllegalNumber(f"{agent} is not asked and can only wait: {self.waits}, not {number}")
        return numbers

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        match = self.episode.match
        seen: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.waits + 1, np.int8)
            if seat in match.to_act:
                mask[self.episode.encoding.numbers(match, seat)] = 1
            else:
                mask[self.waits] = 1
            seen[agent] = self.match_env.shown(seat, mask)
            infos[agent] = {"action_mask": mask}
        return seen, infos


def parallel_env(
    game: str | Game, seats: int | None = None, max_cycles: int | None = None, **settings: Unpack[EnvSettings]
) -> AllAtOnce:
    """Return an environment of a game: see AllAtOnce, and EnvSettings for what else can be said."""
    return AllAtOnce(game, seats, max_cycles, **settings)
