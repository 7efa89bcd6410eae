"""What a player is asked right now: what the table does, or what that player must settle before anything else."""

from typing import Final

from serendip.core.action import Action, TimeOut
from serendip.core.line import Line, Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.state import (
    ALERT,
    CHOOSING,
    FROZEN,
    MEETING,
    NEVER,
    NONE,
    OBEYING,
    PAUSED,
    PLAYING,
    ForScience,
)

# A player's own moments, besides the stages of the table. PLAYING is left for whoever may do anything (FS-1).
AWAY: Final = 10
OWING: Final = 11
"""A tile must be given up (FS-59)."""
KEEPING: Final = 12
"""One of several cards must be kept (FS-72)."""
HOLDING: Final = 13
"""There is a tile in hand (FS-60)."""

_FIRST: Final[dict[int, Line]] = {
    CHOOSING: words.ROLES_FIRST,
    AWAY: words.AWAY,
    PAUSED: words.PAUSED,
    ALERT: words.ALL_STOP_EVENT,
    OBEYING: words.ALL_STOP_OBEY,
    FROZEN: words.ALL_STOP_OBEY,
    MEETING: words.ALL_STOP_MEETING,
    OWING: words.GIVE_UP_FIRST,
    KEEPING: words.KEEP_FIRST,
    HOLDING: words.TILE_FIRST,
}
"""What comes first in each moment, before anything that belongs to another one."""

_ANOTHER_TIME: Final[dict[type[Action], Line]] = {
    do.SayReady: words.NO_READINESS,
    do.GiveUpTile: words.NOTHING_OWED,
    do.PutTile: words.NO_TILE_IN_HAND,
    do.LayAside: words.NO_TILE_IN_HAND,
    do.KeepDesign: words.NOTHING_TO_KEEP,
    do.ConfirmCount: words.NO_MEETING,
    do.DrawEvent: words.NO_ALERT,
}
"""Why somebody who may do anything can't do what belongs to another moment."""

_BEFORE: Final[tuple[type[Action], ...]] = (do.ChooseRole, do.PickUniversal, do.BuildFlat, do.BuildUpright)


def moment(state: ForScience, seat: int) -> int:
    """Return what a player is asked now: a stage of the table, or a moment of that player's own."""
    stage = state.stage
    if stage == CHOOSING:
        return stage
    if state.away_since[seat] != NEVER:
        return AWAY
    if stage != PLAYING:
        return stage
    if state.owes[seat]:
        return OWING
    if state.looked[seat]:
        return KEEPING
    return HOLDING if state.held[seat] != NONE else PLAYING


def not_now(state: ForScience, seat: int, action: Action) -> Said:
    """Return why this is not the moment for an action: all stop, or something must be chosen first."""
    kind = type(action)
    if kind is TimeOut:
        return Said(words.CLOCKS_OWN)
    now = moment(state, seat)
    if kind is do.ComeBack:
        return Said(words.NOT_AWAY)
    if kind in _BEFORE and now != AWAY:
        return Said(words.GAME_RUNS)
    return Said(_ANOTHER_TIME[kind] if now == PLAYING else _FIRST[now])
