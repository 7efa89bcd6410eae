"""The planet as a bot reads it from its view: what cards would pay on any hex, in reach or not, and what is near."""

from typing import Any, Final

from serendip.games.pandorum.board import CRACKS, HEXES, NEIGHBOURS, PLACES, TERRAINS, Adjacency, split
from serendip.games.pandorum.components import (
    BY_OWN,
    BY_ROBBING,
    BY_VOLCANOES,
    KINDS,
    MODULE,
    PAYS,
    PAYS_BY,
    PAYS_ON,
    TYPES,
    WORTH,
)

RIVALS_COUNT: Final = 0.5
"""How much a rival's distance matters against one's own."""


def distance(hex: int, other: int) -> int:
    """Return how many steps apart two hexes are, Volcanoes aside."""
    q, r = PLACES[hex][0] - PLACES[other][0], PLACES[hex][1] - PLACES[other][1]
    return max(abs(q), abs(r), abs(q + r))


class Ground:
    """All hexes of a view, for one player."""

    def __init__(self, seen: Any, me: int) -> None:
        self.hexes: list[Any] = seen["hexes"]
        self.me = me
        self.quids: list[int] = [player["quids"] for player in seen["players"]]
        self.harvesters: list[int] = [player["harvester"] for player in seen["players"]]
        crack = seen["crack"]
        self.near: Adjacency = NEIGHBOURS
        if crack is not None:
            self.near = split(NEIGHBOURS, CRACKS.index((tuple(crack[0]), tuple(crack[1]))))
        self.volcanoes = 0
        self.city = -1
        for hex in range(HEXES):
            if self.hexes[hex]["holds"] == "volcano":
                self.volcanoes |= 1 << hex
            elif self.hexes[hex]["holds"] == "city":
                self.city = hex

    def is_free(self, hex: int) -> bool:
        """Say whether a hex holds nothing."""
        return self.hexes[hex]["holds"] is None

    def room(self, hex: int) -> int:
        """Return how many hexes beside one hold nothing."""
        return sum([self.is_free(other) for other in self.near[hex]])

    def nearness(self, hex: int) -> float:
        """Return how much nearer a hex is to one's own Harvester than to the nearest other one."""
        others = [distance(at, hex) for player, at in enumerate(self.harvesters) if player != self.me]
        return RIVALS_COUNT * min(others, default=0) - distance(self.harvesters[self.me], hex)

    def pays(self, hex: int) -> list[int]:
        """Return what one card of each type would pay on a hex (PD-20), Events aside."""
        volcanoes = 0
        own = 0
        others = [0] * len(self.quids)
        for other in self.near[hex]:
            found = self.hexes[other]
            if found["holds"] == "volcano":
                volcanoes += 1
            elif found["holds"] == "structure" and found["owner"] == self.me:
                own += WORTH[KINDS.index(found["structure"])]
            elif found["holds"] == "structure":
                others[found["owner"]] += 1
        terrain = self.hexes[hex]["terrain"]
        ground = TERRAINS.index(terrain) if terrain is not None else -1
        paid: list[int] = []
        for card in range(TYPES):
            by = PAYS_BY[card]
            if by == BY_VOLCANOES:
                paid.append(PAYS[card] * volcanoes)
            elif by == BY_OWN:
                paid.append(PAYS[card] * own)
            elif by == BY_ROBBING:
                paid.append(
                    sum([min(PAYS[card] * number, quids) for number, quids in zip(others, self.quids, strict=True)])
                )
            else:
                paid.append(PAYS[card] if ground == PAYS_ON[card] else 0)
        return paid

    def is_own_module(self, hex: int) -> bool:
        """Say whether one's own module stands there."""
        return self.owner(hex) == self.me and KINDS.index(self.hexes[hex]["structure"]) == MODULE

    def owner(self, hex: int) -> int:
        """Return whose Structure stands on a hex, −1 if there is none."""
        found: int = self.hexes[hex].get("owner", -1)
        return found
