"""One position of For Science! that can be played: the state with the rules that move it on."""

from typing import Any, Final, cast

from serendip.core.action import Action, TimeOut
from serendip.core.fields import Fields
from serendip.core.line import Plain, Said
from serendip.games.for_science import actions as do
from serendip.games.for_science.cards.roles import voice
from serendip.games.for_science.generated.fields import FIELDS
from serendip.games.for_science.generated.offers import legal
from serendip.games.for_science.rules import RULES, clock
from serendip.games.for_science.rules.earning import ENDS_SPENDING, forfeit
from serendip.games.for_science.seen.imagination import redeal
from serendip.games.for_science.seen.prompts import prompt
from serendip.games.for_science.seen.tensor import observe
from serendip.games.for_science.seen.view import view
from serendip.games.for_science.state import ForScience

UNLISTED: Final[tuple[type[Action], ...]] = (
    do.Arrange,
    do.TakeBlock,
    do.ReturnBlock,
    do.CheckBuild,
    do.PutTile,
    do.CallMeeting,
    do.Leave,
)
"""What may be legal without being listed: too many ways, or nobody is asked when the server brings it."""


class Position(ForScience):
    """All that is on the table and in the hands, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return legal(self, seat)

    def admits(self, seat: int, action: Action) -> bool:
        """Say whether an action that is not listed is legal: poses, arrangements, places of tiles."""
        return type(action) in UNLISTED and RULES.why_not(self, seat, action) is None

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now; None if it can."""
        return RULES.why_not(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action, and settle who is asked next."""
        kind = type(action)
        if kind in ENDS_SPENDING:
            forfeit(self, seat)
        RULES.carry_out(self, seat, action)
        if kind is not TimeOut:
            if kind is not do.Think:
                self.acted_at[seat] = self.clock
            clock.catch_up(self)
        clock.ask(self)

    def due(self) -> float | None:
        """Return when the table acts by itself."""
        return clock.next_due(self)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return cast("dict[str, Plain]", view(self))

    def observe(self, seat: int, row: Any) -> None:
        """Write what a seat may know into a row of numbers."""
        observe(self, seat, row)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def voice(self, seat: int) -> str:
        """Return how a seat may speak."""
        return voice(self, seat)

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that nobody can know."""
        redeal(self)

    def fields(self) -> Fields:
        """Return what was declared of a state of this game."""
        return FIELDS
