"""Where the frames of a WebSocket begin and end in what comes along its line."""

from typing import Final

TEXT: Final = 0x81
"""How a frame begins that is a whole text."""
MASKED: Final = 0x80


def measure(data: bytes, at: int) -> tuple[int, int] | None:
    """Return where the content of the frame that begins there begins and ends; None if its head is not whole yet."""
    if len(data) < at + 2:
        return None
    size = data[at + 1] & 127
    start = at + 2 + (0 if size < 126 else 2 if size == 126 else 8)
    if len(data) < start:
        return None
    if size >= 126:
        size = int.from_bytes(data[at + 2 : start])
    if data[at + 1] & MASKED:
        start += 4
    return start, start + size


def closing(code: int) -> bytes:
    """Return the frame that ends a WebSocket."""
    return b"\x88\x02" + code.to_bytes(2)
