"""The course of a turn, and whom the game waits for: PD-10 to PD-16, PD-42, PD-50 to PD-53."""

from collections.abc import Callable
from typing import Any, Final

from serendip.core.action import Action
from serendip.games.pandorum.actions import (
    Build,
    Cross,
    EndTurn,
    Finish,
    FreeCross,
    FreeMove,
    GrappleMaximus,
    Move,
    Pay,
    PutBack,
    Rebuild,
    TakeCards,
    UseCard,
    UseForepart,
    UseGrapple,
    UseMonolith,
)
from serendip.games.pandorum.cards import card_of
from serendip.games.pandorum.rules.construction import begin, finish, rebuild, use_card
from serendip.games.pandorum.rules.ending import end_game, look_for_the_end
from serendip.games.pandorum.rules.events import (
    end_spent_events,
    no_more_events,
    settle_event,
    turn_event,
    wake_events,
)
from serendip.games.pandorum.rules.foreparts import use_forepart, use_grapple
from serendip.games.pandorum.rules.hands import fill_market
from serendip.games.pandorum.rules.maximus import take_turn
from serendip.games.pandorum.rules.monoliths import use_monolith
from serendip.games.pandorum.rules.moving import free_move, move, pay
from serendip.games.pandorum.rules.supply import draw_and_go_on, put_back, take_cards
from serendip.games.pandorum.rules.telling import is_maximus, tell_of
from serendip.games.pandorum.state import ENDING, MAXIMUS_TURN, NONE, OVER, SUPPLY, Pandorum
from serendip.games.pandorum.words import ANOTHER_TURN, ROUND, TURN


def carry_out(state: Pandorum, seat: int, action: Action) -> None:
    """Carry out a legal action: an answer to a card's question, or a part of one's own turn."""
    if state.asks:
        _, source, step = state.asks.pop(0)
        card_of(source).answer(state, seat, step, action)
    else:
        _DO[type(action)](state, seat, action)
    proceed(state)


def end_turn(state: Pandorum, seat: int, action: EndTurn) -> None:
    """End one's turn: what belongs to its end follows."""
    state.stage = ENDING


def finish_construction(state: Pandorum, seat: int, action: Finish) -> None:
    """Finish what one is building."""
    finish(state, seat)


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
        else:
            state.to_act = () if state.stage == OVER else (state.active,)
            return


def ask_next(state: Pandorum) -> bool:
    """Put the next question to a seat; False if it needed nobody: no answer is possible, or Maximus gives it."""
    player, source, step = state.asks[0]
    card = card_of(source)
    offers: list[Action] = []
    card.offer(state, player, step, offers)
    if offers and not is_maximus(state, player):
        state.to_act = (player,)
        return True
    state.asks.pop(0)
    if offers:
        card.answer(state, player, step, offers[0])  # offers begin with what he chooses: PD-71
    return False


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


def pass_on(state: Pandorum) -> None:
    """Begin the next turn: the same player's with PD-42, else the next one's, unless the last round is over."""
    if state.extra_turn:
        tell_of(state, ANOTHER_TURN, state.active)
        begin_turn(state, state.active)
    elif state.active + 1 < state.players:
        begin_turn(state, state.active + 1)
    elif state.last_round:
        end_game(state)
    else:
        begin_round(state)


def begin_round(state: Pandorum) -> None:
    """Let the first player begin another round."""
    state.round += 1
    state.tell(ROUND, (state.round,))
    begin_turn(state, 0)


def begin_turn(state: Pandorum, player: int) -> None:
    """Begin a turn with everything of the last one forgotten."""
    state.active = player
    state.moved = False
    state.built = False
    state.ability_used = False
    state.engine_moved = False
    state.farther = False
    state.stopped_on_own = False
    state.extra_turn = False
    state.filled = False
    wake_events(state, player)
    tell_of(state, TURN, player)
    if is_maximus(state, player):
        state.stage = MAXIMUS_TURN
    elif any(state.market):
        state.stage = SUPPLY
    else:
        draw_and_go_on(state, player)


_DO: Final[dict[type[Action], Callable[[Pandorum, int, Any], None]]] = {
    TakeCards: take_cards,
    PutBack: put_back,
    Move: move,
    Cross: move,
    Pay: pay,
    Build: begin,
    Rebuild: rebuild,
    UseCard: use_card,
    Finish: finish_construction,
    UseForepart: use_forepart,
    UseGrapple: use_grapple,
    GrappleMaximus: use_grapple,
    EndTurn: end_turn,
    UseMonolith: use_monolith,
    FreeMove: free_move,
    FreeCross: free_move,
}
