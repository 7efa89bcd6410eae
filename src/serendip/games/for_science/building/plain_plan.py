"""A Plan as plain data: for the wire, for another process, and for the page that draws it."""

from collections.abc import Mapping
from typing import Any

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.design import DESIGNS, Column, plan_of
from serendip.games.for_science.building.plan import Plan, line, lying_flat
from serendip.games.for_science.building.shapes import Plan as PlainPlan


def plain_plan(plan: Plan, column: Column, flat: bool = False, expert: bool = False, turns: bool = False) -> PlainPlan:
    """Return what a bench and a page need to know of a build.

    `flat`: it lies on the table (FS-92). `expert`: no overlay (FS-D4). `turns`: no hand puts down two blocks in a row.
    """
    return {
        "column": [(number, turned) for number, turned in column],
        "kinds": plan.kinds,
        "lines": sorted(plan.lines),
        "optional": sorted(plan.optional),
        "faces": plan.faces,
        "rewarded": plan.rewarded,
        "cards": plan.cards,
        "heights": plan.heights,
        "ranks": plan.ranks,
        "flat": flat,
        "expert": expert,
        "turns": turns,
    }


def plain_column(column: Column, flat: bool = False, expert: bool = False, turns: bool = False) -> PlainPlan:
    """Return the plain plan of a column as it is drawn. Raises SerendipError if it does not connect."""
    plan = plan_of(column, DESIGNS)
    return plain_plan(lying_flat(plan) if flat else plan, column, flat, expert, turns)


def read_plan(plain: Mapping[str, Any]) -> Plan:
    """Return the Plan that plain data stand for. Raises SerendipError."""
    try:
        plan = Plan(list(plain["kinds"]))
        plan.lines = {line(a, b) for a, b in plain["lines"]}
        plan.optional = {line(a, b) for a, b in plain["optional"]}
        plan.faces = list(plain["faces"])
        plan.rewarded = list(plain["rewarded"])
        plan.cards = list(plain["cards"])
        plan.heights = list(plain["heights"])
        plan.ranks = list(plain["ranks"])
    except (KeyError, TypeError, ValueError) as error:
        raise SerendipError(f"this is not the plan of a build: {error}") from error
    return plan
