"""What can be done about exchanges: starting, drafting, answering (TH-29)."""

from serendip.core.action import Action
from serendip.games.time_horizon.components import ARTIFACTS, KIND_OF
from serendip.games.time_horizon.exchange_actions import AskEnergy, GiveEnergy
from serendip.games.time_horizon.offerings import (
    ACCEPT,
    ASK_ANY,
    ASK_FROM_TABLE,
    ASK_NAMED,
    CLOSE_OFFERS,
    COUNTER,
    DECLINE,
    DROP_DRAFT,
    GIVE_FROM_TABLE,
    GIVE_HIDDEN,
    GIVE_NAMED,
    HAND_OVER,
    LEAVE_STANDING,
    LET_BE,
    OFFER_EXCHANGE,
    PROPOSE,
    WITHDRAW,
)
from serendip.games.time_horizon.rules.asking import asked_by_stage
from serendip.games.time_horizon.rules.exchange import MOST_VAIN, can_fulfil, drafted, open_offer
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.terms import ANY


def offer_interruption(state: TimeHorizon, seat: int) -> list[Action]:
    """Return what a player can do who shares the place of the one at turn; nothing if that is not so."""
    if not asked_by_stage(state) >> seat & 1:
        return []
    return [OFFER_EXCHANGE[state.at_turn], LET_BE]


def offer_draft(state: TimeHorizon, seat: int) -> list[Action]:
    """Return what can be added to a draft. Nobody gives or asks for the last energy (TH-29b)."""
    draft = drafted(state, seat)
    other = draft.receiver
    offers: list[Action] = []
    if draft.energy == 0:
        if state.energy[seat] > 1:
            offers.append(GiveEnergy(1, 1, state.energy[seat] - 1))
        if state.energy[other] > 1:
            offers.append(AskEnergy(1, 1, state.energy[other] - 1))
    theirs = [KIND_OF[artifact] for artifact in state.cast_artifacts[other]]
    mine = [KIND_OF[artifact] for artifact in state.cast_artifacts[seat]]
    for artifact in state.cast_artifacts[seat]:
        kind = KIND_OF[artifact]
        if artifact not in draft.gives and kind not in theirs:
            offers.append(GIVE_FROM_TABLE[kind])
    for kind in sorted({KIND_OF[a] for a in state.held_artifacts[seat] if a not in draft.gives}):
        offers += [GIVE_NAMED[kind], GIVE_HIDDEN[kind]]
    for artifact in state.cast_artifacts[other]:
        kind = KIND_OF[artifact]
        if artifact not in draft.asks and kind not in mine:
            offers.append(ASK_FROM_TABLE[kind])
    if len(state.held_artifacts[other]) > sum([code >= ANY for code in draft.asks]):
        offers.append(ASK_ANY)
        offers += [ASK_NAMED[kind] for kind in range(len(ARTIFACTS))]
    if not draft.is_empty():
        offers.append(PROPOSE)
    offers.append(DROP_DRAFT)
    return offers


def offer_answers(state: TimeHorizon, seat: int) -> list[Action]:
    """Return what the two concerned can do about an open offer."""
    offer = open_offer(state)
    if state.handing_over is not None:
        if seat != offer.receiver:
            return []
        left = [artifact for artifact in state.held_artifacts[seat] if artifact not in state.handing_over]
        return [HAND_OVER[kind] for kind in sorted({KIND_OF[artifact] for artifact in left})]
    if seat == offer.proposer:
        return [] if state.left_standing else [WITHDRAW, LEAVE_STANDING]
    if seat != offer.receiver:
        return []
    if state.drafts[seat] is not None:
        return offer_draft(state, seat)
    offers: list[Action] = [ACCEPT] if can_fulfil(state, offer) else []
    offers.append(DECLINE)
    if state.vain < MOST_VAIN:
        offers.append(COUNTER)
    offers.append(CLOSE_OFFERS)
    return offers
