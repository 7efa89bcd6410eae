"""Texts that are kept one after another and differ little, as positions do: each is packed by how it differs."""

import zlib
from typing import Final

import msgspec

from serendip.core.errors import SerendipError
from serendip.core.recording import Recording
from serendip.server.storage.store import Recorded

WINDOW: Final = 32768
"""How much of what was packed before helps to keep the next thing small: as far as zlib looks back."""


def packed(text: bytes, last: bytes) -> bytes:
    """Return a text as small as it gets for one who knows what was packed last, with a sum to check both by."""
    packer = zlib.compressobj(level=3, zdict=last) if last else zlib.compressobj(level=6)
    return packer.compress(text) + packer.flush()


def unpacked(kept: bytes, last: bytes) -> bytes:
    """Return the text that was packed. Raises SerendipError if it, or what was packed before it, is damaged."""
    unpacker = zlib.decompressobj(zdict=last) if last else zlib.decompressobj()
    try:
        return unpacker.decompress(kept) + unpacker.flush()
    except zlib.error as error:
        raise SerendipError(f"a position that was kept can't be read: {error}") from error


def recorded(recording: Recording, when: float) -> tuple[Recorded, bytes]:
    """Return the row that keeps a whole recording, and what the next thing is packed by."""
    text = msgspec.json.encode(recording)
    return Recorded(recording.rules, when, packed(text, b"")), text[-WINDOW:]
