"""What one seat may know of a position as a row of numbers (TH-92): the view's facts, written straight from the state.

An event on the board is told by what it does, a card in hand by its name; arcs by the seats whose colours they are.
"""

from typing import Any, Final

from serendip.core.layout import Slice, Slices, players
from serendip.games.time_horizon.cards.bets import tokens_left
from serendip.games.time_horizon.components import (
    AMOUNT,
    ARTIFACT_COUNT,
    ARTIFACTS,
    BONUS,
    COLOURS,
    GEAR,
    HOLE,
    ITEMS,
    KIND_OF,
    NOBODY,
    STORAGE,
    TANGLES,
    TITLES,
)
from serendip.games.time_horizon.continuum import FAR, NODES
from serendip.games.time_horizon.rules.moving import speed
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.seen.domains import DOMAINS, PARTS
from serendip.games.time_horizon.seen.own import PLANS
from serendip.games.time_horizon.seen.view import STAGES
from serendip.games.time_horizon.state import BETTING, EMPTY, FAILED, HAPPENED, NO_PLAN, NONE, TimeHorizon
from serendip.games.time_horizon.terms import Terms

SEATS: Final = 6
KINDS: Final = len(ARTIFACTS)
EVENTS: Final = TANGLES
"""Of cards that can be in a hand, so many."""
_OF_AN_EVENT: Final = ("there", "amount", "bonus", "gear", "token", "sum", "for", "against")
PLACED: Final = len(_OF_AN_EVENT)
"""So many numbers tell of an event on the board."""

_PLAYERS: Final = players(SEATS)
_CARDS: Final = TITLES[:TANGLES]
_NODES: Final = [f"node {node}" for node in range(NODES)]
_BORDERS: Final = [f"node {number // 6} side {number % 6}" for number in range(6 * NODES)]

LAYOUT: Final = Slices([
    Slice("stage", list(STAGES.values())),
    Slice("round", most=30),
    Slice("turn", most=SEATS),
    Slice("at turn", _PLAYERS),
    Slice("order", _PLAYERS, range(1, SEATS + 1)),
    Slice("activity", most=20),
    Slice("moves left", least=-9, most=20),
    Slice("now", most=NODES),
    Slice("colours", COLOURS, _PLAYERS),
    Slice("event", _NODES, _OF_AN_EVENT, least=-500, most=500),
    Slice("happens arc", _NODES, _PLAYERS),
    Slice("fails arc", _NODES, _PLAYERS),
    Slice("organiser", _NODES, _PLAYERS),
    Slice("result", _NODES, ("does not", "happens", "empty")),
    Slice("expected", _NODES, ("does not", "happens")),
    Slice("pawn", _NODES, _PLAYERS),
    Slice("far", _PLAYERS),
    Slice("link", _BORDERS, least=-40, most=40),
    Slice("long link from here", _NODES, least=-40, most=40),
    Slice("long link to here", _NODES, least=-40, most=40),
    Slice("wormhole", _NODES),
    Slice("seated", _PLAYERS),
    Slice("alive", _PLAYERS),
    Slice("energy", _PLAYERS, least=-500, most=2000),
    Slice("points", _PLAYERS, least=-500, most=1000),
    Slice("items", _PLAYERS, ITEMS, most=20),
    Slice("stored", _PLAYERS, most=500),
    Slice("hand", _PLAYERS, most=93),
    Slice("choosing", _PLAYERS, most=10),
    Slice("artifacts", _PLAYERS, most=ARTIFACT_COUNT),
    Slice("known artifacts", _PLAYERS, ARTIFACTS, most=ARTIFACT_COUNT),
    Slice("table", _PLAYERS, ARTIFACTS, ("there", "charges", "debt", "tension"), most=500),
    Slice("takes offers", _PLAYERS),
    Slice("gave up", _PLAYERS, _CARDS),
    Slice("decks", ("events", "discarded", "artifacts"), most=93),
    Slice("artifacts discarded", ARTIFACTS, most=ARTIFACT_COUNT),
    Slice("artifacts gone", ARTIFACTS, most=ARTIFACT_COUNT),
    Slice("fleeing", _PLAYERS),
    Slice("proposer", _PLAYERS),
    Slice("receiver", _PLAYERS),
    Slice("offered energy", least=-2000, most=2000),
    Slice("offer gives", PARTS, most=ARTIFACT_COUNT),
    Slice("offer asks", PARTS, most=ARTIFACT_COUNT),
    Slice("offer accepted"),
    Slice("tangle", _NODES),
    Slice("tangle owner", _PLAYERS),
    Slice("tokens left", _PLAYERS, most=9),
    Slice("annihilator", _PLAYERS),
    Slice("missing", most=500),
    Slice("own cards", _CARDS),
    Slice("choose from", _CARDS),
    Slice("shown", _CARDS),
    Slice("plan", list(PLANS.values())),
    Slice("plan card", _CARDS),
    Slice("plan happens", COLOURS),
    Slice("plan fails", COLOURS),
    Slice("plan links", range(6), least=-9, most=9),
    Slice("to be confirmed"),
    Slice("draft with", _PLAYERS),
    Slice("draft energy", least=-2000, most=2000),
    Slice("draft gives", PARTS, most=ARTIFACT_COUNT),
    Slice("draft asks", PARTS, most=ARTIFACT_COUNT),
    Slice("own bets", ("does not", "happens", "impacts"), most=500),
])  # fmt: skip

