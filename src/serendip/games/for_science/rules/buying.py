"""Buying tiles (FS-56, FS-60): what a build has earned buys vaccine tiles by their shape."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards import ongoing, roles
from serendip.games.for_science.components import DATA_SHAPES, IMPENETRABLE, PRICES, SHAPE_NUMBER
from serendip.games.for_science.state import NONE, PLAYING, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES

ACTIONS: Final = (do.BuyTile,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Every shape that can be paid."""
    if state.data[seat] or state.knowledge[seat]:
        offers += [offered.BUY_TILE[shape] for shape in range(len(SHAPES)) if can_buy(state, seat, shape)]


def why_not(state: ForScience, seat: int, action: do.BuyTile) -> Said | None:
    """There is no such tile, or it costs more."""
    shape = SHAPE_NUMBER.get(action.shape, NONE)
    if shape == NONE or not state.stacks[shape]:
        return Said(words.NO_TILES, (action.shape,))
    if can_buy(state, seat, shape):
        return None
    currency = "Data" if shape < DATA_SHAPES else "Knowledge"
    return Said(words.CANT_PAY, (action.shape, price(state, seat, shape), currency, purse(state, seat, shape)))


def play(state: ForScience, seat: int, action: do.BuyTile) -> None:
    """Buy the top tile of a shape and turn it up."""
    shape = SHAPE_NUMBER[action.shape]
    cost = price(state, seat, shape)
    if shape < DATA_SHAPES:
        state.data[seat] -= cost
    else:
        state.knowledge[seat] -= cost
    tile = state.stacks[shape].pop()
    state.stack_under[shape] = min(state.stack_under[shape], len(state.stacks[shape]))
    state.sealed = True
    state.loose.append(tile)
    state.tell(words.BUYS, (seat, action.shape, tile))


def price(state: ForScience, seat: int, shape: int) -> int:
    """Return what a tile of a shape costs a player (FS-60, FS-93)."""
    if shape >= DATA_SHAPES:
        return PRICES[shape]
    usual = IMPENETRABLE[shape] if state.impenetrable else PRICES[shape]
    return max(1, usual + ongoing.dearer(state) - roles.discount(state, seat))


def purse(state: ForScience, seat: int, shape: int) -> int:
    """Return what a player has of that with which a shape is bought."""
    return state.data[seat] if shape < DATA_SHAPES else state.knowledge[seat]


def can_buy(state: ForScience, seat: int, shape: int) -> bool:
    """Say whether a player can pay for a tile, and there is one."""
    return bool(state.stacks[shape]) and purse(state, seat, shape) >= price(state, seat, shape)
