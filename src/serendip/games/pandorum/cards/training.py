"""Training (PD-68): a card comes back from a slot; stopping on one's own module pays and lets it grow."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import TakeBack
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import MODULE
from serendip.games.pandorum.rules.ground import structure
from serendip.games.pandorum.rules.slots import return_to_hand, slotted, why_not_back
from serendip.games.pandorum.rules.telling import clockwise, is_maximus
from serendip.games.pandorum.state import Pandorum


class Training(Event):
    """Maximus has no hand to return a card to (PD-104)."""

    name = "Training"
    answers = (TakeBack,)

    def turn_up(self, state: Pandorum) -> None:
        """Everybody with cards in slots is asked in turn."""
        for player in clockwise(state):
            if not is_maximus(state, player):
                self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any card in a slot."""
        offers.extend(slotted(state, player))

    def why_not(self, state: Pandorum, player: int, step: int, action: TakeBack) -> Said | None:
        """There is no such card in that slot."""
        return why_not_back(state, player, action)

    def play(self, state: Pandorum, player: int, step: int, action: TakeBack) -> None:
        """It goes to the hand."""
        return_to_hand(state, player, action)

    def for_stopping(self, state: Pandorum, player: int, hex: int) -> int:
        """Pay whoever stops at a module of their own."""
        return self.pays if state.on[hex] == structure(player, MODULE) else 0
