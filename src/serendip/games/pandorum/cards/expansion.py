"""Expansion (PD-63): a free module each, and Quids for a construction that pays little."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Settle
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import KINDS, MODULE
from serendip.games.pandorum.offerings import SETTLE
from serendip.games.pandorum.rules.ground import free_hexes, place_structure, why_not_free
from serendip.games.pandorum.rules.telling import clockwise, tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import NO_STRUCTURE_LEFT, SETTLES


class Expansion(Event):
    """The free module brings no income and is nobody's "first Structure"."""

    name = "Expansion"
    answers = (Settle,)

    def turn_up(self, state: Pandorum) -> None:
        """Everybody is asked in turn."""
        for player in clockwise(state):
            self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any hex that holds nothing, if a module is in supply."""
        if state.modules[player]:
            offers.extend([SETTLE[hex] for hex in free_hexes(state)])

    def why_not(self, state: Pandorum, player: int, step: int, action: Settle) -> Said | None:
        """The hex holds something, or no module is left."""
        if not state.modules[player]:
            return Said(NO_STRUCTURE_LEFT, (KINDS[MODULE],))
        return why_not_free(state, action.hex)

    def play(self, state: Pandorum, player: int, step: int, action: Settle) -> None:
        """The module leaves the supply; it pays nothing."""
        place_structure(state, action.hex, player, MODULE)
        tell_of(state, SETTLES, player, action.hex)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Only the cards' pay is weighed, not the hull's (PD-98)."""
        return self.pays if earned < self.figures["less_than"] else 0
