"""Meteor Shower (PD-55): two hexes become ore, and Quids for building on ore."""

from serendip.core.action import Action
from serendip.games.pandorum.actions import DropMeteors
from serendip.games.pandorum.board import BORDERS
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import drop_meteors
from serendip.games.pandorum.state import NOTHING, Pandorum
from serendip.games.pandorum.words import METEORS


class MeteorShower(Event):
    """The two hexes lie on a border, hold nothing, and stay ore for good."""

    name = "Meteor Shower"

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses where."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Every border between two hexes that hold nothing."""
        on = state.on
        for first, second in BORDERS:
            if on[first] == NOTHING and on[second] == NOTHING and second in state.near[first]:
                offers.append(drop_meteors(first, second))

    def answer(self, state: Pandorum, player: int, step: int, action: DropMeteors) -> None:
        """Both become ore."""
        state.meteors = (action.first, action.second)
        for hex in state.meteors:
            state.terrain[hex] = self.terrain
        state.tell(METEORS, state.meteors)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Any ore pays, not only what fell."""
        return self.pays if state.terrain[hex] == self.terrain else 0
