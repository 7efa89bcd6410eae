"""Bots beside people (FS-D5): they leave them their share, give way to their builds, and keep the table's pace."""

from random import Random
from typing import Any

import pytest

from serendip import Match
from serendip.core.action import Action
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.building import LONGEST_WAIT, yield_to_others
from serendip.games.for_science.bot.people import AT_WORK, FIRST_GO
from serendip.games.for_science.bot.seconds import PACES, seconds_for
from serendip.games.for_science.bot.thumb import STILL_UNVERIFIED, choose
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.game import GAME
from serendip.games.for_science.live import LIVE
from serendip.testing import rule
from tests.games.for_science.table import BETA, GAMMA, arranging, begun, infect, lay, play, seen

PERSON, BOT = 0, 1


def table(seats: int = 2, person_acted: float = 0.0, bot_acted: float = 0.0) -> Match:
    """A table where a Cure can be built; when both last did something, in seconds before now."""
    match = begun(seats, roles=("Geometer in Residence", "Emergency Accountant", "Panicking Intern")[:seats])
    lay(match, GAMMA, "Second Opinion", verified=True)
    with arranging(match) as state:
        state.clock += 100.0
        state.acted_at = [state.clock - bot_acted] * seats
        state.acted_at[PERSON] = state.clock - person_acted
    return match


def wish(match: Match, seat: int = BOT, **view: Any) -> Action:
    """What a bot chooses beside a person."""
    actions = [action for action in match.actions(seat) if not action.brought_by_server]
    return choose({**match.view(seat), "people": [PERSON], **view}, actions, Random(5))


@rule("FS-D5")
def test_people_have_the_first_go_at_what_can_be_built() -> None:
    assert wish(table(bot_acted=FIRST_GO - 1)) != do.StartBuild(GAMMA)
    assert wish(table(bot_acted=FIRST_GO + 1)) == do.StartBuild(GAMMA), "nobody wanted it: the bot helps"
    assert wish(table(bot_acted=FIRST_GO - 1), people=[]) == do.StartBuild(GAMMA)
    assert wish(table(person_acted=AT_WORK + 1, bot_acted=FIRST_GO - 1)) == do.StartBuild(GAMMA), (
        "the person only watches"
    )


@rule("FS-D5")
def test_what_is_left_over_is_for_bots() -> None:
    match = table(bot_acted=FIRST_GO - 1)
    lay(match, BETA, "Polite Enzyme", verified=True)
    begins = wish(match)
    assert isinstance(begins, do.StartBuild)
    match = table(bot_acted=FIRST_GO - 1)
    play(match, PERSON, do.StartBuild(GAMMA))
    assert wish(match) != do.StartBuild(GAMMA), "nobody races unless told to"


@rule("FS-51", "FS-D5")
def test_a_bot_gives_its_blocks_to_a_persons_build_and_waits_for_no_block_for_ever() -> None:
    match = table(3)
    lay(match, BETA, "Polite Enzyme", verified=True)
    play(match, BOT, do.StartBuild(GAMMA))
    for _ in range(3):
        play(match, BOT, do.TakeBlock("triangle"))
    play(match, PERSON, do.StartBuild(BETA))
    play(match, PERSON, do.TakeBlock("brick"))
    actions = match.actions(BOT)
    mine, pool = seen(match)["builds"][1], dict.fromkeys(seen(match)["pool"], 0)
    view = {**match.view(BOT), "pool": pool}
    assert mine["builder"] == BOT

    def given_up(people: list[int], waited: float) -> bool:
        players = [{**player, "acted_at": match.clock - waited} for player in seen(match)["players"]]
        action = yield_to_others({**view, "players": players}, mine, ["brick"], actions, people)
        assert isinstance(action, (do.TearDown, do.Think))
        return isinstance(action, do.TearDown)

    assert given_up([PERSON], 1.0), "people go first"
    assert not given_up([], 1.0), "the other has fewer blocks"
    assert given_up([], LONGEST_WAIT + 1)
    assert yield_to_others(match.view(BOT), mine, ["brick"], actions) is None, "there are some in the pool"


