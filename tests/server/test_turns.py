"""Whoever asks for much waits for others, who do not wait for them; and a debt has to be paid first."""

import asyncio
import time

from serendip.server.journal import Journal
from serendip.server.transport.cuts import MOST_KNOWN, Cuts
from serendip.server.transport.rate_limits import RateLimits
from serendip.server.transport.turns import SECONDS, Turns


def test_others_have_their_turn() -> None:
    done: list[str] = []

    async def ask(turns: Turns, address: str) -> None:
        await turns.wait(address)
        done.append(address)

    async def run() -> None:
        turns = Turns(3)
        rude = [asyncio.create_task(ask(turns, "rude")) for _ in range(50)]
        other = asyncio.create_task(ask(turns, "other"))
        await asyncio.gather(*rude, other)

    asyncio.run(run())
    assert done.index("other") == 3
    assert done.count("rude") == 50


def test_fewer_are_begun_when_they_take_long() -> None:
    begun: list[int] = []

    async def ask(turns: Turns) -> None:
        await turns.wait("rude")
        begun[-1] += 1
        until = time.thread_time() + 2 * SECONDS
        while time.thread_time() < until:
            pass

    async def run() -> None:
        turns = Turns(8)
        rude = [asyncio.create_task(ask(turns)) for _ in range(20)]
        while not all(task.done() for task in rude):
            begun.append(0)
            await asyncio.sleep(0)

    asyncio.run(run())
    assert [number for number in begun if number][:4] == [8, 4, 2, 1]
    assert max(number for number in begun[5:]) == 1


def test_whoever_has_gone_takes_no_turn() -> None:
    async def run() -> int:
        turns = Turns(1)
        tasks = [asyncio.create_task(turns.wait("rude")) for _ in range(10)]
        await asyncio.sleep(0)
        for task in tasks[1:9]:
            task.cancel()
        await asyncio.wait(tasks)
        return sum(not task.cancelled() for task in tasks)

    assert asyncio.run(run()) == 2


def test_a_debt_is_paid_first_and_has_an_end() -> None:
    now = 0.0
    limits = RateLimits(10, 1.0, lambda: now)
    for _ in range(100):
        limits.charge("rude", 5)
    assert limits.take("other")
    now = 10.5
    assert not limits.take("rude")
    now = 11.5
    assert limits.take("rude")


def test_the_worst_are_remembered_among_many() -> None:
    cuts = Cuts(Journal(), plainly=True)
    for number in range(3 * MOST_KNOWN):
        cuts.add(f"address {number}", "frames")
        cuts.add("rude", "messages")
    assert next(iter(cuts.by_address().items())) == ("rude", 3 * MOST_KNOWN)
    assert len(cuts.by_address()) == 10
    assert cuts.by_reason["frames"] == 3 * MOST_KNOWN
