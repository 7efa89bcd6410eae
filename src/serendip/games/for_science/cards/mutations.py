"""What Mutations change (FS-80, FS-81): of the Design, of the Build, of its check and of its pay.

Each function below answers for one word of mutations.toml and asks all Mutations that are on a Lab: the Disease's own
and the universal one (FS-95).
"""

from serendip.games.for_science.building.blocks import FRONT
from serendip.games.for_science.building.criteria import Criterion
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.building.plan import Plan
from serendip.games.for_science.components import LABS, MUTATIONS, Handicap, Mutation
from serendip.games.for_science.state import NONE, ForScience


def on(state: ForScience, place: int) -> list[Mutation]:
    """Return the Mutations that are on a place; Workshops have none."""
    if place >= LABS:
        return []
    found: list[Mutation] = []
    if state.mutations[place] != NONE:
        found.append(MUTATIONS[state.mutations[place]])
    if state.universal != NONE:
        found.append(MUTATIONS[state.universal])
    return found


def longer(state: ForScience, lab: int) -> int:
    """Return how many cards more than the Lab says a Design needs."""
    return sum([mutation.longer for mutation in on(state, lab)])


def criteria(state: ForScience, lab: int) -> list[Criterion]:
    """Return what they ask of the Design."""
    return [criterion for mutation in on(state, lab) for criterion in mutation.needs]


def stands_on_its_head(state: ForScience, place: int) -> bool:
    """Inverse: say whether the Design is built upside down. Twice is upright again."""
    return sum([mutation.upside_down for mutation in on(state, place)]) % 2 == 1


def change_plan(mutation: Mutation, plan: Plan) -> None:
    """Change what is to be built: other blocks, and the silhouettes that must show."""
    for symbol, kind in enumerate(plan.kinds):
        if mutation.swap and kind == mutation.swap[0]:
            plan.kinds[symbol] = mutation.swap[1]
        if mutation.marked and plan.rewarded[symbol]:
            plan.faces[symbol] = FRONT
        face = mutation.faces.get(plan.kinds[symbol], "")
        if face:
            plan.faces[symbol] = face


def is_alternating(state: ForScience, place: int) -> bool:
    """Alternating: say whether two builders take turns."""
    return any(mutation.alternating for mutation in on(state, place))


def handicaps(state: ForScience, place: int) -> list[Handicap]:
    """Return what makes building harder for hand and eye."""
    return [mutation.handicap for mutation in on(state, place) if mutation.handicap is not None]


def bench_seconds(state: ForScience, place: int) -> tuple[int, str]:
    """Noxious: return how long a build may take before it comes down, and whose fault it is; 0: as long as it likes."""
    for mutation in on(state, place):
        if mutation.bench_seconds:
            return mutation.bench_seconds, mutation.name
    return 0, ""


def phrase(state: ForScience, place: int) -> str:
    """Return what a builder must type before a check."""
    return next((mutation.phrase for mutation in on(state, place) if mutation.phrase), "")


def verifier_phrase(state: ForScience, place: int) -> str:
    """Return what a verifier must type."""
    return next((mutation.verifier_phrase for mutation in on(state, place) if mutation.verifier_phrase), "")


def verifiers(state: ForScience, place: int) -> int:
    """Return how many must Verify a build."""
    return max([1] + [mutation.verifiers for mutation in on(state, place)])


def check_waste(state: ForScience, place: int) -> int:
    """Contaminated: return how many cards a failed check Wastes."""
    return sum([mutation.check_waste for mutation in on(state, place)])


def earned(state: ForScience, place: int, shown: list[str], fronts: list[bool]) -> int:
    """Return the Data that the Mutations add to a cure or take from it.

    `shown` are the kinds of the blocks, as built, that show their front; `fronts` says it for each block of the Design.
    The universal Mutation's own change of Data does not count (FS-95).
    """
    column = state.columns[place]
    data = 0
    for mutation in on(state, place):
        data += sum([mutation.reward.get(kind, 0) for kind in shown])
        data += mutation.marked_reward * full_faces(column, fronts)
    if state.mutations[place] != NONE:
        own = MUTATIONS[state.mutations[place]]
        data += own.data + own.per_card * len(column)
    return data


def full_faces(column: list[int], fronts: list[bool]) -> int:
    """Return how many cards of a column show all the fronts that they mark."""
    found = 0
    start = 0
    for card in column:
        design = DESIGNS[card // 2]
        if design.faces and all(fronts[start + block] for block in design.faces):
            found += 1
        start += len(design.kinds)
    return found
