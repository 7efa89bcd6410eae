"""Actions that are offered again and again, made once: rows by the numbers of the cards they speak of."""

from typing import Final

from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    LAB_NAMES,
    LONGEST_THOUGHT,
    MUTATION_NAMES,
    PLACES,
    ROLE_NAMES,
)
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.tiles import TILES

Row = list[Action]
_SEATS = range(6)

CHOOSE_ROLE: Final[Row] = [do.ChooseRole(name) for name in ROLE_NAMES]
PICK_UNIVERSAL: Final[Row] = [do.PickUniversal(name) for name in MUTATION_NAMES]
BUILD_FLAT: Final[Action] = do.BuildFlat()
BUILD_UPRIGHT: Final[Action] = do.BuildUpright()
SAY_READY: Final[Action] = do.SayReady()
DRAW_DESIGN: Final[Action] = do.DrawDesign()
KEEP_DESIGN: Final[Row] = [do.KeepDesign(name) for name in DESIGN_NAMES]
PLAY_DESIGN: Final[list[Row]] = [[do.PlayDesign(name, place) for place in PLACES] for name in DESIGN_NAMES]
WASTE_HAND: Final[Row] = [do.WasteHand(name) for name in DESIGN_NAMES]
WASTE_DESIGN: Final[list[Row]] = [[do.WasteDesign(name, place) for place in PLACES] for name in DESIGN_NAMES]
VERIFY_DESIGN: Final[Row] = [do.VerifyDesign(name) for name in LAB_NAMES]
START_BUILD: Final[Row] = [do.StartBuild(name) for name in PLACES]
JOIN_BUILD: Final[Row] = [do.JoinBuild(seat) for seat in _SEATS]
TAKE_BLOCK: Final[Row] = [do.TakeBlock(kind) for kind in KINDS]
RETURN_BLOCK: Final[Row] = [do.ReturnBlock(kind) for kind in KINDS]
TEAR_DOWN: Final[Action] = do.TearDown()
CHECK_BUILD: Final[Action] = do.CheckBuild("", 0)
VERIFY_BUILD: Final[Row] = [do.VerifyBuild(seat) for seat in _SEATS]
BUY_TILE: Final[Row] = [do.BuyTile(shape) for shape in SHAPES]
CLEAR_WASTED: Final[Action] = do.ClearWasted()
SERVE_COFFEE: Final[Action] = do.ServeCoffee()
GIVE_UP_TILE: Final[Row] = [do.GiveUpTile(tile.number) for tile in TILES]
TAKE_TILE: Final[Row] = [do.TakeTile(tile.number) for tile in TILES]
LAY_ASIDE: Final[Action] = do.LayAside()
CALL_MEETING: Final[Row] = [do.CallMeeting(tile.number) for tile in TILES]
CONFIRM_COUNT: Final[Action] = do.ConfirmCount()
DRAW_EVENT: Final[Action] = do.DrawEvent()
LEND_HAND: Final[Row] = [do.LendHand(seat) for seat in _SEATS]
TAKE_HAND_BACK: Final[Row] = [do.TakeHandBack(seat) for seat in _SEATS]
CHEER: Final[Row] = [do.Cheer(seat) for seat in _SEATS]
THINK: Final[Action] = do.Think(1, 1, LONGEST_THOUGHT)
ASK_PAUSE: Final[Action] = do.AskPause()
DROP_PAUSE: Final[Action] = do.DropPause()
COME_BACK: Final[Action] = do.ComeBack()
