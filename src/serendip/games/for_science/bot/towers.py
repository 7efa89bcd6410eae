"""How bots know to build what a plan asks for (FS-D5): stored towers, else the solver's, remembered from call to call.

The solver needs the physics (`pip install 'serendip[building]'`); without it bots build what is stored. At a live table
a thought is short: it may end before anything is known (`looking`).
"""

from functools import lru_cache
from typing import Final

from serendip.games.for_science.bot.looking import StillLooking, look
from serendip.games.for_science.building.blocks import EACH, END, FRONT, KINDS, Pose, solid
from serendip.games.for_science.building.judge import QUIET, judge
from serendip.games.for_science.building.physics import NoPhysics
from serendip.games.for_science.building.plan import TABLE, Plan, line, omitting
from serendip.games.for_science.building.proofs import proof_of
from serendip.games.for_science.building.trial_builds import SLIP, raise_tower
from serendip.games.for_science.columns import column_of, plan_for

SMALL: Final = 9
"""In towers of so many blocks bots try to show the marked fronts."""

PATIENCE: Final = (6, 60)
"""How often a bot looks for a tower, and how far each time; a person would ask for another Design then."""

VANITY: Final = (2, 25)
"""The same for a tower that shows all marked fronts."""

ASIDE: Final = 0.5
"""How far from the tower a block stands that may stand anywhere."""

Lines = tuple[tuple[int, int], ...]


class Wanted:
    """What a plan asks for, as something that can be remembered."""

    def __init__(self, plan: Plan) -> None:
        self.kinds = tuple(plan.kinds)
        self.lines: Lines = tuple(sorted(plan.lines))
        self.optional: Lines = tuple(sorted(plan.optional))
        self.faces = tuple(plan.faces)
        self.marked = tuple(plan.rewarded)
        self.cards = tuple(plan.cards)
        self.heights = tuple(plan.heights)
        self.ranks = tuple(plan.ranks)

    def key(self) -> tuple[object, ...]:
        """Return what tells this plan from others, to remember its tower by."""
        return (
            self.kinds,
            self.lines,
            self.optional,
            self.faces,
            self.marked,
            self.cards,
            self.heights,
            self.ranks,
        )

    def __hash__(self) -> int:
        """Return a hash that fits equality."""
        return hash(self.key())

    def __eq__(self, other: object) -> bool:
        """Say whether both ask for the same."""
        return isinstance(other, Wanted) and self.key() == other.key()

    def plan(self) -> Plan:
        """Return it as a plan of its own."""
        plan = Plan(list(self.kinds))
        plan.lines = set(self.lines)
        plan.optional = set(self.optional)
        plan.faces = list(self.faces)
        plan.rewarded = list(self.marked)
        plan.cards = list(self.cards)
        plan.heights = list(self.heights)
        plan.ranks = list(self.ranks)
        return plan


def tower(plan: Plan, column: tuple[int, ...] = ()) -> list[Pose] | None:
    """Return the blocks of a tower for a plan in the order of building; [] if none is known, None: not yet.

    `column` is the Design as drawn, for which a tower may be stored.
    """
    try:
        return list(_tower(Wanted(plan), column, PATIENCE[0], True))
    except StillLooking:
        return None


def buildable(plan: Plan, column: tuple[int, ...] = (), attempts: int = PATIENCE[0]) -> bool | None:
    """Say whether a tower is known for a plan, or found in so many attempts, whatever it shows; None: not known yet."""
    try:
        return bool(_tower(Wanted(plan), column, attempts, False))
    except StillLooking:
        return None


def tower_of_column(column: tuple[int, ...]) -> list[Pose] | None:
    """Return a tower for a Design that nothing has changed."""
    return tower(plan_for(column), column)


@lru_cache(maxsize=4096)
def _tower(wanted: Wanted, column: tuple[int, ...], attempts: int, vain: bool) -> tuple[Pose, ...]:
    """Return a tower, for whoever is vain one that shows the marked fronts if there is one. Raises StillLooking."""
    if [kind for kind in KINDS if wanted.kinds.count(kind) > EACH]:
        return ()
    plan = wanted.plan()
    if not plan.kinds:  # all that is left of it may stand anywhere
        return ()
    ignored = [symbol for symbol in range(len(plan.kinds)) if is_ignored(plan, symbol)]
    if ignored:
        return _with_one_aside(plan, ignored[-1], column, attempts, vain)
    if column:
        proof = proof_of(column_of(column))
        if proof is not None and judge(plan, proof.poses, QUIET).passed:
            return tuple(proof.poses)
        if len(plan.kinds) == len(plan_for(column).kinds) - 1:
            rest = _less_one(plan, column, attempts, vain)
            if rest:
                return rest
    standing = plan.copy()
    standing.optional = set()
    if not any(a < 0 for a, _ in standing.lines):  # lying flat: any way up will do
        lowest = min(standing.heights)
        standing.lines |= {(-1, symbol) for symbol, height in enumerate(standing.heights) if height == lowest}
    if vain and any(wanted.marked) and len(wanted.kinds) <= SMALL:
        showing = standing.copy()
        for symbol, marked in enumerate(wanted.marked):
            if marked and not showing.faces[symbol]:
                showing.faces[symbol] = FRONT
        found = _solved(showing, VANITY, VANITY[0])
        if found:
            return found
    return _solved(standing, PATIENCE, attempts)


def is_ignored(plan: Plan, symbol: int) -> bool:
    """Say whether a block may touch anything or nothing, the table included (FS-72)."""
    others = [TABLE, *[other for other in range(len(plan.kinds)) if other != symbol]]
    return all(line(symbol, other) in plan.optional for other in others)


def _less_one(plan: Plan, column: tuple[int, ...], attempts: int, vain: bool) -> tuple[Pose, ...]:
    """Return the tower of the whole Design without the block that was left out, if that one still stands."""
    whole = list(_tower(Wanted(plan_for(column)), column, attempts, vain))
    for place in range(len(whole) - 1, -1, -1):
        rest = whole[:place] + whole[place + 1 :]
        if judge(plan, rest, QUIET).passed and _stands(rest):
            return tuple(rest)
    return ()


def _stands(poses: list[Pose]) -> bool:
    try:
        return raise_tower(poses, SLIP) is not None
    except NoPhysics:
        return False


def _with_one_aside(plan: Plan, symbol: int, column: tuple[int, ...], attempts: int, vain: bool) -> tuple[Pose, ...]:
    """Build all but a block that is ignored, and stand that one beside it, end-on if it may."""
    rest = omitting(plan, symbol)
    poses = _tower(Wanted(rest), column, attempts, vain) if rest.kinds else ()
    if rest.kinds and not poses:
        return ()
    right = max([solid(pose).right for pose in poses], default=0.0)
    face = plan.faces[symbol] or END
    lying = solid(Pose(plan.kinds[symbol], face, 0.0, 0.0, 0.0))
    aside = Pose(plan.kinds[symbol], face, right + ASIDE - lying.left, -lying.bottom, 0.0).kept()
    return (*poses, aside)


def _solved(plan: Plan, patience: tuple[int, int], most: int) -> tuple[Pose, ...]:
    solution = look((Wanted(plan), patience), plan, patience, most)
    return tuple(solution.poses) if solution is not None else ()
