"""The small copies of rules that boards have say what the engine says, in positions of games that bots have played.

For Science!'s vaccine, Designs and bench have a test of their own: tests/games/for_science/test_page.py.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import serendip
from serendip import Match
from serendip.bots import ask, make_bot
from serendip.games.dark_matter.components import FITTING, LABORATORIES, RESEARCH_NUMBER
from serendip.games.for_science import actions as do
from serendip.games.for_science.rules.vaccine import group_of, insight
from serendip.games.time_horizon.actions import Attack, StrongImpact, WeakImpact
from serendip.games.time_horizon.components import GUN
from tests.games.for_science.table import state_of as science_of
from tests.games.time_horizon.table import state_of as horizon_of
from tests.web.engine import compare, needs_the_page

ENOUGH: Final = 1000
"""So many positions for each copy at least."""
Row = dict[str, Any]


def played(name: str, seats: int, bot: str) -> Iterator[tuple[Match, int]]:
    """Stop at every decision of one game after another, for ever."""
    seed = 0
    while True:
        game, rng = serendip.game(name), Random(seed)
        match = game.new(seats=seats, seed=seed)
        bots = [make_bot(bot, game, seed + number) for number in range(seats)]
        while match.wait():
            seat = rng.choice(match.to_act)
            yield match, seat
            match.play(seat, ask(bots[seat], match, seat, rng))
        seed += 1


def research() -> list[Row]:
    """Installed research of Dark Matter, and what it still lacks."""
    found: list[Row] = []
    for match, _ in played("dark-matter", 4, "thumb"):
        view: Any = match.view(None)
        for laboratory in view["laboratories"]:
            here = laboratory["research"]
            if here:
                found.append({"research": here, "missing": [] if here["fulfilled"] else here["lacks"]})
        if len(found) >= ENOUGH:
            return found
    raise AssertionError


def laboratories() -> list[Row]:
    """Research at somebody's side, and the laboratories in play that could host it."""
    found: list[Row] = []
    for match, seat in played("dark-matter", 4, "random"):
        view: Any = match.view(seat)
        for card in view["players"][seat]["side"]["research"]:
            hosts = {LABORATORIES[number] for number in FITTING[RESEARCH_NUMBER[card["name"]]]}
            fitting = [one["name"] for one in view["laboratories"] if one["name"] in hosts]
            found.append({"view": view, "research": card["name"], "fitting": fitting})
        if len(found) >= ENOUGH:
            return found
    raise AssertionError


def energy() -> list[Row]:
    """Impacts and shots of Time Horizon, and what they change about one's energy.

    Whoever would spend the last of it is asked first: then nothing has changed yet.
    """
    found: list[Row] = []
    for match, seat in played("time-horizon", 6, "random"):
        for action in match.actions(seat):
            if isinstance(action, (WeakImpact, StrongImpact, Attack)):
                after = match.copy()
                after.play(seat, action)
                change = horizon_of(after).energy[seat] - horizon_of(match).energy[seat]
                if after.last is not None and after.last.told:
                    found.append({"kind": action.kind(), "gun": horizon_of(match).items[GUN][seat], "energy": change})
        if len(found) >= ENOUGH and sum(row["kind"] == "attack" for row in found) >= 3:
            return found
    raise AssertionError


def science() -> dict[str, list[Row]]:
    """Groups of tiles and their Insight, tiles that Data or Knowledge alone can buy, and who may handle tiles."""
    groups: list[Row] = []
    wares: list[Row] = []
    hands: list[Row] = []
    tiles = (do.TakeTile, do.PutTile, do.LayAside)
    for match, seat in played("for-science", 3, "thumb"):
        view: Any = match.view(seat)
        state = science_of(match)
        shown = {"phase": view["phase"], "players": view["players"], "vaccine": {"groups": view["vaccine"]["groups"]}}
        totals = [sum(insight(state, group_of(state, group["tiles"][0]))) for group in view["vaccine"]["groups"]]
        groups.append({"view": shown, "totals": totals})
        offered = any(isinstance(action, tiles) for action in match.actions(seat))
        if state.loose or state.lying:
            hands.append({"view": shown, "seat": seat, "handles": offered})
        for paid in ("data", "knowledge"):
            rich = match.copy()
            purse = science_of(rich)
            purse.data[seat], purse.knowledge[seat] = (9, 0) if paid == "data" else (0, 9)
            bought = [action.shape for action in rich.actions(seat) if isinstance(action, do.BuyTile)]
            wares += [{"shape": shape, "paid": paid} for shape in bought]
        if all(len(rows) >= ENOUGH for rows in (groups, wares, hands)):
            return {"groups": groups, "wares": wares, "hands": hands}
    raise AssertionError


@needs_the_page
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_copies_of_rules_on_the_boards_say_what_the_engine_says(tmp_path: Path) -> None:
    found = {"research": research(), "laboratories": laboratories(), "energy": energy(), **science()}
    compare("boards", found, tmp_path)
