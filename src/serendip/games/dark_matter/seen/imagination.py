"""Dealing anew what a seat can't know: the stacks, other hands and face-down bids, the unrevealed verdicts.

What can be known is kept: cards seen going into a hand (DM-70, DM-74), verdicts looked at (DM-65), and by counting
which cards were in hands before the last shuffle of the grants and so can't be in the stack.
"""

from serendip.games.dark_matter.components import FIRST_EVENT, SET_ASIDE
from serendip.games.dark_matter.state import BIDDING, NONE, TURN, DarkMatter


def redeal(state: DarkMatter, seat: int | None) -> None:
    """Change everything that the seat (None: a spectator) can't know, at random, in place."""
    chance = state.chance
    chance.shuffle(state.laboratory_stack)
    chance.shuffle(state.research_stack)
    chance.shuffle(state.resource_stack)
    redeal_verdicts(state, seat)
    redeal_grants(state, seat)


def redeal_verdicts(state: DarkMatter, seat: int | None) -> None:
    """Put the positive verdict anywhere that the seat does not know to be wrong."""
    dark = state.dark
    seen = 0 if seat is None else state.seen[seat]
    if dark != SET_ASIDE and (state.revealed[dark] or seen >> dark & 1):
        return
    places = [c for c in range(SET_ASIDE) if not state.revealed[c] and not seen >> c & 1]
    places.append(SET_ASIDE)
    state.dark = state.chance.pick(places)


def redeal_grants(state: DarkMatter, seat: int | None) -> None:
    """Deal the unseen grants to the other hands, their face-down bids and the stack."""
    known = 0 if seat is None else state.known[seat]
    fresh = state.fresh
    bidding = state.stage == BIDDING
    holders: list[int] = []
    pool: list[int] = state.grant_stack[:]
    older: list[int] = []
    shape: list[tuple[int, int, list[int]]] = []
    for other in range(state.seats):
        if other == seat:
            continue
        held = state.hands[other]
        if bidding and state.bids[other] >= 0:
            held = [*held, state.bids[other]]
        kept = [grant for grant in held if known >> grant & 1]
        unknown = [grant for grant in held if not known >> grant & 1]
        new = [grant for grant in unknown if fresh >> grant & 1]
        old = [grant for grant in unknown if not fresh >> grant & 1]
        pool += new
        older += old
        holders.append(other)
        shape.append((len(new), len(old), kept))
    asked = NONE
    if state.stage == TURN and state.face_resource == NONE and state.to_act[0] != seat:
        asked = state.to_act[0]
    while True:
        state.chance.shuffle(pool)
        state.chance.shuffle(older)
        taken = 0
        taken_old = 0
        dealt: list[list[int]] = []
        for new_count, old_count, kept in shape:
            dealt.append(kept + pool[taken : taken + new_count] + older[taken_old : taken_old + old_count])
            taken += new_count
            taken_old += old_count
        # While bids are made every hand, the laid bid included, holds money (DM-21).
        if bidding and any(hand and min(hand) >= FIRST_EVENT for hand in dealt):
            continue
        state.grant_stack = pool[taken:]
        for other, hand in zip(holders, dealt, strict=True):
            state.hands[other] = hand
        # Whoever has the turn can do something, or it would have been passed (DM-38).
        if asked == NONE or state.actions(asked):
            break
    if bidding:
        for other in holders:
            if state.bids[other] != NONE:
                hand = state.hands[other]
                laid = state.chance.pick([grant for grant in hand if grant < FIRST_EVENT])
                hand.remove(laid)
                state.bids[other] = laid
