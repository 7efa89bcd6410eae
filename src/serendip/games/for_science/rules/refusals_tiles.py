"""Why not? Spending and the vaccine."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import refusal_words as no
from serendip.games.for_science.cards.roles import power
from serendip.games.for_science.components import DATA_SHAPES, SHAPE_NUMBER
from serendip.games.for_science.rules import paying
from serendip.games.for_science.state import NONE, ForScience


def refuse_tiles(state: ForScience, seat: int, action: Action) -> Said | None:
    """Return why this can't be bought, given up or put there; None if it is about something else."""
    if isinstance(action, do.BuyTile):
        return _refuse_buying(state, seat, action)
    if isinstance(action, do.ClearWasted):
        return Said(no.NOTHING_WASTED)
    if isinstance(action, do.GiveUpTile):
        return Said(no.NOT_OWED, (action.tile,))
    if isinstance(action, (do.TakeTile, do.CallMeeting)):
        return Said(no.TILE_NOT_THERE, (action.tile,))
    if isinstance(action, do.LayAside):
        return Said(no.NO_TILE_IN_HAND)
    if isinstance(action, do.PutTile):
        held = state.held[seat]
        return Said(no.NO_TILE_IN_HAND) if held == NONE else Said(no.DOES_NOT_FIT, (held,))
    if isinstance(action, (do.PutCap, do.TakeCap)):
        return Said(no.NO_OPEN_SIDE) if power(state, seat, "cap") else Said(no.NO_POWER)
    return None


def _refuse_buying(state: ForScience, seat: int, action: do.BuyTile) -> Said:
    shape = SHAPE_NUMBER.get(action.shape, NONE)
    if shape == NONE or not state.stacks[shape]:
        return Said(no.NO_TILES, (action.shape,))
    in_data = shape < DATA_SHAPES
    purse = state.data[seat] if in_data else state.knowledge[seat]
    cost = paying.price(state, seat, shape)
    return Said(no.CANT_PAY, (action.shape, cost, "Data" if in_data else "Knowledge", purse))
