"""The Coffee Guy (FS-72): a Data of a build buys coffee; whoever drinks it draws a card past the hand limit."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards.roles import drinks_coffee, power
from serendip.games.for_science.state import PLAYING, ForScience

ACTIONS: Final = (do.ServeCoffee,)
STAGES: Final = (PLAYING,)


def can_serve(state: ForScience, seat: int) -> bool:
    """Say whether there is Data for it, once for a build (FS-56), and the power."""
    return state.data[seat] > 0 and not state.served[seat] and power(state, seat, "coffee") > 0


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Coffee for everybody."""
    if can_serve(state, seat):
        offers.append(offered.SERVE_COFFEE)


def why_not(state: ForScience, seat: int, action: do.ServeCoffee) -> Said | None:
    """It takes the Coffee Guy, and Data that has not been spent on coffee yet."""
    if can_serve(state, seat):
        return None
    return Said(words.COFFEE_COSTS if power(state, seat, "coffee") else words.NO_POWER)


def play(state: ForScience, seat: int, action: do.ServeCoffee) -> None:
    """Whoever drinks coffee may draw a card past the hand limit."""
    state.data[seat] -= 1
    state.served[seat] = True
    for other in range(state.seats):
        if drinks_coffee(state, other):
            state.coffees[other] += 1
    state.tell(words.COFFEE, (seat,))
