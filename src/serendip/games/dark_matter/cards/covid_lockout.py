"""COVID lockout (DM-68): all resources on all installed research are discarded, postdocs too."""

from serendip.core.action import Action
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import IMMUNE
from serendip.games.dark_matter.offerings import COVID_LOCKOUT
from serendip.games.dark_matter.rules.research import strip
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import COVID


class CovidLockoutCard(Event):
    """The COVID vaccine research keeps its own; side cards are safe. May hit nothing (DM-75)."""

    title = "COVID lockout"

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Always."""
        offers += COVID_LOCKOUT

    def resolve(self, state: DarkMatter, seat: int, action: Action, grant: int) -> None:
        """Strip every research that is not immune."""
        count = 0
        for laboratory, research in enumerate(state.hosted):
            if research >= 0 and self.title not in IMMUNE[research]:
                count += strip(state, laboratory)
        state.tell(COVID, (seat, count))
