"""A short way to arrange a position of Dark Matter: say what matters, the rest is dealt in a fixed order.

    match = table(laboratories={"Rooftop": of(0, "Galaxy rotation curves", "data")}, hands={1: ["Fake news"]})

Positions are honest: every card is in one place, hands and sides have the size that the rules give them, and the
bids are made through the match. Without `bids` the first seat acts first; `bids=None` leaves the bidding open.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from serendip import Match, game
from serendip.games.dark_matter.actions import Bid
from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    COPIES,
    EVENTS,
    FIRST_EVENT,
    LABORATORIES,
    LABORATORY_NUMBER,
    MONEY,
    MONEY_NUMBER,
    NO_CANDIDATE,
    RESEARCH,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
    SET_ASIDE,
)
from serendip.games.dark_matter.rules.research_and_laboratories import install
from serendip.games.dark_matter.rules.setup import grants_in_play
from serendip.games.dark_matter.state import NONE, DarkMatter
from tests.games.dark_matter.census import assert_every_card_once, state_of

Grant = int | str
"""A money card by its value, an event by its title."""

USUAL_BIDS = (100, 50, 42, 33)
POSTDOC = "postdoc"


class Laboratory(NamedTuple):
    """A laboratory in play."""

    owner: int
    research: str | None
    on_it: tuple[str, ...]


def of(owner: int, research: str | None = None, *on_it: str) -> Laboratory:
    """Return a laboratory of a seat, with a research and what lies on it: kinds of resources, or "postdoc"."""
    return Laboratory(owner, research, on_it)


class Cards:
    """The cards of one sort that are not placed yet, in order; each can be taken once."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.rest = list(cards)

    def take(self, card: int) -> int:
        assert card in self.rest, f"card {card} is used twice, or not in play with so many players"
        self.rest.remove(card)
        return card

    def first(self, count: int) -> list[int]:
        return [self.rest.pop(0) for _ in range(count)]


def table(
    seats: int = 2,
    *,
    laboratories: Mapping[str, Laboratory] | None = None,
    sides: Mapping[int, Sequence[str]] | None = None,
    face_up: Sequence[str] = (),
    next_up: Sequence[str] = (),
    research_left: int | None = None,
    resources_left: int | None = None,
    hands: Mapping[int, Sequence[Grant]] | None = None,
    bids: Sequence[int] | None = USUAL_BIDS,
    next_grants: Sequence[Grant] = (),
    grants_left: int | None = None,
    played: Sequence[Grant] = (),
    removed: Sequence[str] = (),
    dark: str | None = None,
    excluded: Sequence[str] = (),
    seed: int = 1,
) -> Match:
    """Return a match in this position.

    `face_up` names open cards and `next_up` what follows them in the stacks. `research_left` and `resources_left`
    count the open card and the stack, `grants_left` the stack; what is above is discarded or played already.
    """
    match = game("dark-matter").new(seats=seats, seed=seed)
    assert all(seat in range(seats) for seat in [*(hands or ()), *(sides or ())]), "nobody sits there"
    state = state_of(match)
    state.dark = CANDIDATES.index(dark) if dark else SET_ASIDE
    state.revealed = [candidate in excluded for candidate in CANDIDATES]
    grants = Cards(grants_in_play(seats))
    resources = Cards(list(range(3)) * COPIES)
    _lay_out(state, laboratories or {}, sides or {}, resources, grants)
    _stack_laboratories(state, face_up, next_up)
    _stack_research(state, face_up, next_up, research_left)
    _stack_resources(state, resources, face_up, next_up, resources_left)
    _deal(state, grants, hands or {}, bids, played, removed, next_grants, grants_left)
    assert_every_card_once(match)
    _assert_honest(state)
    for seat, money in enumerate(bids[:seats] if bids else ()):
        match.play(seat, Bid(money))
    return match


def drop_hand(match: Match, seat: int, but: Grant = "") -> Match:
    """Return the match with a hand on the played pile, but for one card: rarer than a game brings about."""
    other = match.copy()
    state = state_of(other)
    kept = [card for card in state.hands[seat] if _name(card) == but]
    state.played += [card for card in state.hands[seat] if card not in kept]
    state.hands[seat] = kept
    assert_every_card_once(other)
    return other


def hand_over(match: Match, giver: int, receiver: int) -> Match:
    """Return the match with one hand in another's, between turns, as no game brings about."""
    other = match.copy()
    state = state_of(other)
    state.hands[receiver] += state.hands[giver]
    state.hands[giver] = []
    assert_every_card_once(other)
    return other


def deal_more(match: Match, seat: int, count: int) -> Match:
    """Return the match with a hand that has drawn cards too many from the stack, as no game brings about."""
    other = match.copy()
    state = state_of(other)
    state.hands[seat] += [state.grant_stack.pop() for _ in range(count)]
    assert_every_card_once(other)
    return other


