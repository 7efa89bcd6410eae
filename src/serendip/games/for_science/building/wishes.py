"""What a hand can wish for at the bench, and what can be practised there, as clients send it."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.shapes import Face

Steps: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Length: TypeAlias = Annotated[float, Meta(ge=-1e6, le=1e6)]


MOST_CARDS: Final = 3
"""Of how many cards a Design may be that is practised."""


class Wish(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """The ancestor of all wishes."""


class Take(Wish, tag="take"):
    """Take a block out of the pool; without a place, above everything."""

    kind: Annotated[str, Meta(max_length=20)]
    silhouette: Face = "front"
    x: Length = 0.0
    y: Length | None = None


class Grab(Wish, tag="grab"):
    """Take hold of a block of the build."""

    block: Annotated[int, Meta(ge=0, le=1_000_000)]
    x: Length
    y: Length


class Nudge(Wish, tag="nudge"):
    """Shift the held block a little."""

    right: Steps
    up: Steps


class Turn(Wish, tag="turn"):
    """Turn the held block anticlockwise, in steps of 15° or finely."""

    steps: Steps
    fine: bool = False


class Flip(Wish, tag="flip"):
    """Show the other silhouette."""


class Lower(Wish, tag="lower"):
    """Lower the held block until something stops it."""


class Release(Wish, tag="release"):
    """Let go of the held block."""


class Away(Wish, tag="away"):
    """Put the held block back into the pool."""


class Clear(Wish, tag="clear"):
    """Tear the build down."""


class Show(Wish, tag="show"):
    """Watch how it can be built, at a practice bench."""


Wishes: TypeAlias = Take | Grab | Nudge | Turn | Flip | Lower | Release | Away | Clear | Show


class PracticeWish(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to practise: these cards, or so many drawn from the deck."""

    column: Annotated[list[tuple[Annotated[int, Meta(ge=0)], bool]], Meta(max_length=MOST_CARDS)] = []
    draw: Annotated[int, Meta(ge=0, le=MOST_CARDS)] = 0
    flat: bool = False
    expert: bool = False


class BadWish(SerendipError):
    """That is nothing a hand can do."""


_WISHES: Final[Any] = Wishes


def read_wish(plain: Any) -> Wishes:
    """Return the wish that plain data stand for. Raises BadWish."""
    try:
        wish: Wishes = msgspec.convert(plain, _WISHES)
    except msgspec.ValidationError as error:
        raise BadWish(f"a hand can't do that: {error}") from error
    return wish


def read_practice(plain: Any) -> PracticeWish:
    """Return what plain data ask to practise. Raises BadWish."""
    try:
        return msgspec.convert(plain, PracticeWish)
    except msgspec.ValidationError as error:
        raise BadWish(f"choose 1 to {MOST_CARDS} cards, or draw them: {error}") from error
