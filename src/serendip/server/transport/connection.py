"""What a socket needs of its connection, whichever way that takes through uvicorn: see `choice`."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from starlette.websockets import WebSocket


class Connection(Protocol):
    """One browser's line. `writable` is set while the other side reads fast enough."""

    on_writable: Callable[[], None] | None
    writable: asyncio.Event

    @property
    def is_full(self) -> bool:
        """Whether the other side reads too slowly for more to be sent now."""

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send texts, each a message; what comes after the end is lost, as it would be on its way."""

    def listen(self, on_text: Callable[[str | None], None]) -> None:
        """Give all messages from now on to somebody, and first those that have come already."""

    async def ended(self, web: WebSocket) -> None:
        """Return when the browser has gone."""

    def pause_reading(self, so: bool) -> None:
        """Read no further, or go on reading."""

    def abort(self) -> None:
        """End it at once, whatever still waits."""
