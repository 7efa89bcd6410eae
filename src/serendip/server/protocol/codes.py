"""The codes that programs know each other's reasons by: of refusals, of goodbyes, and of closed sockets."""

from enum import IntEnum
from typing import Final, Literal, TypeAlias

VERSION: Final = 1
"""The version of the protocol, in a socket's address as `?v=1`."""

RefusalCode: TypeAlias = Literal[
    "bad-message",
    "bad-origin",
    "bad-host",
    "not-yours",
    "not-welcome",
    "no-such-game",
    "no-such-room",
    "no-such-page",
    "no-such-person",
    "no-such-method",
    "illegal",
    "stale",
    "not-now",
    "room-full",
    "no-undo",
    "no-hints",
    "beeps-only",
    "too-long",
    "not-json",
    "too-fast",
    "too-many",
    "enough-today",
    "broken",
    "older-rules",
    "busy",
]
"""Every code that a client can meet in a refusal, over HTTP or over a socket."""

ByeCode: TypeAlias = Literal["restarting", "idle", "too-fast", "sent-away"]
"""Why the server closes a socket that did nothing wrong, or too much."""


class CloseCode(IntEnum):
    """With what a socket is closed.

    Come back after all but NO_SUCH_ROOM and SENT_AWAY; after FLOOD and SET_ASIDE only later.
    """

    TOO_LONG = 1009
    RESTARTING = 1012
    BUSY = 1013
    IDLE = 4000
    SENT_AWAY = 4003
    NO_SUCH_ROOM = 4004
    FLOOD = 4008
    TOO_SLOW = 4009
    SET_ASIDE = 4010
