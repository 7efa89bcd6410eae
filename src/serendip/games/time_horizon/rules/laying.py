"""Laying an event down: how it is turned, where the token goes, what the gear brings (TH-8, TH-21a, TH-96)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Place
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    COLOURS,
    FIRST_ARTIFACT_ROUND,
    FREE_ARCS,
    GEAR,
    KIND_OF,
    LINK,
    LINK_KINDS,
    LOGISTIC,
    NOBODY,
    ORGANISE_COST,
    ROTATIONS,
    STARTING_KIND,
    TITLES,
)
from serendip.games.time_horizon.offerings import PLACE, SIDES
from serendip.games.time_horizon.rules.decisions import has_backward_link
from serendip.games.time_horizon.rules.forecast import update
from serendip.games.time_horizon.rules.links import lay_links
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import LINKING, PLACING, TimeHorizon
from serendip.games.time_horizon.words import (
    GETS_ARTIFACT,
    GETS_WHICH,
    NAMES,
    NO_ARTIFACTS,
    NO_BACKWARD_LINK,
    NO_SUCH_SIDE,
    NOT_TURNED,
    ORGANISES,
    WRONG_ROTATION,
)

ACTIONS: Final = (Place,)
STAGES: Final = (PLACING, LINKING)


def rotations(state: TimeHorizon, seat: int) -> tuple[int, ...]:
    """Return how the card can be turned; a Logistic lies as its links were drawn, if one of them leads back (TH-24)."""
    node = state.pawn[seat]
    if state.plan == PLACING:
        return ROTATIONS[state.plan_card][node]
    return (0,) if has_backward_link(state, node) else ()


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer every rotation, with the token on either side."""
    for rotation in rotations(state, seat):
        offers += PLACE[rotation]


def why_not(state: TimeHorizon, seat: int, action: Place) -> Said | None:
    """Return why the card can't be laid down so."""
    if action.rotation not in rotations(state, seat):
        if state.plan == PLACING:
            return Said(WRONG_ROTATION)
        return Said(NOT_TURNED if rotations(state, seat) else NO_BACKWARD_LINK)
    return None if action.side in SIDES else Said(NO_SUCH_SIDE)


def play(state: TimeHorizon, seat: int, action: Place) -> None:
    """Lay the event down: it is paid (TH-21), its links join the net, a gear gives an artifact."""
    card = state.plan_card
    node = state.pawn[seat]
    side = SIDES.index(action.side)
    state.hands[seat].remove(card)
    state.activity = 0
    state.energy[seat] -= ORGANISE_COST
    state.tell(ORGANISES, (seat, TITLES[card], node, SIDES[side]))
    if FREE_ARCS[card]:
        state.tell(NAMES, (colour_name(state.plan_happens), colour_name(state.plan_fails)))
    put_down(state, seat, action.rotation, side)
    clear_plan(state)
    if GEAR[card] and state.round >= FIRST_ARTIFACT_ROUND:
        give_artifact(state, seat)


def put_down(state: TimeHorizon, seat: int, rotation: int, side: int) -> None:
    """Put the card that is being organised into one's node, turned so, with the token on a side."""
    card = state.plan_card
    node = state.pawn[seat]
    links = state.plan_links
    if STARTING_KIND[card] != LOGISTIC:
        kinds = LINK_KINDS[card]
        links = tuple([LINK * kinds[(at - rotation) % 6] for at in range(6)])
    state.turned[node] = rotation
    set_event(state, node, card, seat, side, state.plan_happens, state.plan_fails, links)


def laid_down(state: TimeHorizon, seat: int, rotation: int, side: int) -> TimeHorizon:
    """Return a copy in which the card lies there, to see what it would change; the gear has brought nothing."""
    other = state.copy()
    put_down(other, seat, rotation, side)
    return other


def set_event(
    state: TimeHorizon, node: int, card: int, seat: int, side: int, happens: int, fails: int, links: tuple[int, ...]
) -> None:
    """Put an event into a node and bring links and forecast up to date."""
    state.event[node] = card
    state.organiser[node] = seat
    state.token[node] = side
    state.happens_arc[node] = happens
    state.fails_arc[node] = fails
    lay_links(state, node, links)
    update(state, node)


def colour_name(colour: int) -> str:
    """Return a colour's name, or "nobody"."""
    return COLOURS[colour] if colour != NOBODY else "nobody"


def give_artifact(state: TimeHorizon, seat: int) -> None:
    """Give the top artifact to a player; if there is none, the discharged ones are shuffled first (TH-96)."""
    state.sealed = True
    if not state.artifact_deck:
        state.artifact_deck = state.artifact_discard
        state.artifact_discard = []
        state.chance.shuffle(state.artifact_deck)
        state.artifact_fresh = 0
        for artifact in state.artifact_deck:
            state.artifact_fresh |= 1 << artifact
    if not state.artifact_deck:
        state.tell(NO_ARTIFACTS)
        return
    artifact = state.artifact_deck.pop()
    state.held_artifacts[seat].append(artifact)
    state.tell(GETS_ARTIFACT, (seat,))
    state.tell(GETS_WHICH, (ARTIFACTS[KIND_OF[artifact]],), 1 << seat)
