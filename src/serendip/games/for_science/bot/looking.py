"""Looking for towers, a piece at a time: a live table goes on while a bot thinks, so no thought may take long.

What there was no time for is gone on with at the next thought, if that is thought by the same process. Where time
stands still while a bot thinks, as in a simulation, it looks to the end: there nothing depends on earlier thoughts.
"""

from math import inf
from typing import Final

from serendip.games.for_science.building.physics import NoPhysics
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.building.solver import Solution, TowerSearch

BREATH: Final = 2
"""So many attempts at towers a bot makes in one thought at a live table. Each takes a tenth of a second, up to four."""

LEFT_OFF: Final = 256
"""So many searches that were left off are remembered."""


class StillLooking(Exception):
    """This thought had no time to find out."""


class Thought:
    """One choice of a bot, and how many attempts at towers it may still make."""

    def __init__(self, left: float = inf) -> None:
        self.left = left
        self.unfinished = False
        """Whether it would have looked further."""

    def __enter__(self) -> "Thought":
        """Let all that is looked for from now on be part of this."""
        _under_way.append(self)
        return self

    def __exit__(self, *raised: object) -> None:
        """What is looked for from now on is part of no thought, or of the one around this."""
        _under_way.pop()


_under_way: Final[list[Thought]] = []
_left_off: Final[dict[object, TowerSearch]] = {}


def look(name: object, plan: Plan, patience: tuple[int, int], most: int) -> Solution | None:
    """Return a way to build a plan that is found in so many attempts, or None. Raises StillLooking.

    `name` tells this search from others: the plan, and how many attempts of which effort it would have in all.
    """
    thought = _under_way[-1] if _under_way else Thought()
    search = _left_off.pop(name, None) or TowerSearch(plan, attempts=patience[0], effort=patience[1])
    try:
        while not search.over and search.made < most:
            if thought.left <= 0:
                thought.unfinished = True
                raise StillLooking
            thought.left -= 1
            search.attempt()
    except NoPhysics:
        return None
    finally:
        if not search.over:
            _left_off[name] = search
            if len(_left_off) > LEFT_OFF:
                del _left_off[next(iter(_left_off))]
    # What was found by somebody who looked further counts only for them.
    return search.solution if search.made <= most else None
