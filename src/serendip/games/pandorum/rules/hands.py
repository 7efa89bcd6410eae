"""Cards on their way between deck, hands, Market, slots and box, and who knows of them (PD-10, PD-15, PD-82).

Whatever leaves one place lies in another: each card is in one place (PD-80).
"""

from serendip.core.entry import all_but, only
from serendip.core.line import Said
from serendip.games.pandorum.components import MARKET, PROJECT_NUMBER, PROJECTS, TYPES
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import DRAWS, DRAWS_CARDS, FILLS, NOT_IN_HAND


def names(counts: list[int]) -> tuple[str, ...]:
    """Return cards that are counted by type as a list of names."""
    return tuple([PROJECTS[card] for card in range(TYPES) for _ in range(counts[card])])


def holds(counts: list[int], card: str) -> bool:
    """Say whether a card of this name is among those that are counted by type."""
    return card in PROJECT_NUMBER and counts[PROJECT_NUMBER[card]] > 0


def why_not_in_hand(state: Pandorum, player: int, card: str) -> Said | None:
    """Return that a player holds no such card; None if there is one."""
    return None if holds(state.hands[player], card) else Said(NOT_IN_HAND, (card,))


def draw(state: Pandorum, player: int, number: int) -> None:
    """Draw cards from the deck into a hand, as many as there are."""
    drawn: list[str] = []
    hand = state.hands[player]
    deck = state.deck
    while number > 0 and deck:
        card = deck.pop()
        hand[card] += 1
        drawn.append(PROJECTS[card])
        number -= 1
    if drawn:
        state.sealed = True
        state.tell(DRAWS, (player, len(drawn)), all_but(player))
        state.tell(DRAWS_CARDS, (tuple(drawn),), only(player))


def show_into_hand(state: Pandorum, player: int, card: int, number: int) -> None:
    """Put cards that everybody sees into a hand."""
    state.hands[player][card] += number
    known = state.known
    stride = state.players * TYPES
    for place in range(player * TYPES + card, len(known), stride):
        known[place] += number


def show_from_hand(state: Pandorum, player: int, card: int) -> None:
    """Take a card out of a hand for all to see."""
    state.hands[player][card] -= 1
    known = state.known
    stride = state.players * TYPES
    for place in range(player * TYPES + card, len(known), stride):
        if known[place]:
            known[place] -= 1


def take_unseen(state: Pandorum, player: int, card: int, taker: int) -> None:
    """Take a card out of a hand so that only its owner and the taker know which it was."""
    state.hands[player][card] -= 1
    known = state.known
    for viewer in range(state.players + 1):
        first = (viewer * state.players + player) * TYPES
        for other in range(TYPES):
            if known[first + other] and (viewer != taker or other == card):
                known[first + other] -= 1


def fill_market(state: Pandorum) -> None:
    """Fill the Market up from the deck."""
    market = state.market
    deck = state.deck
    missing = MARKET - sum(market)
    if missing <= 0 or not deck:
        return
    added: list[str] = []
    while missing > 0 and deck:
        card = deck.pop()
        market[card] += 1
        added.append(PROJECTS[card])
        missing -= 1
    state.sealed = True
    state.tell(FILLS, (tuple(added),))
