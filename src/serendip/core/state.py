"""One position of a game: plain data, and the rules that move it on. Every game subclasses State."""

from typing import Any, Self

from serendip.core.action import Action, TimeOut
from serendip.core.chance import Chance
from serendip.core.declared import fields_of
from serendip.core.entry import ALL, Telling
from serendip.core.fields import Fields
from serendip.core.line import Line, Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.subclassing import mypyc_attr


# Serializable: where it is compiled, `__new__` gives a bare state of a game, as in Python, for `copy` to fill.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """What the core needs of a position.

    A subclass declares its fields in `__init__`, each with its type and first value (see `declared`). It keeps `to_act`
    (in real time () while only the clock can go on, see `due`) and `outcome` true after every action, tells the log
    what happened, and sets `sealed` whenever something hidden was shown or drawn, so that nobody can take that back.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.to_act: tuple[int, ...] = ()
        self.outcome: Outcome | None = None
        self.told: list[Telling] = []
        self.sealed: bool = False
        self.clock: float = 0.0

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is in `to_act`; a range counts as one."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action. `seat` is TABLE for a time-out."""
        raise NotImplementedError

    def redeal(self, seat: int | None) -> None:
        """Deal anew all that the seat can't know, in a copy that has a fresh random source already."""
        raise NotImplementedError

    def fields(self) -> Fields:
        """Return what was declared of this class of states; a game that is compiled has it in `generated/`."""
        return fields_of(type(self))

    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""
        kind = type(self)
        other = kind.__new__(kind)
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.to_act = self.to_act
        other.outcome = self.outcome
        other.told = []
        other.sealed = False
        other.clock = self.clock
        self.fields().copy(self, other)
        return other

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """Return a copy in which all that the seat can't know is dealt anew, with `chance` as its random source."""
        other = self.copy()
        other.chance = chance
        other.redeal(seat)
        return other

    def public(self) -> dict[str, Plain]:
        """Return the parts of the view that are the same for everybody, spectators too, as plain data.

        A server writes them out once for all seats; a small game may leave everything to `view`.
        """
        return {}

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return all that a seat (None: a spectator) may know but for what is `public`, as plain data."""
        raise NotImplementedError

    def observe(self, seat: int, row: Any) -> None:
        """Write what a seat may know into a row of zeros as the game's `layout` says, straight from the fields.

        The row is whatever takes numbers by place; nothing may be written that the seat's view does not tell.
        """
        raise NotImplementedError

    def prompt(self, seat: int | None) -> Said:
        """Return the sentence that says what this seat is asked, or whom it waits for."""
        raise NotImplementedError

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why a seat that is asked can't do this; None just when it is offered.

        Without a reason of the game's own a player reads that the rules do not allow it now.
        """
        return None

    def admits(self, seat: int, action: Action) -> bool:
        """Say whether an action that is too free to be listed is legal (poses of a tower, say).

        What is `brought_by_server` may come at any moment, also for a seat that is not asked: a block fell off.
        """
        return False

    def voice(self, seat: int) -> str:
        """Return how a seat may speak in the chat: "" freely, else one of the voices of `calls`."""
        return ""

    def due(self) -> float | None:
        """Return when the table acts by itself if nobody does before; None: never."""
        return None

    def time_out(self) -> Action:
        """Return what the table does when `due` has come."""
        return TimeOut()

    def tell(self, line: Line, args: tuple[Plain, ...] = (), to: int = ALL) -> None:
        """Write a line into the log, for the audience `to`."""
        self.told.append((line, args, to))
