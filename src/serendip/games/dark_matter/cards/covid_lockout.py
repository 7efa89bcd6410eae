"""COVID lockout (DM-68): all resources on all installed research are discarded, postdocs too."""

from serendip.core.action import Action
from serendip.games.dark_matter.actions import CovidLockout
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import IMMUNE
from serendip.games.dark_matter.offerings import COVID_LOCKOUT
from serendip.games.dark_matter.rules.research_and_laboratories import strip
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import COVID


class CovidLockoutCard(Event):
    """The COVID vaccine research keeps its own; side cards are safe. May hit nothing (DM-75)."""

    action = CovidLockout

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """It can be played at any time."""
        offers += COVID_LOCKOUT

    def play(self, state: DarkMatter, seat: int, action: CovidLockout, grant: int) -> None:
        """Strip every research that is not immune."""
        count = 0
        for laboratory, research in enumerate(state.hosted):
            if research >= 0 and action.event not in IMMUNE[research]:
                count += strip(state, laboratory)
        state.tell(COVID, (seat, count))
