"""Verifying a Build, what it earns, and how that is spent at once (FS-54 to FS-60)."""

from serendip.games.for_science import words
from serendip.games.for_science.building.design import DESIGNS, pay
from serendip.games.for_science.cards import mutations, ongoing, roles
from serendip.games.for_science.columns import column_of, plan_for
from serendip.games.for_science.components import (
    DATA_SHAPES,
    DISEASE_NAMES,
    IMPENETRABLE,
    LABS,
    PRICES,
    ROLE_NAMES,
    ROLES,
)
from serendip.games.for_science.rules.building import tear_down
from serendip.games.for_science.rules.giving_up import owe
from serendip.games.for_science.rules.labs import empty, lab_of, leftmost_without_mutation, mutate, populate
from serendip.games.for_science.rules.plans import is_cure, task, verifiers
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES


def may_verify(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether a player may Verify a build: a second one, or oneself if nobody else is there (FS-54, FS-90)."""
    if not state.passed[builder]:
        return False
    place = state.bench[builder]
    if place < LABS and not state.verified[place]:
        return False
    others = [other for other in present(state) if other not in (builder, state.partner[builder])]
    if seat not in others and others:
        return False
    if state.approved_by[builder] >> seat & 1 and [other for other in others if other != seat]:
        return False
    needed = mutations.verifier_phrase(state, place)
    return not needed or bool(state.hailed[builder] >> seat & 1)


def must_hail(state: ForScience, seat: int) -> str:
    """Return what a player would have to type to Verify some build, "" for nothing."""
    for builder in range(state.seats):
        if state.passed[builder] and not state.hailed[builder] >> seat & 1:
            needed = mutations.verifier_phrase(state, state.bench[builder])
            if needed and (seat != builder or len(present(state)) == 1):
                return needed
    return ""


def verify_build(state: ForScience, seat: int, builder: int) -> None:
    """Verify a build; the last verifier that is needed ends it."""
    state.approvals[builder] += 1
    state.approved_by[builder] |= 1 << seat
    if state.approvals[builder] < verifiers(state, builder):
        state.tell(words.APPROVES, (seat, builder))
    elif is_cure(state, builder):
        cure(state, seat, builder)
    else:
        research(state, seat, builder)


def fronts_of(state: ForScience, builder: int) -> list[bool]:
    """Return for each block of the Design whether its front showed when the build was checked."""
    symbols = len(plan_for(tuple(state.columns[state.bench[builder]])).kinds)
    return [state.fronts[builder] >> symbol & 1 == 1 for symbol in range(symbols)]


def cure(state: ForScience, seat: int, builder: int) -> None:
    """Cure a Disease: pay the builder, tear down, discard all and fill the Lab again (FS-55 to FS-57, FS-59)."""
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
    state.cured += 1
    end_of_event(state)
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


def end_of_event(state: ForScience) -> None:
    """A lasting Event ends with the second cure (FS-82)."""
    if state.ongoing != NONE:
        state.ongoing_cures += 1
        if state.ongoing_cures >= 2:
            lift_event(state)


def lift_event(state: ForScience) -> None:
    """End what a lasting Event changed."""
    event = ongoing.lasting(state)
    if event is not None:
        state.ongoing = NONE
        state.tell(words.EVENT_OVER, (event.name,))


def price(state: ForScience, seat: int, shape: int) -> int:
    """Return what a tile of a shape costs a player (FS-60, FS-93)."""
    if shape >= DATA_SHAPES:
        return PRICES[shape]
    usual = IMPENETRABLE[shape] if state.impenetrable else PRICES[shape]
    return max(1, usual + ongoing.dearer(state) - roles.discount(state, seat))


def can_buy(state: ForScience, seat: int, shape: int) -> bool:
    """Say whether a player can pay for a tile, and there is one."""
    purse = state.data[seat] if shape < DATA_SHAPES else state.knowledge[seat]
    return bool(state.stacks[shape]) and purse >= price(state, seat, shape)


def buy(state: ForScience, seat: int, shape: int) -> None:
    """Buy the top tile of a shape and turn it up."""
    cost = price(state, seat, shape)
    if shape < DATA_SHAPES:
        state.data[seat] -= cost
    else:
        state.knowledge[seat] -= cost
    tile = state.stacks[shape].pop()
    state.stack_under[shape] = min(state.stack_under[shape], len(state.stacks[shape]))
    state.sealed = True
    state.loose.append(tile)
    state.tell(words.BUYS, (seat, SHAPES[shape], tile))


def serve_coffee(state: ForScience, seat: int) -> None:
    """The Coffee Guy: whoever drinks coffee may draw a card past the hand limit."""
    state.data[seat] -= 1
    state.served[seat] = True
    for other in range(state.seats):
        if other != seat and roles.drinks_coffee(state, other):
            state.coffees[other] += 1
    state.tell(words.COFFEE, (seat,))
