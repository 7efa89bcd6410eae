"""Stopwatches for live builds over the wire: a real server on loopback, real sockets, the process of the benches."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from benchmarks.building.measure import Figures, of_length
from serendip.games.for_science.building.proofs import Proof

CLOCK = os.sysconf("SC_CLK_TCK")


class Hand:
    """Somebody at a practice bench."""

    def __init__(self, url: str, bench: str) -> None:
        headers = {"Origin": url}
        path = f"{url.replace('http', 'ws', 1)}/api/practice/for-science/{bench}/socket"
        self.line: ClientConnection = connect(path, additional_headers=headers, compression=None, max_size=None)
        self.heard = 0
        self._id = 0
        self.until(lambda message: message["t"] == "bench")

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        text = self.line.recv(20)
        self.heard += len(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def until(self, fits: Any) -> dict[str, Any]:
        """Return the next message that fits."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def say(self, t: str, **parts: Any) -> int:
        """Send a message."""
        self._id += 1
        self.line.send(json.dumps({"t": t, "id": self._id, **parts}))
        return self._id

    def ask(self, t: str, **parts: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        id = self.say(t, **parts)
        return self.until(lambda message: message.get("id") == id)


def over_the_wire(seconds: float = 8.0, builders: int = 8) -> Figures:
    """Start a server, measure one hand's latency, then let several build at once and see what it costs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "serendip.server", "--port", str(port), "--data", data, "--log=error"]
        server = subprocess.Popen(command)
        try:
            _until_up(url, server)
            return {**_latency(url), **_crowd(url, server.pid, seconds, builders)}
        finally:
            server.terminate()
            server.wait(20)


def _until_up(url: str, server: "subprocess.Popen[bytes]") -> None:
    while True:
        if server.poll() is not None:
            raise RuntimeError(f"the server could not start: it ended with exit code {server.returncode}")
        try:
            httpx.get(f"{url}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.05)


def _latency(url: str) -> Figures:
    """From sending a move to the first picture that shows the block on its way."""
    hand = Hand(url, "a-bench-for-the-stopwatch")
    hand.ask("hand", wish={"do": "take", "kind": "brick", "x": 0.0, "y": 6.0})
    times: list[float] = []
    for n in range(60):
        time.sleep(0.11 + 0.0037 * (n % 9))
        goal = 1.0 if n % 2 else -1.0
        start = time.perf_counter()
        hand.say("aim", x=goal, y=6.0)
        hand.until(_moved)
        times.append(time.perf_counter() - start)
        hand.until(lambda message, goal=goal: _moved(message) == round(1000 * goal))
    hand.line.close()
    return {
        "input to picture on loopback, median": (median(times) * 1000, "ms"),
        "input to picture on loopback, 95 of 100": (quantiles(times, n=20)[-1] * 1000, "ms"),
    }


def _moved(message: dict[str, Any]) -> int | None:
    rows = message.get("builds", {}).get("practice:0", {}).get("rows")
    return int(rows[0][1]) if rows else None


def _crowd(url: str, pid: int, seconds: float, builders: int) -> Figures:
    """Several hands carry blocks about without a pause, sixty moves a second each."""
    hands = [Hand(url, f"a-bench-in-the-crowd-{n:02d}") for n in range(builders)]
    tower: Proof = of_length(3)[0]
    for hand in hands:
        for pose in tower.poses[:5]:
            hand.ask("hand", wish={"do": "take", "kind": pose.kind, "x": pose.x})
            hand.ask("hand", wish={"do": "release"})
        hand.ask("hand", wish={"do": "take", "kind": "slat", "x": 5.0, "y": 9.0})
        hand.heard = 0
    before = _cpu(pid)
    start = time.perf_counter()
    due = start
    n = 0
    while time.perf_counter() - start < seconds:
        for hand in hands:
            hand.say("aim", x=5.0 + 2.0 * ((n % 120) / 60 - 1), y=9.0)
        n += 1
        due += 1 / 60
        time.sleep(max(0.0, due - time.perf_counter()))
    spent = {name: after - before.get(name, 0.0) for name, after in _cpu(pid).items()}
    lasted = time.perf_counter() - start
    for hand in hands:
        hand.ask("ping")
    build_seconds = lasted * builders
    pictures = sum(hand.heard for hand in hands) / build_seconds
    bench = max((cpu for name, cpu in spent.items() if name != pid), default=0.0)
    for hand in hands:
        hand.line.close()
    return {
        f"{builders} builders at once, process of the benches, CPU per live build-second": (
            1000 * bench / build_seconds,
            "ms",
        ),
        f"{builders} builders at once, server's own process, CPU per live build-second": (
            1000 * spent[pid] / build_seconds,
            "ms",
        ),
        f"{builders} builders at once, sent to each": (pictures, "bytes/s"),
    }


def _cpu(pid: int) -> dict[int, float]:
    """Return the CPU seconds of a process and of its children."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    found = [pid, *(int(child) for thread in threads for child in thread.read_text().split())]
    spent: dict[int, float] = {}
    for one in found:
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        spent[one] = (int(fields[11]) + int(fields[12])) / CLOCK
    return spent
