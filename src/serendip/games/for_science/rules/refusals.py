"""Why not? The reason, with its rule, why a seat that is asked can't do something now."""

from serendip.core.action import Action, TimeOut
from serendip.core.line import Line, Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import refusal_words as no
from serendip.games.for_science.components import EVENTS
from serendip.games.for_science.rules import setup
from serendip.games.for_science.rules.presence import is_present
from serendip.games.for_science.rules.refusals_build import refuse_build
from serendip.games.for_science.rules.refusals_design import refuse_design
from serendip.games.for_science.rules.refusals_tiles import refuse_tiles
from serendip.games.for_science.state import ALERT, CHOOSING, MEETING, NONE, OBEYING, PAUSED, ForScience

_BEFORE: tuple[type[Action], ...] = (do.ChooseRole, do.PickUniversal, do.BuildFlat, do.BuildUpright)


def refuse(state: ForScience, seat: int, action: Action) -> Said | None:
    """Return why the seat can't do this now; None if no special reason is known."""
    if isinstance(action, TimeOut):
        return None
    if isinstance(action, do.Leave):
        return Said(no.CANT_LEAVE)
    if state.stage == CHOOSING:
        return refuse_choosing(state, seat, action)
    if isinstance(action, do.ComeBack):
        return Said(no.NOT_AWAY)
    if not is_present(state, seat):
        return Said(no.AWAY)
    if isinstance(action, _BEFORE):
        return Said(no.GAME_RUNS)
    line = wrong_moment(state, seat, action)
    if line is not None:
        return Said(line)
    if isinstance(action, do.Recite):
        return Said(no.OTHER_WORDS)
    for answer in (refuse_design, refuse_build, refuse_tiles):
        said = answer(state, seat, action)
        if said is not None:
            return said
    return refuse_rest(state, seat, action)


def refuse_choosing(state: ForScience, seat: int, action: Action) -> Said:
    """Before the start."""
    if isinstance(action, do.ChooseRole):
        return Said(no.ROLE_TAKEN, (action.role,)) if setup.lacks_roles(state, seat) else Said(no.ENOUGH_ROLES)
    if isinstance(action, do.PickUniversal):
        return Said(no.NO_UNIVERSAL)
    if isinstance(action, (do.BuildFlat, do.BuildUpright)):
        return Said(no.NOT_HORIZONTAL)
    return Said(no.ROLES_FIRST)


def wrong_moment(state: ForScience, seat: int, action: Action) -> Line | None:
    """Return why this is not the moment: all stop, or something must be chosen first."""
    stage = state.stage
    if stage == ALERT:
        return no.ALL_STOP_EVENT
    if stage == OBEYING:
        wrong_words = isinstance(action, do.Recite) and EVENTS[state.event].phrase
        return no.OTHER_WORDS if wrong_words else no.ALL_STOP_OBEY
    if stage == MEETING:
        return no.ALL_STOP_MEETING
    if stage == PAUSED:
        return no.PAUSED
    if state.owes[seat] and not isinstance(action, do.GiveUpTile):
        return no.GIVE_UP_FIRST
    if state.looked[seat] and not state.owes[seat] and not isinstance(action, do.KeepDesign):
        return no.KEEP_FIRST
    in_hand = state.held[seat] != NONE and not state.owes[seat] and not state.looked[seat]
    return no.TILE_FIRST if in_hand and not isinstance(action, do.PutTile) else None


def refuse_rest(state: ForScience, seat: int, action: Action) -> Said | None:
    """Meetings, alerts, pauses, powers."""
    if isinstance(action, do.ConfirmCount):
        return Said(no.NO_MEETING)
    if isinstance(action, do.DrawEvent):
        return Said(no.NO_ALERT)
    if isinstance(action, do.SayReady):
        return Said(no.NO_READINESS)
    if isinstance(action, do.AskPause):
        return Said(no.PAUSE_ASKED)
    if isinstance(action, do.DropPause):
        return Said(no.PAUSE_NOT_ASKED)
    if isinstance(action, (do.LendHand, do.TakeHandBack, do.Cheer, do.ServeCoffee)):
        return Said(no.NO_POWER)
    return None
