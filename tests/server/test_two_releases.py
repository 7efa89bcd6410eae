"""Matches that one release began and the next one went on with, on other cards: what is still done with them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from serendip.server.tables.notes import LED_ELSEWHERE, RULES_CHANGED
from tests.server import next_release
from tests.server.browser import Browser
from tests.server.next_release import Release
from tests.server.served import Served, serving
from tests.server.stocked import act

pytestmark = pytest.mark.slow
FORMER = """
import asyncio, sys
from pathlib import Path
import serendip
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.workers.as_then import packed
from tests.server.stocked import stock

async def keep() -> None:
    store = SqliteStore(Path(sys.argv[1]) / "serendip.db")
    for game in map(serendip.game, serendip.games()):
        await store.keep_printed(game.fingerprint, packed(game.package, game.printed()))
    store.close()

tables = stock(Path(sys.argv[1]), len(serendip.games()))
asyncio.run(keep())
for id, table in tables.items():
    print(id, table.room.game, table.room.status, len(table.match.steps()))
"""
"""What a server of the former release leaves behind: of each game a table that still runs, and a finished one."""


class Former(NamedTuple):
    """A table that the former release has left behind, after how many steps."""

    room: str
    steps: int


class Stock(NamedTuple):
    """Where the former release has left its tables, by game: those that ran and those that were over."""

    data: Path
    playing: dict[str, Former]
    over: dict[str, Former]


@pytest.fixture(scope="module")
def stock(tmp_path_factory: pytest.TempPathFactory) -> Stock:
    folder = tmp_path_factory.mktemp("former")
    release = Release(folder / "release")
    next_release.printed_numbers(release)
    for file in release.folder.glob("src/serendip/games/*/generated/fingerprint.py"):
        file.unlink()  # it is worked out from the sources then
    release.environment["PYTHONPATH"] += f":{next_release.ROOT}"
    found = Stock(folder / "data", {}, {})
    for line in release.run("-c", FORMER, str(found.data)).splitlines():
        room, game, status, steps = line.split()
        (found.playing if status == "playing" else found.over)[game] = Former(room, int(steps))
    return found


@pytest.fixture(scope="module")
def served(stock: Stock) -> Iterator[Served]:
    with serving(stock.data) as server:
        for former in stock.playing.values():
            play_to_the_end(server, former.room)
        yield server


def play_to_the_end(served: Served, room: str) -> None:
    """Let what the former release began be ended by the rules of today."""
    luck = Random(5)

    async def play() -> None:
        table = await served.rooms.table(room)
        transaction = table.transactions.begin()
        while transaction.match is not None and transaction.match.outcome is None:
            act(transaction, transaction.match, luck, hurry=False)
        await table.transactions.commit(transaction)

    served.inside(play)


@pytest.mark.parametrize(
    ("game", "beyond"),
    [(game, beyond) for game in ("dark-matter", "time-horizon") for beyond in (-1, 0, 1, 2)] + [("for-science", 2)],
)
def test_one_plays_on_from_a_step_before_or_after_the_release(
    ann: Browser, served: Served, stock: Stock, game: str, beyond: int
) -> None:
    room, steps = stock.playing[game]
    step = steps + beyond
    branch = ann.post(f"/api/rooms/{room}/branch", {"step": step, "seat": 0}, 201)["room"]
    keys = [line["key"] for line in ann.tab(branch).log]
    assert LED_ELSEWHERE.key not in keys
    assert keys.count(RULES_CHANGED.key) == (1 if beyond < 1 else 0)
    replay = ann.get(f"/api/rooms/{branch}/replay?seat=0")
    assert not replay["as_today"]
    changes = [change["data"] is None for change in replay["printed"]]
    assert replay["printed"][0]["step"] == 0
    assert changes == [False, True] if beyond > 0 else changes[0] is False, "the cards of then, then those of today"
