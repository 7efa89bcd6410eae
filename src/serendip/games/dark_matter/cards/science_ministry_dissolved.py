"""Science ministry dissolved (DM-69): another player discards the whole hand, shown."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.dark_matter.actions import ScienceMinistryDissolved
from serendip.games.dark_matter.cards.event import Event, discard_hand, hands_to_target
from serendip.games.dark_matter.offerings import SCIENCE_MINISTRY_DISSOLVED
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import EMPTY_HAND, MINISTRY, NO_SUCH_PLAYER, NOT_YOURSELF


class ScienceMinistryDissolvedCard(Event):
    """The victim refills at the end of the round. A laid bid is not part of the hand (DM-76)."""

    title = "Science ministry dissolved"

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any other player who holds a card."""
        for player in hands_to_target(state, seat):
            offers.append(SCIENCE_MINISTRY_DISSOLVED[player])

    def resolve(self, state: DarkMatter, seat: int, action: ScienceMinistryDissolved, grant: int) -> None:
        """The hand goes to the played pile."""
        state.tell(MINISTRY, (seat, action.player, discard_hand(state, action.player)))

    def why_not(self, state: DarkMatter, seat: int, action: ScienceMinistryDissolved) -> Said | None:
        """It needs another player with a card."""
        return why_not_this_hand(state, seat, action.player)


def why_not_this_hand(state: DarkMatter, seat: int, player: int) -> Said:
    """Return why a player's hand can't be the target."""
    if player == seat:
        return Said(NOT_YOURSELF)
    if not 0 <= player < state.seats:
        return Said(NO_SUCH_PLAYER)
    return Said(EMPTY_HAND, (player,))
