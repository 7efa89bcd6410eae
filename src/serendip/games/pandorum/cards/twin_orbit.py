"""Twin Orbit (PD-45): a second Satellite."""

from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import SATELLITES
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import SECOND_SATELLITE


class TwinOrbit(Monolith):
    """Both count at the end (PD-22)."""

    name = "Twin Orbit"

    def take_effect(self, state: Pandorum, player: int) -> None:
        """A random one of those that are not in play."""
        if state.spare_satellites:
            satellite = state.spare_satellites.pop()
            state.satellites[player].append(satellite)
            state.sealed = True
            state.tell(SECOND_SATELLITE, (player, SATELLITES[satellite]))
