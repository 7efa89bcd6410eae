"""Income foretold, item by item: what each card, the hull and the Events would pay on a hex (PD-20, PD-21, PD-52)."""

from serendip.core.line import Line, Plain, Said
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
    TYPES,
    WORTH,
)
from serendip.games.pandorum.rules.events import live_events
from serendip.games.pandorum.rules.ground import kind_of, owner_of
from serendip.games.pandorum.rules.rates import hull_level, hull_works
from serendip.games.pandorum.rules.telling import is_maximus
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

Item = dict[str, Plain]
"""One part of an income: `quids`, and `said`, the sentence that tells where it comes from."""


def item(quids: int, line: Line, *args: Plain) -> Item:
    """Return a part of an income; the amount fills the line's last gap."""
    return {"quids": quids, "said": Said(line, (*args, quids)).to_json()}


def card_items(state: Pandorum, player: int, hex: int, card: int, drilling: bool) -> list[Plain]:
    """Return where the pay of one card comes from."""
    by = PAYS_BY[card]
    pays = PAYS[card]
    found: list[Plain] = []
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


def bonus_items(state: Pandorum, player: int, hex: int, used: list[int], earned: int, slotted: int = 0) -> list[Plain]:
    """Return what hull and Events pay for a construction with such cards; `slotted` more of them lie in slot 2."""
    found: list[Plain] = []
    if not is_maximus(state, player) and hull_works(state, player, hex):
        level = hull_level(state, player, slotted)
        found.append(item(level, INCOME_HULL, HULLS[state.hull[player]], level))
    for event in live_events(state):
        quids = EVENT_OF[event].for_building(state, player, hex, used, earned)
        quids = min(quids, state.pools[state.events.index(event)])
        if quids:
            found.append(item(quids, INCOME_EVENT, EVENTS[event]))
    return found


def card_bonus(state: Pandorum, player: int, hex: int, card: int) -> int:
    """Return what Events pay for one card of a type, beside what it pays itself."""
    if not state.events:
        return 0
    none = [0] * TYPES
    one = [0] * TYPES
    one[card] = 1
    total = 0
    for event in live_events(state):
        with_it = EVENT_OF[event].for_building(state, player, hex, one, 0)
        total += with_it - EVENT_OF[event].for_building(state, player, hex, none, 0)
    return total
