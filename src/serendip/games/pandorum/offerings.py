"""Every action there can be in Pandorum, made once: rows by the numbers of the cards, slots and hexes they speak of."""

from typing import Final

from serendip.core.action import Action
from serendip.games.pandorum.actions import (
    Abandon,
    Bid,
    Build,
    BuyEngines,
    CleanUp,
    Contaminate,
    CrackAt,
    Cross,
    Dismantle,
    DropMeteors,
    EndTurn,
    Finish,
    FreeCross,
    FreeMove,
    GrappleMaximus,
    KeepCard,
    Move,
    OpenCrack,
    PassAuction,
    Pay,
    PlacePad,
    PutBack,
    RaiseCity,
    Rebuild,
    SellCard,
    SellNoMore,
    Settle,
    SlotCard,
    TakeBack,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.board import CRACKS, HEXES
from serendip.games.pandorum.components import EVENT_FIGURES, EVENT_NUMBER, FOREPARTS, KINDS, MONOLITHS, PROJECTS, SLOTS

Row = list[Action]
_SEATS = range(4)
_SLOTS = range(1, SLOTS + 1)
_HEXES = range(HEXES)
DEAREST: Final = 9
"""No way costs as much."""

TAKE_CARDS: Final[Row] = [TakeCards(name) for name in PROJECTS]
PUT_BACK: Final[Row] = [PutBack(name) for name in PROJECTS]
MOVE: Final[list[Row]] = [[Move(hex, price) for price in range(DEAREST)] for hex in _HEXES]
CROSS: Final[list[Row]] = [[Cross(hex, price) for price in range(DEAREST)] for hex in _HEXES]
PAY: Final[Row] = [Pay(name) for name in PROJECTS]
BUILD: Final[Row] = [Build(kind) for kind in KINDS]
REBUILD: Final[Action] = Rebuild()
USE_CARD: Final[list[Row]] = [[UseCard(name, slot) for slot in _SLOTS] for name in PROJECTS]
FINISH: Final[Action] = Finish()
USE_FOREPART: Final[list[Row]] = [[UseForepart(name, part) for name in PROJECTS] for part in FOREPARTS]
USE_GRAPPLE: Final[list[list[Row]]] = [
    [[UseGrapple(name, part, seat) for seat in _SEATS] for name in PROJECTS] for part in FOREPARTS
]
GRAPPLE_MAXIMUS: Final[list[Row]] = [[GrappleMaximus(name, part) for name in PROJECTS] for part in FOREPARTS]
END_TURN: Final[Action] = EndTurn()
USE_MONOLITH: Final[Row] = [UseMonolith(name) for name in MONOLITHS]
KEEP_CARD: Final[Row] = [KeepCard(name) for name in PROJECTS]
SLOT_CARD: Final[list[Row]] = [[SlotCard(name, slot) for slot in _SLOTS] for name in PROJECTS]
TAKE_BACK: Final[list[Row]] = [[TakeBack(name, slot) for slot in _SLOTS] for name in PROJECTS]
CRACK_AT: Final[Row] = [CrackAt(hex) for hex in _HEXES]
OPEN_CRACK: Final[Row] = [OpenCrack(one, other) for one, other in CRACKS]
PLACE_PAD: Final[Row] = [PlacePad(hex) for hex in _HEXES]
SELL_CARD: Final[Row] = [SellCard(name) for name in PROJECTS]
SELL_NO_MORE: Final[Action] = SellNoMore()
PASS_AUCTION: Final[Action] = PassAuction()
CONTAMINATE: Final[Row] = [Contaminate(hex) for hex in _HEXES]
CLEAN_UP: Final[Row] = [CleanUp(hex) for hex in _HEXES]
ABANDON: Final[Row] = [Abandon(hex) for hex in _HEXES]
RAISE_CITY: Final[Row] = [RaiseCity(hex) for hex in _HEXES]
SETTLE: Final[Row] = [Settle(hex) for hex in _HEXES]
DISMANTLE: Final[Row] = [Dismantle(hex) for hex in _HEXES]
BUY_ENGINES: Final[Row] = [
    BuyEngines(tokens) for tokens in range(1 + EVENT_FIGURES[EVENT_NUMBER["New Engines"]]["tokens"])
]
FREE_MOVE: Final[Row] = [FreeMove(hex) for hex in _HEXES]
FREE_CROSS: Final[Row] = [FreeCross(hex) for hex in _HEXES]


def drop_meteors(first: int, second: int) -> Action:
    """Return the meteors on two hexes."""
    return DropMeteors(first, second)


def bid(least: int, most: int) -> Action:
    """Return the whole range of bids."""
    return Bid(least, least, most)