STAGE: Final = LAYOUT.at("stage")
ROUND: Final = LAYOUT.at("round")
TURN: Final = LAYOUT.at("turn")
AT_TURN: Final = LAYOUT.at("at turn")
ORDER: Final = LAYOUT.at("order")
ACTIVITY: Final = LAYOUT.at("activity")
MOVES_LEFT: Final = LAYOUT.at("moves left")
NOW: Final = LAYOUT.at("now")
COLOURS_AT: Final = LAYOUT.at("colours")
EVENT: Final = LAYOUT.at("event")
HAPPENS_ARC: Final = LAYOUT.at("happens arc")
FAILS_ARC: Final = LAYOUT.at("fails arc")
ORGANISER: Final = LAYOUT.at("organiser")
RESULT: Final = LAYOUT.at("result")
EXPECTED: Final = LAYOUT.at("expected")
PAWN: Final = LAYOUT.at("pawn")
FAR_AT: Final = LAYOUT.at("far")
LINK: Final = LAYOUT.at("link")
LONG_LINK_FROM_HERE: Final = LAYOUT.at("long link from here")
LONG_LINK_TO_HERE: Final = LAYOUT.at("long link to here")
WORMHOLE: Final = LAYOUT.at("wormhole")
SEATED: Final = LAYOUT.at("seated")
ALIVE: Final = LAYOUT.at("alive")
ENERGY: Final = LAYOUT.at("energy")
POINTS: Final = LAYOUT.at("points")
ITEMS_AT: Final = LAYOUT.at("items")
STORED: Final = LAYOUT.at("stored")
HAND: Final = LAYOUT.at("hand")
CHOOSING: Final = LAYOUT.at("choosing")
ARTIFACTS_HELD: Final = LAYOUT.at("artifacts")
KNOWN_ARTIFACTS: Final = LAYOUT.at("known artifacts")
TABLE: Final = LAYOUT.at("table")
TAKES_OFFERS: Final = LAYOUT.at("takes offers")
GAVE_UP: Final = LAYOUT.at("gave up")
DECKS: Final = LAYOUT.at("decks")
ARTIFACTS_DISCARDED: Final = LAYOUT.at("artifacts discarded")
ARTIFACTS_GONE: Final = LAYOUT.at("artifacts gone")
FLEEING: Final = LAYOUT.at("fleeing")
PROPOSER: Final = LAYOUT.at("proposer")
RECEIVER: Final = LAYOUT.at("receiver")
OFFERED_ENERGY: Final = LAYOUT.at("offered energy")
OFFER_GIVES: Final = LAYOUT.at("offer gives")
OFFER_ASKS: Final = LAYOUT.at("offer asks")
OFFER_ACCEPTED: Final = LAYOUT.at("offer accepted")
TANGLE: Final = LAYOUT.at("tangle")
TANGLE_OWNER: Final = LAYOUT.at("tangle owner")
TOKENS_LEFT: Final = LAYOUT.at("tokens left")
ANNIHILATOR: Final = LAYOUT.at("annihilator")
MISSING: Final = LAYOUT.at("missing")
OWN_CARDS: Final = LAYOUT.at("own cards")
CHOOSE_FROM: Final = LAYOUT.at("choose from")
SHOWN: Final = LAYOUT.at("shown")
PLAN: Final = LAYOUT.at("plan")
PLAN_CARD: Final = LAYOUT.at("plan card")
PLAN_HAPPENS: Final = LAYOUT.at("plan happens")
PLAN_FAILS: Final = LAYOUT.at("plan fails")
PLAN_LINKS: Final = LAYOUT.at("plan links")
TO_BE_CONFIRMED: Final = LAYOUT.at("to be confirmed")
DRAFT_WITH: Final = LAYOUT.at("draft with")
DRAFT_ENERGY: Final = LAYOUT.at("draft energy")
DRAFT_GIVES: Final = LAYOUT.at("draft gives")
DRAFT_ASKS: Final = LAYOUT.at("draft asks")
OWN_BETS: Final = LAYOUT.at("own bets")
_PART: Final = DOMAINS["part"]


