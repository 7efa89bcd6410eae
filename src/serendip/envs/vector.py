"""Many matches that step together, in arrays that are shared: Gymnasium's VectorEnv, of any game.

In each match it is whoever is asked who acts, so that one policy plays all seats; `infos["seat"]` says who it is,
`infos["rewards"]` what a match that is over has brought each seat.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.envs import spaces as of_a_game
from serendip.envs.episode import Ended, Episode, Illegal
from serendip.envs.rewards import Reward

Flags: TypeAlias = NDArray[np.bool_]


class Many(VectorEnv[Any, Any, Any]):
    """So many matches at once. The reward is that of the seat that has just acted.

    What `reset` and `step` return are the arrays themselves, written anew by the next step: copy what is to be kept.
    After a match is over, another one begins: in the next step, which then ignores the number (`NEXT_STEP`), in the
    same one (`SAME_STEP`), or when `reset` is asked to (`DISABLED`).
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        reward: str | Reward = "win",
        illegal: Illegal = "raise",
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, SerendipError."""
        if num_envs < 1:
            raise SerendipError(f"at least one match must be played, not {num_envs}")
        self.episodes = [Episode(game, seats, options, reward, illegal) for _ in range(num_envs)]
        first = self.episodes[0]
        self.num_envs = num_envs
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset}
        self.single_observation_space = of_a_game.with_mask(first.encoding)
        self.single_action_space = spaces.Discrete(first.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows: NDArray[np.float32] = np.zeros((num_envs, first.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((num_envs, first.numbers), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self.over: Flags = np.zeros(num_envs, np.bool_)
        self._rows = [memoryview(row) for row in self.rows]
        self._masks = [memoryview(row) for row in self.masks]
        self.legal: list[list[int]] = [[] for _ in range(num_envs)]
        """Which numbers of each mask are 1: what is legal in each match."""
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches; with one seed each has its own that follows from it."""
        wanted = dict(options or {})
        mask = wanted.pop("reset_mask", None)
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        for at, episode in enumerate(self.episodes):
            if mask is None or mask[at]:
                episode.begin(seeds[at], wanted)
                self._look(at, episode)
                self.over[at] = False
        self._begun = True
        return self._seen(), {"seat": self.seats}

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a number in each match. Raises IllegalNumber with what is legal before anything is played, Ended."""
        numbers = self._checked(actions)
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        final: NDArray[np.float64] | None = None
        for at, (episode, number) in enumerate(zip(self.episodes, numbers, strict=True)):
            if self.over[at]:
                episode.begin()
                self.over[at] = False
            else:
                seat = episode.asked
                episode.step(seat, number)
                if episode.asked < 0:
                    brought = episode.rewards()
                    rewards[at] = brought[seat]
                    ended[at] = True
                    if final is None:
                        final = np.zeros((self.num_envs, episode.seats), np.float64)
                    final[at] = brought
                    if self.autoreset == AutoresetMode.SAME_STEP:
                        episode.begin()
                    else:
                        self.over[at] = True
            self._look(at, episode)
        infos: dict[str, Any] = {"seat": self.seats}
        if final is not None:
            infos["rewards"] = final
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _checked(self, actions: Any) -> list[int]:
        """Return the numbers to be played, looked at before the first is. Raises IllegalNumber, Ended."""
        if not self._begun:
            raise Ended("the matches are not begun: call reset() first")
        if self.over.any() and self.autoreset == AutoresetMode.DISABLED:
            raise Ended(f"match {int(self.over.argmax())} is over: call reset(options={{'reset_mask': …}}) first")
        if isinstance(actions, (list, tuple)):
            actions = [self.episodes[0].whole(number) for number in actions]
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise SerendipError(
                f"a step takes {self.num_envs} whole numbers, not {given.dtype} of the shape {given.shape}"
            )
        numbers: list[int] = given.tolist()
        for at, number in enumerate(numbers):
            episode = self.episodes[at]
            if not self.over[at] and episode.illegal == "raise" and number not in episode.legal(episode.asked):
                episode.encoding.action(episode.match, episode.asked, number)
        return numbers

    def _look(self, at: int, episode: Episode) -> None:
        """Write what the asked seat of a match sees, and its mask."""
        mask = self._masks[at]
        for number in self.legal[at]:
            mask[number] = 0
        seat = episode.asked
        self.legal[at] = numbers = [] if seat < 0 else list(episode.legal(seat))
        for number in numbers:
            mask[number] = 1
        self.rows[at].fill(0)
        self.seats[at] = max(0, seat)
        episode.match.observe(max(0, seat), self._rows[at])

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.rows, "action_mask": self.masks}

    def close_extras(self, **settings: Any) -> None:
        """Let go of all matches."""
        for episode in self.episodes:
            episode.close()
        self._begun = False
