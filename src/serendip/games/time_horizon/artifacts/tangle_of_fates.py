"""Tangle of Fates: an event on which everybody bets in secret (TH-65 to TH-67)."""

from serendip.core.action import Action
from serendip.games.time_horizon.actions import Bet, CastTangle
from serendip.games.time_horizon.artifacts.casting import is_still
from serendip.games.time_horizon.components import (
    BET_IMPACT_COST,
    COPIES,
    EVENTS,
    NOBODY,
    OWNER_TOKENS,
    TANGLE,
    TANGLES,
)
from serendip.games.time_horizon.offerings import CAST_TANGLE, SIDES
from serendip.games.time_horizon.rules.activity import forget, of_kind, push
from serendip.games.time_horizon.rules.energy import leave
from serendip.games.time_horizon.rules.organising import is_free, set_event
from serendip.games.time_horizon.state import BETTING, NONE, TURN, TimeHorizon
from serendip.games.time_horizon.words import BET_SHOWN, LAYS_BET
from serendip.games.time_horizon.words import TANGLES as TELL_TANGLES


def may_cast_tangle(state: TimeHorizon, seat: int) -> bool:
    """Say whether a Tangle can be cast here and now: casting it is the use of its group."""
    return (
        of_kind(state.held_artifacts[seat], TANGLE) >= 0
        and not state.groups & EVENTS
        and not is_still(state, TANGLE)
        and is_free(state, state.pawn[seat])
    )


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to cast it, with the tie-breaker on either side."""
    if may_cast_tangle(state, seat):
        offers += CAST_TANGLE


def cast_tangle(state: TimeHorizon, seat: int, action: CastTangle) -> None:
    """Put the Tangle into one's node; now everybody bets."""
    artifact = of_kind(state.held_artifacts[seat], TANGLE)
    node = state.pawn[seat]
    side = SIDES.index(action.side)
    state.held_artifacts[seat].remove(artifact)
    forget(state, artifact)
    state.groups |= EVENTS
    set_event(state, node, TANGLES + artifact % COPIES, seat, side, NOBODY, NOBODY, (0, 0, 0, 0, 0, 0))
    state.tell(TELL_TANGLES, (seat, node, action.side))
    state.stage = BETTING
    state.tangle_node = node
    state.tangle_owner = seat
    state.bets = [[] for _ in range(state.seats)]


def tokens_left(state: TimeHorizon, seat: int) -> int:
    """Return how many tokens a player still has to bet."""
    if not state.alive[seat]:
        return 0
    return (OWNER_TOKENS if seat == state.tangle_owner else 1) - len(state.bets[seat])


def staked(state: TimeHorizon, seat: int) -> int:
    """Return what a player's bets cost so far."""
    return BET_IMPACT_COST * sum([impacts for _, impacts in state.bets[seat]])


def offer_bets(state: TimeHorizon, seat: int) -> list[Action]:
    """Return both sides, with as many impacts as one can pay."""
    most = (state.energy[seat] - staked(state, seat)) // BET_IMPACT_COST
    return [Bet(0, 0, most, SIDES[1]), Bet(0, 0, most, SIDES[0])]


def bet(state: TimeHorizon, seat: int, action: Bet) -> None:
    """Lay a token; when the last is laid all are shown (TH-65)."""
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
