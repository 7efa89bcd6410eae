"""Verifying a Cure Design (FS-40 to FS-43)."""

from serendip.games.for_science import words
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.cards import mutations, ongoing
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import DISEASES, PLACES
from serendip.games.for_science.rules.labs import lab_of
from serendip.games.for_science.rules.waste import waste_from_deck
from serendip.games.for_science.state import ForScience


def least_length(state: ForScience, lab: int) -> int:
    """Return how many cards the Design of a Lab needs (FS-40)."""
    return lab_of(state, lab).length + mutations.longer(state, lab) + ongoing.longer(state)


def criteria(state: ForScience, lab: int) -> list[Criterion]:
    """Return everything that Diseases and Mutations ask of the Design (FS-40, FS-41)."""
    asked = [criterion for disease in state.diseases[lab] for criterion in DISEASES[disease].needs]
    return asked + mutations.criteria(state, lab)


def unmet(state: ForScience, lab: int) -> list[Criterion]:
    """Return what the Design of a Lab does not meet yet."""
    if not state.columns[lab]:
        return criteria(state, lab)
    plan = plan_for(tuple(state.columns[lab]))
    return [criterion for criterion in criteria(state, lab) if not criterion.met(plan)]


def is_complete(state: ForScience, lab: int) -> bool:
    """Say whether a Cure Design could be Verified (FS-40)."""
    return len(state.columns[lab]) >= least_length(state, lab) and not unmet(state, lab)


def verify_design(state: ForScience, seat: int, lab: int) -> None:
    """Turn the Disease to Verified."""
    state.verified[lab] = True
    state.tell(words.VERIFIES_DESIGN, (seat, PLACES[lab]))
    waste_from_deck(state, seat, ongoing.forms(state))
