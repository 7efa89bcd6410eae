"""Meteor Shower (PD-55): two hexes become ore, and Quids for building on ore."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import DropMeteors
from serendip.games.pandorum.board import BORDERS
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import drop_meteors
from serendip.games.pandorum.rules.ground import why_not_free
from serendip.games.pandorum.state import NOTHING, Pandorum
from serendip.games.pandorum.words import METEORS, NO_BORDER


class MeteorShower(Event):
    """The two hexes lie on a border, hold nothing, and stay ore for good."""

    name = "Meteor Shower"
    answers = (DropMeteors,)

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses where."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Every border between two hexes that hold nothing."""
        on = state.on
        for first, second in BORDERS:
            if on[first] == NOTHING and on[second] == NOTHING and second in state.near[first]:
                offers.append(drop_meteors(first, second))

    def why_not(self, state: Pandorum, player: int, step: int, action: DropMeteors) -> Said | None:
        """The hexes do not part two sectors, or one of them holds something."""
        if (action.first, action.second) not in BORDERS or action.second not in state.near[action.first]:
            return Said(NO_BORDER, (action.first, action.second))
        return why_not_free(state, action.first) or why_not_free(state, action.second)

    def play(self, state: Pandorum, player: int, step: int, action: DropMeteors) -> None:
        """Turn both hexes to ore, whatever they were."""
        state.meteors = (action.first, action.second)
        for hex in state.meteors:
            state.terrain[hex] = self.terrain
        state.tell(METEORS, state.meteors)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Any ore pays, not only what fell."""
        return self.pays if state.terrain[hex] == self.terrain else 0
