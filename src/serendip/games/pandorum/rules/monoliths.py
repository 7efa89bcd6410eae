"""Meeting monoliths and using the cards kept from them: PD-40."""

from serendip.games.pandorum.actions import UseMonolith
from serendip.games.pandorum.cards import MONOLITH_OF
from serendip.games.pandorum.components import MONOLITH_NUMBER, MONOLITHS
from serendip.games.pandorum.state import MARKER, NOTHING, Pandorum
from serendip.games.pandorum.words import FINDS, KEEPS_MONOLITH, USES_MONOLITH


def meet_monolith(state: Pandorum, player: int) -> None:
    """Open the monolith where a Harvester has stopped, if there is one."""
    hex = state.harvester[player]
    if state.on[hex] != MARKER:
        return
    state.on[hex] = NOTHING
    number = state.monolith_deck.pop()
    state.sealed = True
    state.tell(FINDS, (player, MONOLITHS[number]))
    card = MONOLITH_OF[number]
    if card.immediate:
        state.monoliths_over.append(number)
        card.resolve(state, player)
    else:
        state.monoliths[player].append(number)
        state.tell(KEEPS_MONOLITH, (player,))


def use_monolith(state: Pandorum, seat: int, action: UseMonolith) -> None:
    """Use a kept card; it goes to the box."""
    number = MONOLITH_NUMBER[action.monolith]
    state.monoliths[seat].remove(number)
    state.monoliths_over.append(number)
    state.tell(USES_MONOLITH, (seat, action.monolith))
    MONOLITH_OF[number].resolve(state, seat)
