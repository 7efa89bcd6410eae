"""Events: when they are turned, what they hold, what they pay, when they are over (PD-50, PD-51, PD-52, PD-53)."""

from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.components import EVENTS
from serendip.games.pandorum.rules.telling import tell_of
from serendip.games.pandorum.state import NONE, Pandorum
from serendip.games.pandorum.words import (
    EVENT_OVER,
    EVENT_PAYS,
    EVENT_POOL,
    EVENT_SPENT,
    EVENT_TURNED,
    NO_EVENTS,
)


def live_events(state: Pandorum) -> list[int]:
    """Return the Events whose ongoing effect applies."""
    return [event for place, event in enumerate(state.events) if state.turned_by[place] == NONE]


def is_in_force(state: Pandorum, event: int) -> bool:
    """Say whether the ongoing effect of an Event applies."""
    return event in state.events and state.turned_by[state.events.index(event)] == NONE


def claim(state: Pandorum, event: int, player: int, quids: int) -> None:
    """Let a player take Quids from an Event, as many as are left; the last one ends it (PD-52, PD-97)."""
    if event not in state.events:
        return
    place = state.events.index(event)
    quids = min(quids, state.pools[place])
    if quids <= 0:
        return
    state.pools[place] -= quids
    state.quids[player] += quids
    tell_of(state, EVENT_PAYS, player, quids, EVENTS[event], state.pools[place])
    if state.pools[place] == 0:
        state.tell(EVENT_OVER, (EVENTS[event],))
        end_event(state, event)


def end_event(state: Pandorum, event: int) -> None:
    """Put an Event into the box; a new one is turned at the end of this turn."""
    place = state.events.index(event)
    del state.events[place]
    del state.pools[place]
    del state.turned_by[place]
    state.events_over.append(event)
    state.to_turn += 1
    EVENT_OF[event].over(state)


def end_spent_events(state: Pandorum) -> None:
    """End what can't do anything any more (PD-53)."""
    for event in state.events[:]:
        if EVENT_OF[event].is_spent(state):
            state.tell(EVENT_SPENT, (EVENTS[event],))
            end_event(state, event)


def note_construction(state: Pandorum, player: int) -> None:
    """Count a construction; the first of all, and the last player's first, each turn an Event (PD-50)."""
    state.constructions[player] += 1
    if not state.with_events:
        return
    if sum(state.constructions) == 1:
        state.to_turn += 1
    if state.constructions[player] == 1 and min(state.constructions) > 0:
        state.to_turn += 1


def turn_event(state: Pandorum) -> None:
    """Turn the next Event and begin its immediate effect (PD-51)."""
    state.to_turn -= 1
    event = state.event_deck.pop()
    state.turning = event
    state.sealed = True
    tell_of(state, EVENT_TURNED, state.active, EVENTS[event])
    EVENT_OF[event].turn_up(state)


def settle_event(state: Pandorum) -> None:
    """Put the Quids on an Event whose immediate effect is resolved; it is in force from the next player's turn on."""
    event = state.turning
    state.turning = NONE
    card = EVENT_OF[event]
    quids = card.pool(state)
    state.events.append(event)
    state.pools.append(quids)
    state.turned_by.append(state.active)
    if quids:
        state.tell(EVENT_POOL, (quids, EVENTS[event]))
    elif not card.needs_no_quids:
        state.tell(EVENT_SPENT, (EVENTS[event],))
        end_event(state, event)


def no_more_events(state: Pandorum) -> None:
    """Say that none can be turned."""
    state.to_turn = 0
    state.tell(NO_EVENTS)


def wake_events(state: Pandorum, player: int) -> None:
    """Let the Events that another player turned begin to work; one's own wait through an additional turn (PD-110)."""
    for place, turner in enumerate(state.turned_by):
        if turner not in (NONE, player):
            state.turned_by[place] = NONE
