"""Deals the 60 Design cards and writes them to `designs.json`. It is run once; the file is the deck.

    python -m serendip.games.for_science.building.generator            # show what would be dealt, with its figures
    python -m serendip.games.for_science.building.generator --write    # write it: then run the prover again

Ten cards for each pair of connection counts, shapes by `templates`, kinds drawn so that each of the six comes about
thirty times. A card stays if the solver builds it alone both ways up; otherwise its kinds are drawn again. Then it is
measured: which blocks need their front, which fronts can be asked for as a bonus, how hard it is; and paid by rank.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from math import log10
from pathlib import Path
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.blocks import END, FRONT, KINDS
from serendip.games.for_science.building.design import Column, Design, plan_of, with_faces
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.building.solver import Solution, solve
from serendip.games.for_science.building.templates import Template, templates
from serendip.games.for_science.building.trial_builds import SLIPS, tolerance

SEED: Final = 1928
PAIRS: Final = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
CARDS_EACH: Final = 10
BLOCKS_EACH: Final = 30
LIKELY: Final = {1: 2, 2: 6, 3: 12, 4: 12}
"""How likely a card has so many blocks, before what must be wide is counted."""

SHOWY: Final = ("half circle", "triangle", "cylinder", "bridge")
"""Kinds whose front is worth a bonus: the others show theirs anyway."""

PAY: Final = [*[(1, 0)] * 12, *[(1, 1)] * 18, *[(2, 1)] * 14, *[(1, 2)] * 8, *[(2, 2)] * 8]
"""Data and Knowledge of the cards, from the easiest to the hardest."""

BOTH_WAYS: Final[tuple[Column, ...]] = ([(0, False)], [(0, True)])


class Dealt:
    """A card with what is known of it."""

    def __init__(self, card: Design, solutions: list[Solution], asks: bool) -> None:
        self.card = card
        self.solutions = solutions
        self.asks = asks
        """Whether the card is to reward fronts, if some can be shown."""
        self.needs_front: list[int] = []

    def plans(self) -> list[Plan]:
        """Return what the card alone asks for, upright and turned."""
        return [plan_of(way, [self.card]) for way in BOTH_WAYS]


def solve_both(plans: list[Plan], attempts: int, effort: int = 150) -> list[Solution]:
    """Return solutions for both ways up, or nothing."""
    found: list[Solution] = []
    for plan in plans:
        solution = solve(plan, SEED, attempts, effort)
        if solution is None:
            return []
        found.append(solution)
    return found


def draw_kinds(template: Template, stock: dict[str, int], chance: Chance) -> list[str]:
    """Draw the kinds of a card: what is left of a kind counts squared, so that all run out together."""
    kinds: list[str] = []
    for block in range(len(template.tiers)):
        urn = [kind for kind in template.kinds_for(block) for _ in range(max(1, stock[kind] - kinds.count(kind)) ** 2)]
        kinds.append(chance.pick(urn))
    return kinds


def draw_templates(chance: Chance) -> list[Template]:
    """Draw ten templates for each pair of connection counts, none much more often than the others."""
    drawn: list[Template] = []
    for pair in PAIRS:
        fitting = [template for template in templates() if pair in {_pair(template), _pair(template)[::-1]}]
        urn: list[Template] = []
        for _ in range(CARDS_EACH):
            if not urn:
                urn = [template for template in fitting for _ in range(_likely(template))]
            template = chance.pick(urn)
            urn = [other for other in urn if other is not template]
            drawn.append(template)
    return drawn


def _likely(template: Template) -> int:
    """Return how likely a template is: those with much that must be wide are rarer, for want of bricks and bridges."""
    wide = len([1 for block in range(len(template.tiers)) if template.degree(block) > 1])
    return max(1, LIKELY[len(template.tiers)] * 2 // (1 + wide * wide))


def _pair(template: Template) -> tuple[int, int]:
    return len(template.bottom), len(template.top)


def deal(chance: Chance) -> list[Dealt]:
    """Return cards that the solver builds alone, both ways up."""
    stock = dict.fromkeys(KINDS, BLOCKS_EACH)
    dealt: list[Dealt] = []
    seen: set[str] = set()
    plain = draw_templates(chance)
    for number in sorted(range(len(plain)), key=lambda number: (-_widest(plain[number]), number)):
        template = plain[number]
        for _ in range(20):
            kinds = draw_kinds(template, stock, chance)
            written = f"{template.key()} {kinds}"
            if written in seen:
                continue
            card = Design(
                {
                    "name": f"card {number}",
                    "blocks": kinds,
                    "tiers": template.tiers,
                    "lines": [list(pair) for pair in template.lines],
                    "bottom": template.bottom,
                    "top": template.top,
                }
            )
            solutions = solve_both([plan_of(way, [card]) for way in BOTH_WAYS], 12)
            if solutions:
                seen.add(written)
                for kind in kinds:
                    stock[kind] -= 1
                dealt.append(Dealt(card, solutions, len(dealt) % 3 > 0))
                _progress(f"dealt {len(dealt)} of {len(plain)}: {', '.join(kinds)}")
                break
    return dealt


def _widest(template: Template) -> int:
    """Return the greatest degree in a template: those with the least choice of kinds are dealt first."""
    return max(template.degree(block) for block in range(len(template.tiers)))


def _askable(dealt: Dealt) -> list[list[int]]:
    """Return the fronts that a card could reward, the most first: two of those that it does not need anyway, or one."""
    kinds = dealt.card.kinds
    showy = [block for block in range(len(kinds)) if kinds[block] in SHOWY and block not in dealt.needs_front]
    showy.sort(key=lambda block: SHOWY.index(kinds[block]))
    return [*([showy[:2]] if len(showy) > 1 else []), *[[block] for block in showy]]


def measure(dealt: Dealt) -> Dealt:
    """Find out which blocks need their front, which fronts can be rewarded, and how hard the card is."""
    card = dealt.card
    plans = dealt.plans()
    for block in range(len(card.kinds)):
        for plan in plans:
            plan.faces[block] = END
        if not all(solve(plan, SEED, 2, 40) for plan in plans):
            dealt.needs_front.append(block)
        for plan in plans:
            plan.faces[block] = ""
    for faces in _askable(dealt) if dealt.asks else []:
        card.faces = faces
        if solve_both([with_faces(plan) for plan in dealt.plans()], 5, 80):
            break
        card.faces = []
    card.bonus = len(card.faces)
    effort = sum(solution.effort for solution in dealt.solutions) / 2
    steady = sum(tolerance(plan, solution.poses) for plan, solution in zip(dealt.plans(), dealt.solutions, strict=True))
    card.difficulty = round(
        0.3 * len(card.kinds) / 4
        + 0.25 * min(1.0, log10(effort) / 3)
        + 0.25 * (1.0 - steady / 2 / SLIPS[-1])
        + 0.2 * min(1.0, len(dealt.needs_front) / 2),
        2,
    )
    return dealt


def pay_by_rank(cards: list[Design]) -> None:
    """Give the harder cards more (FS-56)."""
    for place, card in enumerate(sorted(cards, key=lambda card: (card.difficulty, card.name))):
        card.data, card.knowledge = PAY[place * len(PAY) // len(cards)]


def write(cards: list[Design]) -> str:
    """Return the data file: a card a line."""
    return "[\n" + ",\n".join(json.dumps(card.row(), ensure_ascii=False) for card in cards) + "\n]\n"


def _progress(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


def main() -> int:
    """Deal, measure, name and, if asked to, write."""
    dealt: list[Dealt] = []
    with ProcessPoolExecutor(2) as workers:
        for number, one in enumerate(workers.map(measure, deal(Chance(SEED)))):
            dealt.append(one)
            fronts = ", ".join([one.card.kinds[block] for block in one.card.faces])
            _progress(f"measured {number + 1}: difficulty {one.card.difficulty}, bonus for {fronts or 'nothing'}")
    cards = [one.card for one in dealt]
    pay_by_rank(cards)
    cards.sort(key=lambda card: (len(card.bottom), len(card.top), card.difficulty))
    names = files(__package__).joinpath("data", "design_names.txt").read_text(encoding="utf-8").split("\n")
    for card, name in zip(cards, names, strict=False):
        card.name = name
    for kind in KINDS:
        _progress(f"{kind}: {sum(card.kinds.count(kind) for card in cards)}")
    needing = sum(1 for one in dealt if one.needs_front)
    rewarding = sum(1 for card in cards if card.faces)
    _progress(f"{len(cards)} cards; {needing} need a front, {rewarding} reward one ({FRONT})")
    if "--write" in sys.argv:
        Path(str(files(__package__).joinpath("data", "designs.json"))).write_text(write(cards), encoding="utf-8")
    else:
        sys.stdout.write(write(cards))
    return 0


if __name__ == "__main__":
    sys.exit(main())
