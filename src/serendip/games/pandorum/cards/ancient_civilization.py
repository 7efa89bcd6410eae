"""Ancient Civilization (PD-60): an auction fills the card, and Quids for building on relic."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Bid, PassAuction
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import PASS_AUCTION, bid
from serendip.games.pandorum.rules.drawing import draw_for
from serendip.games.pandorum.rules.telling import clockwise, tell_of
from serendip.games.pandorum.state import NONE, Pandorum
from serendip.games.pandorum.words import BIDS, BIDS_GO, NO_HIGHER_BID, PASSES, WINS_AUCTION


class AncientCivilization(Event):
    """Bids go round and must rise; who passes is out; the last one left with a bid wins (PD-102)."""

    name = "Ancient Civilization"
    answers = (Bid, PassAuction)

    def turn_up(self, state: Pandorum) -> None:
        """The active player begins."""
        state.bid = 0
        state.bidder = NONE
        state.bidding = clockwise(state)
        self.ask(state, state.bidding[0])

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Leave, or bid more than the last."""
        offers.append(PASS_AUCTION)
        if state.quids[player] > state.bid:
            offers.append(bid(state.bid + 1, state.quids[player]))

    def why_not(self, state: Pandorum, player: int, step: int, action: Bid | PassAuction) -> Said | None:
        """A bid is too low, or more than one has."""
        if isinstance(action, PassAuction):
            return None
        least, most = state.bid + 1, state.quids[player]
        if least > most:
            return Said(NO_HIGHER_BID, (most, state.bid))
        return None if action.fits() and (action.least, action.most) == (least, most) else Said(BIDS_GO, (least, most))

    def play(self, state: Pandorum, player: int, step: int, action: Bid | PassAuction) -> None:
        """The turn to bid goes on, until one is left or nobody."""
        state.bidding.remove(player)
        if isinstance(action, PassAuction):
            tell_of(state, PASSES, player)
        else:
            state.bid = action.number
            state.bidder = player
            state.bidding.append(player)
            state.tell(BIDS, (player, action.number))
        if state.bidding and state.bidding[0] != state.bidder:
            self.ask(state, state.bidding[0])

    def pool(self, state: Pandorum) -> int:
        """The winner pays the bid onto the card and draws."""
        if state.bidder == NONE:
            return 0
        state.quids[state.bidder] -= state.bid
        state.tell(WINS_AUCTION, (state.bidder, state.bid))
        draw_for(state, state.bidder, 1)
        return state.bid

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Any hex of relic pays."""
        return self.pays if state.terrain[hex] == self.terrain else 0
