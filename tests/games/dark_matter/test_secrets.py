"""Nobody learns what they may not know: DM-84 and DM-92, through views, logs, choices and refusals."""

import random
from typing import Any

import pytest

from serendip import Action, Match
from serendip.games.dark_matter.actions import Bid, FriendlyAgencyHead, KeepResource, NewTheoreticalInsight
from serendip.games.dark_matter.components import FIRST_EVENT, LABORATORIES, SET_ASIDE
from serendip.games.dark_matter.state import BIDDING, NONE, DarkMatter
from serendip.testing import rule
from tests.games.dark_matter.catalogue import CATALOGUE
from tests.games.dark_matter.census import assert_every_card_once, state_of
from tests.games.dark_matter.random_play import positions
from tests.games.dark_matter.seen import discarded, hand, idle, left, log, played, removed, side
from tests.games.dark_matter.table import of, table


def notices(match: Match, viewer: int | None, tries: list[Action]) -> list[Any]:
    """Return all that a viewer can find out: the view, the log, the choices, and why something can't be done."""
    found: list[Any] = [match.view(viewer), log(match, viewer), str(match.prompt(viewer))]
    if viewer is not None:
        found.append(match.actions(viewer))
        for action in tries:
            answer = match.why_not(viewer, action)
            found.append(answer and (answer.words(), answer.rules))
    return found


def exchanged(match: Match, viewer: int | None, rng: random.Random) -> Match:
    """Return the match with all that the viewer may not know exchanged."""
    other = match.copy()
    state = state_of(other)
    for stack in (state.laboratory_stack, state.research_stack, state.resource_stack):
        rng.shuffle(stack)
    exchange_verdicts(state, viewer, rng)
    exchange_grants(state, viewer, rng)
    assert_every_card_once(other)
    return other


def exchange_verdicts(state: DarkMatter, viewer: int | None, rng: random.Random) -> None:
    looked_at = state.seen[viewer] if viewer is not None else 0
    unknown = [c for c in range(SET_ASIDE) if not state.revealed[c] and not looked_at >> c & 1]
    if state.dark in [*unknown, SET_ASIDE]:
        state.dark = rng.choice([*unknown, SET_ASIDE])


def exchange_grants(state: DarkMatter, viewer: int | None, rng: random.Random) -> None:
    """Deal the others' cards and the stack anew, but for cards that the viewer saw go into a hand."""
    known = state.known[viewer] if viewer is not None else 0
    bidding = state.stage == BIDDING
    pool = state.grant_stack
    others = [seat for seat in range(state.seats) if seat != viewer]
    laid = [seat for seat in others if bidding and state.bids[seat] != NONE]
    for seat in laid:
        state.hands[seat].append(state.bids[seat])
    sizes = {seat: len(state.hands[seat]) for seat in others}
    for seat in others:
        pool += [card for card in state.hands[seat] if not known >> card & 1]
        state.hands[seat] = [card for card in state.hands[seat] if known >> card & 1]
    rng.shuffle(pool)
    for seat in others:
        # Who bids holds money (DM-21).
        if bidding and not any(card < FIRST_EVENT for card in state.hands[seat]):
            money = next(card for card in pool if card < FIRST_EVENT)
            pool.remove(money)
            state.hands[seat].append(money)
    for seat in others:
        state.hands[seat] += [pool.pop() for _ in range(sizes[seat] - len(state.hands[seat]))]
    for seat in laid:
        state.bids[seat] = rng.choice([card for card in state.hands[seat] if card < FIRST_EVENT])
        state.hands[seat].remove(state.bids[seat])


