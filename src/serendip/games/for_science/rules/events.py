"""Red alerts and Events (FS-82, FS-84)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards import ongoing
from serendip.games.for_science.cards.events import obey
from serendip.games.for_science.components import ALERTS, EVENTS
from serendip.games.for_science.rules.decks import draw_event
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.state import ALERT, NEVER, NONE, OBEYING, PLAYING, ForScience

ACTIONS: Final = (do.DrawEvent,)
STAGES: Final = (ALERT,)

# In untimed play: what an Event is drawn before, from the rate on at which it is (FS-84).
BEFORE_DESIGN: Final = 0
BEFORE_CURE: Final = 1
BEFORE_RESEARCH: Final = 2
BEFORE_MEETING: Final = 3
_LEVEL: Final[dict[str, int]] = {"a few": 1, "more": 2, "many": 2, "loads": 4}


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """At a red alert anybody draws."""
    offers.append(offered.DRAW_EVENT)


def why_not(state: ForScience, seat: int, action: do.DrawEvent) -> Said | None:
    """At a red alert nothing is against it."""
    return None


def play(state: ForScience, seat: int, action: do.DrawEvent) -> None:
    """Draw an Event and obey it."""
    draw(state, seat)


def set_alert(state: ForScience) -> None:
    """Settle when the next red alert comes (FS-97)."""
    if state.limit and state.event_rate and (state.event_deck or state.event_discard):
        least, most = ALERTS[state.event_rate]
        state.alert_at = state.clock + least + state.chance.below(most - least + 1)


def sound(state: ForScience) -> None:
    """Red alert: everybody stops until somebody draws."""
    state.stage = ALERT
    state.alert_at = NEVER
    state.tell(words.RED_ALERT)


def draw(state: ForScience, seat: int) -> None:
    """Draw an Event and obey it; what lasted before is over."""
    state.stage = PLAYING
    number = draw_event(state)
    if number == NONE:
        state.tell(words.NO_EVENTS)
        return
    ongoing.lift(state)
    event = EVENTS[number]
    state.event = number
    state.tell(words.EVENT, (seat, event.name, event.text))
    if event.lasts:
        state.ongoing = number
        state.ongoing_cures = 0
    state.event_discard.append(number)
    obey(state, seat, event)
    set_alert(state)


def report(state: ForScience, seat: int) -> None:
    """Do one's part of an Event that asks everybody."""
    state.obeyed[seat] = True
    state.tell(words.REPORTS, (seat,))
    all_clear(state)


def all_clear(state: ForScience) -> None:
    """Go on when everybody who is there has done their part."""
    if state.stage == OBEYING and all(state.obeyed[seat] for seat in present(state)):
        state.stage = PLAYING
        state.tell(words.ALL_CLEAR)


def comes_first(state: ForScience, seat: int, occasion: int, place: int) -> bool:
    """In untimed play: draw an Event before something is Verified or counted, once for each such thing (FS-84).

    Say whether what was meant must wait because of it.
    """
    if (
        state.limit
        or not state.event_rate
        or occasion >= _LEVEL[state.event_rate]
        or not (state.event_deck or state.event_discard)
    ):
        return False
    mark = occasion * 100 + place
    if state.alerted == mark:
        state.alerted = NONE
        return False
    state.alerted = mark
    draw(state, seat)
    return True
