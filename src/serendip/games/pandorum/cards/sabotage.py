"""Sabotage (PD-65): the biggest builders lose a Structure, and Quids for building far from everybody."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import Dismantle
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import KINDS
from serendip.games.pandorum.offerings import DISMANTLE
from serendip.games.pandorum.rules.ground import kind_of, remove_structure, structures_of, why_not_own
from serendip.games.pandorum.rules.telling import clockwise, tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import DISMANTLES


class Sabotage(Event):
    """All who share the most lose one each, to supply."""

    name = "Sabotage"
    answers = (Dismantle,)

    def turn_up(self, state: Pandorum) -> None:
        """Ask those with the most."""
        counts = [len(structures_of(state, player)) for player in range(state.players)]
        most = max(counts)
        for player in clockwise(state):
            if most and counts[player] == most:
                self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any Structure of one's own, modules first."""
        own = structures_of(state, player)
        own.sort(key=lambda hex: (kind_of(state.on[hex]), hex))
        offers.extend([DISMANTLE[hex] for hex in own])

    def why_not(self, state: Pandorum, player: int, step: int, action: Dismantle) -> Said | None:
        """It is no Structure of one's own."""
        return why_not_own(state, player, action.hex)

    def play(self, state: Pandorum, player: int, step: int, action: Dismantle) -> None:
        """It goes back to supply."""
        tell_of(state, DISMANTLES, player, KINDS[kind_of(state.on[action.hex])], action.hex)
        remove_structure(state, action.hex, to_supply=True)

    def for_building(self, state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> int:
        """No Structure at all is adjacent."""
        near = sum([state.structures_near[other * HEXES + hex] for other in range(state.players)])
        return 0 if near else self.pays
