"""Eruption (PD-54): a new Volcano, and Quids for building next to Volcanoes."""

from serendip.games.pandorum.board import CENTRES, LANDING_PAD, SECTOR_OF
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import KINDS
from serendip.games.pandorum.rules.ground import kind_of, place_volcano, remove_structure
from serendip.games.pandorum.rules.telling import tell_of
from serendip.games.pandorum.state import CITY, FIRST_STRUCTURE, PAD, VOLCANO, Pandorum
from serendip.games.pandorum.words import BURIES, ERUPTS, EVENT_IMPOSSIBLE, FLEES


class Eruption(Event):
    """It stays for good; a Harvester on its hex flees to the Landing pad (PD-100)."""

    name = "Eruption"

    def turn_up(self, state: Pandorum) -> None:
        """The centre of the active player's sector breaks out."""
        hex = CENTRES[SECTOR_OF[state.harvester[state.active]]]
        holds = state.on[hex]
        if holds in (PAD, VOLCANO, CITY):
            state.tell(EVENT_IMPOSSIBLE)
            return
        state.tell(ERUPTS, (hex,))
        if holds >= FIRST_STRUCTURE:
            state.tell(BURIES, (KINDS[kind_of(holds)],))
            remove_structure(state, hex, to_supply=True)
        place_volcano(state, hex)
        state.eruption = hex
        for player in range(state.players):
            if state.harvester[player] == hex:
                state.harvester[player] = LANDING_PAD
                tell_of(state, FLEES, player)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """Every adjacent Volcano pays."""
        return self.pays * state.volcanoes_near[hex]
