"""Last, the end of the round, in the rulebook's order: DM-50, DM-51, DM-52, DM-53, DM-54, DM-55, DM-56."""

from serendip.core.line import Said
from serendip.games.dark_matter.components import CANDIDATE_OF, CANDIDATES, NO_CANDIDATE, RESEARCH, SET_ASIDE
from serendip.games.dark_matter.rules.ending import finish
from serendip.games.dark_matter.rules.grants import begin_round, draw
from serendip.games.dark_matter.rules.research_and_laboratories import clear
from serendip.games.dark_matter.rules.stacks import turn_research
from serendip.games.dark_matter.state import DarkMatter
from serendip.games.dark_matter.words import (
    ALL_NEGATIVE,
    CONCLUDES,
    EXCLUDED,
    FOUND,
    NO_CANDIDATE_IS,
    NO_RESOURCES,
    VERDICT_NEGATIVE,
    VERDICT_POSITIVE,
)


def end_round(state: DarkMatter) -> None:
    """Conclude research, then end the game (DM-51, DM-53, DM-54) or go on to the next round (DM-55)."""
    discoveries = conclude(state)
    if discoveries:
        winners = tuple(sorted({owner for owner, _ in discoveries}))
        research = tuple([RESEARCH[number] for _, number in discoveries])
        finish(state, winners, Said(FOUND, (CANDIDATES[state.dark], winners, research)))
    elif all(state.revealed):
        finish(state, tuple(range(state.seats)), Said(ALL_NEGATIVE))
    elif state.face_resource < 0 and not state.resource_stack:
        finish(state, (), Said(NO_RESOURCES, (NO_CANDIDATE_IS if state.dark == SET_ASIDE else CANDIDATES[state.dark],)))
    else:
        for seat in state.order:
            draw(state, seat)
        begin_round(state)


def conclude(state: DarkMatter) -> list[tuple[int, int]]:
    """Conclude every fulfilled research and reveal the verdicts (DM-50); return who found dark matter how (DM-51)."""
    fulfilled = [lab for lab, research in enumerate(state.hosted) if research >= 0 and not state.short[lab]]
    discoveries: list[tuple[int, int]] = []
    candidates: list[int] = []
    for laboratory in fulfilled:
        research = state.hosted[laboratory]
        candidate = CANDIDATE_OF[research]
        state.tell(CONCLUDES, (RESEARCH[research], state.owner[laboratory]))
        # Without a candidate there is nothing to reveal, and the laboratory is free all the same (DM-44).
        if candidate != NO_CANDIDATE:
            if candidate not in candidates:
                candidates.append(candidate)
            if candidate == state.dark:
                discoveries.append((state.owner[laboratory], research))
        clear(state, laboratory)
    for candidate in candidates:
        state.revealed[candidate] = True
        state.sealed = True
        positive = candidate == state.dark
        state.tell(VERDICT_POSITIVE if positive else VERDICT_NEGATIVE, (CANDIDATES[candidate],))
    if candidates and not discoveries:
        discard_excluded(state)
    return discoveries


def discard_excluded(state: DarkMatter) -> None:
    """Discard all research on excluded candidates: installed, at sides and face up (DM-52)."""
    revealed = state.revealed
    for laboratory, research in enumerate(state.hosted):
        if research >= 0 and is_excluded(revealed, research):
            tell_excluded(state, research)
            clear(state, laboratory)
    for side in state.side_research:
        for research in side[:]:
            if is_excluded(revealed, research):
                tell_excluded(state, research)
                side.remove(research)
                state.gone_research.append(research)
    if state.face_research >= 0 and is_excluded(revealed, state.face_research):
        tell_excluded(state, state.face_research)
        state.gone_research.append(state.face_research)
        turn_research(state)


def is_excluded(revealed: list[bool], research: int) -> bool:
    """Say whether a research is on a candidate that is known not to be dark matter."""
    candidate = CANDIDATE_OF[research]
    return candidate != NO_CANDIDATE and revealed[candidate]


def tell_excluded(state: DarkMatter, research: int) -> None:
    """Say that a research is discarded with its candidate."""
    state.tell(EXCLUDED, (RESEARCH[research], CANDIDATES[CANDIDATE_OF[research]]))
