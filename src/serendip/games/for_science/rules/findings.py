"""What a check finds wrong with a build (FS-54, FS-D3): what is missing and what is too much, by name."""

from typing import Final

from serendip.core.line import Line, Said
from serendip.games.for_science import words
from serendip.games.for_science.building.blocks import Pose
from serendip.games.for_science.building.judge import (
    CLOSE,
    FORBIDDEN,
    MISSING,
    OVERLAPPING,
    WRONG_FACE,
    Verdict,
    problems,
)
from serendip.games.for_science.state import Finding

TOLD: Final = 4
"""So many contacts are named; more would not be read in a hurry."""

_PAIRS: Final[dict[str, Line]] = {
    OVERLAPPING: words.OVERLAPS,
    MISSING: words.MISSING_CONTACT,
    FORBIDDEN: words.FORBIDDEN_CONTACT,
    CLOSE: words.TOO_CLOSE,
}
_LISTS: Final = {line.key: line for line in (words.LACKS, words.TOO_MANY)}
_OTHERS: Final = {line.key: line for line in (words.RESTLESS, words.WRONG_FACE, *_PAIRS.values())}


def findings(verdict: Verdict, poses: list[Pose]) -> list[Finding]:
    """Return what must be mended."""
    found: list[Finding] = []
    if verdict.restless:
        found.append(Finding(words.RESTLESS.key, ()))
    if verdict.lacking:
        found.append(Finding(words.LACKS.key, tuple(verdict.lacking)))
    if verdict.surplus:
        found.append(Finding(words.TOO_MANY.key, tuple([poses[block].kind for block in verdict.surplus])))
    contacts: list[Finding] = []
    for problem in problems(verdict, poses):
        if problem.what == WRONG_FACE and problem.blocks:
            contacts.append(Finding(words.WRONG_FACE.key, (problem.kinds[0],)))
        elif problem.what in _PAIRS and problem.blocks and len(problem.kinds) > 1:
            contacts.append(Finding(_PAIRS[problem.what].key, (problem.kinds[0], problem.kinds[1])))
    return found + contacts[:TOLD]


def in_words(finding: Finding) -> Said:
    """Return the sentence that says it."""
    line = _LISTS.get(finding.what)
    return Said(_OTHERS[finding.what], finding.kinds) if line is None else Said(line, (finding.kinds,))
