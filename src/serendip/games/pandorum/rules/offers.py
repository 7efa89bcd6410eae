"""Every legal action in every situation."""

from serendip.core.action import Action
from serendip.games.pandorum.board import LANDING_PAD
from serendip.games.pandorum.cards import MONOLITH_OF, card_of
from serendip.games.pandorum.components import (
    BASE,
    EVENT_NUMBER,
    LEAST_CARDS,
    MODULE,
    MOST_CARDS,
    SLOTS,
    STEPS,
    TYPES,
)
from serendip.games.pandorum.offerings import (
    BUILD,
    CROSS,
    END_TURN,
    FINISH,
    FREE_CROSS,
    FREE_MOVE,
    MOVE,
    PAY,
    PUT_BACK,
    REBUILD,
    TAKE_CARDS,
    USE_CARD,
    USE_MONOLITH,
)
from serendip.games.pandorum.rules.events import is_live
from serendip.games.pandorum.rules.foreparts import offer_forepart
from serendip.games.pandorum.rules.moving import city_pays, home_price, steps_of, way_price, ways_of
from serendip.games.pandorum.state import ACTING, BUILDING, NOTHING, PAYING, PUTTING_BACK, SUPPLY, Pandorum

NEW_ENGINES = EVENT_NUMBER["New Engines"]


def legal(state: Pandorum, seat: int) -> list[Action]:
    """Return every legal action of a seat that is asked."""
    offers: list[Action] = []
    if state.asks:
        player, source, step = state.asks[0]
        card_of(source).offer(state, player, step, offers)
        return offers
    stage = state.stage
    hand = state.hands[seat]
    if stage == PAYING:
        return [PAY[card] for card in range(TYPES) if hand[card]]
    if stage == PUTTING_BACK:
        return [PUT_BACK[card] for card in range(TYPES) if hand[card]]
    if stage == BUILDING:
        offer_cards(state, seat, offers)
        offer_forepart(state, seat, offers)
        return offers
    if stage == SUPPLY:
        market = state.market
        offers.extend([TAKE_CARDS[card] for card in range(TYPES) if market[card]])
    elif stage == ACTING:
        if not state.moved and not state.built:
            offer_moves(state, seat, offers)
        if not state.built:
            offer_structures(state, seat, offers)
    offer_forepart(state, seat, offers)
    offer_monoliths(state, seat, offers)
    if state.engines[seat]:
        offer_engines(state, seat, offers)
    if stage == ACTING:
        offers.append(END_TURN)
    return offers


def offer_moves(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer every hex in reach that can be paid for; a way across the dead city apart if it pays (PD-11)."""
    cards = sum(state.hands[seat])
    if cards == 0:
        return
    apart = city_pays(state)
    prices = [way_price(state, seat, borders) for borders in range(STEPS + 2)]
    for hex, plain, across in ways_of(state, seat, steps_of(state, seat)):
        borders = min(plain, across)
        cost = prices[borders]
        if cost > cards:
            continue
        if plain == borders or not apart:
            offers.append(MOVE[hex][cost])
        if apart and across == borders:
            offers.append(CROSS[hex][cost])
    home = home_price(state, seat)
    if 0 < home <= cards:
        offers.append(MOVE[LANDING_PAD][home])


def offer_structures(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer to build here (PD-13), or to rebuild (PD-68)."""
    holds = state.on[state.harvester[seat]]
    enough = sum(state.hands[seat]) >= LEAST_CARDS[BASE] and state.bases[seat] > 0
    if holds == NOTHING and not state.engine_moved:
        if state.modules[seat]:
            offers.append(BUILD[MODULE])
        if enough:
            offers.append(BUILD[BASE])
    elif state.stopped_on_own and enough:
        offers.append(REBUILD)


def offer_cards(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer the cards for a construction, and its end."""
    used = state.cards_used
    if used < MOST_CARDS[state.building]:
        hand = state.hands[seat]
        for card in range(TYPES):
            if hand[card]:
                row = USE_CARD[card]
                offers.extend([row[slot] for slot in range(SLOTS)])
    if used >= LEAST_CARDS[state.building]:
        offers.append(FINISH)


def offer_monoliths(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer the kept monoliths that would do something."""
    for number in sorted(state.monoliths[seat]):
        if MONOLITH_OF[number].can_be_used(state, seat):
            offers.append(USE_MONOLITH[number])


def offer_engines(state: Pandorum, seat: int, offers: list[Action]) -> None:
    """Offer free moves to hexes that hold something (PD-67)."""
    if not is_live(state, NEW_ENGINES):
        return
    apart = city_pays(state)
    for hex, plain, across in ways_of(state, seat, STEPS):
        if state.on[hex] == NOTHING:
            continue
        borders = min(plain, across)
        if plain == borders or not apart:
            offers.append(FREE_MOVE[hex])
        if apart and across == borders:
            offers.append(FREE_CROSS[hex])