@rule("DM-84")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exchanging_what_is_hidden_changes_nothing_that_one_notices(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(6):
        for number, match in enumerate(positions(seats, seed)):
            if number % 4:
                continue
            tries = rng.sample(CATALOGUE, 12)
            for viewer in (*range(seats), None):
                assert notices(exchanged(match, viewer, rng), viewer, tries) == notices(match, viewer, tries)


@rule("DM-84")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_in_anothers_hand_is_known_only_if_one_saw_it_go_there(seats: int) -> None:
    for seed in range(8):
        for match in positions(seats, seed):
            for viewer in range(seats):
                told = [entry for entry in match.log(viewer) if entry.line.key in ("dejavu", "agency-cards")]
                for other in {*range(seats)} - {viewer}:
                    for card in hand(match, other, viewer):
                        assert any(str(card) in str(entry) for entry in told)
            assert not any(hand(match, other, None) for other in range(seats))


def twins(first: Match, second: Match, *plays: tuple[int, Action]) -> tuple[Match, Match]:
    """Play the same in two matches that differ in something hidden."""
    for seat, action in plays:
        first.play(seat, action)
        second.play(seat, action)
    return first, second


def assert_alike(pair: tuple[Match, Match], *viewers: int | None) -> None:
    """These viewers can't tell the two matches apart, not even by what has been logged meanwhile."""
    for viewer in viewers:
        assert notices(pair[0], viewer, CATALOGUE[::9]) == notices(pair[1], viewer, CATALOGUE[::9])


@rule("DM-84", "DM-20")
def test_a_face_down_bid_tells_the_others_nothing() -> None:
    low = table(3, hands={0: [5, 9, 20]}, bids=None)
    high = table(3, hands={0: [5, 9, 20]}, bids=None)
    low.play(0, Bid(5))
    high.play(0, Bid(20))
    assert_alike((low, high), 1, 2, None)
    assert low.view(0) != high.view(0)


@rule("DM-84", "DM-55")
def test_what_others_draw_is_not_seen() -> None:
    hands = {0: [1, 2], 1: [3, 4]}
    pair = (table(hands=hands, next_grants=[7, 8]), table(hands=hands, next_grants=[7, "Fake news"]))
    for match in pair:
        idle(match, 2)
    assert_alike(pair, 0, None)
    assert log(pair[0], 1) != log(pair[1], 1)


@rule("DM-84", "DM-65")
def test_what_an_insight_shows_is_for_one_alone() -> None:
    held = {0: ["New theoretical insight"]}
    look = (0, NewTheoreticalInsight("Axion"))
    pair = twins(table(3, hands=held, dark="Axion"), table(3, hands=held, dark=None), look)
    assert_alike(pair, 1, 2, None)
    assert pair[0].view(0) != pair[1].view(0)


@rule("DM-84", "DM-90")
def test_a_hand_that_is_taken_over_is_not_seen_by_a_third_player() -> None:
    first = table(3, hands={0: ["Friendly agency head", 1], 1: [5, 6], 2: [2, 3]})
    second = table(3, hands={0: ["Friendly agency head", 1], 1: ["Fake news", 20], 2: [2, 3]})
    pair = twins(first, second, (0, FriendlyAgencyHead(1)))
    assert_alike(pair, 2, None)
    assert log(pair[0], 1) != log(pair[1], 1)


@rule("DM-84")
def test_the_order_of_the_stacks_is_not_seen() -> None:
    first = table(face_up=["student", "Rooftop"], next_up=["data", "publication", "Ice cap", "Salt mine"])
    second = table(face_up=["student", "Rooftop"], next_up=["data", "student", "Salt mine", "Ice cap"])
    pair = twins(first, second, (0, KeepResource("student")))
    assert_alike(pair, 0, 1, None)


@rule("DM-92")
def test_everything_that_lies_open_may_be_read_by_all() -> None:
    match = table(
        3,
        laboratories={"Rooftop": of(2, "Solar helioscope", "data")},
        sides={1: ["Bubble chamber", "student"]},
        played=[7, "Revolution"],
        removed=["Fake news"],
        research_left=5,
    )
    assert played(match) == [7, "Revolution"]
    assert removed(match) == ["Fake news"]
    assert side(match, 1) == ["Bubble chamber", "student"]
    assert len(discarded(match)["research"]) == 15 - 2 - 5
    assert [left(match, stack) for stack in ("laboratories", "research", "resources", "grants")] == [7, 4, 24, 30]
    spectator: Any = match.view(None)
    for seat in range(3):
        view: Any = match.view(seat)
        assert [player["hand"] for player in view["players"]] == [2, 2, 2]
        for part in ("stacks", "face_up", "laboratories", "played", "removed_events", "discarded"):
            assert view[part] == spectator[part]


@rule("DM-38")
def test_whoever_has_the_turn_can_do_something_in_every_imagined_match() -> None:
    match = table(
        3,
        laboratories={name: of(0) for name in LABORATORIES},
        face_up=["data"],
        research_left=0,
        resources_left=1,
        hands={1: [5, "Student protest"]},
    )
    match.play(0, KeepResource("data"))
    assert match.to_act == (1,)
    rng = random.Random(5)
    for viewer in (None, 0, 2):
        for _ in range(100):
            world = match.imagine(viewer, rng)
            assert world.actions(1)
            assert_every_card_once(world)
