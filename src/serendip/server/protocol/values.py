"""The small values that messages, HTTP bodies and stored rooms are made of."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

NAME_LETTERS: Final = 24
"""How long a player's name may be."""

CHAT_LETTERS: Final = 500
"""How much may be said at once, unless the operator has set another limit."""

REPORT_LETTERS: Final = 4_000
"""How long a report may be."""

GamePage: TypeAlias = Literal["new", "rules", "cards", "science", "bench"]
"""The pages of a game: /rules/dark-matter."""

RoomPage: TypeAlias = Literal["table", "replay"]
"""The pages of a room: /table/abcdefghjk."""

OwnPage: TypeAlias = Literal["mine"]
"""The pages about oneself: /mine."""

Asked: TypeAlias = Literal["turn", "vote", "again"]
"""What a table waits for: one's move, one's yes or no to a request, or whether one plays again."""

Id: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[float, Meta(ge=-(2**53), le=2**53)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Place: TypeAlias = Annotated[str, Meta(max_length=80)]
OptionValue: TypeAlias = bool | int | float | str
Rev: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "day", "none"]
Ignored: TypeAlias = Literal["muted", "blocked"]
"""How one ignores somebody: their talk is not heard, or they can't join one's tables either."""
SeatKind: TypeAlias = Literal["human", "bot", "open"]
