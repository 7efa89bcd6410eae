"""Pandorum's table as text: the planet as a map of hexes, the Market and Events, then each corporation."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.terminal import Style, beside, flow, pad, spread
from serendip.games.pandorum.cards import EVENT_OF
from serendip.games.pandorum.components import EVENT_NUMBER

TERRAIN_SIGNS: Final = {"plain": ".", "ore": "o", "relic": "%", None: " "}
TERRAIN_COLOURS: Final = {"plain": "green", "ore": "yellow", "relic": "magenta"}
OWNER_COLOURS: Final = ("cyan", "red", "yellow", "green")
LETTERS: Final = "ABCD"
CELL: Final = 5
"""How many columns a hex takes."""
MAP_WIDTH: Final = 54


A_LINE = 3
"""So many kinds of cards in a slot always fit on a line."""


def draw(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str:
    """Return the table as one seat sees it."""
    rule = style.faint(style.sign("─", "-") * width)
    lines = _heading(view, names, width, style)
    planet = _planet(view, style)
    side = _side(view, names, max(30, width - MAP_WIDTH - 2), style)
    lines += beside(planet, side, MAP_WIDTH, "  ") if width >= MAP_WIDTH + 40 else [*planet, rule, *side]
    lines.append(rule)
    for player in _in_order(view):
        lines += _player(view, player, names, width, style)
    return "\n".join(lines)


def legend(style: Style) -> str:
    """Return what the signs mean."""
    terrains = "  ".join(f"{TERRAIN_SIGNS[name]} {name}" for name in ("plain", "ore", "relic"))
    things = f"{style.sign('▲', '^')} Volcano  H pad  {style.sign('◆', '?')} monolith  X dead city"
    return (
        f"{terrains}   {things}\na module of player A is a, a base is A; * contaminated, > Harvester   "
        "slots: 1 fuel, 2 hull, 3 cargo   Q Quids"
    )


def _heading(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    title = style.strong(f"PANDORUM  round {view['round']}") + style.faint("  reconstructed base rules")
    if view["phase"] == "over":
        return [f"{title}  the game is over"]
    last = style.tint("  the last round", "red") if view["last_round"] else ""
    return [spread(title + last, f"{_name(view, view['active'], names)}: {view['phase']}", width)]


def _planet(view: dict[str, Any], style: Style) -> list[str]:
    """The planet, one line for each row of hexes; a row is shifted by half a hex."""
    rows: dict[int, list[Any]] = {}
    for hex in view["hexes"]:
        rows.setdefault(hex["place"][1], []).append(hex)
    lines: list[str] = []
    for r in sorted(rows):
        line = ""
        column = 0
        for hex in sorted(rows[r], key=lambda hex: hex["place"][0]):
            q = hex["place"][0]
            start = (2 * q + r + 9) * CELL // 2
            line += " " * (start - column) + _cell(view, hex, style)
            column = start + CELL
        lines.append(line)
    return lines


def _cell(view: dict[str, Any], hex: dict[str, Any], style: Style) -> str:
    """A hex in five columns: its number with its terrain, then what it holds, and whose Harvesters are there."""
    sign = TERRAIN_SIGNS[hex["terrain"]]
    number = f"{hex['hex']:2d}"
    holds = hex["holds"]
    if holds == "volcano":
        return style.tint(f"{number}{style.sign('▲▲', '^^')} ", "red")
    if holds == "structure":
        letter = LETTERS[hex["owner"]]
        thing = style.tint(letter if hex["structure"] == "base" else letter.lower(), OWNER_COLOURS[hex["owner"]])
    else:
        thing = {"pad": "H", "monolith": style.sign("◆", "?"), "city": "X", None: " "}[holds]
    mark = "*" if hex.get("contaminated") else ""
    here = [LETTERS[player] for player in hex["harvesters"]]
    if view["active"] in hex["harvesters"]:
        mark = style.strong(">")
    elif here and not mark:
        mark = style.faint(">")
    colour = TERRAIN_COLOURS.get(hex["terrain"] or "", "blue")
    return style.faint(number) + style.tint(sign, colour) + thing + (mark or " ")


def _side(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """Market, Events and sectors."""
    market = [f"{number} {card}" for card, number in view["market"].items()] or ["empty"]
    lines = flow([style.strong("Market"), *market, style.faint(f"({view['deck']} in the deck)")], width, "  ")
    for event in view["events"]["active"]:
        state = "" if event["in_force"] else style.faint(" from the next turn on")
        lines += flow([style.strong(event["name"]), f"{_pool(view, event)}{state}"], width, "  ")
        lines += flow([*event["ongoing"].split()], width, "  ", " ")
    lines += _asking(view, width, style)
    shares = [_sector(sector) for sector in view["sectors"] if any(sector["worth"])]
    lines += flow([style.strong("Sectors"), *shares], width, "  ")
    construction = view["construction"]
    if construction:
        used = [f"{number} {card}" for card, number in construction["used"].items()] or ["no cards"]
        built = style.strong(f"Building a {construction['structure']}")
        lines += flow([built, *used, f"{construction['earned']} Q so far"], width, "  ")
    site = view["site"]
    if site:
        lines += _site(site, width, style)
    return lines


def _pool(view: dict[str, Any], event: dict[str, Any]) -> str:
    """What lies on an Event: Quids, or engine tokens."""
    tokens = sum(player["engines"] for player in view["players"])
    return f"{event['quids']} Q" if event["quids"] else f"{tokens} engine tokens"


def _asking(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """All of an Event that asks: what it does at once, what will lie on it, what it does then and at its end."""
    name = view["events"]["asking"]
    if name is None:
        return []
    event = EVENT_OF[EVENT_NUMBER[name]]
    words = [f"now: {event.immediate}"]
    if event.quids:
        words.append(f"Then {event.quids} Q are put on it.")
    words.append(f"From the next turn on: {event.ongoing}")
    if event.end:
        words.append(f"At its end: {event.end}")
    return [style.strong(name), *flow(" ".join(words).split(), width, "  ", " ")]


def _sector(sector: dict[str, Any]) -> str:
    worths = [f"{LETTERS[player]}{worth}" for player, worth in enumerate(sector["worth"]) if worth]
    return f"{sector['sector']}: {' '.join(worths)}"


def _site(site: dict[str, Any], width: int, style: Style) -> list[str]:
    """What building here would pay, item by item."""
    lines = [style.strong(f"Building on hex {site['hex']}")]
    for card, items in site["cards"].items():
        if items:
            total = sum(item["quids"] for item in items)
            words = [f"  {card} {total} Q:", *[item["said"]["words"].removesuffix(" Q") for item in items]]
            lines += flow(words, width, "    ")
    for item in site["bonus"]:
        lines += flow([f"  {item['said']['words']}"], width)
    return lines


def _in_order(view: dict[str, Any]) -> list[Any]:
    """The players, you at the bottom."""
    players = view["players"]
    first = 0 if view["seat"] is None else view["seat"] + 1
    return [players[(first + step) % len(players)] for step in range(len(players))]


def _player(view: dict[str, Any], player: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """A corporation: Quids, supply, parts, hand and slots."""
    number = player["player"]
    active = number == view["active"]
    name = f"{LETTERS[number]} {_name(view, number, names)}"
    pieces = [
        (style.sign("▸", ">") if active else " ") + style.tint(name, OWNER_COLOURS[number]),
        style.strong(f"{player['quids']} Q"),
        f"hex {player['harvester']}",
        f"{player['modules']} modules, {player['bases']} bases",
    ]
    if player["engines"]:
        pieces.append(f"{player['engines']} engine tokens")
    pieces += [style.tint(monolith, "magenta") for monolith in player["monoliths"]]
    lines = flow(pieces, width, "   ", "   ")
    if not player["maximus"]:
        hull = player["hull"]
        targets = [f"{card['name']} ({', '.join(card['targets'])})" for card in player["satellites"]]
        parts = [f"   {player['forepart']}", f"{hull['name']} level {hull['level']}", *targets]
        lines += flow(parts, width, "   ", "   ")
    lines += flow([*_hand(view, player, style), *_slots(player, style)], width, "   ", "   ")
    return lines


def _hand(view: dict[str, Any], player: dict[str, Any], style: Style) -> list[str]:
    if player["maximus"]:
        return ["  "]
    known = ", ".join(f"{number} {card}" for card, number in player["cards"].items())
    if player["player"] == view["seat"]:
        return [f"   hand: {style.strong(known or 'empty')}"]
    words = f"   hand: {player['hand']}" + (f", among them {known}" if known else "")
    return [style.faint(words)]


def _slots(player: dict[str, Any], style: Style) -> list[str]:
    found: list[str] = []
    for number, slot in enumerate(player["slots"], start=1):
        if slot:
            cards = [f"{count} {card}" for card, count in slot.items()]
            parts = [", ".join(cards[first : first + A_LINE]) for first in range(0, len(cards), A_LINE)]
            worth = f" ({player['cargo_pays']} Q)" if number == len(player["slots"]) else ""
            found += f"{style.faint(f'slot {number}:')} {',|'.join(parts)}{worth}".split("|")
    return found


def _name(view: dict[str, Any], player: int, names: Sequence[str]) -> str:
    if view["players"][player]["maximus"]:
        return "Maximus"
    return pad(names[player].partition(" (")[0], 0)
