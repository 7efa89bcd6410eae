"""Everything that a player of Dark Matter could ever try, legal or not."""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

import msgspec

from serendip import Action
from serendip.games.dark_matter.actions import KINDS
from serendip.games.dark_matter.components import (
    CANDIDATES,
    EVENTS,
    GRANT_NAMES,
    LABORATORIES,
    MONEY,
    RESEARCH,
    RESOURCES,
)

CARDS: Final[dict[str, Sequence[Any]]] = {
    "money": MONEY,
    "laboratory": LABORATORIES,
    "research": RESEARCH,
    "resource": RESOURCES,
    "player": range(4),
    "candidate": CANDIDATES,
    "title": sorted(set(EVENTS)),
    "grant": sorted(set(GRANT_NAMES)),
}

CATALOGUE: Final[list[Action]] = [
    kind(*values)
    for kind in KINDS
    for values in product(*(CARDS[field.name] for field in msgspec.structs.fields(kind)))
]
