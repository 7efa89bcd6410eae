"""Rules of thumb for designing: where a card helps most, and which one is in the way."""

from typing import Any, Final

from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.columns import column_at, column_of_rows
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.columns import ANY, arranged, plan_for, without
from serendip.games.for_science.components import DESIGN_NUMBER, WORKSHOP_LENGTH

MOST_BLOCKS: Final = 15
"""Taller towers take too long."""


def best_play(view: dict[str, Any], seat: int, plays: list[do.PlayDesign]) -> Action | None:
    """Return where a card in hand helps most; None if it would only be in the way everywhere."""
    best: Action | None = None
    best_worth = 0.0
    for action in plays:
        worth = worth_of(view, seat, DESIGN_NUMBER[action.card], action.place)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def worth_of(view: dict[str, Any], seat: int, card: int, place: str) -> float:
    """Return how much a card helps at a place; nothing or less: not at all."""
    for lab in view["labs"]:
        if lab["place"] == place:
            return _worth_in_lab(view, lab, card)
    for workshop in view["workshops"]:
        if workshop["place"] == place:
            return _worth_in_workshop(view, workshop, seat, card)
    return 0.0


def _worth_in_lab(view: dict[str, Any], lab: dict[str, Any], card: int) -> float:
    if lab["verified"] or lab["complete"]:
        return 0.0
    column = column_of_rows(lab["column"])
    after = arranged(column, card, ANY)
    if not after or any(build["place"] == lab["place"] for build in view["builds"]):
        return 0.0
    plan = plan_for(tuple(after))
    if len(plan.kinds) > MOST_BLOCKS or any(plan.kinds.count(kind) > EACH for kind in KINDS):
        return 0.0
    asked = [Criterion(row["text"]) for row in lab["needs"]]
    missing = len([row for row in lab["needs"] if not row["met"]])
    still = len([criterion for criterion in asked if not criterion.met(plan)])
    room = lab["length"] - len(after)
    if room < 0 and still >= missing:
        return 0.0
    worth = 2.0 + 2.0 * (missing - still) + 0.5 * DESIGNS[card].knowledge + 0.3 * len(column)
    if still > max(0, room):
        worth -= 1.5  # there may be no place left for what is missing
    if still == 0 and room <= 0:
        worth += 3.0
    return worth


def _worth_in_workshop(view: dict[str, Any], workshop: dict[str, Any], seat: int, card: int) -> float:
    column = column_of_rows(workshop["column"])
    if len(column) >= WORKSHOP_LENGTH or any(build["place"] == workshop["place"] for build in view["builds"]):
        return 0.0
    worth = 1.0 + 0.5 * DESIGNS[card].data - 0.3 * DESIGNS[card].knowledge + 0.2 * len(column)
    return worth if workshop["owner"] == seat else 0.6 * worth


def best_card(view: dict[str, Any], seat: int, cards: list[do.KeepDesign]) -> Action:
    """Return the card that helps most somewhere."""
    places = [site["place"] for site in [*view["labs"], *view["workshops"]]]
    return max(
        cards,
        key=lambda action: max([worth_of(view, seat, DESIGN_NUMBER[action.card], place) for place in places]),
    )


def stuck_card(view: dict[str, Any], wastes: list[do.WasteDesign]) -> Action | None:
    """Return a card that is in the way: of a Design that is long enough and still lacks something."""
    for lab in view["labs"]:
        column = column_at(view, lab["place"])
        if lab["verified"] or lab["complete"] or len(column) < lab["length"]:
            continue
        own = [action for action in wastes if action.place == lab["place"]]
        if own:
            return least_missed(lab, column, own)
    return None


def least_missed(lab: dict[str, Any], column: list[int], wastes: list[do.WasteDesign]) -> Action:
    """Return the card that a Design would miss least: with as few others as can be that must go with it."""

    def missed(action: do.WasteDesign) -> tuple[int, float]:
        card = DESIGN_NUMBER[action.card]
        return len(without(column, card, ANY)[1]), _use(lab, column, card)

    return min(wastes, key=missed)


def _use(lab: dict[str, Any], column: list[int], card: int) -> float:
    """Return how much a Design would miss a card."""
    asked = [Criterion(row["text"]) for row in lab["needs"]]
    kinds = DESIGNS[card].kinds
    return sum([kind in kinds for criterion in asked for kind in criterion.kinds]) + 0.1 * DESIGNS[card].knowledge
