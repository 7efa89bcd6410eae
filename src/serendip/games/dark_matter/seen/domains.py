"""What the fields of the actions can be, so that each action has a number: the cards, in the order of their numbers."""

from typing import Any, Final

from serendip.core.domains import SEATS
from serendip.games.dark_matter import components as cards

DOMAINS: Final[dict[str, Any]] = {
    "money": cards.MONEY,
    "laboratory": cards.LABORATORIES,
    "research": cards.RESEARCH,
    "resource": cards.RESOURCES,
    "candidate": cards.CANDIDATES,
    "player": SEATS,
    "title": cards.EVENTS,
    "grant": cards.GRANT_NAMES,
}
