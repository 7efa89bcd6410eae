"""A real server process, started by its command, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import SystemRandom

from tests.server.browser import SOON


def free_port() -> int:
    """Return a port that nobody has, below those that the system gives to clients: none of them takes it meanwhile."""
    while True:
        port = SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """`python -m serendip.server`, at one port, as often as it takes. Its log is kept at `journal`, if there is one."""

    def __init__(self, data: Path, *more: str, journal: Path | None = None) -> None:
        self.data = data
        self.journal = journal
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        limits = [
            f"--limit={name}_burst=100000" for name in ("messages", "requests", "all_requests", "connections", "rooms")
        ]
        self.command = [
            *(sys.executable, "-m", "serendip.server", "--port", str(self.port), "--data", str(data)),
            *("--swift", "--workers=1", "--log=error", "--limit=rooms_per_visitor=1000"),
            "--limit=rooms_burst_per_address=100000",
            "--limit=analysis_iterations=3",
            "--limit=dead_line_seconds=60",
            "--limit=rooms_per_day=100000",
            "--limit=rooms_per_day_per_address=100000",
            *limits,
            *more,
        ]
        self.running: subprocess.Popen[bytes] | None = None

    def start(self, environment: dict[str, str] | None = None) -> None:
        """Start it and wait until it listens."""
        with ExitStack() as files:
            log = None if self.journal is None else files.enter_context(self.journal.open("ab"))
            self.running = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=log, env=environment)
        while True:
            assert self.running.poll() is None, "the server has stopped by itself"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)

    def children(self) -> list[int]:
        """Return its worker processes."""
        assert self.running is not None
        pid = self.running.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill(self) -> None:
        """kill -9."""
        assert self.running is not None
        self.running.kill()
        self.running.wait()

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(SOON)


def alive(pid: int) -> bool:
    """Say whether a process still runs."""
    try:
        os.kill(pid, 0)
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
