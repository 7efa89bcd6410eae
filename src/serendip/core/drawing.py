"""The table as text: as the game draws it, or plainly from the view if the game does not."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from serendip.core.line import Plain
from serendip.core.ruleset import Ruleset
from serendip.core.terminal import Style

_HEAD = ("game", "seat", "seats", "to_act", "prompt", "outcome")


def draw(game: Ruleset, view: dict[str, Any], names: Sequence[str], width: int, style: Style) -> str:
    """Return the table as one seat sees it."""
    own = _terminal(game)
    if own is None:
        return draw_plainly(game, view, names, style)
    drawn: str = own.draw(view, names, width, style)
    return drawn


def legend(game: Ruleset, style: Style) -> str:
    """Return what the signs on the game's table mean; "" if it has none to explain."""
    explain = getattr(_terminal(game), "legend", None)
    return str(explain(style)) if explain else ""


def owners(game: Ruleset, view: dict[str, Any]) -> dict[str, int]:
    """Return whose the things on the table are that can be chosen, by their names; none if the game does not say."""
    of = getattr(_terminal(game), "owners", None)
    return dict(of(view)) if of else {}


def draw_plainly(game: Ruleset, view: dict[str, Any], names: Sequence[str], style: Style) -> str:
    """Return any game's table: its view, part by part."""
    acting = ", ".join(names[seat] for seat in view["to_act"])
    lines = [style.strong(game.title) + (f"  to act: {acting}" if acting else "")]
    for key, value in view.items():
        if key not in _HEAD:
            lines += _part(key.replace("_", " "), value, "  ", style)
    return "\n".join(lines)


def _part(title: str, value: Plain, indent: str, style: Style) -> list[str]:
    """One named part of a view: on its line if it is short, else its own parts below it."""
    label = indent + style.faint(f"{title}:")
    inline = _inline(value)
    if inline is not None:
        return [f"{label} {inline}"]
    rows: list[tuple[str, Plain]] = []
    if isinstance(value, dict):
        rows = list(value.items())
    elif isinstance(value, (list, tuple)):
        rows = [(str(number), part) for number, part in enumerate(value, start=1)]
    return [label, *(line for key, part in rows for line in _part(key, part, indent + "  ", style))]


def _inline(value: Plain) -> str | None:
    """Return a value on one line, or None if it has parts within parts."""
    if value is None or (isinstance(value, (list, tuple, dict)) and not value):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        parts = {key.replace("_", " "): _inline(part) for key, part in value.items()}
        if len(parts) > 4 or any(isinstance(part, dict) for part in value.values()):
            return None
        return None if None in parts.values() else ", ".join(f"{key} {part}" for key, part in parts.items())
    if isinstance(value, (list, tuple)):
        if any(isinstance(part, (dict, list, tuple)) for part in value):
            return None
        return ", ".join(_inline(part) or "" for part in value)
    return str(value)


def _terminal(game: Ruleset) -> Any:
    """Return the game's own `seen.terminal` module, or None if it has none."""
    package = game.package
    if not package:
        return None
    try:
        return import_module(f"{package}.seen.terminal")
    except ModuleNotFoundError as missing:
        if missing.name in (f"{package}.seen", f"{package}.seen.terminal"):
            return None
        raise
