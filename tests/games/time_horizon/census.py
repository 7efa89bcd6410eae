"""Where every card and artifact is, and what always holds (TH-90, TH-91); a way to play whole games for such checks."""

import random
from collections.abc import Iterator

from serendip import Action, Match
from serendip.core.action import Ranged
from serendip.games.time_horizon.components import CENTRE, COPIES, TANGLES
from serendip.games.time_horizon.rules.forecast import weigh
from serendip.games.time_horizon.state import FLEEING
from tests.games.time_horizon.table import GAME, state_of

LIKELY = {
    "spend-last": 0.0, "end-turn": 0.6, "extract": 3.0, "buy": 0.3, "close-offers": 0.05, "move": 0.7, "put-back": 0.3,
    "attack": 0.3, "extract-with-collector": 3.0, "discharge": 0.1, "cast": 3.0, "cast-tangle": 3.0, "borrow": 2.0,
    "repay": 0.3, "organise": 3.0, "withdraw": 0.2, "drop-draft": 0.3, "strong-impact": 0.5,
}  # fmt: skip
"""How likely a careful player does something: one who stays in the game and sees all of it."""


def careful(actions: tuple[Action, ...], rng: random.Random) -> Action:
    """Choose at random, but carefully."""
    weights = [LIKELY.get(action.kind(), 1.0) for action in actions]
    action = rng.choices(actions, weights if sum(weights) else None)[0]
    if isinstance(action, Ranged):
        return action.choose(rng.randint(action.least, (action.least + action.most) // 2))
    return action


def careful_game(seats: int, seed: int, match: Match | None = None) -> Iterator[Match]:
    """Play a game, yielding the match after every action."""
    match = match or GAME.new(seats=seats, seed=seed)
    rng = random.Random(seed)
    while match.wait():
        seat = rng.choice(match.to_act)
        match.play(seat, careful(match.actions(seat), rng))
        yield match


def assert_all_is_in_place(match: Match) -> None:
    """Every card, token and artifact once; energy and activity within bounds; nobody in the past; forecasts true."""
    state = state_of(match)
    artifacts = [*state.artifact_deck, *state.artifact_discard, *state.artifacts_gone]
    for held in (*state.held_artifacts, *state.cast_artifacts):
        artifacts += held
    artifacts += [5 * COPIES + card - TANGLES for card in state.event if card >= TANGLES]
    assert sorted(artifacts) == list(range(12))
    cards = [*state.deck, *state.discard, *state.gone, *[card for card in state.event if 0 <= card < CENTRE]]
    for pile in (*state.hands, *state.pending, *state.offered):
        cards += pile
    assert len(set(cards)) == len(cards) == (48 if state.seats == 2 else 60) + 5 * state.seats
    assert state.event[0] == CENTRE
    assert min(state.energy) >= 0
    assert 0 <= state.activity <= 2
    assert all(alive == (energy > 0) for alive, energy in zip(state.alive, state.energy, strict=True))
    for node in state.pawn:
        assert node < 0 or node >= state.now or state.stage == FLEEING
    for node, card in enumerate(state.event):
        if card >= 0 and state.result[node] < 0:
            total = weigh(state, node)
            assert state.sums[node] == total
            assert state.expected[node] == (1 if total > 0 else 0 if total < 0 else state.token[node])
