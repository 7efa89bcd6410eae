"""Recall (PD-48): cards from slots back to hand, as many as there are."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import TakeBack
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.rules.slots import return_to_hand, slotted, why_not_back
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import ASK_TAKE_BACK


class Recall(Monolith):
    """What can't be done in full is done as far as it goes."""

    name = "Recall"
    answers = (TakeBack,)

    def can_be_used(self, state: Pandorum, player: int) -> bool:
        """There is a card in a slot."""
        return any(state.slots[player])

    def take_effect(self, state: Pandorum, player: int) -> None:
        """Ask for them one by one."""
        self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any card in a slot."""
        offers.extend(slotted(state, player))

    def why_not(self, state: Pandorum, player: int, step: int, action: TakeBack) -> Said | None:
        """There is no such card in that slot."""
        return why_not_back(state, player, action)

    def play(self, state: Pandorum, player: int, step: int, action: TakeBack) -> None:
        """Return it, and ask for the next."""
        return_to_hand(state, player, action)
        if step + 1 < self.cards:
            self.ask_again(state, player, step + 1)

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return the question for one card of a slot."""
        return Said(ASK_TAKE_BACK)
