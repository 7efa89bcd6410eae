"""Thinking happens elsewhere: it delays nobody, and a worker that dies or is stuck is replaced, and no other one."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

import serendip
from serendip.server.storage.store import Played, Room, Row, SeatRow
from serendip.server.workers import tasks
from serendip.server.workers.fair_queue import Account
from serendip.server.workers.lane import Lane
from serendip.server.workers.worker import WorkerDied, WorkerStuck
from tests.server.browser import SOON, Browser
from tests.server.jobs import begin_and_wait, meet, note, think_until_hurried, wait_for
from tests.server.served import Served, serving

ANN: Account = ("here", "ann", "1")


def with_lane(do: Callable[[Lane], Awaitable[None]], workers: int = 1) -> None:
    """Do something with a lane, and end its processes."""

    async def run() -> None:
        lane = Lane(workers, 0, SOON, 1.0)
        try:
            await do(lane)
        finally:
            lane.close()

    asyncio.run(run())


def pipe(path: Path) -> Path:
    """Return a pipe, by which a worker says that it has begun and waits to be told to go on."""
    os.mkfifo(path)
    return path


def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    begun = pipe(tmp_path / "begun")

    async def run(lane: Lane) -> None:
        asking = asyncio.create_task(lane.do(ANN, begin_and_wait, begun))
        pid = int(await asyncio.to_thread(begun.read_text))
        begun.unlink()
        os.kill(pid, signal.SIGKILL)
        assert await asking == "asked again"
        assert lane.replaced == 1
        assert lane.well
        assert await lane.do(ANN, tasks.is_ready)

    with_lane(run)


def test_what_kills_every_worker_is_given_up() -> None:
    async def run(lane: Lane) -> None:
        with pytest.raises(WorkerDied):
            await lane.do(ANN, os._exit, 1)
        assert not lane.well
        assert await lane.do(ANN, tasks.is_ready)
        assert lane.well

    with_lane(run)


def test_only_the_worker_that_is_stuck_is_replaced(tmp_path: Path) -> None:
    async def pids(lane: Lane, round: str) -> set[int]:
        one, two = tmp_path / f"{round} one", tmp_path / f"{round} two"
        return {*await asyncio.gather(lane.do(ANN, meet, one, two), lane.do(ANN, meet, two, one))}

    async def run(lane: Lane) -> None:
        await lane.warm()
        before = await pids(lane, "before")
        lane.longest = 0.5
        with pytest.raises(WorkerStuck):
            await lane.do(ANN, signal.pause)
        lane.longest = SOON
        after = await pids(lane, "after")
        assert len(before) == len(after) == 2
        assert len(before & after) == 1
        assert lane.replaced == 1

    with_lane(run, workers=2)


def test_time_counts_from_when_something_begins(tmp_path: Path) -> None:
    """While it waits for its turn nothing may take any time at all; it is done when it may."""
    told = pipe(tmp_path / "told")

    async def run(lane: Lane) -> None:
        await lane.warm()
        first = asyncio.create_task(lane.do(ANN, wait_for, told))
        while lane.begun < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        lane.longest = 0.01
        second = asyncio.create_task(lane.do(ANN, tasks.is_ready))
        await asyncio.sleep(5 * lane.longest)
        assert lane.waiting == 1
        lane.longest = SOON
        await asyncio.to_thread(told.read_text)
        await first
        assert await second
        assert lane.replaced == 0

    with_lane(run)


def test_with_one_worker_whoever_has_had_least_is_next(tmp_path: Path) -> None:
    """Ann keeps the worker and has more waiting: first comes who is elsewhere, then another visitor here, then she."""
    begun, notes = pipe(tmp_path / "begun"), tmp_path / "notes"

    async def run(lane: Lane) -> None:
        first = asyncio.create_task(lane.do(ANN, begin_and_wait, begun))
        pid = int(await asyncio.to_thread(begun.read_text))
        waiting = [("ann 1", ANN), ("ann 2", ("here", "ann", "2")), ("bob", ("here", "bob", "3"))]
        rest = [
            asyncio.create_task(lane.do(path, note, notes, name))
            for name, path in [*waiting, ("eve", ("there", "eve", "4"))]
        ]
        await asyncio.sleep(0)
        assert lane.waiting == 4
        begun.unlink()
        os.kill(pid, signal.SIGKILL)
        await asyncio.gather(first, *rest)
        assert notes.read_text().split("\n") == ["eve", "bob", "ann 2", "ann 1", ""]
        assert lane.begun == 5
        assert lane.waited > 0

    with_lane(run)


def test_what_is_done_can_be_decided_when_it_begins(tmp_path: Path) -> None:
    begun = pipe(tmp_path / "begun")
    now = ["old"]

    async def run(lane: Lane) -> None:
        first = asyncio.create_task(lane.do(ANN, think_until_hurried, begun))
        await asyncio.to_thread(begun.read_text)
        second = asyncio.create_task(lane.do_then(ANN, lambda: partial(str.upper, now[0])))
        await asyncio.sleep(0)
        now[0] = "new"
        await first
        assert await second == "NEW"

    with_lane(run)


def test_a_search_learns_that_others_wait(tmp_path: Path) -> None:
    begun = pipe(tmp_path / "begun")

    async def run(lane: Lane) -> None:
        thinking = asyncio.create_task(lane.do(ANN, think_until_hurried, begun))
        await asyncio.to_thread(begun.read_text)
        await asyncio.gather(*[lane.do(("there", "eve", str(table)), tasks.is_ready) for table in range(3)])
        assert await thinking == 0.5, "two addresses share the round of a second"

    with_lane(run)


def test_what_nobody_waits_for_ends_soon_or_does_not_begin(tmp_path: Path) -> None:
    begun, notes = pipe(tmp_path / "begun"), tmp_path / "notes"

    async def run(lane: Lane) -> None:
        thinking = asyncio.create_task(lane.do(ANN, think_until_hurried, begun))
        await asyncio.to_thread(begun.read_text)
        unwanted = asyncio.create_task(lane.do(ANN, note, notes, "unwanted"))
        await asyncio.sleep(0)
        unwanted.cancel()
        thinking.cancel()
        await asyncio.gather(unwanted, thinking, return_exceptions=True)
        assert await lane.do(ANN, tasks.is_ready)
        assert not notes.exists()
        assert (lane.begun, lane.replaced) == (2, 0)

    with_lane(run)


def test_a_game_goes_on_when_its_bots_die(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb"))
        for _ in range(3):
            pid = served.inside(lambda: served.services.lanes.quick.do(ANN, os.getpid))
            os.kill(pid, signal.SIGKILL)
            tab.until_table(lambda table: table["offers"])
            assert tab.play(tab.offers[0])["t"] == "ok"
        tab.until_table(lambda table: 0 in table["view"]["to_act"])
        assert "serendip_random_choices_total 0" in ann.http.get("/metrics").text


def test_a_study_comes_to_the_same_in_small_pieces_as_at_once() -> None:
    match = serendip.game("dark-matter").new(seats=2, seed=5)
    for _ in range(4):
        for seat in match.to_act:
            match.play(seat, match.actions(seat)[0])
    room = Room("ROOM", "dark-matter", [SeatRow("human")] * 2, 0.0, status="over", seed=5)
    rows: list[Row] = [Played(step.seat, msgspec.Raw(msgspec.json.encode(step.action)), 0.0) for step in match.steps()]
    numbers = list(range(len(rows) + 1))
    whole = tasks.chances(room, rows, numbers, 3, seconds=1_000, then={})
    assert len(whole) == len(numbers)
    pieces = [tasks.chances(room, rows, numbers[first:], 3, seconds=-1, then={}) for first in numbers]
    assert pieces == [[chances] for chances in whole]