def observe(state: TimeHorizon, seat: int, row: Any) -> None:
    """Write what a seat may know into a row of zeros."""
    seats = state.seats
    row[STAGE + state.stage] = 1
    row[ROUND] = state.round
    row[TURN] = state.turn
    row[ACTIVITY] = state.activity
    row[NOW] = state.now
    if state.at_turn != NONE:
        row[AT_TURN + (state.at_turn - seat) % seats] = 1
        row[MOVES_LEFT] = speed(state, state.at_turn) - state.moves
    for place, other in enumerate(state.order):
        row[ORDER + (other - seat) % seats * SEATS + place] = 1
    for colour, owner in enumerate(state.seat_of):
        if owner != NONE:
            row[COLOURS_AT + colour * SEATS + (owner - seat) % seats] = 1
    for node in range(NODES):
        _node(state, seat, node, row)
    _links(state, row)
    for other in range(seats):
        _player(state, seat, other, row)
    row[DECKS] = len(state.deck)
    row[DECKS + 1] = len(state.discard)
    row[DECKS + 2] = len(state.artifact_deck)
    for artifact in state.artifact_discard:
        row[ARTIFACTS_DISCARDED + KIND_OF[artifact]] += 1
    for artifact in state.artifacts_gone:
        row[ARTIFACTS_GONE + KIND_OF[artifact]] += 1
    for other in state.fleeing:
        row[FLEEING + (other - seat) % seats] = 1
    _moments(state, seat, row)
    _own(state, seat, row)


def _node(state: TimeHorizon, seat: int, node: int, row: Any) -> None:
    """A node: how it came out, what pushes it, and the event in it with its forecast."""
    result = state.result[node]
    if result != NONE:
        row[RESULT + 3 * node + result] = 1
    first = EVENT + PLACED * node
    if state.impacts_for[node]:
        row[first + 6] = state.impacts_for[node]
    if state.impacts_against[node]:
        row[first + 7] = state.impacts_against[node]
    card = state.event[node]
    if card == NONE:
        return
    seats = state.seats
    row[first] = 1
    row[first + 1] = AMOUNT[card]
    row[first + 2] = BONUS[card]
    row[first + 3] = 1 if GEAR[card] else 0
    row[first + 4] = state.token[node]
    row[first + 5] = state.sums[node]
    if state.expected[node] != EMPTY:
        row[EXPECTED + 2 * node + (1 if state.expected[node] == HAPPENED else FAILED)] = 1
    happens = state.happens_arc[node]
    if happens != NOBODY and state.seat_of[happens] != NONE:
        row[HAPPENS_ARC + SEATS * node + (state.seat_of[happens] - seat) % seats] = 1
    fails = state.fails_arc[node]
    if fails != NOBODY and state.seat_of[fails] != NONE:
        row[FAILS_ARC + SEATS * node + (state.seat_of[fails] - seat) % seats] = 1
    if state.organiser[node] != NONE:
        row[ORGANISER + SEATS * node + (state.organiser[node] - seat) % seats] = 1


def _links(state: TimeHorizon, row: Any) -> None:
    """Causes above 0, hindrances below; wormholes."""
    strength = state.strength
    for number, kind in enumerate(state.border):
        if kind:
            row[LINK + number] = kind * strength[number]
    for start, end, kind, worth in state.needles:
        row[LONG_LINK_FROM_HERE + start] += kind * worth
        row[LONG_LINK_TO_HERE + end] += kind * worth
    for node in state.wormholes:
        row[WORMHOLE + node] = 1


