"""One position that can be played: the state with the rules that move it on and what is seen of it."""

from typing import cast

from serendip.core.action import Action
from serendip.core.line import Plain, Said
from tests.examples.comet_chase.rules import RULES
from tests.examples.comet_chase.rules.cooling import next_due
from tests.examples.comet_chase.seen.prompts import prompt
from tests.examples.comet_chase.seen.view import view
from tests.examples.comet_chase.state import CometChase


class Position(CometChase):
    """What is on the table, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return RULES.legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return RULES.why_not(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        RULES.carry_out(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return cast("dict[str, Plain]", view(self))

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def redeal(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def due(self) -> float | None:
        """Return when the table acts by itself."""
        return next_due(self)
