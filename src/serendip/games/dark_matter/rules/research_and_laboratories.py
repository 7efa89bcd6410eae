"""Research and laboratories: what fits where, and what lies on a research. DM-40, DM-41, DM-42, DM-43, DM-44.

`add_rooms` and `add_lacking` answer the two questions of every rule and card that places something; why something can't
be placed is said beside them. Whose a research is, is nowhere noted: it is the laboratory's owner's (DM-43).
"""

from typing import TypeVar

from serendip.core.line import Said
from serendip.games.dark_matter.components import (
    FITTING,
    LABORATORIES,
    LABORATORY_NUMBER,
    NEEDS,
    RESEARCH,
    RESEARCH_NUMBER,
    RESOURCES,
)
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import (
    ALREADY_FULFILLED,
    FULFILLED,
    LABORATORY_NOT_IN_PLAY,
    NOT_INSTALLED,
    NOT_MISSING,
    OCCUPIED,
    WRONG_DEPTH,
)

T = TypeVar("T")


def add_rooms(state: DarkMatter, research: int, row: list[T], found: list[T]) -> None:
    """Add what a row has for the laboratories, no matter whose, that are free (DM-41) and deep enough (DM-40)."""
    owner = state.owner
    hosted = state.hosted
    for laboratory in FITTING[research]:
        if hosted[laboratory] < 0 <= owner[laboratory]:
            found.append(row[laboratory])


def why_not_in(state: DarkMatter, research: int, laboratory: str) -> Said | None:
    """Return why a laboratory has no room for a research; None if it has."""
    rooms: list[str] = []
    add_rooms(state, research, LABORATORIES, rooms)
    if laboratory in rooms:
        return None
    number = LABORATORY_NUMBER.get(laboratory, NONE)
    if number == NONE or state.owner[number] == NONE:
        return Said(LABORATORY_NOT_IN_PLAY, (laboratory,))
    if number not in FITTING[research]:
        return Said(WRONG_DEPTH, (RESEARCH[research], laboratory))
    return Said(OCCUPIED, (laboratory, RESEARCH[state.hosted[number]]))


def add_lacking(state: DarkMatter, kind: int, row: list[T], found: list[T]) -> None:
    """Add what a row has for the installed research, no matter whose, that lacks a kind of resource (DM-42)."""
    hosted = state.hosted
    short = state.short
    for laboratory, wanted in enumerate(state.lacking[kind::3]):
        # With a postdoc it may have all it needs all the same (DM-66).
        if wanted and short[laboratory]:
            found.append(row[hosted[laboratory]])


def why_not_on(state: DarkMatter, kind: int, research: str) -> Said | None:
    """Return why a research does not lack a kind of resource; None if it does."""
    laboratory = where(state, research)
    if laboratory == NONE:
        return Said(NOT_INSTALLED, (research,))
    lacking: list[str] = []
    add_lacking(state, kind, RESEARCH, lacking)
    if research in lacking:
        return None
    if state.short[laboratory] == 0:
        return Said(ALREADY_FULFILLED, (research,))
    return Said(NOT_MISSING, (research, RESOURCES[kind]))


def where(state: DarkMatter, name: str) -> int:
    """Return the laboratory that hosts the research of that name; NONE if it is not installed, or no research."""
    return state.home[RESEARCH_NUMBER[name]] if name in RESEARCH_NUMBER else NONE


def install(state: DarkMatter, research: int, laboratory: int) -> None:
    """Put a research, with nothing on it yet, into a laboratory."""
    state.hosted[laboratory] = research
    state.home[research] = laboratory
    state.lacking[3 * laboratory : 3 * laboratory + 3] = NEEDS[research]
    state.short[laboratory] = sum(NEEDS[research])


def supply(state: DarkMatter, kind: int, laboratory: int) -> None:
    """Put a resource on the research in a laboratory."""
    state.laid[3 * laboratory + kind] += 1
    state.lacking[3 * laboratory + kind] -= 1
    state.short[laboratory] -= 1
    tell_if_fulfilled(state, laboratory)


def tell_if_fulfilled(state: DarkMatter, laboratory: int) -> None:
    """Say so when a research has all it needs; it still fills its laboratory until the round ends (DM-41)."""
    if state.short[laboratory] == 0:
        state.tell(FULFILLED, (RESEARCH[state.hosted[laboratory]],))


def strip(state: DarkMatter, laboratory: int) -> int:
    """Discard all that is on the research in a laboratory, a postdoc too (DM-67); return how many cards that were."""
    needs = NEEDS[state.hosted[laboratory]]
    count = 0
    for kind in range(3):
        given = state.laid[3 * laboratory + kind]
        state.gone_resources[kind] += given
        count += given
    if state.postdoc[laboratory] != NONE:
        state.removed.append(state.postdoc[laboratory])
        state.postdoc[laboratory] = NONE
        count += 1
    state.laid[3 * laboratory : 3 * laboratory + 3] = (0, 0, 0)
    state.lacking[3 * laboratory : 3 * laboratory + 3] = needs
    state.short[laboratory] = sum(needs)
    return count


def clear(state: DarkMatter, laboratory: int) -> None:
    """Take the research in a laboratory and all on it out of the game (DM-15); the laboratory stays, free (DM-44)."""
    strip(state, laboratory)
    state.gone_research.append(state.hosted[laboratory])
    state.home[state.hosted[laboratory]] = NONE
    state.hosted[laboratory] = NONE
    state.short[laboratory] = 0
    state.lacking[3 * laboratory : 3 * laboratory + 3] = (0, 0, 0)


def move(state: DarkMatter, laboratory: int, to: int) -> None:
    """Move a research, with all on it, to a free laboratory."""
    state.hosted[to] = state.hosted[laboratory]
    state.home[state.hosted[to]] = to
    state.laid[3 * to : 3 * to + 3] = state.laid[3 * laboratory : 3 * laboratory + 3]
    state.lacking[3 * to : 3 * to + 3] = state.lacking[3 * laboratory : 3 * laboratory + 3]
    state.short[to] = state.short[laboratory]
    state.postdoc[to] = state.postdoc[laboratory]
    state.hosted[laboratory] = state.postdoc[laboratory] = NONE
    state.short[laboratory] = 0
    state.laid[3 * laboratory : 3 * laboratory + 3] = (0, 0, 0)
    state.lacking[3 * laboratory : 3 * laboratory + 3] = (0, 0, 0)
