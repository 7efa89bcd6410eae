"""One position of Time Horizon that can be played: the state with the rules that move it on and what is seen of it."""

from typing import Any, cast

from serendip.core.action import Action
from serendip.core.fields import Fields
from serendip.core.line import Plain, Said
from serendip.games.time_horizon.generated.fields import FIELDS
from serendip.games.time_horizon.generated.offers import legal
from serendip.games.time_horizon.rules import RULES
from serendip.games.time_horizon.rules.table import carry_out
from serendip.games.time_horizon.seen.imagination import redeal
from serendip.games.time_horizon.seen.prompts import prompt
from serendip.games.time_horizon.seen.tensor import observe
from serendip.games.time_horizon.seen.view import view
from serendip.games.time_horizon.state import TimeHorizon


class Position(TimeHorizon):
    """All that is on the board, in the hands and in the decks, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return cast("dict[str, Plain]", view(self, seat))

    def observe(self, seat: int, row: Any) -> None:
        """Write what a seat may know into a row of numbers."""
        observe(self, seat, row)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now; None if it is offered."""
        return RULES.why_not(self, seat, action)

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that the seat can't know."""
        redeal(self, seat)

    def fields(self) -> Fields:
        """Return what state.py declares."""
        return FIELDS
