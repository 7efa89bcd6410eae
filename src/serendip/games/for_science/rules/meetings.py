"""Team Meetings (FS-63): one counts, another confirms, all stop; the tracks are set, and the game may be won."""

from serendip.core.line import Said
from serendip.games.for_science import words
from serendip.games.for_science.components import MEETING as SECONDS
from serendip.games.for_science.rules.decks import finish
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.rules.vaccine import group_of, insight
from serendip.games.for_science.state import MEETING, NEVER, NONE, PLAYING, ForScience


def call(state: ForScience, seat: int, tile: int) -> None:
    """Count a group and call everybody together."""
    state.stage = MEETING
    state.caller = seat
    state.counted = group_of(state, tile)
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
