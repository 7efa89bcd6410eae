"""Positions of games that bots have played, with what the engine says of each: for comparing the page's copies with it.

Where a hand needs an answer within a frame, the page has a copy of a rule in TypeScript. It is held to the engine here.
"""

from functools import cache
from math import cos, sin
from random import Random
from typing import Any, Final

from serendip import Match
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.building.blocks import Pose, solid
from serendip.games.for_science.building.held_block import FASTEST, follow
from serendip.games.for_science.building.physics import TICK
from serendip.games.for_science.building.practice import reference
from serendip.games.for_science.building.travel import travel
from serendip.games.for_science.columns import column_of, connects, plan_for
from serendip.games.for_science.components import DESIGN_NAMES
from serendip.games.for_science.game import GAME
from serendip.games.for_science.poses import read_poses
from serendip.games.for_science.rules.places import first_connections, places
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.capture import areas, captured
from serendip.games.for_science.vaccine.placing import Cap, Placement, apart_from, clashes, groups, spots_for
from serendip.games.for_science.vaccine.tiles import TILES
from tests.games.for_science.table import state_of

ENOUGH: Final = 1000
"""So many positions of each sort at least."""

Layout = tuple[tuple[Placement, ...], tuple[Cap, ...], int]
Column = tuple[int, tuple[int, ...]]

