"""The continuum in a view: nodes with their events and forecasts, and the links between them."""

from typing import Final

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
    TANGLES,
    TITLES,
)
from serendip.games.time_horizon.continuum import BACKWARD, NODES, PLACES, RING
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES
from serendip.games.time_horizon.rules.forecast import gains
from serendip.games.time_horizon.seen.shapes import CardLink, EventCard, Face, Gain, Link, Node, PlacedEvent, Result
from serendip.games.time_horizon.state import EMPTY, FAILED, HAPPENED, NONE, TimeHorizon

_RESULTS: Final[dict[int, Result]] = {NONE: None, FAILED: SIDES[0], HAPPENED: SIDES[1], EMPTY: "empty"}


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


def _card(card: int) -> Face:
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
_LINKS: Final[list[list[CardLink]]] = [
    [
        {
            "side": side,
            "kind": LINK_NAMES[kind],
            "direction": "backward" if BACKWARD_SIDES[card] >> side & 1 else "forward",
        }
        for side, kind in enumerate(LINK_KINDS[card])
        if kind
    ]
    for card in range(CARDS)
]
_FACES: Final[list[Face]] = [_card(card) for card in range(CARDS)]


def event_card(card: int) -> EventCard:
    """Return what is printed on an event, with nothing that anybody else has."""
    return {
        **_FACES[card],
        "links": [link.copy() for link in _LINKS[card]],
        "picture": [*PICTURES[card], _MARKS[card]],
    }


def nodes(state: TimeHorizon) -> list[Node]:
    """Return every node: where it is, what is in it, and what is to be expected of it."""
    standing: list[list[int]] = [[] for _ in range(NODES)]
    for seat, node in enumerate(state.pawn):
        if 0 <= node < NODES:
            standing[node].append(seat)
    found: list[Node] = []
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


def placed_event(state: TimeHorizon, node: int) -> PlacedEvent:
    """An event on the board: its card, whose it is, and its forecast, or its result when the Now has passed."""
    card = state.event[node]
    happens = state.happens_arc[node]
    fails = state.fails_arc[node]
    face = event_card(card)
    placed: PlacedEvent = {
        "title": face["title"],
        "sign": face["sign"],
        "amount": face["amount"],
        "bonus": face["bonus"],
        "happens": COLOURS[happens] if happens != NOBODY else None,
        "fails": COLOURS[fails] if fails != NOBODY else None,
        "gear": face["gear"],
        "links": face["links"],
        "picture": face["picture"],
        "rotation": state.turned[node],
        "organiser": state.organiser[node] if state.organiser[node] != NONE else None,
        "token": SIDES[state.token[node]],
        "sum": state.sums[node],
        "outcome": SIDES[state.expected[node]],
        "scores": scores(state, node),
    }
    if card >= TANGLES:
        placed["bets"] = [{"seat": seat, "side": SIDES[side]} for at, seat, side in state.tangle_tokens if at == node]
    return placed


def scores(state: TimeHorizon, node: int) -> list[Gain]:
    """Return who gains how much if a node's event comes out as expected."""
    return [{"seat": seat, "points": points} for seat, points in gains(state, node, state.expected[node])]


def links(state: TimeHorizon) -> list[Link]:
    """Return every link: from the earlier to the later node, its kind, strength, and what it brings now."""
    found: list[Link] = []
    border = state.border
    for node in range(1, NODES):
        for number, earlier in BACKWARD[node]:
            kind = border[number]
            if kind:
                found.append(_link(state, earlier, node, kind, state.strength[number], False))
    for start, end, kind, strength in state.needles:
        found.append(_link(state, start, end, kind, strength, True))
    return found


def _link(state: TimeHorizon, start: int, end: int, kind: int, strength: int, long: bool) -> Link:
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
