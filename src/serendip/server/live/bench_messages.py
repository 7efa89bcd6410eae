"""What the server and the process of the benches say to each other: a JSON array a line, both ways."""

from importlib import import_module
from typing import Any

import msgspec

from serendip.core.live import Live


class BenchOrder(msgspec.Struct, array_like=True):
    """The server wants something done at a bench; `ask` is the number of the answer, 0 if none is wanted."""

    what: str
    bench: int
    ask: int = 0
    build: str = ""
    hand: int = 0
    body: Any = None


class BenchReport(msgspec.Struct, array_like=True):
    """An answer, or with `ask` 0 the news of a bench. `failed`: the words say why."""

    bench: int
    ask: int
    body: Any
    failed: bool = False


BROKEN = "broken"
"""Instead of news: the bench is gone by a mistake of ours."""

_encode = msgspec.json.Encoder().encode
read_order = msgspec.json.Decoder(BenchOrder).decode
read_report = msgspec.json.Decoder(BenchReport).decode


def line(message: BenchOrder | BenchReport) -> bytes:
    """Return a message as it goes over the line."""
    return _encode(message) + b"\n"


def path_of(live: Live) -> str:
    """Return how the other process finds a game's Live."""
    return f"{type(live).__module__}:{type(live).__qualname__}"


def live_at(path: str) -> Live:
    """Return the Live at a path."""
    module, _, name = path.partition(":")
    found: Live = getattr(import_module(module), name)()
    return found
