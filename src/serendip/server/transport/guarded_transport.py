"""The line as uvicorn sees it: its own, but for reading, which goes by the guard."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, cast


class GuardedTransport(asyncio.Transport):
    """Passes everything on to the real line, but asks the guard to `hold` what comes, or to `switch` protocols."""

    def __init__(
        self,
        line: asyncio.Transport,
        protocol: asyncio.Protocol,
        hold: Callable[[bool], None],
        switch: Callable[[asyncio.Protocol], None],
    ) -> None:
        super().__init__()
        self._line = line
        self._protocol = protocol
        self._hold = hold
        self._switch = switch

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send some bytes."""
        self._line.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        """Send several pieces, one after another."""
        self._line.writelines(list_of_data)

    def pause_reading(self) -> None:
        """Have nothing more passed on."""
        self._hold(True)

    def resume_reading(self) -> None:
        """Have more passed on."""
        self._hold(False)

    def is_reading(self) -> bool:
        """Say whether the line is read."""
        return self._line.is_reading()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Have another protocol take what comes."""
        self._protocol = cast(asyncio.Protocol, protocol)
        self._switch(self._protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return the protocol that takes what comes."""
        return self._protocol

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Tell about the line."""
        return self._line.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Say whether it ends."""
        return self._line.is_closing()

    def close(self) -> None:
        """End it when everything is sent."""
        self._line.close()

    def abort(self) -> None:
        """End it now."""
        self._line.abort()

    def can_write_eof(self) -> bool:
        """Say whether it can be closed on one side."""
        return self._line.can_write_eof()

    def write_eof(self) -> None:
        """Close it on our side."""
        self._line.write_eof()

    def get_write_buffer_size(self) -> int:
        """Return how much is not sent yet."""
        return self._line.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        """Return when writing stops and goes on."""
        return self._line.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Say when writing stops and goes on."""
        self._line.set_write_buffer_limits(high, low)
