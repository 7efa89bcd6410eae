"""Many matches on several cores: processes that write into the same arrays, so that little but "go on" is sent.

    many = Processes("dark-matter", 128, seats=2, workers=4)

It steps as `Many` does and plays the same matches for the same seeds. Processes, not threads: of the rules one thread
runs at a time. A script that makes one does so below `if __name__ == "__main__":`.
"""

import multiprocessing
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from gymnasium.vector import AutoresetMode

from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.envs.arrays import Arrays, Shape, length
from serendip.envs.episode import Ended, Episode
from serendip.envs.vector import Many, Matches, Stepped, seeds_of
from serendip.lab.players import cores

PLAY: Final = "play"
RESET: Final = "reset"
REFUSE: Final = "refuse"


class ProcessEnded(SerendipError):
    """A process that plays matches has ended: it was killed, or had no memory left."""


class Processes(Matches):
    """So many matches at once, shared out among so many processes (one a core)."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        workers: int | None = None,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **settings: Any,
    ) -> None:
        """Make ready; the other settings are those of `Many`. Raises what `Many` does, and ProcessEnded."""
        if num_envs < 1:
            raise SerendipError(f"at least one match must be played, not {num_envs}")
        first = Episode(game, seats, **settings)
        super().__init__(first, num_envs, autoreset)
        shape = Shape(num_envs, first.size, first.numbers, first.seats, first.memory)
        spawn = multiprocessing.get_context("spawn")
        held = spawn.RawArray("b", length(shape))
        self.arrays = Arrays(shape, held)
        self._pipes: list[Connection] = []
        self._parts: list[range] = []
        self.workers: list[Any] = []
        count = min(num_envs, workers or cores())
        for number in range(count):
            part = range(num_envs * number // count, num_envs * (number + 1) // count)
            here, there = spawn.Pipe()
            made = (game, len(part), seats, {"autoreset": self.autoreset, **settings})
            process = spawn.Process(target=_work, args=(there, held, shape, part, made), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._parts.append(part)
            self.workers.append(process)
        self._answers()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches; with one seed each has its own that follows from it."""
        wanted = dict(options or {})
        mask = wanted.pop("reset_mask", None)
        seeds = seeds_of(seed, self.num_envs)
        for pipe, part in zip(self._open(), self._parts, strict=True):
            some = slice(part.start, part.stop)
            own = wanted if mask is None else {**wanted, "reset_mask": list(mask[some])}
            self._send(pipe, RESET, (seeds[some], own))
        self._answers()
        self._begun = True
        return self.arrays.seen(), {"seat": self.arrays.seats}

    def step(self, actions: Any) -> Stepped:
        """Play a number in each match. Raises IllegalNumber with what is legal before anything is played, Ended."""
        self.arrays.chosen[:] = self.checked(actions)
        for pipe in self._open():
            self._send(pipe, PLAY, ())
        self._answers()
        return self.stepped()

    def refuse(self, at: int, number: int) -> None:
        """Raise IllegalNumber, with what is legal in a match: who plays it knows."""
        for pipe, part in zip(self._open(), self._parts, strict=True):
            if at in part:
                self._send(pipe, REFUSE, (at - part.start, number))
                self._answer(pipe)

    def close_extras(self, **settings: Any) -> None:
        """End all processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self.workers:
            process.join(1.0)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes = []
        self._begun = False

    def _open(self) -> list[Connection]:
        if not self._pipes:
            raise Ended("the environment is closed, and its processes have ended: make another one")
        return self._pipes

    def _send(self, pipe: Connection, wish: str, told: tuple[Any, ...]) -> None:
        try:
            pipe.send((wish, told))
        except OSError as error:
            raise self._died() from error

    def _answers(self) -> None:
        """Wait for all of them; raise the first error that one had."""
        wrong: SerendipError | None = None
        for pipe in self._pipes:
            try:
                self._answer(pipe)
            except ProcessEnded:
                raise
            except SerendipError as error:
                wrong = wrong or error
        if wrong is not None:
            raise wrong

    def _answer(self, pipe: Connection) -> None:
        try:
            error = pipe.recv()
        except (EOFError, OSError) as ended:
            raise self._died() from ended
        if error is not None:
            raise error

    def _died(self) -> ProcessEnded:
        self.close()
        return ProcessEnded(
            "a process that plays matches has ended (killed, or out of memory), and its matches with it: make another"
            " environment, with fewer matches if memory is short"
        )


def _work(pipe: Connection, held: Any, shape: Shape, part: range, made: tuple[Any, ...]) -> None:
    """Play some of the matches until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game, matches, seats, settings = made
    many = Many(game, matches, seats, arrays=Arrays(shape, held, part), **settings)
    error: SerendipError | None = None
    while True:
        try:
            pipe.send(error)
            wish, told = pipe.recv()
        except (EOFError, OSError):
            return
        error = None
        try:
            if wish == PLAY:
                many.play()
            elif wish == RESET:
                many.reset(seed=told[0], options=told[1])
            else:
                many.refuse(*told)
        except SerendipError as refused:
            error = refused
