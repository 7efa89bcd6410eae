"""Bots play every part (FS-D5), and a whole game comes back from its save (FS-D6)."""

from itertools import pairwise
from random import Random

import pytest

from serendip import Match
from serendip.core.action import Action
from serendip.core.played_state import PAUSE
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.building import can_be_built, plan_at, quite_another, tower_at
from serendip.games.for_science.bot.situation import Situation
from serendip.games.for_science.bot.thumb import design
from serendip.games.for_science.bot.towers import tower_of_column
from serendip.games.for_science.building.judge import judge
from serendip.games.for_science.columns import fitting, plan_for
from serendip.games.for_science.components import DESIGN_NUMBER, MUTATION_NAMES
from serendip.games.for_science.game import GAME
from serendip.games.for_science.report import report
from serendip.games.for_science.rules.plans import task
from serendip.testing import rule
from tests.games.for_science.table import (
    BETA,
    GAMMA,
    arranging,
    begun,
    earn,
    hold,
    infect,
    lay,
    play,
    player,
    seen,
    state_of,
    tiles,
)


def played(seats: int, seed: int, until: float = 9999.0, **options: str) -> Match:
    """A game among bots, or the first part of it."""
    match = GAME.new(seats, seed, options)
    rng = Random(seed)
    while match.clock < until and (asked := match.wait(PAUSE / max(1, len(match.to_act)))):
        seat = rng.choice(asked)
        match.play(seat, GAME.thumb(match.view(seat), match.actions(seat), rng))
    return match


def thumb(match: Match, seat: int) -> Action:
    """What a bot chooses once it has taken its time."""
    with arranging(match) as state:
        state.acted_at[seat] = -100.0
    return GAME.thumb(match.view(seat), match.actions(seat), Random(5))


@pytest.fixture(scope="module")
def whole() -> Match:
    """A whole game of a single bot."""
    return played(1, 4, goal="75")


@rule("FS-D5")
def test_a_lone_bot_wins_at_the_usual_difficulty_with_an_easy_goal(whole: Match) -> None:
    assert whole.outcome is not None
    assert whole.outcome.winners == (0,)
    facts = report(whole)
    assert facts["won"] == "yes"
    assert float(facts["cures"]) >= 2
    done = {type(step.action) for step in whole.steps()}
    assert done >= {do.DrawDesign, do.PlayDesign, do.VerifyDesign, do.TakeBlock, do.CheckBuild, do.VerifyBuild,
                    do.BuyTile, do.PutTile, do.CallMeeting}  # fmt: skip


@pytest.mark.slow
@rule("FS-D5", "FS-90")
def test_a_person_who_only_verifies_wins_with_two_brisk_bots_at_the_usual_difficulty() -> None:
    match = GAME.new(3, 1, {"pace": "brisk"})
    rng = Random(1)
    while asked := match.wait(PAUSE / max(1, len(match.to_act))):
        seat = rng.choice(asked)
        actions = match.actions(seat)
        action = GAME.thumb(match.view(seat), actions, rng)
        idle = [one for one in actions if isinstance(one, do.Think)]
        if seat == 0 and idle and not isinstance(action, do.VerifyBuild):
            action = idle[0].choose(5)
        match.play(seat, action)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    assert not [step for step in match.steps() if step.seat == 0 and isinstance(step.action, do.StartBuild)]


@rule("FS-D6")
def test_log_and_seed_give_a_whole_game_back(whole: Match) -> None:
    again = GAME.load(whole.save())
    assert again.view(None) == whole.view(None)
    assert [str(entry) for entry in again.log(0)] == [str(entry) for entry in whole.log(0)]
    checks = [step.action for step in again.steps() if isinstance(step.action, do.CheckBuild)]
    assert all(action.poses for action in checks)


@rule("FS-D5")
def test_a_bot_keeps_a_human_pace(whole: Match) -> None:
    blocks = [step.at for step in whole.steps() if isinstance(step.action, do.TakeBlock)]
    gaps = [after - before for before, after in pairwise(blocks)]
    assert min(gaps) >= 5.0


