"""Time Horizon's table as text: the continuum with its forecasts, the players, and one's own hand."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.line import and_list
from serendip.core.terminal import Style, flow, pad, seen_length, spread

CELL: Final = 8
"""How wide a node is; every node has two lines."""

TINTS: Final = {
    "orange": "yellow", "blue": "blue", "violet": "magenta", "yellow": "yellow", "teal": "cyan", "pink": "red",
}  # fmt: skip


def draw(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str:
    """Return the table as one seat sees it."""
    rule = style.faint(style.sign("─", "-") * width)
    lines = [*_heading(view, names, width, style), *_timeline(view, width, style), rule]
    lines += [*_board(view, width, style), rule]
    for player in view["players"]:
        lines += _player(view, player, names, width, style)
    lines += _open(view, names, width, style)
    if view["you"] is not None:
        lines += [rule, *_own(view, width, style)]
    return "\n".join(lines)


def legend(style: Style) -> str:
    """Return what the signs mean."""
    up, down = style.sign("▲", "^"), style.sign("▼", "v")
    return (
        f"12:ab  node 12 with the pawns a and b; under it {up}+3 O2: would happen with a sum of 3, orange gains 2; "
        f"{down} would not happen; {style.sign('✓', '=')} happened, {style.sign('✗', 'x')} did not; "
        "!+3 impacts that wait for an event"
    )


def _heading(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    title = style.strong(f"TIME HORIZON  round {view['round']}, phase {view['phase']}")
    if view["stage"] == "over":
        return [f"{title}  the game is over"]
    order: list[str] = []
    for place, seat in enumerate(view["order"]):
        words = f"{_letter(seat)} {_short(names, seat)}"
        if seat == view["at_turn"]:
            words = style.strong(style.sign("▸", ">") + words)
        elif place < view["turn"]:
            words = style.faint(words)
        order.append(words)
    return [spread(title, style.sign(" → ", " > ").join(order), width)]


def _timeline(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """The rounds by phase, the present one marked, and what is special about it."""
    phases: list[str] = []
    for phase in view["timeline"]:
        rounds = []
        for number in range(phase["first"], phase["last"] + 1):
            words = str(number)
            rounds.append(
                style.strong(f"[{words}]")
                if number == view["round"]
                else style.faint(words)
                if number < view["round"]
                else words
            )
        phases.append(" ".join(rounds) + style.sign("│", "|"))
    periods = view["periods"]
    special = [
        words
        for name, words in (
            ("peace", "no attacks"),
            ("artifacts", "gears give artifacts"),
            ("still", "no Events artifacts"),
            ("realisation", "the Now passes"),
        )
        if periods[name]
    ]
    return flow([" ".join(phases), style.faint(", ".join(special))], width)


def _board(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """The continuum: columns of hexes, each two lines high; columns side by side are shifted by one line."""
    cells: dict[tuple[int, int], str] = {}
    here = _own_node(view)
    for node in view["nodes"]:
        row = 2 * node["r"] + node["q"] + 8
        upper, lower = _cell(view, node, style, node["node"] == here)
        cells[row, node["q"] + 4] = upper
        cells[row + 1, node["q"] + 4] = lower
    margin = " " * max(0, (width - 9 * CELL) // 2)
    lines = []
    for row in range(18):
        line = "".join(pad(cells.get((row, column), ""), CELL) for column in range(9))
        lines.append((margin + line).rstrip())
    return lines


def _cell(view: dict[str, Any], node: dict[str, Any], style: Style, own: bool) -> tuple[str, str]:
    pawns = "".join(_letter(seat) for seat in node["pawns"])
    number = f"{node['node']}{':' if pawns else ''}{pawns}"
    if node["node"] in view["wormholes"]:
        number += style.sign("◎", "@")
    upper = style.strong(number) if own or pawns else style.faint(number) if node["result"] else number
    event = node["event"]
    if event is None:
        if node["result"]:
            return upper, style.faint(style.sign("·", "."))
        push = node["for"] - node["against"]
        return upper, f"!{push:+d}" if node["for"] or node["against"] else style.sign("·", ".")
    return upper, _event(event, node["result"], view, style)


def _event(event: dict[str, Any], result: str | None, view: dict[str, Any], style: Style) -> str:
    """An event in a few signs: how it comes out, its sum, who gains."""
    happens = event["outcome"] == "happens"
    if result:
        sign = style.sign("✓", "=") if happens else style.sign("✗", "x")
        return style.faint(f"{sign}{event['sum']:+d}")
    sign = style.sign("▲", "^") if happens else style.sign("▼", "v")
    words = style.tint(f"{sign}{event['sum']:+d}", "green" if happens else "red")
    for gain in event["scores"][:1]:
        colour = view["players"][gain["seat"]]["colours"][0]
        words += " " + style.tint(f"{_letter(gain['seat'])}{gain['points']:+d}", TINTS[colour])
    return words


def _player(view: dict[str, Any], player: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """A player's mat on a line or two."""
    seat = player["seat"]
    acting = seat in view["to_act"]
    mark = style.sign("▸", ">") if acting else " "
    colours = " and ".join(style.tint(colour, TINTS[colour]) for colour in player["colours"])
    name = style.strong(names[seat]) if seat == view["seat"] else names[seat]
    pieces = [f"{mark}{_letter(seat)} {name} ({colours})", style.strong(f"{player['points']} points")]
    if not player["alive"]:
        return flow([*pieces, style.faint("out")], width, indent="   ")
    energy = "energy hidden" if player["energy"] is None else f"{player['energy']} energy"
    place = "V616 Mon" if player["far"] else f"node {player['node']}" if player["node"] is not None else "gone"
    pieces += [energy, place, style.faint(f"{player['hand']} events")]
    if player["choosing"]:
        pieces.append(style.faint(f"choosing from {player['choosing']}"))
    if player["artifacts"]:
        pieces.append(f"{player['artifacts']} artifacts in hand")
    for title, level in player["items"].items():
        if level and title != "Kinetic Storage":
            pieces.append(f"{title} {level}")
    if player["stored"] is not None:
        pieces.append(f"Kinetic Storage {player['stored']}")
    pieces += [_artifact(card) for card in player["table"]]
    if not player["takes_offers"]:
        pieces.append(style.faint("takes no offers"))
    return flow(pieces, width, indent="   ")


