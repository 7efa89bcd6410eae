"""Colours and signs, where the terminal has them: NO_COLOR, pipes and old encodings get plain text."""

import os
from typing import TextIO

_CODES = {"red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36}
_SIGNS = "─▸→✓✗★●○◆⌂↓⇊…›│█"


class TerminalStyle:
    """The Style that a game's `terminal.draw` writes with."""

    def __init__(self, colour: bool = False, signs: bool = True) -> None:
        self.colour = colour
        self.signs = signs

    def strong(self, text: str) -> str:
        """Return it bold."""
        return self._dress(text, "1")

    def faint(self, text: str) -> str:
        """Return it dim."""
        return self._dress(text, "2")

    def tint(self, text: str, colour: str) -> str:
        """Return it in a colour."""
        return self._dress(text, str(_CODES[colour]))

    def sign(self, sign: str, plain: str) -> str:
        """Return the sign, or the plain one where only ASCII can be shown."""
        return sign if self.signs else plain

    def _dress(self, text: str, code: str) -> str:
        if not self.colour or not text:
            return text
        # A part that is dressed already ends in a reset: take our dress up again after it.
        inner = text.replace("\x1b[0m", f"\x1b[0m\x1b[{code}m")
        return f"\x1b[{code}m{inner}\x1b[0m"


def style_of(out: TextIO) -> TerminalStyle:
    """Return the style that suits a stream: https://no-color.org, and FORCE_COLOR for the contrary."""
    if os.environ.get("NO_COLOR"):
        colour = False
    elif os.environ.get("FORCE_COLOR"):
        colour = True
    else:
        colour = out.isatty() and os.environ.get("TERM", "") != "dumb"
    try:
        _SIGNS.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return TerminalStyle(colour, signs=False)
    return TerminalStyle(colour)
