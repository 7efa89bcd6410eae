"""Cards in the slots of Harvesters, and back from there to hands (PD-48, PD-68)."""

from serendip.core.action import Action
from serendip.games.pandorum.actions import TakeBack
from serendip.games.pandorum.components import PROJECT_NUMBER, SLOTS, TYPES
from serendip.games.pandorum.offerings import TAKE_BACK
from serendip.games.pandorum.rules.hands import show_into_hand
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import TAKES_BACK


def slot_count(state: Pandorum, player: int, slot: int) -> int:
    """Return how many cards lie in a slot, 1 to 3."""
    return sum(state.slots[player][(slot - 1) * TYPES : slot * TYPES])


def offer_slots(state: Pandorum, player: int, offers: list[Action]) -> None:
    """Offer to return any card of a player's slots to hand."""
    slots = state.slots[player]
    for slot in range(SLOTS):
        for card in range(TYPES):
            if slots[slot * TYPES + card]:
                offers.append(TAKE_BACK[card][slot])


def return_to_hand(state: Pandorum, player: int, action: TakeBack) -> None:
    """Return a card from a slot to hand, for all to see."""
    card = PROJECT_NUMBER[action.card]
    state.slots[player][(action.slot - 1) * TYPES + card] -= 1
    show_into_hand(state, player, card, 1)
    state.tell(TAKES_BACK, (player, action.card, action.slot))
