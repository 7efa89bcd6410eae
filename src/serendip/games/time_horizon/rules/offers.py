"""Every legal action in every situation."""

from serendip.core.action import Action
from serendip.games.time_horizon.actions import DrawLink
from serendip.games.time_horizon.artifacts import (
    collapse_generator,
    collector,
    hole_in_the_box,
    lachesis_needle,
    symmetrical_stabilizer,
    tangle_of_fates,
)
from serendip.games.time_horizon.artifacts.casting import may_cast
from serendip.games.time_horizon.components import (
    AMPLIFICATIONS,
    AMPLIFIER,
    EXPENSE,
    GUN,
    ITEMS,
    KIND_OF,
    LINK,
    MOST_LINK,
    MOVE_COST,
    ORGANISE_COST,
    PEACEFUL_ROUNDS,
    ROTATIONS,
    STORAGE,
    STRONG_COST,
    TANGLE,
)
from serendip.games.time_horizon.continuum import BORDER, FAR, NEIGHBOUR, NEIGHBOURS
from serendip.games.time_horizon.offerings import (
    AMPLIFY,
    AMPLIFY_NEEDLE,
    ATTACK,
    BUY,
    CAST,
    CHOOSE_EVENT,
    CLOSE_OFFERS,
    DISCHARGE,
    EMPTY_STORAGE,
    END_TURN,
    ENTER_WORMHOLE,
    EXTRACT,
    FLEE,
    LEAVE_WORMHOLE,
    LINK_NAMES,
    MOVE,
    NAME_ARC,
    NEXT_VICTIM,
    OFFER_EXCHANGE,
    OPEN_OFFERS,
    ORGANISE,
    PLACE,
    PUT_BACK,
    REFRAIN,
    SPEND_LAST,
    STRONG_IMPACT,
    WEAK_IMPACT,
)
from serendip.games.time_horizon.rules.exchange import partners
from serendip.games.time_horizon.rules.exchange_offers import offer_answers, offer_draft, offer_interruption
from serendip.games.time_horizon.rules.items import price
from serendip.games.time_horizon.rules.movement import has_generator, speed
from serendip.games.time_horizon.rules.organising import has_backward_link, is_free, links_left, may_stand, nameable
from serendip.games.time_horizon.rules.realisation import refuges
from serendip.games.time_horizon.rules.swapping import offer_swaps
from serendip.games.time_horizon.state import (
    ANNIHILATING,
    BETTING,
    FLEEING,
    JUMPING,
    LINKING,
    NAMING,
    NO_PLAN,
    PLACING,
    SWAPPING,
    TURN,
    TimeHorizon,
)


