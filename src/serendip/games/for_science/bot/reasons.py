"""Why a helpful colleague would do something in For Science!, in a few words."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Line, Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.components import LABS, PLACES
from serendip.games.for_science.state import NONE, ForScience

BY_KIND: Final[dict[type[Action], Line]] = {
    do.SayReady: words.WHY_WAITED,
    do.DrawEvent: words.WHY_WAITED,
    do.ConfirmCount: words.WHY_WAITED,
    do.ComeBack: words.WHY_WAITED,
    do.AskPause: words.WHY_WAITED,
    do.Recite: words.WHY_RECITE,
    do.DrawDesign: words.WHY_DRAW,
    do.VerifyDesign: words.WHY_VERIFY_DESIGN,
    do.StartBuild: words.WHY_BUILD,
    do.JoinBuild: words.WHY_HELP,
    do.LendHand: words.WHY_HELP,
    do.Cheer: words.WHY_HELP,
    do.VerifyBuild: words.WHY_VERIFY_BUILD,
    do.BuyTile: words.WHY_BUY,
    do.ClearWasted: words.WHY_CLEAR,
    do.WasteHand: words.WHY_ROOM,
    do.WasteDesign: words.WHY_STUCK,
    do.Arrange: words.WHY_STUCK,
    do.TakeTile: words.WHY_TILE,
    do.PutTile: words.WHY_TILE,
    do.PutCap: words.WHY_CAP,
    do.CallMeeting: words.WHY_MEETING,
}


def purpose(state: ForScience, seat: int, action: Action) -> Said | None:
    """Return what an action is good for in an imagined position; None if nothing can be said of it."""
    if isinstance(action, do.PlayDesign):
        return Said(words.WHY_CURE if action.place in PLACES[:LABS] else words.WHY_RESEARCH)
    if isinstance(action, do.Think):
        return Said(words.WHY_BUSY if state.bench[seat] != NONE else words.WHY_NOTHING)
    line = BY_KIND.get(type(action))
    return None if line is None else Said(line)
