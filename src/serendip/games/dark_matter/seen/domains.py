"""What the fields of the actions can be, so that each action has a number: the cards, in the order of their numbers."""

from typing import Any, Final

from serendip.core.domains import SEATS
from serendip.games.dark_matter.components import (
    CANDIDATES,
    EVENTS,
    GRANT_NAMES,
    LABORATORIES,
    MONEY,
    RESEARCH,
    RESOURCES,
)

DOMAINS: Final[dict[str, Any]] = {
    "money": MONEY,
    "laboratory": LABORATORIES,
    "research": RESEARCH,
    "resource": RESOURCES,
    "candidate": CANDIDATES,
    "player": SEATS,
    "title": EVENTS,
    "grant": GRANT_NAMES,
}
