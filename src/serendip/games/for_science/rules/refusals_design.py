"""Why not? Cards: drawing, playing, arranging, Wasting, Verifying."""

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import refusal_words as no
from serendip.games.for_science.components import DESIGN_NUMBER, LABS, PLACE_NUMBER
from serendip.games.for_science.rules import designing, verifying
from serendip.games.for_science.state import NONE, ForScience


def refuse_design(state: ForScience, seat: int, action: Action) -> Said | None:
    """Return why this can't be done with cards; None if it is about something else."""
    if isinstance(action, do.DrawDesign):
        return Said(no.HAND_FULL, (len(state.hands[seat]),))
    if isinstance(action, do.KeepDesign):
        return Said(no.NO_CHOICE_OF_CARDS, (action.card,))
    if isinstance(action, (do.PlayDesign, do.WasteHand)):
        if DESIGN_NUMBER.get(action.card, NONE) not in state.hands[seat]:
            return Said(no.NOT_IN_HAND, (action.card,))
        return _refuse_place(state, action) if isinstance(action, do.PlayDesign) else None
    if isinstance(action, (do.WasteDesign, do.Arrange)):
        return _refuse_change(state, seat, action)
    if isinstance(action, do.VerifyDesign):
        return _refuse_verifying(state, action)
    return None


def _refuse_place(state: ForScience, action: do.PlayDesign) -> Said:
    place = PLACE_NUMBER.get(action.place, NONE)
    if place == NONE or not designing.is_open(state, place):
        return Said(no.NO_PLACE, (action.place,))
    if len(state.columns[place]) >= designing.longest(place):
        return Said(no.TOO_LONG, (action.place,))
    return Said(no.DOES_NOT_CONNECT, (action.card, action.place))


def _refuse_change(state: ForScience, seat: int, action: do.WasteDesign | do.Arrange) -> Said:
    place = PLACE_NUMBER.get(action.place, NONE)
    if place == NONE or not designing.is_open(state, place):
        return Said(no.NO_PLACE, (action.place,))
    if place >= LABS and designing.owner_of(state, place) != seat:
        return Said(no.NOT_YOURS, (action.place,))
    if isinstance(action, do.WasteDesign):
        return Said(no.NOT_THERE, (action.card, action.place))
    return Said(no.NO_ARRANGEMENT, (action.place,))


def _refuse_verifying(state: ForScience, action: do.VerifyDesign) -> Said:
    lab = PLACE_NUMBER.get(action.place, NONE)
    if not 0 <= lab < LABS:
        return Said(no.NO_PLACE, (action.place,))
    if state.verified[lab]:
        return Said(no.ALREADY_VERIFIED, (action.place,))
    least = verifying.least_length(state, lab)
    if len(state.columns[lab]) < least:
        return Said(no.TOO_SHORT, (action.place, least))
    missing = tuple([criterion.words() for criterion in verifying.unmet(state, lab)])
    return Said(no.UNMET, (action.place, missing))
