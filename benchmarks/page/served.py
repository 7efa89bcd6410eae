"""A server of its own for the page, with tables to look at."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

LIMITS = ("rooms", "requests", "all_requests", "connections", "messages")


class Served:
    """Where it is served."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: Any = None) -> Any:
        """Ask it for something."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def opened(self, *seats: str, game: str = "dark-matter") -> str:
        """Open a table and return the address of its first seat."""
        room = self.ask("/api/rooms", {"game": game, "seats": seats, "pace": "none"})
        return f"/table/{room['room']}#{room['key']}"

    def finished(self, page: Page) -> str:
        """Watch bots play a match to its end, and return its room: where nobody is, they rest."""
        room: str = self.ask("/api/rooms", {"game": "dark-matter", "seats": ["thumb", "thumb"], "open": True})["room"]
        page.goto(f"{self.url}/table/{room}")
        page.locator("[data-notice=over]").wait_for()
        return room


@contextmanager
def serving(data: Path) -> Iterator[Served]:
    """Serve as long as the context lasts. Bots do not pause, so that an hour at a table takes a minute."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    wishes = [f"--limit={name}_burst=100000" for name in LIMITS]
    wishes += ["--limit=rooms_burst_per_address=100000", "--limit=rooms_per_visitor=1000"]
    command = [sys.executable, "-m", "serendip.server", "--port", str(port), "--data", str(data), "--swift"]
    server = subprocess.Popen([*command, "--log=error", *wishes])
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield Served(port)
    finally:
        server.terminate()
        server.wait()
