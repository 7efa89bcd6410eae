"""The server's benchmarks at their smallest: they play, measure and end. Their figures are nobody's business here."""

import asyncio

import pytest

from benchmarks.server import attack, previews, thinking
from benchmarks.server.contest import Result, Wishes, busy_tables
from benchmarks.server.report import busy_table
from benchmarks.server.servers import Serendip, SerendipAsUsual


@pytest.mark.slow
def test_scripted_clients_play_and_everybody_gets_every_update() -> None:
    # Few clicks at first: nobody's game is over then.
    wishes = Wishes(warm_clicks=2, fast_clicks=6, leisure_seconds=1.5, pause=0.05)
    result = Result(Serendip)

    busy_tables(result, 2, wishes, seed=1)

    found = result.measured[2]
    assert found.stuck == 0
    assert len(found.took) > 2
    assert found.best > 0
    assert found.bytes_of_state < found.bytes_per_update
    assert "Serendip, on disk" in busy_table([result])


def test_previews_are_asked_for_at_every_decision() -> None:
    took = previews.measure("dark-matter", 2, 1)
    decisions = sum(1 for bot in previews.BOTS for _ in previews.decisions("dark-matter", 2, 0, bot))
    assert len(took.first) == decisions
    assert len(took.more) > decisions / 2
    assert 0 < previews.at(took.first, 0.5) <= previews.at(took.first, 1.0)
    assert len(previews.figures(took)) == 6


def test_somebody_plays_on_while_others_bots_think() -> None:
    with SerendipAsUsual() as server:
        assert isinstance(server, SerendipAsUsual)
        calm, busy, thought = asyncio.run(thinking.measure(server, 3, "dark-matter", 0.1, 0.5))
    for answers in (calm, busy):
        assert min(map(len, (answers.thumb, answers.search, answers.hint))) > 0
    assert thought.choices > 0
    assert (thought.failed, thought.at_random, thought.replaced) == (0, 0, 0)
    assert len(busy.figures()) == 3


def test_others_click_and_ask_while_somebody_attacks() -> None:
    result = attack.measure("ping, read", 0.6, 1.2, tables=2)
    assert all((result.calm.clicks, result.calm.requests, result.attacked.clicks, result.attacked.requests))
    assert "frames" in result.cuts
    assert "ping, read" in attack.table([result])
