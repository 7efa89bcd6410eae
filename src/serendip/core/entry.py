"""One line of the log: what came of an action, who may see it, and which rules it applied."""

from typing import Final, TypeAlias

from serendip.core.line import Line, Plain, Said

ALL: Final = -1
"""The audience of an entry that everybody sees, spectators too."""

_SPECTATORS: Final = 1 << 30


def only(seat: int) -> int:
    """Return the audience of just one seat; audiences add up by `|`."""
    return 1 << seat


def all_but(seat: int) -> int:
    """Return the audience of everybody, spectators too, but for one seat; by `&` for several."""
    return ~(1 << seat)


Telling: TypeAlias = tuple[Line, tuple[Plain, ...], int]
"""An entry while nobody reads it: the line, what fills its gaps, the audience. Most are never read."""


def reaches(audience: int, seat: int | None) -> bool:
    """Say whether a seat (None: a spectator) is among an audience."""
    return bool(audience & (_SPECTATORS if seat is None else 1 << seat))


class Entry(Said):
    """A filled Line with its audience."""

    def __init__(self, line: Line, args: tuple[Plain, ...], audience: int) -> None:
        self.line = line
        self.args = args
        self.audience: int = audience

    def seen_by(self, seat: int | None) -> bool:
        """Say whether that seat (None: a spectator) may see it."""
        return reaches(self.audience, seat)
