"""What the fields of the actions can be, so that each action has a number: cards, hexes, parts. Prices are told."""

from typing import Any, Final

from serendip.core.domains import SEATS, TOLD, Buckets, Together
from serendip.games.pandorum.board import BORDERS, CRACKS, HEXES
from serendip.games.pandorum.components import FOREPARTS, KINDS, MONOLITHS, PROJECTS, SLOTS
from serendip.games.pandorum.offerings import BUY_ENGINES

DOMAINS: Final[dict[str, Any]] = {
    "card": PROJECTS,
    "hex": range(HEXES),
    "price": TOLD,
    "structure": KINDS,
    "slot": range(1, SLOTS + 1),
    "forepart": FOREPARTS,
    "player": SEATS,
    "monolith": MONOLITHS,
    "drop-meteors": Together(BORDERS),
    "open-crack": Together(CRACKS),
    "number": Buckets([*range(21), 22, 24, 26, 28, 30, 35, 40, 50, 60, 80, 100]),
    "tokens": range(len(BUY_ENGINES)),
}
