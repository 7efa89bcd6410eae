"""Drafting an offer: energy and artifacts, given and asked for, until it is made an offer (TH-29, TH-29b).

Whatever is in a draft can be taken out again, and energy be named anew; a draft that is put away is no offer.
"""

from typing import Final, TypeAlias

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.time_horizon.cards.using import of_kind
from serendip.games.time_horizon.components import KIND_NUMBER, KIND_OF
from serendip.games.time_horizon.exchange_actions import (
    AskAny,
    AskEnergy,
    AskFromTable,
    AskNamed,
    DontAsk,
    DontGive,
    DropDraft,
    GiveEnergy,
    GiveFromTable,
    GiveHidden,
    GiveNamed,
    Propose,
)
from serendip.games.time_horizon.offerings import (
    ASK_ANY,
    ASK_FROM_TABLE,
    ASK_NAMED,
    DROP_DRAFT,
    GIVE_FROM_TABLE,
    GIVE_HIDDEN,
    GIVE_NAMED,
    PROPOSE,
)
from serendip.games.time_horizon.rules.asked_for import DRAFTS
from serendip.games.time_horizon.rules.exchange import came_to_nothing
from serendip.games.time_horizon.rules.plans import clear_plan
from serendip.games.time_horizon.rules.terms_in_words import asks_in_words, given_from_hand, gives_in_words
from serendip.games.time_horizon.state import NONE, TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED, Terms
from serendip.games.time_horizon.words import (
    EMPTY_OFFER,
    IN_DRAFT,
    KEEPS_LAST,
    NO_ARTIFACT,
    NO_SUCH_ARTIFACT,
    NOT_CAST,
    NOT_IN_DRAFT,
    NOT_THEIRS,
    NOTHING_IN_HAND,
    PROPOSES,
    PROPOSES_NAMED,
    SAME_CAST,
    SAME_THERE,
    WRONG_NUMBER,
)

_Energy: TypeAlias = GiveEnergy | AskEnergy
_Table: TypeAlias = GiveFromTable | AskFromTable
_Hand: TypeAlias = GiveNamed | GiveHidden
_Dont: TypeAlias = DontGive | DontAsk
_Draft: TypeAlias = _Energy | _Table | _Hand | AskNamed | AskAny | _Dont | Propose | DropDraft

ACTIONS: Final = (
    GiveEnergy, AskEnergy, GiveFromTable, GiveNamed, GiveHidden, AskFromTable, AskNamed, AskAny, DontGive, DontAsk,
    Propose, DropDraft,
)  # fmt: skip
STAGES: Final = (DRAFTS,)


def drafted(state: TimeHorizon, seat: int) -> Terms:
    """Return the draft of a seat that has one."""
    draft = state.drafts[seat]
    assert draft is not None
    return draft


def most_energy(state: TimeHorizon, giver: int) -> int:
    """Return how much energy one of the two can give: never the last (TH-29b)."""
    return state.energy[giver] - 1


def kinds_on_table(state: TimeHorizon, seat: int) -> list[int]:
    """Return the kinds of the artifacts that a player has cast."""
    return [KIND_OF[artifact] for artifact in state.cast_artifacts[seat]]


def kinds_to_pass(state: TimeHorizon, drawn: tuple[int, ...], giver: int, receiver: int) -> list[int]:
    """Return the kinds on the giver's table that are not in the draft and that the receiver has not cast (TH-29b)."""
    theirs = kinds_on_table(state, receiver)
    return [
        KIND_OF[artifact]
        for artifact in state.cast_artifacts[giver]
        if artifact not in drawn and KIND_OF[artifact] not in theirs
    ]


def kinds_in_hand(state: TimeHorizon, seat: int, draft: Terms) -> list[int]:
    """Return the kinds of the artifacts in hand that are not in the draft."""
    return sorted({KIND_OF[artifact] for artifact in state.held_artifacts[seat] if artifact not in draft.gives})


def may_ask_from_hand(state: TimeHorizon, draft: Terms) -> bool:
    """Say whether the other player has more artifacts in hand than were asked for."""
    return len(state.held_artifacts[draft.receiver]) > sum([code >= ANY for code in draft.asks])


def parts_of(state: TimeHorizon, draft: Terms, action: _Dont) -> tuple[str, ...]:
    """Return what is on that side of a draft, in words: energy first, if there is any."""
    seat = draft.proposer
    return gives_in_words(state, draft, seat) if isinstance(action, DontGive) else asks_in_words(draft, seat)


