"""Investment Returns (PD-58): cards are sold to the bank, and Quids for paying with what the Market has not got."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import SellCard, SellNoMore
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import PROJECT_NUMBER, TYPES
from serendip.games.pandorum.offerings import SELL_CARD, SELL_NO_MORE
from serendip.games.pandorum.rules.hands import show_from_hand, why_not_in_hand
from serendip.games.pandorum.rules.telling import clockwise
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import SELLS


class InvestmentReturns(Event):
    """A second card of a type may be discarded too, but pays nothing more (PD-112)."""

    name = "Investment Returns"
    answers = (SellCard, SellNoMore)

    def turn_up(self, state: Pandorum) -> None:
        """Everybody who holds cards is asked in turn."""
        state.sold = 0
        for player in clockwise(state):
            if sum(state.hands[player]):
                self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any card in hand, or no more."""
        offers.append(SELL_NO_MORE)
        hand = state.hands[player]
        offers.extend([SELL_CARD[card] for card in range(TYPES) if hand[card]])

    def why_not(self, state: Pandorum, player: int, step: int, action: SellCard | SellNoMore) -> Said | None:
        """Such a card is not in hand."""
        return None if isinstance(action, SellNoMore) else why_not_in_hand(state, player, action.card)

    def play(self, state: Pandorum, player: int, step: int, action: SellCard | SellNoMore) -> None:
        """The first card of each type pays."""
        if isinstance(action, SellNoMore):
            state.sold = 0
            return
        card = PROJECT_NUMBER[action.card]
        show_from_hand(state, player, card)
        state.box[card] += 1
        quids = 0 if state.sold >> card & 1 else self.figures["bank"]
        state.sold |= 1 << card
        state.quids[player] += quids
        state.tell(SELLS, (player, action.card, quids))
        self.ask_again(state, player, step + 1)

    def for_payment(self, state: Pandorum, card: int) -> int:
        """A type that does not lie in the Market: a second card finds the first one there (PD-99)."""
        return 0 if state.market[card] else self.pays
