"""What lies ahead of the active player, for the view: hexes in reach with their price, and what building would pay.

All of it follows from what everybody sees.
"""

from serendip.games.pandorum.board import LANDING_PAD
from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.components import KINDS, LEAST_CARDS, MOST_CARDS, PROJECTS, TYPES
from serendip.games.pandorum.rules.events import live_events
from serendip.games.pandorum.rules.moving import city_pays, home_price, steps_of, way_prices, ways_of
from serendip.games.pandorum.rules.rates import card_pays, hull_pays
from serendip.games.pandorum.rules.reach import FAR
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.seen.forecast import bonus_items, card_items, event_items, event_pays, extras, total
from serendip.games.pandorum.seen.shapes import Construction, Move, SiteForecast
from serendip.games.pandorum.state import (
    ACTING,
    BUILDING,
    MARKER,
    NONE,
    NOTHING,
    PAYING,
    PUTTING_BACK,
    SUPPLY,
    Pandorum,
)

UNUSED = [0] * TYPES


def is_in_turn(state: Pandorum) -> bool:
    """Say whether a seat's turn is going on and not yet built in."""
    own = state.stage in (SUPPLY, PUTTING_BACK, ACTING, PAYING)
    return own and not state.built and not is_maximus(state, state.active)


def moves(state: Pandorum) -> list[Move]:
    """Return every hex that the active player can still move to: price, what each card would pay, and the bonus.

    While the dead city pays, a way around it and one across it have each their own price.
    """
    found: list[Move] = []
    if not is_in_turn(state) or state.moved:
        return found
    player = state.active
    apart = city_pays(state)
    prices = way_prices(state, player)
    for hex, plain, across in ways_of(state, player, steps_of(state, player)):
        move = _move(state, player, hex, prices[min(plain, across)])
        if apart and plain < FAR:
            move["around"] = prices[plain]
        if apart and across < FAR:
            move["across"] = prices[across]
        found.append(move)
    home = home_price(state, player)
    if home:
        found.append(_move(state, player, LANDING_PAD, home))
    return found


def _move(state: Pandorum, player: int, hex: int, price: int) -> Move:
    holds = state.on[hex]
    found: Move = {"hex": hex, "price": price, "free": holds == NOTHING}
    stopping = stop_pays(state, player, hex)
    if holds in (NOTHING, MARKER) or (stopping and state.bases[player]):
        found["pays"] = pays(state, player, hex, UNUSED)
        from_events = events_pay(state, player, hex)
        found["bonus"] = hull_pays(state, player, hex) + from_events
        if from_events:
            found["from_events"] = from_events
    gain = stopping + move_pays(state)
    if gain:
        found["gain"] = gain
    return found


def stop_pays(state: Pandorum, player: int, hex: int) -> int:
    """Return what Events pay for stopping on a hex; where Training does, a module can be rebuilt."""
    places = enumerate(state.events)
    return sum(
        [
            min(EVENT_OF[event].for_stopping(state, player, hex), state.pools[place])
            for place, event in places
            if state.turned_by[place] == NONE
        ]
    )


def move_pays(state: Pandorum) -> int:
    """Return what Events pay for any move that is paid for."""
    places = enumerate(state.events)
    return sum(
        [
            min(EVENT_OF[event].for_move(state), state.pools[place])
            for place, event in places
            if state.turned_by[place] == NONE
        ]
    )


def events_pay(state: Pandorum, player: int, hex: int) -> int:
    """Return what Events would pay for a construction on a hex, whatever its cards."""
    return sum([event_pays(state, event, player, hex, UNUSED, 0) for event in live_events(state)])


def pays(state: Pandorum, player: int, hex: int, used: list[int]) -> list[int]:
    """Return what one more card of each type would bring on a hex, in the order of types, Events' extras included."""
    found = [card_pays(state, player, hex, card, state.drilling) for card in range(TYPES)]
    if any(EVENT_OF[event].counts_cards for event in state.events):
        for card in range(TYPES):
            found[card] += sum([quids for _, quids in extras(state, player, hex, card, used)])
    return found


def site(state: Pandorum) -> SiteForecast | None:
    """Return the hex under the active player's Harvester, if it can be built on: each card's pay item by item."""
    building = state.stage == BUILDING
    if not building and not is_in_turn(state):
        return None
    player = state.active
    hex = state.harvester[player]
    if not building and (state.on[hex] != NOTHING or state.engine_moved) and not state.stopped_on_own:
        return None
    used = state.used if building else UNUSED
    earned = state.earned if building else 0
    return {
        "hex": hex,
        "pays": pays(state, player, hex, used),
        "cards": {
            PROJECTS[card]: [
                *card_items(state, player, hex, card, state.drilling),
                *event_items(state, player, hex, card, used),
            ]
            for card in range(TYPES)
        },
        "bonus": bonus_items(state, player, hex, used, earned),
    }


def construction(state: Pandorum) -> Construction | None:
    """Return the construction that goes on: what was used, what it has paid and would bring, what it may still take."""
    if state.stage != BUILDING:
        return None
    player = state.active
    hex = state.harvester[player]
    most = MOST_CARDS[state.building]
    return {
        "structure": KINDS[state.building],
        "hex": hex,
        "used": {PROJECTS[card]: state.used[card] for card in range(TYPES) if state.used[card]},
        "cards": state.cards_used,
        "least": LEAST_CARDS[state.building],
        "most": most,
        "room": most - state.cards_used,
        "earned": state.earned,
        "total": state.earned + total(bonus_items(state, player, hex, state.used, state.earned)),
        "drilling": state.drilling,
    }