@rule("FS-54", "FS-D5")
def test_two_bots_wait_for_a_person_to_verify_but_not_for_ever() -> None:
    """Of two who build by turns neither can Verify."""

    def given_up(waited: float, *people: int) -> bool:
        match = table(3)
        play(match, BOT, do.StartBuild(GAMMA))
        with arranging(match) as state:
            state.passed[BOT] = True
            state.acted_at = [state.clock - waited] * 3
        return wish(match, people=[*people]) == do.TearDown()

    assert not given_up(STILL_UNVERIFIED - 1, PERSON)
    assert given_up(STILL_UNVERIFIED + 1, PERSON)
    assert not given_up(STILL_UNVERIFIED + 1, PERSON, 2), "alone among people it keeps what it has built"


@rule("FS-54", "FS-80", "FS-81", "FS-D5")
@pytest.mark.parametrize(("mutation", "helped"), [("Alternating", False), ("Litigious", False), ("Spiny", True)])
def test_bots_begin_no_cure_that_nobody_at_work_could_verify(mutation: str, helped: bool) -> None:
    def begins(match: Match, **view: Any) -> bool:
        return wish(match, **view) == do.StartBuild(GAMMA)

    def infected(seats: int, person_acted: float) -> Match:
        match = table(seats, person_acted=person_acted, bot_acted=FIRST_GO + 1)
        infect(match, GAMMA, mutation=mutation)
        return match

    watched = infected(3, AT_WORK + 1)
    assert begins(watched) == helped, "the person only watches"
    assert begins(infected(3, 5.0)), "the person is at work"
    assert begins(infected(2, AT_WORK + 1)), "a lone bot asks whoever is there"
    assert begins(watched, people=[])
    if not helped:
        play(watched, BOT, do.StartBuild(GAMMA))
        assert wish(watched) == do.TearDown(), "what was begun while somebody was at work is given up before a block"


@rule("FS-D5")
@pytest.mark.parametrize("pace", PACES)
def test_the_table_chooses_the_pace_of_bots(pace: str) -> None:
    match = GAME.new(2, 1, {"pace": pace})
    assert seen(match)["terms"]["pace"] == pace
    assert seconds_for(do.VerifyBuild(0), pace) == seconds_for(do.VerifyBuild(0), "brisk"), "others wait for that"


@rule("FS-D5")
def test_an_easy_pace_is_slower_than_an_even_one_and_that_than_a_brisk_one() -> None:
    def a_block(pace: str) -> float:
        match = table()
        with arranging(match) as state:
            state.pace = pace
        play(match, BOT, do.StartBuild(GAMMA))
        goal = LIVE.bot_goal(match, BOT)
        assert goal is not None
        task = LIVE.work_out(goal)
        assert task is not None
        return float(task["seconds"])

    for seconds in (a_block, lambda pace: seconds_for(do.PlayDesign("House Blend", GAMMA), pace)):
        assert seconds("easy") > seconds("even") > seconds("brisk") > 0


@rule("FS-D5", "FS-R12")
def test_a_bot_asks_people_for_what_it_waits_for() -> None:
    match = table()
    assert LIVE.bot_call(match, BOT, [PERSON]) is None
    play(match, BOT, do.StartBuild(GAMMA))
    kind = seen(match)["builds"][0]["plan"]["kinds"][0]
    assert LIVE.bot_call(match, BOT, [PERSON]) is None, "there are blocks enough"
    with arranging(match) as state:
        state.blocks[PERSON] = [EACH] * len(KINDS)
    assert LIVE.bot_call(match, BOT, [PERSON]) == f"need {kind}"
    with arranging(match) as state:
        state.passed[BOT] = True
    assert LIVE.bot_call(match, BOT, [PERSON]) == "verify"
    assert LIVE.bot_call(match, BOT, []) is None, "bots need no words among themselves"
    assert LIVE.bot_call(match, PERSON, [PERSON]) is None
