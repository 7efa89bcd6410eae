"""What tells who will win Pandorum, to those who see what all see: the signs that its outlook weighs."""

from typing import Final

from serendip.core.outlook import Signs
from serendip.games.pandorum.board import SECTORS
from serendip.games.pandorum.components import CARDS, HULL_CAP, SATELLITES, SLOTS, SUPPLIES, TYPES
from serendip.games.pandorum.rules.ending import cargo_pays, sector_pays
from serendip.games.pandorum.rules.ground import sector_worth
from serendip.games.pandorum.rules.rates import hull_level
from serendip.games.pandorum.rules.telling import is_maximus
from serendip.games.pandorum.state import ACTING, BUILDING, PAYING, PUTTING_BACK, SUPPLY, Pandorum

PARTS: Final = 6
"""How many foreparts and hulls there are."""
MOST_SEATS: Final = 4

SIGNS: Final[tuple[str, ...]] = (
    "Quids",
    "cargo",
    "sectors",
    "sectors nearly led",
    "cards in hand",
    "cards in slot 1",
    "cards in slot 2",
    "cards in slot 3",
    "hull level",
    "modules left",
    "bases left",
    "monoliths",
    "engine tokens",
    "turn to come in this round",
    "turn half done",
    "built in this turn",
    "Maximus",
    *[f"forepart {number + 1}" for number in range(PARTS)],
    *[f"hull {number + 1}" for number in range(PARTS)],
    *[f"Satellites {number + 1}" for number in range(len(SATELLITES))],
    *[f"seat {number + 1}" for number in range(MOST_SEATS)],
)
CLOSE: Final = 2
"""By how much one may be behind in a sector and still hope for it."""


def signs(state: Pandorum) -> Signs:
    """Return how far the match is, and the signs of each player."""
    supply = sum(SUPPLIES[state.seats])
    least = min([state.modules[player] + state.bases[player] for player in range(state.players)])
    progress = max(1.0 - least / supply, 1.0 - 2.0 * len(state.deck) / CARDS)
    if state.last_round:
        progress = 1.0
    sectors = [0.0] * state.players
    hoped = [0.0] * state.players
    for sector in range(SECTORS):
        worths = [sector_worth(state, sector, player) for player in range(state.players)]
        most = max(worths)
        for player, quids in enumerate(sector_pays(state, sector)):
            sectors[player] += quids
            if not quids and most and most - worths[player] <= CLOSE:
                hoped[player] += 1.0
    return progress, [row(state, player, sectors[player], hoped[player]) for player in range(state.players)]


def row(state: Pandorum, player: int, sectors: float, hoped: float) -> list[float]:
    """Return the signs of one player, in the order of SIGNS."""
    slots = state.slots[player]
    maximus = is_maximus(state, player)
    forepart = state.forepart[player]
    hull = state.hull[player]
    at_turn = player == state.active
    began = state.stage in (SUPPLY, PUTTING_BACK) or (state.stage == ACTING and not state.moved and not state.built)
    half = at_turn and not began and not state.built and state.stage in (ACTING, PAYING, BUILDING)
    found = [
        0.1 * state.quids[player],
        0.1 * cargo_pays(state, player),
        0.1 * sectors,
        hoped,
        0.2 * sum(state.hands[player]),
        0.2 * sum(slots[:TYPES]),
        0.2 * sum(slots[TYPES : 2 * TYPES]),
        0.2 * sum(slots[(SLOTS - 1) * TYPES :]),
        0.0 if maximus else 0.3 * min(hull_level(state, player), HULL_CAP[hull]),
        0.2 * state.modules[player],
        0.3 * state.bases[player],
        0.5 * len(state.monoliths[player]),
        0.5 * state.engines[player],
        1.0 if player > state.active or (at_turn and began) else 0.0,
        1.0 if half else 0.0,
        1.0 if at_turn and state.built else 0.0,
        1.0 if maximus else 0.0,
    ]
    found += [1.0 if number == forepart else 0.0 for number in range(PARTS)]
    found += [1.0 if number == hull else 0.0 for number in range(PARTS)]
    owned = state.satellites[player]
    found += [1.0 if number in owned else 0.0 for number in range(len(SATELLITES))]
    found += [1.0 if number == player else 0.0 for number in range(MOST_SEATS)]
    return found
