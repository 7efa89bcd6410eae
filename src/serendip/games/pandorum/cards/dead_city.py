"""Dead City (PD-62): a Volcano becomes a place to cross, and Quids for crossing it."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import RaiseCity
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import RAISE_CITY
from serendip.games.pandorum.rules.ground import objects_near, place_city
from serendip.games.pandorum.state import VOLCANO, Pandorum
from serendip.games.pandorum.words import CITY, ERUPTION_STAYS, LONELIER, NO_VOLCANO


def loneliest(state: Pandorum) -> list[int]:
    """Return the Volcanoes with the fewest objects around them; an eruption stays what it is (PD-54)."""
    volcanoes = [hex for hex in range(HEXES) if state.on[hex] == VOLCANO and hex != state.eruption]
    fewest = min([objects_near(state, hex) for hex in volcanoes], default=0)
    return [hex for hex in volcanoes if objects_near(state, hex) == fewest]


class DeadCity(Event):
    """It is no Volcano any more; nobody stops or builds there."""

    name = "Dead City"
    answers = (RaiseCity,)

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses among the loneliest Volcanoes."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Volcanoes with the fewest objects adjacent."""
        offers.extend([RAISE_CITY[hex] for hex in loneliest(state)])

    def why_not(self, state: Pandorum, player: int, step: int, action: RaiseCity) -> Said | None:
        """There is no Volcano, an eruption's, or a lonelier one elsewhere."""
        if action.hex in loneliest(state):
            return None
        if not 0 <= action.hex < HEXES or state.on[action.hex] != VOLCANO:
            return Said(NO_VOLCANO, (action.hex,))
        return Said(ERUPTION_STAYS if action.hex == state.eruption else LONELIER, (action.hex,))

    def play(self, state: Pandorum, player: int, step: int, action: RaiseCity) -> None:
        """It takes the Volcano's place."""
        place_city(state, action.hex)
        state.tell(CITY, (action.hex,))

    def for_crossing(self) -> int:
        """Every crossing pays."""
        return self.pays
