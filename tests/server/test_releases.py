"""A release changes no game behind anybody's back: real servers of next releases find the tables of this one."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serendip
from serendip.server.tables.transaction import Transaction
from tests.server import next_release, stocked
from tests.server.browser import Browser
from tests.server.next_release import Release
from tests.server.process import Process

EACH = 50
ONE_OF_EACH = 4
"""Of so many tables each is of another game."""

LOOK = """
import json, sys
from pathlib import Path
from serendip.core.errors import SerendipError
from serendip.server.storage.soundness import read_room, reading
from serendip.server.tables.history import History
from tests.server.stocked import seen
found = {}
with reading(Path(sys.argv[1])) as connection:
    for (id,) in connection.execute("SELECT id FROM rooms").fetchall():
        stored, rows = read_room(connection, id)
        history = History(stored.room, rows)
        try:
            match = history.match()
        except SerendipError as error:
            found[id] = {"words": str(error)}
            continue
        found[id] = {"seen": seen(match), "changed": history.changed, "fields": json.loads(match.position())["fields"]}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Transaction]]:
    data = tmp_path_factory.mktemp("stock") / "data"
    return data, stocked.stock(data, EACH)


def look(release: Release, data: Path) -> dict[str, Any]:
    """Return what the code of a release makes of each table."""
    release.environment["PYTHONPATH"] += f":{next_release.ROOT}"
    found: dict[str, Any] = json.loads(release.run("-c", LOOK, str(data / "serendip.db")))
    return found


def expected(table: Transaction) -> Any:
    assert table.match is not None
    return json.loads(json.dumps(stocked.seen(table.match)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [next_release.a_number, next_release.two_cards_swapped, next_release.a_removed_card, next_release.a_new_field],
)
def test_every_table_is_where_it_was(
    change: Callable[[Release], None], tables: tuple[Path, dict[str, Transaction]], tmp_path: Path
) -> None:
    stock, known = tables
    data = tmp_path / "data"
    shutil.copytree(stock, data)
    release = Release(tmp_path / "release")
    change(release)
    release.build()
    found = look(release, data)
    assert set(found) == set(known)
    removed = change is next_release.a_removed_card
    for id, table in known.items():
        then = found[id]
        if removed and "words" in then:
            assert "other pieces now" in then["words"] or table.room.game == "dark-matter"
            continue
        assert then["changed"]
        if removed:  # there is a card less to see, but all was told that was told
            assert [log for _, log in then["seen"]] == [log for _, log in expected(table)]
            continue
        assert then["seen"] == expected(table), id
        assert table.match is not None
        before = msgspec.json.decode(table.match.position())["fields"]
        if change is next_release.a_new_field:
            before["weather"] = 7
        assert then["fields"] == before
    if removed:
        gone = [id for id in found if "words" in found[id]]
        assert {known[id].room.game for id in found if id not in gone} == {"dark-matter"}
    meet(release, data, known, found)


def meet(release: Release, data: Path, known: dict[str, Transaction], found: dict[str, Any]) -> None:
    """Start a server of the release and look at the tables as strangers do."""
    process = Process(data)
    process.start(release.environment)
    eve = Browser(process.url)
    try:
        for number, (id, table) in enumerate(known.items()):
            if "words" in found[id]:
                answer = eve.http.get(f"/api/rooms/{id}/replay")
                assert (answer.status_code, answer.json()["error"]["code"]) == (500, "broken")
                assert "older rules with other pieces" in answer.json()["error"]["words"]
                continue
            tab = eve.tab(id)
            over = table.room.status == "over"
            log = [line["words"] for line in tab.log]
            told = [line["words"] for line in tab.log if line["key"] != "table-rules-changed"]
            assert told == found[id]["seen"][0][1]
            assert len(log) - len(told) == (0 if over else 1)
            tab.close()
            if over and number % EACH < ONE_OF_EACH and not any("words" in other for other in found.values()):
                check_replay(eve, id, table)
        restarted(process, release, eve, known, found)
    finally:
        eve.close()
        process.kill()


def restarted(
    process: Process, release: Release, eve: Browser, known: dict[str, Transaction], found: dict[str, Any]
) -> None:
    """Start it once more: nothing has changed since, so nothing more is told."""
    assert process.stop() == 0
    process.start(release.environment)
    for id, table in list(known.items())[:ONE_OF_EACH]:
        if "words" not in found[id] and table.room.status == "playing":
            tab = eve.tab(id)
            assert [line["key"] for line in tab.log].count("table-rules-changed") == 1
            tab.close()


def check_replay(eve: Browser, id: str, table: Transaction) -> None:
    """Step through a finished match: every picture is what everybody saw then."""
    replay = eve.get(f"/api/rooms/{id}/replay?seat=all")
    assert table.match is not None
    again = table.match.opening()
    steps = table.match.steps()
    assert len(replay["frames"]) == len(steps) + 1
    assert replay["rules"] == serendip.game(table.room.game).fingerprint
    for frame, step in zip(replay["frames"][1:], steps, strict=True):
        if step.seat < 0:
            again.act_by_itself(step.at)
        else:
            again.play(step.seat, step.action, step.at if again.game.real_time else None)
        views = [again.view(None), *(again.view(seat) for seat in range(again.seats))]
        assert frame["view"] == json.loads(json.dumps(views))
