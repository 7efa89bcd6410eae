"""Reading a view: the columns of Designs as numbers."""

from typing import Any

from serendip.games.for_science.components import DESIGN_NUMBER


def column_of_rows(rows: list[dict[str, Any]]) -> list[int]:
    """Return a column of a view as the state keeps it."""
    return [2 * DESIGN_NUMBER[row["card"]] + (1 if row["turned"] else 0) for row in rows]


def column_at(view: dict[str, Any], place: str) -> list[int]:
    """Return the Design at a place."""
    for site in [*view["labs"], *view["workshops"]]:
        if site["place"] == place:
            return column_of_rows(site["column"])
    return []
