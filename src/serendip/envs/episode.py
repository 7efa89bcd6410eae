"""A match as every environment plays it: who is asked next, what is legal and seen as arrays, what a number does."""

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

import serendip
from serendip.core.action import Action
from serendip.core.errors import SerendipError, brief
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import PAUSE
from serendip.core.step import Step
from serendip.envs.rewards import Reward, reward_called

Row: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Illegal: TypeAlias = Literal["raise", "random"]
"""What becomes of an action that is not legal: an error in words, or any legal one in its place."""

SEED_BITS: Final = 62


class Ended(SerendipError):
    """The match is over, or the environment was closed or not reset yet."""


class Episode:
    """One match after the other of a game, with its encoding."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        reward: str | Reward = "win",
        illegal: Illegal = "raise",
        memory: int = 0,
    ) -> None:
        """Raises UnknownGame, WrongSeats, UnknownOption, and SerendipError where the game has no numbers."""
        self.game: Game = serendip.game(game) if isinstance(game, str) else game
        self.encoding = self.game.encoding
        self.size: int = self.encoding.seen().size
        self.numbers: int = self.encoding.size
        first = self.game.new(seats, 0, options)
        self.seats: int = first.seats
        self.options: dict[str, Plain] = first.options
        self.reward: Reward = reward_called(reward)
        if illegal not in get_args(Illegal):
            raise SerendipError(f"`illegal` is one of {', '.join(get_args(Illegal))}, not {brief(illegal)}")
        self.illegal: Illegal = illegal
        if type(memory) is not int or memory < 0:
            raise SerendipError(f"`memory` is how many pairs of what was heard are shown, not {brief(memory)}")
        if memory:
            self.encoding.log  # noqa: B018  a game without lines says so now
        self.memory: int = memory
        self.rng = Random(SystemRandom().getrandbits(SEED_BITS))
        self._match: Match | None = None
        self.asked: int = -1
        """The seat that is asked now, the next one to the left of who chose last; -1: nobody, it is over."""
        self._legal: dict[int, Action] = {}
        self._legal_of: int = -1
        self._heard: dict[int, list[float]] = {}
        self._heard_until: dict[int, Step | None] = {}

    @property
    def match(self) -> Match:
        """The match that is played. Raises Ended before the first `begin` and after `close`."""
        if self._match is None:
            raise Ended("there is no match: call reset() first")
        return self._match

    def begin(self, seed: int | None = None, options: Mapping[str, Plain] | None = None) -> None:
        """Begin a match; the same seed gives the same ones from there on. Raises UnknownOption."""
        if seed is not None:
            self.rng = Random(seed)
        wanted = {name: value for name, value in (options or {}).items() if name in self.options}
        chosen = {**self.options, **wanted}
        self._match = self.game.new(self.seats, self.rng.getrandbits(SEED_BITS), chosen)
        self.asked = -1
        self._heard_until = {}
        self.ask()

    def close(self) -> None:
        """Let go of the match."""
        self._match = None
        self.asked = self._legal_of = -1

    def step(self, seat: int, number: Any) -> None:
        """Play a number for a seat, and find who is asked next. Raises IllegalNumber with what is legal, Ended."""
        self.choose(seat, number)
        self.ask()

    def choose(self, seat: int, number: Any) -> None:
        """Play a number for a seat. Raises IllegalNumber with what is legal, Ended."""
        match = self.match
        if match.outcome is not None:
            raise Ended(f"the match is over ({match.outcome.reason}): call reset() for another")
        whole = self.whole(number)
        legal = self.legal(seat)
        offered = legal.get(whole)
        if offered is None:
            if self.illegal == "raise" or not legal:
                self.encoding.action(match, seat, whole)
            whole, offered = self.rng.choice(list(legal.items()))
        match.play(seat, self.encoding.chosen(match, seat, whole, offered))
        self.asked = seat
        self._legal_of = -1

    def whole(self, number: Any) -> int:
        """Return a whole number of whatever sort as an int, legal or not. Raises IllegalNumber if it is none."""
        return number if type(number) is int else self.encoding.checked(number)

    def legal(self, seat: int) -> dict[int, Action]:
        """Return what a seat may choose now by number, as `Encoding.legal` does."""
        if seat != self._legal_of:
            self._legal = self.encoding.legal(self.match, seat)
            self._legal_of = seat
        return self._legal

    def ask(self) -> None:
        """Find who is asked next; in real time the clock runs on, in which all that are asked think side by side."""
        match = self.match
        to_act = match.to_act
        self._legal_of = -1
        if self.game.real_time or not to_act:
            to_act = match.wait(PAUSE / max(1, len(to_act)))
        if not to_act:
            self.asked = -1
        elif len(to_act) == 1:
            self.asked = to_act[0]
        else:
            after = [seat for seat in to_act if seat > self.asked]
            self.asked = after[0] if after else to_act[0]

    def seen(self, seat: int) -> Row:
        """Return what a seat sees, in a row of its own."""
        row = np.zeros(self.size, np.float32)
        self.match.observe(seat, row.data)
        return row

    def heard(self, seat: int) -> Row:
        """Return the newest of what a seat heard, `memory` pairs: only what is new to it is read from the log."""
        match = self.match
        until = self._heard_until.get(seat)
        pairs = self.encoding.log.heard(match, seat, until)
        if until is not None:
            pairs = self._heard[seat] + pairs
        self._heard[seat] = pairs[-2 * self.memory :]
        self._heard_until[seat] = match.last
        return newest(pairs, self.memory)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each number that a seat may choose now."""
        found = bytearray(self.numbers)
        for number in self.legal(seat):
            found[number] = 1
        return np.frombuffer(found, np.int8)

    def rewards(self) -> list[float]:
        """Return what the match has brought each seat: 0 while it goes on."""
        outcome = self.match.outcome
        return [0.0] * self.seats if outcome is None else self.reward(outcome)


def newest(pairs: list[float], most: int) -> Row:
    """Return the newest of what was heard as so many pairs, the last one at the end; padding comes before."""
    found = np.zeros((most, 2), np.float32)
    kept = pairs[-2 * most :] if most else []
    if kept:
        found[most - len(kept) // 2 :] = np.asarray(kept, np.float32).reshape(-1, 2)
    return found


def agents(seats: int) -> list[str]:
    """Return what agents are called."""
    return [f"player_{seat}" for seat in range(seats)]


def environment_name(game: Game) -> str:
    """Return the name with the version, which goes up when learning results may change: `serendip/dark_matter_v0`."""
    return f"serendip/{game.name.replace('-', '_')}_v{game.encoding_version}"
