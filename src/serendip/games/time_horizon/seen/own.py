"""The part of a view that is a seat's own: hand, choices, what it has begun."""

from typing import Final

from serendip.games.time_horizon.components import (
    ARTIFACTS,
    COLOURS,
    KIND_OF,
    NOBODY,
    ROTATIONS,
    TITLES,
)
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.laying import laid_down, rotations
from serendip.games.time_horizon.rules.organising import is_free, may_stand
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.seen.board import event_card, scores
from serendip.games.time_horizon.seen.shapes import Own, OwnCard, Placement, Plan, PlanKind
from serendip.games.time_horizon.state import (
    JUMPING,
    LINKING,
    NAMING,
    NO_PLAN,
    PLACING,
    SEWING,
    TimeHorizon,
)

PLANS: Final[dict[int, PlanKind]] = {
    PLACING: "place", LINKING: "link", NAMING: "name", JUMPING: "jump", SEWING: "sew",
}  # fmt: skip


def own_part(state: TimeHorizon, seat: int) -> Own:
    """Return what only this seat knows, and what it has begun."""
    held = state.held[seat]
    draft = state.drafts[seat]
    return {
        "hand": [own_card(state, seat, card) for card in state.hands[seat]],
        "choose_from": [event_card(card) for card in state.pending[seat]],
        "shown": [event_card(card) for card in state.offered[seat]],
        "artifacts": [ARTIFACTS[KIND_OF[artifact]] for artifact in state.held_artifacts[seat]],
        "plan": plan(state, seat) if seat == state.at_turn else None,
        "confirm": held.said() if held is not None else None,
        "draft": {
            "with": draft.receiver,
            "energy": draft.energy,
            "gives": [*gives_in_words(state, draft, seat)],
            "asks": [*asks_in_words(draft, seat)],
        }
        if draft is not None
        else None,
        "bets": [{"side": SIDES[side], "impacts": impacts} for side, impacts in state.bets[seat]],
    }


def own_card(state: TimeHorizon, seat: int, card: int) -> OwnCard:
    """A card in hand with the rotations in which it could be laid down where one stands."""
    node = state.pawn[seat]
    fits = is_free(state, node) and may_stand(state, card, node)
    return {**event_card(card), "rotations": list(ROTATIONS[card][node]) if fits else []}


def plan(state: TimeHorizon, seat: int) -> Plan | None:
    """What the player at turn has begun."""
    if state.plan == NO_PLAN:
        return None
    return {
        "kind": PLANS[state.plan],
        "card": TITLES[state.plan_card] if state.plan_card >= 0 else None,
        "happens": COLOURS[state.plan_happens] if state.plan_happens != NOBODY else None,
        "fails": COLOURS[state.plan_fails] if state.plan_fails != NOBODY else None,
        "links": list(state.plan_links),
        "placements": placements(state, seat) if state.plan in (PLACING, LINKING) else [],
    }


def placements(state: TimeHorizon, seat: int) -> list[Placement]:
    """Every way to lay the card down, with what it would change about what is to be expected."""
    return [
        {
            "rotation": rotation,
            "side": SIDES[side],
            "changes": [
                {
                    "node": node,
                    "sum": then.sums[node],
                    "outcome": SIDES[then.expected[node]],
                    "scores": scores(then, node),
                }
                for node in range(NODES)
                if then.sums[node] != state.sums[node] or then.expected[node] != state.expected[node]
            ],
        }
        for rotation in rotations(state, seat)
        for side in (1, 0)
        for then in (laid_down(state, seat, rotation, side),)
    ]
