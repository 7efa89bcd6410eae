"""Places the blocks of a Plan so that the tower stands with exactly the right contacts: proof that it can be built.

Symbols are placed in the order in which they are drawn, from below. A block is tried in each silhouette and turn
at places around where its supports and its siblings suggest; it drops straight down onto what is there and stays if it
touches just what it must, well clear of the rest and with its weight over what carries it. Depth first, with a limited
effort; then again with other luck. Where a card ends, and at the end, the physics has the last word, also with a
hand that puts every block down a hundredth of a unit off.

Not finding a way is no proof that there is none.
"""

from math import pi
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import FRONT, SILHOUETTES, Pose, Solid, gap_between, solid
from serendip.games.for_science.building.geometry import APART
from serendip.games.for_science.building.judge import Verdict
from serendip.games.for_science.building.plan import TABLE, Plan
from serendip.games.for_science.building.travel import drop, footing
from serendip.games.for_science.building.trial_builds import SLIP, bears, raise_tower, rehearse

MARGIN: Final = 0.06
"""How clear of others a block stays, and how far its weight stays inside its footing."""

HOLD: Final = 0.1
"""How much of a flat face must rest on a support."""

SPACING: Final = 1.2
LEVEL: Final = 0.001
"""Tops that are to carry one block differ by less."""

DOME: Final = 0.8
"""How high the weight of a block on a dome may be: a little less than the dome is round."""

TOTTERING: Final = 0.5
"""How much worse a place is where a block rests on a point, or offers one to what it is to carry."""

REHEARSALS: Final = 8
"""How often the physics is asked in one attempt: what it refuses is mostly wrong from below, so start again."""

_EIGHTH: Final = pi / 4
TURNS: Final[dict[tuple[str, str], list[int]]] = {
    ("brick", "front"): [0, 2],
    ("brick", "end"): [0],
    ("slat", "front"): [0, 2],
    ("slat", "end"): [0, 2],
    ("triangle", "front"): [0, 4, 3, -3],
    ("triangle", "end"): [0],
    ("cylinder", "front"): [0],
    ("cylinder", "end"): [0],
    ("half circle", "front"): [0, 4],
    ("half circle", "end"): [0],
    ("bridge", "front"): [0, 4, 2, -2],
    ("bridge", "end"): [0],
}
"""How each silhouette may lie, in eighths of a turn."""

LYING: Final[dict[tuple[str, str, int], Solid]] = {
    (kind, silhouette, turn): solid(Pose(kind, silhouette, 0.0, 0.0, turn * _EIGHTH))
    for (kind, silhouette), turns in TURNS.items()
    for turn in turns
}
"""Each of them in the middle of the table: it is turned once and shifted from there."""

TOUCHING: Final = 2e-4
"""Blocks that would land so far apart do not touch: a first look, before the footing is measured."""


class Solution:
    """A way to build a plan: its symbols in the order of building with their poses, and what it took to find it."""

    def __init__(self, symbols: list[int], poses: list[Pose], effort: int, slack: float, verdict: Verdict) -> None:
        self.symbols = symbols
        self.poses = poses
        self.effort = effort
        """Placements tried."""
        self.slack = slack
        """The least room for error: beside others, on supports and for the weight, in units."""
        self.verdict = verdict


class _Placement:
    """A block where it might stay."""

    def __init__(self, pose: Pose, here: Solid, slack: float, merit: float) -> None:
        self.pose = pose
        self.here = here
        self.slack = slack
        self.merit = merit