@rule("FS-D5")
def test_bots_play_on_whatever_happens() -> None:
    match = played(3, 2, until=150.0, events="loads", labs="3", cards="voice")
    assert match.clock >= 150.0 or match.outcome is not None


@rule("FS-D5")
def test_a_bot_verifies_what_others_have_built() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    with arranging(match) as state:
        state.passed[0] = True
    assert thumb(match, 1) == do.VerifyBuild(0)


@rule("FS-D5", "FS-72")
@pytest.mark.parametrize(("role", "draws"), [("Night-Shift Librarian", False), ("Panicking Intern", True)])
def test_a_bot_that_builds_draws_no_card_that_would_keep_it_from_its_blocks(role: str, draws: bool) -> None:
    match = begun(2, roles=(role,))
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    with arranging(match) as state:
        state.hands[0].clear()
    situation = Situation(match.view(0), match.actions(0), Random(5))
    assert (design(situation) is not None) == draws


@rule("FS-D5")
def test_a_bot_spends_what_it_has_earned_and_clears_a_full_board() -> None:
    match = begun(2, roles=("Geometer in Residence",))
    earn(match, 0, data=2, knowledge=3)
    assert thumb(match, 0) == do.BuyTile("sector")
    earn(match, 0, data=2)
    assert thumb(match, 0) == do.BuyTile("rhombus")
    with arranging(match) as state:
        state.wasted = [DESIGN_NUMBER["House Blend"], DESIGN_NUMBER["Plain Broth"]]
    assert thumb(match, 0) == do.ClearWasted()


@rule("FS-D5")
def test_a_bot_builds_only_what_there_are_blocks_for() -> None:
    match = begun(2, roles=("Geometer in Residence", "Emergency Accountant"))
    lay(match, GAMMA, "Polite Enzyme", verified=True)  # three bricks and a bridge
    lay(match, BETA, "Sample 47", "Reproducible, Once", verified=True)  # four bricks
    play(match, 0, do.StartBuild(GAMMA))
    assert not can_be_built(match.view(1), BETA)  # three of the six are as good as taken
    play(match, 0, do.TearDown())
    assert can_be_built(match.view(1), BETA)


@rule("FS-D5")
def test_a_bot_knows_towers_for_what_mutations_make_of_a_design() -> None:
    for name in ("Inverse", "Mimetic", "Chameleonic", "Bold-Faced", "Shy", "Prionic"):
        match = begun(2)
        infect(match, GAMMA, mutation=name)
        lay(match, GAMMA, "House Blend", verified=True)
        play(match, 0, do.StartBuild(GAMMA))
        plan = plan_at(match.view(0), GAMMA)
        assert (plan.kinds, plan.lines, plan.faces) == (
            task(state_of(match), 0).plan.kinds,
            task(state_of(match), 0).plan.lines,
            task(state_of(match), 0).plan.faces,
        )
        assert judge(plan, tower_at(match.view(0), GAMMA) or [], 1.0).passed
    assert name in MUTATION_NAMES


@rule("FS-D2b")
def test_columns_without_a_stored_tower_are_solved() -> None:
    column = fitting((DESIGN_NUMBER["Tuesday Serum"], DESIGN_NUMBER["House Blend"]), 0)[-1]
    poses = tower_of_column(column) or []
    assert judge(plan_for(column), poses, 1.0).passed


@rule("FS-D5")
def test_a_bot_tries_every_arrangement_before_it_comes_back_to_the_first() -> None:
    cards = tuple(sorted(DESIGN_NUMBER[name] for name in ("Tuesday Serum", "House Blend", "Plain Broth")))
    ways = fitting(cards, 0)
    seen_so_far = [ways[0]]
    while (way := quite_another(list(seen_so_far[-1]))) != ways[0]:
        seen_so_far.append(way)
    assert sorted(seen_so_far) == sorted(ways)


