"""HTTP of the scripted clients: one connection, one JSON body after another."""

import asyncio
from typing import Any

import msgspec


class Post:
    """A connection that is kept open. It comes from `source`, an address of this machine."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.source = source
        self._port = port
        self._turn = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str = "") -> Any:
        """Post a body and return the answer's. Raises RuntimeError if the server refuses."""
        async with self._turn:
            if self._streams is None:
                self._streams = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self.source, 0))
            reader, writer = self._streams
            content = msgspec.json.encode(body)
            head = (
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
                f"Origin: http://127.0.0.1:{self._port}\r\nContent-Length: {len(content)}\r\n"
            )
            if cookie:
                head += f"Cookie: {cookie}\r\n"
            writer.write(head.encode() + b"\r\n" + content)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answer.partition("content-length:")[2].partition("\r\n")[0])
            found = await reader.readexactly(length)
        if answer.split()[1] not in ("200", "201"):
            raise RuntimeError(f"{path}: {answer.partition(chr(13))[0]} {found[:200].decode()}")
        return msgspec.json.decode(found)

    def close(self) -> None:
        """Close the connection, if there is one."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
