"""Where every card is: the check that a position is honest, and DM-80 for every position of a game."""

from collections import Counter

from serendip import Match
from serendip.games.dark_matter.components import (
    CANDIDATES,
    COPIES,
    GRANT_NAMES,
    GRANTS,
    LABORATORIES,
    RESEARCH,
    RESOURCES,
    SET_ASIDE,
)
from serendip.games.dark_matter.rules.setup import grants_in_play
from serendip.games.dark_matter.state import NONE, DarkMatter

CARDS = 107


def state_of(match: Match) -> DarkMatter:
    """Return the truth of a match; only builders and checks may look at it."""
    state = match._state
    assert isinstance(state, DarkMatter)
    return state


def on_research(state: DarkMatter, laboratory: int) -> list[int]:
    """Return how many resources of each kind lie on the research in a laboratory."""
    return state.laid[3 * laboratory : 3 * laboratory + 3]


def places(match: Match) -> Counter[str]:
    """Return every card by name, counted once for each place that it is in."""
    state = state_of(match)
    found: Counter[str] = Counter()
    for laboratory, name in enumerate(LABORATORIES):
        found[name] += state.laboratory_stack.count(laboratory)
        found[name] += (state.face_laboratory == laboratory) + (state.owner[laboratory] != NONE)
    for cards in (state.research_stack, [state.face_research], state.hosted, *state.side_research, state.gone_research):
        found.update(RESEARCH[card] for card in cards if card != NONE)
    for kinds in (state.resource_stack, [state.face_resource], *state.side_resources):
        found.update(RESOURCES[kind] for kind in kinds if kind != NONE)
    for counts in (state.gone_resources, *(on_research(state, number) for number in range(len(LABORATORIES)))):
        found.update(dict(zip(RESOURCES, counts, strict=True)))
    box = [grant for grant in range(GRANTS) if grant not in grants_in_play(state.seats)]
    for grants in (state.grant_stack, state.played, *state.hands, state.bids, state.removed, state.postdoc, box):
        found.update(GRANT_NAMES[grant] for grant in grants if grant != NONE)
    found.update(CANDIDATES)
    found.update("positive" if place == state.dark else "negative" for place in range(SET_ASIDE + 1))
    return found


def whole_box() -> Counter[str]:
    """Return every card of the game by name, as often as it is printed."""
    box = Counter([*LABORATORIES, *RESEARCH, *GRANT_NAMES, *CANDIDATES, *["negative"] * 4, "positive"])
    box.update(dict.fromkeys(RESOURCES, COPIES))
    return box


def assert_every_card_once(match: Match) -> None:
    """Every card of the box is in one place (DM-80)."""
    found = places(match)
    assert found == whole_box()
    assert found.total() == CARDS
