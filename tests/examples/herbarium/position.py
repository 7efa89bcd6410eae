"""One position that can be played: the state with the rules that move it on and what is seen of it."""

from typing import cast

from serendip.core.action import Action
from serendip.core.line import Plain, Said
from tests.examples.herbarium.rules import RULES
from tests.examples.herbarium.seen.imagination import redeal
from tests.examples.herbarium.seen.prompts import prompt
from tests.examples.herbarium.seen.view import view
from tests.examples.herbarium.state import Herbarium


class Position(Herbarium):
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
        return cast("dict[str, Plain]", view(self, seat))

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that a seat can't know."""
        redeal(self, seat)
