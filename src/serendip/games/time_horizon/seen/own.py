"""The part of a view that is a seat's own: hand, choices, what it has begun."""

from serendip.core.line import Plain
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    COLOURS,
    KIND_OF,
    NOBODY,
    ROTATIONS,
    TITLES,
)
from serendip.games.time_horizon.continuum import FAR
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.organising import is_free, may_stand
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, gives_in_words
from serendip.games.time_horizon.seen.board import event_card
from serendip.games.time_horizon.state import (
    JUMPING,
    LINKING,
    NAMING,
    NO_PLAN,
    PLACING,
    SEWING,
    TimeHorizon,
)

PLANS = {
    NO_PLAN: None, PLACING: "place", LINKING: "link", NAMING: "name", JUMPING: "jump", SEWING: "sew",
}  # fmt: skip


def own_part(state: TimeHorizon, seat: int) -> dict[str, Plain]:
    """Return what only this seat knows, and what it has begun."""
    held = state.held[seat]
    draft = state.drafts[seat]
    return {
        "hand": [own_card(state, seat, card) for card in state.hands[seat]],
        "choose_from": [event_card(card) for card in state.pending[seat]],
        "shown": [event_card(card) for card in state.offered[seat]],
        "artifacts": [ARTIFACTS[KIND_OF[artifact]] for artifact in state.held_artifacts[seat]],
        "plan": plan(state) if seat == state.at_turn else None,
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


def own_card(state: TimeHorizon, seat: int, card: int) -> dict[str, Plain]:
    """A card in hand with the rotations in which it could be laid down where one stands."""
    face = event_card(card)
    node = state.pawn[seat]
    fits = 0 <= node < FAR and is_free(state, node) and may_stand(state, card, node)
    face["rotations"] = list(ROTATIONS[card][node]) if fits else []
    return face


def plan(state: TimeHorizon) -> dict[str, Plain] | None:
    """What the player at turn has begun."""
    if state.plan == NO_PLAN:
        return None
    return {
        "kind": PLANS[state.plan],
        "card": TITLES[state.plan_card] if state.plan_card >= 0 else None,
        "happens": COLOURS[state.plan_happens] if state.plan_happens != NOBODY else None,
        "fails": COLOURS[state.plan_fails] if state.plan_fails != NOBODY else None,
        "links": list(state.plan_links),
    }
