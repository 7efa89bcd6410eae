"""The three Labs: Diseases break out, mutate and are replaced (FS-7, FS-57, FS-80)."""

from serendip.games.for_science import words
from serendip.games.for_science.components import (
    DISEASE_NAMES,
    LAB_LEVELS,
    LABS,
    MUTATION_NAMES,
    MUTATIONS,
    PLACES,
    Lab,
)
from serendip.games.for_science.rules.bench import void_check
from serendip.games.for_science.rules.decks import draw_disease, draw_mutation
from serendip.games.for_science.state import NONE, ForScience


def lab_of(state: ForScience, lab: int) -> Lab:
    """Return what is printed on a Lab of the level that it is played with."""
    return LAB_LEVELS[state.levels[lab]][lab]


def populate(state: ForScience, lab: int) -> None:
    """Put new Diseases into a Lab, and a Mutation if the Lab says so (FS-7)."""
    state.diseases[lab] = [draw_disease(state) for _ in range(lab_of(state, lab).diseases)]
    for disease in state.diseases[lab]:
        state.tell(words.DISEASE, (PLACES[lab], DISEASE_NAMES[disease]))
    if lab_of(state, lab).mutations:
        mutate(state, lab)


def mutate(state: ForScience, lab: int) -> bool:
    """Give the Disease of a Lab a Mutation; one that would change a Verified Design is drawn again (FS-80)."""
    aside: list[int] = []
    mutation = draw_mutation(state)
    while mutation != NONE and state.verified[lab] and MUTATIONS[mutation].changes_design:
        state.tell(words.REDRAWN, (MUTATION_NAMES[mutation],))
        aside.append(mutation)
        mutation = draw_mutation(state)
    state.mutation_discard += aside
    if mutation == NONE:
        return False
    state.mutations[lab] = mutation
    for seat in range(state.seats):
        if state.bench[seat] == lab:  # what was right is checked against the Mutation, too (FS-55)
            void_check(state, seat)
    state.tell(words.MUTATES, (PLACES[lab], DISEASE_NAMES[state.diseases[lab][0]], MUTATION_NAMES[mutation]))
    return True


def leftmost_without_mutation(state: ForScience, but: int = NONE) -> int:
    """Return the leftmost Lab whose Disease has no Mutation, or NONE."""
    for lab in range(LABS):
        if state.mutations[lab] == NONE and lab != but:
            return lab
    return NONE


def empty(state: ForScience, lab: int) -> None:
    """Discard the Diseases of a Lab with their Mutation (FS-57, FS-80)."""
    state.disease_discard += state.diseases[lab]
    state.diseases[lab] = []
    if state.mutations[lab] != NONE:
        state.mutation_discard.append(state.mutations[lab])
        state.mutations[lab] = NONE
    state.verified[lab] = False
