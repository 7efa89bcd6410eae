"""Proves that the cards can be built: each alone both ways up, and a sample of columns. Writes `columns.txt`.

    nice python -m serendip.games.for_science.building.prover                  # what is missing, with two workers
    nice python -m serendip.games.for_science.building.prover --check          # raise every stored tower again
    ... prover --columns 535 --workers 2 --anew                                # from scratch
    ... prover --again 5                                                       # other luck for what was not found

Columns are drawn at random among those that connect and need at most six blocks of a kind; what is drawn stays in the
file whether or not a tower is found. It can be stopped at any time and goes on where it was.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.resources import files
from pathlib import Path
from typing import Final

from serendip.core.chance import Chance
from serendip.games.for_science.building.design import DESIGNS, Column, plan_of, with_faces
from serendip.games.for_science.building.proofs import (
    NOT_FOUND,
    Proof,
    column_of,
    proofs,
    read_proof,
    stored_lines,
    write_column,
    write_proof,
)
from serendip.games.for_science.building.solver import solve
from serendip.games.for_science.building.trial_builds import SLIP, bears, rehearse, tolerance

SEED: Final = 1796
HEADING: Final = "# Towers that stand: see proofs.py. Written by prover.py.\n"
LENGTHS: Final = (2, 3, 3, 4, 3, 2, 4, 3)
"""How many cards the columns of the sample have, in turn."""


def draw_column(length: int, chance: Chance) -> Column:
    """Return a legal column of different cards for which there are blocks enough."""
    while True:
        column: Column = []
        need = 0
        while len(column) < length:
            fitting = [
                (number, turned)
                for number, card in enumerate(DESIGNS)
                for turned in (False, True)
                if need in {0, len(card.below(turned))} and number not in [taken for taken, _ in column]
            ]
            number, turned = chance.pick(fitting)
            column.append((number, turned))
            need = len(DESIGNS[number].above(turned))
        if not plan_of(column, DESIGNS).short_of():
            return column


def wanted(columns: int) -> list[Column]:
    """Return what is to be proved: every card alone both ways up, then the sample."""
    chance = Chance(SEED)
    found: list[Column] = [[(number, turned)] for number in range(len(DESIGNS)) for turned in (False, True)]
    seen: set[str] = set()
    while len(seen) < columns:
        column = draw_column(LENGTHS[len(seen) % len(LENGTHS)], chance)
        if write_column(column) not in seen:
            seen.add(write_column(column))
            found.append(column)
    return found


def prove(column: Column, luck: int = 0) -> str:
    """Return the line for a column: a tower with all rewarded fronts if one is found, else one without."""
    plan = plan_of(column, DESIGNS)
    alone = len(column) == 1
    tries = [(with_faces(plan), True, 8 if alone else 2, 80)] if any(plan.rewarded) else []
    for wish, shows, attempts, effort in [*tries, (plan, False, 16, 150)]:
        solution = solve(wish, SEED + luck, attempts, effort)
        if solution is None:
            continue
        slip = tolerance(plan, solution.poses) if alone else SLIP
        return write_proof(Proof(column, solution.symbols, solution.poses, shows, slip))
    return f"{write_column(column)} 0.0 | {NOT_FOUND}"


def check(proof: Proof) -> bool:
    """Say whether a stored tower is right, and also with hands that slip a little."""
    plan = with_faces(proof.plan()) if proof.shows_fronts else proof.plan()
    verdict = rehearse(plan, proof.poses)
    return verdict is not None and verdict.passed and bears(plan, proof.poses, SLIP)


def _file() -> Path:
    return Path(str(files(__package__).joinpath("data", "columns.txt")))


def _progress(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


def prove_all(columns: list[Column], workers: int, luck: int) -> None:
    """Prove what the file does not hold yet, adding line by line; with other luck, also what was not found."""
    if luck:
        found = [line for line in stored_lines() if NOT_FOUND not in line]
        _file().write_text(HEADING + "".join([f"{line}\n" for line in found]), encoding="utf-8")
    known = {write_column(column_of(line)) for line in stored_lines()}
    left = [column for column in columns if write_column(column) not in known]
    with ProcessPoolExecutor(workers) as pool, _file().open("a", encoding="utf-8") as out:
        running = [pool.submit(prove, column, luck) for column in left]
        for number, done in enumerate(as_completed(running)):
            out.write(f"{done.result()}\n")
            out.flush()
            if number % 10 == 9:
                _progress(f"{number + 1} of {len(left)}")
    _put_in_order(columns)


def _put_in_order(columns: list[Column]) -> None:
    """Write the file anew in the order in which the columns were drawn, so that two runs give one file."""
    place = {write_column(column): number for number, column in enumerate(columns)}
    lines = sorted(stored_lines(), key=lambda line: place.get(write_column(column_of(line)), len(place)))
    _file().write_text(HEADING + "".join([f"{line}\n" for line in lines]), encoding="utf-8")


def report(lines: list[str]) -> None:
    """Say how many of each length have a tower, and how many show all fronts that are rewarded."""
    for length in range(1, 5):
        found = [read_proof(line) for line in lines if len(column_of(line)) == length]
        good = [proof for proof in found if proof is not None]
        paid = [proof for proof in good if any(proof.plan().rewarded)]
        shown = len([1 for proof in paid if proof.shows_fronts])
        _progress(f"{length} cards: {len(good)} towers; {shown} of {len(paid)} with a bonus show it")
    _progress(f"not found: {len([1 for line in lines if NOT_FOUND in line])} of {len(lines)}")


def main() -> int:
    """Prove, or check what is stored."""
    parser = argparse.ArgumentParser(prog="prover", description="Prove that Design cards and columns can be built.")
    parser.add_argument("--columns", type=int, default=535, help="how many columns of 2 to 4 cards (535)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--again", type=int, default=0, metavar="LUCK", help="try what was not found with other luck")
    parser.add_argument("--anew", action="store_true", help="forget what is stored")
    parser.add_argument("--check", action="store_true", help="only raise all stored towers again")
    wishes = parser.parse_args()
    if wishes.check:
        with ProcessPoolExecutor(wishes.workers) as pool:
            right = list(pool.map(check, proofs(), chunksize=8))
        _progress(f"{sum(right)} of {len(right)} stored towers stand")
        return 0 if all(right) else 1
    if wishes.anew or not _file().exists():
        _file().write_text(HEADING, encoding="utf-8")
    prove_all(wanted(wishes.columns), wishes.workers, wishes.again)
    report(stored_lines())
    return 0


if __name__ == "__main__":
    sys.exit(main())
