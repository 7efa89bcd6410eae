"""The small copies of rules that boards have say what the engine says, in positions of games that bots have played.

For Science!'s vaccine, Designs and bench have a test of their own: tests/games/for_science/test_page.py.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import serendip
from serendip import Action, Match
from serendip.bots import ask, make_bot
from serendip.games.dark_matter.components import FITTING, LABORATORIES, RESEARCH_NUMBER
from serendip.games.for_science import actions as do
from serendip.games.for_science.live import LIVE
from serendip.games.for_science.rules.vaccine import group_of, insight
from serendip.games.time_horizon.actions import Attack, StrongImpact, WeakImpact
from serendip.games.time_horizon.components import GUN
from serendip.games.time_horizon.continuum import NEIGHBOURS
from tests.games.dark_matter.census import state_of as matter_of
from tests.games.for_science.table import state_of as science_of
from tests.games.time_horizon.table import state_of as horizon_of
from tests.web.engine import compare, needs_the_page

ENOUGH: Final = 1000
"""So many positions for each copy at least."""
IMAGINED: Final = 60
"""In so many imagined positions each of the places comes up that the positive verdict may have."""
GIVING: Final = (
    "install-research",
    "assign-research",
    "use-resource",
    "assign-resource",
    "brilliant-postdoc",
    "new-lab-director",
    "new-principal-investigator",
)
"""Deeds of Dark Matter by which somebody gets something."""
SPENDING: Final = ("clear-wasted", "serve-coffee")
"""What is paid with Data in For Science!, besides tiles."""
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


def odds() -> list[Row]:
    """Candidates of Dark Matter, and among how many places of the positive verdict theirs is one; 0 if it is none."""
    found: list[Row] = []
    for match, seat in played("dark-matter", 4, "random"):
        view: Any = match.view(seat)
        rng = Random(len(found))
        dark = {matter_of(match.imagine(seat, rng)).dark for _ in range(IMAGINED)}
        for number, candidate in enumerate(view["candidates"]):
            places = len(dark) if number in dark else 0
            found.append({"candidate": candidate, "candidates": view["candidates"], "places": places})
        if len(found) >= ENOUGH:
            return found
    raise AssertionError


def gifts() -> list[Row]:
    """Deeds of Dark Matter by which somebody gets something, and who: None if what moves was not one's own.

    An experiment that is done with what it gets is gone at once: whose it was is told before.
    """
    found: list[Row] = []
    for match, seat in played("dark-matter", 4, "random"):
        view: Any = match.view(seat)
        shown = {"laboratories": view["laboratories"]}
        for action in match.actions(seat):
            if action.kind() in GIVING:
                plain: Any = action.to_json()
                after = match.copy()
                after.play(seat, action)
                before, then = holder(view, plain), holder(after.view(seat), plain)
                to = None if action.kind().startswith("new-") and before != seat else before if then is None else then
                found.append({"view": shown, "action": plain, "seat": seat, "to": to})
        if len(found) >= ENOUGH and {row["action"]["kind"] for row in found} >= set(GIVING):
            return found
    raise AssertionError


def holder(view: Any, action: Row) -> int | None:
    """Return whose laboratory hosts the research that an action of Dark Matter names, or else whose it names."""
    labs = view["laboratories"]
    found = [lab for lab in labs if lab["research"] and lab["research"]["name"] == action.get("research")]
    found += [lab for lab in labs if lab["name"] == action.get("laboratory")]
    return int(found[0]["owner"]) if found else None


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


def ways() -> list[Row]:
    """Players of Time Horizon, the nodes that they can reach, and each node's place and neighbours."""
    found: list[Row] = []
    for match, seat in played("time-horizon", 4, "random"):
        view: Any = match.view(seat)
        places = [{"node": node["node"], "q": node["q"], "r": node["r"]} for node in view["nodes"]]
        player = {"node": view["players"][seat]["node"], "reachable": view["players"][seat]["reachable"]}
        if player["reachable"]:
            found.append({"view": {"nodes": places}, "player": player, "neighbours": NEIGHBOURS})
        if len(found) >= ENOUGH:
            return found
    raise AssertionError


def spending(match: Match, seat: int, action: Action) -> Row:
    """Return what an action of For Science! costs in Data."""
    after = match.copy()
    after.play(seat, action)
    return {"kind": action.kind(), "data": science_of(match).data[seat] - science_of(after).data[seat]}


def science() -> dict[str, list[Row]]:
    """Groups of tiles and their Insight, what Data or Knowledge alone can buy, whose hands are where."""
    groups: list[Row] = []
    spent: list[Row] = []
    builds: list[Row] = []
    wares: list[Row] = []
    hands: list[Row] = []
    tiles = (do.TakeTile, do.PutTile, do.LayAside)
    for match, seat in played("for-science", 3, "thumb"):
        view: Any = match.view(seat)
        state = science_of(match)
        shown = {"phase": view["phase"], "players": view["players"], "vaccine": {"groups": view["vaccine"]["groups"]}}
        totals = [sum(insight(state, group_of(state, group["tiles"][0]))) for group in view["vaccine"]["groups"]]
        groups.append({"view": shown, "totals": totals})
        for site in LIVE.sites(match):
            build = next((one for one in view["builds"] if one["builder"] == site.builder), None)
            if build:
                hands_in = [other for other in range(match.seats) if other == site.builder or other in site.helpers]
                builds.append({"build": build, "seats": match.seats, "hands": hands_in})
        offered = any(isinstance(action, tiles) for action in match.actions(seat))
        if state.loose or state.lying:
            hands.append({"view": shown, "seat": seat, "handles": offered})
        for paid in ("data", "knowledge"):
            rich = match.copy()
            purse = science_of(rich)
            purse.data[seat], purse.knowledge[seat] = (9, 0) if paid == "data" else (0, 9)
            bought = [action.shape for action in rich.actions(seat) if isinstance(action, do.BuyTile)]
            wares += [{"shape": shape, "paid": paid} for shape in bought]
            spent += [spending(rich, seat, action) for action in rich.actions(seat) if action.kind() in SPENDING]
        if all(len(rows) >= ENOUGH for rows in (groups, wares, spent, builds, hands)):
            return {"groups": groups, "wares": wares, "spent": spent, "builds": builds, "hands": hands}
    raise AssertionError


@needs_the_page
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_copies_of_rules_on_the_boards_say_what_the_engine_says(tmp_path: Path) -> None:
    found = {
        "research": research(),
        "laboratories": laboratories(),
        "odds": odds(),
        "gifts": gifts(),
        "ways": ways(),
        "energy": energy(),
        **science(),
    }
    compare("boards", found, tmp_path)