def _player(state: TimeHorizon, seat: int, other: int, row: Any) -> None:
    """A player's mat: energy is open but while bets are made, hands are counted (TH-30, TH-67)."""
    place = (other - seat) % state.seats
    row[SEATED + place] = 1
    if state.alive[other]:
        row[ALIVE + place] = 1
    node = state.pawn[other]
    if node == FAR:
        row[FAR_AT + place] = 1
    elif node >= 0:
        row[PAWN + SEATS * node + place] = 1
    if place == 0 or state.stage != BETTING:
        row[ENERGY + place] = state.energy[other]
    row[POINTS + place] = state.points[other]
    for number in range(len(ITEMS)):
        row[ITEMS_AT + len(ITEMS) * place + number] = state.items[number][other]
    if state.items[STORAGE][other]:
        row[STORED + place] = state.stored[other]
    row[HAND + place] = len(state.hands[other])
    row[CHOOSING + place] = len(state.pending[other])
    row[ARTIFACTS_HELD + place] = len(state.held_artifacts[other])
    first = KNOWN_ARTIFACTS + KINDS * place
    if place == 0:
        for artifact in state.held_artifacts[other]:
            row[first + KIND_OF[artifact]] += 1
    else:
        for artifact, holders in enumerate(state.may_hold[seat]):
            if holders == 1 << other:
                row[first + KIND_OF[artifact]] += 1
    for artifact in state.cast_artifacts[other]:
        kind = KIND_OF[artifact]
        first = TABLE + 4 * (KINDS * place + kind)
        row[first] += 1
        row[first + 1] += state.charges[artifact]
        if kind == HOLE:
            row[first + 2] += state.debt[artifact]
            row[first + 3] += state.tension[artifact]
    if state.takes_offers[other]:
        row[TAKES_OFFERS + place] = 1
    if state.given_up[other] != NONE:
        row[GAVE_UP + EVENTS * place + state.given_up[other]] = 1


def _moments(state: TimeHorizon, seat: int, row: Any) -> None:
    """The open offer, the Tangle that is bet on, an annihilation."""
    seats = state.seats
    terms = state.offer
    if terms is not None:
        row[PROPOSER + (terms.proposer - seat) % seats] = 1
        row[RECEIVER + (terms.receiver - seat) % seats] = 1
        _terms(state, terms, seat, row, OFFERED_ENERGY, OFFER_GIVES, OFFER_ASKS)
        row[OFFER_ACCEPTED] = 1 if state.handing_over is not None else 0
    if state.stage == BETTING:
        row[TANGLE + state.tangle_node] = 1
        row[TANGLE_OWNER + (state.tangle_owner - seat) % seats] = 1
        for other in range(seats):
            row[TOKENS_LEFT + (other - seat) % seats] = tokens_left(state, other)
    if state.uncovered:
        row[MISSING] = state.uncovered
        row[ANNIHILATOR + (state.annihilator - seat) % seats] = 1


def _terms(state: TimeHorizon, terms: Terms, seat: int, row: Any, energy: int, gives: int, asks: int) -> None:
    """What is offered, as far as the seat may know it."""
    row[energy] = terms.energy
    for part in gives_in_words(state, terms, seat):
        row[gives + _PART.place(part, seat, state.seats)] += 1
    for part in asks_in_words(terms, seat):
        row[asks + _PART.place(part, seat, state.seats)] += 1


def _own(state: TimeHorizon, seat: int, row: Any) -> None:
    """What only this seat knows: hand, choices, what it has begun."""
    for card in state.hands[seat]:
        row[OWN_CARDS + card] = 1
    for card in state.pending[seat]:
        row[CHOOSE_FROM + card] = 1
    for card in state.offered[seat]:
        row[SHOWN + card] = 1
    if seat == state.at_turn and state.plan != NO_PLAN:
        row[PLAN + state.plan - 1] = 1
        if 0 <= state.plan_card < EVENTS:
            row[PLAN_CARD + state.plan_card] = 1
        if state.plan_happens != NOBODY:
            row[PLAN_HAPPENS + state.plan_happens] = 1
        if state.plan_fails != NOBODY:
            row[PLAN_FAILS + state.plan_fails] = 1
        for side, link in enumerate(state.plan_links):
            row[PLAN_LINKS + side] = link
    if state.held[seat] is not None:
        row[TO_BE_CONFIRMED] = 1
    draft = state.drafts[seat]
    if draft is not None:
        row[DRAFT_WITH + (draft.receiver - seat) % state.seats] = 1
        _terms(state, draft, seat, row, DRAFT_ENERGY, DRAFT_GIVES, DRAFT_ASKS)
    for side, impacts in state.bets[seat]:
        row[OWN_BETS + side] += 1
        row[OWN_BETS + 2] += impacts
