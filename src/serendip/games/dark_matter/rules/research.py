"""Research and laboratories: DM-40 to DM-44."""

from serendip.games.dark_matter.components import FITTING, NEEDS, RESEARCH, RESEARCH_NUMBER
from serendip.games.dark_matter.state import NONE, DarkMatter
from serendip.games.dark_matter.words import FULFILLED


def install(state: DarkMatter, research: int, laboratory: int) -> None:
    """Put a research, with nothing on it yet, into a laboratory."""
    state.hosted[laboratory] = research
    state.home[research] = laboratory
    state.lacking[3 * laboratory : 3 * laboratory + 3] = NEEDS[research]
    state.short[laboratory] = sum(NEEDS[research])


def supply(state: DarkMatter, kind: int, laboratory: int) -> None:
    """Put a resource on the research in a laboratory."""
    state.lacking[3 * laboratory + kind] -= 1
    state.short[laboratory] -= 1
    tell_if_fulfilled(state, laboratory)


def tell_if_fulfilled(state: DarkMatter, laboratory: int) -> None:
    """Say so when a research has all it needs."""
    if state.short[laboratory] == 0:
        state.tell(FULFILLED, (RESEARCH[state.hosted[laboratory]],))


def where(state: DarkMatter, name: str) -> int:
    """Return the laboratory that hosts the research of that name; NONE if it is not installed, or no research."""
    return state.home[RESEARCH_NUMBER[name]] if name in RESEARCH_NUMBER else NONE


def strip(state: DarkMatter, laboratory: int) -> int:
    """Discard all that is on the research in a laboratory; return how many cards that were."""
    needs = NEEDS[state.hosted[laboratory]]
    count = 0
    for kind in range(3):
        given = needs[kind] - state.lacking[3 * laboratory + kind]
        state.gone_resources[kind] += given
        count += given
    if state.postdoc[laboratory] != NONE:
        state.removed.append(state.postdoc[laboratory])
        state.postdoc[laboratory] = NONE
        count += 1
    state.lacking[3 * laboratory : 3 * laboratory + 3] = needs
    state.short[laboratory] = sum(needs)
    return count


def clear(state: DarkMatter, laboratory: int) -> None:
    """Take the research in a laboratory and all on it out of the game; the laboratory stays, free."""
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
    state.lacking[3 * to : 3 * to + 3] = state.lacking[3 * laboratory : 3 * laboratory + 3]
    state.short[to] = state.short[laboratory]
    state.postdoc[to] = state.postdoc[laboratory]
    state.hosted[laboratory] = state.postdoc[laboratory] = NONE
    state.short[laboratory] = 0
    state.lacking[3 * laboratory : 3 * laboratory + 3] = (0, 0, 0)


def free_laboratories(state: DarkMatter, research: int) -> list[int]:
    """Return the laboratories in play that are free and deep enough for a research."""
    owner = state.owner
    hosted = state.hosted
    return [lab for lab in FITTING[research] if hosted[lab] < 0 <= owner[lab]]
