"""Rules of thumb for the vaccine: what to buy, how to arrange it, when to count (FS-60, FS-61, FS-62, FS-63)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.games.for_science import actions as do
from serendip.games.for_science.components import TILE_SHAPE
from serendip.games.for_science.vaccine.arranging import Arrangement, best_arrangement
from serendip.games.for_science.vaccine.capture import areas
from serendip.games.for_science.vaccine.placing import BLOCK, Cap, Placement, clashes
from serendip.games.for_science.vaccine.steps import next_step
from serendip.games.for_science.vaccine.tiles import TILES

EFFORT: Final = 2_000
WORTH_THE_TROUBLE: Final = 4
"""So much more Insight than the tracks show is worth an arrangement and a meeting before the end."""


@lru_cache(maxsize=512)
def best_of(tiles: tuple[int, ...], caps: tuple[Cap, ...] = ()) -> Arrangement:
    """Return the best arrangement of these tiles that a search finds, around half circles; the same for every bot."""
    luck = Chance(sum([7**i % 1009 * tile for i, tile in enumerate(tiles)]))
    return best_arrangement(tiles, [], EFFORT, luck, blocks=caps)


def earned(view: dict[str, Any]) -> tuple[int, ...]:
    """Return all tiles on the table and in hands."""
    lying = [row[0] for row in view["vaccine"]["lying"]]
    held = [player["tile"] for player in view["players"] if player["tile"] is not None]
    return tuple(sorted(view["vaccine"]["loose"] + lying + held))


def captured_now(view: dict[str, Any]) -> int:
    """Return the most Insight that a group has captured."""
    return max([sum(group["insight"].values()) for group in view["vaccine"]["groups"]], default=0)


def arrange(view: dict[str, Any], seat: int, actions: Sequence[Action]) -> Action | None:
    """Return the next move towards the best arrangement, if that is worth the trouble; None if there is none."""
    tiles = earned(view)
    icons = sum([TILES[tile].icons for tile in tiles])
    shown = sum(view["tracks"].values())
    enough = min(view["goal"], shown + WORTH_THE_TROUBLE)
    mine = view["players"][seat]["tile"]
    if mine is None and (icons < enough or captured_now(view) >= enough):
        return None
    caps = [Cap(*row) for row in view["vaccine"]["caps"]]
    target = best_of(tiles)
    hindered = _hindered(target, caps)
    if hindered and not any(role["power"] == "cap" for role in view["players"][seat]["roles"]):
        target = best_of(tiles, tuple(caps))  # only a Theoretician takes half circles off
        hindered = []
    if mine is None and target.total + closable(target.placements, [], half_circles(view))[1] < enough:
        return None
    lying = [Placement(*row) for row in view["vaccine"]["lying"]]
    if mine is not None:
        return _put(mine, target, lying, caps, actions)
    if hindered:
        removals = [action for action in actions if isinstance(action, do.TakeCap)]
        return next((action for action in removals if Cap(action.tile, action.side) in hindered), None)
    step = next_step(lying, target.placements, [], caps)
    if step is None:
        return None
    return next((action for action in actions if isinstance(action, do.TakeTile) and action.tile == step.tile), None)


def _hindered(target: Arrangement, caps: list[Cap]) -> list[Cap]:
    """Return the half circles that stand where tiles are to meet."""
    clashing = [clash for clash in clashes(target.placements, caps) if clash.kind == BLOCK] if caps else []
    sides = [Cap(clash.tile, clash.side) for clash in clashing]
    sides += [Cap(clash.other, clash.other_side) for clash in clashing]
    return [cap for cap in caps if cap in sides]


def _put(
    tile: int, target: Arrangement, lying: list[Placement], caps: list[Cap], actions: Sequence[Action]
) -> Action | None:
    """Put the tile in hand where it belongs, or aside if something is in the way."""
    place = next((placement for placement in target.placements if placement.tile == tile), None)
    if place is not None:
        step = next_step(lying, [place], [], caps)
        if step is not None and step.place == place:
            return do.PutTile(place.x, place.y, place.turn)
    return next((action for action in actions if isinstance(action, do.LayAside)), None)


def half_circles(view: dict[str, Any]) -> int:
    """Return how many end caps the Unconventional Theoretician can have on the vaccine, if one is there (FS-72)."""
    strengths: list[int] = [
        role["strength"]
        for player in view["players"]
        if player["away_since"] is None
        for role in player["roles"]
        if role["power"] == "cap"
    ]
    blocks: int = view["pool"]["half circle"] + len(view["vaccine"]["caps"])
    return min(sum(strengths), blocks)


def closable(group: list[Placement], caps: list[Cap], left: int) -> tuple[list[Cap], int]:
    """Return the sides that so many half circles are best put to, and the Insight that they capture."""
    sides: list[Cap] = []
    gain = 0
    opened = [area for area in areas(group, caps) if area.icons and area.open] if left > 0 else []
    for area in sorted(opened, key=lambda area: (-area.icons / len(area.open), area.open)):
        if len(sides) + len(area.open) <= left:
            sides += [Cap(tile, side) for tile, side in area.open]
            gain += area.icons
    return sides, gain


def close_sides(view: dict[str, Any], offers: list[do.PutCap]) -> Action | None:
    """Put a half circle where that, with the others to come, captures as much as a meeting is worth (FS-72)."""
    caps = [Cap(*row) for row in view["vaccine"]["caps"]]
    enough = min(view["goal"], sum(view["tracks"].values()) + WORTH_THE_TROUBLE)
    if not offers or captured_now(view) >= enough:
        return None
    lying = [Placement(*row) for row in view["vaccine"]["lying"]]
    for group in view["vaccine"]["groups"]:
        tiles = [placement for placement in lying if placement.tile in group["tiles"]]
        sides, gain = closable(tiles, caps, half_circles(view) - len(caps))
        if sides and sum(group["insight"].values()) + gain >= enough:
            return next((action for action in offers if Cap(action.tile, action.side) == sides[0]), None)
    return None


def wants_meeting(view: dict[str, Any], calls: list[do.CallMeeting]) -> Action | None:
    """Count a group that wins, or one that is a good deal better than what the tracks show."""
    shown = sum(view["tracks"].values())
    for group in view["vaccine"]["groups"]:
        total = sum(group["insight"].values())
        if total >= min(view["goal"], shown + WORTH_THE_TROUBLE):
            for action in calls:
                if action.tile in group["tiles"]:
                    return action
    return None


def best_purchase(view: dict[str, Any], offers: list[do.BuyTile]) -> Action | None:
    """Knowledge buys sectors, then chevrons; Data buys trapezoids while there are few, then rhombi."""
    shapes = {action.shape: action for action in offers}
    for shape in ("sector", "chevron"):
        if shape in shapes:
            return shapes[shape]
    tiles = earned(view)
    large = len([tile for tile in tiles if TILE_SHAPE[tile] == 1])
    small = len([tile for tile in tiles if TILE_SHAPE[tile] == 0])
    order = ("trapezoid", "rhombus") if 2 * large < small else ("rhombus", "trapezoid")
    return next((shapes[shape] for shape in order if shape in shapes), None)


def least_tile(view: dict[str, Any], debts: list[do.GiveUpTile]) -> Action:
    """Give up a loose tile before one that lies, and one with few icons before one with many."""
    loose = view["vaccine"]["loose"]
    return min(debts, key=lambda action: (action.tile not in loose, TILES[action.tile].icons, action.tile))
