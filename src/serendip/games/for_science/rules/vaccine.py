"""The Universal Vaccine (FS-60 to FS-62): tiles are taken in hand, put down and laid aside, by anybody at any time."""

from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.rules.building import HALF_CIRCLE, in_pool
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.capture import captured
from serendip.games.for_science.vaccine.lattice import EDGE_KEYS, shift
from serendip.games.for_science.vaccine.placing import (
    PORT,
    Block,
    Layout,
    Placement,
    apart_from,
    groups,
    on_the_table,
    spots_for,
)
from serendip.games.for_science.vaccine.tiles import TILES


def take_tile(state: ForScience, seat: int, tile: int) -> None:
    """Take an earned tile in hand: nobody else can have it until it is put down."""
    if tile in state.loose:
        state.loose.remove(tile)
    state.lying = [placement for placement in state.lying if placement.tile != tile]
    state.held[seat] = tile
    state.tell(words.TAKES_TILE, (seat, tile))


def spots(state: ForScience, tile: int) -> list[Placement]:
    """Return where a tile fits against what lies there, and one place for a group of its own."""
    found = spots_for(tile, state.lying, state.caps)
    apart = apart_from(state.lying, tile)
    if state.lying and apart not in found and fits(state, apart):
        found.append(apart)
    return found


def fits(state: ForScience, placement: Placement) -> bool:
    """Say whether a tile may lie there: on the table, with no overlap and no wrong match (FS-61)."""
    if not on_the_table(placement):
        return False
    layout = Layout(state.lying, state.caps)
    return layout.room_for(placement.tile, shift(placement.x, placement.y), placement.turn)


def put_tile(state: ForScience, seat: int, placement: Placement) -> None:
    """Put the tile in hand down."""
    state.held[seat] = NONE
    state.lying.append(placement)
    state.tell(words.PUTS_TILE, (seat, placement.tile))


def lay_aside(state: ForScience, seat: int) -> None:
    """Put the tile in hand with the loose ones."""
    tile = state.held[seat]
    state.held[seat] = NONE
    state.loose.append(tile)
    state.tell(words.LAYS_ASIDE, (seat, tile))


def open_sides(state: ForScience) -> list[Block]:
    """Return the sides where a coloured region lies open and no half circle stands (FS-72)."""
    layout = Layout(state.lying, state.caps)
    found: list[Block] = []
    for placement in state.lying:
        tile = TILES[placement.tile]
        moved = 3 * shift(placement.x, placement.y)
        keys = EDGE_KEYS[tile.slices][placement.turn]
        for side in range(len(tile.sides)):
            free = keys[side] + moved not in layout.across
            if free and tile.region_at[side] >= 0 and tile.number * PORT + side not in layout.blocked:
                found.append(Block(tile.number, side))
    return found


def caps_left(state: ForScience, seat: int) -> int:
    """Unconventional Theoretician: return how many half circles may still be put to the vaccine."""
    allowed = power(state, seat, "cap") - len(state.caps)
    return min(allowed, in_pool(state, HALF_CIRCLE))


def put_cap(state: ForScience, seat: int, cap: Block) -> None:
    """Close a side with a half circle."""
    state.caps.append(cap)
    state.tell(words.PUTS_CAP, (seat, cap.tile))


def take_cap(state: ForScience, seat: int, cap: Block) -> None:
    """Take a half circle off again."""
    state.caps.remove(cap)
    state.tell(words.TAKES_CAP, (seat, cap.tile))


def group_of(state: ForScience, tile: int) -> list[int]:
    """Return the tiles that hang together with one that lies there."""
    return next((group for group in groups(state.lying) if tile in group), [])


def insight(state: ForScience, group: list[int]) -> list[int]:
    """Return the Insight that a group has captured: red, blue, green (FS-62)."""
    return list(captured(state.lying, group, state.caps).values())
