"""The judge: exact contacts, the best reading of a build, and what it names."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.contacts import Contacts, contacts_of
from serendip.games.for_science.building.judge import (
    CLOSE,
    FORBIDDEN,
    LACKING,
    MET,
    MISSING,
    OPEN,
    RESTLESS,
    SURPLUS,
    WRONG_FACE,
    Verdict,
    judge,
    problems,
)
from serendip.games.for_science.building.matching import NOBODY, match
from serendip.games.for_science.building.plan import TABLE, Plan, excusing, line, lying_flat
from serendip.games.for_science.building.proofs import Proof, proofs
from serendip.testing import rule
from tests.games.for_science.building.towers import GATE, GATE_POSES, end, front, plan

STILL = 1.0
stored = st.sampled_from(proofs())


def verdict(poses: list[Pose], of: Plan = GATE) -> Verdict:
    return judge(of, poses, STILL)


def lifted(pose: Pose, by: float) -> Pose:
    return pose._replace(y=pose.y + by)


@rule("FS-50", "FS-54")
def test_a_right_build_passes_with_every_line_met() -> None:
    found = verdict(GATE_POSES)
    assert found.passed
    assert [contact.state for contact in found.contacts] == [MET] * 4
    assert problems(found, GATE_POSES) == []


@rule("FS-D2a")
def test_up_to_half_a_hundredth_touches_and_above_two_is_clear() -> None:
    for gap, state in ((0.0, MET), (0.0049, MET), (0.006, CLOSE), (0.0199, CLOSE), (0.021, MISSING)):
        found = verdict([*GATE_POSES[:2], lifted(GATE_POSES[2], gap)])
        slat = [contact.state for contact in found.contacts if contact.symbols[1] == 2]
        assert slat == [state, state]
        assert found.passed == (state == MET)


@rule("FS-D2a")
def test_too_close_to_call_is_refused_whether_it_should_touch_or_not() -> None:
    apart = plan("brick brick", "t0 t1")
    found = judge(apart, [end("brick", 0, 0.5), end("brick", 1.01, 0.5)], STILL)
    assert not found.passed
    assert [contact.state for contact in found.contacts] == [MET, MET, CLOSE]


@rule("FS-D2a")
def test_blocks_inside_each_other_are_refused() -> None:
    def pressed(depth: float) -> Verdict:
        return verdict([*GATE_POSES[:2], lifted(GATE_POSES[2], -depth)])

    assert pressed(0.009).passed
    assert not pressed(0.011).passed
    assert pressed(0.011).overlapping == [(0, 2), (1, 2)]


@rule("FS-D2a", "FS-54")
def test_a_tower_is_judged_after_a_second_of_rest() -> None:
    early = judge(GATE, GATE_POSES, 0.98)
    assert early.restless
    assert not early.passed
    assert problems(early, GATE_POSES)[0].what == RESTLESS


@rule("FS-50")
def test_just_the_blocks_with_a_line_to_the_table_touch_it() -> None:
    lying = plan("brick slat", "t0 01")
    found = judge(lying, [end("brick", 0, 0.5), end("slat", 1.0, 0.25)], STILL)
    assert [(contact.state, contact.blocks) for contact in found.contacts if contact.state != MET] == [
        (FORBIDDEN, (TABLE, 1))
    ]


@rule("FS-D3")
def test_it_does_not_matter_which_block_of_a_kind_stands_for_which_symbol() -> None:
    for poses in (GATE_POSES, GATE_POSES[::-1], [GATE_POSES[1], GATE_POSES[2], GATE_POSES[0]]):
        assert verdict(poses).passed


@rule("FS-D3")
def test_the_answer_names_what_is_missing_and_what_is_forbidden() -> None:
    poses = [end("brick", -0.5, 0.5), end("brick", 0.5, 0.5), end("slat", -0.7, 1.25)]
    named = [(one.what, one.kinds, one.blocks) for one in problems(verdict(poses), poses)]
    assert named == [
        (MISSING, ("brick", "slat"), (1, 2)),
        (FORBIDDEN, ("brick", "brick"), (0, 1)),
    ]


@rule("FS-50")
def test_exactly_the_blocks_of_the_design_are_used() -> None:
    poses = [*GATE_POSES[:2], front("slat", 5.0, 0.25), front("slat", 0.0, 1.25), end("bridge", 8.0, 0.5)]
    found = verdict(poses)
    assert found.symbols == [0, 1, NOBODY, 2, NOBODY]
    assert [one.blocks for one in problems(found, poses) if one.what == SURPLUS] == [(2,), (4,)]
    lacking = verdict(GATE_POSES[:1])
    assert [one.kinds for one in problems(lacking, GATE_POSES) if one.what == LACKING] == [("brick",), ("slat",)]


@rule("FS-D4")
def test_lines_to_blocks_that_are_not_there_yet_are_open() -> None:
    found = verdict(GATE_POSES[:1])
    assert [(contact.state, contact.blocks) for contact in found.contacts] == [
        (MET, (TABLE, 0)),
        (OPEN, (TABLE, NOBODY)),
        (OPEN, (0, NOBODY)),
        (OPEN, (NOBODY, NOBODY)),
    ]


@rule("FS-50")
def test_a_demanded_front_must_be_shown() -> None:
    demanding = GATE.copy()
    demanding.faces[0] = "front"
    found = verdict(GATE_POSES, demanding)
    assert len(found.wrong_faces) == 1, "either brick may be the one"
    assert problems(found, GATE_POSES)[0].what == WRONG_FACE
    assert verdict(
        [front("brick", -0.7, 1.0, 90), front("brick", 0.7, 1.0, 90), front("slat", 0, 2.25)], demanding
    ).passed


@rule("FS-D3", "FS-56")
def test_among_equal_readings_the_one_with_the_rewarded_front_counts() -> None:
    rewarding = GATE.copy()
    rewarding.rewarded[1] = True
    poses = [front("brick", -0.7, 1.0, 90), *GATE_POSES[1:2], front("slat", 0.0, 9.0)]
    assert verdict(poses, rewarding).fronts == [False, True, True]


@rule("FS-42")
def test_optional_contacts_may_be_or_not_be() -> None:
    excused = excusing(GATE, 1)
    assert verdict([GATE_POSES[0], end("brick", 4.0, 0.5), front("slat", -0.7, 1.25)], excused).passed
    assert verdict([GATE_POSES[0], end("brick", 0.3, 0.5), front("slat", -0.7, 1.25)], excused).passed


@rule("FS-92")
def test_lying_flat_the_table_is_nobodys_business() -> None:
    flat = [end("brick", -0.7, -3.0), end("brick", 0.7, -3.0), front("slat", 0.0, -2.25)]
    assert judge(lying_flat(GATE), flat, STILL, flat=True).passed
    assert not judge(GATE, flat, STILL).passed


@rule("FS-D2a")
@given(stored, st.floats(-50, 50))
def test_shifting_or_mirroring_a_tower_changes_nothing(proof: Proof, x: float) -> None:
    plain = judge(proof.plan(), proof.poses, STILL)
    shifted = judge(proof.plan(), [pose._replace(x=pose.x + x) for pose in proof.poses], STILL)
    mirrored = judge(proof.plan(), [pose.mirrored() for pose in proof.poses], STILL)
    assert plain.passed
    assert shifted.passed
    assert mirrored.passed


@rule("FS-D3")
@given(stored, st.data())
def test_opening_one_contact_is_always_found_and_named(proof: Proof, data: st.DataObject) -> None:
    found = contacts_of(proof.poses)
    opened = data.draw(st.sampled_from(sorted(found.touching)))
    found.touching.remove(opened)
    reading = match(proof.plan(), [pose.kind for pose in proof.poses], [pose.silhouette for pose in proof.poses], found)
    assert reading.mistakes == 1
    missing, forbidden = _named(proof, reading.symbols, found)
    assert len(missing) == 1
    assert not forbidden
    found.touching |= missing
    assert _named(proof, reading.symbols, found) == (set(), set()), "closing what was named makes it right"


@rule("FS-D3")
@given(stored, st.data())
def test_closing_a_forbidden_contact_is_always_found_and_named(proof: Proof, data: st.DataObject) -> None:
    blocks = range(len(proof.poses))
    found = contacts_of(proof.poses)
    pairs = {(a, b) for a in (TABLE, *blocks) for b in blocks if a < b} - found.touching
    assume(pairs)
    found.touching.add(data.draw(st.sampled_from(sorted(pairs))))
    reading = match(proof.plan(), [pose.kind for pose in proof.poses], [pose.silhouette for pose in proof.poses], found)
    assert reading.mistakes == 1
    missing, forbidden = _named(proof, reading.symbols, found)
    assert not missing
    assert len(forbidden) == 1
    found.touching -= forbidden
    assert _named(proof, reading.symbols, found) == (set(), set()), "opening what was named makes it right"


def _named(proof: Proof, symbols: list[int], found: Contacts) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Return the missing and the forbidden contacts of a reading, as pairs of blocks."""
    place = {TABLE: TABLE, **{symbol: block for block, symbol in enumerate(symbols)}}
    wanted = {line(place[a], place[b]) for a, b in proof.plan().lines}
    return wanted - found.touching, found.touching - wanted


@rule("FS-D3")
@given(stored, st.randoms(use_true_random=False))
def test_the_order_of_the_blocks_does_not_matter(proof: Proof, luck: Random) -> None:
    poses = proof.poses[:]
    luck.shuffle(poses)
    assert judge(proof.plan(), poses, STILL).passed


@rule("FS-D4")
@given(stored, st.data())
def test_an_unfinished_tower_shows_no_mistake(proof: Proof, data: st.DataObject) -> None:
    built = data.draw(st.integers(0, len(proof.poses)))
    found = judge(proof.plan(), proof.poses[:built], STILL)
    assert {contact.state for contact in found.contacts} <= {MET, OPEN}
    assert found.passed == (built == len(proof.poses))
