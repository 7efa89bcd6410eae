"""Who sits at a match at the terminal: people and bots, and how far each person has read the log."""

from random import Random

from serendip.bots import Bot, make_bot
from serendip.cli.console import Console
from serendip.cli.saving import SaveFile
from serendip.cli.seating import Seating
from serendip.core.errors import NoUndo
from serendip.core.match import Match


class Sitting:
    """One match, who sits at it, and how far each person had read its log at each of their choices."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        console: Console,
        save: SaveFile,
        hints: str,
        seed: int,
        every_choice: bool = False,
    ) -> None:
        self.match = match
        self.seating = seating
        self.console = console
        self.save = save
        self.rng = Random(seed)
        self.bots: list[Bot | None] = [
            make_bot(spec, match.game, self.rng.getrandbits(32)) if spec else None for spec in seating.bots
        ]
        self.hinter: Bot = make_bot(hints, match.game, self.rng.getrandbits(32))
        self.read: dict[int, list[int]] = {seat: [0] for seat in seating.people}
        self.every_choice = every_choice
        self.undone: int | None = None
        """Who has just taken something back: they are asked again, even if there is only one choice."""

    def undo(self, seat: int) -> None:
        """Take back a person's last action, and let what was news then be news again. Raises NoUndo."""
        self.match.undo(seat)
        self.undone = seat
        if len(self.read[seat]) > 1:
            self.read[seat].pop()

    def can_undo(self, seat: int) -> bool:
        """Say whether a person's last action can be taken back."""
        try:
            self.match.copy().undo(seat)
        except NoUndo:
            return False
        return True
