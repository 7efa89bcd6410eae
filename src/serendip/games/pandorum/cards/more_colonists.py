"""More Colonists (PD-57): another Landing pad, and Quids for building next to one."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import PlacePad
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.offerings import PLACE_PAD
from serendip.games.pandorum.rules.ground import place_pad, why_not_free
from serendip.games.pandorum.state import MARKER, NOTHING, Pandorum
from serendip.games.pandorum.words import BURIES_MONOLITH, NEW_PAD

ROOM = (NOTHING, MARKER)
"""What a hex may hold where a Landing pad is put."""


class MoreColonists(Event):
    """The new pad stays for good; the old one pays as well. A monolith under it is lost (PD-114)."""

    name = "More Colonists"
    answers = (PlacePad,)

    def turn_up(self, state: Pandorum) -> None:
        """The active player chooses where."""
        self.ask(state, state.active)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any hex that holds nothing, or a monolith."""
        offers.extend([PLACE_PAD[hex] for hex in range(HEXES) if state.on[hex] in ROOM])

    def why_not(self, state: Pandorum, player: int, step: int, action: PlacePad) -> Said | None:
        """Say that the hex holds something else."""
        wrong = why_not_free(state, action.hex)
        return None if 0 <= action.hex < HEXES and state.on[action.hex] == MARKER else wrong

    def play(self, state: Pandorum, player: int, step: int, action: PlacePad) -> None:
        """The hex is a Landing pad from now on."""
        buried = state.on[action.hex] == MARKER
        place_pad(state, action.hex)
        state.tell(NEW_PAD, (action.hex,))
        if buried:
            state.tell(BURIES_MONOLITH)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Every adjacent Landing pad pays."""
        return self.pays * state.pads_near[hex]
