"""The table as a picture: what the terminal shows, with its colours, as pixels. For films of matches and for papers.

The board of the page is drawn by a browser, which is more than an environment should need; this is the same table in
letters. Pillow brings the letters.
"""

import re
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serendip.core.errors import SerendipError

Pixels = NDArray[np.uint8]

CELL: Final = (6, 12)
"""The width and the height of a letter."""
SCALE: Final = 2
PAPER: Final = (16, 20, 28)
INK: Final = (214, 218, 226)
FAINT: Final = (128, 136, 150)
STRONG: Final = (255, 255, 255)
TINTS: Final = {
    "red": (240, 98, 92),
    "green": (104, 204, 122),
    "yellow": (236, 196, 84),
    "blue": (102, 156, 246),
    "magenta": (214, 128, 226),
    "cyan": (86, 204, 214),
}
_COLOURS: Final = {"strong": STRONG, "faint": FAINT, **TINTS}
_MARK: Final = re.compile("\x1b\\[([a-z]*)m")
_PLAIN: Final = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "…": "."})


class PictureStyle:
    """The Style that a game's `terminal.draw` writes with; a dress ends where another one began."""

    def strong(self, text: str) -> str:
        """Return it white."""
        return self._dress(text, "strong")

    def faint(self, text: str) -> str:
        """Return it grey."""
        return self._dress(text, "faint")

    def tint(self, text: str, colour: str) -> str:
        """Return it in a colour."""
        return self._dress(text, colour)

    def sign(self, sign: str, plain: str) -> str:
        """Return the plain sign: the letters are those of Latin-1."""
        return plain

    def _dress(self, text: str, name: str) -> str:
        inner = text.replace("\x1b[m", f"\x1b[m\x1b[{name}m")
        return f"\x1b[{name}m{inner}\x1b[m" if text else text


@cache
def _letters() -> Any:
    """Return the letters, a picture of each. Raises SerendipError if Pillow is missing."""
    try:
        from PIL import ImageFont
    except ImportError as missing:
        raise SerendipError("pictures need Pillow: pip install 'serendip[envs]'") from missing
    return ImageFont.load_default_imagefont()


@cache
def _letter(letter: str) -> NDArray[np.bool_]:
    """Return where a letter has ink."""
    from PIL import Image, ImageDraw

    width, height = CELL
    image = Image.new("L", (width, height))
    shown = letter.translate(_PLAIN)
    ImageDraw.Draw(image).text((0, 0), shown if ord(shown) < 256 else "?", fill=255, font=_letters())
    return np.asarray(image) > 127


def picture(text: str, width: int, height: int) -> Pixels:
    """Return a table that was drawn with PictureStyle: `height` lines of `width` letters, three bytes a pixel."""
    wide, high = CELL
    pixels = np.empty((height * high, width * wide, 3), np.uint8)
    pixels[:] = PAPER
    for row, line in enumerate(text.split("\n")[:height]):
        column = 0
        colour = INK
        for place, part in enumerate(_MARK.split(line)):
            if place % 2:
                colour = _COLOURS.get(part, INK)
                continue
            for letter in part[: max(0, width - column)]:
                if letter != " ":
                    cell = pixels[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
                    cell[_letter(letter)] = colour
                column += 1
    return pixels.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
