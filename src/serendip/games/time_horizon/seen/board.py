"""The continuum in a view: nodes with their events and forecasts, and the links between them."""

from typing import Final

from serendip.core.line import Plain
from serendip.games.time_horizon.components import (
    AMOUNT,
    BACKWARD_SIDES,
    BONUS,
    CARDS,
    COLOURS,
    FAILS_ARC,
    FREE_ARCS,
    GEAR,
    HAPPENS_ARC,
    INNER_ONLY,
    LATER_ONLY,
    LINK_KINDS,
    NOBODY,
    PICTURES,
    SIGNS,
    TANGLE_WORTH,
    TANGLES,
    TITLES,
)
from serendip.games.time_horizon.continuum import BACKWARD, NODES, PLACES, RING
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES
from serendip.games.time_horizon.state import EMPTY, HAPPENED, NONE, TimeHorizon

_RESULTS: Final = {NONE: None, 0: SIDES[0], 1: SIDES[1], EMPTY: "empty"}


def _arc(card: int, colour: int) -> str | None:
    """A colour, "free" where one is named when the card is organised, or None."""
    if FREE_ARCS[card]:
        return "free"
    return COLOURS[colour] if colour != NOBODY else None


def _mark(card: int) -> str:
    """The last part of a picture: what stands in the very middle of a card (TH-32)."""
    if GEAR[card]:
        return "gear"
    if INNER_ONLY[card]:
        return "inner rings"
    return "later nodes" if LATER_ONLY[card] else "plain"


def _card(card: int) -> dict[str, Plain]:
    return {
        "title": TITLES[card],
        "sign": SIGNS[card],
        "amount": AMOUNT[card],
        "bonus": BONUS[card],
        "happens": _arc(card, HAPPENS_ARC[card]),
        "fails": _arc(card, FAILS_ARC[card]),
        "gear": GEAR[card],
    }


_MARKS: Final = [_mark(card) for card in range(CARDS)]
_LINKS: Final[list[list[tuple[int, str, str]]]] = [
    [
        (side, LINK_NAMES[kind], "backward" if BACKWARD_SIDES[card] >> side & 1 else "forward")
        for side, kind in enumerate(LINK_KINDS[card])
        if kind
    ]
    for card in range(CARDS)
]
_FACES: Final[list[dict[str, Plain]]] = [_card(card) for card in range(CARDS)]


def event_card(card: int) -> dict[str, Plain]:
    """Return what is printed on an event, with nothing that anybody else has."""
    face = dict(_FACES[card])
    face["links"] = [{"side": side, "kind": kind, "direction": way} for side, kind, way in _LINKS[card]]
    face["picture"] = [*PICTURES[card], _MARKS[card]]
    return face


def nodes(state: TimeHorizon) -> list[Plain]:
    """Return every node: where it is, what is in it, and what is to be expected of it."""
    standing: list[list[Plain]] = [[] for _ in range(NODES)]
    for seat, node in enumerate(state.pawn):
        if 0 <= node < NODES:
            standing[node].append(seat)
    found: list[Plain] = []
    for node in range(NODES):
        result = state.result[node]
        found.append(
            {
                "node": node,
                "q": PLACES[node][0],
                "r": PLACES[node][1],
                "ring": RING[node],
                "result": _RESULTS[result],
                "pawns": standing[node],
                "for": state.impacts_for[node],
                "against": state.impacts_against[node],
                "event": placed_event(state, node) if state.event[node] != NONE else None,
            }
        )
    return found


def placed_event(state: TimeHorizon, node: int) -> dict[str, Plain]:
    """An event on the board: its card, whose it is, and its forecast, or its result when the Now has passed."""
    card = state.event[node]
    face = event_card(card)
    happens = state.happens_arc[node]
    fails = state.fails_arc[node]
    face["happens"] = COLOURS[happens] if happens != NOBODY else None
    face["fails"] = COLOURS[fails] if fails != NOBODY else None
    face["rotation"] = state.turned[node]
    face["organiser"] = state.organiser[node] if state.organiser[node] != NONE else None
    face["token"] = SIDES[state.token[node]]
    face["sum"] = state.sums[node]
    face["outcome"] = SIDES[1] if state.expected[node] == HAPPENED else SIDES[0]
    face["scores"] = scores(state, node, state.expected[node])
    if card >= TANGLES:
        face["bets"] = [{"seat": seat, "side": SIDES[side]} for at, seat, side in state.tangle_tokens if at == node]
    return face


def scores(state: TimeHorizon, node: int, outcome: int) -> list[Plain]:
    """Return who would gain how much if a node's event came out so; [seat, points]."""
    card = state.event[node]
    if card >= TANGLES:
        return [[seat, TANGLE_WORTH] for at, seat, side in state.tangle_tokens if at == node and side == outcome]
    colour = state.happens_arc[node] if outcome == HAPPENED else state.fails_arc[node]
    if colour == NOBODY or state.seat_of[colour] == NONE or AMOUNT[card] == 0:
        return []
    return [[state.seat_of[colour], AMOUNT[card]]]


def links(state: TimeHorizon) -> list[Plain]:
    """Return every link: from the earlier to the later node, its kind, strength, and what it brings now."""
    found: list[Plain] = []
    border = state.border
    for node in range(1, NODES):
        for number, earlier in BACKWARD[node]:
            kind = border[number]
            if kind:
                found.append(_link(state, earlier, node, kind, state.strength[number], False))
    for start, end, kind, strength in state.needles:
        found.append(_link(state, start, end, kind, strength, True))
    return found


def _link(state: TimeHorizon, start: int, end: int, kind: int, strength: int, long: bool) -> dict[str, Plain]:
    worth = 0
    outcome = state.expected[start]
    if outcome != EMPTY and state.event[end] != NONE:
        worth = kind * strength if outcome == HAPPENED else -kind * strength
    return {
        "from": start,
        "to": end,
        "kind": LINK_NAMES[kind],
        "strength": strength,
        "long": long,
        "worth": worth,
        "settled": state.result[start] != NONE,
    }