class _Attempt:
    """One search, depth first."""

    def __init__(self, plan: Plan, chance: Chance, noise: float, width: int, effort: int) -> None:
        self.plan = plan
        self.chance = chance
        self.noise = noise
        self.width = width
        self.left = effort
        self.order = self._order()
        self.needs: list[list[int]] = [plan.neighbours(symbol) for symbol in range(len(plan.kinds))]
        self.base = plan.neighbours(TABLE)
        self.placed: dict[int, _Placement] = {}
        self.rehearsals = 0

    def _order(self) -> list[int]:
        """Return the symbols from below; in a tier the middle ones first, for balance, and by luck after that."""
        plan = self.plan
        tiers: dict[int, list[int]] = {}
        for symbol in range(len(plan.kinds)):
            tiers.setdefault(plan.heights[symbol], []).append(symbol)
        order: list[int] = []
        for height in sorted(tiers):
            tier = tiers[height]
            middle = sum([plan.ranks[symbol] for symbol in tier]) / len(tier)
            aside = {symbol: abs(plan.ranks[symbol] - middle) for symbol in tier}
            luck = {symbol: self.noise * self.chance.below(1000) / 500 for symbol in tier}
            order += sorted(tier, key=lambda symbol: (aside[symbol] + luck[symbol], symbol))
        return order

    def run(self, place: int) -> bool:
        """Place the symbols from that place of the order on; say whether all found room."""
        plan = self.plan
        if place and (place == len(self.order) or plan.cards[self.order[place]] != plan.cards[self.order[place - 1]]):
            poses = [self.placed[symbol].pose for symbol in self.order[:place]]
            self.rehearsals += 1
            if self.rehearsals > REHEARSALS:
                self.left = 0
            if raise_tower(poses, SLIP, hurried=True) is None:
                return False
            if place == len(self.order):
                return True
        symbol = self.order[place]
        for option in self.options(symbol):
            self.left -= 1
            if self.left < 0:
                return False
            self.placed[symbol] = option
            if self.run(place + 1):
                return True
            del self.placed[symbol]
        return False

    def options(self, symbol: int) -> list[_Placement]:
        """Return the best places for a symbol, the most promising first."""
        face = self.plan.faces[symbol]
        kind = self.plan.kinds[symbol]
        found: list[_Placement] = []
        target = self.target(symbol)
        middles = self.middles(symbol)
        for silhouette in [face] if face else SILHOUETTES:
            for turn in TURNS[kind, silhouette]:
                lying = LYING[kind, silhouette, turn]
                bias = self.noise * self.chance.below(1000) / 1000
                shift = self.noise * (self.chance.below(1000) / 1000 - 0.5)
                kept = 0
                places = [target + shift + 0.15 * k for k in (0, 1, -1, 2, -2, 3, -3, 5, -5, 7, -7)]
                for x in [*middles, *places]:
                    option = self.stay(symbol, lying, Pose(kind, silhouette, x, 0.0, turn * _EIGHTH))
                    if option is not None:
                        option.merit -= abs(x - target) + bias
                        found.append(option)
                        kept += 1
                        if kept == 3:
                            break
        found.sort(key=lambda option: -option.merit)
        return found[: self.width]

    def target(self, symbol: int) -> float:
        """Return where a block should be by its supports and its place among those that share them."""
        placed = [other for other in self.needs[symbol] if other in self.placed and self._above(symbol, other)]
        below = [TABLE, *placed] if TABLE in self.needs[symbol] else placed
        places: list[float] = []
        for support in below:
            if support == TABLE:
                siblings = self.base
                middle = 0.0
            else:
                siblings = [other for other in self.needs[support] if other != TABLE and self._above(other, support)]
                middle = self.placed[support].pose.x
            siblings = sorted(siblings, key=lambda other: (self.plan.cards[other], self.plan.ranks[other]))
            places.append(middle + (siblings.index(symbol) - (len(siblings) - 1) / 2) * SPACING)
        return sum(places) / len(places) if places else 0.0

    def _above(self, symbol: int, support: int) -> bool:
        return self.plan.heights[symbol] > self.plan.heights[support]

    def middles(self, symbol: int) -> list[float]:
        """Return where a round or pointed block balances: over the middle of its supports."""
        xs = sorted([self.placed[other].pose.x for other in self.needs[symbol] if other in self.placed])
        if len(xs) == 2:
            left, right = [self.placed[other].here for other in self._two(symbol)]
            return [(left.right + right.left) / 2, sum(xs) / 2]
        return xs[:1]

    def _two(self, symbol: int) -> list[int]:
        pair = [other for other in self.needs[symbol] if other in self.placed]
        return sorted(pair, key=lambda other: self.placed[other].pose.x)

    def stay(self, symbol: int, lying: Solid, pose: Pose) -> _Placement | None:
        """Drop a block at its x, lying as given, and return it if it stays there as it must.

        What is cheap to see comes first: most places are no good.
        """
        needs = self.needs[symbol]
        left = lying.left + pose.x
        right = lying.right + pose.x
        for number in needs:
            if number in self.placed and (
                left >= self.placed[number].here.right or right <= self.placed[number].here.left
            ):
                return None  # beside what it must rest on
        fall = lying.bottom
        falls: list[float] = []
        for number, other in self.placed.items():
            far = APART
            if number in needs or lying.bottom - other.here.top < fall:
                far = drop(lying, other.here, pose.x)
                fall = min(fall, far)
            if number in needs:
                falls.append(far)
        if falls and max(falls) > fall + TOUCHING:
            return None  # something stops it before it rests on all that it must
        bottom = lying.bottom - fall
        if (bottom < LEVEL) != (TABLE in needs) or LEVEL <= bottom < MARGIN:
            return None
        if not self.carries(symbol, lying.top - fall):
            return None
        pose = pose._replace(y=-fall)
        here = lying.shifted(pose.x, pose.y)
        slack = 1.0
        left = APART
        right = -APART
        if TABLE in needs:
            ground = [x for part in here.parts for x, y in part.corners if y < LEVEL]
            left = min(ground, default=pose.x)
            right = max(ground, default=pose.x)
        for number, other in self.placed.items():
            if number in needs:
                rests = footing(here, other.here)
                if rests is None or (0.001 < rests[1] - rests[0] < HOLD):
                    return None
                if rests[1] - rests[0] > 0.001:
                    slack = min(slack, rests[1] - rests[0])
                left = min(left, rests[0])
                right = max(right, rests[1])
            else:
                gap = gap_between(here, other.here, 0.5)
                if gap < MARGIN:
                    return None
                slack = min(slack, gap)
        inside = min(pose.x - left, right - pose.x)
        if right - left < 0.002:
            if abs(inside) > 0.002 or self.tips_over(symbol, pose, here):
                return None
        elif inside < MARGIN:
            return None
        merit = 0.2 * min(slack, inside, 0.4)
        if right - left < 0.002:
            merit -= TOTTERING
        if _is_pointed(here) and any(other != TABLE and other not in self.placed for other in needs):
            merit -= TOTTERING
        return _Placement(pose, here, min(slack, inside), merit)

    def tips_over(self, symbol: int, pose: Pose, here: Solid) -> bool:
        """Say whether a block that rests on one point falls: on a tip or a roller always, on a dome if it is high."""
        if here.parts[0].radius > 0.0:
            return False
        if pose.kind == "half circle" and pose.silhouette == FRONT:
            return pose.y - here.bottom > DOME
        for other in self.needs[symbol]:
            if other in self.placed:
                support = self.placed[other].pose
                if support.kind != "half circle" or support.silhouette != FRONT:
                    return True
        return pose.y - here.bottom > DOME

    def carries(self, symbol: int, top: float) -> bool:
        """Say whether the block ends level with those that must carry another block together with it."""
        for above in self.needs[symbol]:
            if above == TABLE or above in self.placed:
                continue
            for other in self.needs[above]:
                if other != symbol and other in self.placed and abs(self.placed[other].here.top - top) > LEVEL:
                    return False
        return True


