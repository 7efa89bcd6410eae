"""Actions written out: as clients are offered them, choose them, and are told what was done."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Raw

from serendip.core.action import Action
from serendip.core.entry import reaches
from serendip.core.errors import BadAction
from serendip.core.played_state import TABLE
from serendip.core.ruleset import Ruleset
from serendip.core.step import Step
from serendip.server.errors import Refused
from serendip.server.protocol.encoding import NULL, encode, raw
from serendip.server.tables.encoded_views import NOBODY


class EncodedAction:
    """An action written out: as clients are offered it, and what is told of it when it was one's own."""

    def __init__(self, action: Action, names: tuple[str, ...]) -> None:
        parts = {"words": action.said(names), "key": action.kind(), "args": msgspec.structs.asdict(action)}
        self.offer = raw({"action": action, **parts, "rules": action.rules})
        self.told = encode(parts)


_encoded = lru_cache(maxsize=2_000)(EncodedAction)


def encoded(action: Action, names: tuple[str, ...]) -> EncodedAction:
    """Return an action written out. The same are offered again and again, at all tables if they name no player."""
    if action.brought_by_server:
        return EncodedAction(action, names)
    return _encoded(action, names if action.line().names_players else NOBODY)


def chosen(game: Ruleset, body: Raw) -> Action:
    """Return the action that a client has written out. Raises Refused."""
    try:
        return game.action(bytes(body))
    except BadAction as error:
        raise Refused("bad-message", "That is no action of this game. Load the page anew and choose again.") from error


def offer(action: Action, names: tuple[str, ...]) -> Raw:
    """Return an action as clients are offered it."""
    return encoded(action, names).offer


def deed(step: Step, seat: int | None, names: tuple[str, ...], told: Sequence[tuple[int, bytes]]) -> Raw:
    """Return what a step was as this seat may know it: one's own action, else the first line of the log one sees."""
    if step.seat == seat:
        return _done_by(step.seat, encoded(step.action, names).told)
    for audience, words in told:
        if reaches(audience, seat):
            return _done_by(step.seat, words)
    return NULL


def _done_by(seat: int, told: bytes) -> Raw:
    """Return what is told of a deed with who did it; nobody if the table did it by itself."""
    return Raw(b'{"seat":%b,%b' % (b"null" if seat == TABLE else b"%d" % seat, told[1:]))
