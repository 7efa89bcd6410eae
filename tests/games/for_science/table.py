"""A short way to arrange a position of For Science! and to play it as people would.

match = begun(2, roles=("Panicking Intern", "Recycling Officer"))
lay(match, "Lab Gamma", "Plain Broth", "Tuesday Serum", verified=True)
built(match, 0, "Lab Gamma")          # a tower that stands for the Design, checked
play(match, 1, do.VerifyBuild(0))
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serendip import IllegalAction, Match
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.towers import tower
from serendip.games.for_science.building.blocks import KINDS, Pose
from serendip.games.for_science.columns import fitting
from serendip.games.for_science.components import (
    DESIGN_NUMBER,
    DISEASE_NAMES,
    EVENT_NAMES,
    LABS,
    MUTATION_NUMBER,
    PLACE_NUMBER,
)
from serendip.games.for_science.game import GAME
from serendip.games.for_science.poses import write_poses
from serendip.games.for_science.rules.clock import ask
from serendip.games.for_science.rules.places import first_connections
from serendip.games.for_science.rules.plans import task
from serendip.games.for_science.state import NONE, ForScience
from serendip.games.for_science.vaccine.placing import Placement

ALPHA, BETA, GAMMA = "Lab Alpha", "Lab Beta", "Lab Gamma"
PLAIN = ("Panicking Intern", "Emergency Accountant", "Geometer in Residence", "Recycling Officer",
         "Night-Shift Librarian", "Combat Endocrinologist")  # fmt: skip


def state_of(match: Match) -> ForScience:
    """Return the truth of a match; only builders and checks may look at it."""
    state = match._state
    assert isinstance(state, ForScience)
    return state


@contextmanager
def arranging(match: Match) -> Iterator[ForScience]:
    """Change a position by hand."""
    yield state_of(match)
    ask(state_of(match))
    match._legal = [None] * match.seats


def workshop(role: str) -> str:
    """Return the name of a Role's Workshop."""
    return f"Workshop of the {role.removeprefix('The ')}"