TURNS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Which of two cards that change places is turned, in the order in which the page tries it."""


@cache
def played() -> tuple[list[Layout], list[Column], list[list[Pose]]]:
    """Play games; return arrangements with a tile to put, columns with what they stand on, and towers as checked."""
    layouts: dict[Layout, None] = {}
    columns: dict[Column, None] = {}
    towers: dict[str, None] = {}
    match = GAME.new(4, 2, {"goal": "200", "pace": "brisk"})  # rules of thumb: good arrangements and real towers
    rng = Random(2)
    while match.outcome is None:
        if not match.to_act:
            pass_on(match)
            continue
        seat = rng.choice(match.to_act)
        action = GAME.thumb(match.view(seat), match.actions(seat), rng)
        if isinstance(action, do.CheckBuild) and action.poses:
            towers[action.poses] = None
        match.play(seat, action)
        note(state_of(match), layouts, columns)
    for seed in range(100):  # chance: columns of all kinds
        if len(columns) >= ENOUGH:
            break
        match = GAME.new(1 + seed % 6, seed)
        rng = Random(seed)
        for _ in range(400):
            if match.outcome is not None:
                break
            if not match.to_act:
                pass_on(match)
                continue
            seat = rng.choice(match.to_act)
            match.play(seat, lively(match.actions(seat), rng))
            note(state_of(match), {}, columns)
    return list(layouts), list(columns), [read_poses(text) for text in towers]


def pass_on(match: Match) -> None:
    """Let the table do what comes next."""
    assert match.due is not None
    match.pass_time(match.due)


def lively(offers: tuple[Action, ...], rng: Random) -> Action:
    """Choose at random, mostly what changes Designs."""
    cards = [action for action in offers if isinstance(action, (do.PlayDesign, do.DrawDesign, do.Arrange))]
    return rng.choice(cards) if cards and rng.random() < 0.8 else rng.choice(offers)


def note(state: ForScience, layouts: dict[Layout, None], columns: dict[Column, None]) -> None:
    """Keep what is new in a position."""
    hands = [tile for tile in state.held if tile != NONE]
    for tile in [*hands, *state.loose[:6]]:
        layouts[tuple(state.lying), tuple(state.caps), tile] = None
    for place in places(state):
        if state.columns[place]:
            columns[first_connections(state, place), tuple(state.columns[place])] = None


def positions() -> dict[str, Any]:
    """Return everything as plain data."""
    layouts, columns, towers = played()
    rng = Random(7)
    return {
        "reference": reference(),
        "stride": FASTEST,
        "vaccine": [arrangement(list(lying), list(caps), tile, rng) for lying, caps, tile in layouts],
        "columns": [column(first, list(cards)) for first, cards in columns],
        "moves": [move for poses in towers for move in moves(poses, rng)],
    }


def rows(found: Any) -> list[list[Any]]:
    """Return named tuples as plain lists."""
    return [list(row) for row in found]


def arrangement(lying: list[Placement], caps: list[Cap], tile: int, rng: Random) -> dict[str, Any]:
    """Return what the engine says of an arrangement, of a tile that is to be put, and of one that is put anyhow."""
    spots = spots_for(tile, lying, caps)
    near = rng.choice(lying) if lying else Placement(tile, 0, 0, 0)
    anyhow = Placement(tile, near.x + rng.randrange(-3, 4), near.y + rng.randrange(-3, 4), rng.randrange(6))
    put = rng.sample(spots, min(3, len(spots)))
    return {
        "lying": rows(lying),
        "caps": rows(caps),
        "groups": groups(lying),
        "insight": [captured(lying, group, caps) for group in groups(lying)],
        "areas": [[area.colour, rows(area.parts), area.icons, rows(area.open)] for area in areas(lying, caps)],
        "tile": tile,
        "spots": rows(spots),
        "apart": list(apart_from(lying, tile)),
        "anyhow": list(anyhow),
        "clashes": sorted(rows(clashes([*lying, anyhow], caps))),
        "gains": [[*spot, most([*lying, spot], caps) - most(lying, caps)] for spot in put],
    }


def most(lying: list[Placement], caps: list[Cap]) -> int:
    """Return the Insight of the best group."""
    return max([sum(captured(lying, group, caps).values()) for group in groups(lying)], default=0)


def column(first: int, cards: list[int]) -> dict[str, Any]:
    """Return what the engine says of a column: its plan, and which changes by a hand would still connect."""
    plan = plan_for(tuple(cards))
    swaps: list[list[bool]] = []
    for low in range(len(cards) - 1):
        found: list[bool] = []
        for one, other in TURNS:  # `one`: the card that goes up is turned
            next_cards = cards[:]
            next_cards[low], next_cards[low + 1] = cards[low + 1] ^ other, cards[low] ^ one
            found.append(connects(next_cards, first))
        swaps.append(found)
    turns = [connects([card ^ (place == at) for place, card in enumerate(cards)], first) for at in range(len(cards))]
    return {
        "first": first,
        "column": [{"card": DESIGN_NAMES[card // 2], "turned": card % 2 == 1} for card in cards],
        "numbers": [[number, turned] for number, turned in column_of(cards)],
        "connects": connects(cards, first),
        "swaps": swaps,
        "turns": turns,
        "plan": {
            "kinds": plan.kinds,
            "lines": sorted(rows(plan.lines)),
            "rewarded": plan.rewarded,
            "cards": plan.cards,
            "heights": plan.heights,
            "ranks": plan.ranks,
        },
    }


def moves(poses: list[Pose], rng: Random) -> list[dict[str, Any]]:
    """Return, block by block of a tower, how a hand brings the next one: to its place, beside it, into the tower."""
    found: list[dict[str, Any]] = []
    for number, wanted in enumerate(poses):
        others = poses[:number]
        highest = max([solid(pose).top for pose in others], default=0.0)
        start = wanted._replace(x=wanted.x + rng.uniform(-1.5, 1.5), y=highest + rng.uniform(1.1, 2.0))
        aims = [(wanted.x, wanted.y), (rng.uniform(-3.0, 3.0), 0.0)]
        aims += [(wanted.x + rng.uniform(-0.6, 0.6), wanted.y) for _ in range(3)]
        for _ in range(3 if others else 0):
            into = rng.choice(others)
            aims.append((into.x + rng.uniform(-0.2, 0.2), into.y))
        for x, y in aims:
            angle = rng.uniform(0.0, 6.28)
            flat = rng.random() < 0.2
            found.append(
                {
                    "held": list(start),
                    "others": rows(others),
                    "aim": [x, y],
                    "flat": flat,
                    "reaches": list(led(start, x, y, others, flat)),
                    "way": [round(angle, 4), *[way(start, other, round(angle, 4)) for other in others]],
                    "low": solid(start).bottom,
                    "high": solid(start).top,
                }
            )
    return found


def led(pose: Pose, x: float, y: float, others: list[Pose], flat: bool) -> tuple[float, float]:
    """Return where a hand brings a block, tick by tick as the server's world moves it; it never aims upwards here."""
    reach = 4.0  # farther ones can't be met within a tick
    standing = [(other.x, other.y, solid(other)) for other in others]
    for _ in range(60):
        near = [there for at, up, there in standing if abs(at - pose.x) < reach and abs(up - pose.y) < reach]
        going = follow(pose, x, y, near, flat)
        there = pose._replace(x=going.x + going.speed_x * TICK, y=going.y + going.speed_y * TICK)
        if abs(there.x - pose.x) + abs(there.y - pose.y) < 1e-5:
            break
        pose = there
    return pose.x, pose.y


def way(pose: Pose, other: Pose, angle: float) -> float:
    """Return how far a block can go in a direction before it meets another."""
    return travel(solid(pose), solid(other), cos(angle), sin(angle))


def sizes() -> dict[str, int]:
    """Return how many positions there are of each sort."""
    layouts, columns, towers = played()
    assert all(0 <= tile < len(TILES) for _, _, tile in layouts)
    return {"vaccine": len(layouts), "columns": len(columns), "towers": len(towers)}
