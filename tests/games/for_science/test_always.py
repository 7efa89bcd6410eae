"""What is always true, in games in which people build, buy and puzzle: every promise from the middle of a game."""

from collections import Counter
from random import Random

import pytest

from serendip import Match
from serendip.conformance import PROMISES, Case, Promise
from serendip.core.chance import Chance
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.columns import connects, fitting
from serendip.games.for_science.components import LABS, PLACES, TILE_SHAPE
from serendip.games.for_science.game import GAME as FOR_SCIENCE
from serendip.games.for_science.game import ForScienceGame
from serendip.games.for_science.position import Position
from serendip.games.for_science.rules.clock import ask
from serendip.games.for_science.rules.places import first_connections, places
from serendip.games.for_science.rules.setup import begin
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.placing import clashes
from serendip.testing import rule
from tests.games.for_science.table import state_of


class InTheMiddle(ForScienceGame):
    """The game, begun with everything going on at once."""

    def read_rulebook(self) -> Rulebook:
        return FOR_SCIENCE.rulebook

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        state = super().setup(seats, options, chance)
        assert isinstance(state, Position)
        for seat in range(seats):
            state.owner[(seat * 2 + chance.below(15)) % 15 if seat == 0 else free_role(state, chance)] = seat
        begin(state)
        state.ends_at = 240.0
        busy(state, chance)
        ask(state)
        state.told = []
        return state


GAME = InTheMiddle()


def free_role(state: ForScience, chance: Chance) -> int:
    return chance.pick([role for role, owner in enumerate(state.owner) if owner == NONE])


def busy(state: ForScience, chance: Chance) -> None:
    """Designs everywhere, some Verified, builds that passed, full purses, tiles on the table, tracks that are set."""
    for place in places(state):
        for _ in range(2):
            card = state.design_deck.pop()
            column = [number // 2 for number in state.columns[place]] + [card]
            ways = fitting(tuple(sorted(column)), first_connections(state, place))
            if ways:
                state.columns[place] = list(ways[chance.below(len(ways))])
            else:
                state.design_discard.append(card)
    for lab in range(LABS):
        state.verified[lab] = bool(state.columns[lab]) and chance.below(2) == 1
    for seat in range(state.seats):
        state.data[seat] = chance.below(7)
        state.knowledge[seat] = chance.below(5)
        lab = chance.below(LABS)
        if state.columns[lab]:
            state.bench[seat] = lab
            state.blocks[seat] = [chance.below(2) for _ in KINDS]
            state.begun_at[seat] = 0.0
            state.passed[seat] = chance.below(2) == 1
    for stack in state.stacks:
        state.loose += [stack.pop() for _ in range(2)]
    state.tracks = [chance.below(5), chance.below(5), chance.below(5)]
    state.design_discard += state.wasted
    state.wasted = [state.design_deck.pop() for _ in range(2)]


CASES = [
    Case(GAME, 1, {**FOR_SCIENCE.options, "events": "loads"}),
    Case(GAME, 3, {**FOR_SCIENCE.options, "events": "many", "labs": "4"}),
    Case(GAME, 4, {**FOR_SCIENCE.options, "timer": "15:00", "penalties": "1", "universal": False}),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise_from_the_middle(promise: Promise, case: Case) -> None:
    promise(case)


def check_everything(match: Match) -> None:
    """Each card, block and tile is in one place; Designs connect; the vaccine has no clash."""
    state = state_of(match)
    designs = [*state.design_deck, *state.design_discard, *state.wasted]
    designs += [card for hand in [*state.hands, *state.looked] for card in hand]
    designs += [card // 2 for column in state.columns for card in column]
    assert Counter(designs) == Counter(range(60))
    mutations = [*state.mutation_deck, *state.mutation_discard, *state.mutations, state.universal]
    found = [card for card in mutations if card != NONE]
    assert len(found) == len(set(found))
    held = [tile for tile in state.held if tile != NONE]
    tiles = [*state.loose, *held, *[placement.tile for placement in state.lying]]
    tiles += [tile for stack in state.stacks for tile in stack]
    assert Counter(tiles) == Counter(range(len(TILE_SHAPE)))
    assert clashes(state.lying, state.caps) == []
    for kind in range(len(KINDS)):
        assert 0 <= sum(blocks[kind] for blocks in state.blocks) <= EACH
    for place in range(len(PLACES)):
        assert connects(state.columns[place], first_connections(state, place))
    for seat in range(state.seats):
        assert state.bench[seat] != NONE or sum(state.blocks[seat]) == 0
        assert not state.second[seat] or state.partner[state.partner[seat]] == seat


@rule("FS-5", "FS-24", "FS-51", "FS-61")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_nothing_is_lost_or_made_in_games_at_random(seats: int) -> None:
    for seed in range(4):
        match = CASES[0].game.new(seats, seed, {"events": "many"})
        rng = Random(seed)
        while match.outcome is None:
            check_everything(match)
            if not match.to_act or rng.random() < 0.2:
                match.pass_time(match.clock + rng.choice((0.5, 3.0)))
            else:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(match.actions(seat)))
