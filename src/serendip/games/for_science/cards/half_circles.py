"""The Unconventional Theoretician (FS-72): half circle blocks stand as end caps at open sides of the vaccine."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.rules.bench import HALF_CIRCLE, in_pool
from serendip.games.for_science.state import PLAYING, ForScience
from serendip.games.for_science.vaccine.lattice import EDGE_KEYS, shift
from serendip.games.for_science.vaccine.placing import PORT, Cap, Layout
from serendip.games.for_science.vaccine.tiles import TILES

ACTIONS: Final = (do.PutCap, do.TakeCap)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Close open sides as long as there are half circles, or take them off again."""
    if power(state, seat, "cap"):
        if caps_left(state, seat) > 0:
            offers += [do.PutCap(cap.tile, cap.side) for cap in open_sides(state)]
        offers += [do.TakeCap(cap.tile, cap.side) for cap in state.caps]


def why_not(state: ForScience, seat: int, action: do.PutCap | do.TakeCap) -> Said | None:
    """It takes the power, a half circle, and a side that is open or closed."""
    if not power(state, seat, "cap"):
        return Said(words.NO_POWER)
    cap = Cap(action.tile, action.side)
    if isinstance(action, do.TakeCap):
        return None if cap in state.caps else Said(words.NO_OPEN_SIDE)
    if caps_left(state, seat) <= 0:
        return Said(words.NO_HALF_CIRCLE)
    return None if cap in open_sides(state) else Said(words.NO_OPEN_SIDE)


def play(state: ForScience, seat: int, action: do.PutCap | do.TakeCap) -> None:
    """Close a side with a half circle, or take it off again."""
    cap = Cap(action.tile, action.side)
    if isinstance(action, do.PutCap):
        state.caps.append(cap)
        state.tell(words.PUTS_CAP, (seat, cap.tile))
    else:
        state.caps.remove(cap)
        state.tell(words.TAKES_CAP, (seat, cap.tile))


def caps_left(state: ForScience, seat: int) -> int:
    """Return how many half circles may still be put to the vaccine."""
    allowed = power(state, seat, "cap") - len(state.caps)
    return min(allowed, in_pool(state, HALF_CIRCLE))


def open_sides(state: ForScience) -> list[Cap]:
    """Return the sides where a coloured region lies open and no half circle stands."""
    layout = Layout(state.lying, state.caps)
    found: list[Cap] = []
    for placement in state.lying:
        tile = TILES[placement.tile]
        moved = 3 * shift(placement.x, placement.y)
        keys = EDGE_KEYS[tile.slices][placement.turn]
        for side in range(len(tile.sides)):
            free = keys[side] + moved not in layout.across
            if free and tile.region_at[side] >= 0 and tile.number * PORT + side not in layout.blocked:
                found.append(Cap(tile.number, side))
    return found
