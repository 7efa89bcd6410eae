"""Strange feeling of Déjà vu (DM-70): a removed event comes back into the actor's hand."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import DejaVu
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import EVENTS, FIRST_EVENT
from serendip.games.dark_matter.offerings import DEJA_VU
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import DEJAVU, NOT_REMOVED


class DejaVuCard(Event):
    """Taken publicly, and not to be played in this round by anybody. Never itself: it is not removed yet."""

    title = "Strange feeling of Déjà vu"

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any removed event, once a title."""
        offered: list[str] = []
        for grant in sorted(state.removed):
            title = EVENTS[grant - FIRST_EVENT]
            if title not in offered:
                offered.append(title)
                offers.append(DEJA_VU[grant - FIRST_EVENT])

    def resolve(self, state: DarkMatter, seat: int, action: DejaVu, grant: int) -> None:
        """Take it back; everybody knows where it is."""
        for taken in sorted(state.removed):
            if EVENTS[taken - FIRST_EVENT] == action.title:
                break
        state.removed.remove(taken)
        state.hands[seat].append(taken)
        state.recalled = taken
        for other in range(state.seats):
            state.known[other] |= 1 << taken
        state.tell(DEJAVU, (seat, action.title))

    def why_not(self, state: DarkMatter, seat: int, action: DejaVu) -> Said | None:
        """It needs that event removed."""
        return Said(NOT_REMOVED, (action.title,))
