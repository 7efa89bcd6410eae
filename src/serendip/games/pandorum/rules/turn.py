"""The course of a turn, from choice to choice (PD-10)."""

from serendip.games.pandorum.rules.end_of_turn import go_on_ending
from serendip.games.pandorum.rules.events import end_spent_events
from serendip.games.pandorum.rules.maximus import take_turn
from serendip.games.pandorum.rules.questions import ask_next
from serendip.games.pandorum.rules.supply import draw_and_go_on
from serendip.games.pandorum.state import (
    ENDING,
    MAXIMUS_TURN,
    OVER,
    SUPPLY,
    Pandorum,
)


def proceed(state: Pandorum) -> None:
    """Go on until a seat has to choose, or the game is over."""
    while True:
        if state.events:
            end_spent_events(state)
        if state.asks:
            if ask_next(state):
                return
        elif state.stage == ENDING:
            go_on_ending(state)
        elif state.stage == MAXIMUS_TURN:
            take_turn(state)
            state.stage = ENDING
        elif state.stage == SUPPLY and not any(state.market):
            draw_and_go_on(state)  # nothing can be chosen: PD-113
        else:
            state.to_act = () if state.stage == OVER else (state.active,)
            return
