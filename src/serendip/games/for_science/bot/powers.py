"""Rules of thumb for the powers that change a Build (FS-72): the Viral Virtuoso's and the Pathological Pathologist's.

Both are declared before the first block is taken, and only if a tower is known for what becomes of the plan. Best is a
block that nothing rests on: left out it is missed by nobody, ignored it can stand anywhere. Else one of a chain.
"""

from collections.abc import Sequence
from typing import Any, Final

from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.building import plan_of
from serendip.games.for_science.bot.columns import column_at
from serendip.games.for_science.bot.towers import tower
from serendip.games.for_science.building.plan import TABLE, Plan, excusing, omitting

TRIED: Final = 3
"""For so many blocks a bot thinks an exception through."""


def make_exception(view: dict[str, Any], build: dict[str, Any], actions: Sequence[Action]) -> Action | None:
    """Return a block to leave out or to ignore in a build that has none yet; None: build it as it is."""
    if sum(build["blocks"].values()):
        return None
    leave_out = {action.symbol: action for action in actions if isinstance(action, do.OmitBlock)}
    ignore = {action.symbol: action for action in actions if isinstance(action, do.ExcuseBlock)}
    if not leave_out and not ignore:
        return None
    plan = plan_of(build)
    origin = build["plan"]["symbols"]
    column = tuple(column_at(view, build["place"]))
    for symbol in in_question(plan, view["pool"])[:TRIED]:
        if origin[symbol] in leave_out and tower(omitting(plan, symbol), column):
            return leave_out[origin[symbol]]
        if origin[symbol] in ignore and tower(excusing(plan, symbol), column):
            return ignore[origin[symbol]]
    return None


def in_question(plan: Plan, pool: dict[str, int]) -> list[int]:
    """Return the blocks that are best left out or ignored, the best first: nothing hangs on them, or only one thing.

    A block whose front is rewarded stays; of the others the scarcest go first, then the highest.
    """
    found: list[tuple[int, int, int, int]] = []
    for symbol, kind in enumerate(plan.kinds):
        near = plan.neighbours(symbol)
        if near and len(near) <= 2 and TABLE not in near and not plan.rewarded[symbol]:
            found.append((len(near), pool[kind], -plan.heights[symbol], symbol))
    return [symbol for _, _, _, symbol in sorted(found)]
