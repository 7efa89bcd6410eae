"""Why not? For the things that players try although they are not allowed, the reason names the rule."""

import random

import pytest

from serendip import Action, Match
from serendip.games.dark_matter.actions import (
    KINDS,
    AssignResearch,
    AssignResource,
    Bid,
    DejaVu,
    DiscardResearch,
    DiscardResource,
    Done,
    FakeNews,
    InstallResearch,
    KeepResearch,
    KeepResource,
    NewPrincipalInvestigator,
    NoMoreFunds,
    StudentProtest,
    TakeLaboratory,
    UseResource,
)
from serendip.games.dark_matter.game import GAME
from serendip.games.dark_matter.words import LINES
from serendip.testing import rule
from tests.games.dark_matter.catalogue import CATALOGUE
from tests.games.dark_matter.census import state_of
from tests.games.dark_matter.random_play import positions
from tests.games.dark_matter.seen import idle, refused
from tests.games.dark_matter.table import of, table


def a_table() -> Match:
    return table(
        laboratories={
            "Rooftop": of(0, "Galaxy rotation curves", "data"),
            "Ice cap": of(1),
            "Salt mine": of(1, "Torsion pendulum"),
        },
        sides={0: ["Bubble chamber", "data"]},
        hands={0: ["Fake news", 5]},
        face_up=["Nickel mine", "Solar helioscope", "student"],
    )


@pytest.mark.parametrize(
    ("action", "reason", "rules"),
    [
        (Bid(5), "the bids of this round are made", ("DM-23",)),
        (TakeLaboratory("Metro cavern"), "Metro cavern is not face up", ("DM-30",)),
        (KeepResearch("Skipper CCDs"), "Skipper CCDs is not face up", ("DM-31",)),
        (InstallResearch("Skipper CCDs", "Ice cap"), "Skipper CCDs is not face up", ("DM-31",)),
        (InstallResearch("Solar helioscope", "Old hangar"), "nobody owns Old hangar yet", ("DM-31", "DM-40")),
        (
            InstallResearch("Solar helioscope", "Salt mine"),
            "Solar helioscope can't be run in Salt mine: the depth is wrong",
            ("DM-40",),
        ),
        (
            InstallResearch("Solar helioscope", "Rooftop"),
            "Rooftop already hosts Galaxy rotation curves",
            ("DM-41",),
        ),
        (KeepResource("data"), "no data is face up", ("DM-32",)),
        (UseResource("data", "Torsion pendulum"), "no data is face up", ("DM-32",)),
        (UseResource("student", "Galaxy rotation curves"), "Galaxy rotation curves misses no student", ("DM-42",)),
        (
            UseResource("student", "Bubble chamber"),
            "Bubble chamber is not installed in any laboratory",
            ("DM-32", "DM-42"),
        ),
        (
            AssignResearch("Bubble chamber", "Ice cap"),
            "Bubble chamber can't be run in Ice cap: the depth is wrong",
            ("DM-40",),
        ),
        (AssignResearch("Bubble chamber", "Nickel mine"), "nobody owns Nickel mine yet", ("DM-34", "DM-40")),
        (AssignResearch("Skipper CCDs", "Ice cap"), "you have no Skipper CCDs at your side", ("DM-34",)),
        (AssignResource("student", "Torsion pendulum"), "you have no student at your side", ("DM-34",)),
        (AssignResource("data", "Galaxy rotation curves"), "Galaxy rotation curves misses no data", ("DM-42",)),
        (Done(), "you are not assigning cards", ("DM-34",)),
        (DiscardResource("data"), "cards can't be discarded at will", ("DM-39",)),
        (StudentProtest(), "you do not hold Student protest", ("DM-35", "DM-63")),
        (NoMoreFunds("Torsion pendulum"), "you do not hold No more funds", ("DM-35", "DM-64")),
    ],
    ids=str,
)
@rule("DM-20", "DM-30", "DM-31", "DM-32", "DM-34", "DM-35", "DM-39", "DM-40", "DM-41", "DM-42")
def test_the_reason_names_the_rule(action: Action, reason: str, rules: tuple[str, ...]) -> None:
    assert refused(a_table(), 0, action) == (reason, rules)


