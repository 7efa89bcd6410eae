"""What the fields of the actions can be, so that each action has a number.

Poses are free: a check has one number, which stands for the poses that the solver knows. So have the other order of a
column, of which one is offered at a time, and the spots where a tile fits, in the order in which they are offered.
"""

from typing import Any, Final

from serendip.core.domains import SEATS, TOLD, Buckets, Offered
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    EVENTS,
    LONGEST_THOUGHT,
    MUTATION_NAMES,
    MUTATIONS,
    PLACES,
    ROLE_NAMES,
)
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.tiles import TILES

SPOTS: Final = 160
"""Of the spots where a tile fits, so many have a number."""

THOUGHTS: Final = (1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60)
"""How many seconds a thought can take."""

_SAID: Final = [card.phrase for card in EVENTS] + [
    phrase for card in MUTATIONS for phrase in (card.phrase, card.verifier_phrase)
]
PHRASES: Final = sorted({phrase for phrase in _SAID if phrase})

DOMAINS: Final[dict[str, Any]] = {
    "role": ROLE_NAMES,
    "mutation": MUTATION_NAMES,
    "card": DESIGN_NAMES,
    "place": PLACES,
    "column": TOLD,
    "builder": SEATS,
    "block": KINDS,
    "symbol": range(EACH * len(KINDS)),
    "phrase": PHRASES,
    "poses": TOLD,
    "rest": TOLD,
    "shape": SHAPES,
    "tile": range(len(TILES)),
    "side": range(max([len(tile.sides) for tile in TILES])),
    "put-tile": Offered(SPOTS),
    "number": Buckets(
        [*range(1, 5), *[seconds for seconds in (5, 7, 10, 15, 20, 30, 45, 60) if seconds <= LONGEST_THOUGHT]]
    ),
}
