"""What cards have players type (FS-80, FS-82): before a check, before a verification, or to obey an Event."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.components import EVENTS
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.plans import phrase_to_say
from serendip.games.for_science.rules.verifying_build import must_hail
from serendip.games.for_science.state import NONE, OBEYING, PLAYING, ForScience

ACTIONS: Final = (do.Recite,)
STAGES: Final = (OBEYING, PLAYING)


def phrases(state: ForScience, seat: int) -> list[str]:
    """Return what a player is asked to type now: for an Event, for one's own build, for that of another."""
    if state.stage == OBEYING:
        asked = [EVENTS[state.event].phrase]
    else:
        own = phrase_to_say(state, seat) if state.bench[seat] != NONE else ""
        other = must_hail(state, seat)
        asked = [own, other if other != own else ""]
    return [phrase for phrase in asked if phrase]


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Type what is asked for."""
    offers += [do.Recite(phrase) for phrase in phrases(state, seat)]


def why_not(state: ForScience, seat: int, action: do.Recite) -> Said | None:
    """Nobody asks for these words."""
    asked = phrases(state, seat)
    if action.phrase in asked:
        return None
    return Said(words.ALL_STOP_OBEY if state.stage == OBEYING and not asked else words.OTHER_WORDS)


def play(state: ForScience, seat: int, action: do.Recite) -> None:
    """Obey the Event, greet all builds that wait for it, or be free to check one's own."""
    state.tell(words.RECITES, (seat, action.phrase))
    if state.stage == OBEYING:
        events.report(state, seat)
    elif must_hail(state, seat) == action.phrase:
        for builder in range(state.seats):
            if state.passed[builder]:
                state.hailed[builder] |= 1 << seat
    else:
        state.recited[seat] = True
