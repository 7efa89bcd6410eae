"""What one seat may know of a position as a row of numbers (DM-84): the facts of the view, straight from the state."""

from typing import Any, Final

from serendip.core.layout import Slice, Slices, players
from serendip.games.dark_matter.components import (
    CANDIDATES,
    COPIES,
    FIRST_EVENT,
    GRANT_NAMES,
    GRANTS,
    LABORATORIES,
    MONEY,
    RESEARCH,
    RESOURCES,
)
from serendip.games.dark_matter.seen.view import PHASES
from serendip.games.dark_matter.state import NONE, DarkMatter

SEATS: Final = 4
KINDS: Final = len(RESOURCES)
_PLAYERS: Final = players(SEATS)
_EVENTS: Final = GRANT_NAMES[FIRST_EVENT:]
_TURNS: Final = ("first", "second", "third", "last")

LAYOUT: Final = Slices([
    Slice("phase", list(PHASES.values())),
    Slice("round", most=30),
    Slice("turn", most=SEATS),
    Slice("acting", _PLAYERS),
    Slice("order", _PLAYERS, _TURNS),
    Slice("seated", _PLAYERS),
    Slice("stacks", ("laboratories", "research", "resources", "grants"), most=60),
    Slice("face-up laboratory", LABORATORIES),
    Slice("face-up research", RESEARCH),
    Slice("face-up resource", RESOURCES),
    Slice("owner", LABORATORIES, _PLAYERS),
    Slice("installed", LABORATORIES, RESEARCH),
    Slice("has", LABORATORIES, RESOURCES, most=COPIES),
    Slice("lacks", LABORATORIES, RESOURCES, most=COPIES),
    Slice("short", LABORATORIES, most=9),
    Slice("postdoc", LABORATORIES),
    Slice("verdict", CANDIDATES, ("negative", "positive")),
    Slice("revealed", CANDIDATES),
    Slice("looked", _PLAYERS, CANDIDATES),
    Slice("played", GRANT_NAMES),
    Slice("removed events", _EVENTS),
    Slice("recalled", _EVENTS),
    Slice("discarded research", RESEARCH),
    Slice("discarded resources", RESOURCES, most=COPIES),
    Slice("hand", _PLAYERS, most=60),
    Slice("cards", _PLAYERS, GRANT_NAMES),
    Slice("bid face down", _PLAYERS),
    Slice("bid", _PLAYERS, [f"{money} M$" for money in MONEY]),
    Slice("side research", _PLAYERS, RESEARCH),
    Slice("side resources", _PLAYERS, RESOURCES, most=COPIES),
])  # fmt: skip

PHASE: Final = LAYOUT.at("phase")
ROUND: Final = LAYOUT.at("round")
TURN: Final = LAYOUT.at("turn")
ACTING: Final = LAYOUT.at("acting")
ORDER: Final = LAYOUT.at("order")
SEATED: Final = LAYOUT.at("seated")
STACKS: Final = LAYOUT.at("stacks")
FACE_LABORATORY: Final = LAYOUT.at("face-up laboratory")
FACE_RESEARCH: Final = LAYOUT.at("face-up research")
FACE_RESOURCE: Final = LAYOUT.at("face-up resource")
OWNER: Final = LAYOUT.at("owner")
INSTALLED: Final = LAYOUT.at("installed")
HAS: Final = LAYOUT.at("has")
LACKS: Final = LAYOUT.at("lacks")
SHORT: Final = LAYOUT.at("short")
POSTDOC: Final = LAYOUT.at("postdoc")
VERDICT: Final = LAYOUT.at("verdict")
REVEALED: Final = LAYOUT.at("revealed")
LOOKED: Final = LAYOUT.at("looked")
PLAYED: Final = LAYOUT.at("played")
REMOVED: Final = LAYOUT.at("removed events")
RECALLED: Final = LAYOUT.at("recalled")
GONE_RESEARCH: Final = LAYOUT.at("discarded research")
GONE_RESOURCES: Final = LAYOUT.at("discarded resources")
HAND: Final = LAYOUT.at("hand")
CARDS: Final = LAYOUT.at("cards")
FACE_DOWN: Final = LAYOUT.at("bid face down")
BID: Final = LAYOUT.at("bid")
SIDE_RESEARCH: Final = LAYOUT.at("side research")
SIDE_RESOURCES: Final = LAYOUT.at("side resources")


