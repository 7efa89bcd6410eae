"""The three open stacks: whenever the face-up card is taken, the next one is turned up (DM-16).

They are never made anew (DM-15), so every game ends (DM-82); without laboratories or research it goes on (DM-56).
"""

from serendip.games.dark_matter.components import (
    CANDIDATE_OF,
    CANDIDATES,
    LABORATORIES,
    NO_CANDIDATE,
    RESEARCH,
    RESOURCES,
)
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import (
    LABORATORIES_OUT,
    LABORATORY_UP,
    RESEARCH_OUT,
    RESEARCH_SKIPPED,
    RESEARCH_UP,
    RESOURCE_UP,
    RESOURCES_OUT,
)


def turn_laboratory(state: DarkMatter) -> None:
    """Turn up the next laboratory."""
    if state.laboratory_stack:
        state.face_laboratory = state.laboratory_stack.pop()
        state.sealed = True
        state.tell(LABORATORY_UP, (LABORATORIES[state.face_laboratory],))
    else:
        state.face_laboratory = NONE
        state.tell(LABORATORIES_OUT)


def turn_research(state: DarkMatter) -> None:
    """Turn up the next research; one on an excluded candidate is discarded and the next is turned up (DM-52)."""
    while state.research_stack:
        research = state.research_stack.pop()
        candidate = CANDIDATE_OF[research]
        state.sealed = True
        if candidate == NO_CANDIDATE or not state.revealed[candidate]:
            state.face_research = research
            state.tell(RESEARCH_UP, (RESEARCH[research],))
            return
        state.gone_research.append(research)
        state.tell(RESEARCH_SKIPPED, (RESEARCH[research], CANDIDATES[candidate]))
    state.face_research = NONE
    state.tell(RESEARCH_OUT)


def turn_resource(state: DarkMatter) -> None:
    """Turn up the next resource; without one the game ends with this round (DM-37)."""
    if state.resource_stack:
        state.face_resource = state.resource_stack.pop()
        state.sealed = True
        state.tell(RESOURCE_UP, (RESOURCES[state.face_resource],))
    else:
        state.face_resource = NONE
        state.tell(RESOURCES_OUT)
