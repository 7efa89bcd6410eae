"""What a builder must bring about: the Design, as Mutations and Roles have changed its Build (FS-42, FS-50)."""

from serendip.games.for_science.building.plan import Plan, excusing, lying_flat, omitting
from serendip.games.for_science.cards import mutations, ongoing
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import LABS, Handicap
from serendip.games.for_science.state import NONE, ForScience


class Task:
    """A plan to build, and which block of the Design each of its symbols is."""

    def __init__(self, plan: Plan, origin: list[int]) -> None:
        self.plan = plan
        self.origin = origin


def task(state: ForScience, seat: int) -> Task:
    """Return what the build of a player must be. The Design of its place is not empty."""
    return task_at(state, seat, state.bench[seat])


def task_at(state: ForScience, seat: int, place: int) -> Task:
    """Return what a build of a player at a place must be, or would have to be."""
    found = as_drawn(tuple(state.columns[place]), mutations.stands_on_its_head(state, place))
    for mutation in mutations.on(state, place):
        mutations.change_plan(mutation, found.plan)
    for symbol in state.omitted[seat]:
        number = found.origin.index(symbol)
        found.plan = omitting(found.plan, number)
        del found.origin[number]
    for symbol in state.excused[seat]:
        if symbol in found.origin:
            found.plan = excusing(found.plan, found.origin.index(symbol))
    if state.flat[seat]:
        found.plan = lying_flat(found.plan)
    return found


def as_drawn(column: tuple[int, ...], on_its_head: bool) -> Task:
    """Return what a Design asks for, on its head if an Inverse Mutation says so."""
    plan = plan_for(column)
    if not on_its_head:
        return Task(plan.copy(), list(range(len(plan.kinds))))
    origin: list[int] = []
    for card in range(len(column) - 1, -1, -1):
        origin += [symbol for symbol in range(len(plan.kinds)) if plan.cards[symbol] == card]
    return Task(plan_for(tuple([card ^ 1 for card in reversed(column)])).copy(), origin)


def handicaps(state: ForScience, seat: int, place: int) -> list[Handicap]:
    """Return what makes a build there harder for hand and eye; the page obeys them.

    A key that must be held down may be held by the Lab Assistant (FS-81).
    """
    found = mutations.handicaps(state, place)
    if state.bench[seat] == place and state.helper[seat] != NONE:
        found = [name for name in found if name != "hold-key"]
    lasting = ongoing.handicap(state)
    if lasting is not None:
        found.append(lasting)
    if state.expert:
        found.append("no-overlay")
    return list(dict.fromkeys(found))


def phrase(state: ForScience, seat: int) -> str:
    """Return what a builder must type before a check, "" for nothing."""
    return mutations.phrase(state, state.bench[seat]) or ongoing.phrase(state)


def phrase_to_say(state: ForScience, seat: int) -> str:
    """Return what a builder has still to type before a check, "" for nothing more."""
    return "" if state.recited[seat] else phrase(state, seat)


def verifiers(state: ForScience, seat: int) -> int:
    """Return how many must Verify this build."""
    return max(mutations.verifiers(state, state.bench[seat]), ongoing.verifiers(state))


def is_cure(state: ForScience, seat: int) -> bool:
    """Say whether a player builds a Cure and not research."""
    return 0 <= state.bench[seat] < LABS
