"""The film of a build: what changed from frame to frame, small enough to keep with a match and to send (FS-D6).

A frame is a list of rows as `World.changes` gives them: number, thousandths of x, y and angle, silhouette or GONE. In
the film a row is written as differences from the block's last row, in bytes of seven bits each, so that a resting tower
costs one byte a frame and a moving block about eight.
"""

from typing import Final

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.blocks import END, FRONT

Row = list[int | str]
GONE: Final = "gone"
"""In place of a silhouette: the block has left the build."""

LOOKS: Final = (FRONT, END, GONE)
FRAMES_A_SECOND: Final = 30
LONGEST: Final = 1 << 20
"""No film is longer, in bytes: about an hour of steady building."""


class BadFilm(SerendipError):
    """Those bytes are not a film."""


def _put(out: bytearray, number: int) -> None:
    """Add a whole number, small ones in one byte."""
    number = number * 2 if number >= 0 else -number * 2 - 1
    while number >= 128:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def write_film(frames: list[list[Row]]) -> bytes:
    """Return the film of these frames."""
    out = bytearray()
    last: dict[int, list[int]] = {}
    for frame in frames:
        _put(out, len(frame))
        for block, x, y, angle, silhouette in frame:
            now = [int(x), int(y), int(angle), LOOKS.index(str(silhouette))]
            before = last.get(int(block), [0, 0, 0, 0])
            _put(out, int(block))
            for i in range(4):
                _put(out, now[i] - before[i])
            last[int(block)] = now
    return bytes(out)


def read_film(film: bytes) -> list[list[Row]]:
    """Return the frames of a film. Raises BadFilm."""
    if len(film) > LONGEST:
        raise BadFilm(f"a film has at most {LONGEST} bytes")
    numbers: list[int] = []
    number = 0
    shift = 0
    for byte in film:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(number // 2 if number % 2 == 0 else -(number + 1) // 2)
            number = 0
            shift = 0
        elif shift > 56:
            raise BadFilm("a number of the film is too long")
    if shift:
        raise BadFilm("the film ends in the middle of a number")
    frames: list[list[Row]] = []
    last: dict[int, list[int]] = {}
    at = 0
    while at < len(numbers):
        rows = numbers[at]
        at += 1
        if rows < 0 or at + 5 * rows > len(numbers):
            raise BadFilm("the film ends in the middle of a frame")
        frame: list[Row] = []
        for _ in range(rows):
            block = numbers[at]
            before = last.get(block, [0, 0, 0, 0])
            now = [before[i] + numbers[at + 1 + i] for i in range(4)]
            if not 0 <= now[3] < len(LOOKS):
                raise BadFilm("a block of the film shows no silhouette that there is")
            last[block] = now
            frame.append([block, now[0], now[1], now[2], LOOKS[now[3]]])
            at += 5
        frames.append(frame)
    return frames
