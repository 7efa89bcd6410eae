"""What a bot calls out to people (FS-D5, FS-R12): it asks for what it waits for."""

from typing import Any

from serendip.games.for_science.bot.building import lacks
from serendip.games.for_science.building.blocks import KINDS


def call_of(view: dict[str, Any], seat: int) -> str | None:
    """Return the name of a bot's call; None if it need not ask."""
    for build in view["builds"] if view["phase"] == "playing" else ():
        if build["builder"] == seat:
            return "verify" if build["passed"] else _lacking(view, build)
    return None


def _lacking(view: dict[str, Any], build: dict[str, Any]) -> str | None:
    """Ask for a kind of block that a build needs and of which none is left."""
    for kind in KINDS:
        if lacks(build, kind) and not view["pool"][kind]:
            return f"need {kind}"
    return None
