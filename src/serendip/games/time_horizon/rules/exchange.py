"""Exchange between players in the same place: draft, propose, answer (TH-29, TH-68).

A draft is private. An offer stops the turn until it is answered or withdrawn. The receiver sees everything but the
names of what is given unnamed; the others see energy, artifacts from the table, and how many cards of the hands.
"""

from typing import Final

from serendip.core.action import Action
from serendip.core.entry import ALL
from serendip.games.time_horizon.components import ARTIFACTS, KIND_NUMBER, KIND_OF
from serendip.games.time_horizon.exchange_actions import (
    AskEnergy,
    AskFromTable,
    AskNamed,
    GiveEnergy,
    GiveFromTable,
    GiveHidden,
    GiveNamed,
    HandOver,
    OfferExchange,
)
from serendip.games.time_horizon.rules.activity import of_kind
from serendip.games.time_horizon.rules.organising import clear_plan
from serendip.games.time_horizon.state import OUT, TURN, TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED, Terms
from serendip.games.time_horizon.words import (
    CLOSES,
    DECLINES,
    EXCHANGES,
    OPENS,
    PROPOSES,
    PROPOSES_NAMED,
    RECEIVES,
    WITHDRAWS,
)

MOST_VAIN: Final = 3
"""After so many offers that came to nothing a player makes no more in this turn (TH-29c)."""


def came_to_nothing(state: TimeHorizon, seat: int) -> None:
    """Count a draft put away, or an offer withdrawn or declined; who only interrupted is not asked again."""
    state.fuss[seat] += 1
    if seat == state.at_turn:
        state.vain += 1
    else:
        state.let_be |= 1 << seat


def partners(state: TimeHorizon, seat: int) -> list[int]:
    """Return whom a player may offer an exchange now: on either's turn, in the same place, taking offers."""
    here = state.pawn[seat]
    if here == OUT or state.stage != TURN or (seat == state.at_turn and state.vain >= MOST_VAIN):
        return []
    if seat != state.at_turn:
        other = state.at_turn
        return [other] if state.pawn[other] == here and state.takes_offers[other] else []
    return [
        other
        for other in range(state.seats)
        if other != seat and state.pawn[other] == here and state.takes_offers[other]
    ]


def may_interrupt(state: TimeHorizon) -> int:
    """Return a bit for each seat that is asked whether it offers the player at turn something.

    Nobody is asked who takes no offers, who has let it be, or where neither has an artifact.
    """
    here = state.pawn[state.at_turn]
    if not state.takes_offers[state.at_turn]:
        return 0
    rich = bool(state.held_artifacts[state.at_turn] or state.cast_artifacts[state.at_turn])
    found = 0
    for seat in range(state.seats):
        if (
            seat != state.at_turn
            and state.pawn[seat] == here
            and state.takes_offers[seat]
            and not state.let_be >> seat & 1
            and (rich or state.held_artifacts[seat] or state.cast_artifacts[seat])
        ):
            found |= 1 << seat
    return found


def offer_exchange(state: TimeHorizon, seat: int, action: OfferExchange) -> None:
    """Begin a draft."""
    state.drafts[seat] = Terms(seat, action.player, 0, (), 0, ())


def drafted(state: TimeHorizon, seat: int) -> Terms:
    """Return the draft of a seat that has one."""
    draft = state.drafts[seat]
    assert draft is not None
    return draft


def let_be(state: TimeHorizon, seat: int, action: Action) -> None:
    """Not be asked again in this turn."""
    state.let_be |= 1 << seat


def give_energy(state: TimeHorizon, seat: int, action: GiveEnergy) -> None:
    """Offer energy."""
    state.drafts[seat] = drafted(state, seat).with_energy(action.number)


def ask_energy(state: TimeHorizon, seat: int, action: AskEnergy) -> None:
    """Ask for energy."""
    state.drafts[seat] = drafted(state, seat).with_energy(-action.number)


