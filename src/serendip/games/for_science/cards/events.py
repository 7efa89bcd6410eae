"""What Events do when they are drawn (FS-82, FS-83): one function for each effect of events.toml.

An effect says whether it could be obeyed; if not, cards are Wasted. What lasts is asked for in `ongoing`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from serendip.games.for_science import words
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.columns import write_cards
from serendip.games.for_science.components import DESIGN_NAMES, DISEASE_NAMES, LABS, PLACES, Event
from serendip.games.for_science.rules.bench import tear_down
from serendip.games.for_science.rules.decks import draw_design, draw_disease
from serendip.games.for_science.rules.design import change, take_out
from serendip.games.for_science.rules.giving_up import FOR_SHIFT, owe
from serendip.games.for_science.rules.labs import leftmost_without_mutation, mutate
from serendip.games.for_science.rules.places import places
from serendip.games.for_science.rules.waste import waste_from_deck
from serendip.games.for_science.state import ENDED, FROZEN, NEVER, NONE, OBEYING, ForScience

Effect: TypeAlias = Callable[[ForScience, int, Event], bool]


def everybody_draws(state: ForScience, seat: int, event: Event) -> bool:
    """Funding Arrives Too Late: a card for everybody, hand limits aside."""
    drawn = False
    for other in range(state.seats):
        card = draw_design(state)
        if state.stage == ENDED or card == NONE:
            break
        state.hands[other].append(card)
        state.tell(words.DRAWS, (other, DESIGN_NAMES[card]))
        drawn = True
    return drawn


def discard_top(state: ForScience, seat: int, event: Event) -> bool:
    """Dead-End Treatment: the topmost card of every Cure Design."""
    found = False
    for lab in range(LABS):
        if state.columns[lab]:
            _discard(state, seat, lab, state.columns[lab][-1])
            found = True
    return found


def discard_rich(state: ForScience, seat: int, event: Event) -> bool:
    """Science Funding Cut: from every Design a card that pays 2 Data or more."""
    return _discard_first(state, seat, [DESIGNS[card].data >= 2 for card in range(len(DESIGNS))])


def discard_kind(state: ForScience, seat: int, event: Event) -> bool:
    """Reactive Molecules: from every Design a card with a certain block."""
    return _discard_first(state, seat, [event.kind in design.kinds for design in DESIGNS])


def _discard_first(state: ForScience, seat: int, eligible: list[bool]) -> bool:
    """Discard from every Design its highest card that is eligible; one in all suffices."""
    found = False
    for place in places(state):
        cards = [card for card in state.columns[place] if eligible[card // 2]]
        if cards:
            _discard(state, seat, place, cards[-1])
            found = True
    return found


def _discard(state: ForScience, seat: int, place: int, card: int) -> None:
    """Discard a card of a Design and mend what is left: in another order, or by Wasting what can't be connected."""
    state.design_discard.append(card // 2)
    state.tell(words.DISCARDED, (DESIGN_NAMES[card // 2], PLACES[place]))
    take_out(state, seat, place, card // 2)


def loosen(state: ForScience, seat: int, event: Event) -> bool:
    """Bring Your Cat to Work Day: the last tiles that were put down, those with a piece on them aside."""
    capped = [cap.tile for cap in state.caps]
    free = [placement.tile for placement in state.lying if placement.tile not in capped]
    chosen = free[-event.number :]
    for tile in chosen:
        state.lying = [placement for placement in state.lying if placement.tile != tile]
        state.loose.append(tile)
        state.tell(words.COMES_LOOSE, (tile,))
    return bool(chosen)


def shift(state: ForScience, seat: int, event: Event) -> bool:
    """Fundamental Hypothesis Shift: whoever drew it gives up a tile without a piece on it."""
    return owe(state, seat, FOR_SHIFT)


def riot(state: ForScience, seat: int, event: Event) -> bool:
    """Rioting: all Cure Builds come down."""
    builders = [other for other in range(state.seats) if 0 <= state.bench[other] < LABS]
    for builder in builders:
        tear_down(state, builder)
    return bool(builders)


def freeze(state: ForScience, seat: int, event: Event) -> bool:
    """Temporary Evacuation: nobody does anything for a while."""
    state.stage = FROZEN
    state.frozen_until = state.clock + event.seconds
    return True


def everybody_obeys(state: ForScience, seat: int, event: Event) -> bool:
    """Mandatory Fun, Fire Drill: everybody types or reports before anybody goes on."""
    state.stage = OBEYING
    state.obeyed = [False] * state.seats
    return True


def pass_hands(state: ForScience, seat: int, event: Event) -> bool:
    """Reply-All Storm: every hand goes to the left."""
    if not any(state.hands) or state.seats == 1:
        return False
    state.hands = [state.hands[other - 1] for other in range(state.seats)]
    for other in range(state.seats):
        state.tell(words.PASSES_HAND, (other, tuple([DESIGN_NAMES[card] for card in state.hands[other]])))
    return True


def mutation(state: ForScience, seat: int, event: Event) -> bool:
    """Spontaneous Mutation: on the leftmost Disease without one."""
    lab = leftmost_without_mutation(state)
    return lab != NONE and mutate(state, lab)


def new_strain(state: ForScience, seat: int, event: Event) -> bool:
    """New Strain: another Disease in the leftmost Lab without a Verified Design. Its Mutation stays."""
    for lab in range(LABS):
        if not state.verified[lab]:
            old = state.diseases[lab][0]
            state.diseases[lab][0] = draw_disease(state)
            state.disease_discard.append(old)
            state.tell(words.DISEASE, (PLACES[lab], DISEASE_NAMES[state.diseases[lab][0]]))
            return True
    return False


def mix_up(state: ForScience, seat: int, event: Event) -> bool:
    """Label Mix-Up: Designs that are not Verified move on to the next such Lab."""
    labs = [lab for lab in range(LABS) if not state.verified[lab]]
    columns = [state.columns[lab] for lab in labs]
    if len(labs) < 2 or not any(columns):
        return False
    for number, lab in enumerate(labs):
        change(state, lab, columns[number - 1])
        if state.columns[lab]:
            state.tell(words.MENDED, (PLACES[lab], write_cards(state.columns[lab])))
    return True


def lunch(state: ForScience, seat: int, event: Event) -> bool:
    """Stolen Lunch: everybody discards the hand."""
    found = False
    for other in range(state.seats):
        if state.hands[other]:
            state.tell(words.LOSES_HAND, (other, tuple([DESIGN_NAMES[card] for card in state.hands[other]])))
            state.design_discard += state.hands[other]
            state.hands[other] = []
            found = True
    return found


def breach(state: ForScience, seat: int, event: Event) -> bool:
    """Data Breach: unspent Data is lost, and a card is Wasted."""
    state.data = [0] * state.seats
    waste_from_deck(state, seat, 1)
    return True


def inspection(state: ForScience, seat: int, event: Event) -> bool:
    """Surprise Inspection: Verified Designs must be Verified again."""
    labs = [lab for lab in range(LABS) if state.verified[lab]]
    for lab in labs:
        state.verified[lab] = False
        state.tell(words.UNVERIFIED, (PLACES[lab],))
    return bool(labs)


def lose_time(state: ForScience, seat: int, event: Event) -> bool:
    """Leap Second Audit: seconds off the clock."""
    if state.ends_at != NEVER:
        state.ends_at = max(state.clock, state.ends_at - event.seconds)
        state.tell(words.SECONDS_LOST, (event.seconds,))
    return True


def it_lasts(state: ForScience, seat: int, event: Event) -> bool:
    """What lasts needs nothing now."""
    return True


EFFECTS: Final[dict[str, Effect]] = {
    "everybody-draws": everybody_draws,
    "discard-top": discard_top,
    "discard-rich": discard_rich,
    "discard-kind": discard_kind,
    "loosen": loosen,
    "shift": shift,
    "riot": riot,
    "freeze": freeze,
    "phrase": everybody_obeys,
    "drill": everybody_obeys,
    "pass-hands": pass_hands,
    "mutate": mutation,
    "new-strain": new_strain,
    "mix-up": mix_up,
    "lunch": lunch,
    "breach": breach,
    "inspection": inspection,
    "lose-time": lose_time,
    "fewer-blocks": it_lasts,
    "no-powers": it_lasts,
    "dearer": it_lasts,
    "handicap": it_lasts,
    "verifiers": it_lasts,
    "no-workshops": it_lasts,
    "forms": it_lasts,
    "longer": it_lasts,
}
"""What each word of events.toml does."""


def obey(state: ForScience, seat: int, event: Event) -> None:
    """Do what an Event says, or Waste if that can't be done (FS-82)."""
    if not EFFECTS[event.effect](state, seat, event) and state.stage != ENDED:
        state.tell(words.CANT_OBEY)
        waste_from_deck(state, seat, event.otherwise)
