"""Dead City (PD-62): a Volcano becomes a place to cross, and Quids for crossing it."""

from serendip.core.action import Action
from serendip.games.pandorum.actions import RaiseCity
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import RAISE_CITY
from serendip.games.pandorum.rules.ground import objects_near, place_city
from serendip.games.pandorum.state import VOLCANO, Pandorum
from serendip.games.pandorum.words import CITY


class DeadCity(Event):
    """It is no Volcano any more; nobody stops or builds there."""

    name = "Dead City"

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses among the loneliest Volcanoes."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Volcanoes with the fewest objects adjacent."""
        volcanoes = [hex for hex in range(HEXES) if state.on[hex] == VOLCANO]
        fewest = min([objects_near(state, hex) for hex in volcanoes], default=0)
        offers.extend([RAISE_CITY[hex] for hex in volcanoes if objects_near(state, hex) == fewest])

    def answer(self, state: Pandorum, player: int, step: int, action: RaiseCity) -> None:
        """It takes the Volcano's place."""
        place_city(state, action.hex)
        state.tell(CITY, (action.hex,))

    def for_crossing(self) -> int:
        """Every crossing pays."""
        return self.pays
