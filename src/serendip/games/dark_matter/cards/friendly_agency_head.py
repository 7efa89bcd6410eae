"""Friendly agency head (DM-74): the actor takes the whole hand of another player."""

from serendip.core.action import Action
from serendip.core.entry import only
from serendip.core.line import Said
from serendip.games.dark_matter.actions import FriendlyAgencyHead
from serendip.games.dark_matter.cards.event import Event, others_with_cards, why_not_this_hand
from serendip.games.dark_matter.components import GRANT_NAMES
from serendip.games.dark_matter.offerings import FRIENDLY_AGENCY_HEAD
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import AGENCY, AGENCY_CARDS


class FriendlyAgencyHeadCard(Event):
    """Over three cards the actor chooses what to discard (DM-83). The giver knows what went (DM-90)."""

    action = FriendlyAgencyHead

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """Any other player who holds a card."""
        for player in others_with_cards(state, seat):
            offers.append(FRIENDLY_AGENCY_HEAD[player])

    def why_not(self, state: DarkMatter, seat: int, action: FriendlyAgencyHead) -> Said | None:
        """It needs another player with a card."""
        return why_not_this_hand(state, seat, action.player)

    def play(self, state: DarkMatter, seat: int, action: FriendlyAgencyHead, grant: int) -> None:
        """The cards change hands, and only the two concerned see them."""
        taken = state.hands[action.player]
        state.hands[seat] += taken
        state.hands[action.player] = []
        for card in taken:
            state.known[action.player] |= 1 << card
        state.sealed = True
        state.tell(AGENCY, (seat, action.player, len(taken)))
        names = tuple([GRANT_NAMES[card] for card in sorted(taken)])
        state.tell(AGENCY_CARDS, (names,), only(seat) | only(action.player))
