"""Science ministry dissolved (DM-69): another player discards the whole hand, shown."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import ScienceMinistryDissolved
from serendip.games.dark_matter.cards.event import Event, discard_hand, others_with_cards, why_not_this_hand
from serendip.games.dark_matter.offerings import SCIENCE_MINISTRY_DISSOLVED
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import MINISTRY


class ScienceMinistryDissolvedCard(Event):
    """The victim refills at the end of the round. A laid bid is not part of the hand (DM-76)."""

    action = ScienceMinistryDissolved

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any other player who holds a card."""
        for player in others_with_cards(state, seat):
            offers.append(SCIENCE_MINISTRY_DISSOLVED[player])

    def why_not(self, state: DarkMatter, seat: int, action: ScienceMinistryDissolved) -> Said | None:
        """It needs another player with a card."""
        return why_not_this_hand(state, seat, action.player)

    def play(self, state: DarkMatter, seat: int, action: ScienceMinistryDissolved, grant: int) -> None:
        """The hand goes to the played pile."""
        state.tell(MINISTRY, (seat, action.player, discard_hand(state, action.player)))
