"""Many matches that step together, in arrays that are shared: Gymnasium's VectorEnv, of any game.

In each match it is whoever is asked who acts, so that one policy plays all seats; `infos["seat"]` says who it is,
`infos["rewards"]` what a match that is over has brought each seat. `serendip.envs.processes` has them on several cores.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serendip.core.errors import IllegalNumber, SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.envs.arrays import Arrays, Shape
from serendip.envs.episode import Ended, Episode, Illegal
from serendip.envs.rewards import Reward
from serendip.envs.spaces import shown

Stepped = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Matches(VectorEnv[Any, Any, Any]):
    """What is the same wherever many matches are played: spaces, arrays, and what is looked at before anything is."""

    def __init__(self, first: Episode, num_envs: int, autoreset: AutoresetMode | str) -> None:
        self.num_envs = num_envs
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset}
        self.single_observation_space = shown(first.encoding, True, first.memory)
        self.single_action_space = spaces.Discrete(first.numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.encoding = first.encoding
        self.illegal = first.illegal
        self.arrays: Arrays
        self._begun = False

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who is asked in each match."""
        return self.arrays.seats

    def checked(self, actions: Any) -> NDArray[np.int64]:
        """Return the numbers to be played, looked at before the first is. Raises IllegalNumber, Ended."""
        if not self._begun:
            raise Ended("the matches are not begun: call reset() first")
        over = self.arrays.over
        if self.autoreset == AutoresetMode.DISABLED and over.any():
            raise Ended(f"match {int(over.argmax())} is over: call reset(options={{'reset_mask': …}}) first")
        if isinstance(actions, (list, tuple)):
            actions = [number if type(number) is int else self.encoding.checked(number) for number in actions]
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise SerendipError(
                f"a step takes {self.num_envs} whole numbers, not {given.dtype} of the shape {given.shape}"
            )
        wrong = (given < 0) | (given >= self.encoding.size)
        if self.illegal == "raise":
            played = np.where(wrong, 0, given)
            wrong |= self.arrays.masks[np.arange(self.num_envs), played] == 0
        wrong &= ~over
        if wrong.any():
            at = int(wrong.argmax())
            self.refuse(at, int(given[at]))
        return given.astype(np.int64, copy=False)

    def refuse(self, at: int, number: int) -> None:
        """Raise IllegalNumber, with what is legal in a match."""
        raise NotImplementedError

    def stepped(self) -> Stepped:
        """Return what came of a step."""
        arrays = self.arrays
        infos: dict[str, Any] = {"seat": arrays.seats}
        if arrays.ended.any():
            infos["rewards"] = arrays.brought.copy()
        over = np.zeros(self.num_envs, np.bool_)
        return arrays.seen(), arrays.rewards.copy(), arrays.ended.copy(), over, infos


class Many(Matches):
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
        memory: int = 0,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        arrays: Arrays | None = None,
    ) -> None:
        """Make ready; `arrays` that others share may be given. Raises UnknownGame, WrongSeats, UnknownOption."""
        if num_envs < 1:
            raise SerendipError(f"at least one match must be played, not {num_envs}")
        self.episodes = [Episode(game, seats, options, reward, illegal, memory) for _ in range(num_envs)]
        first = self.episodes[0]
        super().__init__(first, num_envs, autoreset)
        self.arrays = arrays or Arrays(Shape(num_envs, first.size, first.numbers, first.seats, memory))
        self._rows = [memoryview(row) for row in self.arrays.rows]
        self._masks = [memoryview(row) for row in self.arrays.masks]
        self.legal: list[list[int]] = [[] for _ in range(num_envs)]
        """Which numbers of each mask are 1: what is legal in each match."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches; with one seed each has its own that follows from it."""
        wanted = dict(options or {})
        mask = wanted.pop("reset_mask", None)
        seeds = seeds_of(seed, self.num_envs)
        for at, episode in enumerate(self.episodes):
            if mask is None or mask[at]:
                episode.begin(seeds[at], wanted)
                self.arrays.over[at] = False
                self._look(at, episode)
        self._begun = True
        return self.arrays.seen(), {"seat": self.arrays.seats}

    def step(self, actions: Any) -> Stepped:
        """Play a number in each match. Raises IllegalNumber with what is legal before anything is played, Ended."""
        self.arrays.chosen[:] = self.checked(actions)
        self.play()
        return self.stepped()

    def play(self) -> None:
        """Play the numbers that stand in the arrays, which have been looked at."""
        arrays = self.arrays
        arrays.rewards.fill(0.0)
        arrays.ended.fill(False)
        arrays.brought.fill(0.0)
        over = arrays.over
        same_step = self.autoreset == AutoresetMode.SAME_STEP
        for at, (episode, number) in enumerate(zip(self.episodes, arrays.chosen.tolist(), strict=True)):
            if over[at]:
                episode.begin()
                over[at] = False
            else:
                seat = episode.asked
                episode.step(seat, number)
                if episode.asked < 0:
                    arrays.brought[at] = episode.rewards()
                    arrays.rewards[at] = arrays.brought[at, seat]
                    arrays.ended[at] = True
                    if same_step:
                        episode.begin()
                    else:
                        over[at] = True
            self._look(at, episode)

    def refuse(self, at: int, number: int) -> None:
        """Raise IllegalNumber, with what is legal in a match."""
        episode = self.episodes[at]
        episode.encoding.action(episode.match, episode.asked, number)
        raise IllegalNumber(f"{number} is not legal in match {at}: its mask was changed, which is only to be read")

    def _look(self, at: int, episode: Episode) -> None:
        """Write what the asked seat of a match sees, and its mask."""
        mask = self._masks[at]
        for number in self.legal[at]:
            mask[number] = 0
        seat = episode.asked
        self.legal[at] = numbers = [] if seat < 0 else list(episode.legal(seat))
        for number in numbers:
            mask[number] = 1
        self.arrays.rows[at].fill(0)
        self.arrays.seats[at] = looks = max(0, seat)
        episode.match.observe(looks, self._rows[at])
        if episode.memory:
            self.arrays.heard[at] = episode.heard(looks)

    def close_extras(self, **settings: Any) -> None:
        """Let go of all matches."""
        for episode in self.episodes:
            episode.close()
        self._begun = False


def seeds_of(seed: int | list[int | None] | None, matches: int) -> list[int | None]:
    """Return a seed for each match: its own, or one that follows from the one for all. Raises SerendipError."""
    if isinstance(seed, (list, tuple)):
        if len(seed) != matches:
            raise SerendipError(f"{len(seed)} seeds do not fit {matches} matches: give one for all, or one for each")
        return list(seed)
    return [None if seed is None else seed + at for at in range(matches)]
