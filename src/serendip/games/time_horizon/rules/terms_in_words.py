"""What is given and asked for in an offer, in words, as far as a viewer may know it (TH-29, TH-92)."""

from serendip.games.time_horizon.components import ARTIFACTS, KIND_OF
from serendip.games.time_horizon.state import TimeHorizon
from serendip.games.time_horizon.terms import ANY, NAMED, Terms


def given_from_hand(state: TimeHorizon, terms: Terms) -> list[int]:
    """Return the artifacts that the proposer gives from hand."""
    return [artifact for artifact in terms.gives if artifact in state.held_artifacts[terms.proposer]]


def gives_in_words(state: TimeHorizon, terms: Terms, viewer: int | None) -> tuple[str, ...]:
    """Return what the proposer gives, as a viewer may know it."""
    words = [f"{terms.energy} energy"] if terms.energy > 0 else []
    from_hand = given_from_hand(state, terms)
    for artifact in terms.gives:
        name = ARTIFACTS[KIND_OF[artifact]]
        if artifact not in from_hand:
            words.append(name)
        elif viewer == terms.proposer or (viewer == terms.receiver and terms.shown >> artifact & 1):
            words.append(f"{name} from hand")
        else:
            words.append("an artifact from hand")
    return tuple(words)


def asks_in_words(terms: Terms, viewer: int | None) -> tuple[str, ...]:
    """Return what the proposer asks for, as a viewer may know it."""
    words = [f"{-terms.energy} energy"] if terms.energy < 0 else []
    concerned = viewer is not None and viewer in (terms.proposer, terms.receiver)
    for code in terms.asks:
        if code < ANY:
            words.append(ARTIFACTS[KIND_OF[code]])
        elif code == ANY or not concerned:
            words.append("an artifact from hand")
        else:
            words.append(f"{ARTIFACTS[code - NAMED]} from hand")
    return tuple(words)
