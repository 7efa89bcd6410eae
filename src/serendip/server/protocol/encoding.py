"""JSON in and out: reading what clients send, writing what they get."""

from typing import Any

import msgspec
from msgspec import Raw

from serendip.server.protocol.from_client import FromClient, FromPractice
from serendip.server.protocol.values import Id


class _JustId(msgspec.Struct):
    id: Id | None = None


class _JustKind(msgspec.Struct):
    t: str = ""


_decoder = msgspec.json.Decoder(FromClient)
_practice_decoder = msgspec.json.Decoder(FromPractice)
_just_kind = msgspec.json.Decoder(_JustKind)
_just_id = msgspec.json.Decoder(_JustId)
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> FromClient:
    """Return what a client said. Raises msgspec.MsgspecError, UnicodeError or RecursionError."""
    message: FromClient = _decoder.decode(text)
    return message


def read_practice(text: str | bytes) -> FromPractice:
    """Return what somebody at a practice bench said. Raises msgspec.MsgspecError, UnicodeError or RecursionError."""
    message: FromPractice = _practice_decoder.decode(text)
    return message


def id_of(text: str | bytes) -> int | float | None:
    """Return the id of a message that makes no sense otherwise, if it has one."""
    try:
        return _just_id.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def kind_of(text: str | bytes) -> str:
    """Return which message it is, before all of it is read; "" if that can't be told."""
    try:
        return _just_kind.decode(text).t
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def raw(value: Any) -> Raw:
    """Return a value as JSON that goes into a message as it is."""
    return Raw(encode(value))


NULL = Raw(b"null")
NOTHING = Raw(b"[]")