def offer(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer what can be added to the draft, making it an offer, and putting it away."""
    draft = drafted(state, seat)
    other = draft.receiver
    most = most_energy(state, seat)
    if most > 0:
        offers.append(GiveEnergy(1, 1, most))
    most = most_energy(state, other)
    if most > 0:
        offers.append(AskEnergy(1, 1, most))
    for kind in kinds_to_pass(state, draft.gives, seat, other):
        offers.append(GIVE_FROM_TABLE[kind])
    for kind in kinds_in_hand(state, seat, draft):
        offers += (GIVE_NAMED[kind], GIVE_HIDDEN[kind])
    for kind in kinds_to_pass(state, draft.asks, other, seat):
        offers.append(ASK_FROM_TABLE[kind])
    if may_ask_from_hand(state, draft):
        offers.append(ASK_ANY)
        offers += ASK_NAMED
    if not draft.is_empty():
        for part in dict.fromkeys(gives_in_words(state, draft, seat)):
            offers.append(DontGive(part))
        for part in dict.fromkeys(asks_in_words(draft, seat)):
            offers.append(DontAsk(part))
        offers.append(PROPOSE)
    offers.append(DROP_DRAFT)


def why_not(state: TimeHorizon, seat: int, action: _Draft) -> Said | None:
    """Return why something can't be put into the draft, or the draft not be made an offer."""
    draft = drafted(state, seat)
    if isinstance(action, DropDraft):
        return None
    if isinstance(action, Propose):
        return Said(EMPTY_OFFER) if draft.is_empty() else None
    if isinstance(action, (GiveEnergy, AskEnergy)):
        return _why_not_energy(state, seat, draft, action)
    if isinstance(action, (DontGive, DontAsk)):
        return None if action.part in parts_of(state, draft, action) else Said(NOT_IN_DRAFT, (action.part,))
    if isinstance(action, AskAny):
        return None if may_ask_from_hand(state, draft) else Said(NOTHING_IN_HAND, (draft.receiver,))
    kind = KIND_NUMBER.get(action.artifact, NONE)
    if kind == NONE:
        return Said(NO_SUCH_ARTIFACT)
    if isinstance(action, AskNamed):
        return None if may_ask_from_hand(state, draft) else Said(NOTHING_IN_HAND, (draft.receiver,))
    if isinstance(action, (GiveNamed, GiveHidden)):
        if kind in kinds_in_hand(state, seat, draft):
            return None
        held = of_kind(state.held_artifacts[seat], kind) >= 0
        return Said(IN_DRAFT if held else NO_ARTIFACT, (action.artifact,))
    return _why_not_from_table(state, seat, draft, action, kind)


def _why_not_energy(state: TimeHorizon, seat: int, draft: Terms, action: _Energy) -> Said | None:
    giver = seat if isinstance(action, GiveEnergy) else draft.receiver
    most = most_energy(state, giver)
    if most <= 0:
        return Said(KEEPS_LAST, (giver,))
    return None if (action.least, action.most) == (1, most) and action.fits() else Said(WRONG_NUMBER, (1, most))


def _why_not_from_table(state: TimeHorizon, seat: int, draft: Terms, action: _Table, kind: int) -> Said | None:
    other = draft.receiver
    if isinstance(action, GiveFromTable):
        if kind in kinds_to_pass(state, draft.gives, seat, other):
            return None
        if kind not in kinds_on_table(state, seat):
            return Said(NOT_CAST, (action.artifact,))
        if kind in kinds_on_table(state, other):
            return Said(SAME_THERE, (other, action.artifact))
        return Said(IN_DRAFT, (action.artifact,))
    if kind in kinds_to_pass(state, draft.asks, other, seat):
        return None
    if kind not in kinds_on_table(state, other):
        return Said(NOT_THEIRS, (other, action.artifact))
    return Said(SAME_CAST if kind in kinds_on_table(state, seat) else IN_DRAFT, (action.artifact,))


def play(state: TimeHorizon, seat: int, action: _Draft) -> None:
    """Add to the draft, put it away, or make it an offer."""
    if isinstance(action, Propose):
        propose(state, seat)
    elif isinstance(action, DropDraft):
        state.drafts[seat] = None
        state.fuss[seat] += 1
    elif isinstance(action, (DontGive, DontAsk)):
        state.drafts[seat] = _without(state, drafted(state, seat), action)
        state.fuss[seat] += 1
    else:
        state.drafts[seat] = _with(state, seat, drafted(state, seat), action)


def _with(state: TimeHorizon, seat: int, draft: Terms, action: _Energy | _Table | _Hand | AskNamed | AskAny) -> Terms:
    """Return a draft with one more part."""
    if isinstance(action, GiveEnergy):
        return draft.with_energy(action.number)
    if isinstance(action, AskEnergy):
        return draft.with_energy(-action.number)
    if isinstance(action, AskAny):
        return draft.asking(ANY)
    kind = KIND_NUMBER[action.artifact]
    if isinstance(action, AskNamed):
        return draft.asking(NAMED + kind)
    if isinstance(action, GiveFromTable):
        return draft.giving(of_kind(state.cast_artifacts[seat], kind), False)
    if isinstance(action, AskFromTable):
        return draft.asking(of_kind(state.cast_artifacts[draft.receiver], kind))
    left = [artifact for artifact in state.held_artifacts[seat] if artifact not in draft.gives]
    return draft.giving(of_kind(left, kind), isinstance(action, GiveNamed))


def _without(state: TimeHorizon, draft: Terms, action: _Dont) -> Terms:
    """Return a draft with one part less."""
    place = parts_of(state, draft, action).index(action.part)
    if isinstance(action, DontGive):
        place -= draft.energy > 0
        return draft.with_energy(0) if place < 0 else draft.without(place)
    place -= draft.energy < 0
    return draft.with_energy(0) if place < 0 else draft.not_asking(place)


def propose(state: TimeHorizon, seat: int) -> None:
    """Make the draft an offer; what is named is now known to the receiver."""
    terms = drafted(state, seat)
    if state.offer is not None:
        came_to_nothing(state, state.offer.proposer)
    state.drafts[seat] = None
    state.drafts[terms.receiver] = None
    state.offer = terms
    state.left_standing = False
    state.sealed = terms.shown != 0
    # What the player at turn had begun may not be possible after the exchange.
    clear_plan(state)
    state.held[state.at_turn] = None
    state.tell(PROPOSES, (seat, terms.receiver, gives_in_words(state, terms, None), asks_in_words(terms, None)))
    if given_from_hand(state, terms) or any(code >= ANY for code in terms.asks):
        for viewer in (seat, terms.receiver):
            told = (gives_in_words(state, terms, viewer), asks_in_words(terms, viewer))
            state.tell(PROPOSES_NAMED, told, 1 << viewer)
    for artifact in terms.gives:
        if terms.shown >> artifact & 1:
            state.may_hold[terms.receiver][artifact] = 1 << seat