def observe(state: DarkMatter, seat: int, row: Any) -> None:
    """Write what a seat may know into a row of zeros."""
    seats = state.seats
    row[PHASE + state.stage] = 1
    row[ROUND] = state.round
    row[TURN] = state.turn
    if state.order:
        if state.to_act:
            row[ACTING + (state.to_act[0] - seat) % seats] = 1
        for place, other in enumerate(state.order):
            row[ORDER + (other - seat) % seats * SEATS + place] = 1
    row[STACKS] = len(state.laboratory_stack)
    row[STACKS + 1] = len(state.research_stack)
    row[STACKS + 2] = len(state.resource_stack)
    row[STACKS + 3] = len(state.grant_stack)
    if state.face_laboratory != NONE:
        row[FACE_LABORATORY + state.face_laboratory] = 1
    if state.face_research != NONE:
        row[FACE_RESEARCH + state.face_research] = 1
    if state.face_resource != NONE:
        row[FACE_RESOURCE + state.face_resource] = 1
    for number, owner in enumerate(state.owner):
        if owner != NONE:
            row[OWNER + number * SEATS + (owner - seat) % seats] = 1
            if state.hosted[number] != NONE:
                _installed(state, number, row)
    _verdicts(state, seat, row)
    for grant in state.played:
        row[PLAYED + grant] = 1
    for grant in state.removed:
        row[REMOVED + grant - FIRST_EVENT] = 1
    if state.recalled != NONE:
        row[RECALLED + state.recalled - FIRST_EVENT] = 1
    for number in state.gone_research:
        row[GONE_RESEARCH + number] = 1
    for kind, count in enumerate(state.gone_resources):
        if count:
            row[GONE_RESOURCES + kind] = count
    for other in range(seats):
        _player(state, seat, other, row)


def _installed(state: DarkMatter, number: int, row: Any) -> None:
    """The research in a laboratory with what is on it."""
    row[INSTALLED + number * len(RESEARCH) + state.hosted[number]] = 1
    for place in range(number * KINDS, number * KINDS + KINDS):
        if state.laid[place]:
            row[HAS + place] = state.laid[place]
        if state.lacking[place]:
            row[LACKS + place] = state.lacking[place]
    row[SHORT + number] = state.short[number]
    if state.postdoc[number] != NONE:
        row[POSTDOC + number] = 1


def _verdicts(state: DarkMatter, seat: int, row: Any) -> None:
    """The verdicts that the seat knows, and who looked at which (DM-65)."""
    own = state.seen[seat]
    for number, revealed in enumerate(state.revealed):
        if revealed:
            row[REVEALED + number] = 1
        if revealed or own >> number & 1:
            row[VERDICT + 2 * number + (1 if state.dark == number else 0)] = 1
    for other, seen in enumerate(state.seen):
        if seen:
            first = LOOKED + (other - seat) % state.seats * len(CANDIDATES)
            for number in range(len(CANDIDATES)):
                if seen >> number & 1:
                    row[first + number] = 1


def _player(state: DarkMatter, seat: int, other: int, row: Any) -> None:
    """A player's mat: the cards of a hand as far as the seat knows them, and a bid once it is shown."""
    place = (other - seat) % state.seats
    row[SEATED + place] = 1
    hand = state.hands[other]
    bid = state.bids[other]
    row[HAND + place] = len(hand)
    first = CARDS + place * GRANTS
    if place == 0:
        for grant in hand:
            row[first + grant] = 1
    elif state.known[seat]:
        known = state.known[seat]
        hidden = not state.order and bid != NONE
        for grant in hand:
            # A face-down bid may be one of the cards one knows: then it is not known any more where that card is.
            if known >> grant & 1 and not (hidden and grant < FIRST_EVENT):
                row[first + grant] = 1
    if bid != NONE:
        if state.order or place == 0:
            row[BID + place * len(MONEY) + bid] = 1
        else:
            row[FACE_DOWN + place] = 1
    for number in state.side_research[other]:
        row[SIDE_RESEARCH + place * len(RESEARCH) + number] = 1
    first = SIDE_RESOURCES + place * KINDS
    for kind in state.side_resources[other]:
        row[first + kind] += 1
