"""Income foretold, item by item: what each card, the hull and the Events would pay on a hex (PD-20, PD-21, PD-52)."""

from typing import cast

from serendip.core.line import Line, Plain, Said
from serendip.core.shapes import Sentence
from serendip.games.pandorum.board import HEXES, TERRAINS
from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.components import (
    BASE,
    BY_OWN,
    BY_TERRAIN,
    BY_VOLCANOES,
    EVENTS,
    FOREPART_QUIDS,
    FOREPARTS,
    HULLS,
    PAYS,
    PAYS_BY,
    PAYS_ON,
    WORTH,
)
from serendip.games.pandorum.rules.events import live_events
from serendip.games.pandorum.rules.ground import kind_of, owner_of
from serendip.games.pandorum.rules.rates import hull_level, hull_works
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.seen.shapes import Item
from serendip.games.pandorum.state import FIRST_STRUCTURE, VOLCANO, Pandorum
from serendip.games.pandorum.words import (
    INCOME_BASE,
    INCOME_DRILL,
    INCOME_EVENT,
    INCOME_HULL,
    INCOME_MODULE,
    INCOME_ROB,
    INCOME_ROB_MAXIMUS,
    INCOME_TERRAIN,
    INCOME_VOLCANO,
)


def item(quids: int, line: Line, *args: Plain) -> Item:
    """Return a part of an income; the amount fills the line's last gap."""
    return {"quids": quids, "said": cast("Sentence", Said(line, (*args, quids)).to_json())}


def card_items(state: Pandorum, player: int, hex: int, card: int, drilling: bool) -> list[Item]:
    """Return where the pay of one card comes from."""
    by = PAYS_BY[card]
    pays = PAYS[card]
    found: list[Item] = []
    if by == BY_TERRAIN:
        if drilling:
            found.append(item(FOREPART_QUIDS[state.forepart[player]], INCOME_DRILL, FOREPARTS[state.forepart[player]]))
        elif state.terrain[hex] == PAYS_ON[card]:
            found.append(item(pays, INCOME_TERRAIN, TERRAINS[state.terrain[hex]]))
        return found
    if by in (BY_VOLCANOES, BY_OWN):
        for other in state.near[hex]:
            holds = state.on[other]
            if by == BY_VOLCANOES and holds == VOLCANO:
                found.append(item(pays, INCOME_VOLCANO, other))
            elif by == BY_OWN and holds >= FIRST_STRUCTURE and owner_of(holds) == player:
                kind = kind_of(holds)
                found.append(item(pays * WORTH[kind], INCOME_BASE if kind == BASE else INCOME_MODULE, other))
        return found
    for owner in range(state.players):
        number = state.structures_near[owner * HEXES + hex]
        if owner != player and number:
            quids = min(pays * number, state.quids[owner])
            if is_maximus(state, owner):
                found.append(item(quids, INCOME_ROB_MAXIMUS, number))
            else:
                found.append(item(quids, INCOME_ROB, owner, number))
    return found


def event_items(state: Pandorum, player: int, hex: int, card: int, used: list[int]) -> list[Item]:
    """Return what Events would pay for one more card of a type, beside what it pays itself."""
    return [item(quids, INCOME_EVENT, EVENTS[event]) for event, quids in extras(state, player, hex, card, used)]


def extras(state: Pandorum, player: int, hex: int, card: int, used: list[int]) -> list[tuple[int, int]]:
    """Return the Events that pay for one more card of a type, as far as their Quids go, and how much."""
    found: list[tuple[int, int]] = []
    for event in live_events(state):
        if not EVENT_OF[event].counts_cards:
            continue
        more = used[:]
        more[card] += 1
        quids = event_pays(state, event, player, hex, more, 0) - event_pays(state, event, player, hex, used, 0)
        if quids:
            found.append((event, quids))
    return found


def event_pays(state: Pandorum, event: int, player: int, hex: int, used: list[int], earned: int) -> int:
    """Return what an Event would pay for a construction with such cards: no more than lies on it (PD-52)."""
    quids = EVENT_OF[event].for_building(state, player, hex, used, earned)
    return min(quids, state.pools[state.events.index(event)])


def bonus_items(state: Pandorum, player: int, hex: int, used: list[int], earned: int) -> list[Item]:
    """Return what hull and Events would pay for a construction with such cards if it were finished."""
    found: list[Item] = []
    if not is_maximus(state, player) and hull_works(state, player, hex):
        level = hull_level(state, player)
        found.append(item(level, INCOME_HULL, HULLS[state.hull[player]], level))
    for event in live_events(state):
        quids = event_pays(state, event, player, hex, used, earned)
        if quids:
            found.append(item(quids, INCOME_EVENT, EVENTS[event]))
    return found


def total(items: list[Item]) -> int:
    """Return the sum of an income."""
    return sum([part["quids"] for part in items])
