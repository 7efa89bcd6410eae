"""Dark Matter's table as text: candidates, face-up cards, then each player with you at the bottom."""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.terminal import Style, flow, pad, seen_length, spread

COLOURS: Final = {"WIMP": "cyan", "Dark Sector": "magenta", "Axion": "yellow", "MOND": "blue"}
DEPTH_SIGNS: Final = {"surface": ("⌂", "^"), "underground": ("↓", "v"), "deep": ("⇊", "V")}
ROOMY: Final = 104
"""From this width on, research says in words what it misses."""


def draw(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str:
    """Return the table as one seat sees it."""
    rule = style.faint(style.sign("─", "-") * width)
    lines = [*_heading(view, names, width, style), *_candidates(view, names, width, style), rule]
    lines += [*_stacks(view, width, style), rule]
    seats = len(view["players"])
    you = view["seat"]
    first = 0 if you is None else you + 1
    columns = _columns(view)
    for step in range(seats):
        lines += _player(view, (first + step) % seats, names, columns, width, style)
    return "\n".join(lines)


def legend(style: Style) -> str:
    """Return what the signs mean."""
    depths = " ".join(f"{style.sign(*DEPTH_SIGNS[depth])} {depth}" for depth in DEPTH_SIGNS)
    return f"S student D data P publication  {style.sign('●', '+')} has {style.sign('○', '-')} misses  {depths}"


def owners(view: dict[str, Any]) -> dict[str, int]:
    """Return whose each laboratory in play is, and the research in it (DM-43)."""
    found: dict[str, int] = {}
    for lab in view["laboratories"]:
        found[lab["name"]] = lab["owner"]
        if lab["research"]:
            found[lab["research"]["name"]] = lab["owner"]
    return found


def _heading(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    title = style.strong(f"DARK MATTER  round {view['round']}")
    if view["phase"] == "over":
        return [f"{title}  the game is over"]
    if view["phase"] == "bid":
        waiting = [_short(names, seat) for seat in view["to_act"]]
        return [spread(f"{title}  bids", style.faint("still to bid: " + ", ".join(waiting)), width)]
    order: list[str] = []
    for place, seat in enumerate(view["order"]):
        words = f"{_short(names, seat)} {view['players'][seat]['bid'] or ''}".rstrip()
        if seat == view["acting"]:
            words = style.strong(style.sign("▸", ">") + words)
        elif place < view["turn"]:
            words = style.faint(words + style.sign(" ✓", " +"))
        order.append(words)
    return [spread(f"{title}  turns", style.sign(" → ", " > ").join(order), width)]


def _candidates(view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> list[str]:
    """One piece for each candidate: its verdict if one knows it, and who else does."""
    you = view["seat"]
    pieces: list[str] = []
    for candidate in view["candidates"]:
        name = candidate["name"]
        others = [_short(names, seat) for seat in candidate["seen_by"] if seat != you]
        if candidate["verdict"] == "positive":
            words = style.tint(f"{style.sign('★', '*')} {name} is dark matter!", "green")
        elif candidate["verdict"] == "negative":
            words = style.faint(f"{style.sign('✗', 'x')} not {name}")
        else:
            words = f"? {_candidate(name, style)}"
        if not candidate["revealed"]:
            if candidate["verdict"] != "unknown":
                words += style.faint(" (only you know)" if not others else " (you looked)")
            if others:
                words += style.faint(f" ({', '.join(others)} looked)")
        pieces.append(words)
    return flow(pieces, width, between="   ")


def _stacks(view: dict[str, Any], width: int, style: Style) -> list[str]:
    """The three face-up cards with what is under them, and the grants."""
    up = view["face_up"]
    left = view["stacks"]
    laboratory = up["laboratory"]
    research = up["research"]
    resource = up["resource"]
    cards = [
        ("Laboratory", _laboratory(laboratory, style) if laboratory else "", left["laboratories"]),
        ("Research", _face_research(research, width - 21, style) if research else "", left["research"]),
        ("Resource", f"{_letter(resource)} {resource}" if resource else "", left["resources"]),
    ]
    lines: list[str] = []
    for title, card, count in cards:
        # While a player must discard, the card just taken has no successor yet (DM-33).
        shown = card or style.faint("not turned up yet" if count else "none left")
        lines.append(spread(f" {pad(title, 11)} {shown}", style.faint(f"{count} more"), width))
    out = len(view["removed_events"])
    gone = f", {out} event{'s' if out > 1 else ''} out of the game" if out else ""
    grants = style.faint(f"{left['grants']} in the stack, {len(view['played'])} played{gone}")
    return [*lines, f" {pad('Grants', 11)} {grants}"]


def _face_research(card: dict[str, Any], room: int, style: Style) -> str:
    """The face-up research; where it is narrow the sign alone tells the depth."""
    needs = " ".join(_letter(kind) for kind in card["needs"])
    about = _candidate(card["candidate"], style) if card["candidate"] else style.faint("no candidate")
    words = f"{_laboratory(card, style)}  {about}  needs {needs}"
    if seen_length(words) <= room:
        return words
    return f"{style.sign(*DEPTH_SIGNS[card['depth']])} {card['name']}  {about}  needs {needs}"


def _player(
    view: dict[str, Any], seat: int, names: Sequence[str], columns: list[int], width: int, style: Style
) -> list[str]:
    """A player's mat: hand and bid, laboratories at work, free ones, cards at the side."""
    player = view["players"][seat]
    acting = seat in view["to_act"]
    own = seat == view["seat"]
    mark = style.sign("▸", ">") if acting else " "
    name = style.strong(names[seat]) if acting or own else names[seat]
    head = "   ".join([f"{mark}{name}", *_bid(player, style)])
    hand = _hand(view, player, own, style)
    lines = [f"{head}   {hand}"]
    if seen_length(lines[0]) > width:
        lines = [head, *flow(f"   {hand}".split(", "), width, indent=" " * 9, between=", ")]
    mine = [lab for lab in view["laboratories"] if lab["owner"] == seat]
    for lab in mine:
        if lab["research"]:
            lines += _working(lab, columns, width, style)
    free = [_laboratory(lab, style) for lab in mine if not lab["research"]]
    if free:
        lines += flow(["   free", *free], width, indent=" " * 9)
    side = [_side_research(card, style) for card in player["side"]["research"]]
    side += [f"{_letter(kind)} {kind}" for kind in player["side"]["resources"]]
    if side:
        lines += flow(["   side", *side], width, indent=" " * 9)
    return lines


def _bid(player: dict[str, Any], style: Style) -> list[str]:
    bid = player["bid"]
    if bid is None:
        return []
    return [style.faint("bid face down") if bid == "face down" else f"bid {style.strong(f'{bid} M$')}"]


def _hand(view: dict[str, Any], player: dict[str, Any], own: bool, style: Style) -> str:
    """One's own hand, or how many cards another has and which of them one has seen."""
    known = ", ".join(_grant(view, card) for card in player["cards"])
    if own:
        return f"hand: {style.strong(known)}" if known else style.faint("hand: empty")
    count = player["hand"]
    words = f"{count} card" if count == 1 else f"{count} cards"
    if known:
        words += f": {known}" if len(player["cards"]) == count else f", among them {known}"
    return style.faint(words)


def _grant(view: dict[str, Any], card: dict[str, Any]) -> str:
    if "money" in card:
        return f"{card['money']} M$"
    title: str = card["event"]
    return f"{title} (next round)" if title == view["recalled"] else title


def _columns(view: dict[str, Any]) -> list[int]:
    """How wide the columns of laboratory, research and candidate must be for what stands on the table."""
    busy = [lab for lab in view["laboratories"] if lab["research"]]
    return [
        max([len(lab["name"]) for lab in busy], default=0),
        max([len(lab["research"]["name"]) for lab in busy], default=0),
        max([len(lab["research"]["candidate"] or "no candidate") for lab in busy], default=0),
    ]


def _working(lab: dict[str, Any], columns: list[int], width: int, style: Style) -> list[str]:
    """A laboratory with its research, what it has and what it misses."""
    research = lab["research"]
    candidate = research["candidate"]
    about = _candidate(candidate, style) if candidate else style.faint("no candidate")
    parts = [
        f"   {style.sign(*DEPTH_SIGNS[lab['depth']])} {pad(lab['name'], columns[0])}",
        pad(research["name"], columns[1]),
        pad(about, columns[2]),
        _needs(research, style),
    ]
    line = "  ".join(parts)
    if width >= ROOMY:
        words = "complete" if research["fulfilled"] else f"misses {_missing(research)}"
        line += style.faint(f"  {words}")
    return [line] if seen_length(line) <= width else flow([part.rstrip() for part in parts], width, indent=" " * 9)


def _needs(research: dict[str, Any], style: Style) -> str:
    """`●S ○D ○P`; with a postdoc what is missing is a choice: `●S ◆postdoc ○D/P`."""
    has, lacks = style.sign("●", "+"), style.sign("○", "-")
    marks = [style.tint(has + _letter(kind), "green") for kind in research["has"]]
    if research["postdoc"]:
        marks.append(style.tint(f"{style.sign('◆', '*')}postdoc", "green"))
        missing = [_letter(kind) for kind in research["lacks"]]
        marks += [style.tint(lacks + "/".join(missing), "red")] * research["short"]
    else:
        marks += [style.tint(lacks + _letter(kind), "red") for kind in research["lacks"]]
    if research["fulfilled"]:
        marks.append(style.tint(style.sign("✓", "ok"), "green"))
    return " ".join(marks)


def _missing(research: dict[str, Any]) -> str:
    if research["postdoc"]:
        return f"{research['short']} of {', '.join(research['lacks'])}"
    return ", ".join(research["lacks"])


def _side_research(card: dict[str, Any], style: Style) -> str:
    needs = " ".join(_letter(kind) for kind in card["needs"])
    about = f"{_candidate(card['candidate'], style)} " if card["candidate"] else ""
    return f"{style.sign(*DEPTH_SIGNS[card['depth']])} {card['name']} ({about}{needs})"


def _laboratory(card: dict[str, Any], style: Style) -> str:
    return f"{style.sign(*DEPTH_SIGNS[card['depth']])} {card['name']} {style.faint('(' + card['depth'] + ')')}"


def _candidate(name: str, style: Style) -> str:
    return style.tint(name, COLOURS.get(name, "cyan"))


def _letter(kind: str) -> str:
    return kind[0].upper()


def _short(names: Sequence[str], seat: int) -> str:
    """A player's name without what stands in brackets."""
    return names[seat].partition(" (")[0]
