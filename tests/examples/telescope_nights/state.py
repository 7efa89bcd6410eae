"""One position of Telescope Nights, and the rules that move it on."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.state import State
from tests.examples.telescope_nights import words
from tests.examples.telescope_nights.actions import Bid

NO_BID = -1


class TelescopeNights(State):
    """The nights, the purses, the papers and the bids on the table."""

    nights: list[int]
    """Face down, the next one last."""
    left: int
    """How many of them are still to be played."""
    night: int
    purses: list[int]
    papers: list[int]
    bids: list[int]
    shown: tuple[int, ...]
    """The bids for the night before."""

    def actions(self, seat: int) -> list[Action]:
        """Any number of coins: one offer for the whole range."""
        return [Bid(0, 0, self.purses[seat])]

    def apply(self, seat: int, action: Action) -> None:
        """Lay a bid; the last one turns all of them up."""
        assert isinstance(action, Bid)
        self.bids[seat] = action.number
        self.tell(words.LAYS_BID, (seat,))
        self.to_act = tuple(other for other in self.to_act if other != seat)
        if not self.to_act:
            self.show_bids()
            self.next_night()

    def show_bids(self) -> None:
        """Give the night to the highest bid."""
        self.sealed = True
        self.shown = tuple(self.bids)
        self.tell(words.BIDS_SHOWN, (self.shown,))
        most = max(self.bids)
        highest = tuple(seat for seat, bid in enumerate(self.bids) if bid == most)
        if len(highest) > 1:
            self.tell(words.RAIN, (highest,))
            return
        winner = highest[0]
        self.purses[winner] -= most
        self.papers[winner] += self.night
        self.tell(words.TAKES, (winner, most))

    def next_night(self) -> None:
        """Turn up the next night, or end the game."""
        self.bids = [NO_BID] * self.seats
        if not self.left:
            most = max(self.papers)
            winners = tuple(seat for seat, papers in enumerate(self.papers) if papers == most)
            self.outcome = Outcome(winners, tuple(map(float, self.papers)), Said(words.WON, (winners,)))
            self.tell(words.WON, (winners,))
            return
        self.left -= 1
        self.night = self.nights.pop()
        self.sealed = True
        self.tell(words.NIGHT, (self.night,))
        self.to_act = tuple(range(self.seats))

    def copy(self) -> "TelescopeNights":
        """Return an equal state that shares nothing that can change."""
        other = TelescopeNights(self.seats, self.chance.copy())
        self.copy_table(other)
        other.nights = self.nights[:]
        other.left = self.left
        other.night = self.night
        other.purses = self.purses[:]
        other.papers = self.papers[:]
        other.bids = self.bids[:]
        other.shown = self.shown
        return other

    def imagine(self, seat: int | None, chance: Chance) -> "TelescopeNights":
        """Shuffle the nights to come, and let the others have bid anything they could."""
        other = self.copy()
        other.chance = chance
        chance.shuffle(other.nights)
        for bidder, bid in enumerate(other.bids):
            if bidder != seat and bid != NO_BID:
                other.bids[bidder] = chance.below(other.purses[bidder] + 1)
        return other

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Purses and papers are open; a bid is one's own until all are shown."""
        return {
            "night": self.night,
            "left": self.left,
            "purses": list(self.purses),
            "papers": list(self.papers),
            "bids": [
                None if bid == NO_BID else bid if bidder == seat else "face down"
                for bidder, bid in enumerate(self.bids)
            ],
            "shown": list(self.shown),
        }

    def prompt(self, seat: int | None) -> Said:
        """Ask for a bid, or say who is still thinking."""
        if self.outcome is not None:
            return Said(words.FINISHED)
        if seat in self.to_act:
            return Said(words.ASK_BID, (self.night,))
        return Said(words.WAIT, (self.to_act,))

    def why_not(self, seat: int, action: Action) -> Said | None:
        """A bid can only be refused for its coins; None if it is offered."""
        return None if action in self.actions(seat) else Said(words.OTHER_PURSE, (self.purses[seat],))


def set_up(seats: int, purse: int, nights: int, chance: Chance) -> TelescopeNights:
    """Return the opening position (TN-1, TN-2)."""
    state = TelescopeNights(seats, chance)
    state.nights = list(range(1, 10))
    chance.shuffle(state.nights)
    state.left = nights
    state.purses = [purse] * seats
    state.papers = [0] * seats
    state.shown = ()
    state.next_night()
    return state
