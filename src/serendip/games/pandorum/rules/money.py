"""Quids from Events and from other players: every hook of the ongoing Events is asked here."""

from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.rules.events import claim, live_events
from serendip.games.pandorum.rules.telling import is_maximus, tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import TAKES_FROM, TAKES_FROM_MAXIMUS


def dearer(state: Pandorum) -> int:
    """Return how many cards more every move costs."""
    if not state.events:
        return 0
    return sum([EVENT_OF[event].dearer() for event in live_events(state)])


def claim_for_payment(state: Pandorum, player: int, card: int) -> None:
    """As a card is paid for a move, before it lies in the Market."""
    for event in live_events(state):
        claim(state, event, player, EVENT_OF[event].for_payment(state, card))


def claim_for_move(state: Pandorum, player: int) -> None:
    """After a move has been paid."""
    for event in live_events(state):
        claim(state, event, player, EVENT_OF[event].for_move(state))


def claim_for_crossing(state: Pandorum, player: int) -> None:
    """After crossing the dead city."""
    for event in live_events(state):
        claim(state, event, player, EVENT_OF[event].for_crossing())


def claim_for_stopping(state: Pandorum, player: int) -> bool:
    """When a Harvester has stopped; say whether an Event cared."""
    found = False
    for event in live_events(state):
        quids = EVENT_OF[event].for_stopping(state, player, state.harvester[player])
        found = found or quids > 0
        claim(state, event, player, quids)
    return found


def claim_for_building(state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> None:
    """When a construction is finished."""
    for event in live_events(state):
        card = EVENT_OF[event]
        quids = card.for_building(state, player, hex, used, earned)
        card.after_building(state, hex)
        claim(state, event, player, quids)


def rob(state: Pandorum, robber: int, victim: int, quids: int) -> int:
    """Take Quids from a player, no more than there are; return how many (PD-20, PD-64, PD-93)."""
    quids = min(quids, state.quids[victim])
    if quids <= 0:
        return 0
    state.quids[victim] -= quids
    state.quids[robber] += quids
    if is_maximus(state, victim):
        state.tell(TAKES_FROM_MAXIMUS, (robber, quids))
    else:
        tell_of(state, TAKES_FROM, robber, quids, victim)
    for event in live_events(state):
        claim(state, event, victim, EVENT_OF[event].for_loss())
    return quids
