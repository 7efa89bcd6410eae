"""The small values that messages, HTTP bodies and stored rooms are made of."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[float, Meta(ge=-(2**53), le=2**53)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Place: TypeAlias = Annotated[str, Meta(max_length=80)]
Rev: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "day", "none"]
SeatKind: TypeAlias = Literal["human", "bot", "open"]
