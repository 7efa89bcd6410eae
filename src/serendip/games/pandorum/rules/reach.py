"""Ways over the planet: where a Harvester can get in some steps, and how many sector borders the cheapest way has.

The ways from a hex depend only on where Volcanoes and the dead city are, so each is worked out once and kept.
"""

from typing import Final

from serendip.games.pandorum.board import HEXES, LANDING_PAD, NEIGHBOURS, SECTOR_OF

FAR: Final = 99
"""More borders than any way has: there is no such way."""

Way = tuple[int, int, int]
"""A hex in reach, the fewest borders on a way that avoids the dead city, and the fewest on one across it."""

KEPT: Final = 20_000
"""So many origins are kept at most; a match has 49 of them, more when the ground changes."""

_WAYS: dict[tuple[int, int, int, int], tuple[Way, ...]] = {}
_HOME: dict[tuple[int, int], bool] = {}


def ways(volcanoes: int, city: int, origin: int, steps: int) -> tuple[Way, ...]:
    """Return every other hex in reach, by number. `volcanoes` has a bit for each hex that can't be entered."""
    key = (volcanoes, city, origin, steps)
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= KEPT:
            _WAYS.clear()
        found = _WAYS[key] = _explore(volcanoes, city, origin, steps)
    return found


def _explore(volcanoes: int, city: int, origin: int, steps: int) -> tuple[Way, ...]:
    plain = [FAR] * HEXES
    across = [FAR] * HEXES
    plain[origin] = 0
    for _ in range(steps):
        next_plain = plain[:]
        next_across = across[:]
        for hex in range(HEXES):
            here = plain[hex]
            over = across[hex]
            if here == FAR and over == FAR:
                continue
            for other in NEIGHBOURS[hex]:
                if volcanoes >> other & 1:
                    continue
                border = 1 if SECTOR_OF[hex] != SECTOR_OF[other] else 0
                through = min(here, over) if other == city else over
                if other != city and here + border < next_plain[other]:
                    next_plain[other] = here + border
                next_across[other] = min(next_across[other], through + border)
        plain = next_plain
        across = next_across
    return tuple(
        [
            (hex, plain[hex], across[hex])
            for hex in range(HEXES)
            if hex not in (origin, city) and (plain[hex] < FAR or across[hex] < FAR)
        ]
    )


def leads_home(volcanoes: int, origin: int) -> bool:
    """Say whether any way, however long, leads from a hex to the Landing pad (PD-16)."""
    key = (volcanoes, origin)
    found = _HOME.get(key)
    if found is None:
        if len(_HOME) >= KEPT:
            _HOME.clear()
        seen = {origin}
        waiting = [origin]
        while waiting:
            for other in NEIGHBOURS[waiting.pop()]:
                if other not in seen and not volcanoes >> other & 1:
                    seen.add(other)
                    waiting.append(other)
        found = _HOME[key] = LANDING_PAD in seen
    return found