def give_from_table(state: TimeHorizon, seat: int, action: GiveFromTable) -> None:
    """Offer a cast artifact."""
    artifact = of_kind(state.cast_artifacts[seat], KIND_NUMBER[action.artifact])
    state.drafts[seat] = drafted(state, seat).giving(artifact, False)


def give_named(state: TimeHorizon, seat: int, action: GiveNamed) -> None:
    """Offer an artifact from hand by name."""
    give_from_hand(state, seat, action.artifact, True)


def give_hidden(state: TimeHorizon, seat: int, action: GiveHidden) -> None:
    """Offer an artifact from hand unnamed."""
    give_from_hand(state, seat, action.artifact, False)


def give_from_hand(state: TimeHorizon, seat: int, name: str, shown: bool) -> None:
    """Add an artifact from hand to the draft."""
    draft = drafted(state, seat)
    left = [artifact for artifact in state.held_artifacts[seat] if artifact not in draft.gives]
    state.drafts[seat] = draft.giving(of_kind(left, KIND_NUMBER[name]), shown)


def ask_from_table(state: TimeHorizon, seat: int, action: AskFromTable) -> None:
    """Ask for a cast artifact."""
    draft = drafted(state, seat)
    artifact = of_kind(state.cast_artifacts[draft.receiver], KIND_NUMBER[action.artifact])
    state.drafts[seat] = draft.asking(artifact)


def ask_named(state: TimeHorizon, seat: int, action: AskNamed) -> None:
    """Ask for an artifact from the other's hand by name."""
    state.drafts[seat] = drafted(state, seat).asking(NAMED + KIND_NUMBER[action.artifact])


def ask_any(state: TimeHorizon, seat: int, action: Action) -> None:
    """Ask for an artifact from the other's hand."""
    state.drafts[seat] = drafted(state, seat).asking(ANY)


def drop_draft(state: TimeHorizon, seat: int, action: Action) -> None:
    """Put the draft away."""
    state.drafts[seat] = None
    if state.offer is None:
        came_to_nothing(state, seat)


def propose(state: TimeHorizon, seat: int, action: Action) -> None:
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
    if hand_gives(state, terms) or any(code >= ANY for code in terms.asks):
        for viewer in (seat, terms.receiver):
            told = (gives_in_words(state, terms, viewer), asks_in_words(terms, viewer))
            state.tell(PROPOSES_NAMED, told, 1 << viewer)
    for artifact in terms.gives:
        if terms.shown >> artifact & 1:
            state.may_hold[terms.receiver][artifact] = 1 << seat


def hand_gives(state: TimeHorizon, terms: Terms) -> list[int]:
    """Return the artifacts that the proposer gives from hand."""
    return [artifact for artifact in terms.gives if artifact in state.held_artifacts[terms.proposer]]


def gives_in_words(state: TimeHorizon, terms: Terms, viewer: int | None) -> tuple[str, ...]:
    """Return what the proposer gives, as a viewer may know it."""
    words = [f"{terms.energy} energy"] if terms.energy > 0 else []
    from_hand = hand_gives(state, terms)
    for artifact in terms.gives:
        name = ARTIFACTS[KIND_OF[artifact]]
        if artifact not in from_hand:
            words.append(name)
        elif viewer == terms.proposer or (viewer == terms.receiver and terms.shown >> artifact & 1):
            words.append(f"{name} from hand")
        else:
            words.append("an artifact from hand")
    return tuple(words)


def asks_in_words(terms: Terms, viewer: int | None) -> tuple[str, ...]:
    """Return what the proposer asks for, as a viewer may know it."""
    words = [f"{-terms.energy} energy"] if terms.energy < 0 else []
    concerned = viewer is not None and viewer in (terms.proposer, terms.receiver)
    for code in terms.asks:
        if code < ANY:
            words.append(ARTIFACTS[KIND_OF[code]])
        elif code == ANY or not concerned:
            words.append("an artifact from hand")
        else:
            words.append(f"{ARTIFACTS[code - NAMED]} from hand")
    return tuple(words)


