"""Tiles that must be given up (FS-30, FS-59, FS-83): who owes one chooses it before anything else."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import TILE_SHAPE
from serendip.games.for_science.rules.moments import OWING
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES

ACTIONS: Final = (do.GiveUpTile,)
STAGES: Final = (OWING,)

FOR_WASTE: Final = len(SHAPES)
"""A rhombus, else a trapezoid, else nothing (FS-30)."""

FOR_SHIFT: Final = len(SHAPES) + 1
"""Any tile without a piece on it (FS-83)."""


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Any tile that will do for the oldest debt."""
    offers += [offered.GIVE_UP_TILE[tile] for tile in candidates(state, state.owes[seat][0])]


def why_not(state: ForScience, seat: int, action: do.GiveUpTile) -> Said | None:
    """Say that the tile is not one of those of which one is owed."""
    return None if action.tile in candidates(state, state.owes[seat][0]) else Said(words.NOT_OWED, (action.tile,))


def play(state: ForScience, seat: int, action: do.GiveUpTile) -> None:
    """Put a tile under its stack (FS-62); half circles on it go back to the blocks."""
    del state.owes[seat][0]
    tile = action.tile
    if tile in state.loose:
        state.loose.remove(tile)
    state.lying = [placement for placement in state.lying if placement.tile != tile]
    state.caps = [cap for cap in state.caps if cap.tile != tile]
    state.held = [NONE if held == tile else held for held in state.held]
    shape = TILE_SHAPE[tile]
    state.stacks[shape].insert(0, tile)
    state.stack_under[shape] += 1
    state.tell(words.GIVES_UP, (seat, tile))


def owe(state: ForScience, seat: int, debt: int) -> bool:
    """Let a player choose a tile to give up, if there is one that will do; say whether there is."""
    if not candidates(state, debt):
        return False
    state.owes[seat].append(debt)
    state.tell(words.MUST_GIVE, (seat,))
    return True


def earned_tiles(state: ForScience) -> list[int]:
    """Return the tiles on the table and in somebody's hand: all were earned."""
    held = [tile for tile in state.held if tile != NONE]
    return sorted(state.loose + [placement.tile for placement in state.lying] + held)


def candidates(state: ForScience, debt: int) -> list[int]:
    """Return the tiles that will do for a debt: of the shape itself, else of the next larger that there is."""
    earned = earned_tiles(state)
    if debt == FOR_SHIFT:
        capped = [cap.tile for cap in state.caps]
        return [tile for tile in earned if tile not in capped]
    first, last = (0, 1) if debt == FOR_WASTE else (debt, len(SHAPES) - 1)
    for shape in range(first, last + 1):
        found = [tile for tile in earned if TILE_SHAPE[tile] == shape]
        if found:
            return found
    return []


def forget_debts(state: ForScience) -> None:
    """Drop what can't be paid any more because the tiles are gone."""
    for seat in range(state.seats):
        while state.owes[seat] and not candidates(state, state.owes[seat][0]):
            del state.owes[seat][0]
