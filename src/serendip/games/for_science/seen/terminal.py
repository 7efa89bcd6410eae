"""The table of For Science! as text, for replays: clock, Labs, Workshops, builds, the vaccine, then each player."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.line import player_name
from serendip.core.terminal import Style, flow, spread

COLOURS: Final = {
    "brick": "yellow",
    "slat": "yellow",
    "triangle": "red",
    "cylinder": "magenta",
    "half circle": "blue",
    "bridge": "green",
}
LETTERS: Final = {"brick": "B", "slat": "S", "triangle": "T", "cylinder": "C", "half circle": "H", "bridge": "A"}


def draw(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str:
    """Return the table as one seat sees it."""
    rule = style.faint(style.sign("─", "-") * width)
    lines = [_heading(view, width, style)]
    for site in [*view["labs"], *view["workshops"]]:
        lines += _site(site, names, width, style)
    lines.append(rule)
    for build in view["builds"]:
        lines += _build(build, names, width, style)
    lines += _vaccine(view, width, style)
    lines.append(rule)
    for player in view["players"]:
        lines += _player(view, player, names, width, style)
    return "\n".join(lines)


def legend(style: Style) -> str:
    """Return what the signs mean."""
    blocks = "  ".join(f"{letter} {kind}" for kind, letter in LETTERS.items())
    return f"{blocks}\na Design is read from the bottom up; ' is a turned card; + a criterion is met, - it is not"


def _heading(view: dict[str, Any], width: int, style: Style) -> str:
    tracks = "  ".join(style.tint(f"{colour} {number}", colour) for colour, number in view["tracks"].items())
    left = f"{style.strong('FOR SCIENCE!')}  {_time(view)}  {view['phase']}"
    return spread(left, f"Insight: {tracks}  of {view['goal']}", width)


def _time(view: dict[str, Any]) -> str:
    if view["ends_at"] is None:
        return "no clock" if view["phase"] != "choosing" else "not begun"
    seconds = max(0, round(view["ends_at"] - view["clock"]))
    return f"{seconds // 60}:{seconds % 60:02} left"


def _site(site: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """A Lab or a Workshop with its Design."""
    cards = [row["card"] + ("'" if row["turned"] else "") for row in site["column"]] or [style.faint("no Design")]
    if "owner" in site:
        connections = site["connections"] or "any"
        head = f"{site['place']} ({player_name(site['owner'], names)}, {connections} below)"
        return flow([style.strong(head), *cards], width, "    ")
    state = "Verified" if site["verified"] else "complete" if site["complete"] else f"{site['length']} cards"
    ills = " and ".join(disease["name"] for disease in site["diseases"])
    mutation = [style.tint(site["mutation"]["name"], "red")] if site["mutation"] else []
    needs = [f"{'+' if need['met'] else '-'} {need['words']}" for need in site["needs"]]
    lines = flow([style.strong(site["place"]), ills, *mutation, f"[{state}]", *needs], width, "    ")
    return lines + ["    " + line for line in flow(cards, width - 4)]


def _build(build: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """A build: which blocks it has of those it needs."""
    blocks = []
    for kind, letter in LETTERS.items():
        needs = build["plan"]["kinds"].count(kind)
        if needs or build["blocks"][kind]:
            blocks.append(style.tint(f"{letter} {build['blocks'][kind]}/{needs}", COLOURS[kind]))
    marks = [*build["handicaps"], *(["checked"] if build["passed"] else [])]
    head = f"{player_name(build['builder'], names)} builds {build['place']}:"
    return flow([head, *blocks, *marks], width, "    ")


def _vaccine(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """The blocks that are free, the groups of tiles with their Insight, loose tiles, and what is Wasted."""
    pool = [style.tint(f"{LETTERS[kind]} {number}", COLOURS[kind]) for kind, number in view["pool"].items()]
    groups = [f"{len(group['tiles'])} tiles: {sum(group['insight'].values())}" for group in view["vaccine"]["groups"]]
    lines = flow(
        ["free blocks:", *pool, "  vaccine:", *groups, f"{len(view['vaccine']['loose'])} loose"], width, "    "
    )
    wasted = ", ".join(view["wasted"]) or "nothing"
    lines += flow([f"Wasted ({len(view['wasted'])}/{view['wasted_limit']}): {wasted}"], width)
    for name in ("event", "ongoing"):
        if view[name] is not None:
            lines += flow([style.tint(f"{name}: {view[name]['name']}", "red")], width)
    return lines


def _player(view: dict[str, Any], player: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """A player: Roles, hand, and what is to be spent."""
    roles = ", ".join(role["name"] for role in player["roles"]) or "no Role yet"
    hand = ", ".join(player["hand"]) or "no card"
    pieces = [style.strong(player_name(player["seat"], names)), f"({roles})", f"holds {hand}"]
    if player["data"] or player["knowledge"]:
        pieces.append(f"{player['data']} Data, {player['knowledge']} Knowledge to spend")
    if player["tile"] is not None:
        pieces.append(f"tile {player['tile']} in hand")
    if player["away_since"] is not None:
        pieces.append("away")
    elif player["busy_until"] is not None and view["phase"] != "over":
        pieces.append("busy")
    return flow(pieces, width, "    ")
