"""Comet Chase: a race in real time. Nothing is hidden; the table wakes the probes and ends the race."""

from serendip.core.action import Action, Ranged, TimeOut
from serendip.core.chance import Chance
from serendip.core.game import Game
from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.ruleset import Option
from serendip.core.state import State

LIMIT = 30.0
COOLING = {1: 1.0, 2: 3.0, 3: 6.0}
SLINGSHOT = 4.0
READY = -1.0

BURNS = Line("burns", "{seat:player} burns {km} km.", "CC-3")
SLINGS = Line("slings", "{seat:player} swings by a moon and wins {km} km.", "CC-4")
COOL = Line("cool", "{seats:players} can fly again.", "CC-5")
REACHED = Line("reached", "{seat:player} reaches the comet.", "CC-6")
GONE = Line("gone", "The comet is gone: {seats:players} came closest.", "CC-7")
ASK = Line("ask", "Fly on.", "CC-2")
COOLING_DOWN = Line("cooling-down", "Cooling down.", "CC-3", "CC-4")
WATCH = Line("watch", "The chase is on.", "CC-2")
OVER = Line("over", "The chase is over.", "CC-6", "CC-7")


class Burn(Ranged, frozen=True, tag="burn"):
    """Fly some kilometres for sure."""

    words = "burn {number} km, from {least} to {most}"
    rules = ("CC-3",)


class Slingshot(Action, frozen=True, tag="slingshot"):
    """Fly by luck."""

    words = "slingshot"
    rules = ("CC-4",)


class CometChase(State):
    """Where the probes are, and until when each cools down."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.distance: int = 0
        self.at: list[int] = [0] * seats
        self.until: list[float] = [READY] * seats

    def actions(self, seat: int) -> list[Action]:
        return [Burn(1, 1, 3), Slingshot()]

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, TimeOut):
            self.wake()
        elif isinstance(action, Burn):
            self.tell(BURNS, (seat, action.number))
            self.fly(seat, action.number, COOLING[action.number])
        else:
            km = self.chance.below(6)
            self.tell(SLINGS, (seat, km))
            self.fly(seat, km, SLINGSHOT)

    def fly(self, seat: int, km: int, cooling: float) -> None:
        self.at[seat] += km
        self.until[seat] = self.clock + cooling
        self.to_act = tuple(other for other in self.to_act if other != seat)
        if self.at[seat] >= self.distance:
            self.finish((seat,), Said(REACHED, (seat,)))

    def wake(self) -> None:
        if self.clock >= LIMIT:
            farthest = max(self.at)
            winners = tuple(seat for seat in range(self.seats) if self.at[seat] == farthest)
            self.finish(winners, Said(GONE, (winners,)))
            return
        cool = tuple(seat for seat, until in enumerate(self.until) if READY < until <= self.clock)
        for seat in cool:
            self.until[seat] = READY
        self.tell(COOL, (cool,))
        self.to_act = tuple(sorted(self.to_act + cool))

    def finish(self, winners: tuple[int, ...], reason: Said) -> None:
        self.outcome = Outcome(winners, tuple(map(float, self.at)), reason)
        self.tell(reason.line, reason.args)
        self.to_act = ()

    def due(self) -> float | None:
        if self.outcome is not None:
            return None
        return min([until for until in self.until if until > READY] + [LIMIT])

    def redeal(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {
            "clock": self.clock,
            "distance": self.distance,
            "at": list(self.at),
            "until": [None if until == READY else until for until in self.until],
        }

    def prompt(self, seat: int | None) -> Said:
        if self.outcome is not None:
            return Said(OVER)
        if seat is None:
            return Said(WATCH)
        return Said(ASK) if seat in self.to_act else Said(COOLING_DOWN)


class CometChaseGame(Game):
    """A race against the clock."""

    name = "comet-chase"
    title = "Comet Chase"
    tagline = "Be the first at the comet."
    minutes = "1"
    seats = range(1, 5)
    choices = (Option("distance", "Distance", "How far the comet is (CC-1).", (12, 20)),)
    actions = (Burn, Slingshot, TimeOut)
    real_time = True

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        distance = options["distance"]
        assert isinstance(distance, int)
        return set_up(CometChase(seats, chance), distance)


def set_up(state: CometChase, distance: int) -> CometChase:
    """Put every probe at the start (CC-1)."""
    state.distance = distance
    state.to_act = tuple(range(state.seats))
    return state


GAME = CometChaseGame()
