"""One position of Time Horizon that can be played: the state with the rules that move it on and what is seen of it."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.games.time_horizon.rules import RULES
from serendip.games.time_horizon.rules.table import carry_out
from serendip.games.time_horizon.seen.imagination import redeal
from serendip.games.time_horizon.seen.prompts import prompt
from serendip.games.time_horizon.seen.view import view
from serendip.games.time_horizon.state import TimeHorizon


class Position(TimeHorizon):
    """All that is on the board, in the hands and in the decks, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return RULES.legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now; None if it is offered."""
        return RULES.why_not(self, seat, action)

    def imagine(self, seat: int | None, chance: Chance) -> "Position":
        """Return a copy with all that the seat can't know dealt anew."""
        other = self.copy()
        other.chance = chance
        redeal(other, seat)
        return other

    def copy(self) -> "Position":
        """Return an equal state that shares nothing that can change."""
        other = Position(self.seats, self.chance.copy())
        self.copy_table(other)
        self.copy_fields(other)
        return other
