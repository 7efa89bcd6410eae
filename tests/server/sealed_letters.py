"""A tiny game with a choice that nobody else may notice: first pick an envelope in secret, then lay it down."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.entry import only
from serendip.core.game import Game
from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.rulebook import Rulebook
from serendip.core.state import State

PICKED = Line("picked", "You picked the {colour} envelope.")
LAID = Line("laid", "{seat:player} lays down an envelope.")
ASK = Line("ask", "Choose.")
END = Line("end", "All envelopes are down.")


class Pick(Action, frozen=True, tag="pick"):
    """Pick an envelope; nobody sees it."""

    words = "pick the {colour} envelope"
    colour: str


class Lay(Action, frozen=True, tag="lay"):
    """Lay it down."""

    words = "lay it down"


class Letters(State):
    """Who has picked what, and who has laid it down."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.picked: list[str] = [""] * seats
        self.to_act = tuple(range(seats))

    def actions(self, seat: int) -> list[Action]:
        return [Lay()] if self.picked[seat] else [Pick("red"), Pick("blue")]

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            self.picked[seat] = action.colour
            self.tell(PICKED, (action.colour,), only(seat))
            return
        self.tell(LAID, (seat,))
        self.to_act = tuple(other for other in self.to_act if other != seat)
        if not self.to_act:
            self.outcome = Outcome((0,), tuple([0.0] * self.seats), Said(END))

    def redeal(self, seat: int | None) -> None:
        """Nothing is dealt."""

    def view(self, seat: int | None) -> dict[str, Plain]:
        return {"picked": None if seat is None else self.picked[seat]}

    def prompt(self, seat: int | None) -> Said:
        return Said(ASK)


class LettersGame(Game):
    """Sealed letters."""

    name = "sealed-letters"
    title = "Sealed letters"
    tagline = "Pick, then lay down."
    minutes = "1"
    seats = range(2, 4)
    actions = (Pick, Lay)

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        return Letters(seats, chance)

    def read_rulebook(self) -> Rulebook:
        return Rulebook("# Sealed letters\n")


GAME = LettersGame()
