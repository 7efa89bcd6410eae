"""Student protest (DM-63): nothing happens."""

from serendip.core.action import Action
from serendip.games.dark_matter.actions import StudentProtest
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.offerings import STUDENT_PROTEST
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import PROTEST


class StudentProtestCard(Event):
    """A card that can always be played, for it does nothing (DM-63)."""

    action = StudentProtest

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """It can be played at any time."""
        offers += STUDENT_PROTEST

    def play(self, state: DarkMatter, seat: int, action: StudentProtest, grant: int) -> None:
        """The grant is spent, and nothing else happens."""
        state.tell(PROTEST, (seat,))
