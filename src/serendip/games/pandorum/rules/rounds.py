"""Turn after turn, round after round: PD-30, additional turns (PD-42, PD-105), and what a turn begins with."""

from serendip.games.pandorum.rules.ending import end_game
from serendip.games.pandorum.rules.events import wake_events
from serendip.games.pandorum.rules.telling import is_maximus, tell_of
from serendip.games.pandorum.state import MAXIMUS_TURN, SUPPLY, Pandorum
from serendip.games.pandorum.words import ANOTHER_TURN, ROUND, TURN


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
    state.stage = MAXIMUS_TURN if is_maximus(state, player) else SUPPLY
