"""What some starting events want decided: the links of the Logistic, who is on the free arcs (TH-24)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import DrawLink, NameArc
from serendip.games.time_horizon.components import (
    ALL_LINKS,
    ATTACKING,
    COLOUR_NUMBER,
    COLOURS,
    FREE_ARCS,
    LINK,
    MOST_LINK,
    NOBODY,
    STARTING_KIND,
)
from serendip.games.time_horizon.continuum import EARLIER, SIDES
from serendip.games.time_horizon.offerings import LINK_NAMES, NAME_ARC
from serendip.games.time_horizon.offerings import SIDES as ARCS
from serendip.games.time_horizon.state import LINKING, NAMING, NONE, PLACING, TimeHorizon
from serendip.games.time_horizon.words import (
    CANT_NAME,
    LINKS_SPENT,
    NO_SUCH_EDGE,
    NO_SUCH_LINK,
    NOT_BEGUN,
    SIDE_DRAWN,
    WRONG_NUMBER,
)

ACTIONS: Final = (DrawLink, NameArc)
STAGES: Final = (LINKING, NAMING)


def links_left(state: TimeHorizon) -> int:
    """Return how much strength the Logistic can still be given."""
    return ALL_LINKS - sum([abs(link) for link in state.plan_links])


def strongest_link(state: TimeHorizon) -> int:
    """Return the greatest strength that the next link of the Logistic can have; less than 2: none can be drawn."""
    return min(MOST_LINK, links_left(state))


def has_backward_link(state: TimeHorizon, node: int) -> bool:
    """Say whether the Logistic has a link to the past, as it must."""
    earlier = EARLIER[node]
    return any(state.plan_links[side] and earlier >> side & 1 for side in range(SIDES))


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


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the links that the Logistic can still be given, or the colours for a free arc."""
    if state.plan == NAMING:
        for colour, side in nameable(state, seat):
            offers.append(NAME_ARC[colour][side])
        return
    most = strongest_link(state)
    if most >= LINK:
        for side in range(SIDES):
            if state.plan_links[side] == 0:
                offers.append(DrawLink(LINK, LINK, most, side, LINK_NAMES[1]))
                offers.append(DrawLink(LINK, LINK, most, side, LINK_NAMES[-1]))


def why_not(state: TimeHorizon, seat: int, action: DrawLink | NameArc) -> Said | None:
    """Return why a link can't be drawn, or a colour not be named."""
    if isinstance(action, DrawLink) != (state.plan == LINKING):
        return Said(NOT_BEGUN)
    if isinstance(action, NameArc):
        named = [(COLOURS[colour], ARCS[side]) for colour, side in nameable(state, seat)]
        return None if (action.colour, action.side) in named else Said(CANT_NAME, (action.colour, action.side))
    if not 0 <= action.side < SIDES:
        return Said(NO_SUCH_EDGE, (action.side,))
    if action.link not in LINK_NAMES.values():
        return Said(NO_SUCH_LINK)
    if state.plan_links[action.side]:
        return Said(SIDE_DRAWN, (action.side,))
    most = strongest_link(state)
    if most < LINK:
        return Said(LINKS_SPENT, (links_left(state),))
    if (action.least, action.most) == (LINK, most) and action.fits():
        return None
    return Said(WRONG_NUMBER, (LINK, most))


def play(state: TimeHorizon, seat: int, action: DrawLink | NameArc) -> None:
    """Give the Logistic a link, or put a player on a free arc; an Attacking event has two, a Supporting one has one."""
    if isinstance(action, DrawLink):
        kind = 1 if action.link == LINK_NAMES[1] else -1
        links = list(state.plan_links)
        links[action.side] = kind * action.number
        state.plan_links = tuple(links)
        return
    colour = COLOUR_NUMBER[action.colour]
    if action.side == ARCS[1]:
        state.plan_happens = colour
    else:
        state.plan_fails = colour
    named = (state.plan_happens != NOBODY) + (state.plan_fails != NOBODY)
    if named == FREE_ARCS[state.plan_card]:
        state.plan = PLACING
