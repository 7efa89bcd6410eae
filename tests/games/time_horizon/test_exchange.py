"""Exchange: TH-29, TH-29b, TH-29c, TH-68."""

from typing import Any

from serendip import Match
from serendip.core.chance import Chance
from serendip.games.time_horizon.actions import EndTurn, Extract, ExtractWithCollector
from serendip.games.time_horizon.exchange_actions import (
    Accept,
    AskAny,
    AskEnergy,
    AskFromTable,
    AskNamed,
    CloseOffers,
    Counter,
    Decline,
    DontAsk,
    DontGive,
    DropDraft,
    GiveEnergy,
    GiveFromTable,
    GiveHidden,
    GiveNamed,
    HandOver,
    LeaveStanding,
    LetBe,
    OfferExchange,
    OpenOffers,
    Propose,
    Withdraw,
)
from serendip.testing import rule
from tests.games.time_horizon.table import (
    energy,
    log,
    offered,
    play,
    player,
    ranged,
    state_of,
    table,
    why_not,
    you,
)

HERE = {0: 40, 1: 40, 2: 40}


def meeting(**more: Any) -> Match:
    return table(**{"round": 7, "at": HERE, "energy": {0: 30, 1: 30, 2: 30}, "asked": True, **more})


def propose(match: Match, seat: int, other: int, *terms: Any) -> None:
    """Draft and propose; energy is written as +5 to give and -5 to ask for."""
    play(match, seat, OfferExchange(other))
    for term in terms:
        if isinstance(term, int):
            play(match, seat, ranged(match, seat, GiveEnergy if term > 0 else AskEnergy, abs(term)))
        else:
            play(match, seat, term)
    play(match, seat, Propose())


@rule("TH-29")
def test_energy_for_a_hidden_artifact() -> None:
    match = meeting(artifacts={0: ["Collector"]})
    propose(match, 0, 1, GiveHidden("Collector"), -20)
    assert match.to_act == (0, 1)
    view: Any = match.view(1)
    assert (view["offer"]["gives"], view["offer"]["asks"]) == (["an artifact from hand"], ["20 energy"])
    play(match, 1, Accept())
    assert (energy(match, 0), energy(match, 1)) == (50, 10)
    assert you(match, 1)["artifacts"] == ["Collector"]
    assert "You receive the Collector." in log(match, 1)


@rule("TH-29", "TH-92")
def test_nobody_else_sees_what_goes_from_hand_to_hand() -> None:
    match = meeting(artifacts={0: ["Collector"], 1: ["Hole in the Box"]})
    propose(match, 0, 1, GiveNamed("Collector"), AskNamed("Hole in the Box"))
    assert you(match, 1)["artifacts"] == ["Hole in the Box"]
    seen: Any = match.view(1)
    assert (seen["offer"]["gives"], seen["offer"]["asks"]) == (["Collector from hand"], ["Hole in the Box from hand"])
    for viewer in (2, None):
        view: Any = match.view(viewer)
        assert (view["offer"]["gives"], view["offer"]["asks"]) == (["an artifact from hand"], ["an artifact from hand"])
    play(match, 1, Accept())
    for viewer in (2, None):
        assert not [line for line in log(match, viewer) if "Collector" in line or "Hole" in line]
        assert "Collector" not in str(match.view(viewer))
    assert player(match, 1, viewer=0)["known_artifacts"] == ["Collector"]


@rule("TH-29")
def test_only_in_the_same_place() -> None:
    match = table(round=7, at={0: 40, 1: 41, 2: 40})
    assert offered(match, 0, OfferExchange) == [OfferExchange(2)]
    assert why_not(match, 0, OfferExchange(1))[0] == "Player 2 is not where you are"


@rule("TH-29")
def test_on_the_turn_of_either() -> None:
    match = meeting(at={0: 40, 1: 40, 2: 41}, artifacts={1: ["Collector"]})
    assert match.to_act == (0, 1)
    view: Any = match.view(None)
    assert view["optional"] == [1], "nobody waits for it"
    propose(match, 1, 0, GiveNamed("Collector"), -22)
    play(match, 0, Accept())
    assert (energy(match, 0), energy(match, 1)) == (8, 52)
    assert you(match, 0)["artifacts"] == ["Collector"]


