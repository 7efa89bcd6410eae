"""How the server says no: a code for programs, words for people, and the HTTP status that fits."""

from collections.abc import Mapping
from typing import Final

from serendip.core.errors import BadSnapshot
from serendip.core.line import Said
from serendip.server.protocol.codes import RefusalCode

STATUS: Final[Mapping[RefusalCode, int]] = {
    "bad-message": 400,
    "bad-origin": 403,
    "not-yours": 403,
    "not-welcome": 403,
    "no-such-game": 404,
    "no-such-room": 404,
    "no-such-page": 404,
    "no-such-person": 404,
    "no-such-method": 405,
    "illegal": 409,
    "stale": 409,
    "not-now": 409,
    "room-full": 409,
    "no-undo": 409,
    "no-hints": 409,
    "beeps-only": 409,
    "too-long": 413,
    "not-json": 415,
    "bad-host": 421,
    "too-fast": 429,
    "too-many": 429,
    "enough-today": 429,
    "broken": 500,
    "older-rules": 500,
    "busy": 503,
}
"""The HTTP status that goes with each code."""


class Refused(Exception):
    """Something that is not done; nothing has changed. The words say what to do next.

    `said` is the engine's refusal if it was the rules that forbade it, so that a client can say it in any language.
    """

    def __init__(self, code: RefusalCode, words: str, rules: tuple[str, ...] = (), said: Said | None = None) -> None:
        super().__init__(words)
        self.code = code
        self.words = words
        self.rules = rules
        self.said = said

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS[self.code]


def no_such_room() -> Refused:
    """Return the refusal for a room that is not there."""
    return Refused("no-such-room", "There is no such table. Check the link, or open a new table.")


def broken_room(error: BaseException | None = None) -> Refused:
    """Return the refusal for a room that can't be opened or played on, by a mistake of ours or of the disk's.

    Or by a release that can't read what former rules wrote.
    """
    if isinstance(error, BadSnapshot):
        return Refused(
            "older-rules",
            "This table was played by older rules with other pieces, which the game of today can't read. It is kept as"
            " it is; whoever runs this server can open it with the release of then.",
        )
    return Refused(
        "broken",
        "This table can't be opened now: something in it can't be read or played. It is kept as it is, and whoever"
        " runs this server is told. Try again later, or open a new table.",
    )


def enough_today(what: str) -> Refused:
    """Return the refusal for whoever has done something as often as one may in a day."""
    return Refused("enough-today", f"That is enough for today: no more {what} can be kept. Come back tomorrow.")


def not_welcome() -> Refused:
    """Return the refusal for somebody whom a player has blocked, or the host has sent away."""
    return Refused("not-welcome", "This table is not for you. Choose another one, or open your own.")


def no_such_person() -> Refused:
    """Return the refusal for a handle that nobody at the table has."""
    return Refused("no-such-person", "Nobody at this table is known by that. Look at the list again.")


def not_yours() -> Refused:
    """Return the refusal for a seat that somebody else holds."""
    return Refused("not-yours", "That seat is not yours. Choose a seat of your own, or take a free one.")


def in_words(error: Exception) -> str:
    """Return the engine's words as a sentence of their own."""
    words = str(error)
    return f"{words[:1].upper()}{words[1:]}."
