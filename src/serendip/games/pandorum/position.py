"""One position of Pandorum that can be played: the state with the rules that move it on."""

from typing import Any, cast

from serendip.core.action import Action
from serendip.core.fields import Fields
from serendip.core.line import Plain, Said
from serendip.games.pandorum.generated.fields import FIELDS
from serendip.games.pandorum.generated.offers import legal
from serendip.games.pandorum.rules import RULES
from serendip.games.pandorum.rules.turn import proceed
from serendip.games.pandorum.seen.imagination import redeal
from serendip.games.pandorum.seen.prompts import prompt
from serendip.games.pandorum.seen.tensor import observe
from serendip.games.pandorum.seen.view import view
from serendip.games.pandorum.state import Pandorum


class Position(Pandorum):
    """All that is on the table, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action, and all that follows from it until somebody has to choose."""
        RULES.carry_out(self, seat, action)
        proceed(self)

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
        """Return why this can't be done now."""
        return RULES.why_not(self, seat, action)

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that the seat can't know."""
        redeal(self, seat)

    def fields(self) -> Fields:
        """Return what `state` declares, made ready for copying and snapshots."""
        return FIELDS
