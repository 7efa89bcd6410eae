"""The contest: every contestant in its own process, one working at a time, round after round."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TextIO

from benchmarks.engine.contestants import Contestant

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Result:
    """What was measured of one contestant; `failure` says why there is nothing."""

    contestant: Contestant
    version: str = ""
    rounds: list[float] = field(default_factory=list)
    decisions_per_game: float = 0.0
    copies: dict[str, float] = field(default_factory=dict)
    growth: dict[str, Any] | None = None
    failure: str = ""

    @property
    def best(self) -> float:
        """Decisions per CPU-second in the best round: the one the machine disturbed least."""
        return max(self.rounds, default=0.0)


class Worker:
    """A contestant's process, seen from outside."""

    def __init__(self, contestant: Contestant, compiled: Path, complaints: TextIO) -> None:
        self.result = Result(contestant)
        self.complaints = complaints
        environment = {
            **os.environ,
            "PYTHONPATH": str(compiled if contestant.is_compiled else ROOT / "src"),
            "PYTHONHASHSEED": "0",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "OMP_NUM_THREADS": "1",
            "OPENBLAS_NUM_THREADS": "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.engine.worker", contestant.name],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        hello = self._listen()
        self.result.version = hello.get("version", "")
        if "missing" in hello:
            self.result.failure = how_to_get(contestant, hello["missing"])

    def measure(self, what: str, seconds: float) -> dict[str, Any]:
        """Have it measure something and return the answer; {} if it failed, now or before."""
        if self.result.failure or self.process.stdin is None:
            return {}
        # If the process has ended, listening finds out why.
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps({"do": what, "seconds": seconds}), file=self.process.stdin, flush=True)
        return self._listen()

    def stop(self) -> None:
        """End the process."""
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate()

    def _listen(self) -> dict[str, Any]:
        line = self.process.stdout.readline() if self.process.stdout else ""
        if line:
            heard: dict[str, Any] = json.loads(line)
            return heard
        code = self.process.wait()
        self.complaints.seek(0)
        lines = self.complaints.read().strip().splitlines()
        self.result.failure = f"failed: {lines[-1] if lines else f'its process ended with code {code}'}"
        return {}


def how_to_get(contestant: Contestant, error: str) -> str:
    """Return what to do about a contestant that can't be imported."""
    if contestant.is_compiled:
        return f"left out: {error}. Make the compiled build: python tools/build_compiled.py"
    if contestant.is_serendip:
        return f"left out: {error}. Run the benchmark in a checkout, and install: pip install msgspec"
    return f"left out: {error}. Install it: pip install -r benchmarks/requirements.txt"


def contest(
    contestants: Sequence[Contestant], rounds: int, seconds: float, compiled: Path, say: Callable[[str], None]
) -> list[Result]:
    """Let all of them play in turns, and return what each one did. `say` is told how far it is."""
    workers: list[Worker] = []
    with contextlib.ExitStack() as closing_time:
        for contestant in contestants:
            say(f"starting {contestant.name}")
            # A file, not a pipe: a pipe that nobody reads would stop a peer that warns a lot.
            complaints = closing_time.enter_context(TemporaryFile("w+", encoding="utf-8", errors="replace"))
            worker = Worker(contestant, compiled, complaints)
            closing_time.callback(worker.stop)
            workers.append(worker)
        for number in range(1, rounds + 1):
            for worker in workers:
                say(f"round {number} of {rounds}: {worker.result.contestant.name}")
                one_round(worker, seconds)
        for worker in workers:
            if worker.result.contestant.is_measure:
                say(f"with a long log: {worker.result.contestant.name}")
                worker.result.growth = worker.measure("growth", seconds) or None
    return [worker.result for worker in workers]


def one_round(worker: Worker, seconds: float) -> None:
    """Measure random games, and copies for a shorter time, and keep the best."""
    played = worker.measure("playouts", seconds)
    if played:
        worker.result.rounds.append(played["decisions"] / played["cpu"])
        worker.result.decisions_per_game = played["decisions"] / played["games"]
    for way, rate in worker.measure("copies", seconds / 5).items():
        worker.result.copies[way] = max(rate, worker.result.copies.get(way, 0.0))
