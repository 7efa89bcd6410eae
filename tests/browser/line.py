"""A line between a browser and the server that can be cut, go silent, and be mended.

Playwright's own `set_offline` leaves open sockets alone, so that a table would not notice it.
"""

import socket
import threading
from contextlib import suppress
from typing import Literal

Way = Literal["up", "cut", "silent"]


class Line:
    """Forwards connections to a port. Cut: they end, as do new ones. Silent: they stay, and nothing comes through."""

    def __init__(self, port: int) -> None:
        self._goal = ("127.0.0.1", port)
        self._way: Way = "up"
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._pumps: list[threading.Thread] = []
        self._porter = threading.Thread(target=self._let_in)
        self._porter.start()

    def cut(self) -> None:
        """End every connection."""
        self._way = "cut"
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def silence(self) -> None:
        """Let nothing through, and tell nobody."""
        self._way = "silent"

    def mend(self) -> None:
        """Let new connections through; those that were silent for a while are beyond help."""
        self.cut()
        self._way = "up"

    def close(self) -> None:
        """Take the line down."""
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        for thread in (self._porter, *self._pumps):
            thread.join()
        for end in (self._door, *self._ends):
            end.close()

    def _let_in(self) -> None:
        while True:
            try:
                near = self._door.accept()[0]
            except OSError:
                return
            self._ends.append(near)
            try:
                if self._way == "cut":
                    raise ConnectionAbortedError
                far = socket.create_connection(self._goal)
            except OSError:
                with suppress(OSError):  # the browser may have given up already
                    near.shutdown(socket.SHUT_RDWR)
                continue
            self._ends.append(far)
            for one, other in ((near, far), (far, near)):
                pump = threading.Thread(target=self._pump, args=(one, other))
                self._pumps.append(pump)
                pump.start()

    def _pump(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while heard := source.recv(65_536):
                if self._way == "up":
                    goal.sendall(heard)
        if self._way != "silent":
            for end in (source, goal):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
