"""The suite finds what it is there to find: games with one thing wrong, and the promise that tells."""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from serendip.conformance import PROMISES, BrokenPromise, Case, choices
from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from serendip.core.streams import ONE
from tests.conformance.broken_games import (
    Broken,
    ImaginesAnotherHand,
    OffersByTheBasket,
    ShowsHands,
    ShowsTheBasketAtTurn,
    ShowsWithoutSealing,
)
from tests.examples.comet_chase.game import CometChaseGame
from tests.examples.comet_chase.position import Position as Chase
from tests.examples.comet_chase.rules.setup import set_up as set_up_chase
from tests.examples.herbarium.actions import Press
from tests.examples.herbarium.game import GAME, HerbariumGame
from tests.examples.herbarium.rules.setup import set_up
from tests.examples.herbarium.state import Herbarium

PROMISE = {promise.__name__: promise for promise in PROMISES}


def game_of(broken: type[Broken]) -> Game:
    class BrokenGame(HerbariumGame):
        actions = broken.kinds  # type: ignore[assignment]

        def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
            position = broken(seats, chance)
            set_up(position)
            return position

        def read_rulebook(self) -> Rulebook:
            return GAME.rulebook

        # A real game is pickled by its name; this one is in no module, and made anew.
        def __reduce__(self) -> tuple[Any, ...]:  # type: ignore[override]
            return game_of, (broken,)

    return BrokenGame()


BROKEN = Broken.__subclasses__()


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_game_is_found_out(broken: type[Broken]) -> None:
    case = Case(game_of(broken), seats=3, bound=2000)
    with pytest.raises(BrokenPromise) as caught:
        PROMISE[broken.caught_by](case)
    assert broken.words in str(caught.value)


@pytest.fixture
def fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is broken on purpose shows in a few games; thousands are for what nobody knows of."""
    monkeypatch.setattr(choices, "GAMES", 60)


@pytest.mark.slow
@pytest.mark.usefixtures("fewer_games")
@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_what_the_suite_says_first_is_the_cause(broken: type[Broken]) -> None:
    """Whoever mends what the suite says first mends the mistake; `sealed` is only named where it is missing."""
    told = first_said(Case(game_of(broken), seats=3, bound=2000))
    assert (broken.first or broken.words) in told
    assert ("`sealed`" in told) == (broken is ShowsWithoutSealing)


def first_said(case: Case) -> str:
    for promise in PROMISES:
        try:
            promise(case)
        except BrokenPromise as told:
            return str(told)
    return ""


SHOWN = [ShowsHands, ShowsTheBasketAtTurn, ImaginesAnotherHand, OffersByTheBasket]


@pytest.mark.usefixtures("fewer_games")
@pytest.mark.parametrize("broken", SHOWN, ids=lambda broken: broken.__name__)
def test_a_view_that_leaks_and_a_wrong_imagine_are_told_by_their_cause(broken: type[Broken]) -> None:
    case = Case(game_of(broken), seats=3, bound=2000)
    first: dict[str, str] = {}
    for promise in PROMISES:
        try:
            promise(case)
        except BrokenPromise as told:
            first[promise.__name__] = str(told)
    assert not any("`sealed`" in words for words in first.values()), first
    assert "imagined_matches_look_the_same" in first
    assert not next(iter(first)).startswith(("undo", "previews"))
    assert "it is shown something that it must not know" in first["imagined_matches_look_the_same"]


def test_a_seed_in_the_view_is_found_out() -> None:
    class TellsTheSeed(HerbariumGame):
        def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
            state = super().setup(seats, options, chance)
            assert isinstance(state, Herbarium)
            state.compost.append(str(self.seed))
            return state

        def new(self, seats: Any = None, seed: Any = None, options: Any = None, streams: str = ONE) -> Any:
            self.seed = seed
            return super().new(seats, seed, options, streams)

        def read_rulebook(self) -> Rulebook:
            return GAME.rulebook

    with pytest.raises(BrokenPromise, match="gives the seed away"):
        PROMISE["views_are_plain_data"](Case(TellsTheSeed(), seats=2))


def test_a_thumb_that_chooses_what_is_not_offered_is_found_out() -> None:
    class Clumsy(HerbariumGame):
        def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
            return Press(9)

        def read_rulebook(self) -> Rulebook:
            return GAME.rulebook

    with pytest.raises(BrokenPromise, match="the thumb chose “press it on page 9”, which is refused"):
        PROMISE["thumb_and_estimate_play_along"](Case(Clumsy(), seats=2))


class ChaseWithTheTrueDice(Chase):
    def imagine(self, seat: int | None, chance: Chance) -> Self:
        return self.copy()


class SleepyChase(Chase):
    def due(self) -> float | None:
        return None


@pytest.mark.parametrize(
    ("state", "promise", "words"),
    [
        (ChaseWithTheTrueDice, "the_future_is_open", "does `imagine` use the `chance` it is given"),
        (SleepyChase, "every_match_ends", "the table waits for nothing"),
    ],
)
def test_a_broken_game_in_real_time_is_found_out(state: type[Chase], promise: str, words: str) -> None:
    class BrokenChase(CometChaseGame):
        def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
            position = state(seats, chance)
            set_up_chase(position, 12)
            return position

        def read_rulebook(self) -> Rulebook:
            return Rulebook("# Rules\n\n- **CC-1** Fly.\n")

    game: Game = BrokenChase()
    with pytest.raises(BrokenPromise, match=words):
        PROMISE[promise](Case(game, seats=2))
