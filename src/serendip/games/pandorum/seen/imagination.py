"""Dealing anew what a seat can't know: the deck, other hands, the order of Events and monoliths, spare Satellites.

What can be known is kept: cards that went into a hand for all to see (`known`), and those that one lifted or lost.
"""

from serendip.games.pandorum.components import TYPES
from serendip.games.pandorum.state import OVER, Pandorum


def redeal(state: Pandorum, seat: int | None) -> None:
    """Change everything that the seat (None: a spectator) can't know, at random, in place."""
    if state.stage == OVER:
        return  # All hands are shown (PD-115).
    chance = state.chance
    chance.shuffle(state.event_deck)
    chance.shuffle(state.monolith_deck)
    chance.shuffle(state.spare_satellites)
    viewer = state.players if seat is None else seat
    pool = state.deck
    hidden_aside: list[int] = []
    for place, owner in enumerate(state.aside_from):
        if viewer not in (owner, state.active) and owner != state.active:
            hidden_aside.append(place)
            pool.append(state.aside[place])
    missing: list[int] = []
    for player in range(state.players):
        missing.append(0)
        if player == viewer:
            continue
        hand = state.hands[player]
        first = (viewer * state.players + player) * TYPES
        for card in range(TYPES):
            unknown = hand[card] - state.known[first + card]
            if unknown > 0:
                missing[player] += unknown
                hand[card] -= unknown
                pool.extend([card] * unknown)
    chance.shuffle(pool)
    for place in hidden_aside:
        state.aside[place] = pool.pop()
    for player in range(state.players):
        hand = state.hands[player]
        for _ in range(missing[player]):
            hand[pool.pop()] += 1
    forget_what_is_wrong(state)


def forget_what_is_wrong(state: Pandorum) -> None:
    """Let nobody "know" of more cards than a redealt hand holds."""
    known = state.known
    for viewer in range(state.players + 1):
        for player in range(state.players):
            hand = state.hands[player]
            first = (viewer * state.players + player) * TYPES
            for card in range(TYPES):
                known[first + card] = min(known[first + card], hand[card])
