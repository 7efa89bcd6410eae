"""Variants that are chosen at the table (FS-92, FS-95): the universal Mutation, and who builds lying flat."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.components import MUTATION_NUMBER
from serendip.games.for_science.rules.setup import chooses_universal, still_to_choose
from serendip.games.for_science.state import CHOOSING, NONE, ForScience

ACTIONS: Final = (do.PickUniversal, do.BuildFlat, do.BuildUpright)
STAGES: Final = (CHOOSING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """The Mutation comes first; how one builds is settled together with being ready."""
    if chooses_universal(state, seat):
        offers += [offered.PICK_UNIVERSAL[mutation] for mutation in sorted(state.mutation_deck)]
    elif state.flat_allowed and still_to_choose(state, seat) is None:
        offers.append(offered.BUILD_UPRIGHT if state.flat[seat] else offered.BUILD_FLAT)


def why_not(state: ForScience, seat: int, action: Action) -> Said | None:
    """It was not agreed on, it is chosen already, or something else comes first."""
    if isinstance(action, do.PickUniversal):
        if not chooses_universal(state, seat):
            return Said(words.NO_UNIVERSAL)
        there = MUTATION_NUMBER.get(action.mutation, NONE) in state.mutation_deck
        return None if there else Said(words.NO_SUCH_MUTATION, (action.mutation,))
    if not state.flat_allowed:
        return Said(words.NOT_HORIZONTAL)
    if isinstance(action, do.BuildFlat) == state.flat[seat]:
        return Said(words.LIES_ALREADY if state.flat[seat] else words.STANDS_ALREADY)
    return still_to_choose(state, seat)


def play(state: ForScience, seat: int, action: Action) -> None:
    """Lay a Mutation beside the tracks, where it is on every Disease; or lie down, or stand up."""
    if isinstance(action, do.PickUniversal):
        state.universal = MUTATION_NUMBER[action.mutation]
        state.mutation_deck.remove(state.universal)
        state.tell(words.UNIVERSAL, (action.mutation,))
    else:
        state.flat[seat] = isinstance(action, do.BuildFlat)
        state.tell(words.LIES_FLAT if state.flat[seat] else words.STANDS_UP, (seat,))
