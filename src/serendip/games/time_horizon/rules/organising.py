"""Organising an event: choosing the card, its links or arcs, its rotation and the tie-breaker (TH-21, TH-24)."""

from serendip.games.time_horizon.actions import DrawLink, NameArc, Organise, Place
from serendip.games.time_horizon.components import (
    ALL_LINKS,
    ARTIFACTS,
    ATTACKING,
    CARD_NUMBER,
    COLOUR_NUMBER,
    COLOURS,
    FAILS_ARC,
    FIRST_ARTIFACT_ROUND,
    FREE_ARCS,
    GEAR,
    HAPPENS_ARC,
    INNER_ONLY,
    INNER_RINGS,
    KIND_OF,
    LAST_ROUNDS,
    LATER_ONLY,
    LINK,
    LINK_KINDS,
    LOGISTIC,
    NOBODY,
    ORGANISE_COST,
    PHASE_OF,
    ROTATIONS,
    STARTING_KIND,
    TITLES,
)
from serendip.games.time_horizon.continuum import EARLIER, FAR, RING
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES
from serendip.games.time_horizon.rules.forecast import update
from serendip.games.time_horizon.rules.links import lay_links
from serendip.games.time_horizon.state import LINKING, NAMING, NO_PLAN, NONE, PLACING, TimeHorizon
from serendip.games.time_horizon.words import (
    GETS_ARTIFACT,
    GETS_WHICH,
    NAMES,
    NO_ARTIFACTS,
    ORGANISES,
)


def may_stand(state: TimeHorizon, card: int, node: int) -> bool:
    """Say whether a card may be organised in a free node: rings, the Now, rotations (TH-11, TH-21a)."""
    if not ROTATIONS[card][node]:
        return False
    if INNER_ONLY[card] and RING[node] not in INNER_RINGS:
        return False
    return not (LATER_ONLY[card] and is_realised_soon(state, node))


def is_realised_soon(state: TimeHorizon, node: int) -> bool:
    """Say whether the Now passes a node at the end of this round."""
    phase = PHASE_OF[state.round]
    return RING[node] == phase and state.round == LAST_ROUNDS[phase]


def is_free(state: TimeHorizon, node: int) -> bool:
    """Say whether an event can be put into a node at all."""
    return 0 <= node < FAR and state.event[node] == NONE and state.result[node] == NONE


def clear_plan(state: TimeHorizon) -> None:
    """Forget what was begun."""
    state.plan = NO_PLAN
    state.plan_card = NONE
    state.plan_happens = NOBODY
    state.plan_fails = NOBODY
    state.plan_links = (0, 0, 0, 0, 0, 0)


def organise(state: TimeHorizon, seat: int, action: Organise) -> None:
    """Choose the card; nothing is paid or shown before it is laid down."""
    card = CARD_NUMBER[action.card]
    clear_plan(state)
    state.plan_card = card
    state.plan_happens = HAPPENS_ARC[card]
    state.plan_fails = FAILS_ARC[card]
    if STARTING_KIND[card] == LOGISTIC:
        state.plan = LINKING
    elif FREE_ARCS[card]:
        state.plan = NAMING
    else:
        state.plan = PLACING


def draw_link(state: TimeHorizon, seat: int, action: DrawLink) -> None:
    """Give the Logistic a link (TH-24)."""
    kind = 1 if action.link == LINK_NAMES[1] else -1
    links = list(state.plan_links)
    links[action.side] = kind * action.number
    state.plan_links = tuple(links)


def links_left(state: TimeHorizon) -> int:
    """Return how much strength the Logistic can still be given."""
    return ALL_LINKS - sum([abs(link) for link in state.plan_links])


def has_backward_link(state: TimeHorizon, node: int) -> bool:
    """Say whether the Logistic has a link to the past, as it must."""
    earlier = EARLIER[node]
    return any(state.plan_links[side] and earlier >> side & 1 for side in range(6))


def name_arc(state: TimeHorizon, seat: int, action: NameArc) -> None:
    """Put a player on a free arc; the Attacking event has two, the Supporting one (TH-24)."""
    colour = COLOUR_NUMBER[action.colour]
    if action.side == SIDES[1]:
        state.plan_happens = colour
    else:
        state.plan_fails = colour
    named = (state.plan_happens != NOBODY) + (state.plan_fails != NOBODY)
    if named == FREE_ARCS[state.plan_card]:
        state.plan = PLACING


def nameable(state: TimeHorizon, seat: int) -> list[tuple[int, int]]:
    """Return the colours that can be named now, with the side of their arc."""
    others = [
        colour for colour in range(len(COLOURS)) if state.seat_of[colour] != NONE and state.seat_of[colour] != seat
    ]
    if STARTING_KIND[state.plan_card] == ATTACKING:
        if state.plan_happens == NOBODY:
            return [(colour, 1) for colour in others]
        return [(colour, 0) for colour in others if colour != state.plan_happens]
    return [(colour, side) for colour in others for side in (1, 0)]


def place(state: TimeHorizon, seat: int, action: Place) -> None:
    """Lay the event down: it is paid, its links join the net, a gear gives an artifact (TH-21, TH-21a)."""
    card = state.plan_card
    node = state.pawn[seat]
    side = SIDES.index(action.side)
    links = state.plan_links
    if STARTING_KIND[card] != LOGISTIC:
        kinds = LINK_KINDS[card]
        links = tuple([LINK * kinds[(at - action.rotation) % 6] for at in range(6)])
    state.hands[seat].remove(card)
    state.activity = 0
    state.energy[seat] -= ORGANISE_COST
    state.turned[node] = action.rotation
    state.tell(ORGANISES, (seat, TITLES[card], node, SIDES[side]))
    if FREE_ARCS[card]:
        state.tell(NAMES, (colour_name(state.plan_happens), colour_name(state.plan_fails)))
    set_event(state, node, card, seat, side, state.plan_happens, state.plan_fails, links)
    clear_plan(state)
    if GEAR[card] and state.round >= FIRST_ARTIFACT_ROUND:
        give_artifact(state, seat)


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
    """Give the top artifact to a player; if there is none, the discharged ones are shuffled first (TH-8, TH-96)."""
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
