"""Team Meetings (FS-63): one counts, another confirms, all stop; the tracks are set, and the game may be won."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import MEETING as SECONDS
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.ending import finish
from serendip.games.for_science.rules.moments import not_now
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.rules.vaccine import group_of, insight
from serendip.games.for_science.state import MEETING, NEVER, NONE, PLAYING, ForScience
from serendip.games.for_science.vaccine.placing import groups

ACTIONS: Final = (do.CallMeeting, do.ConfirmCount)
STAGES: Final = (PLAYING, MEETING)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Call a meeting on any group, or confirm what was counted."""
    if state.stage == MEETING:
        offers.append(offered.CONFIRM_COUNT)
    else:
        offers += [offered.CALL_MEETING[group[0]] for group in groups(state.lying)]


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """There is no such group, or no count to confirm; any tile of a group will do to name it."""
    if isinstance(action, do.CallMeeting) == (state.stage == MEETING):
        return not_now(state, seat, action)
    if isinstance(action, do.CallMeeting) and not group_of(state, action.tile):
        return Said(words.TILE_NOT_THERE, (action.tile,))
    return None


def play(state: ForScience, seat: int, action: Action) -> None:
    """Count a group and call everybody together, unless an Event comes first (FS-84); or confirm the count."""
    if isinstance(action, do.ConfirmCount):
        confirm(state, seat)
    elif isinstance(action, do.CallMeeting) and not events.comes_first(state, seat, events.BEFORE_MEETING, 0):
        state.stage = MEETING
        state.caller = seat
        state.counted = group_of(state, action.tile)
        state.meeting_until = state.clock + SECONDS
        state.tell(words.CALLS, (seat, sum(insight(state, state.counted))))


def may_confirm(state: ForScience, seat: int) -> bool:
    """Say whether a player can confirm the count: somebody else, or oneself if nobody else is there (FS-90)."""
    return seat != state.caller or len(present(state)) == 1


def confirm(state: ForScience, seat: int) -> None:
    """Confirm the count, or let the table do it after a while (FS-R4)."""
    if seat >= 0:
        state.tell(words.CONFIRMS, (seat,))
    else:
        state.tell(words.TABLE_CONFIRMS)
    state.tracks = insight(state, state.counted)
    state.tell(words.TRACKS, (state.tracks[0], state.tracks[1], state.tracks[2]))
    state.caller = NONE
    state.counted = []
    state.meeting_until = NEVER
    state.stage = PLAYING
    total = sum(state.tracks)
    if total >= state.goal:
        finish(state, True, Said(words.WON, (total, state.goal)))
