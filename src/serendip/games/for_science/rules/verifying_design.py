"""Verifying a Design (FS-40, FS-43): when a Cure Design is complete, any one player turns its Disease to Verified."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.cards import mutations, ongoing
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import DISEASES, LABS, PLACE_NUMBER, PLACES
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.labs import lab_of
from serendip.games.for_science.rules.waste import waste_from_deck
from serendip.games.for_science.state import NONE, PLAYING, ForScience

ACTIONS: Final = (do.VerifyDesign,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whatever is complete can be Verified."""
    for lab in range(LABS):
        if not state.verified[lab] and is_complete(state, lab):
            offers.append(offered.VERIFY_DESIGN[lab])


def why_not(state: ForScience, seat: int, action: do.VerifyDesign) -> Said | None:
    """Say what the Design still lacks."""
    lab = PLACE_NUMBER.get(action.place, NONE)
    if not 0 <= lab < LABS:
        return Said(words.NO_PLACE, (action.place,))
    if state.verified[lab]:
        return Said(words.ALREADY_VERIFIED, (action.place,))
    if is_complete(state, lab):
        return None
    least = least_length(state, lab)
    if len(state.columns[lab]) < least:
        return Said(words.TOO_SHORT, (action.place, least))
    missing = tuple([criterion.words() for criterion in unmet(state, lab)])
    return Said(words.UNMET, (action.place, missing))


def play(state: ForScience, seat: int, action: do.VerifyDesign) -> None:
    """Turn the Disease to Verified, unless an Event comes first (FS-84)."""
    lab = PLACE_NUMBER[action.place]
    if events.comes_first(state, seat, events.BEFORE_DESIGN, lab):
        return
    state.verified[lab] = True
    state.tell(words.VERIFIES_DESIGN, (seat, PLACES[lab]))
    waste_from_deck(state, seat, ongoing.forms(state))


def least_length(state: ForScience, lab: int) -> int:
    """Return how many cards the Design of a Lab needs (FS-40)."""
    return lab_of(state, lab).length + mutations.longer(state, lab) + ongoing.longer(state)


def criteria(state: ForScience, lab: int) -> list[Criterion]:
    """Return everything that Diseases and Mutations ask of the Design (FS-40, FS-41)."""
    asked = [criterion for disease in state.diseases[lab] for criterion in DISEASES[disease].needs]
    return asked + mutations.criteria(state, lab)


def unmet(state: ForScience, lab: int) -> list[Criterion]:
    """Return what the Design of a Lab does not meet yet; what changes its Build changes nothing here (FS-42)."""
    if not state.columns[lab]:
        return criteria(state, lab)
    plan = plan_for(tuple(state.columns[lab]))
    return [criterion for criterion in criteria(state, lab) if not criterion.met(plan)]


def is_complete(state: ForScience, lab: int) -> bool:
    """Say whether a Cure Design could be Verified (FS-40)."""
    return len(state.columns[lab]) >= least_length(state, lab) and not unmet(state, lab)