@rule("TH-29")
def test_whoever_shares_the_place_may_let_it_be() -> None:
    match = meeting()
    assert match.to_act == (0, 1, 2)
    play(match, 2, LetBe())
    assert list(match.to_act) == [0, 1]
    play(match, 0, EndTurn())
    assert list(match.to_act) == [0, 1], "seat 2 is not asked again before its own turn"
    play(match, 1, EndTurn())
    play(match, 2, Extract(), EndTurn())
    assert 2 in match.to_act


@rule("TH-29")
def test_energy_alone_from_the_first_round_on() -> None:
    match = table(round=1, asked=True)
    assert match.to_act == (0, 1, 2)
    propose(match, 1, 0, 5)
    play(match, 0, Accept())
    assert (energy(match, 0), energy(match, 1)) == (21, 11)


@rule("TH-29")
def test_a_draft_can_be_changed_until_it_is_offered() -> None:
    match = meeting(artifacts={0: ["Collector"], 1: ["Hole in the Box"]}, cast={1: ["Lachesis Needle"]})
    play(match, 0, OfferExchange(1), GiveNamed("Collector"), AskAny(), AskFromTable("Lachesis Needle"))
    play(match, 0, ranged(match, 0, GiveEnergy, 7))
    play(match, 0, ranged(match, 0, AskEnergy, 3))
    draft = you(match, 0)["draft"]
    assert (draft["gives"], draft["asks"]) == (
        ["Collector from hand"],
        ["3 energy", "an artifact from hand", "Lachesis Needle"],
    )
    play(match, 0, DontGive("Collector from hand"), DontAsk("an artifact from hand"), DontAsk("3 energy"))
    draft = you(match, 0)["draft"]
    assert (draft["gives"], draft["asks"], draft["energy"]) == ([], ["Lachesis Needle"], 0)
    assert why_not(match, 0, DontAsk("3 energy")) == ("3 energy is not in your draft", ("TH-29",))
    play(match, 0, GiveHidden("Collector"), Propose())
    view: Any = match.view(1)
    assert view["offer"]["gives"] == ["an artifact from hand"], "that it was named in the draft is forgotten"


@rule("TH-29", "TH-29c")
def test_a_draft_that_is_put_away_counts_for_nothing() -> None:
    match = meeting()
    for _ in range(4):
        play(match, 0, OfferExchange(1), DropDraft())
        play(match, 1, OfferExchange(0), DropDraft())
    assert OfferExchange(1) in match.actions(0)
    assert OfferExchange(0) in match.actions(1)


@rule("TH-29")
def test_the_receiver_may_answer_with_another_offer() -> None:
    match = meeting(artifacts={0: ["Collector"]})
    propose(match, 0, 1, GiveNamed("Collector"), -28)
    play(match, 1, Counter(), AskNamed("Collector"), DropDraft())
    play(match, 1, Counter())
    play(match, 1, ranged(match, 1, GiveEnergy, 24), AskNamed("Collector"), Propose())
    assert match.to_act == (0, 1)
    play(match, 0, Accept())
    assert (energy(match, 0), energy(match, 1), you(match, 1)["artifacts"]) == (54, 6, ["Collector"])


@rule("TH-29")
def test_an_offer_can_be_withdrawn_declined_or_left_standing() -> None:
    match = meeting(asked=False)
    propose(match, 0, 1, 5)
    play(match, 0, Withdraw())
    propose(match, 0, 1, 5)
    play(match, 0, LeaveStanding())
    assert match.to_act == (1,)
    play(match, 1, Decline())
    assert (energy(match, 0), match.to_act) == (30, (0,))


@rule("TH-29")
def test_asked_for_any_artifact_the_receiver_chooses() -> None:
    match = meeting(artifacts={1: ["Collector", "Hole in the Box"]})
    propose(match, 0, 1, 25, AskAny())
    play(match, 1, Accept())
    assert match.to_act == (1,)
    play(match, 1, HandOver("Hole in the Box"))
    assert you(match, 0)["artifacts"] == ["Hole in the Box"]
    assert energy(match, 1) == 55