def open_offer(state: TimeHorizon) -> Terms:
    """Return the offer that is open."""
    offer = state.offer
    assert offer is not None
    return offer


def close_offer(state: TimeHorizon) -> None:
    """The offer is off the table."""
    offer = open_offer(state)
    state.drafts[offer.receiver] = None
    state.offer = None
    state.left_standing = False
    state.handing_over = None


def withdraw(state: TimeHorizon, seat: int, action: Action) -> None:
    """Take one's offer back."""
    close_offer(state)
    came_to_nothing(state, seat)
    state.tell(WITHDRAWS, (seat,))


def leave_standing(state: TimeHorizon, seat: int, action: Action) -> None:
    """Wait for the answer."""
    state.left_standing = True


def decline(state: TimeHorizon, seat: int, action: Action) -> None:
    """Say no."""
    came_to_nothing(state, open_offer(state).proposer)
    close_offer(state)
    state.tell(DECLINES, (seat,))


def counter(state: TimeHorizon, seat: int, action: Action) -> None:
    """Draft another offer; the open one stands until it is made."""
    state.drafts[seat] = Terms(seat, open_offer(state).proposer, 0, (), 0, ())


def can_fulfil(state: TimeHorizon, terms: Terms) -> bool:
    """Say whether the receiver has what is asked for."""
    if -terms.energy >= state.energy[terms.receiver]:
        return False
    kinds = [KIND_OF[artifact] for artifact in state.held_artifacts[terms.receiver]]
    for code in terms.asks:
        if code >= NAMED:
            if code - NAMED not in kinds:
                return False
            kinds.remove(code - NAMED)
    return len(kinds) >= sum([code == ANY for code in terms.asks])


def accept(state: TimeHorizon, seat: int, action: Action) -> None:
    """Say yes; what was asked for by name is set aside, the rest is chosen."""
    terms = open_offer(state)
    chosen: list[int] = []
    for code in terms.asks:
        if code >= NAMED:
            left = [artifact for artifact in state.held_artifacts[seat] if artifact not in chosen]
            chosen.append(of_kind(left, code - NAMED))
            state.may_hold[terms.proposer][chosen[-1]] = 1 << seat
    state.handing_over = chosen
    state.drafts[seat] = None
    complete(state)


def hand_over(state: TimeHorizon, seat: int, action: HandOver) -> None:
    """Choose an artifact that was asked for unnamed."""
    chosen = state.handing_over
    assert chosen is not None
    left = [artifact for artifact in state.held_artifacts[seat] if artifact not in chosen]
    chosen.append(of_kind(left, KIND_NUMBER[action.artifact]))
    complete(state)


def complete(state: TimeHorizon) -> None:
    """Carry the exchange out once all that is asked for is chosen."""
    terms = open_offer(state)
    chosen = state.handing_over
    assert chosen is not None
    if len(chosen) < sum([code >= ANY for code in terms.asks]):
        return
    giver, receiver = terms.proposer, terms.receiver
    state.tell(EXCHANGES, (receiver,))
    state.energy[giver] -= terms.energy
    state.energy[receiver] += terms.energy
    from_hand = hand_gives(state, terms)
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


def close_offers(state: TimeHorizon, seat: int, action: Action) -> None:
    """Take no offers from now on."""
    state.takes_offers[seat] = False
    if state.offer is not None and state.offer.receiver == seat:
        decline(state, seat, action)
    if state.at_turn == seat:
        state.switched = True
    state.tell(CLOSES, (seat,), ALL)


def open_offers(state: TimeHorizon, seat: int, action: Action) -> None:
    """Take offers again."""
    state.takes_offers[seat] = True
    state.switched = True
    state.tell(OPENS, (seat,), ALL)
