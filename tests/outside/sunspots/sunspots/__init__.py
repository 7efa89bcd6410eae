"""Sunspots: a small game that comes in a package of its own."""

from collections.abc import Sequence

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.game import Game
from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.state import State

COUNTS = Line("counts", "{seat:player} counts {spots}.", "SU-1")
ASK = Line("ask", "How many spots do you see?", "SU-1")
WAIT = Line("wait", "The others look at the sun.", "SU-1")
NO_SPOTS = Line("no-spots", "one to three spots can be seen", "SU-1")
WON = Line("won", "{seat:player} has counted ten.", "SU-2")


class Count(Action, frozen=True, tag="count"):
    words = "count {spots} spots"
    rules = ("SU-1",)
    spots: int


class Sunspots(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.counted: list[int] = [0] * seats
        self.to_act = (0,)

    def actions(self, seat: int) -> list[Action]:
        return [Count(spots) for spots in (1, 2, 3)]

    def why_not(self, seat: int, action: Action) -> Said | None:
        return None if action in self.actions(seat) else Said(NO_SPOTS)

    def apply(self, seat: int, action: Action) -> None:
        assert isinstance(action, Count)
        self.counted[seat] += action.spots
        self.tell(COUNTS, (seat, action.spots))
        self.to_act = ((seat + 1) % self.seats,)
        if self.counted[seat] >= 10:
            self.outcome = Outcome((seat,), tuple(map(float, self.counted)), Said(WON, (seat,)))
            self.tell(WON, (seat,))
            self.to_act = ()

    def redeal(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {"counted": list(self.counted)}

    def prompt(self, seat: int | None) -> Said:
        return Said(ASK if seat in self.to_act else WAIT)


class SunspotsGame(Game):
    name = "sunspots"
    title = "Sunspots"
    tagline = "Count faster than the others."
    minutes = "1"
    seats = range(2, 4)
    actions = (Count,)

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        return Sunspots(seats, chance)

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        return actions[-1]


GAME = SunspotsGame()
