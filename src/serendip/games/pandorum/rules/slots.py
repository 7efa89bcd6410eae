"""Cards in the slots of Harvesters, and back from there to hands (PD-48, PD-68)."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import TakeBack
from serendip.games.pandorum.components import PROJECT_NUMBER, SLOTS, TYPES
from serendip.games.pandorum.offerings import TAKE_BACK
from serendip.games.pandorum.rules.hands import show_into_hand
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import NO_SUCH_SLOT, NOT_IN_SLOT, TAKES_BACK


def slot_count(state: Pandorum, player: int, slot: int) -> int:
    """Return how many cards lie in a slot, 1 to 3."""
    return sum(state.slots[player][(slot - 1) * TYPES : slot * TYPES])


def why_no_slot(slot: int) -> Said | None:
    """Return that there is no such slot; None if there is."""
    return None if 1 <= slot <= SLOTS else Said(NO_SUCH_SLOT, (slot,))


def slotted(state: Pandorum, player: int) -> list[Action]:
    """Return the ways to take a card from a player's slots back to hand."""
    slots = state.slots[player]
    return [TAKE_BACK[card][slot] for slot in range(SLOTS) for card in range(TYPES) if slots[slot * TYPES + card]]


def why_not_back(state: Pandorum, player: int, action: TakeBack) -> Said | None:
    """Return why a card can't be taken back from a slot."""
    if action in slotted(state, player):
        return None
    return why_no_slot(action.slot) or Said(NOT_IN_SLOT, (action.card, action.slot))


def return_to_hand(state: Pandorum, player: int, action: TakeBack) -> None:
    """Return a card from a slot to hand, for all to see."""
    card = PROJECT_NUMBER[action.card]
    state.slots[player][(action.slot - 1) * TYPES + card] -= 1
    show_into_hand(state, player, card, 1)
    state.tell(TAKES_BACK, (player, action.card, action.slot))
