"""The messages about live builds, both ways. docs/protocol.md tells when each is sent."""

from typing import Any, TypeAlias

import msgspec

from serendip.server.wire import Aim, Asked, Check, Hand, Id, Ping, Told


class Design(Asked, tag="design"):
    """Practise something else; the game reads the wish."""

    wish: dict[str, Any]


FromPractice: TypeAlias = Hand | Aim | Check | Design | Ping


class BenchNews(Told, tag="bench", omit_defaults=True):
    """What changed at the bench; with `whole`, everything that is there."""

    builds: dict[str, Any] = msgspec.field(default_factory=dict)
    closed: list[str] = msgspec.field(default_factory=list)
    pool: dict[str, int] | None = None
    whole: bool = False


class Practising(Told, tag="practice"):
    """The first message of a practice bench: what the page needs to draw, and the hand that is yours."""

    reference: dict[str, Any]
    place: str
    hand: int


class Judged(Told, tag="verdict"):
    """What the judge says of a practice build."""

    id: Id
    verdict: dict[str, Any]


_practice = msgspec.json.Decoder(FromPractice)


def read_practice(text: str | bytes) -> FromPractice:
    """Return what somebody at a practice bench said. Raises msgspec.MsgspecError, UnicodeError or RecursionError."""
    message: FromPractice = _practice.decode(text)
    return message


def news(body: dict[str, Any], whole: bool = False) -> BenchNews:
    """Return what a bench told, ready for the wire."""
    return BenchNews(body.get("builds", {}), body.get("closed", []), body.get("pool"), whole)
