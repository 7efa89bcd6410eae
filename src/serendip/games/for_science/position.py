"""One position of For Science! that can be played: the state with the rules that move it on."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.games.for_science.copying import copy_fields
from serendip.games.for_science.rules.clock import next_due
from serendip.games.for_science.rules.offers import admits, legal
from serendip.games.for_science.rules.refusals import refuse
from serendip.games.for_science.rules.table import carry_out
from serendip.games.for_science.seen.imagination import redeal
from serendip.games.for_science.seen.view import prompt, view
from serendip.games.for_science.state import ForScience


class Position(ForScience):
    """All that is on the table and in the hands, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def admits(self, seat: int, action: Action) -> bool:
        """Say whether an action that is not listed is legal: poses, arrangements, places of tiles."""
        return admits(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action)

    def due(self) -> float | None:
        """Return when the table acts by itself."""
        return next_due(self)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return refuse(self, seat, action)

    def imagine(self, seat: int | None, chance: Chance) -> "Position":
        """Return a copy with all that the seat can't know dealt anew."""
        other = self.copy()
        other.chance = chance
        redeal(other)
        return other

    def copy(self) -> "Position":
        """Return an equal state that shares nothing that can change."""
        other = Position(self.seats, self.chance.copy())
        self.copy_table(other)
        copy_fields(self, other)
        return other
