"""Race: a small game whose estimate misleads a search, so that it loses to the game's own rules of thumb."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.rulebook import Rulebook
from serendip.core.state import State


class Walk(Action, frozen=True, tag="walk"):
    words = "walk {steps} steps"
    rules = ("RA-1",)
    steps: int


class Race(State):
    """Two walk in turn, one to three steps at a time, until somebody has gone thirty."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.gone: list[int] = [0] * seats
        self.to_act = (0,)

    def actions(self, seat: int) -> list[Action]:
        return [Walk(1), Walk(2), Walk(3)]

    def apply(self, seat: int, action: Action) -> None:
        assert isinstance(action, Walk)
        self.gone[seat] += action.steps
        self.to_act = ((seat + 1) % self.seats,)
        if self.gone[seat] >= 30:
            scores = tuple(map(float, self.gone))
            self.outcome = Outcome((seat,), scores, Said(Line("won", "{seat:player} is there first.", "RA-1"), (seat,)))
            self.to_act = ()

    def redeal(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {"gone": list(self.gone)}

    def prompt(self, seat: int | None) -> Said:
        return Said(Line("walk", "Walk.", "RA-1"))


class RaceGame(Game):
    """Its estimate praises whoever is behind, and a search believes it at once."""

    name = "race"
    title = "Race"
    tagline = "Walk."
    minutes = "1"
    seats = range(2, 3)
    actions = (Walk,)
    doubt = -100.0

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        return Race(seats, chance)

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        return actions[-1]

    def evaluate(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Race)
        return 1 - state.gone[seat] / 40

    def read_rulebook(self) -> Rulebook:
        return Rulebook("# Rules\n\n- **RA-1** Walk.\n")


GAME = RaceGame()
