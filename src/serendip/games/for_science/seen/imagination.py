"""Dealing anew what nobody can know: the decks and the stacks of tiles. All else lies open (FS-R5).

Cards and tiles that went under their deck in sight of all stay where they are.
"""

from serendip.games.for_science.state import ForScience


def redeal(state: ForScience) -> None:
    """Shuffle everything that lies face down, in place."""
    chance = state.chance
    state.design_deck = shuffled(state, state.design_deck, state.design_under)
    chance.shuffle(state.disease_deck)
    chance.shuffle(state.mutation_deck)
    chance.shuffle(state.event_deck)
    for shape, stack in enumerate(state.stacks):
        state.stacks[shape] = shuffled(state, stack, state.stack_under[shape])


def shuffled(state: ForScience, deck: list[int], known: int) -> list[int]:
    """Return a deck shuffled but for its bottom."""
    rest = deck[known:]
    state.chance.shuffle(rest)
    return deck[:known] + rest