@rule("TH-29")
def test_what_the_receiver_has_not_got_cannot_be_given() -> None:
    match = meeting(artifacts={1: ["Collector"]})
    propose(match, 0, 1, 25, AskNamed("Hole in the Box"))
    assert why_not(match, 1, Accept()) == ("you can't give what is asked for", ("TH-29",))


@rule("TH-29", "TH-68")
def test_from_table_to_table_with_its_state_even_after_use() -> None:
    match = meeting(cast={0: ["Collector"]})
    play(match, 0, ExtractWithCollector())
    propose(match, 0, 1, GiveFromTable("Collector"))
    play(match, 1, Accept())
    assert player(match, 1)["table"] == [{"artifact": "Collector", "group": "energy", "charges": 2}]
    play(match, 0, EndTurn())
    play(match, 1, ExtractWithCollector())
    assert player(match, 1)["table"][0]["charges"] == 1


@rule("TH-68")
def test_an_exhausted_artifact_can_be_given() -> None:
    match = meeting(cast={1: ["Collector"]})
    state_of(match).charges[4] = 0
    propose(match, 0, 1, 3, AskFromTable("Collector"))
    play(match, 1, Accept())
    assert player(match, 0)["table"][0]["charges"] == 0


@rule("TH-29")
def test_offers_can_be_switched_off_and_on() -> None:
    match = meeting()
    propose(match, 0, 1, 5)
    play(match, 1, CloseOffers())
    assert (energy(match, 0), player(match, 1)["takes_offers"]) == (30, False)
    assert why_not(match, 0, OfferExchange(1)) == ("Player 2 takes no offers", ("TH-29",))
    play(match, 0, EndTurn())
    play(match, 1, OpenOffers(), EndTurn())
    assert OfferExchange(1) in match.actions(2)


@rule("TH-29b")
def test_nobody_gives_the_last_energy_or_gets_two_of_a_kind_on_the_table() -> None:
    match = meeting(cast={0: ["Collector"], 1: ["Collector"]})
    play(match, 0, OfferExchange(1))
    assert ranged(match, 0, GiveEnergy, 1).most == 29
    assert ranged(match, 0, AskEnergy, 1).most == 29
    assert not offered(match, 0, GiveFromTable)
    assert not offered(match, 0, AskFromTable)
    assert why_not(match, 0, Propose()) == ("an offer must give or ask for something", ("TH-29",))


@rule("TH-29c")
def test_three_offers_in_vain_are_enough_for_a_turn() -> None:
    match = meeting()
    for _ in range(3):
        propose(match, 0, 1, 5)
        play(match, 1, Decline())
    assert not offered(match, 0, OfferExchange)
    assert why_not(match, 0, OfferExchange(1))[1] == ("TH-29c",)
    play(match, 0, EndTurn())
    assert OfferExchange(0) in match.actions(1)


@rule("TH-29c")
def test_who_interrupts_in_vain_is_not_asked_again_in_that_turn() -> None:
    match = meeting(artifacts={1: ["Collector"]})
    propose(match, 1, 0, GiveNamed("Collector"), -29)
    play(match, 0, Decline())
    assert match.to_act == (0, 2)
    play(match, 0, EndTurn())
    play(match, 1, EndTurn())
    assert 1 in match.to_act


@rule("TH-29")
def test_events_are_never_exchanged() -> None:
    match = meeting(artifacts={0: ["Collector"], 1: ["Collector"]})
    play(match, 0, OfferExchange(1))
    assert not [action for action in match.actions(0) if "Key" in str(action) or "Logistic" in str(action)]


def test_a_third_player_imagines_what_was_handed_over_in_either_hand() -> None:
    match = meeting(artifacts={0: ["Collector", "Tangle of Fates"]})
    propose(match, 0, 1, GiveHidden("Collector"), -20)
    play(match, 1, Accept())
    held = set()
    for seed in range(60):
        state = state_of(match.imagine(2, Chance(seed)))
        held.add(state.held_artifacts[1][0])
        known = state_of(match.imagine(0, Chance(seed)))
        assert known.held_artifacts[1] == state_of(match).held_artifacts[1]
    assert len(held) > 5
