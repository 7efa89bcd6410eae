"""Play matches of a game at random and print, for each, a hash of all that anybody could see.

    python tests/compiled/playthrough.py dark-matter

Run in a process of its own, with pure Python or with the compiled package first on the path, and with any hash seed.
"""

import hashlib
import random
import sys

import msgspec

import serendip
from serendip.core import chance

PAUSES = (0.0, 1.0, 3.0, 8.0)
"""In real time choices come at once or after some seconds: a match of some three hundred choices, not a thousand."""


def everything_seen(match: serendip.Match) -> bytes:
    """Return what each seat and a spectator see and may do now, as JSON."""
    seats = range(match.seats)
    views = [match.view(seat) for seat in (*seats, None)]
    choices = [[action.to_json() for action in match.actions(seat)] for seat in seats]
    return msgspec.json.encode([views, choices], order="sorted")


def playthrough(name: str, seats: int, seed: int) -> str:
    """Play one match to its end and return its line."""
    match = serendip.game(name).new(seats=seats, seed=seed)
    rng = random.Random(seed)
    seen = hashlib.sha256()
    while match.wait(rng.choice(PAUSES)):
        seen.update(everything_seen(match))
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.actions(seat)))
    seen.update(everything_seen(match))
    for seat in range(match.seats):
        seen.update("\n".join(str(entry) for entry in match.log(seat)).encode())
    seen.update(match.save().encode())
    return f"{name} seats={seats} seed={seed}: {match.outcome} {seen.hexdigest()}"


def main() -> None:
    """Print where the engine comes from, then a line for each match."""
    print(chance.__file__)
    name = sys.argv[1]
    for seats in serendip.game(name).seats:
        for seed in range(3):
            print(playthrough(name, seats, seed))


if __name__ == "__main__":
    main()