def begun(seats: int = 2, seed: int = 1, roles: Sequence[str] = (), calm: bool = True, **options: Any) -> Match:
    """Return a match in which everybody has chosen a Role and the clock runs; calm: no Mutation is in a Lab."""
    match = GAME.new(seats, seed, options)
    each = int(str(match.options["roles"]))
    chosen = [*roles, *[name for name in PLAIN if name not in roles]]
    if options.get("universal") and seen(match)["mutations_left"]:
        play(match, 0, match.actions(0)[0])
    for number in range(seats * each):
        play(match, number // each, do.ChooseRole(chosen[number]))
    for seat in range(seats):
        play(match, seat, do.SayReady())
    if calm:
        with arranging(match) as state:
            for lab in range(LABS):
                if state.mutations[lab] != NONE:
                    state.mutation_discard.append(state.mutations[lab])
                    state.mutations[lab] = NONE
    return match


def play(match: Match, seat: int, action: Action, at: float | None = None) -> None:
    """Play an action."""
    match.play(seat, action, at)


def refused(match: Match, seat: int, action: Action) -> str:
    """Return why an action is refused, in words with the rules."""
    try:
        match.play(seat, action)
    except IllegalAction as error:
        return str(error)
    raise AssertionError(f"“{action}” was not refused")


def offered(match: Match, seat: int, kind: type[Action]) -> list[Any]:
    """Return the offers of a kind."""
    return [action for action in match.actions(seat) if isinstance(action, kind)]


def asked(match: Match) -> list[int]:
    """Return who is asked now."""
    return list(match.to_act)


def told(match: Match, number: int = 12) -> list[str]:
    """Return the keys of the last lines of the log."""
    return [entry.line.key for entry in match.log(None)][-number:]


def lay(match: Match, place: str, *names: str, verified: bool = False) -> None:
    """Put a Design somewhere, in the first way that its cards connect; they leave deck and hands."""
    with arranging(match) as state:
        number = PLACE_NUMBER[place]
        cards = tuple(sorted(DESIGN_NUMBER[name] for name in names))
        take_away(state, cards)
        state.columns[number] = list(fitting(cards, first_connections(state, number))[0])
        if number < LABS:
            state.verified[number] = verified


def hold(match: Match, seat: int, *names: str) -> None:
    """Give a player a hand of cards."""
    with arranging(match) as state:
        cards = tuple(DESIGN_NUMBER[name] for name in names)
        take_away(state, cards)
        state.design_discard += state.hands[seat]
        state.hands[seat] = list(cards)


def take_away(state: ForScience, cards: tuple[int, ...]) -> None:
    """Take cards out of deck, discard and hands."""
    for pile in (state.design_deck, state.design_discard, state.wasted, *state.hands):
        pile[:] = [card for card in pile if card not in cards]


def infect(match: Match, place: str, disease: str | None = None, mutation: str | None = None) -> None:
    """Choose what is in a Lab."""
    with arranging(match) as state:
        lab = PLACE_NUMBER[place]
        if disease is not None:
            number = DISEASE_NAMES.index(disease)
            for diseases in state.diseases:
                diseases[:] = [state.diseases[lab][0] if other == number else other for other in diseases]
            state.diseases[lab] = [number]
        if mutation is not None:
            chosen = MUTATION_NUMBER[mutation]
            for pile in (state.mutation_deck, state.mutation_discard):
                pile[:] = [other for other in pile if other != chosen]
            state.mutations[lab] = chosen


def rig_mutations(match: Match, *names: str) -> None:
    """Let these Mutations be drawn next, in this order."""
    with arranging(match) as state:
        cards = [MUTATION_NUMBER[name] for name in names]
        state.mutation_deck = [card for card in state.mutation_deck if card not in cards] + cards[::-1]


def rig_event(match: Match, name: str) -> None:
    """Let this Event be drawn next, and sound the alert."""
    from serendip.games.for_science.rules.events import sound

    with arranging(match) as state:
        number = EVENT_NAMES.index(name)
        state.event_deck = [card for card in state.event_deck if card != number] + [number]
        sound(state)


def draw_event(match: Match, name: str, seat: int = 0) -> None:
    """Draw this Event."""
    rig_event(match, name)
    play(match, seat, do.DrawEvent())


def poses(match: Match, seat: int) -> list[Pose]:
    """Return a tower for a player's build."""
    state = state_of(match)
    found = tower(task(state, seat).plan, tuple(state.columns[state.bench[seat]]))
    assert found, "no tower is known for this"
    return found


def check(match: Match, seat: int, blocks: list[Pose], rest: int = 1500) -> None:
    """Have blocks checked that the match has granted."""
    with arranging(match) as state:
        state.blocks[seat] = [sum(pose.kind == kind for pose in blocks) for kind in KINDS]
    play(match, seat, do.CheckBuild(write_poses(blocks), rest))


def built(match: Match, seat: int, place: str) -> None:
    """Build what lies at a place, and have it checked."""
    play(match, seat, do.StartBuild(place))
    for action in offered(match, seat, do.Recite):
        play(match, seat, action)
    check(match, seat, poses(match, seat))


def cured(match: Match, builder: int, place: str, verifier: int | None = None) -> None:
    """Build a Cure or research, and have it Verified."""
    built(match, builder, place)
    play(match, (builder + 1) % match.seats if verifier is None else verifier, do.VerifyBuild(builder))


def seen(match: Match, seat: int | None = None) -> dict[str, Any]:
    """Return a view."""
    return dict(match.view(seat))


def player(match: Match, seat: int) -> dict[str, Any]:
    """Return what lies before a player."""
    found: dict[str, Any] = seen(match)["players"][seat]
    return found


def lab(match: Match, place: str) -> dict[str, Any]:
    """Return a Lab as it is seen."""
    return next(found for found in seen(match)["labs"] if found["place"] == place)


def earn(match: Match, seat: int, data: int = 0, knowledge: int = 0) -> None:
    """Let a player have just earned something."""
    with arranging(match) as state:
        state.data[seat] = data
        state.knowledge[seat] = knowledge


def tiles(match: Match, *lying: tuple[int, int, int, int], loose: Sequence[int] = ()) -> None:
    """Lay tiles out; all others are in their stacks."""
    from serendip.games.for_science.components import TILE_SHAPE

    with arranging(match) as state:
        placed = [Placement(*row) for row in lying]
        used = [*loose, *[placement.tile for placement in placed]]
        state.lying = placed
        state.loose = list(loose)
        state.stacks = [[tile for tile, of in enumerate(TILE_SHAPE) if of == shape and tile not in used]
                        for shape in range(4)]  # fmt: skip


def roles_of(match: Match, seat: int) -> list[str]:
    """Return the names of a player's Roles."""
    return [role["name"] for role in player(match, seat)["roles"]]


def set_tracks(match: Match, red: int = 0, blue: int = 0, green: int = 0) -> None:
    """Let the last Team Meeting have set the tracks so."""
    with arranging(match) as state:
        state.tracks = [red, blue, green]


def without_example(module: str, names: Sequence[str]) -> list[str]:
    """Return the cards that the tests of a module never call by their name: no example shows what they do."""
    text = Path(module).read_text(encoding="utf-8")
    return [name for name in names if f'"{name}"' not in text]
