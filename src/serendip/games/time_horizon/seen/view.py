"""What one seat may know of a position (TH-92): the only way out of the state, as plain data."""

from typing import Final

from serendip.games.time_horizon.cards.bets import tokens_left
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    CHARGES,
    COLOURS,
    FAR_NAME,
    FIRST_ARTIFACT_ROUND,
    GROUPS,
    HOLE,
    ITEMS,
    KIND_OF,
    LAST_ROUNDS,
    MOVE_COST,
    PEACEFUL_ROUNDS,
    PHASE_OF,
    PHASES,
    STILL_ROUNDS,
    STORAGE,
    TITLES,
)
from serendip.games.time_horizon.continuum import FAR
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.asking import asked_by_stage
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.moving import speed, within
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.seen.board import links, nodes
from serendip.games.time_horizon.seen.own import own_part
from serendip.games.time_horizon.seen.shapes import (
    CastArtifact,
    OpenOffer,
    Periods,
    Phase,
    Player,
    Reach,
    Stage,
    Tangle,
    View,
)
from serendip.games.time_horizon.state import (
    ANNIHILATING,
    BETTING,
    ENDED,
    FLEEING,
    NONE,
    SHORTAGE,
    SWAPPING,
    TURN,
    TimeHorizon,
)

STAGES: Final[dict[int, Stage]] = {
    SWAPPING: "swap",
    TURN: "turn",
    FLEEING: "flee",
    BETTING: "bet",
    ANNIHILATING: "annihilate",
    SHORTAGE: "shortage",
    ENDED: "over",
}
TIMELINE: Final[list[Phase]] = [
    {"phase": phase, "first": last - rounds + 1, "last": last, "ring": phase}
    for phase, (rounds, last) in enumerate(zip(PHASES, LAST_ROUNDS, strict=True))
]


def view(state: TimeHorizon, seat: int | None) -> View:
    """Return all that a seat (None: a spectator) may know."""
    return {
        "round": state.round,
        "phase": PHASE_OF[state.round],
        "stage": STAGES[state.stage],
        "timeline": [row.copy() for row in TIMELINE],
        "periods": periods(state.round),
        "order": list(state.order),
        "turn": state.turn,
        "at_turn": state.at_turn if state.at_turn != NONE else None,
        "activity": state.activity,
        "moves_left": speed(state, state.at_turn) - state.moves if state.at_turn != NONE else 0,
        "now": state.now,
        "nodes": nodes(state),
        "links": links(state),
        "wormholes": [*state.wormholes],
        "far": {"name": FAR_NAME, "number": FAR, "pawns": [s for s in range(state.seats) if state.pawn[s] == FAR]},
        "players": [player(state, seat, other) for other in range(state.seats)],
        "decks": {
            "events": len(state.deck),
            "discarded": len(state.discard),
            "artifacts": len(state.artifact_deck),
            "artifacts_discarded": [ARTIFACTS[KIND_OF[artifact]] for artifact in state.artifact_discard],
            "artifacts_gone": [ARTIFACTS[KIND_OF[artifact]] for artifact in state.artifacts_gone],
        },
        "offer": offer(state, seat),
        "tangle": tangle(state),
        "annihilation": {"seat": state.annihilator, "missing": state.uncovered} if state.uncovered else None,
        "fleeing": [*state.fleeing],
        "optional": [other for other in range(state.seats) if is_optional(state, other)],
        "you": own_part(state, seat) if seat is not None else None,
    }


def periods(round: int) -> Periods:
    """Return what is special about a round (TH-8)."""
    return {
        "peace": round <= PEACEFUL_ROUNDS,
        "artifacts": round >= FIRST_ARTIFACT_ROUND,
        "still": round in STILL_ROUNDS,
        "realisation": round in LAST_ROUNDS,
    }