@rule("DM-23")
def test_it_is_not_your_turn() -> None:
    action = TakeLaboratory("Nickel mine")
    assert refused(a_table(), 1, action) == ("Player 2 is not asked to do anything now", ("DM-30",))


@rule("DM-20")
def test_first_everybody_bids() -> None:
    match = table(bids=None, face_up=["Rooftop"])
    reason = ("everybody is bidding now: choose a money card", ("DM-20",))
    assert refused(match, 0, TakeLaboratory("Rooftop")) == reason


@rule("DM-33")
def test_first_one_of_four_is_discarded() -> None:
    match = table(sides={0: ["data", "data", "student"]}, face_up=["student", "Rooftop"])
    match.play(0, KeepResource("student"))
    reason = ("first discard one of your four resources", ("DM-33",))
    assert refused(match, 0, TakeLaboratory("Rooftop")) == reason
    assert refused(match, 0, DiscardResearch("Bubble chamber")) == reason
    reason = ("publication is not one of your four cards", ("DM-33",))
    assert refused(match, 0, DiscardResource("publication")) == reason


@rule("DM-33")
def test_and_so_with_research() -> None:
    three = ["Bubble chamber", "Torsion pendulum", "COVID vaccine"]
    match = table(sides={0: [*three, "data"]}, face_up=["Solar helioscope"])
    match.play(0, KeepResearch("Solar helioscope"))
    reason = ("first discard one of your four research cards", ("DM-33",))
    assert refused(match, 0, DiscardResource("data")) == reason
    reason = ("Skipper CCDs is not one of your four cards", ("DM-33",))
    assert refused(match, 0, DiscardResearch("Skipper CCDs")) == reason


@rule("DM-34")
def test_first_the_assigning_is_finished() -> None:
    match = table(laboratories={"Rooftop": of(0, "Solar helioscope")}, sides={0: ["data", "student"]})
    match.play(0, AssignResource("data", "Solar helioscope"))
    reason = ("you are assigning cards: assign more or finish", ("DM-34",))
    assert refused(match, 0, KeepResource("student")) == reason
    reason = ("you have no data at your side", ("DM-34",))
    assert refused(match, 0, AssignResource("data", "Solar helioscope")) == reason


@rule("DM-35")
def test_events_that_are_not_in_hand_whatever_they_aim_at() -> None:
    match = a_table()
    for action in (DejaVu("Fake news"), NewPrincipalInvestigator("Torsion pendulum", "Ice cap")):
        assert refused(match, 0, action) == (f"you do not hold {action.event}", action.rules)


@rule("DM-54")
def test_the_game_is_over() -> None:
    match = table(resources_left=1, face_up=["data"])
    match.play(0, KeepResource("data"))
    idle(match)
    assert refused(match, 0, FakeNews()) == ("the game is over", ("DM-35", "DM-71"))


@rule("DM-35")
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_tried_it_is_legal_or_refused_with_a_reason_and_a_rule(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(5):
        for match in positions(seats, seed):
            for seat in match.to_act[:1]:
                legal = match.actions(seat)
                assert len(set(legal)) == len(legal)
                for action in (*legal, *rng.sample(CATALOGUE, 25)):
                    # The rules say so themselves, not only by what they offer.
                    assert (state_of(match).why_not(seat, action) is None) == (action in legal)
                    refusal = match.why_not(seat, action)
                    assert (refusal is None) == (action in legal)
                    if refusal is not None:
                        assert not refusal.words().startswith("the rules do not allow it now")
                        assert refusal.rules
                        assert all(id in GAME.rulebook.rules for id in refusal.rules)


@rule("DM-35")
def test_every_line_and_every_action_cites_rules_of_the_rulebook() -> None:
    cited = {id for line in LINES for id in line.rules} | {id for kind in KINDS for id in kind.rules}
    assert cited <= set(GAME.rulebook.rules)
    assert all(kind.rules for kind in KINDS)
