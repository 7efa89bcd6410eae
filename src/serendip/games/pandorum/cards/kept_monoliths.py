"""The Monolith cards that are kept and used at any time of one's own turn: PD-46 to PD-48."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import TakeBack
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import KINDS
from serendip.games.pandorum.rules.ground import kind_of, remove_structure
from serendip.games.pandorum.rules.market import box_market
from serendip.games.pandorum.rules.slots import offer_slots, return_to_hand
from serendip.games.pandorum.state import FIRST_STRUCTURE, Pandorum
from serendip.games.pandorum.words import ASK_TAKE_BACK, UNMAKES


class Unmaking(Monolith):
    """PD-46: the Structure under one's Harvester goes to its owner's supply."""

    name = "Unmaking"

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """There is a Structure."""
        return state.on[state.harvester[player]] >= FIRST_STRUCTURE

    def resolve(self, state: Pandorum, player: int) -> None:
        """Remove it."""
        hex = state.harvester[player]
        state.tell(UNMAKES, (KINDS[kind_of(state.on[hex])], hex))
        remove_structure(state, hex, to_supply=True)


class GreatSilence(Monolith):
    """PD-47: a new Market."""

    name = "Great Silence"

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """There is something in the Market, or to fill it with."""
        return bool(state.deck) or any(state.market)

    def resolve(self, state: Pandorum, player: int) -> None:
        """Box the old one."""
        box_market(state)


class Recall(Monolith):
    """PD-48: cards from slots back to hand, as many as there are."""

    name = "Recall"

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """There is a card in a slot."""
        return any(state.slots[player])

    def resolve(self, state: Pandorum, player: int) -> None:
        """Ask for them one by one."""
        self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any card in a slot."""
        offer_slots(state, player, offers)

    def answer(self, state: Pandorum, player: int, step: int, action: TakeBack) -> None:
        """Return it, and ask for the next."""
        return_to_hand(state, player, action)
        if step + 1 < self.cards:
            self.ask_again(state, player, step + 1)

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Ask for a card."""
        return Said(ASK_TAKE_BACK)
