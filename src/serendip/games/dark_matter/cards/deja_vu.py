"""Strange feeling of Déjà vu (DM-70): a removed event comes back into the actor's hand."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import DejaVu
from serendip.games.dark_matter.cards.event import Event
from serendip.games.dark_matter.components import FIRST_EVENT, GRANT_NAMES
from serendip.games.dark_matter.offerings import DEJA_VU
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import DEJAVU, NOT_REMOVED


class DejaVuCard(Event):
    """Taken publicly, and not to be played in this round by anybody. Never itself: it is not removed yet."""

    action = DejaVu

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any removed event, once a title."""
        for grant in removed_titles(state).values():
            offers.append(DEJA_VU[grant - FIRST_EVENT])

    def why_not(self, state: DarkMatter, seat: int, action: DejaVu) -> Said | None:
        """It needs that event removed."""
        return None if action.title in removed_titles(state) else Said(NOT_REMOVED, (action.title,))

    def play(self, state: DarkMatter, seat: int, action: DejaVu, grant: int) -> None:
        """Take it back; everybody knows where it is."""
        taken = removed_titles(state)[action.title]
        state.removed.remove(taken)
        state.hands[seat].append(taken)
        state.recalled = taken
        for other in range(state.seats):
            state.known[other] |= 1 << taken
        state.tell(DEJAVU, (seat, action.title))


def removed_titles(state: DarkMatter) -> dict[str, int]:
    """Return the titles of the events that have left the game, with a card of each."""
    titles: dict[str, int] = {}
    for grant in sorted(state.removed):
        titles.setdefault(GRANT_NAMES[grant], grant)
    return titles
