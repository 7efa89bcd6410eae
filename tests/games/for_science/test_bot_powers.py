"""Bots use the powers of every Role, and take turns where a Mutation asks for it (FS-D5, FS-72, FS-81)."""

from itertools import cycle, islice
from random import Random

import pytest

from serendip import Match
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.tiles import best_of
from serendip.games.for_science.columns import plan_for
from serendip.games.for_science.components import ROLES
from serendip.games.for_science.game import GAME
from serendip.games.for_science.vaccine.placing import Placement
from serendip.games.for_science.vaccine.tiles import TILES
from serendip.testing import rule
from tests.games.for_science.table import (
    GAMMA,
    arranging,
    begun,
    infect,
    lay,
    play,
    seen,
    set_tracks,
    state_of,
    tiles,
)
from tests.games.for_science.vaccine.arrangements import tile


def thumb(match: Match, seat: int) -> Action:
    """What a bot chooses once it has taken its time."""
    with arranging(match) as state:
        state.acted_at[seat] = -100.0
    return GAME.thumb(match.view(seat), match.actions(seat), Random(7))


def raised(match: Match, *seats: int) -> list[tuple[int, Action]]:
    """Let bots build what seat 0 has begun, until it passes; return who did what."""
    done: list[tuple[int, Action]] = []
    for seat in islice(cycle(seats), 60):
        if seen(match)["builds"][0]["passed"]:
            return done
        action = thumb(match, seat)
        if not isinstance(action, do.Think):
            done.append((seat, action))
            play(match, seat, action)
    raise AssertionError(f"it does not get done: {done}")


def site(role: str, **changes: str) -> Match:
    """A Verified Cure Design, and the first player with a Role begins to build it."""
    match = begun(2, roles=(role, "Emergency Accountant"))
    infect(match, GAMMA, **changes)
    lay(match, GAMMA, "Tuesday Serum", "House Blend", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    return match


@rule("FS-D5", "FS-72")
@pytest.mark.parametrize(
    ("role", "kind"), [("Viral Virtuoso", do.OmitBlock), ("Pathological Pathologist", do.ExcuseBlock)]
)
def test_a_bot_makes_an_exception_where_its_role_allows_one(role: str, kind: type[Action]) -> None:
    match = site(role)
    blocks = len(plan_for(tuple(state_of(match).columns[2])).kinds)
    done = raised(match, 0)
    assert [type(action) for _, action in done].count(kind) == 1
    assert isinstance(done[0][1], kind), "before the first block"
    taken = [action for _, action in done if isinstance(action, do.TakeBlock)]
    assert len(taken) == blocks - (1 if kind is do.OmitBlock else 0)


@rule("FS-D5", "FS-72")
def test_a_bot_with_half_circles_to_spare_closes_the_vaccine_and_has_it_counted() -> None:
    match = begun(2, roles=("Unconventional Theoretician",))
    chevron = tile("chevron", lambda one: len(one.regions) == 1 and len(one.regions[0].sides) == 3)
    tiles(match, (chevron, 0, 0, 0))
    set_tracks(match, green=6)
    with arranging(match) as state:
        state.goal = TILES[chevron].icons
    assert not isinstance(thumb(match, 1), do.PutCap), "it is not that player's power"
    for _ in range(3):
        action = thumb(match, 0)
        assert isinstance(action, do.PutCap)
        play(match, 0, action)
    assert thumb(match, 0) == do.CallMeeting(chevron)


@rule("FS-D5", "FS-72")
def test_a_bot_does_not_cap_what_stays_open_all_the_same() -> None:
    match = begun(2, roles=("Unconventional Theoretician",))
    chevron = tile("chevron", lambda one: len(one.regions) == 1 and len(one.regions[0].sides) == 3)
    tiles(match, (chevron, 0, 0, 0))
    with arranging(match) as state:
        state.goal = TILES[chevron].icons
    assert not isinstance(thumb(match, 0), do.PutCap)


@rule("FS-D5", "FS-72")
def test_a_half_circle_that_is_in_the_way_of_something_better_is_taken_off() -> None:
    match = begun(1, roles=("Unconventional Theoretician",))
    found = [4, 17, 20, *range(46, 60)]
    best = best_of(tuple(sorted(found)))
    inner = next(one for one in best.placements if one.tile == 4)
    tiles(match, (4, inner.x, inner.y, inner.turn), loose=[number for number in found if number != 4])
    with arranging(match) as state:
        state.goal = best.total
    cap = next(action for action in match.actions(0) if isinstance(action, do.PutCap))
    play(match, 0, cap)
    assert thumb(match, 0) == do.TakeCap(cap.tile, cap.side)
    play(match, 0, thumb(match, 0))
    assert isinstance(thumb(match, 0), do.TakeTile)
    assert state_of(match).lying == [Placement(4, inner.x, inner.y, inner.turn)]


@rule("FS-D5", "FS-72")
def test_whoever_may_not_take_half_circles_off_arranges_tiles_around_them() -> None:
    match = begun(2, roles=("Unconventional Theoretician", "Geometer in Residence"))
    found = [4, 17, 20, *range(46, 60)]
    best = best_of(tuple(sorted(found)))
    inner = next(one for one in best.placements if one.tile == 4)
    tiles(match, (4, inner.x, inner.y, inner.turn), loose=[number for number in found if number != 4])
    play(match, 0, next(action for action in match.actions(0) if isinstance(action, do.PutCap)))
    [cap] = state_of(match).caps
    around = best_of(tuple(sorted(found)), (cap,))
    with arranging(match) as state:
        state.goal = around.total
    done: list[Action] = []
    while not done or (not isinstance(done[-1], do.CallMeeting) and len(done) < 80):
        done.append(thumb(match, 1))
        play(match, 1, done[-1])
    assert isinstance(done[-1], do.CallMeeting)
    assert state_of(match).caps == [cap]


@rule("FS-D5", "FS-6")
def test_every_role_that_suits_the_table_is_chosen_by_some_bot() -> None:
    match = GAME.new(3, 1, {})
    chosen = {GAME.thumb(match.view(0), match.actions(0), Random(seed)) for seed in range(200)}
    assert chosen == {do.ChooseRole(role.name) for role in ROLES if role.players <= 3}


@rule("FS-D5", "FS-81")
def test_two_bots_take_turns_block_by_block() -> None:
    match = site("Geometer in Residence", mutation="Alternating")
    assert thumb(match, 1) == do.JoinBuild(0)
    done = raised(match, 0, 1)
    takers = [seat for seat, action in done if isinstance(action, do.TakeBlock)]
    assert takers == [0, 1, 0]


@rule("FS-81")
def test_turns_begin_anew_when_every_block_has_gone_back() -> None:
    match = site("Geometer in Residence", mutation="Alternating")
    play(match, 1, do.JoinBuild(0))
    play(match, 0, do.TakeBlock("brick"))
    assert do.TakeBlock("brick") not in match.actions(0)
    play(match, 0, do.ReturnBlock("brick"))
    assert do.TakeBlock("brick") in match.actions(0)
