"""Drawing for whoever it is: a hand, or Maximus's cargo (PD-70)."""

from serendip.games.pandorum.components import PROJECTS, SLOTS, TYPES
from serendip.games.pandorum.rules.hands import draw
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import MAXIMUS_DRAWS

CARGO = (SLOTS - 1) * TYPES
"""Where the cargo's counts begin among the slots."""


def draw_for(state: Pandorum, player: int, number: int) -> None:
    """Draw cards into a hand; Maximus has none and stows them."""
    if not is_maximus(state, player):
        draw(state, player, number)
        return
    drawn: list[str] = []
    while number > 0 and state.deck:
        card = state.deck.pop()
        state.slots[player][CARGO + card] += 1
        drawn.append(PROJECTS[card])
        number -= 1
    if drawn:
        state.sealed = True
        state.tell(MAXIMUS_DRAWS, (tuple(drawn),))