def _lay_out(
    state: DarkMatter,
    laboratories: Mapping[str, Laboratory],
    sides: Mapping[int, Sequence[str]],
    resources: Cards,
    grants: Cards,
) -> None:
    for name, laboratory in laboratories.items():
        number = LABORATORY_NUMBER[name]
        state.owner[number] = laboratory.owner
        if laboratory.research:
            install(state, RESEARCH_NUMBER[laboratory.research], number)
        for card in laboratory.on_it:
            state.short[number] -= 1
            if card == POSTDOC:
                state.postdoc[number] = grants.take(_grant("Brilliant postdoc", grants))
            else:
                kind = resources.take(RESOURCE_NUMBER[card])
                state.laid[3 * number + kind] += 1
                state.lacking[3 * number + kind] -= 1
    for seat, cards in sides.items():
        for card in cards:
            if card in RESOURCE_NUMBER:
                state.side_resources[seat].append(resources.take(RESOURCE_NUMBER[card]))
            else:
                state.side_research[seat].append(RESEARCH_NUMBER[card])


def _stack_laboratories(state: DarkMatter, face_up: Sequence[str], next_up: Sequence[str]) -> None:
    free = Cards(number for number in range(len(LABORATORIES)) if state.owner[number] == NONE)
    tops = [free.take(LABORATORY_NUMBER[name]) for name in (*face_up, *next_up) if name in LABORATORY_NUMBER]
    order = tops + free.rest
    state.face_laboratory = order.pop(0) if order else NONE
    state.laboratory_stack = order[::-1]


def _stack_research(state: DarkMatter, face_up: Sequence[str], next_up: Sequence[str], left: int | None) -> None:
    placed = [*state.hosted, *(card for side in state.side_research for card in side)]
    free = Cards(number for number in range(len(RESEARCH)) if number not in placed)
    tops = [free.take(RESEARCH_NUMBER[name]) for name in (*face_up, *next_up) if name in RESEARCH_NUMBER]
    # The open card of a true position is never on an excluded candidate (DM-52).
    order = tops + sorted(free.rest, key=lambda card: _is_excluded(state, card))
    state.gone_research = order[left:] if left is not None else []
    order = order[:left]
    state.face_research = order.pop(0) if order else NONE
    state.research_stack = order[::-1]


def _stack_resources(
    state: DarkMatter, resources: Cards, face_up: Sequence[str], next_up: Sequence[str], left: int | None
) -> None:
    tops = [resources.take(RESOURCE_NUMBER[name]) for name in (*face_up, *next_up) if name in RESOURCE_NUMBER]
    order = tops + resources.rest
    gone = order[left:] if left is not None else []
    state.gone_resources = [gone.count(kind) for kind in range(3)]
    order = order[:left]
    state.face_resource = order.pop(0) if order else NONE
    state.resource_stack = order[::-1]


def _deal(
    state: DarkMatter,
    grants: Cards,
    hands: Mapping[int, Sequence[Grant]],
    bids: Sequence[int] | None,
    played: Sequence[Grant],
    removed: Sequence[str],
    next_grants: Sequence[Grant],
    left: int | None,
) -> None:
    given: list[list[Grant]] = [[*hands.get(seat, ())] for seat in range(state.seats)]
    if bids:
        for seat, money in enumerate(bids[: state.seats]):
            given[seat].append(money)
    state.hands = [[grants.take(_grant(name, grants)) for name in hand] for hand in given]
    state.played = [grants.take(_grant(name, grants)) for name in played]
    state.removed = [grants.take(_grant(name, grants)) for name in removed]
    tops = [grants.take(_grant(name, grants)) for name in next_grants]
    for hand in state.hands:
        hand += grants.first(3 - len(hand))
    order = tops + grants.rest
    if left is not None:
        state.played += order[left:]
        order = order[:left]
    state.grant_stack = order[::-1]


def _grant(name: Grant, grants: Cards) -> int:
    if isinstance(name, int):
        return MONEY_NUMBER[name]
    copies = [FIRST_EVENT + number for number, title in enumerate(EVENTS) if title == name]
    return next((copy for copy in copies if copy in grants.rest), copies[-1])


def _name(grant: int) -> Grant:
    return MONEY[grant] if grant < FIRST_EVENT else EVENTS[grant - FIRST_EVENT]


def _is_excluded(state: DarkMatter, research: int) -> bool:
    candidate = CANDIDATE_OF[research]
    return candidate != NO_CANDIDATE and state.revealed[candidate]


def _assert_honest(state: DarkMatter) -> None:
    """Refuse what can't be at the start of a round."""
    open_research = [*state.hosted, state.face_research, *(card for side in state.side_research for card in side)]
    assert not any(_is_excluded(state, card) for card in open_research if card != NONE), "research on the excluded"
    assert all(short or host == NONE for short, host in zip(state.short, state.hosted, strict=True)), "fulfilled"
    assert all(owner != NONE or host == NONE for owner, host in zip(state.owner, state.hosted, strict=True))
    assert all(len(side) <= 3 for side in (*state.side_research, *state.side_resources)), "more than three at a side"
    assert all(len(hand) == 3 for hand in state.hands), "hands of three grants, the bid included"
    assert all(min(hand) < FIRST_EVENT for hand in state.hands), "a hand without money"
    assert state.face_resource != NONE, "the resources have run out"
    assert state.dark == SET_ASIDE or not state.revealed[state.dark], "dark matter is found"
    assert not all(state.revealed), "all candidates are excluded"
