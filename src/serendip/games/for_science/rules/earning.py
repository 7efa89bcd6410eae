"""What a Build earns (FS-55): a Cure and research, the Data of cards, fronts and Roles, and how it is lost."""

from typing import Final

from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science import words
from serendip.games.for_science.building.design import DESIGNS, pay
from serendip.games.for_science.cards import mutations, ongoing, roles
from serendip.games.for_science.columns import column_of, plan_for
from serendip.games.for_science.components import (
    DISEASE_NAMES,
    LABS,
    ROLE_NAMES,
    ROLES,
)
from serendip.games.for_science.rules.bench import tear_down
from serendip.games.for_science.rules.giving_up import owe
from serendip.games.for_science.rules.labs import empty, lab_of, leftmost_without_mutation, mutate, populate
from serendip.games.for_science.rules.plans import task
from serendip.games.for_science.state import NONE, ForScience

ENDS_SPENDING: Final[tuple[type[Action], ...]] = (
    do.DrawDesign,
    do.PlayDesign,
    do.Arrange,
    do.WasteHand,
    do.WasteDesign,
    do.StartBuild,
    do.JoinBuild,
    do.TakeBlock,
    do.TakeTile,
    do.PutCap,
    do.TakeCap,
)
"""Designing, building and touching the vaccine: whoever does that has spent what was earned (FS-56)."""


def fronts_of(state: ForScience, builder: int) -> list[bool]:
    """Return for each block of the Design whether its front showed when the build was checked (FS-R1)."""
    symbols = len(plan_for(tuple(state.columns[state.bench[builder]])).kinds)
    return [state.fronts[builder] >> symbol & 1 == 1 for symbol in range(symbols)]


def cure(state: ForScience, seat: int, builder: int) -> None:
    """Cure a Disease: pay the builder, tear down, discard all and fill the Lab again (FS-55, FS-56, FS-57, FS-59)."""
    lab = state.bench[builder]
    column = state.columns[lab]
    names = tuple([DISEASE_NAMES[disease] for disease in state.diseases[lab]])
    state.tell(words.CURED, (builder, names, seat))
    fronts = fronts_of(state, builder)
    data, knowledge, bonus = pay(column_of(column), DESIGNS, fronts)
    wanted = task(state, builder)
    shown = [kind for kind, symbol in zip(wanted.plan.kinds, wanted.origin, strict=True) if fronts[symbol]]
    data += mutations.earned(state, lab, shown, fronts)
    data += roles.for_mutated_cure(state, lab)
    data += for_anybody(state, seat, builder, fronts, cure=True)
    spreads = any(mutation.spreads for mutation in mutations.on(state, lab))
    earn(state, builder, data, knowledge, bonus)
    if lab_of(state, lab).crossed != NONE:
        owe(state, builder, lab_of(state, lab).crossed)
    for other in range(state.seats):
        if state.bench[other] == lab:
            tear_down(state, other)
    discard_design(state, lab)
    empty(state, lab)
    state.cured += len(names)
    ongoing.count_cures(state, len(names))
    if spreads:
        other = leftmost_without_mutation(state, lab)
        if other != NONE:
            mutate(state, other)
    populate(state, lab)


def research(state: ForScience, seat: int, builder: int) -> None:
    """Finish a Workshop Build: Data of the cards and of the Workshop, no Knowledge (FS-58)."""
    place = state.bench[builder]
    column = state.columns[place]
    state.tell(words.RESEARCHED, (builder, seat))
    fronts = fronts_of(state, builder)
    data, _, bonus = pay(column_of(column), DESIGNS, fronts)
    data += ROLES[place - LABS].bonus * len(column)
    data += for_anybody(state, seat, builder, fronts, cure=False)
    earn(state, builder, data, 0, bonus)
    tear_down(state, builder)
    discard_design(state, place)
    state.researched += 1


def for_anybody(state: ForScience, seat: int, builder: int, fronts: list[bool], cure: bool) -> int:
    """Return the Data more by Roles: of the verifier, of the coach, and of the builder's eye for fronts (FS-72)."""
    column = state.columns[state.bench[builder]]
    assured = roles.for_verifying(state, seat, cure)
    cheered = roles.for_cheering(state, builder)
    geometer = roles.for_faces(state, builder, mutations.full_faces(column, fronts))
    thanks = {"assure": assured, "cheer": cheered, "faces": geometer}
    for name, role in zip(ROLE_NAMES, ROLES, strict=True):
        if thanks.get(role.power, 0):
            state.tell(words.EARNS_ROLE, (thanks[role.power], name))
    return assured + cheered + geometer


def earn(state: ForScience, builder: int, data: int, knowledge: int, bonus: int) -> None:
    """Give a builder what a build earned; what was left of an earlier one is lost (FS-56)."""
    forfeit(state, builder)
    state.data[builder] = max(0, data + bonus)
    state.knowledge[builder] = knowledge
    state.served[builder] = False
    state.tell(words.EARNS, (builder, state.data[builder], knowledge))
    if bonus:
        state.tell(words.EARNS_FRONTS, (bonus,))


def forfeit(state: ForScience, seat: int) -> None:
    """Lose what was not spent: as soon as its builder designs, builds or touches the vaccine (FS-56)."""
    if state.data[seat] or state.knowledge[seat]:
        state.tell(words.FORFEITS, (seat, state.data[seat], state.knowledge[seat]))
        state.data[seat] = 0
        state.knowledge[seat] = 0


def discard_design(state: ForScience, place: int) -> None:
    """Put the cards of a finished Design on the discard pile."""
    state.design_discard += [card // 2 for card in state.columns[place]]
    state.columns[place] = []
