"""Why a research can't go into a laboratory, or a resource on a research (DM-31, DM-40 to DM-42)."""

from serendip.core.line import Said
from serendip.games.dark_matter.components import (
    FITTING,
    LABORATORY_NUMBER,
    RESEARCH,
    RESEARCH_NUMBER,
    RESOURCE_NUMBER,
)
from serendip.games.dark_matter.rules.research import where
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import (
    ALREADY_FULFILLED,
    LABORATORY_NOT_IN_PLAY,
    NOT_INSTALLED,
    NOT_MISSING,
    OCCUPIED,
    WRONG_DEPTH,
)


def why_not_there(state: DarkMatter, research: str, laboratory: str) -> Said | None:
    """Return why a research can't be installed in a laboratory; None if it can."""
    number = LABORATORY_NUMBER.get(laboratory, NONE)
    if number == NONE or state.owner[number] == NONE:
        return Said(LABORATORY_NOT_IN_PLAY, (laboratory,))
    if research in RESEARCH_NUMBER and number not in FITTING[RESEARCH_NUMBER[research]]:
        return Said(WRONG_DEPTH, (research, laboratory))
    if state.hosted[number] != NONE:
        return Said(OCCUPIED, (laboratory, RESEARCH[state.hosted[number]]))
    return None


def why_not_on(state: DarkMatter, resource: str, research: str) -> Said | None:
    """Return why a resource can't be put on a research; None if it can."""
    laboratory = where(state, research)
    if laboratory == NONE:
        return Said(NOT_INSTALLED, (research,))
    if not state.short[laboratory]:
        return Said(ALREADY_FULFILLED, (research,))
    if resource in RESOURCE_NUMBER and not state.lacking[3 * laboratory + RESOURCE_NUMBER[resource]]:
        return Said(NOT_MISSING, (research, resource))
    return None
