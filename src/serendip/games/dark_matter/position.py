"""One position of Dark Matter that can be played: the state with the rules that move it on and what is seen of it."""

from typing import Any, cast

from serendip.core.action import Action
from serendip.core.fields import Fields
from serendip.core.line import Plain, Said
from serendip.games.dark_matter.generated.fields import FIELDS
from serendip.games.dark_matter.generated.offers import legal
from serendip.games.dark_matter.rules import RULES
from serendip.games.dark_matter.seen.imagination import redeal
from serendip.games.dark_matter.seen.prompts import prompt
from serendip.games.dark_matter.seen.tensor import observe
from serendip.games.dark_matter.seen.view import public, view
from serendip.games.dark_matter.state import DarkMatter


class Position(DarkMatter):
    """All that is on the table and in the hands, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return RULES.why_not(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        RULES.carry_out(self, seat, action)

    def public(self) -> dict[str, Plain]:
        """Return what lies open on the table."""
        return cast("dict[str, Plain]", public(self))

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know besides."""
        return cast("dict[str, Plain]", view(self, seat))

    def observe(self, seat: int, row: Any) -> None:
        """Write what a seat may know into a row of numbers."""
        observe(self, seat, row)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that a seat can't know."""
        redeal(self, seat)

    def fields(self) -> Fields:
        """Return how positions are copied and written out."""
        return FIELDS
