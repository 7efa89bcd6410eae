"""Revolution (DM-72): every laboratory, with all on it, moves to the player on the left."""

from serendip.core.action import Action
from serendip.games.dark_matter import words
from serendip.games.dark_matter.actions import Revolution
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import REVOLUTION
from serendip.games.dark_matter.state import NONE, DarkMatter


class RevolutionCard(Event):
    """The left is the next seat, clockwise; two players swap. May move nothing (DM-75)."""

    action = Revolution

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """It can be played at any time."""
        offers += REVOLUTION

    def play(self, state: DarkMatter, seat: int, action: Revolution, grant: int) -> None:
        """Every owner changes."""
        state.owner = [owner if owner == NONE else (owner + 1) % state.seats for owner in state.owner]
        state.tell(words.REVOLUTION, (seat,))
