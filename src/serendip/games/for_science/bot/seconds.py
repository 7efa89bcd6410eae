"""How quickly bots work (FS-D5), as the table has chosen: so that people have their share of it."""

from typing import Final

from serendip.core.action import Action
from serendip.games.for_science import actions as do

SLOWNESS: Final = {"even": 3.0, "easy": 4.5, "brisk": 1.0}
"""By how much the seconds that a practised person needs are stretched, by the name of the pace."""

PACES: Final = tuple(SLOWNESS)

SECONDS: Final[dict[type[Action], float]] = {
    do.DrawDesign: 2.0,
    do.KeepDesign: 4.0,
    do.PlayDesign: 5.0,
    do.WasteHand: 2.0,
    do.WasteDesign: 5.0,
    do.Arrange: 5.0,
    do.VerifyDesign: 5.0,
    do.StartBuild: 3.0,
    do.JoinBuild: 3.0,
    do.TakeBlock: 6.0,
    do.CheckBuild: 4.0,
    do.VerifyBuild: 3.0,
    do.BuyTile: 2.5,
    do.TakeTile: 1.5,
    do.PutTile: 2.5,
    do.LayAside: 1.5,
    do.PutCap: 3.0,
    do.TakeCap: 3.0,
    do.OmitBlock: 1.0,
    do.ExcuseBlock: 1.0,
    do.CallMeeting: 3.0,
    do.ConfirmCount: 3.0,
    do.DrawEvent: 2.0,
    do.Recite: 8.0,
    do.Cheer: 1.5,
    do.LendHand: 1.5,
}
"""How long a practised person takes for each thing; what is not here is done at once."""

AWAITED: Final[tuple[type[Action], ...]] = (do.VerifyBuild, do.ConfirmCount, do.DrawEvent, do.JoinBuild, do.Recite)
"""What others wait for: it is done promptly at any pace."""


def seconds_for(action: Action, pace: str) -> float:
    """Return how long a bot takes for something."""
    seconds = SECONDS.get(type(action), 0.0)
    return seconds if isinstance(action, AWAITED) else seconds * SLOWNESS[pace]
