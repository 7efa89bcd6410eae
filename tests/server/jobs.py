"""What tests have workers do. It imports little: a worker imports it before it begins, and that counts as its time."""

import os
import signal
import time
from pathlib import Path

from serendip.games import GAMES
from serendip.server.workers import tasks

PATIENCE = 60.0
"""How many seconds to wait for what comes at once; only a failing test waits so long."""


def begin_and_wait(begun: Path) -> str:
    """Say in a pipe who begins, and wait to be killed; where the pipe is gone, answer."""
    if not begun.exists():
        return "asked again"
    begun.write_text(str(os.getpid()))
    signal.pause()
    return "never killed"


def note(notes: Path, name: str) -> None:
    """Write down what is done now."""
    with notes.open("a") as file:
        file.write(f"{name}\n")


def meet(mine: Path, other: Path) -> int:
    """Return who this is, when another is at its part too."""
    mine.touch()
    until = time.monotonic() + PATIENCE
    while not other.exists() and time.monotonic() < until:
        time.sleep(0.005)
    return os.getpid()


def think_until_hurried(begun: Path) -> float:
    """Say that it has begun, and go on until there is no time left; return how much there was."""
    until, first = time.monotonic() + PATIENCE, tasks.Hurry.allowed.value
    begun.write_text("")
    while tasks.Hurry.allowed.value == first and time.monotonic() < until:
        time.sleep(0.005)
    return tasks.Hurry.allowed.value


def wait_for(told: Path) -> None:
    """Keep a worker until it is told to go on: the pipe is read."""
    told.write_text("")


def fail(position: bytes, seat: int, spec: str, people: list[int]) -> bytes:
    """Choose nothing: a bot that is broken."""
    raise ValueError("this bot is broken")


def fail_if_it_searches(position: bytes, seat: int, spec: str, people: list[int]) -> bytes:
    """Choose, unless it is a search."""
    return tasks.choose(position, seat, spec, people) if spec == "thumb" else fail(position, seat, spec, people)


def be_stuck_if_it_searches(position: bytes, seat: int, spec: str, people: list[int]) -> bytes:
    """Choose, unless it is a search: that never ends."""
    if spec != "thumb":
        signal.pause()
    return tasks.choose(position, seat, spec, people)


TOLD = "SERENDIP_TEST_PIPE"
"""Which pipe the first choice waits for."""


def choose_when_told(position: bytes, seat: int, spec: str, people: list[int]) -> bytes:
    """Choose, at Comet Chase too; the first choice says by a file that it begins, and waits until its pipe is read."""
    GAMES["comet-chase"] = "tests.examples.comet_chase.game"
    told = Path(os.environ[TOLD])
    try:
        told.with_suffix(".begun").touch(exist_ok=False)
    except FileExistsError:
        pass
    else:
        told.write_text("")
    return tasks.choose(position, seat, spec, people)
