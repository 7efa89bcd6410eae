"""Unmaking (PD-46): the Structure under one's Harvester goes to its owner's supply."""

from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import KINDS
from serendip.games.pandorum.rules.ground import kind_of, remove_structure
from serendip.games.pandorum.state import BUILDING, FIRST_STRUCTURE, Pandorum
from serendip.games.pandorum.words import UNMAKES


class Unmaking(Monolith):
    """The Structure may be anybody's, but it must be finished (PD-108)."""

    name = "Unmaking"

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """Say whether the harvester stands where there is a Structure to remove."""
        return state.stage != BUILDING and state.on[state.harvester[player]] >= FIRST_STRUCTURE

    def take_effect(self, state: Pandorum, player: int) -> None:
        """The hex holds nothing from now on, and can be built on."""
        hex = state.harvester[player]
        state.tell(UNMAKES, (KINDS[kind_of(state.on[hex])], hex))
        remove_structure(state, hex, to_supply=True)
