"""What a simulation sums up of a game of For Science!: cures, research, tiles and Insight."""

from typing import Any

from serendip.core.match import Match


def report(match: Match) -> dict[str, float | str]:
    """Return the facts of a match that is over."""
    view: dict[str, Any] = match.view(None)
    counts = view["counts"]
    tiles = view["vaccine"]
    insight = [sum(group["insight"].values()) for group in tiles["groups"]]
    return {
        "cures": float(counts["cured"]),
        "research": float(counts["researched"]),
        "checks": float(counts["checks"]),
        "tiles": float(len(tiles["loose"]) + len(tiles["lying"])),
        "Insight captured": float(max(insight, default=0)),
        "share of the goal": max(insight, default=0) / view["goal"],
        "seconds": match.clock,
        "won": "yes" if match.outcome is not None and match.outcome.winners else "no",
    }
