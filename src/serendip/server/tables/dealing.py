"""From full seats to a match: bots get their names, and the opening is dealt."""

import secrets

import serendip
from serendip.bots import check_bot
from serendip.bots.bot import UnknownBot
from serendip.bots.cast import name_for
from serendip.bots.own import is_own
from serendip.bots.specs import PLAIN, search_budget
from serendip.core.match import Match
from serendip.server.errors import Refused, in_words
from serendip.server.own_bots import own_bots
from serendip.server.settings import Settings
from serendip.server.storage.store import Room
from serendip.server.tables.transaction import Transaction


def known_bot(spec: str, settings: Settings, game: str) -> str:
    """Return the spec of a bot that may play a game here. Raises Refused."""
    limits = settings.limits
    if is_own(spec.strip()):  # naming one runs code
        if spec.strip() in own_bots(settings.bots, game):
            return spec.strip()
        raise Refused("bad-message", "At this table the bots play that the game offers.")
    try:
        spec = check_bot(spec)
    except UnknownBot as error:
        raise Refused("bad-message", in_words(error)) from error
    if spec not in PLAIN:
        iterations, milliseconds = search_budget(spec)
        if (iterations or 0) > limits.search_iterations or (milliseconds or 0) > limits.search_milliseconds:
            raise Refused(
                "illegal",
                f"At this table a bot searches at most {limits.search_iterations} iterations"
                f" or {limits.search_milliseconds} ms.",
            )
    return spec


def name_bots(room: Room) -> None:
    """Give every bot a name of its own."""
    taken = {seat.name for seat in room.seats}
    for seat in room.seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = name_for(seat.bot or "thumb", taken)
            taken.add(seat.name)


def deal(room: Room) -> Match:
    """Return the opening of a room's match."""
    return serendip.game(room.game).new(len(room.seats), room.seed, room.options)


def start(room: Room, now: float) -> None:
    """Let a room's match begin now, with luck of its own."""
    room.seed = secrets.randbits(62)
    room.status = "playing"
    room.started = now


def start_match(transaction: Transaction) -> None:
    """Begin: every seat is taken."""
    room = transaction.edit()
    start(room, transaction.now)
    transaction.start(deal(room))
