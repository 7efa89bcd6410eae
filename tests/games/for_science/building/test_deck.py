"""The 60 Design cards, and that they can be built."""

from collections import Counter
from itertools import product

import pytest

from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.building.design import DESIGNS, misfit, plan_of, with_faces
from serendip.games.for_science.building.generator import PAIRS, PAY
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.building.planarity import is_planar
from serendip.games.for_science.building.proofs import (
    Proof,
    column_of,
    proof_of,
    proofs,
    read_proof,
    stored_lines,
    write_column,
    write_proof,
)
from serendip.games.for_science.building.prover import check
from serendip.games.for_science.building.trial_builds import rehearse
from serendip.testing import rule

ALONE = [(number, turned) for number, turned in product(range(len(DESIGNS)), (False, True))]
COLUMNS = [proof for proof in proofs() if len(proof.column) > 1]


@rule("FS-5")
def test_there_are_60_cards_ten_for_each_pair_of_connections() -> None:
    assert len(DESIGNS) == 60
    pairs = Counter((min(sides), max(sides)) for sides in [(len(card.bottom), len(card.top)) for card in DESIGNS])
    assert pairs == dict.fromkeys(PAIRS, 10)


@rule("FS-5")
def test_each_kind_comes_about_thirty_times() -> None:
    counts = Counter(kind for card in DESIGNS for kind in card.kinds)
    assert set(counts) == set(KINDS)
    assert all(25 <= count <= 36 for count in counts.values()), counts


@rule("FS-20")
def test_no_two_cards_are_the_same() -> None:
    assert len({str([card.kinds, card.lines, card.bottom, card.top]) for card in DESIGNS}) == 60
    assert len({card.name for card in DESIGNS}) == 60


@rule("FS-56")
def test_harder_cards_pay_more() -> None:
    for card, other in product(DESIGNS, DESIGNS):
        if card.difficulty < other.difficulty:
            assert card.data + card.knowledge <= other.data + other.knowledge
    assert Counter((card.data, card.knowledge) for card in DESIGNS) == Counter(PAY)


@rule("FS-50")
def test_at_least_a_third_of_the_cards_reward_a_front() -> None:
    rewarding = [card for card in DESIGNS if card.faces]
    assert len(rewarding) >= 20
    assert all(card.bonus == len(card.faces) for card in DESIGNS)
    kinds = {card.kinds[block] for card in rewarding for block in card.faces}
    assert kinds >= {"triangle", "cylinder", "half circle"}


@rule("FS-50")
@pytest.mark.parametrize("number", [number for number, card in enumerate(DESIGNS) if card.faces])
def test_every_rewarded_front_can_be_shown_either_way_up(number: int) -> None:
    for turned in (False, True):
        proof = proof_of([(number, turned)])
        assert proof is not None
        assert proof.shows_fronts
        assert judge(with_faces(proof.plan()), proof.poses, 1.0).passed


@rule("FS-D2b")
@pytest.mark.parametrize(("number", "turned"), ALONE)
def test_every_card_can_be_built_alone(number: int, turned: bool) -> None:
    proof = proof_of([(number, turned)])
    assert proof is not None, "run the prover"
    assert check(proof)


@rule("FS-D2b")
def test_at_least_500_columns_of_2_to_4_cards_have_towers() -> None:
    assert len(COLUMNS) >= 500
    assert len({write_column(proof.column) for proof in COLUMNS}) == len(COLUMNS)
    assert {len(proof.column) for proof in COLUMNS} == {2, 3, 4}
    for proof in COLUMNS:
        assert misfit(proof.column, DESIGNS) is None
        assert not proof.plan().short_of()
        assert proof.slip > 0.0


@rule("FS-D2b")
def test_the_solver_found_towers_for_nearly_all_columns_that_were_drawn() -> None:
    drawn = [line for line in stored_lines() if len(column_of(line)) > 1]
    assert len(COLUMNS) / len(drawn) > 0.95


@rule("FS-D2b", "FS-54")
@pytest.mark.parametrize("number", range(0, 500, 25))
def test_stored_towers_stand_at_every_step_and_are_right(number: int) -> None:
    proof = COLUMNS[number]
    verdict = rehearse(proof.plan(), proof.poses)
    assert verdict is not None
    assert verdict.passed


@rule("FS-50")
def test_all_stored_towers_are_right_as_drawn() -> None:
    for proof in proofs():
        assert judge(proof.plan(), proof.poses, 1.0).passed, write_column(proof.column)


@rule("FS-D2b")
def test_every_column_is_planar_with_the_table() -> None:
    assert all(is_planar(plan_of([way], DESIGNS)) for way in ALONE)
    assert all(is_planar(proof.plan()) for proof in COLUMNS)


def test_a_proof_survives_being_written() -> None:
    for proof in proofs()[::50]:
        again = read_proof(write_proof(proof))
        assert isinstance(again, Proof)
        assert (again.column, again.symbols, again.poses) == (proof.column, proof.symbols, proof.poses)
        assert (again.shows_fronts, again.slip) == (proof.shows_fronts, proof.slip)
