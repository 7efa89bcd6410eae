"""The Universal Vaccine (FS-60, FS-61, FS-62): tiles are taken up, put down, laid aside, by anybody at any time."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.rules.moments import HOLDING, not_now
from serendip.games.for_science.state import NONE, PLAYING, ForScience
from serendip.games.for_science.vaccine.capture import captured
from serendip.games.for_science.vaccine.lattice import shift
from serendip.games.for_science.vaccine.placing import (
    Layout,
    Placement,
    apart_from,
    groups,
    on_the_table,
    spots_for,
)

ACTIONS: Final = (do.TakeTile, do.PutTile, do.LayAside)
STAGES: Final = (PLAYING, HOLDING)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Take a tile in hand, or put down the one that is there: where it fits, or aside."""
    held = state.held[seat]
    if held == NONE:
        offers += [offered.TAKE_TILE[tile] for tile in state.loose]
        offers += [offered.TAKE_TILE[placement.tile] for placement in state.lying]
    else:
        offers += [do.PutTile(x, y, turn) for _, x, y, turn in spots(state, held)]
        offers.append(offered.LAY_ASIDE)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """There is no such tile, there is one in hand already, or it does not fit there."""
    held = state.held[seat]
    if isinstance(action, do.TakeTile) != (held == NONE):
        return not_now(state, seat, action)
    if isinstance(action, do.TakeTile):
        lies = action.tile in state.loose or any(placement.tile == action.tile for placement in state.lying)
        return None if lies else Said(words.TILE_NOT_THERE, (action.tile,))
    if isinstance(action, do.PutTile) and not fits(state, Placement(held, action.x, action.y, action.turn)):
        return Said(words.DOES_NOT_FIT, (held,))
    return None


def play(state: ForScience, seat: int, action: Action) -> None:
    """Take a tile in hand, where nobody else can have it, or put it down again."""
    if isinstance(action, do.TakeTile):
        tile = action.tile
        if tile in state.loose:
            state.loose.remove(tile)
        state.lying = [placement for placement in state.lying if placement.tile != tile]
        state.held[seat] = tile
        state.tell(words.TAKES_TILE, (seat, tile))
    elif isinstance(action, do.PutTile):
        tile = state.held[seat]
        state.held[seat] = NONE
        state.lying.append(Placement(tile, action.x, action.y, action.turn))
        state.tell(words.PUTS_TILE, (seat, tile))
    else:
        lay_aside(state, seat)


def spots(state: ForScience, tile: int) -> list[Placement]:
    """Return where a tile fits against what lies there, and one place for a group of its own."""
    found = spots_for(tile, state.lying, state.caps)
    apart = apart_from(state.lying, tile)
    if state.lying and apart not in found and fits(state, apart):
        found.append(apart)
    return found


def fits(state: ForScience, placement: Placement) -> bool:
    """Say whether a tile may lie there: on the table, with no overlap and no wrong match (FS-61, FS-R8)."""
    if not on_the_table(placement):
        return False
    layout = Layout(state.lying, state.caps)
    return layout.room_for(placement.tile, shift(placement.x, placement.y), placement.turn)


def lay_aside(state: ForScience, seat: int) -> None:
    """Put the tile in hand with the loose ones."""
    tile = state.held[seat]
    state.held[seat] = NONE
    state.loose.append(tile)
    state.tell(words.LAYS_ASIDE, (seat, tile))


def group_of(state: ForScience, tile: int) -> list[int]:
    """Return the tiles that hang together with one that lies there."""
    return next((group for group in groups(state.lying) if tile in group), [])


def insight(state: ForScience, group: list[int]) -> list[int]:
    """Return the Insight that a group has captured: red, blue, green (FS-62)."""
    return list(captured(state.lying, group, state.caps).values())
