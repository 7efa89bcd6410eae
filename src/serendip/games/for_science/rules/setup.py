"""Setup (FS-3, FS-5, FS-6, FS-7, FS-8, FS-9, FS-10): decks, Labs, the first tile, Roles, and the start of the clock."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Plain, Said
from serendip.core.options import left_out
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.building.design import DESIGNS
from serendip.games.for_science.cards.roles import roles_of
from serendip.games.for_science.components import (
    BELL,
    DISEASES,
    EVENTS,
    FIRST_TILE,
    LABS,
    MUTATIONS,
    ROLE_NUMBER,
    ROLES,
    TILE_SHAPE,
    TIMERS,
    TYPES,
    UNTIMED,
)
from serendip.games.for_science.options import AS_ALL, PARTS
from serendip.games.for_science.rules.clock import ask
from serendip.games.for_science.rules.ending import goal_for
from serendip.games.for_science.rules.events import set_alert
from serendip.games.for_science.rules.labs import populate
from serendip.games.for_science.state import CHOOSING, NONE, PLAYING, ForScience
from serendip.games.for_science.vaccine.lattice import SHAPES
from serendip.games.for_science.vaccine.placing import Placement

ACTIONS: Final = (do.ChooseRole,)
STAGES: Final = (CHOOSING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Whoever has a Role still to choose may have any that is left."""
    if lacks_roles(state, seat) and not chooses_universal(state, seat):
        offers += [offered.CHOOSE_ROLE[role] for role in roles_to_choose(state)]


def why_not(state: ForScience, seat: int, action: do.ChooseRole) -> Said | None:
    """Another choice comes first, one has Roles enough, or somebody else has this one."""
    if chooses_universal(state, seat):
        return Said(words.UNIVERSAL_FIRST)
    if not lacks_roles(state, seat):
        return Said(words.ENOUGH_ROLES)
    left = ROLE_NUMBER.get(action.role, NONE) in roles_to_choose(state)
    return None if left else Said(words.ROLE_TAKEN, (action.role,))


def play(state: ForScience, seat: int, action: do.ChooseRole) -> None:
    """Take a Role with its Workshop (FS-6)."""
    state.owner[ROLE_NUMBER[action.role]] = seat
    state.tell(words.ROLE, (seat, action.role))


def set_up(state: ForScience, options: dict[str, Plain]) -> None:
    """Make a fresh state the opening position: everybody chooses a Role."""
    chance = state.chance
    _agree(state, options)
    allowed = TYPES[: 1 + TYPES.index(str(options["cards"]))]
    no_mutations, no_events = left_out(options["no_mutations"]), left_out(options["no_events"])
    timed = state.limit > 0
    state.design_deck = list(range(len(DESIGNS)))
    state.disease_deck = list(range(len(DISEASES)))
    state.mutation_deck = [
        number
        for number, card in enumerate(MUTATIONS)
        if card.type in allowed
        and (timed or not card.timed)
        and (card.star or not state.first_game)
        and card.name not in no_mutations
    ]
    if state.event_rate:
        state.event_deck = [
            number
            for number, card in enumerate(EVENTS)
            if card.type in allowed and (timed or not card.timed) and card.name not in no_events
        ]
    state.stacks = [[tile for tile, of in enumerate(TILE_SHAPE) if of == shape] for shape in range(len(SHAPES))]
    for deck in (state.design_deck, state.disease_deck, state.mutation_deck, state.event_deck, *state.stacks):
        chance.shuffle(deck)
    tile = state.stacks[FIRST_TILE].pop()  # it lies open from the start (FS-8)
    state.lying = [Placement(tile, 0, 0, 0)]
    state.tell(words.FIRST_TILE, (tile, SHAPES[FIRST_TILE]))
    ask(state)


def _agree(state: ForScience, options: dict[str, Plain]) -> None:
    """Note what is played (FS-90, FS-91, FS-92, FS-93, FS-94, FS-95, FS-96, FS-97)."""
    timer = str(options["timer"])
    levels = [str(options[part]) for part in PARTS]
    state.levels = [int(str(options["labs"]) if level == AS_ALL else level) for level in levels]
    state.goal = goal_for(state.seats, str(options["goal"]))
    state.limit = 0 if timer == UNTIMED else TIMERS[timer]
    state.first_game = bool(options["first_game"])
    state.event_rate = "" if options["events"] == "none" or state.first_game else str(options["events"])
    state.powers = bool(options["powers"])
    state.impenetrable = bool(options["impenetrable"])
    state.picks_universal = bool(options["universal"])
    state.penalty = int(str(options["penalties"]))
    state.flat_allowed = bool(options["horizontal"])
    state.expert = bool(options["expert"])
    state.roles_each = int(str(options["roles"]))
    state.pace = str(options["pace"])


def roles_to_choose(state: ForScience) -> list[int]:
    """Return the Roles that are left; in a first game the starred ones as long as there are some (FS-6, FS-10)."""
    left = [role for role, owner in enumerate(state.owner) if owner == NONE]
    starred = [role for role in left if ROLES[role].star]
    return starred if state.first_game and starred else left


def chooses_universal(state: ForScience, seat: int) -> bool:
    """Say whether the universal Mutation is still to be chosen, if there is any; the first player does it (FS-95)."""
    return state.picks_universal and state.universal == NONE and seat == 0 and len(state.mutation_deck) > 0


def lacks_roles(state: ForScience, seat: int) -> bool:
    """Say whether a player has a Role still to choose."""
    return len(roles_of(state, seat)) < state.roles_each


def still_to_choose(state: ForScience, seat: int) -> Said | None:
    """Return what a player must choose before being ready; None: nothing more."""
    if chooses_universal(state, seat):
        return Said(words.UNIVERSAL_FIRST)
    return Said(words.ROLES_FIRST) if lacks_roles(state, seat) else None


def begin(state: ForScience) -> None:
    """Everybody is ready: fill the Labs and start the clock (FS-7, FS-9)."""
    state.stage = PLAYING
    for lab in range(LABS):
        populate(state, lab)
    if state.limit:
        state.ends_at = state.clock + state.limit
        state.bell_at = state.clock + (state.limit % BELL or BELL)
        state.tell(words.STARTS, (f"{state.limit // 60}:{state.limit % 60:02}", state.goal))
    else:
        state.tell(words.STARTS_UNTIMED, (state.goal,))
    set_alert(state)
