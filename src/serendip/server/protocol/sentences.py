"""A sentence of a game as clients get it: its key and values, for any language, and its words in English."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Raw
from msgspec.json import decode

from serendip.core.line import Line, Said
from serendip.server.protocol.encoding import encode, raw


def entry(said: Said, names: Sequence[str]) -> dict[str, object]:
    """Return a sentence as clients get it."""
    values = said.values()
    return {"key": said.line.key, "args": values, "words": said.line.fill(values, names), "rules": said.rules}


def told(said: Said, names: Sequence[str]) -> bytes:
    """Return a sentence without its rules, written out."""
    values = said.values()
    return encode({"key": said.line.key, "args": values, "words": said.line.fill(values, names)})


def sentence(said: Said, names: tuple[str, ...]) -> Raw:
    """Return a sentence that is said again and again, as prompts are, ready for the wire."""
    # By what is written, not by what is equal: 1 == True == 1.0.
    return _sentence(said.line, encode(said.args), names if said.line.names_players else ())


@lru_cache(maxsize=2_000)
def _sentence(line: Line, args: bytes, names: tuple[str, ...]) -> Raw:
    return raw(entry(Said(line, tuple(decode(args))), names))
