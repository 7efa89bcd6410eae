"""Bets on a Tangle of Fates: everybody with one token in secret, its caster with three (TH-65)."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.actions import Bet
from serendip.games.time_horizon.components import BET_IMPACT_COST, OWNER_TOKENS
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.rules.activity import push
from serendip.games.time_horizon.rules.asked_for import BETS
from serendip.games.time_horizon.rules.energy import leave
from serendip.games.time_horizon.state import NONE, TURN, TimeHorizon
from serendip.games.time_horizon.words import BET_SHOWN, LAYS_BET, NO_SUCH_SIDE, WRONG_NUMBER

ACTIONS: Final = (Bet,)
STAGES: Final = (BETS,)


def tokens_left(state: TimeHorizon, seat: int) -> int:
    """Return how many tokens a player still has to bet."""
    if not state.alive[seat]:
        return 0
    return (OWNER_TOKENS if seat == state.tangle_owner else 1) - len(state.bets[seat])


def staked(state: TimeHorizon, seat: int) -> int:
    """Return what a player's bets cost so far."""
    return BET_IMPACT_COST * sum([impacts for _, impacts in state.bets[seat]])


def most_impacts(state: TimeHorizon, seat: int) -> int:
    """Return how many impacts a player can still pay for."""
    return (state.energy[seat] - staked(state, seat)) // BET_IMPACT_COST


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer both sides, with as many impacts as one can pay."""
    most = most_impacts(state, seat)
    offers += (Bet(0, 0, most, SIDES[1]), Bet(0, 0, most, SIDES[0]))


def why_not(state: TimeHorizon, seat: int, action: Bet) -> Said | None:
    """Return why a token can't be bet so."""
    if action.side not in SIDES:
        return Said(NO_SUCH_SIDE)
    most = most_impacts(state, seat)
    return None if (action.least, action.most) == (0, most) and action.fits() else Said(WRONG_NUMBER, (0, most))


def play(state: TimeHorizon, seat: int, action: Bet) -> None:
    """Lay a token; when the last is laid all are shown."""
    state.bets[seat].append((SIDES.index(action.side), action.number))
    if tokens_left(state, seat) == 0:
        state.tell(LAYS_BET, (seat,))
    if all(tokens_left(state, other) == 0 for other in range(state.seats)):
        reveal(state)


def reveal(state: TimeHorizon) -> None:
    """Show all bets, take what they cost and apply the impacts."""
    node = state.tangle_node
    state.sealed = True
    for seat in range(state.seats):
        for side, impacts in state.bets[seat]:
            state.tell(BET_SHOWN, (seat, SIDES[side], impacts))
            state.tangle_tokens.append((node, seat, side))
            if impacts:
                push(state, node, side, impacts)
        state.energy[seat] -= staked(state, seat)
    state.stage = TURN
    state.bets = [[] for _ in range(state.seats)]
    state.tangle_node = NONE
    state.tangle_owner = NONE
    for seat in range(state.seats):
        if state.alive[seat] and state.energy[seat] == 0:
            leave(state, seat)
