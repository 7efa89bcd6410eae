"""Setup: colours, the deck, the centre and the first hands (TH-4, TH-10, TH-11, TH-12, TH-13, TH-14, TH-80)."""

from serendip.core.chance import Chance
from serendip.games.time_horizon.components import (
    AMOUNT,
    CENTRE,
    COLOURS,
    DECK_SIZE,
    FAILS_ARC,
    HAPPENS_ARC,
    NOBODY,
    STARTING_KINDS,
    SUPPORTING,
    TITLES,
    TWO_PLAYERS,
    starting_event,
)
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.asking import ask
from serendip.games.time_horizon.rules.drawing import shuffle_deck
from serendip.games.time_horizon.rules.forecast import reckon
from serendip.games.time_horizon.rules.swapping import begin_game, show_three
from serendip.games.time_horizon.state import NONE, TimeHorizon
from serendip.games.time_horizon.words import CENTRE_TOSS, COLOUR, DIGS


def deal_colours(seats: int, chance: Chance) -> list[tuple[int, ...]]:
    """Return the colours of each seat: at random, even and odd in turn, so that Attacking links alternate (TH-80).

    An odd number of players has one place where two of a kind sit side by side, and that is drawn by lot (TH-82).
    """
    if seats == 2:
        pairs = [tuple(pair) for pair in TWO_PLAYERS]
        chance.shuffle(pairs)
        return pairs
    even = [colour for colour in range(len(COLOURS)) if colour % 2 == 0]
    odd = [colour for colour in range(len(COLOURS)) if colour % 2 == 1]
    chance.shuffle(even)
    chance.shuffle(odd)
    first = chance.below(2)
    dealt: list[tuple[int, ...]] = [((odd if (seat + first) % 2 else even).pop(),) for seat in range(seats)]
    start = chance.below(seats) if seats % 2 else 0
    return dealt[start:] + dealt[:start]


def cards_in_play(colours: list[tuple[int, ...]]) -> list[int]:
    """Return the deck: all, but of two players without what is one player's alone or nobody's (TH-81)."""
    cards = list(range(DECK_SIZE))
    if len(colours) > 2:
        return cards
    owner = {colour: seat for seat, pair in enumerate(colours) for colour in pair}
    return [card for card in cards if owner.get(HAPPENS_ARC[card], NOBODY) != owner.get(FAILS_ARC[card], NOBODY)]


def set_up(state: TimeHorizon, swap: bool) -> None:
    """Lay out the opening position."""
    seats = state.seats
    chance = state.chance
    lay_out(state, deal_colours(seats, chance))
    state.token[0] = chance.below(2)
    reckon(state)
    for seat in range(seats):
        state.tell(COLOUR, (seat, tuple([COLOURS[colour] for colour in state.colours[seat]])))
    state.tell(CENTRE_TOSS, (SIDES[state.token[0]],))
    shuffle_deck(state)
    chance.shuffle(state.artifact_deck)
    if seats == 3:
        for seat in range(seats):
            dig(state, seat)
        shuffle_deck(state)
    if swap:
        show_three(state)
    else:
        begin_game(state)
    ask(state)


def dig(state: TimeHorizon, seat: int) -> None:
    """Three players: the first event that gives points to this one alone replaces the Supporting event (TH-13)."""
    mine = state.colours[seat][0]
    for card in reversed(state.deck):
        arcs = (HAPPENS_ARC[card], FAILS_ARC[card])
        other = arcs[1] if arcs[0] == mine else arcs[0]
        if AMOUNT[card] > 0 and mine in arcs and state.seat_of[other] == NONE:
            break
    state.deck.remove(card)
    supporting = starting_event(mine, SUPPORTING)
    state.hands[seat].remove(supporting)
    state.gone.append(supporting)
    state.hands[seat].append(card)
    state.open_cards |= 1 << card
    state.tell(DIGS, (seat, TITLES[card]))


def lay_out(state: TimeHorizon, colours: list[tuple[int, ...]]) -> None:
    """Give everybody colours and their starting events, and lay the deck ready; nothing is shuffled (TH-4, TH-10)."""
    state.colours = colours
    for seat, own in enumerate(colours):
        for colour in own:
            state.seat_of[colour] = seat
        state.hands[seat] = [starting_event(own[0], kind) for kind in range(STARTING_KINDS)]
    state.event[0] = CENTRE
    state.deck = cards_in_play(colours)
