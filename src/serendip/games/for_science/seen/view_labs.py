"""The Labs in a view: Diseases, Mutations, the Design and what it still lacks (FS-7, FS-40)."""

from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.columns import plan_for, wasted_along
from serendip.games.for_science.components import DESIGN_NAMES, DISEASES, MUTATIONS, PLACES
from serendip.games.for_science.rules.labs import lab_of
from serendip.games.for_science.rules.places import first_connections
from serendip.games.for_science.rules.verifying_design import criteria, is_complete, least_length, unmet
from serendip.games.for_science.seen.shapes import Lab, LaidCard, Mutation, Need
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES


def lab(state: ForScience, number: int) -> Lab:
    """A Lab with all that lies there."""
    crossed = lab_of(state, number).crossed
    missing = [criterion.text for criterion in unmet(state, number)]
    return {
        "place": PLACES[number],
        "length": least_length(state, number),
        "crossed": SHAPES[crossed] if crossed != NONE else None,
        "diseases": [
            {"name": DISEASES[disease].name, "quip": DISEASES[disease].quip} for disease in state.diseases[number]
        ],
        "mutation": mutation(state.mutations[number]),
        "needs": [_criterion(criterion, criterion.text not in missing) for criterion in criteria(state, number)],
        "column": column(state, number),
        "complete": is_complete(state, number),
        "verified": state.verified[number],
        "short_of": _short_of(state, number),
    }


def column(state: ForScience, place: int) -> list[LaidCard]:
    """The Design of a Lab or a Workshop, from the bottom up."""
    cards, first = tuple(state.columns[place]), first_connections(state, place)
    return [
        {
            "card": DESIGN_NAMES[card // 2],
            "turned": card % 2 == 1,
            "along": [DESIGN_NAMES[other] for other in wasted_along(cards, card // 2, first)],
        }
        for card in cards
    ]


def _criterion(criterion: Criterion, met: bool) -> Need:
    return {"text": criterion.text, "words": criterion.words(), "met": met}


def _short_of(state: ForScience, number: int) -> list[str]:
    """Kinds of blocks of which the Design needs more than there are: a warning before it is built (FS-51)."""
    if not state.columns[number]:
        return []
    counts = plan_for(tuple(state.columns[number])).counts()
    return [kind for kind in KINDS if counts[kind] > EACH]


def mutation(number: int) -> Mutation | None:
    """A Mutation as everybody reads it."""
    if number == NONE:
        return None
    card = MUTATIONS[number]
    return {"name": card.name, "text": card.text, "type": card.type, "data": card.data, "per_card": card.per_card}
