"""What Events and monoliths ask: each card in `cards/` says which answers there are and what they do.

Several players are asked one after the other (PD-52); what nobody can answer is skipped (PD-53).
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.cards import EVENT_OF, MONOLITH_OF, card_of
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import ASKED, Pandorum
from serendip.games.pandorum.words import ANSWER_FIRST

ACTIONS: Final[tuple[type[Action], ...]] = tuple(
    {kind: None for card in (*MONOLITH_OF, *EVENT_OF) for kind in card.answers}
)
STAGES: Final = (ASKED,)


def offer(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer what the asking card accepts."""
    player, source, step = state.asks[0]
    card_of(source).offer(state, player, step, offers)


def why_not(state: Pandorum, seat: int, action: Action) -> Said | None:
    """Another card asks, or the asking one can't be answered so."""
    player, source, step = state.asks[0]
    card = card_of(source)
    if type(action) not in card.answers:
        return Said(ANSWER_FIRST, (card.name,))
    return card.why_not(state, player, step, action)


def play(state: Pandorum, seat: int, action: Action) -> None:
    """Give the asking card its answer."""
    _, source, step = state.asks.pop(0)
    card_of(source).play(state, seat, step, action)


def ask_next(state: Pandorum) -> bool:
    """Put the next question to a seat; False if it needed nobody: no answer is possible, or Maximus gives it."""
    player, source, step = state.asks[0]
    card = card_of(source)
    offers: list[Action] = []
    card.offer(state, player, step, offers)
    if offers and not is_maximus(state, player):
        state.to_act = (player,)
        return True
    state.asks.pop(0)
    if offers:
        card.play(state, player, step, offers[0])  # offers begin with what he chooses: PD-71
    return False
