"""The clock, pauses, and players who leave: FS-R2, FS-R3, FS-R10, FS-D5."""

from serendip.games.for_science import actions as do
from serendip.testing import rule
from tests.games.for_science.table import (
    GAMMA,
    arranging,
    asked,
    begun,
    lay,
    offered,
    play,
    player,
    refused,
    rig_event,
    seen,
    tiles,
    told,
)


@rule("FS-R2")
def test_when_everybody_asks_for_a_pause_the_clock_stands() -> None:
    match = begun(2)
    play(match, 0, do.AskPause(), at=100.0)
    assert "asked for a pause" in refused(match, 0, do.AskPause())
    play(match, 0, do.DropPause())
    play(match, 0, do.AskPause())
    play(match, 1, do.AskPause())
    assert seen(match)["phase"] == "paused"
    assert match.due is None
    assert "there is a pause" in refused(match, 0, do.DrawDesign())
    match.pass_time(5000.0)
    play(match, 1, do.SayReady())
    assert asked(match) == [0]
    play(match, 0, do.SayReady())
    assert seen(match)["ends_at"] == 900.0 + 4900.0


@rule("FS-R3")
def test_whoever_leaves_has_half_a_minute_before_blocks_and_tile_go_back() -> None:
    match = begun(2)
    tiles(match, (30, 0, 0, 0), loose=(60,))
    lay(match, GAMMA, "Plain Broth")
    play(match, 1, do.StartBuild(GAMMA))
    play(match, 1, do.TakeBlock("triangle"))
    play(match, 1, do.TakeTile(60))
    play(match, 1, do.Leave(), at=50.0)
    assert match.actions(1) == (do.ComeBack(),)
    assert "you are away" in refused(match, 1, do.DrawDesign())
    match.pass_time(79.0)
    assert seen(match)["pool"]["triangle"] == 5
    match.pass_time(80.0)
    assert seen(match)["pool"]["triangle"] == 6
    assert seen(match)["vaccine"]["loose"] == [60]
    assert seen(match)["builds"] == []
    play(match, 1, do.ComeBack())
    assert offered(match, 1, do.DrawDesign)


@rule("FS-R3", "FS-90")
def test_the_others_go_on_without_whoever_left() -> None:
    match = begun(2)
    play(match, 1, do.Leave())
    with arranging(match) as state:
        state.event_deck = []
        state.event_discard = []
    rig_event(match, "Fire Drill")
    play(match, 0, do.DrawEvent())
    play(match, 0, do.SayReady())
    assert seen(match)["phase"] == "playing"
    play(match, 0, offered(match, 0, do.CallMeeting)[0])
    play(match, 0, do.ConfirmCount())


@rule("FS-R3")
def test_the_server_may_bring_blocks_back_at_any_moment() -> None:
    match = begun(2)
    lay(match, GAMMA, "Plain Broth")
    play(match, 0, do.StartBuild(GAMMA))
    play(match, 0, do.TakeBlock("triangle"))
    play(match, 0, offered(match, 0, do.CallMeeting)[0])
    assert 0 not in match.to_act
    play(match, 0, do.ReturnBlock("triangle"))
    assert seen(match)["pool"]["triangle"] == 6


@rule("FS-R10")
def test_the_clock_runs_on_during_meetings_and_alerts() -> None:
    match = begun(2)
    play(match, 0, offered(match, 0, do.CallMeeting)[0], at=890.0)
    match.pass_time(900.0)
    assert match.outcome is not None


@rule("FS-D5")
def test_a_bot_takes_some_seconds_for_what_it_does() -> None:
    match = begun(2)
    play(match, 0, do.Think(7, 1, 10), at=10.0)
    assert asked(match) == [1]
    assert player(match, 0)["busy_until"] == 17.0
    match.pass_time(17.0)
    assert asked(match) == [0, 1]


@rule("FS-2")
def test_the_minutes_are_called_out() -> None:
    match = begun(1, timer="7:30")
    match.pass_time(30.0)
    assert told(match)[-1] == "bell"
    assert match.log(None)[-1].values()["minutes"] == 7


def test_an_alert_that_was_due_in_a_meeting_sounds_right_after_it() -> None:
    match = begun(2, events="loads")
    play(match, 0, offered(match, 0, do.CallMeeting)[0], at=50.0)
    match.pass_time(65.0)
    assert seen(match)["phase"] == "meeting"
    play(match, 1, do.ConfirmCount())
    assert seen(match)["phase"] == "alert"
