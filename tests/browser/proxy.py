"""A proxy between a browser and the server whose connections can be cut, go silent, and be mended.

Playwright's own `set_offline` leaves open sockets alone, so that a table would not notice it.
"""

import socket
import threading
from contextlib import suppress
from typing import Literal

Condition = Literal["up", "cut", "silent"]


class Proxy:
    """Forwards connections to a port. Cut: they end, as do new ones. Silent: they stay, and nothing comes through."""

    def __init__(self, port: int) -> None:
        self._goal = ("127.0.0.1", port)
        self._condition: Condition = "up"
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._pumps: list[threading.Thread] = []
        self._acceptor = threading.Thread(target=self._accept)
        self._acceptor.start()

    def cut(self) -> None:
        """End every connection."""
        self._condition = "cut"
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def silence(self) -> None:
        """Let nothing through, and tell nobody."""
        self._condition = "silent"

    def mend(self) -> None:
        """Let new connections through; those that were silent for a while are beyond help."""
        self.cut()
        self._condition = "up"

    def close(self) -> None:
        """Stop listening, and end every connection and thread."""
        self.cut()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        for thread in (self._acceptor, *self._pumps):
            thread.join()
        for end in (self._listener, *self._ends):
            end.close()

    def _accept(self) -> None:
        while True:
            try:
                near = self._listener.accept()[0]
            except OSError:
                return
            self._ends.append(near)
            try:
                if self._condition == "cut":
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
                if self._condition == "up":
                    goal.sendall(heard)
        if self._condition != "silent":
            for end in (source, goal):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
