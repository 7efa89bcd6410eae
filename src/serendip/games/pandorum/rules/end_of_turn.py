"""The end of a turn: the Market is filled (PD-15), Events are turned (PD-50), then comes the next turn (PD-105)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import EndTurn
from serendip.games.pandorum.offerings import END_TURN
from serendip.games.pandorum.rules.ending import look_for_the_end
from serendip.games.pandorum.rules.events import no_more_events, settle_event, turn_event
from serendip.games.pandorum.rules.hands import fill_market
from serendip.games.pandorum.rules.rounds import pass_on
from serendip.games.pandorum.state import ACTING, ENDING, NONE, Pandorum

ACTIONS: Final = (EndTurn,)
STAGES: Final = (ACTING,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer to end the turn: after Supply there is always this (PD-81)."""
    offers.append(END_TURN)


def why_not(state: Pandorum, seat: int, action: EndTurn) -> Said | None:
    """Have nothing against it: a turn can be ended whenever its player may act."""
    return None


def play(state: Pandorum, seat: int, action: EndTurn) -> None:
    """Let what belongs to the end follow."""
    state.stage = ENDING


def go_on_ending(state: Pandorum) -> None:
    """Do the next thing at the end of a turn: fill the Market, turn Events, look for the end, pass the turn on."""
    if not state.filled:
        state.filled = True
        fill_market(state)
    elif state.turning != NONE:
        settle_event(state)
    elif state.to_turn and state.event_deck:
        turn_event(state)
    elif state.to_turn:
        no_more_events(state)
    else:
        look_for_the_end(state)
        pass_on(state)
