"""What stands between the network and uvicorn: who may connect, for how long, and how much of what they send is read.

It speaks nothing but asyncio's public interface, so it is the same for every way that a socket takes through uvicorn.
Of a WebSocket it passes on whole frames, a few in each turn of the loop, none while answers wait to be read, and counts
every one of them.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, cast

from serendip.server.protocol.codes import CloseCode
from serendip.server.transport.connection_limits import ConnectionLimits
from serendip.server.transport.cuts import CutReason
from serendip.server.transport.frames import TEXT, closing, measure
from serendip.server.transport.guarded_transport import GuardedTransport
from serendip.server.transport.neighbourhood import neighbourhood
from serendip.server.transport.rate_limits import RateLimit

AT_ONCE: Final = 4
"""How many frames of a socket are passed on before others have their turn."""
GRACE: Final = 0.1
HEAD_BYTES: Final = 65_536
"""The longest head of a request."""


class Guard(asyncio.Protocol):
    """One connection. `make` makes uvicorn's own protocol of the parts that uvicorn gives.

    The application finds it as `state.guard`.
    """

    def __init__(self, connections: ConnectionLimits, make: Callable[..., asyncio.Protocol], **parts: Any) -> None:
        self.who = "unknown"
        """The address it came from, or the visitor's own once a proxy has told."""
        self.shared = False
        """Whether a proxy is at the other end, which others' requests come from too."""
        self._connections = connections
        self._make = make
        self._parts = parts
        self._inner: asyncio.Protocol | None = None
        self._transport: asyncio.Transport | None = None
        self._counted: str | None = None
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._over = False
        self._most_bytes = 2 * (HEAD_BYTES + connections.limits.body_bytes)
        self._bytes = 0
        self._is_socket = False
        self._framed = False
        self._unread = b""
        self._at = 0
        self._feeding = False
        self._comes_back = False
        self._held = False
        self._full = False
        self._stopped = False
        self._texts: RateLimit | None = None
        self._others: RateLimit | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or end it before anything is read."""
        # uvloop's do not descend from asyncio's.
        line = cast(asyncio.Transport, transport)
        self._transport = line
        peer = line.get_extra_info("peername")
        if isinstance(peer, tuple):
            self.who = neighbourhood(peer[0])
            self.shared = self._connections.is_proxy(peer[0])
        counted = None if self.shared else self.who
        refused = self._connections.enter(counted)
        if refused is not None:
            self._over = True
            self._connections.cut(self.who, refused)
            line.abort()
            return
        self._counted = counted
        parts = self._parts
        if "app_state" in parts:
            parts = {**parts, "app_state": {**parts["app_state"], "guard": self}}
        self._inner = inner = self._make(**parts)
        inner.connection_made(GuardedTransport(line, inner, self._hold, self._switch))
        self._allow(self._connections.limits.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._over = True
        self._allow(None)
        inner, self._inner = self._inner, None
        if inner is not None:
            self._connections.leave(self._counted)
            inner.connection_lost(exc)

    def request_begins(self, address: str, is_socket: bool) -> None:
        """Note that the head of a request is read, and whose it is."""
        self.who = address
        self._bytes = 0
        self._is_socket = is_socket
        self._allow(None if is_socket else self._connections.limits.answer_seconds)

    def request_ends(self) -> None:
        """Wait for the next request, if there is one."""
        self._bytes = 0
        if not self._is_socket and not self._over:
            self._allow(self._connections.limits.request_seconds)

    def cut(self, reason: CutReason, code: int = CloseCode.FLOOD) -> None:
        """End it without waiting for the other side, and read nothing more of what has come already."""
        if self._over or self._transport is None:
            return
        self._over = True
        self._allow(None)
        self._unread = b""
        self._at = 0
        self._connections.cut(self.who, reason)
        if self._framed and not self._full:
            self._transport.write(closing(code))
        # In the next turn: what was just written leaves if it can.
        self._loop.call_soon(self._transport.abort)

    def _allow(self, seconds: float | None) -> None:
        """Wait so long for what has to come next, or for ever."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        """Look once more at what has come: if it was the server that stood still, it may all be there."""
        self._timer = self._loop.call_later(GRACE, self.cut, "slow")

    def data_received(self, data: bytes) -> None:
        """Pass on what comes of a request as it is, and of a socket frame by frame."""
        if self._over or self._inner is None:
            return
        if self._framed:
            self._unread = self._unread[self._at :] + data if self._unread else data
            self._at = 0
            self._feed()
            return
        self._bytes += len(data)
        if self._bytes > self._most_bytes and not self._is_socket:
            self.cut("requests")
        else:
            self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        """Read no further either: whoever does not read is not answered."""
        self._full = True
        if self._inner is not None:
            self._inner.pause_writing()
        self._steer()

    def resume_writing(self) -> None:
        """Read on: what was answered has been read."""
        self._full = False
        if self._inner is not None:
            self._inner.resume_writing()
        self._feed()

    def _hold(self, so: bool) -> None:
        """Pass on nothing more, or go on, as uvicorn wishes."""
        self._held = so
        if so:
            self._steer()
        else:
            self._feed()

    def _switch(self, protocol: asyncio.Protocol) -> None:
        """Take another protocol of uvicorn's: a request has become a WebSocket."""
        limits, now = self._connections.limits, time.monotonic()
        # What hands and messages may do is counted where they are read; here, a little above that, it ends for all.
        texts = limits.messages_burst + limits.flood + limits.hands_burst + limits.hand_flood
        self._texts = RateLimit(texts, limits.messages_per_second + 2 * limits.hands_per_second, now)
        self._others = RateLimit(limits.frames_burst, limits.frames_per_second, now)
        self._inner = protocol
        self._framed = True
        self._allow(None)

    def _feed(self) -> None:
        """Pass on whole frames as long as they are wanted, and come back for the rest after others had their turn."""
        if self._feeding or self._comes_back:
            return
        self._feeding = True
        passed = 0
        try:
            while passed < AT_ONCE and not self._held and not self._full and self._pass_on():
                passed += 1
        finally:
            self._feeding = False
        if self._at == len(self._unread):
            self._unread = b""
            self._at = 0
        elif passed == AT_ONCE:
            self._comes_back = True
            self._loop.call_soon(self._feed_again)
        self._steer()

    def _feed_again(self) -> None:
        self._comes_back = False
        self._feed()

    def _pass_on(self) -> bool:
        """Count and pass on the next frame; False if there is none, or no longer a connection."""
        data, at, inner, transport = self._unread, self._at, self._inner, self._transport
        if inner is None or transport is None or self._over or transport.is_closing():
            return False
        found = measure(data, at)
        if found is None:
            return False
        start, end = found
        if end - start > self._connections.limits.message_bytes:
            # The library refuses it.
            self._at = end = len(data)
        elif end > len(data):
            return False
        bucket = self._texts if data[at] == TEXT else self._others
        if bucket is not None and not bucket.take(time.monotonic()):
            self.cut("messages" if data[at] == TEXT else "frames")
            return False
        self._at = end
        inner.data_received(data if end - at == len(data) else data[at:end])
        return True

    def _steer(self) -> None:
        """Have the network read on, or not."""
        transport = self._transport
        stop = self._held or self._comes_back or (self._framed and self._full)
        if stop != self._stopped and transport is not None and not transport.is_closing():
            self._stopped = stop
            if stop:
                transport.pause_reading()
            else:
                transport.resume_reading()
