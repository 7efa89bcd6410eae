"""A browser as the server sees it: a cookie, requests, and tabs with a socket each."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

SOON = 60.0
"""How many seconds to wait for what should come at once; only a failing test, or a very busy machine, waits so long."""


class Tab:
    """One socket. What it was sent is kept in `heard`; `table` is the latest table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.log: list[dict[str, Any]] = []
        self._last_id = 1_000_000  # far from the ids that hostile messages carry

    @property
    def table(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] == "table")

    @property
    def offers(self) -> list[dict[str, Any]]:
        offers: list[dict[str, Any]] = self.table["offers"]
        return offers

    def hear(self, timeout: float = SOON) -> dict[str, Any]:
        """Wait for the next message."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["t"] == "table":
            self.log[message["log_from"] :] = message["log"]
        return message

    def until(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait for a message that fits."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def until_table(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until the table fits; it may already."""
        while not fits(self.table):
            self.hear()
        return self.table

    def ask(self, t: str, **parts: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = self.say(t, **parts)
        return self.until(lambda message: message.get("id") == id)

    def say(self, t: str, **parts: Any) -> int:
        """Send a message."""
        self._last_id += 1
        self.connection.send(json.dumps({"t": t, "id": self._last_id, **parts}))
        return self._last_id

    def flood(self, times: int, t: str, **parts: Any) -> None:
        """Send a message many times in one packet: whoever still sends when it is cut off may not hear why."""
        text = json.dumps({"t": t, **parts}).encode()
        self.connection.socket.sendall(Frame(Opcode.TEXT, text).serialize(mask=True) * times)

    def play(self, offer: dict[str, Any], **parts: Any) -> dict[str, Any]:
        """Play an offer."""
        table = self.table
        return self.ask("play", **{"seat": table["seat"], "rev": table["rev"], "action": offer["action"], **parts})

    def play_any(self, rng: Random) -> dict[str, Any]:
        """Play anything that is offered now."""
        return self.play(rng.choice(self.offers))

    def settle(self) -> None:
        """Hear everything that was sent before now."""
        self.ask("ping")

    def close(self) -> None:
        self.connection.close()


class Browser:
    """A visitor."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=SOON, verify=False)
        self.sockets = ExitStack()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("serendip") or ""

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Any, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body)
        assert status is not None or answer.status_code in (200, 201), answer.text
        return self._checked(answer, status or answer.status_code)

    def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.patch(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(path), status)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, *seats: str, **wish: Any) -> str:
        """Open a room of Dark Matter and return its id."""
        room: str = self.post("/api/rooms", {"game": "dark-matter", "seats": list(seats), **wish})["room"]
        return room

    def sit(self, room: str) -> int:
        """Take a free seat."""
        seat: int = self.post(f"/api/rooms/{room}/seats", {})["seat"]
        return seat

    def tab(self, room: str, **kwargs: Any) -> Tab:
        """Open a tab at a table and hear its first table."""
        tab = Tab(self.connect(room, **kwargs))
        assert tab.hear()["t"] == "table"
        return tab

    def connect(self, room: str, query: str = "?v=1", **kwargs: Any) -> ClientConnection:
        """Open a socket to a table."""
        return self.connect_to(f"/api/rooms/{room}/socket{query}", **kwargs)

    def connect_to(self, path: str, **kwargs: Any) -> ClientConnection:
        """Open a socket."""
        headers = kwargs.pop("headers", {"Cookie": f"serendip={self.cookie}"} if self.cookie else {})
        origin = kwargs.pop("origin", self.url)
        url = self.url.replace("http", "ws", 1) + path
        # Without an end to its queue: a socket full of what nobody has heard would wait ten seconds for its own close.
        parts = {"compression": None, "max_size": None, "max_queue": None, "ping_interval": None, "open_timeout": SOON}
        opening = connect(url, origin=origin, additional_headers=headers, **{**parts, **kwargs})
        connection: ClientConnection = self.sockets.enter_context(opening)
        return connection

    def close(self) -> None:
        self.sockets.close()
        self.http.close()
