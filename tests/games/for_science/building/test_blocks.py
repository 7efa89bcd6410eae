"""The six kinds of blocks and their silhouettes."""

from math import pi

import pytest

from serendip.games.for_science.building.blocks import EACH, KINDS, MASSES, SHAPES, SILHOUETTES, Pose, solid
from serendip.testing import rule
from tests.games.for_science.building.towers import end, front


@rule("FS-5")
def test_there_are_36_blocks_of_six_kinds() -> None:
    assert KINDS == ["brick", "slat", "triangle", "cylinder", "half circle", "bridge"]
    assert EACH * len(KINDS) == 36


@pytest.mark.parametrize(
    ("kind", "width", "height"),
    [
        ("brick", 2.0, 1.0),
        ("slat", 3.0, 0.5),
        ("triangle", 2.0, 1.0),
        ("cylinder", 1.0, 1.0),
        ("half circle", 2.0, 1.0),
        ("bridge", 2.0, 1.0),
    ],
)
@rule("FS-5", "FS-D1")
def test_a_front_is_as_wide_and_high_as_the_block(kind: str, width: float, height: float) -> None:
    block = solid(front(kind, 0.0, 0.0))
    assert block.right - block.left == pytest.approx(width)
    assert block.top - block.bottom == pytest.approx(height)


@rule("FS-D1")
def test_from_the_end_all_blocks_are_one_wide_and_the_slat_half_as_high() -> None:
    for kind in KINDS:
        block = solid(end(kind, 0.0, 0.0))
        assert block.right - block.left == pytest.approx(1.0)
        assert block.top - block.bottom == pytest.approx(0.5 if kind == "slat" else 1.0)


def test_a_pose_is_the_place_of_the_centre_of_mass() -> None:
    assert solid(front("triangle", 0.0, 0.0)).bottom == pytest.approx(-1 / 3)
    assert solid(front("half circle", 0.0, 0.0)).bottom == pytest.approx(-4 / (3 * pi), abs=0.002)


def test_the_mass_of_a_front_is_its_area() -> None:
    for kind in KINDS:
        if kind != "cylinder":
            assert sum(part.area() for part in SHAPES[kind, "front"]) == pytest.approx(MASSES[kind], abs=0.01)


def test_every_silhouette_is_its_own_mirror_image() -> None:
    for kind in KINDS:
        for silhouette in SILHOUETTES:
            corners = {(round(x, 9), round(y, 9)) for part in SHAPES[kind, silhouette] for x, y in part.corners}
            assert {(0.0 - x, y) for x, y in corners} == corners


def test_what_is_kept_of_a_pose_survives_text() -> None:
    pose = Pose("slat", "end", 1.23456789, 2.0000049, 7.0).kept()
    assert pose == Pose("slat", "end", 1.23457, 2.0, 0.71681)
    assert pose.kept() == pose
