"""Poses as text (FS-D2a): how a build stood when it was checked, in an action that can be saved and read.

    brick/front/0/50000/0 half-circle/end/-120/150000/78540

Kind, silhouette, x, y and angle in hundred-thousandths of a unit and of a radian, a block each.
"""

from typing import Final

from serendip.core.errors import SerendipError, brief
from serendip.games.for_science.building.blocks import EACH, GRAIN, KINDS, SILHOUETTES, Pose

FARTHEST: Final = 100
"""No block is so many units away from the middle of the table."""

_LONGEST: Final = 64 * EACH * len(KINDS)


class BadPoses(SerendipError):
    """That text is not a build."""


def write_poses(poses: list[Pose]) -> str:
    """Return the poses as text; `read_poses` gives them back as they are `kept`."""
    words: list[str] = []
    for pose in poses:
        kept = pose.kept()
        place = f"{round(kept.x * GRAIN)}/{round(kept.y * GRAIN)}/{round(kept.angle * GRAIN)}"
        words.append(f"{kept.kind.replace(' ', '-')}/{kept.silhouette}/{place}")
    return " ".join(words)


def read_poses(text: str) -> list[Pose]:
    """Return the poses that a text holds. Raises BadPoses."""
    if len(text) > _LONGEST:
        raise BadPoses("this is too long for a build")
    return [_read(word) for word in text.split(" ")] if text else []


def _read(word: str) -> Pose:
    parts = word.split("/")
    if len(parts) == 5:
        kind = parts[0].replace("-", " ")
        numbers = [_number(part) for part in parts[2:]]
        if kind in KINDS and parts[1] in SILHOUETTES and all(abs(number) <= FARTHEST * GRAIN for number in numbers):
            return Pose(kind, parts[1], numbers[0] / GRAIN, numbers[1] / GRAIN, numbers[2] / GRAIN).kept()
    raise BadPoses(f"{brief(word)} is not the pose of a block")


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise BadPoses(f"{brief(text)} is not a number of a pose")
    return int(text)
