"""Living Cargo (PD-44): cards from the deck into slots of one's choice."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import SlotCard
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import PROJECTS, TYPES
from serendip.games.pandorum.offerings import SLOT_CARD
from serendip.games.pandorum.rules.drawing import draw_for
from serendip.games.pandorum.rules.slots import why_no_slot
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import ASK_SLOT, DRAWN_FOR_SLOTS, OTHER_CARD_NOW, SLOTS_CARD


class LivingCargo(Monolith):
    """All are drawn, for everybody to see, and then placed one after the other."""

    name = "Living Cargo"
    answers = (SlotCard,)

    def take_effect(self, state: Pandorum, player: int) -> None:
        """Draw them all, then place one after the other."""
        while len(state.aside) < self.cards and state.deck:
            state.aside.append(state.deck.pop())
            state.aside_from.append(player)
        if state.aside:
            state.sealed = True
            state.tell(DRAWN_FOR_SLOTS, (player, tuple([PROJECTS[card] for card in state.aside])))
            self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Each slot for the next card."""
        offers.extend(SLOT_CARD[state.aside[0]])

    def why_not(self, state: Pandorum, player: int, step: int, action: SlotCard) -> Said | None:
        """Another card is to be placed, or there is no such slot."""
        if action.card != PROJECTS[state.aside[0]]:
            return Said(OTHER_CARD_NOW, (PROJECTS[state.aside[0]],))
        return why_no_slot(action.slot)

    def play(self, state: Pandorum, player: int, step: int, action: SlotCard) -> None:
        """The next card is asked about as long as there is one."""
        card = state.aside.pop(0)
        state.aside_from.pop()
        state.slots[player][(action.slot - 1) * TYPES + card] += 1
        state.tell(SLOTS_CARD, (player, action.card, action.slot))
        if state.aside:
            self.ask_again(state, player, step + 1)

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Return the question for the card that is to be placed."""
        return Said(ASK_SLOT, (PROJECTS[state.aside[0]],))

    def take_effect_for_maximus(self, state: Pandorum, player: int) -> bool:
        """Without slots of use to him he stows what he draws (PD-70)."""
        draw_for(state, player, self.cards)
        return True
