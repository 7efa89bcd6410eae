"""Dealing anew what a seat can't know."""

from tests.examples.herbarium.state import Herbarium


def redeal(state: Herbarium, seat: int | None) -> None:
    """Deal anew the basket and all that the others hold, have found, have chosen or gave away."""
    strangers = [stranger for stranger in range(state.seats) if stranger != seat]
    unseen = state.basket
    for stranger in strangers:
        unseen += state.hands[stranger] + list(state.found[stranger]) + state.given[stranger]
    hides = bool(state.chosen) and state.turn != seat
    if hides:
        unseen.append(state.chosen)
    state.chance.shuffle(unseen)
    for stranger in strangers:
        state.hands[stranger] = [unseen.pop() for _ in state.hands[stranger]]
        state.found[stranger] = tuple([unseen.pop() for _ in state.found[stranger]])
        state.given[stranger] = [unseen.pop() for _ in state.given[stranger]]
    if hides:
        state.chosen = unseen.pop()