def legal(state: TimeHorizon, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked."""
    choices: list[Action] = [CHOOSE_EVENT[card] for card in state.pending[seat]]
    if state.held[seat] is not None:
        return [*choices, SPEND_LAST, REFRAIN]
    stage = state.stage
    if stage == TURN:
        if state.offer is not None:
            return choices + offer_answers(state, seat)
        if state.drafts[seat] is not None:
            return choices + offer_draft(state, seat)
        if seat != state.at_turn:
            return choices + offer_interruption(state, seat)
        if choices:
            return choices
        if state.plan:
            return offer_plan(state, seat)
        return offer_turn(state, seat)
    if stage == FLEEING:
        if state.fleeing[0] == seat:
            choices += [FLEE[node] for node in refuges(state, seat)]
    elif stage == BETTING:
        if tangle_of_fates.tokens_left(state, seat) > 0:
            choices += tangle_of_fates.offer_bets(state, seat)
    elif stage == ANNIHILATING:
        if state.annihilator == seat:
            choices += [NEXT_VICTIM[victim] for victim in hole_in_the_box.nearest(state)]
    elif stage == SWAPPING:
        return offer_swaps(state, seat)
    return choices


def offer_turn(state: TimeHorizon, seat: int) -> list[Action]:
    """Return what the player at turn can do or begin."""
    here = state.pawn[seat]
    energy = state.energy[seat]
    offers: list[Action] = []
    if state.moves < speed(state, seat):
        offer_moves(state, seat, here, offers)
    if state.activity:
        offers.append(EXTRACT)
        if here != FAR and state.event[here] >= 0:
            offers += WEAK_IMPACT
            if energy >= STRONG_COST:
                offers += STRONG_IMPACT
        elif state.activity == 2 and energy >= ORGANISE_COST and is_free(state, here):
            for card in state.hands[seat]:
                if may_stand(state, card, here):
                    offers.append(ORGANISE[card])
    if not state.bought:
        for item in range(len(ITEMS)):
            cost = price(state, seat, item)
            if 0 <= cost <= energy:
                offers.append(BUY[item])
    if state.items[STORAGE][seat] and state.stored[seat]:
        offers.append(EMPTY_STORAGE)
    if state.items[AMPLIFIER][seat] and state.amplified < AMPLIFICATIONS and here != FAR:
        offer_links(state, here, offers)
    offer_neighbours(state, seat, here, offers)
    if state.held_artifacts[seat] or state.cast_artifacts[seat]:
        offer_artifacts(state, seat, offers)
    if not state.switched:
        offers.append(CLOSE_OFFERS if state.takes_offers[seat] else OPEN_OFFERS)
    offers.append(END_TURN)
    return offers


def offer_moves(state: TimeHorizon, seat: int, here: int, offers: list[Action]) -> None:
    """Offer the neighbouring nodes that the Now has not passed, and wormholes."""
    if state.energy[seat] < MOVE_COST:
        return
    now = state.now
    if here != FAR:
        for node in NEIGHBOURS[here]:
            if node >= now:
                offers.append(MOVE[node])
    if state.wormholes and has_generator(state, seat):
        if here == FAR:
            offers += [LEAVE_WORMHOLE[node] for node in sorted(set(state.wormholes))]
        elif here in state.wormholes:
            offers.append(ENTER_WORMHOLE)


def offer_links(state: TimeHorizon, here: int, offers: list[Action]) -> None:
    """Offer the links of one's node that can be made stronger."""
    for number in range(6 * here, 6 * here + 6):
        border = BORDER[number]
        if border >= 0 and state.border[border] and state.strength[border] < MOST_LINK:
            offers.append(AMPLIFY[NEIGHBOUR[number]])
    for start, end, _, strength in state.needles:
        if strength < MOST_LINK:
            if start == here:
                offers.append(AMPLIFY_NEEDLE[end])
            elif end == here:
                offers.append(AMPLIFY_NEEDLE[start])


def offer_neighbours(state: TimeHorizon, seat: int, here: int, offers: list[Action]) -> None:
    """Offer what can be done with other players in the same place."""
    gun = state.items[GUN][seat]
    armed = gun and not state.attacked and state.round > PEACEFUL_ROUNDS and state.energy[seat] >= EXPENSE[gun]
    pawns = state.pawn
    company = False
    for other in range(state.seats):
        if pawns[other] == here and other != seat:
            company = True
            if armed:
                offers.append(ATTACK[other])
    if company:
        offers += [OFFER_EXCHANGE[other] for other in partners(state, seat)]


def offer_artifacts(state: TimeHorizon, seat: int, offers: list[Action]) -> None:
    """Offer to discharge, cast and use artifacts."""
    kinds = sorted({KIND_OF[artifact] for artifact in state.held_artifacts[seat]})
    for kind in kinds:
        if not state.discharged:
            offers.append(DISCHARGE[kind])
        if kind != TANGLE and may_cast(state, seat, kind):
            offers.append(CAST[kind])
    tangle_of_fates.offer(state, seat, offers)
    if state.cast_artifacts[seat]:
        collapse_generator.offer(state, seat, offers)
        hole_in_the_box.offer(state, seat, offers)
        collector.offer(state, seat, offers)
        lachesis_needle.offer(state, seat, offers)
        symmetrical_stabilizer.offer(state, seat, offers)


def offer_plan(state: TimeHorizon, seat: int) -> list[Action]:
    """Return how to go on with what was begun."""
    plan = state.plan
    node = state.pawn[seat]
    if plan == PLACING:
        offers: list[Action] = []
        for rotation in ROTATIONS[state.plan_card][node]:
            offers += PLACE[rotation]
        offers.append(PUT_BACK)
        return offers
    if plan == LINKING:
        return offer_logistic(state, node)
    if plan == NAMING:
        return [*[NAME_ARC[colour][side] for colour, side in nameable(state, seat)], PUT_BACK]
    if plan == JUMPING:
        return collapse_generator.offer_targets(state, seat)
    assert plan != NO_PLAN
    return lachesis_needle.offer_targets(state, seat)


def offer_logistic(state: TimeHorizon, node: int) -> list[Action]:
    """Return the links that the Logistic can still be given, and laying it down once one leads back."""
    offers: list[Action] = []
    most = min(MOST_LINK, links_left(state))
    if most >= LINK:
        for side in range(6):
            if state.plan_links[side] == 0:
                offers.append(DrawLink(LINK, LINK, most, side, LINK_NAMES[1]))
                offers.append(DrawLink(LINK, LINK, most, side, LINK_NAMES[-1]))
    if has_backward_link(state, node):
        offers += PLACE[0]
    offers.append(PUT_BACK)
    return offers
