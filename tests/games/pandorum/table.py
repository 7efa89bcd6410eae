"""A short way to arrange a position of Pandorum: say what matters, the rest is bare.

    match = table(at=2, structures={1: (0, "module")}, hands={0: ["Habitat"]}, events={"Eruption": 5})

It is the turn of `active`, who has taken supplies (unless `supply=True`) and stands on hex `at`. There are no Volcanoes
but those named; hands are empty but for those named; all other cards are in the deck, so that each is in one place.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from serendip import Match, game
from serendip.games.pandorum import Pandorum
from serendip.games.pandorum.board import HEXES
from serendip.games.pandorum.components import (
    COPIES,
    EVENT_NUMBER,
    FOREPARTS,
    HULLS,
    KINDS,
    MONOLITH_NUMBER,
    PROJECT_NUMBER,
    PROJECTS,
    SATELLITES,
    TARGETS,
    TYPES,
)
from serendip.games.pandorum.rules.ground import count_near, place_marker, place_pad, place_structure, place_volcano
from serendip.games.pandorum.state import ACTING, NONE, NOTHING, SUPPLY

Cards = Sequence[str]
Built = tuple[int, str]

CARDS_IN_ALL = 108


def state_of(match: Match) -> Pandorum:
    """Return the truth of a match; only builders and checks may look at it."""
    state = match._state
    assert isinstance(state, Pandorum)
    return state


def counts(cards: Cards) -> list[int]:
    """Return cards counted by type."""
    return [list(cards).count(name) for name in PROJECTS]


def satellite(*targets: str) -> str:
    """Return the Satellite that names these types."""
    numbers = {PROJECT_NUMBER[name] for name in targets}
    return next(name for name, found in zip(SATELLITES, TARGETS, strict=True) if set(found) == numbers)


def table(
    seats: int = 2,
    *,
    active: int = 0,
    at: int = 0,
    supply: bool = False,
    harvesters: Mapping[int, int] | None = None,
    volcanoes: Sequence[int] = (),
    pads: Sequence[int] = (),
    markers: Sequence[int] = (),
    structures: Mapping[int, Built] | None = None,
    quids: Mapping[int, int] | None = None,
    hands: Mapping[int, Cards] | None = None,
    slots: Mapping[int, Mapping[int, Cards]] | None = None,
    market: Cards = (),
    next_cards: Cards = (),
    deck: int | None = None,
    foreparts: Mapping[int, str] | None = None,
    hulls: Mapping[int, str] | None = None,
    satellites: Mapping[int, Cards] | None = None,
    supplies: Mapping[int, tuple[int, int]] | None = None,
    monoliths: Mapping[int, Cards] | None = None,
    next_monoliths: Cards = (),
    events: Mapping[str, int] | None = None,
    next_events: Cards | None = None,
    engines: Mapping[int, int] | None = None,
    seed: int = 1,
) -> Match:
    """Return a match in this position; `deck` is how many cards are left in it, the others are boxed."""
    match = game("pandorum").new(seats=seats, seed=seed)
    state = state_of(match)
    state.on = [NOTHING] * HEXES
    state.volcanoes = 0
    count_near(state)
    place_pad(state, 0)
    for hex in pads:
        place_pad(state, hex)
    for hex in volcanoes:
        place_volcano(state, hex)
    for hex in markers:
        place_marker(state, hex)
    for player, number in (supplies or {}).items():
        state.modules[player], state.bases[player] = number
    _build(state, structures or {})
    state.harvester = [0] * state.players
    state.harvester[active] = at
    for player, hex in (harvesters or {}).items():
        state.harvester[player] = hex
    for player, number_of in (quids or {}).items():
        state.quids[player] = number_of
    _deal(state, hands or {}, slots or {}, market, next_cards, deck)
    _parts(state, foreparts or {}, hulls or {}, satellites or {})
    _expand(state, monoliths or {}, next_monoliths, events or {}, next_events, engines or {})
    state.active = active
    state.round = 1
    state.stage = SUPPLY if supply else ACTING
    state.to_act = (active,)
    match._legal = [None] * seats
    return match


def _build(state: Pandorum, structures: Mapping[int, Built]) -> None:
    for hex, (player, kind) in structures.items():
        place_structure(state, hex, player, KINDS.index(kind))
        state.constructions[player] += 1


def _deal(
    state: Pandorum,
    hands: Mapping[int, Cards],
    slots: Mapping[int, Mapping[int, Cards]],
    market: Cards,
    next_cards: Cards,
    deck: int | None,
) -> None:
    state.hands = [counts(hands.get(player, ())) for player in range(state.players)]
    state.slots = [
        [number for slot in (1, 2, 3) for number in counts(slots.get(player, {}).get(slot, ()))]
        for player in range(state.players)
    ]
    state.market = counts(market)
    rest: Counter[int] = Counter()
    for card in range(TYPES):
        placed = [state.market[card], counts(next_cards)[card], *(hand[card] for hand in state.hands)]
        placed += [number for row in state.slots for number in row[card::TYPES]]
        rest[card] = COPIES - sum(placed)
        assert rest[card] >= 0, f"more than {COPIES} cards of {PROJECTS[card]}"
    below = sorted(rest.elements())
    kept = len(below) if deck is None else deck - len(next_cards)
    state.box = [below[kept:].count(card) for card in range(TYPES)]
    state.deck = below[:kept] + [PROJECT_NUMBER[name] for name in reversed(next_cards)]
    state.known = [0] * len(state.known)


def _parts(
    state: Pandorum, foreparts: Mapping[int, str], hulls: Mapping[int, str], satellites: Mapping[int, Cards]
) -> None:
    for player, name in foreparts.items():
        state.forepart[player] = FOREPARTS.index(name)
    for player in range(state.seats):
        # Of itself a hull that hardly ever pays on a bare planet.
        state.hull[player] = HULLS.index(hulls.get(player, "Exchanger"))
        if player in satellites:
            state.satellites[player] = [SATELLITES.index(name) for name in satellites[player]]
    held = [number for row in state.satellites for number in row]
    state.spare_satellites = [number for number in range(len(SATELLITES)) if number not in held]


def _expand(
    state: Pandorum,
    monoliths: Mapping[int, Cards],
    next_monoliths: Cards,
    events: Mapping[str, int],
    next_events: Cards | None,
    engines: Mapping[int, int],
) -> None:
    state.monoliths = [[MONOLITH_NUMBER[name] for name in monoliths.get(player, ())] for player in range(state.players)]
    held = [number for row in state.monoliths for number in row]
    tops = [MONOLITH_NUMBER[name] for name in next_monoliths]
    rest = [number for number in MONOLITH_NUMBER.values() if number not in (*held, *tops)]
    state.monolith_deck = rest + tops[::-1]
    state.events = [EVENT_NUMBER[name] for name in events]
    state.pools = list(events.values())
    state.turned_by = [NONE] * len(events)
    state.event_deck = [EVENT_NUMBER[name] for name in reversed(next_events or ())]
    # Only a test that says which Events come next is about turning them.
    state.with_events = next_events is not None
    state.engines = [(engines or {}).get(player, 0) for player in range(state.players)]
