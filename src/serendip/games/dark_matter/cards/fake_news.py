"""Fake news (DM-71): everybody, the actor too, discards the hand."""

from serendip.core.action import Action
from serendip.games.dark_matter.actions import FakeNews
from serendip.games.dark_matter.cards.event import Event, discard_hand
from serendip.games.dark_matter.offerings import FAKE_NEWS
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import FAKENEWS, LOSES_HAND


class FakeNewsCard(Event):
    """May hit nothing (DM-75)."""

    action = FakeNews

    def offer(self, state: DarkMatter, seat: int, offers: list[Action]) -> None:
        """It can be played even if it hits nothing."""
        offers += FAKE_NEWS

    def play(self, state: DarkMatter, seat: int, action: FakeNews, grant: int) -> None:
        """Every hand goes to the played pile."""
        state.tell(FAKENEWS, (seat,))
        for player in range(state.seats):
            if state.hands[player]:
                state.tell(LOSES_HAND, (player, discard_hand(state, player)))