@rule("FS-D5")
def test_a_bot_looks_for_another_order_and_gives_a_card_up_where_there_is_none() -> None:
    def asked(mutation: str) -> tuple[Match, Action]:
        match = begun(1, roles=("Geometer in Residence",))
        infect(match, GAMMA, mutation=mutation)
        lay(match, GAMMA, "Leaning Ribosome", "Shaken Anyway", "Receptor's Regret", verified=True)
        assert not tower_at(match.view(0), GAMMA)
        return match, thumb(match, 0)

    match, action = asked("Inverse")
    assert isinstance(action, do.Arrange)
    play(match, 0, action)
    assert tower_at(match.view(0), GAMMA)
    # Nothing can be built of these three, whatever their order: rearranging them would go on for ever.
    _, action = asked("Splinted")
    assert isinstance(action, do.WasteDesign)


@rule("FS-D5")
def test_a_bot_designs_where_it_helps() -> None:
    match = begun(1, roles=("Geometer in Residence",))
    infect(match, GAMMA, "Toxicardia")
    lay(match, GAMMA, "Nervous Peptide")
    hold(match, 0, "Mitochondrial Toast")
    assert thumb(match, 0) == do.PlayDesign("Mitochondrial Toast", GAMMA)
    hold(match, 0)
    assert thumb(match, 0) == do.DrawDesign()


@rule("FS-D5")
def test_a_bot_agrees_to_a_pause_and_waits_for_its_hands() -> None:
    match = begun(2)
    play(match, 0, do.AskPause())
    assert thumb(match, 1) == do.AskPause()
    match = begun(2)
    lay(match, GAMMA, "Plain Broth", verified=True)
    play(match, 0, do.StartBuild(GAMMA))
    offers = [action for action in match.actions(0) if not action.brought_by_server]
    choice = GAME.thumb(match.view(0), offers, Random(1))
    assert isinstance(choice, (do.Think, do.DrawDesign, do.PlayDesign))


@rule("FS-D5")
def test_of_two_builds_that_lack_the_same_block_the_smaller_gives_way() -> None:
    match = begun(2, roles=("Geometer in Residence", "Emergency Accountant"))
    lay(match, GAMMA, "Polite Enzyme", verified=True)
    lay(match, BETA, "Sample 47", "Reproducible, Once", verified=True)
    for seat, place in ((0, GAMMA), (1, BETA)):
        play(match, seat, do.StartBuild(place))
    for seat in (0, 0, 1, 1, 1, 1):
        play(match, seat, do.TakeBlock("brick"))
    play(match, 0, do.TakeBlock("bridge"))
    offers = [action for action in match.actions(0) if not action.brought_by_server]  # as at the server's bench
    with arranging(match) as state:
        state.acted_at[0] = -100.0
    assert GAME.thumb(match.view(0), offers, Random(1)) == do.TearDown()


def test_a_bot_gives_up_the_tile_that_is_missed_least() -> None:
    match = begun(2, labs="2")
    tiles(match, (30, 0, 0, 0), loose=(1, 60))
    with arranging(match) as state:
        state.owes[0] = [0]
    assert thumb(match, 0) == do.GiveUpTile(60)
    assert player(match, 0)["owes"] == [60]
    assert seen(match)["vaccine"]["loose"] == [1, 60]


@rule("FS-54")
def test_a_patient_bot_does_what_others_wait_for_and_nothing_else() -> None:
    """It is ready when all others are, Verifies what is built, and leaves cards, blocks and tiles alone."""
    match = GAME.new(2, 3, {"timer": "untimed", "first_game": True})
    rng = Random(3)
    did: set[type[Action]] = set()
    mine = 0
    while mine < 400 and (asked := match.wait(PAUSE)):
        seat = asked[mine % len(asked)]
        mine += 1
        choose = GAME.patient if seat else GAME.thumb
        action = choose(match.view(seat), match.actions(seat), rng)
        if seat:
            did.add(type(action))
        match.play(seat, action)
    assert did >= {do.ChooseRole, do.SayReady, do.VerifyBuild}
    assert did <= {do.ChooseRole, do.SayReady, do.VerifyBuild, do.Think, do.ConfirmCount, do.ComeBack}
