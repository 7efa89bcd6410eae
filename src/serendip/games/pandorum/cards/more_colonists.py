"""More Colonists (PD-57): another Landing pad, and Quids for building next to one."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import PlacePad
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import PLACE_PAD
from serendip.games.pandorum.rules.ground import free_hexes, place_pad, why_not_free
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import NEW_PAD


class MoreColonists(Event):
    """The new pad stays for good; the old one pays as well."""

    name = "More Colonists"
    answers = (PlacePad,)

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses where."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any hex that holds nothing."""
        offers.extend([PLACE_PAD[hex] for hex in free_hexes(state)])

    def why_not(self, state: Pandorum, player: int, step: int, action: PlacePad) -> Said | None:
        """Say what the hex holds, if it holds anything."""
        return why_not_free(state, action.hex)

    def play(self, state: Pandorum, player: int, step: int, action: PlacePad) -> None:
        """The hex is a Landing pad from now on."""
        place_pad(state, action.hex)
        state.tell(NEW_PAD, (action.hex,))

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Every adjacent Landing pad pays."""
        return self.pays * state.pads_near[hex]
