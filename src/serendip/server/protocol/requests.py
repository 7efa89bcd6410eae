"""What the HTTP routes take, as typed values: the same that docs/protocol.md shows."""

from typing import Annotated

import msgspec
from msgspec import Meta

from serendip.server.protocol.values import NAME_LETTERS, REPORT_LETTERS, Ignored, OptionValue, Pace

SeatNumber = Annotated[int, Meta(ge=0, le=15)]

_SEAT_WISHES = "^(human|open|random|thumb|search(:[0-9]{1,9}(ms)?)?)$"
# Only told, not checked by it: whoever wishes for another bot hears in words which there are.
SeatWish = Annotated[str, Meta(max_length=32, extra_json_schema={"pattern": _SEAT_WISHES})]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """The ancestor of what clients send: nothing unknown is let through."""


class NewRoom(RequestBody, omit_defaults=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    open: bool = False
    pace: Pace = "live"
    swift: bool = False
    hints: bool | None = None
    """Whether players may ask a bot what it would do; left out: unless strangers may join."""


class Rename(RequestBody):
    """A name of one's choice."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LETTERS)]


class EnterSeat(RequestBody):
    """The key of a seat, from the fragment of its link."""

    key: Annotated[str, Meta(max_length=128)]


class TakeSeat(RequestBody, omit_defaults=True):
    """The seat to take; without it any free one."""

    seat: SeatNumber | None = None


class BranchOff(RequestBody):
    """The step of a finished match from which to play on, and the seat to play."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class Report(RequestBody, omit_defaults=True):
    """A problem, in the words of whoever met it; with `who`, somebody at the table is the problem."""

    words: Annotated[str, Meta(min_length=1, max_length=REPORT_LETTERS)]
    who: Annotated[str, Meta(max_length=16)] | None = None


class Ignore(RequestBody):
    """How one wants to ignore somebody; null: not any more."""

    ignored: Ignored | None
