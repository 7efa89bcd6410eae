"""A rude client, in a process of its own: python -m benchmarks.server.attackers NAME PORT SECONDS

It comes from 127.0.0.1, with many connections at once, and comes back at once whenever it is cut off.
"""

import asyncio
import contextlib
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from benchmarks.server.posting import Post
from benchmarks.server.websocket import request

SOCKETS = 20
HALF_OPEN = 5_000
SLOW = 500
PACKET = 65_536
FRAMES = {
    "text": b'\x81\x93\0\0\0\0{"t":"ping","id":1}',
    "ping": b"\x89\x80\0\0\0\0",
    "pong": b"\x8a\x80\0\0\0\0",
    "empty": b"\x82\x80\0\0\0\0",
    "fragments": b"\x00\x80\0\0\0\0",
}
"""What a flood consists of, each masked with zeros."""
SLOW_BODY = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"


class Attack:
    """What all kinds share: where, until when, and how often it came."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = monotonic() + seconds
        self.connections = 0

    async def again_and_again(self, once: Callable[[], Awaitable[None]], number: int) -> None:
        """Do something with so many connections at a time, each again as soon as it ends."""

        async def go_on() -> None:
            while monotonic() < self.until:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                    async with asyncio.timeout(self.until - monotonic()):
                        await once()
                # Whoever comes back from nowhere at once would hold up the other connections.
                await asyncio.sleep(0.001)

        await asyncio.gather(*(go_on() for _ in range(number)))

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open one more connection to the server."""
        self.connections += 1
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def flood(self, kind: str, read: bool) -> None:
        """Send frames of one kind as fast as the line takes them; do or do not read what is answered."""
        cookie = f"serendip={secrets.token_urlsafe(32)}"
        post = Post(self.port)
        wish = {"game": "dark-matter", "seats": ["human", "open", "open"], "pace": "none"}
        room = (await post.post("/api/rooms", wish, cookie))["room"]
        post.close()
        headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{self.port}"}
        asked = request(self.port, f"/api/rooms/{room}/socket?v=1", headers)
        frame = FRAMES[kind]
        packet = frame * (PACKET // len(frame))

        async def once() -> None:
            reader, writer = await self.line()
            try:
                writer.write(asked)
                answer = await reader.readuntil(b"\r\n\r\n")
                if b" 101 " not in answer:
                    return
                if kind == "fragments":
                    writer.write(b"\x01\x80\0\0\0\0")
                reading = asyncio.create_task(swallow(reader)) if read else None
                try:
                    while True:
                        writer.write(packet)
                        await writer.drain()
                finally:
                    if reading is not None:
                        reading.cancel()
            finally:
                writer.transport.abort()

        await self.again_and_again(once, SOCKETS)

    async def requests(self) -> None:
        """Ask and ask, without waiting for answers."""
        packet = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 200

        async def once() -> None:
            reader, writer = await self.line()
            reading = asyncio.create_task(swallow(reader))
            try:
                while not reading.done():
                    writer.write(packet)
                    await writer.drain()
            finally:
                reading.cancel()
                writer.transport.abort()

        await self.again_and_again(once, SOCKETS)

    async def half_open(self) -> None:
        """Connect and say nothing."""

        async def once() -> None:
            reader, writer = await self.line()
            try:
                await reader.read()
            finally:
                writer.transport.abort()

        await self.again_and_again(once, HALF_OPEN)

    async def slow(self) -> None:
        """Send a request, half of them its head and half its body, a letter at a time."""

        async def once() -> None:
            reader, writer = await self.line()
            ended = asyncio.create_task(swallow(reader))
            try:
                writer.write(b"GET / HTTP/1.1\r\nX: " if self.connections % 2 else SLOW_BODY)
                while not ended.done():
                    writer.write(b"x")
                    await asyncio.sleep(0.2)
            finally:
                ended.cancel()
                writer.transport.abort()

        await self.again_and_again(once, SLOW)


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read to the end, whatever it is."""
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


def kinds() -> dict[str, Callable[[Attack], Awaitable[None]]]:
    """Return every attack by its name."""
    floods = {
        f"{kind}, {'read' if read else 'unread'}": partial(Attack.flood, kind=kind, read=read)
        for kind in FRAMES
        for read in (True, False)
    }
    return {**floods, "half-open": Attack.half_open, "slow": Attack.slow, "requests": Attack.requests}


async def attack(name: str, port: int, seconds: float) -> int:
    """Attack for some seconds and return how many connections that took."""
    one = Attack(port, seconds)
    await kinds()[name](one)
    return one.connections


if __name__ == "__main__":
    # The clients that are measured share the machine with it.
    os.nice(19)
    print("begins", flush=True)
    print(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
