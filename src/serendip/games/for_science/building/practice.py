"""The practice bench (FS-10): which column to build, what the page needs to draw it, and the verdict in words."""

from collections.abc import Mapping
from typing import Any, Final, cast

from serendip.core.errors import SerendipError
from serendip.games.for_science.building import shapes
from serendip.games.for_science.building.blocks import COLOURS, EACH, END, FRONT, KINDS, SHAPES, Pose
from serendip.games.for_science.building.design import DESIGNS, Column, arrangements, misfit, pay, plan_of
from serendip.games.for_science.building.geometry import Part
from serendip.games.for_science.building.judge import (
    CLOSE,
    FORBIDDEN,
    LACKING,
    MISSING,
    OVERLAPPING,
    RESTLESS,
    SURPLUS,
    WRONG_FACE,
    Problem,
    judge,
    problems,
)
from serendip.games.for_science.building.physics import NUMBERS
from serendip.games.for_science.building.plain_plan import plain_column, read_plan
from serendip.games.for_science.building.proofs import proof_of, proofs
from serendip.games.for_science.building.wishes import MOST_CARDS, read_practice

WORDS: Final = {
    RESTLESS: "It has not stood still for a second: let go and wait",
    LACKING: "A {0} is missing: take one from the pool",
    SURPLUS: "One {0} too many: put it back",
    OVERLAPPING: "The {0} and the {1} are inside each other: move one of them",
    WRONG_FACE: "The {0} must show its other side: flip it",
    MISSING: "The {0} and the {1} must touch",
    FORBIDDEN: "The {0} and the {1} must not touch",
    CLOSE: "The {0} and the {1} are too close to call: move them together or apart",
}


def practice_plan(plain: Any, luck: int) -> shapes.Plan:
    """Return the plan of what somebody wants to practise; cards that do not connect as given are arranged."""
    wish = read_practice(plain)
    column: Column = [(number, turned) for number, turned in wish.column]
    if wish.draw:
        proved = [proof.column for proof in proofs() if len(proof.column) == wish.draw]
        column = proved[luck % len(proved)]
    if not column:
        raise SerendipError(f"choose 1 to {MOST_CARDS} cards, or draw them")
    if any(number >= len(DESIGNS) for number, _ in column):
        raise SerendipError(f"there are {len(DESIGNS)} Design cards, numbered from 0")
    if len({number for number, _ in column}) < len(column):
        raise SerendipError("there is one of each Design card: choose different ones")
    if misfit(column, DESIGNS) is not None:
        found = arrangements([number for number, _ in column], DESIGNS)
        if not found:
            raise SerendipError("these cards do not connect in any order: choose others")
        column = found[0]
    short = plan_of(column, DESIGNS).short_of()
    if short:
        raise SerendipError(f"this Design takes more than {EACH} blocks of the kind {short[0]}: choose other cards")
    proof = None if wish.flat else proof_of(column)
    tower = [_standing(pose) for pose in proof.poses] if proof else []
    return {**plain_column(column, wish.flat, wish.expert), "practice": True, "tower": tower}


def practice_verdict(plan: Mapping[str, Any], frozen: Mapping[str, Any]) -> shapes.Verdict:
    """Judge a practice build; say what is wrong with it in words, or what it would earn."""
    poses = [Pose(*pose) for pose in frozen["poses"]]
    verdict = judge(read_plan(plan), poses, frozen["quiet"], plan["flat"])
    column = [(int(number), bool(turned)) for number, turned in plan["column"]]
    data, knowledge, bonus = pay(column, DESIGNS, verdict.fronts) if verdict.passed else (0, 0, 0)
    return {
        "passed": verdict.passed,
        "problems": [
            {
                "what": cast("shapes.Wrong", problem.what),
                "kinds": list(problem.kinds),
                "blocks": [block if block < 0 else frozen["blocks"][block] for block in problem.blocks],
                "words": words(problem),
            }
            for problem in problems(verdict, poses)
        ],
        "data": data,
        "knowledge": knowledge,
        "bonus": bonus,
    }


def words(problem: Problem) -> str:
    """Return what is wrong with a build as a sentence in English."""
    return WORDS[problem.what].format(*problem.kinds)


def reference() -> shapes.Reference:
    """Return what a page needs to draw builds and cards: the blocks' exact shapes, and the deck."""
    return {
        "kinds": KINDS,
        "each": EACH,
        "colours": COLOURS,
        "shapes": {kind: {"front": _parts(kind, FRONT), "end": _parts(kind, END)} for kind in KINDS},
        "world": NUMBERS["world"],
        "hand": NUMBERS["hand"],
        "designs": [card.row() for card in DESIGNS],
        "most_cards": MOST_CARDS,
    }


def _standing(pose: Pose) -> tuple[str, shapes.Face, float, float, float]:
    return pose.kind, "front" if pose.silhouette == FRONT else "end", pose.x, pose.y, pose.angle


def _parts(kind: str, silhouette: str) -> list[shapes.Part]:
    return [_part(part) for part in SHAPES[kind, silhouette]]


def _part(part: Part) -> shapes.Part:
    if part.radius:
        return {"radius": part.radius}
    return {"corners": [(round(x, 6), round(y, 6)) for x, y in part.corners]}
