"""Answering an offer: yes, no, or with another one; handing over what was agreed (TH-29, TH-29c, TH-68)."""

from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.cards.using import of_kind
from serendip.games.time_horizon.components import ARTIFACTS, KIND_NUMBER, KIND_OF
from serendip.games.time_horizon.exchange_actions import Accept, Counter, Decline, HandOver
from serendip.games.time_horizon.offerings import ACCEPT, COUNTER, DECLINE, HAND_OVER
from serendip.games.time_horizon.rules.asked_for import ANSWERS, HANDS_OVER
from serendip.games.time_horizon.rules.exchange import MOST_VAIN, came_to_nothing, close_offer, open_offer
from serendip.games.time_horizon.rules.terms_in_words import given_from_hand
from serendip.games.time_horizon.state import NONE, TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED, Terms
from serendip.games.time_horizon.words import (
    CANT_FULFIL,
    DECLINES,
    EXCHANGES,
    HAND_OVER_FIRST,
    IN_VAIN,
    NO_ARTIFACT,
    NOT_BEGUN,
    RECEIVES,
)

_Answer: TypeAlias = Accept | Decline | Counter | HandOver

ACTIONS: Final = (Accept, Decline, Counter, HandOver)
STAGES: Final = (ANSWERS, HANDS_OVER)


def can_fulfil(state: TimeHorizon, terms: Terms) -> bool:
    """Say whether the receiver has what is asked for, and keeps some energy (TH-29b)."""
    if -terms.energy >= state.energy[terms.receiver]:
        return False
    kinds = [KIND_OF[artifact] for artifact in state.held_artifacts[terms.receiver]]
    for code in terms.asks:
        if code >= NAMED:
            if code - NAMED not in kinds:
                return False
            kinds.remove(code - NAMED)
    return len(kinds) >= sum([code == ANY for code in terms.asks])


def left_in_hand(state: TimeHorizon, seat: int, chosen: list[int]) -> list[int]:
    """Return the artifacts in hand that are not handed over yet."""
    return [artifact for artifact in state.held_artifacts[seat] if artifact not in chosen]


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer the answers; or, once one has agreed, the artifacts to hand over."""
    if state.handing_over is not None:
        for kind in sorted({KIND_OF[artifact] for artifact in left_in_hand(state, seat, state.handing_over)}):
            offers.append(HAND_OVER[kind])
        return
    if can_fulfil(state, open_offer(state)):
        offers.append(ACCEPT)
    offers.append(DECLINE)
    if state.vain < MOST_VAIN:
        offers.append(COUNTER)


def why_not(state: TimeHorizon, seat: int, action: _Answer) -> Said | None:
    """Return why the offer can't be answered so."""
    if isinstance(action, HandOver):
        if state.handing_over is None:
            return Said(NOT_BEGUN)
        kind = KIND_NUMBER.get(action.artifact, NONE)
        held = of_kind(left_in_hand(state, seat, state.handing_over), kind) >= 0
        return None if held else Said(NO_ARTIFACT, (action.artifact,))
    if state.handing_over is not None:
        return Said(HAND_OVER_FIRST)
    if isinstance(action, Accept):
        return None if can_fulfil(state, open_offer(state)) else Said(CANT_FULFIL)
    return Said(IN_VAIN) if isinstance(action, Counter) and state.vain >= MOST_VAIN else None


def play(state: TimeHorizon, seat: int, action: _Answer) -> None:
    """Answer; an exchange is made as soon as all that was asked for is chosen."""
    if isinstance(action, Accept):
        accept(state, seat)
    elif isinstance(action, Decline):
        decline(state, seat)
    elif isinstance(action, Counter):
        # The open offer stands until the other one is made.
        state.drafts[seat] = Terms(seat, open_offer(state).proposer, 0, (), 0, ())
    else:
        chosen = state.handing_over
        assert chosen is not None
        chosen.append(of_kind(left_in_hand(state, seat, chosen), KIND_NUMBER[action.artifact]))
        complete(state)


def decline(state: TimeHorizon, seat: int) -> None:
    """Say no: the offer came to nothing and is closed."""
    came_to_nothing(state, open_offer(state).proposer)
    close_offer(state)
    state.tell(DECLINES, (seat,))


def accept(state: TimeHorizon, seat: int) -> None:
    """Say yes; what was asked for by name is set aside, the rest is chosen."""
    terms = open_offer(state)
    chosen: list[int] = []
    for code in terms.asks:
        if code >= NAMED:
            chosen.append(of_kind(left_in_hand(state, seat, chosen), code - NAMED))
            state.may_hold[terms.proposer][chosen[-1]] = 1 << seat
    state.handing_over = chosen
    state.drafts[seat] = None
    complete(state)


def complete(state: TimeHorizon) -> None:
    """Carry the exchange out once all that is asked for is chosen; cast artifacts go with all that is on them."""
    terms = open_offer(state)
    chosen = state.handing_over
    assert chosen is not None
    if len(chosen) < sum([code >= ANY for code in terms.asks]):
        return
    giver, receiver = terms.proposer, terms.receiver
    state.tell(EXCHANGES, (receiver,))
    state.energy[giver] -= terms.energy
    state.energy[receiver] += terms.energy
    from_hand = given_from_hand(state, terms)
    for artifact in terms.gives:
        if artifact in from_hand:
            pass_on(state, artifact, giver, receiver)
        else:
            state.cast_artifacts[giver].remove(artifact)
            state.cast_artifacts[receiver].append(artifact)
    for code in terms.asks:
        if code < ANY:
            state.cast_artifacts[receiver].remove(code)
            state.cast_artifacts[giver].append(code)
    for artifact in chosen:
        pass_on(state, artifact, receiver, giver)
    state.sealed = True
    close_offer(state)


def pass_on(state: TimeHorizon, artifact: int, giver: int, receiver: int) -> None:
    """Hand an artifact over, unseen by the others, and keep track of who knows what."""
    state.held_artifacts[giver].remove(artifact)
    state.held_artifacts[receiver].append(artifact)
    for viewer in range(state.seats):
        row = state.may_hold[viewer]
        if viewer == giver:
            row[artifact] = 1 << receiver
        elif viewer == receiver:
            row[artifact] = 0
        else:
            # Any card that may have been with the giver may now be with the receiver.
            for number in range(len(row)):
                if row[number] >> giver & 1:
                    row[number] |= 1 << receiver
    state.tell(RECEIVES, (ARTIFACTS[KIND_OF[artifact]],), 1 << receiver)
