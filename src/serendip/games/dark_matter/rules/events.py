"""Playing an event from one's hand: DM-35, DM-60. What each of them does stands in `cards`."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import EventAction
from serendip.games.dark_matter.cards import CARD_OF, CARDS
from serendip.games.dark_matter.components import FIRST_EVENT, GRANT_NAMES
from serendip.games.dark_matter.rules.grants import HAND
from serendip.games.dark_matter.rules.turns import end_turn
from serendip.games.dark_matter.state import DISCARDING_GRANT, NONE, TURN, DarkMatter
from serendip.games.dark_matter.words import NOT_IN_HAND, RECALLED

ACTIONS: Final = tuple(card.action for card in CARDS)
STAGES: Final = (TURN,)


def playable(state: DarkMatter, seat: int) -> list[int]:
    """Return the events in hand, one card of each title, but for one that came back in this round (DM-70)."""
    found: list[int] = []
    titles: list[str] = []
    for grant in state.hands[seat]:
        if grant >= FIRST_EVENT and grant != state.recalled and GRANT_NAMES[grant] not in titles:
            found.append(grant)
            titles.append(GRANT_NAMES[grant])
    return found


def held(state: DarkMatter, seat: int, title: str) -> int:
    """Return the event in hand of that title that can be played; NONE if there is none."""
    for grant in playable(state, seat):
        if GRANT_NAMES[grant] == title:
            return grant
    return NONE


def offer(state: DarkMatter, seat: int, offers: list[Action]) -> None:
    """Every event in hand with all its choices; what can't have its effect offers none (DM-35)."""
    for grant in playable(state, seat):
        CARD_OF[grant - FIRST_EVENT].offer(state, seat, offers)


def why_not(state: DarkMatter, seat: int, action: EventAction) -> Said | None:
    """It is not held, was taken back in this round, or can't have this effect."""
    grant = held(state, seat, action.event)
    if grant != NONE:
        return CARD_OF[grant - FIRST_EVENT].why_not(state, seat, action)
    if state.recalled in state.hands[seat] and GRANT_NAMES[state.recalled] == action.event:
        return Said(RECALLED, (action.event,))
    return Said(NOT_IN_HAND, (action.event,))


def play(state: DarkMatter, seat: int, action: EventAction) -> None:
    """It takes effect at once and leaves the game, unless it stays on the table."""
    grant = held(state, seat, action.event)
    card = CARD_OF[grant - FIRST_EVENT]
    state.hands[seat].remove(grant)
    card.play(state, seat, action, grant)
    if not card.stays:
        state.removed.append(grant)
    if len(state.hands[seat]) > HAND:
        state.stage = DISCARDING_GRANT
    else:
        end_turn(state, seat)
