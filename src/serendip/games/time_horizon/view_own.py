"""The part of a view that is a seat's own: hand, choices, what it has begun, where it can go."""

from serendip.core.line import Plain
from serendip.games.time_horizon.artifacts.tangle_of_fates import staked, tokens_left
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    COLOURS,
    KIND_OF,
    MOVE_COST,
    NOBODY,
    ROTATIONS,
    TITLES,
)
from serendip.games.time_horizon.continuum import FAR, NEIGHBOURS
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.activity import yield_of
from serendip.games.time_horizon.rules.asking import main
from serendip.games.time_horizon.rules.exchange import asks_in_words, gives_in_words
from serendip.games.time_horizon.rules.movement import speed
from serendip.games.time_horizon.rules.organising import is_free, may_stand
from serendip.games.time_horizon.state import (
    BETTING,
    ENDED,
    JUMPING,
    LINKING,
    NAMING,
    NO_PLAN,
    PLACING,
    SEWING,
    TURN,
    TimeHorizon,
)
from serendip.games.time_horizon.view_board import event_card

_PLANS = {
    NO_PLAN: None, PLACING: "place", LINKING: "link", NAMING: "name", JUMPING: "jump", SEWING: "sew",
}  # fmt: skip


def own_part(state: TimeHorizon, seat: int) -> dict[str, Plain]:
    """Return what only this seat knows, and what it can do where it stands."""
    held = state.held[seat]
    draft = state.drafts[seat]
    node = state.pawn[seat]
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
            "gives": gives_in_words(state, draft, seat),
            "asks": asks_in_words(draft, seat),
        }
        if draft is not None
        else None,
        "bets": [{"side": SIDES[side], "impacts": impacts} for side, impacts in state.bets[seat]],
        "tokens": tokens_left(state, seat) if state.stage == BETTING else 0,
        "staked": staked(state, seat),
        "may_offer": is_optional(state, seat),
        "reachable": reachable(state, seat),
        "extraction": yield_of(state, node) if node >= 0 else 0,
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
        "kind": _PLANS[state.plan],
        "card": TITLES[state.plan_card] if state.plan_card >= 0 else None,
        "happens": COLOURS[state.plan_happens] if state.plan_happens != NOBODY else None,
        "fails": COLOURS[state.plan_fails] if state.plan_fails != NOBODY else None,
        "links": list(state.plan_links),
    }


def is_optional(state: TimeHorizon, seat: int) -> bool:
    """Say whether a seat is only asked whether it wants to offer something: nobody waits for it."""
    return (
        state.stage == TURN
        and seat != state.at_turn
        and state.offer is None
        and not state.pending[seat]
        and bool(main(state) >> seat & 1)
    )


def reachable(state: TimeHorizon, seat: int) -> list[Plain]:
    """Return the nodes that a player can reach by moving: in this turn, or in the next one if it is not theirs."""
    node = state.pawn[seat]
    if node < 0 or node == FAR or state.stage == ENDED:
        return []
    steps = speed(state, seat)
    if seat == state.at_turn:
        steps -= state.moves
    steps = min(steps, state.energy[seat] // MOVE_COST)
    seen = {node}
    edge = [node]
    found: list[Plain] = []
    for step in range(1, steps + 1):
        nearby: list[int] = []
        for place in edge:
            for other in NEIGHBOURS[place]:
                if other >= state.now and other not in seen:
                    seen.add(other)
                    nearby.append(other)
                    found.append({"node": other, "steps": step, "cost": step * MOVE_COST})
        edge = nearby
    return found
