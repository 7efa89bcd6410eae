"""What the fields of the actions can be, so that each action has a number: cards, nodes, sides, and energy in steps."""

from typing import Any, Final

from serendip.core.domains import SEATS, Buckets
from serendip.games.time_horizon.components import ARTIFACTS, COLOURS, ITEMS, LINK, MOST_LINK, STARTING, TANGLES, TITLES
from serendip.games.time_horizon.continuum import NODES
from serendip.games.time_horizon.continuum import SIDES as BORDERS
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES

AMOUNTS: Final = Buckets([*range(11), 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100])
"""Energy to the unit up to 10, in steps above."""

PARTS: Final = ["energy", *ARTIFACTS, *[f"{name} from hand" for name in ARTIFACTS], "an artifact from hand"]


class Part(Buckets):
    """A part of a draft in words; of energy it does not matter how much, for there is one amount at most."""

    def __init__(self) -> None:
        super().__init__(range(len(PARTS)))
        self._places = {part: place for place, part in enumerate(PARTS)}

    def place(self, value: Any, seat: int, seats: int) -> int:
        """Return the place of a part."""
        return 0 if value.endswith(" energy") else self._places.get(value, -1)

    def value(self, place: int, seat: int, seats: int) -> Any:
        """Return the part at a place."""
        return PARTS[place]


DOMAINS: Final[dict[str, Any]] = {
    "give": TITLES[:TANGLES],
    "take": TITLES[:STARTING],
    "card": TITLES[:TANGLES],
    "node": range(NODES),
    "side": SIDES,
    "rotation": range(6),
    "colour": COLOURS,
    "link": list(LINK_NAMES.values()),
    "item": ITEMS,
    "player": SEATS,
    "artifact": ARTIFACTS,
    "part": Part(),
    "draw-link.side": range(BORDERS),
    "draw-link.number": Buckets(range(LINK, MOST_LINK + 1)),
    "number": AMOUNTS,
}
