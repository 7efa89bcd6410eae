"""Dealing anew what a seat can't know: the decks, other hands, choices, bets, drafts.

What can be known is kept: events seen going into a hand (TH-13), those that one discarded oneself (TH-31), artifacts
that one gave or was told of (TH-29), and by counting which cards were in hands before the last shuffle and so can't be
in the deck.
"""

from typing import Final

from serendip.games.time_horizon.components import ARTIFACTS, BET_IMPACT_COST, DECK_SIZE, SWAP_CHOICE
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.state import BETTING, ENDED, NONE, SWAPPING, TURN, TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED, Terms

_ATTEMPTS: Final = 20


def redeal(state: TimeHorizon, seat: int | None) -> None:
    """Change everything that the seat (None: a spectator) can't know, at random, in place."""
    if state.stage == ENDED:
        return  # All hands are shown (TH-99).
    redeal_events(state, seat)
    redeal_artifacts(state, seat)
    forget_plans(state, seat)
    if state.stage == SWAPPING:
        redeal_swaps(state, seat)
    if state.stage == BETTING:
        redeal_bets(state, seat)


def redeal_events(state: TimeHorizon, seat: int | None) -> None:
    """Deal the unseen events to the other hands, what others choose from, the deck and the discarded ones."""
    fresh = state.fresh
    known = state.open_cards | (state.own_discards[seat] if seat is not None else 0)
    pool = state.deck
    older: list[int] = []
    places: list[list[int]] = []
    for other in range(state.seats):
        if other != seat:
            for cards in (state.hands[other], state.pending[other], state.offered[other]):
                if cards:
                    places.append(cards)
    if state.discard:
        places.append(state.discard)
    for cards in places:
        for card in cards:
            if card < DECK_SIZE and not known >> card & 1:
                (pool if fresh >> card & 1 else older).append(card)
    state.chance.shuffle(pool)
    if len(older) > 1:
        state.chance.shuffle(older)
    for cards in places:
        for place, card in enumerate(cards):
            if card < DECK_SIZE and not known >> card & 1:
                cards[place] = pool.pop() if fresh >> card & 1 else older.pop()
    state.own_discards = [own if other == seat else 0 for other, own in enumerate(state.own_discards)]


def redeal_artifacts(state: TimeHorizon, seat: int | None) -> None:
    """Deal the unseen artifacts to the other hands and the deck."""
    hands = [other for other in range(state.seats) if other != seat and state.held_artifacts[other]]
    if not hands:
        state.chance.shuffle(state.artifact_deck)
        return
    pool = state.artifact_deck[:]
    for other in hands:
        pool += state.held_artifacts[other]
    may_hold = [0] * (2 * len(ARTIFACTS)) if seat is None else state.may_hold[seat]
    for _ in range(_ATTEMPTS):
        if _deal_artifacts(state, pool, hands, may_hold):
            break
    _rename_offer(state, seat)


def _deal_artifacts(state: TimeHorizon, pool: list[int], hands: list[int], may_hold: list[int]) -> bool:
    """Try one deal; say whether it fits what is known. Only then it is kept."""
    state.chance.shuffle(pool)
    room = {other: len(state.held_artifacts[other]) for other in hands}
    dealt: dict[int, list[int]] = {other: [] for other in hands}
    deck: list[int] = []
    rest: list[int] = []
    for artifact in pool:
        if may_hold[artifact]:
            fitting = [other for other in hands if may_hold[artifact] >> other & 1 and room[other]]
            if not fitting:
                return False
            holder = state.chance.pick(fitting)
            dealt[holder].append(artifact)
            room[holder] -= 1
        elif len(deck) < len(state.artifact_deck) and state.artifact_fresh >> artifact & 1:
            deck.append(artifact)
        else:
            rest.append(artifact)
    if len(deck) < len(state.artifact_deck):
        return False
    for other in hands:
        while room[other]:
            dealt[other].append(rest.pop())
            room[other] -= 1
    state.artifact_deck = deck
    state.chance.shuffle(state.artifact_deck)
    for other in hands:
        state.held_artifacts[other] = dealt[other]
    return True


def _rename_offer(state: TimeHorizon, seat: int | None) -> None:
    """An offer speaks of artifacts that may be others now: put such in their place."""
    offer = state.offer
    if offer is None:
        return
    gives = offer.gives
    shown = offer.shown
    asks = offer.asks
    if seat != offer.proposer:
        gives, shown = _other_gifts(state, offer, seat)
    if seat is None or seat not in (offer.proposer, offer.receiver):
        # Others only see that something from hand is asked for.
        accepted = state.handing_over is not None
        asks = tuple([_other_ask(state, code, accepted) for code in asks])
    if state.handing_over is not None and seat != offer.receiver:
        named_asks = sum([code >= NAMED for code in asks])
        state.handing_over = state.handing_over[:named_asks]
    state.offer = Terms(offer.proposer, offer.receiver, offer.energy, gives, shown, asks)


def _other_ask(state: TimeHorizon, code: int, accepted: bool) -> int:
    """Return what may be asked for: anything from hand may be another kind; what was accepted may be any."""
    if code <= ANY:
        return code
    return ANY if accepted else NAMED + state.chance.below(len(ARTIFACTS))


def _other_gifts(state: TimeHorizon, offer: Terms, seat: int | None) -> tuple[tuple[int, ...], int]:
    """Return artifacts that the proposer may be giving, as far as the seat knows, and which of them are named."""
    gives: list[int] = []
    shown = 0
    table = state.cast_artifacts[offer.proposer]
    for artifact in offer.gives:
        named = offer.shown >> artifact & 1
        given = artifact
        if artifact not in table and not (seat == offer.receiver and named):
            hand = [other for other in state.held_artifacts[offer.proposer] if other not in gives]
            given = state.chance.pick([other for other in hand if not offer.shown >> other & 1] or hand)
        gives.append(given)
        shown |= named << given
    return tuple(gives), shown


def forget_plans(state: TimeHorizon, seat: int | None) -> None:
    """What others have begun or drafted, nobody can see: they may as well not have."""
    if state.stage == TURN and state.at_turn != seat:
        clear_plan(state)
    for other in range(state.seats):
        if other != seat:
            state.held[other] = None
            state.drafts[other] = None


def redeal_swaps(state: TimeHorizon, seat: int | None) -> None:
    """Others who have decided may have decided anything."""
    for other in range(state.seats):
        if other != seat and state.swaps[other] != NONE:
            state.swaps[other] = state.chance.below(1 + len(state.hands[other]) * SWAP_CHOICE)


def redeal_bets(state: TimeHorizon, seat: int | None) -> None:
    """Others who have bet may have bet on anything, with what impacts they can pay."""
    for other in range(state.seats):
        if other == seat:
            continue
        most = state.energy[other] // BET_IMPACT_COST
        bets: list[tuple[int, int]] = []
        for _ in state.bets[other]:
            impacts = state.chance.below(min(most, 2) + 1)
            most -= impacts
            bets.append((state.chance.below(2), impacts))
        state.bets[other] = bets
