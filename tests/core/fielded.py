"""States with fields of every kind, for the tests of fields and snapshots."""

from typing import NamedTuple

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.state import State


class Place(NamedTuple):
    """A value that never changes."""

    x: int
    y: int


class Wave(Action, frozen=True, tag="wave"):
    """A choice with a part."""

    words = "wave {times} times"
    times: int


Row = list[Place]


class Everything(State):
    """One field of each kind."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.round: int = 1
        self.share: float = 0.5
        self.name: str = "nobody"
        self.open: bool = False
        self.order: tuple[int, ...] = (1, 0)
        self.bits: int = 1 << 100
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.row: Row = [Place(1, 2)]
        self.places: dict[str, list[Place]] = {"here": [Place(3, 4)]}
        self.counts: dict[int, int] = {7: 1}
        self.seen: set[int] = {3}
        self.pending: list[Action | None] = [None, Wave(2)]
        self.hidden: list[int] | None = None
        self.deep: list[tuple[int, int]] = [(1, 2)]
        self.to_act = (0,)
