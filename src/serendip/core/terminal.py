"""What a game needs to draw its table as text: a Style to write with, and lines that fit.

A game that wants more than the generic table has a module `terminal` with

    def draw(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str

and, if its signs need explaining, `legend(style: Style) -> str`. Whether there is colour, or more than ASCII, is
for the Style to know.
"""

import re
from collections.abc import Sequence
from typing import Final, Protocol

_ESCAPES: Final = re.compile("\x1b\\[[0-9;]*m")


class Style(Protocol):
    """How to make text stand out. Without colour every method returns its text as it is."""

    def strong(self, text: str) -> str:
        """Return it so that it is seen first."""

    def faint(self, text: str) -> str:
        """Return it so that it steps back."""

    def tint(self, text: str, colour: str) -> str:
        """Return it in red, green, yellow, blue, magenta or cyan."""

    def sign(self, sign: str, plain: str) -> str:
        """Return a sign, or the plain one where only ASCII can be shown."""


class PlainStyle:
    """A Style without colours, in ASCII where there is a choice."""

    def strong(self, text: str) -> str:
        """Return it as it is."""
        return text

    def faint(self, text: str) -> str:
        """Return it as it is."""
        return text

    def tint(self, text: str, colour: str) -> str:
        """Return it as it is."""
        return text

    def sign(self, sign: str, plain: str) -> str:
        """Return the plain sign."""
        return plain


def seen_length(text: str) -> int:
    """Return how many columns a line takes, its colours aside."""
    return len(_ESCAPES.sub("", text)) if "\x1b" in text else len(text)


def pad(text: str, width: int) -> str:
    """Return a line with blanks up to this width."""
    return text + " " * (width - seen_length(text))


def spread(left: str, right: str, width: int) -> str:
    """Return one line with both ends set apart, or two lines if that does not fit."""
    room = width - seen_length(left) - seen_length(right)
    return left + " " * room + right if room > 0 else f"{left}\n{right}"


def flow(pieces: Sequence[str], width: int, indent: str = "", between: str = "  ") -> list[str]:
    """Return the pieces on as few lines as hold them, unbroken; the lines after the first are indented."""
    lines: list[str] = []
    line = ""
    for piece in pieces:
        if not line:
            line = piece
        elif seen_length(line) + len(between) + seen_length(piece) <= width:
            line += between + piece
        else:
            lines.append(line.rstrip())
            line = indent + piece
    if line:
        lines.append(line)
    return lines


def beside(left: Sequence[str], right: Sequence[str], width: int, gap: str) -> list[str]:
    """Return two columns of lines as one, the left one `width` wide."""
    lines: list[str] = []
    for number in range(max(len(left), len(right))):
        first = left[number] if number < len(left) else ""
        second = right[number] if number < len(right) else ""
        lines.append((pad(first, width) + gap + second).rstrip())
    return lines
