"""The contestants: each a server process of its own on this machine, with what it has used of the machine."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

from benchmarks.server.clients import SEATS, Client, sit_at_boardgame, sit_at_serendip
from benchmarks.server.posting import Post

ROOT = Path(__file__).resolve().parents[2]
PEER = Path(__file__).resolve().parent / "peer"
COMPILED = ROOT / "build" / "compiled"
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Server(ABC):
    """A running server. Use it as a context: it ends with it, whatever happens."""

    name: str
    title: str

    def __init__(self, unload: float = 3600.0) -> None:
        self.unload = unload
        self.port = 0
        self.data = Path(tempfile.mkdtemp(prefix="serendip-benchmark-"))
        self._process: subprocess.Popen[str] | None = None
        # A file, not a pipe: a pipe that nobody reads would stop a server that warns a lot.
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115

    @abstractmethod
    def command(self) -> list[str]:
        """Return what starts it."""

    def environment(self) -> dict[str, str]:
        """Return what it finds in its environment beside what is there already."""
        return {}

    @abstractmethod
    async def sit(self, post: Post, updated: Callable[[], None]) -> list[Client]:
        """Open a table and sit clients at all its seats."""

    def __enter__(self) -> "Server":
        self._process = subprocess.Popen(
            self.command(),
            cwd=ROOT,
            env={**os.environ, **self.environment()},
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        while line and not line.startswith("port "):
            line = self._process.stdout.readline()
        if not line:
            self._complaints.seek(0)
            why = self._complaints.read().strip().splitlines()
            self.__exit__()
            raise RuntimeError(f"it did not start: {' / '.join(why[-3:])}")
        self.port = int(line.split()[1])
        return self

    def __exit__(self, *_: object) -> None:
        process = self._process
        if process is not None and process.poll() is None:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
        if process is not None:
            process.communicate()
        self._complaints.close()
        shutil.rmtree(self.data, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The number of the server's process, once it is started."""
        assert self._process is not None
        return self._process.pid

    def cpu(self) -> float:
        """Return the seconds of CPU time that the process has used, all its threads together."""
        parts = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / _TICKS

    def memory(self) -> int:
        """Return the bytes of memory that it holds now, without garbage that it could do away with."""
        self.collect()
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def collect(self) -> None:
        """Have it collect garbage, which it would do only when it needs to."""
        for _ in range(2):
            os.kill(self.pid, signal.SIGUSR2)
            time.sleep(0.5)


class Serendip(Server):
    """Serendip's server, playing Dark Matter. Every action is on disk before anybody sees it."""

    name = "serendip"
    title = "Serendip, on disk"

    def command(self) -> list[str]:
        """Return what starts it."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        serve = [sys.executable, "-m", "benchmarks.server.serve"]
        return [*serve, str(port), str(self.data), str(self.unload)]

    async def sit(self, post: Post, updated: Callable[[], None]) -> list[Client]:
        """Open a table of Dark Matter."""
        return await sit_at_serendip(post, self.port, ["human", *["open"] * (SEATS - 1)], updated)

    def in_memory(self) -> int:
        """Return how many tables have not left the memory."""
        return int(self.metrics()["serendip_tables"])

    def metrics(self) -> dict[str, float]:
        """Return what the server has counted."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


class SerendipAsUsual(Serendip):
    """The same with the limits that strangers meet."""

    name = "serendip-as-usual"
    title = "Serendip with its usual limits"

    def command(self) -> list[str]:
        """Return what starts it."""
        return [*super().command(), "usual"]


class SerendipCompiled(Serendip):
    """The same, compiled: `python tools/build_compiled.py` makes it."""

    name = "serendip-compiled"
    title = "Serendip, on disk, compiled"

    def environment(self) -> dict[str, str]:
        """Put the compiled package before the other."""
        return {"PYTHONPATH": str(COMPILED)}


class SerendipBefore(Serendip):
    """An older version, from a folder in which its package lies: `src` of a checkout, or its `build/compiled`."""

    folder: Path

    def environment(self) -> dict[str, str]:
        """Put the older package before the other."""
        return {"PYTHONPATH": str(self.folder)}


def before(folder: Path) -> type[SerendipBefore]:
    """Return the server of an older version. Raises ValueError if there is none."""
    if not (folder / "serendip" / "server").is_dir():
        raise ValueError(f"{folder} holds no serendip: name the src of a checkout, or its build/compiled")
    facts = {"folder": folder.resolve(), "name": str(folder), "title": f"Serendip of {folder}"}
    return type(SerendipBefore.__name__, (SerendipBefore,), facts)


class SerendipWithBots(Serendip):
    """The same with one client a table; bots play the other seats, in processes of their own."""

    name = "serendip-bots"
    title = "Serendip, one client and two bots"

    async def sit(self, post: Post, updated: Callable[[], None]) -> list[Client]:
        """Open a table against bots."""
        return await sit_at_serendip(post, self.port, ["human", *["thumb"] * (SEATS - 1)], updated)


class Boardgame(Server):
    """boardgame.io as it comes: matches are in memory and lost with the process."""

    name = "boardgame.io"
    title = "boardgame.io, in memory"

    def command(self) -> list[str]:
        """Return what starts it."""
        return ["node", "--expose-gc", str(PEER / "server.js"), self.storage()]

    def storage(self) -> str:
        """Return where it keeps matches."""
        return "memory"

    async def sit(self, post: Post, updated: Callable[[], None]) -> list[Client]:
        """Open a match."""
        return await sit_at_boardgame(post, self.port, updated)


class BoardgameOnDisk(Boardgame):
    """boardgame.io with the one storage on disk that comes with it. It does not wait for the disk."""

    name = "boardgame.io-files"
    title = "boardgame.io, in files"

    def storage(self) -> str:
        """Return where it keeps matches."""
        return str(self.data)


def peer_version() -> str | None:
    """Return the version of boardgame.io that is installed for the benchmark; None if there is none."""
    with contextlib.suppress(OSError, ValueError, KeyError):
        if shutil.which("node"):
            return str(json.loads((PEER / "node_modules/boardgame.io/package.json").read_text())["version"])
    return None