def player(state: TimeHorizon, seat: int | None, other: int) -> Player:
    """A player's mat: energy is open but while bets are made, hands are counted until the end (TH-30, TH-67, TH-99)."""
    hidden = state.stage == BETTING and other != seat
    mat: Player = {
        "seat": other,
        "colours": [COLOURS[colour] for colour in state.colours[other]],
        "energy": None if hidden else state.energy[other],
        "points": state.points[other],
        "points_after": [row[other] for row in state.points_after],
        "node": None if state.pawn[other] < 0 or state.pawn[other] == FAR else state.pawn[other],
        "far": state.pawn[other] == FAR,
        "alive": state.alive[other],
        "speed": speed(state, other),
        "items": {title: state.items[number][other] for number, title in enumerate(ITEMS)},
        "prices": {title: price(state, other, number) for number, title in enumerate(ITEMS)},
        "stored": state.stored[other] if state.items[STORAGE][other] else None,
        "hand": len(state.hands[other]),
        "choosing": len(state.pending[other]),
        "gave_up": TITLES[state.given_up[other]] if state.given_up[other] != NONE else None,
        "artifacts": len(state.held_artifacts[other]),
        "known_artifacts": known(state, seat, other),
        "table": [artifact(state, number) for number in state.cast_artifacts[other]],
        "takes_offers": state.takes_offers[other],
        "reachable": reachable(state, other),
        "extraction": yield_of(state, state.pawn[other]) if state.pawn[other] >= 0 else 0,
    }
    if state.stage == ENDED:
        mat["held"] = [TITLES[card] for card in state.hands[other]]
        mat["known_artifacts"] = [ARTIFACTS[KIND_OF[number]] for number in state.held_artifacts[other]]
    return mat


def known(state: TimeHorizon, seat: int | None, other: int) -> list[str]:
    """Return the artifacts that the seat knows to be in another's hand."""
    if seat is None or seat == other:
        return []
    row = state.may_hold[seat]
    return [ARTIFACTS[KIND_OF[number]] for number in range(len(row)) if row[number] == 1 << other]


def artifact(state: TimeHorizon, number: int) -> CastArtifact:
    """A cast artifact with its state."""
    kind = KIND_OF[number]
    card: CastArtifact = {"artifact": ARTIFACTS[kind], "group": GROUPS[kind]}
    if CHARGES[kind]:
        card["charges"] = state.charges[number]
    if kind == HOLE:
        card["debt"] = state.debt[number]
        card["tension"] = state.tension[number]
    return card


def offer(state: TimeHorizon, seat: int | None) -> OpenOffer | None:
    """The open offer, as far as the seat may know it."""
    terms = state.offer
    if terms is None:
        return None
    return {
        "proposer": terms.proposer,
        "receiver": terms.receiver,
        "energy": terms.energy,
        "gives": [*gives_in_words(state, terms, seat)],
        "asks": [*asks_in_words(terms, seat)],
        "accepted": state.handing_over is not None,
    }


def tangle(state: TimeHorizon) -> Tangle | None:
    """The Tangle that is bet on: whose, where, and how many tokens each seat has to lay."""
    if state.stage != BETTING:
        return None
    return {
        "node": state.tangle_node,
        "owner": state.tangle_owner,
        "token": SIDES[state.token[state.tangle_node]],
        "tokens_left": [tokens_left(state, seat) for seat in range(state.seats)],
    }


def is_optional(state: TimeHorizon, seat: int) -> bool:
    """Say whether a seat is only asked whether it wants to offer something: nobody waits for it."""
    return (
        state.stage == TURN
        and seat != state.at_turn
        and state.offer is None
        and not state.pending[seat]
        and bool(asked_by_stage(state) >> seat & 1)
    )


def reachable(state: TimeHorizon, seat: int) -> list[Reach]:
    """Return the nodes that a player can reach by moving: in this turn, or in the next one if it is not theirs."""
    node = state.pawn[seat]
    if node < 0 or node == FAR or state.stage == ENDED:
        return []
    steps = speed(state, seat)
    if seat == state.at_turn:
        steps -= state.moves
    if state.stage != BETTING:
        steps = min(steps, state.energy[seat] // MOVE_COST)
    return [{"node": other, "steps": count, "cost": count * MOVE_COST} for other, count in within(state, node, steps)]
