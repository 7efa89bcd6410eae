"""Thinking happens elsewhere: it delays nobody, and a worker that dies is replaced."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

import serendip
from serendip.server.workers import tasks
from serendip.server.workers.pool import WorkerDied, WorkerPool
from tests.server.browser import Browser
from tests.server.served import Served, serving


def _begin_and_wait(begun: Path) -> str:
    """Say in a pipe who begins, and wait to be killed; where the pipe is gone, answer."""
    if not begun.exists():
        return "asked again"
    begun.write_text(str(os.getpid()))
    signal.pause()
    return "never killed"


def test_a_worker_that_is_killed_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    os.mkfifo(begun)

    async def run() -> None:
        workers = WorkerPool(1)
        asking = asyncio.create_task(workers.do(_begin_and_wait, begun))
        pid = int(await asyncio.to_thread(begun.read_text))
        begun.unlink()
        os.kill(pid, signal.SIGKILL)
        assert await asking == "asked again"
        assert workers.deaths == 1
        assert await workers.do(tasks.is_ready)
        workers.close()

    asyncio.run(run())


def test_what_kills_every_worker_is_given_up() -> None:
    async def run() -> None:
        workers = WorkerPool(1)
        with pytest.raises(WorkerDied):
            await workers.do(os._exit, 1)
        assert await workers.do(tasks.is_ready)
        workers.close()

    asyncio.run(run())


def test_a_game_goes_on_when_its_bots_die(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb"))
        for _ in range(3):
            pid = served.inside(lambda: served.services.workers.do(os.getpid))
            os.kill(pid, signal.SIGKILL)
            tab.until_table(lambda table: table["offers"])
            assert tab.play(tab.offers[0])["t"] == "ok"
        tab.until_table(lambda table: 0 in table["view"]["to_act"])


def test_a_bot_that_can_not_choose_is_played_for_at_random(
    tmp_path: Path, browsers: Callable[[Served], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "choose", _fail)
    with serving(tmp_path) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb"))
        tab.play(tab.offers[0])
        tab.until_table(lambda table: table["view"]["phase"] != "bid")
        assert "serendip_bot_failures_total 0" not in ann.http.get("/metrics").text


def test_a_bot_that_never_answers_is_played_for_and_its_worker_replaced(
    tmp_path: Path, browsers: Callable[[Served], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "choose", _never_answer)
    with serving(tmp_path, thinking_seconds=1.0) as served:
        ann = browsers(served)
        tab = ann.tab(ann.open("human", "thumb"))
        tab.play(tab.offers[0])
        tab.until_table(lambda table: table["view"]["phase"] != "bid")
        monkeypatch.undo()
        assert served.inside(lambda: served.services.workers.do(tasks.is_ready))
        assert served.services.workers.deaths > 0


def _never_answer(save: str, seat: int, spec: str) -> bytes:
    signal.pause()
    return b""


def _fail(save: str, seat: int, spec: str) -> bytes:
    raise ValueError("this bot is broken")


def test_long_thoughts_delay_no_socket(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    """While the only worker is busy, other tables are answered."""
    with serving(tmp_path) as served:
        ann, bob = browsers(served), browsers(served)
        thinking_table = ann.tab(ann.open("human", "search:2000ms"))
        thinking_table.play(thinking_table.offers[0])
        other = bob.tab(bob.open("human", "human"))
        for seat in (0, 1):
            other.ask("look", seat=seat)
            assert other.play(other.offers[0])["t"] == "ok"
        thinking_table.settle()
        assert thinking_table.table["view"]["to_act"] == [1]
        thinking_table.until_table(lambda table: table["view"]["phase"] != "bid")


def test_a_study_comes_to_the_same_in_small_pieces_as_at_once() -> None:
    match = serendip.game("dark-matter").new(seats=2, seed=5)
    for _ in range(4):
        for seat in match.to_act:
            match.play(seat, match.actions(seat)[0])
    save, steps = match.save(), len(match.steps())
    numbers = list(range(steps + 1))
    whole = tasks.chances(save, numbers, 3, seconds=1_000)
    assert len(whole) == len(numbers)
    pieces = [tasks.chances(save, numbers[first:], 3, seconds=-1) for first in numbers]
    assert pieces == [[chances] for chances in whole]