def place_next(plan: Plan, poses: list[Pose], symbols: list[int], kinds: list[str]) -> Pose | None:
    """Return a block of one of these kinds that goes well with what stands there, the lowest first; None: none does.

    `symbols` says which symbol of the plan each block stands for, as the judge has read it.
    """
    attempt = _Attempt(plan, Chance(1), 0.0, 1, 0)
    for pose, symbol in zip(poses, symbols, strict=True):
        if symbol >= 0:
            attempt.placed[symbol] = _Placement(pose, solid(pose), 0.0, 0.0)
    for symbol in attempt.order:
        below = [other for other in attempt.needs[symbol] if other != TABLE and attempt._above(symbol, other)]
        ready = symbol not in attempt.placed and all(other in attempt.placed for other in below)
        if ready and plan.kinds[symbol] in kinds:
            for option in attempt.options(symbol):
                return option.pose
    return None


def _is_pointed(here: Solid) -> bool:
    """Say whether a block ends above in a tip or a curve."""
    tops = [x for part in here.parts for x, y in part.corners if y > here.top - LEVEL]
    return not tops or max(tops) - min(tops) < HOLD


def _rounded(pose: Pose) -> Pose:
    """Return a pose to ten-thousandths of a unit, as proofs are stored."""
    return pose._replace(x=round(pose.x, 4), y=round(pose.y, 4)).kept()


class TowerSearch:
    """Looking for a way to build a plan, an attempt at a time: whoever has no time for all of them goes on later.

    The same plan, seed, attempts and effort find the same way, however often the search was left meanwhile.
    """

    def __init__(self, plan: Plan, seed: int = 1, attempts: int = 40, effort: int = 150) -> None:
        self.plan = plan
        self.attempts = attempts
        self.made = 0
        """How many attempts were made; the last of them is the one that found something."""
        self.solution: Solution | None = None
        self._effort = effort
        self._chance = Chance(seed)
        self._spent = 0

    @property
    def over(self) -> bool:
        """Whether a way was found, or patience is at its end."""
        return self.solution is not None or self.made >= self.attempts

    def attempt(self) -> None:
        """Try once more, in the second half of the attempts with more effort."""
        number, plan, effort = self.made, self.plan, self._effort
        self.made += 1
        wide = number >= self.attempts // 2
        attempt = _Attempt(plan, self._chance, 0.2 + 0.05 * number, 9 if wide else 5, 4 * effort if wide else effort)
        budget = attempt.left
        done = attempt.run(0)
        self._spent += budget - max(attempt.left, 0)
        if not done:
            return
        poses = [_rounded(attempt.placed[symbol].pose) for symbol in attempt.order]
        verdict = rehearse(plan, poses)
        if verdict is not None and verdict.passed and bears(plan, poses, SLIP):
            slack = min([placement.slack for placement in attempt.placed.values()])
            self.solution = Solution(attempt.order, poses, self._spent, slack, verdict)


def solve(plan: Plan, seed: int = 1, attempts: int = 40, effort: int = 150) -> Solution | None:
    """Return a way to build the plan, one block after the other with each step standing, or None if none was found."""
    search = TowerSearch(plan, seed, attempts, effort)
    while not search.over:
        search.attempt()
    return search.solution
