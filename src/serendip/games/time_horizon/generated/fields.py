"""How a state of Time Horizon is copied, and the types of its fields.

Made from state.py by tools/generate_games.py.
"""

from typing import Any, Final

from serendip.core.action import Action
from serendip.core.fields import Fields
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.terms import Terms


def copy_fields(state: TimeHorizon, other: TimeHorizon) -> None:
    """Give a fresh state all fields."""
    other.round = state.round
    other.stage = state.stage
    other.order = state.order
    other.turn = state.turn
    other.at_turn = state.at_turn
    other.colours = state.colours[:]
    other.seat_of = state.seat_of[:]
    other.event = state.event[:]
    other.turned = state.turned[:]
    other.organiser = state.organiser[:]
    other.token = state.token[:]
    other.happens_arc = state.happens_arc[:]
    other.fails_arc = state.fails_arc[:]
    other.result = state.result[:]
    other.now = state.now
    other.impacts_for = state.impacts_for[:]
    other.impacts_against = state.impacts_against[:]
    other.border = state.border[:]
    other.strength = state.strength[:]
    other.needles = state.needles[:]
    other.sums = state.sums[:]
    other.expected = state.expected[:]
    other.wormholes = state.wormholes[:]
    other.tangle_tokens = state.tangle_tokens[:]
    other.energy = state.energy[:]
    other.points = state.points[:]
    other.pawn = state.pawn[:]
    other.alive = state.alive[:]
    other.items = [part[:] for part in state.items]
    other.stored = state.stored[:]
    other.hands = [part[:] for part in state.hands]
    other.pending = [part[:] for part in state.pending]
    other.points_after = state.points_after[:]
    other.held_artifacts = [part[:] for part in state.held_artifacts]
    other.cast_artifacts = [part[:] for part in state.cast_artifacts]
    other.charges = state.charges[:]
    other.debt = state.debt[:]
    other.tension = state.tension[:]
    other.borrowed = state.borrowed
    other.may_hold = [part[:] for part in state.may_hold]
    other.deck = state.deck[:]
    other.discard = state.discard[:]
    other.own_discards = state.own_discards[:]
    other.fresh = state.fresh
    other.open_cards = state.open_cards
    other.gone = state.gone[:]
    other.artifact_deck = state.artifact_deck[:]
    other.artifact_discard = state.artifact_discard[:]
    other.artifact_fresh = state.artifact_fresh
    other.artifacts_gone = state.artifacts_gone[:]
    other.activity = state.activity
    other.moves = state.moves
    other.bought = state.bought
    other.attacked = state.attacked
    other.discharged = state.discharged
    other.switched = state.switched
    other.amplified = state.amplified
    other.groups = state.groups
    other.energy_artifact = state.energy_artifact
    other.fuss = state.fuss[:]
    other.plan = state.plan
    other.plan_card = state.plan_card
    other.plan_happens = state.plan_happens
    other.plan_fails = state.plan_fails
    other.plan_links = state.plan_links
    other.held = state.held[:]
    other.swaps = state.swaps[:]
    other.given_up = state.given_up[:]
    other.offered = [part[:] for part in state.offered]
    other.fleeing = state.fleeing[:]
    other.tangle_node = state.tangle_node
    other.tangle_owner = state.tangle_owner
    other.bets = [part[:] for part in state.bets]
    other.annihilator = state.annihilator
    other.uncovered = state.uncovered
    other.victims = state.victims[:]
    other.owed = state.owed
    other.takes_offers = state.takes_offers[:]
    other.let_be = state.let_be
    other.rebuffed = state.rebuffed
    other.vain = state.vain
    other.drafts = state.drafts[:]
    other.offer = state.offer
    other.left_standing = state.left_standing
    other.handing_over = None if state.handing_over is None else state.handing_over[:]


TYPES: Final[dict[str, Any]] = {
    "round": int,
    "stage": int,
    "order": tuple[int, ...],
    "turn": int,
    "at_turn": int,
    "colours": list[tuple[int, ...]],
    "seat_of": list[int],
    "event": list[int],
    "turned": list[int],
    "organiser": list[int],
    "token": list[int],
    "happens_arc": list[int],
    "fails_arc": list[int],
    "result": list[int],
    "now": int,
    "impacts_for": list[int],
    "impacts_against": list[int],
    "border": list[int],
    "strength": list[int],
    "needles": list[tuple[int, int, int, int]],
    "sums": list[int],
    "expected": list[int],
    "wormholes": list[int],
    "tangle_tokens": list[tuple[int, int, int]],
    "energy": list[int],
    "points": list[int],
    "pawn": list[int],
    "alive": list[bool],
    "items": list[list[int]],
    "stored": list[int],
    "hands": list[list[int]],
    "pending": list[list[int]],
    "points_after": list[tuple[int, ...]],
    "held_artifacts": list[list[int]],
    "cast_artifacts": list[list[int]],
    "charges": list[int],
    "debt": list[int],
    "tension": list[int],
    "borrowed": int,
    "may_hold": list[list[int]],
    "deck": list[int],
    "discard": list[int],
    "own_discards": list[int],
    "fresh": int,
    "open_cards": int,
    "gone": list[int],
    "artifact_deck": list[int],
    "artifact_discard": list[int],
    "artifact_fresh": int,
    "artifacts_gone": list[int],
    "activity": int,
    "moves": int,
    "bought": bool,
    "attacked": bool,
    "discharged": bool,
    "switched": bool,
    "amplified": int,
    "groups": int,
    "energy_artifact": int,
    "fuss": list[int],
    "plan": int,
    "plan_card": int,
    "plan_happens": int,
    "plan_fails": int,
    "plan_links": tuple[int, ...],
    "held": list[Action | None],
    "swaps": list[int],
    "given_up": list[int],
    "offered": list[list[int]],
    "fleeing": list[int],
    "tangle_node": int,
    "tangle_owner": int,
    "bets": list[list[tuple[int, int]]],
    "annihilator": int,
    "uncovered": int,
    "victims": list[int],
    "owed": int,
    "takes_offers": list[bool],
    "let_be": int,
    "rebuffed": int,
    "vain": int,
    "drafts": list[Terms | None],
    "offer": Terms | None,
    "left_standing": bool,
    "handing_over": list[int] | None,
}
FIELDS: Final = Fields(copy_fields, TYPES)
