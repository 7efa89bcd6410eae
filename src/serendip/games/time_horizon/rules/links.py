"""Links on borders: laying them with a card, making them stronger, sewing long ones (TH-24, TH-41, TH-42, TH-54)."""

from serendip.games.time_horizon.components import LINK, MOST_LINK
from serendip.games.time_horizon.continuum import BORDER, NEIGHBOUR
from serendip.games.time_horizon.rules.forecast import update
from serendip.games.time_horizon.state import TimeHorizon


def lay_links(state: TimeHorizon, node: int, links: tuple[int, ...]) -> None:
    """Lay the links of a card that comes into a node; for each side of the board kind × strength.

    A border has one link: of two different kinds that of the earlier card counts (TH-41), and what makes either
    stronger makes the one link stronger (TH-93).
    """
    border = state.border
    strength = state.strength
    for side in range(6):
        link = links[side]
        number = BORDER[6 * node + side]
        if not link or number < 0:
            continue
        kind = 1 if link > 0 else -1
        force = link * kind
        if border[number] == 0:
            border[number] = kind
            strength[number] = force
            continue
        if node < NEIGHBOUR[6 * node + side]:
            border[number] = kind
        strength[number] = min(MOST_LINK, strength[number] + force - LINK)


def amplify(state: TimeHorizon, node: int, other: int) -> int:
    """Make the link on the border between two nodes stronger by one; return its strength."""
    number = border_between(node, other)
    state.strength[number] += 1
    update(state, max(node, other))
    return state.strength[number]


def border_between(node: int, other: int) -> int:
    """Return the number of the border between two neighbours."""
    for side in range(6):
        if NEIGHBOUR[6 * node + side] == other:
            return BORDER[6 * node + side]
    return -1


def needle_between(state: TimeHorizon, node: int, other: int) -> int:
    """Return the place of a long link between two nodes in the list of them; -1: there is none."""
    for place, (start, end, _, _) in enumerate(state.needles):
        if (start == node and end == other) or (start == other and end == node):
            return place
    return -1


def amplify_needle(state: TimeHorizon, node: int, other: int) -> int:
    """Make a long link stronger by one; return its strength."""
    place = needle_between(state, node, other)
    start, end, kind, strength = state.needles[place]
    state.needles[place] = (start, end, kind, strength + 1)
    update(state, end)
    return strength + 1


def sew(state: TimeHorizon, start: int, end: int, kind: int, strength: int) -> None:
    """Link two nodes over a distance."""
    state.needles.append((start, end, kind, strength))
    update(state, end)


def are_linked(state: TimeHorizon, node: int, other: int) -> bool:
    """Say whether a link joins two nodes already."""
    number = border_between(node, other)
    if number >= 0 and state.border[number]:
        return True
    return needle_between(state, node, other) >= 0