def _artifact(card: dict[str, Any]) -> str:
    if "debt" in card:
        return f"{card['artifact']} debt {card['debt']} tension {card['tension']}"
    return f"{card['artifact']} {card['charges']}" if "charges" in card else str(card["artifact"])


def _open(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """What is open between players: an offer, bets, a debt."""
    lines: list[str] = []
    offer = view["offer"]
    if offer:
        lines += flow(
            [
                f"{_short(names, offer['proposer'])} offers {_short(names, offer['receiver'])}",
                f"{and_list(offer['gives'])} for {and_list(offer['asks'])}",
            ],
            width,
            indent="   ",
        )
    if view["tangle"]:
        lines.append(f"Bets on the Tangle in node {view['tangle']['node']}, token on “{view['tangle']['token']}”")
    if view["annihilation"]:
        lines.append(f"{view['annihilation']['missing']} energy are missing in the Hole")
    return [style.strong(line) for line in lines]


def _own(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """One's own cards, the links of one's node, and what is begun."""
    you = view["you"]
    lines = [_card_line(card, width, style) for card in you["hand"]]
    for name, cards in (("Choose from", you["choose_from"]), ("Shown to you", you["shown"])):
        if cards:
            lines += [style.strong(f" {name}:"), *[_card_line(card, width, style) for card in cards]]
    if you["artifacts"]:
        lines += flow([" Artifacts in hand:", *you["artifacts"]], width, indent="   ")
    here = _own_node(view)
    near = [link for link in view["links"] if here in (link["from"], link["to"])]
    if near:
        words = [
            f"{link['from']}{style.sign('→', '>')}{link['to']} {link['kind']} {link['strength']}"
            + (f" ({link['worth']:+d})" if link["worth"] else "")
            for link in near
        ]
        lines += flow([" Links here:", *words], width, indent="   ")
    if you["draft"]:
        lines.append(f" Draft: {and_list(you['draft']['gives'])} for {and_list(you['draft']['asks'])}")
    return lines


def _card_line(card: dict[str, Any], width: int, style: Style) -> str:
    """A card in words: points, arcs, links, bonus."""
    amount = card["amount"]
    points = style.tint(f"{amount:+d}", "green" if amount > 0 else "red") if amount else style.faint(" 0")
    arcs = [f"{_arc(card[arc], style)} if it {words}" for arc, words in (("happens", "happens"), ("fails", "does not"))
            if card[arc]]  # fmt: skip
    links = [
        f"{'back' if link['direction'] == 'backward' else 'ahead'} "
        + style.tint(link["kind"], "green" if link["kind"] == "cause" else "red")
        for link in card["links"]
    ]
    more = [f"bonus {card['bonus']}"] if card["bonus"] else []
    more += ["gear"] if card["gear"] else []
    parts = [f" {points} {card['title']}", ", ".join(arcs), ", ".join(links), ", ".join(more)]
    line = "  ".join(part for part in parts if part)
    if seen_length(line) > width:
        line = "  ".join(parts[:2])
    return line


def _arc(colour: str, style: Style) -> str:
    return style.tint(colour, TINTS[colour]) if colour in TINTS else colour


def _own_node(view: dict[str, Any]) -> int | None:
    seat = view["seat"]
    return None if seat is None else view["players"][seat]["node"]


def _letter(seat: int) -> str:
    """Pawns are a, b, c and so on, by seat."""
    return "abcdef"[seat]


def _short(names: Sequence[str], seat: int) -> str:
    """A player's name without what stands in brackets."""
    return names[seat].partition(" (")[0]
