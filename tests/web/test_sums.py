"""What the page sums up itself, from the log and while the Now is on its way, is what the engine counted.

The sums of Pandorum and Time Horizon are compared at every decision, Time Horizon's also at each node that the Now
passes, what was done in For Science! after every deed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import serendip
from serendip import Match
from serendip.bots import ask, make_bot
from serendip.games.for_science import actions as do
from tests.games.for_science.table import state_of
from tests.web.engine import compare, needs_the_page

ENOUGH: Final = 1000
"""So many positions for each sum at least."""
Row = dict[str, Any]


def matches(name: str, seats: tuple[int, ...]) -> Iterator[Iterator[Match]]:
    """Yield one match after another, each stopping at its beginning and after every action."""
    seed = 0
    while True:
        yield playing(name, seats[seed % len(seats)], seed)
        seed += 1


def playing(name: str, seats: int, seed: int) -> Iterator[Match]:
    """Play a match: half of them wisely, half at random, which brings about more."""
    game, rng = serendip.game(name), Random(seed)
    match = game.new(seats=seats, seed=seed)
    bots = [make_bot(("thumb", "random")[seed // 2 % 2], game, seed + number) for number in range(seats)]
    yield match
    while match.wait():
        seat = rng.choice(match.to_act)
        match.play(seat, ask(bots[seat], match, seat, rng))
        yield match


def told(match: Match) -> list[Row]:
    """Return the log as the page has it."""
    return [{"key": entry.line.key, "args": entry.to_json()["args"]} for entry in match.log(None)]


def totals(name: str, seats: tuple[int, ...], field: str) -> list[Row]:
    """Return logs of whole matches, and what everybody had when so much of it was told."""
    found: list[Row] = []
    for stops in matches(name, seats):
        at: list[Row] = []
        for match in stops:
            view: Any = match.view(None)
            points = [player[field] for player in view["players"][: match.seats]]  # Maximus sits at no seat
            at.append({"lines": len(match.log(None)), "points": points})
        found.append({"log": told(match), "at": at})
        if sum(len(one["at"]) for one in found) >= ENOUGH:
            return found
    raise AssertionError


def sweeps() -> list[Row]:
    """Return views of Time Horizon after the Now has moved, and everybody's points when it came to each node."""
    found: list[Row] = []
    for stops in matches("time-horizon", (2, 4, 6)):
        old: Any = None
        lines = 0
        for match in stops:
            view: Any = match.view(None)
            if old is not None and view["now"] > old["now"]:
                points = [player["points"] for player in old["players"]]
                at = {node: [*points] for node in range(old["now"], view["now"] + 1)}
                here = old["now"]
                for entry in told(match)[lines:]:
                    if "node" in entry["args"]:
                        here = entry["args"]["node"]
                    elif entry["key"] in ("scores", "loses"):
                        number = entry["args"]["number"] * (1 if entry["key"] == "scores" else -1)
                        for node in range(here + 1, view["now"] + 1):
                            at[node][entry["args"]["seat"]] += number
                shown = {name: view[name] for name in ("now", "nodes", "players")}
                found.append({"view": shown, "at": [[node, at[node]] for node in at]})
            old, lines = view, len(match.log(None))
        if sum(len(one["at"]) for one in found) >= ENOUGH:
            return found
    raise AssertionError


def deeds() -> list[Row]:
    """Return logs of For Science!, and after how many lines which player had done or earned how much."""
    found: list[Row] = []
    for stops in matches("for-science", (1, 3, 5)):
        at: list[Row] = []
        tiles: list[int] = []
        designs: list[int] = []
        for match in stops:
            tiles, designs = tiles or [0] * match.seats, designs or [0] * match.seats
            last = match.last
            if last is not None and last.seat is not None:
                tiles[last.seat] += isinstance(last.action, do.PutTile)
                designs[last.seat] += isinstance(last.action, do.VerifyDesign)
            at.append({"lines": len(match.log(None)), "tiles": [*tiles], "designs": [*designs]})
            at[-1] |= {"data": [*state_of(match).data], "knowledge": [*state_of(match).knowledge]}
        found.append({"log": told(match), "at": at})
        if sum(len(one["at"]) for one in found) >= ENOUGH:
            return found
    raise AssertionError


@needs_the_page
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_sums_on_the_page_are_those_of_the_engine(tmp_path: Path) -> None:
    found = {
        "pandorum": totals("pandorum", (1, 2, 4), "quids"),
        "horizon": totals("time-horizon", (2, 4, 6), "points"),
        "sweeps": sweeps(),
        "deeds": deeds(),
    }
    compare("sums", found, tmp_path)
