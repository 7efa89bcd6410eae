"""A release changes no game behind anybody's back: real servers of next releases find the tables of this one."""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import serendip
from serendip.server.storage.soundness import read_room, reading
from serendip.server.storage.store import Room
from serendip.server.tables.transaction import Transaction
from serendip.server.workers.analysis import turn_ends
from serendip.server.workers.tasks import chances as chances_of
from tests.server import next_release, stocked
from tests.server.browser import Browser
from tests.server.next_release import Release
from tests.server.process import Process
from tests.server.served import PATIENT

EACH = 50
ONE_OF_EACH = 4
"""Of so many tables each is of another game."""
PATIENCE = 120
"""Seconds that a long replay may take on a busy machine."""
FIRST = 3
"""Of an analysis, what is worked out once more to compare it."""

LOOK = """
import json, sys
from pathlib import Path
import serendip
from serendip.core.errors import BadSave, SerendipError
from serendip.server.storage.soundness import read_room, reading
from serendip.server.tables.history import History
from tests.server.stocked import goes_on, seen
found = {}
saves = {}
for id, save in json.loads(Path(sys.argv[2]).read_text()).items():
    try:
        saves[id] = {"seen": seen(serendip.load(save))}
    except BadSave as error:
        saves[id] = {"words": str(error)}
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
        outcome = match.outcome
        if outcome is None:
            found[id]["goes_on"] = goes_on(match)
        else:
            found[id]["result"] = [outcome.winners, outcome.scores, outcome.said.to_json()]
print(json.dumps([found, saves]))
"""


class Stock(NamedTuple):
    """What this release leaves behind: its data, the tables in it, and the analysis of one of them."""

    data: Path
    tables: dict[str, Transaction]
    analysed: str
    analysis: dict[str, Any]


@pytest.fixture(scope="module")
def stock(tmp_path_factory: pytest.TempPathFactory) -> Stock:
    data = tmp_path_factory.mktemp("stock") / "data"
    tables = stocked.stock(data, EACH)
    id, _ = shortest(tables)
    process = Process(data)
    process.start()
    eve = Browser(process.url)
    try:
        found = Stock(data, tables, id, analysis_of(eve, id))
        assert process.stop() == 0
    finally:
        eve.close()
        process.kill()
    return found


def shortest(tables: dict[str, Transaction]) -> list[str]:
    """Return the two finished tables of Dark Matter that are analysed soonest."""
    over = [id for id, table in tables.items() if table.room.game == "dark-matter" and table.room.status == "over"]
    return sorted(over, key=lambda id: tables[id].moves)[:2]


def analysis_of(eve: Browser, id: str) -> dict[str, Any]:
    """Ask for an analysis until it is whole."""
    while True:
        found: dict[str, Any] = eve.get(f"/api/rooms/{id}/analysis")
        if found["status"] == "ready":
            return found
        time.sleep(0.05)


def look(release: Release, data: Path, saves: dict[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what the code of a release makes of each table, and of each save."""
    release.environment["PYTHONPATH"] += f":{next_release.ROOT}"
    kept = release.folder / "saves.json"
    kept.write_text(json.dumps(saves), encoding="utf-8")
    tables, opened = json.loads(release.run("-c", LOOK, str(data / "serendip.db"), str(kept)))
    return tables, opened


def expected(table: Transaction) -> Any:
    assert table.match is not None
    return json.loads(json.dumps(stocked.seen(table.match)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        next_release.a_number,
        next_release.printed_numbers,
        next_release.two_cards_swapped,
        next_release.a_removed_card,
        next_release.a_new_field,
        next_release.a_rule,
    ],
)
def test_every_table_is_where_it_was(change: Callable[[Release], None], stock: Stock, tmp_path: Path) -> None:
    known = stock.tables
    data = tmp_path / "data"
    shutil.copytree(stock.data, data)
    release = Release(tmp_path / "release")
    change(release)
    release.build()
    running = {id: table for id, table in known.items() if table.room.status == "playing"}
    found, saves = look(release, data, {id: saved(table) for id, table in running.items()})
    assert set(found) == set(known)
    removed = change is next_release.a_removed_card
    for id, table in known.items():
        then = found[id]
        if removed and "words" in then:
            assert "other pieces now" in then["words"] or table.room.game == "dark-matter"
            continue
        assert then["changed"]
        assert then["goes_on"] if id in running else then["result"] == result(table.room)
        if removed:  # there is a card less to see, but all was told that was told
            assert [log for _, log in then["seen"]] == [log for _, log in expected(table)]
            continue
        if change is next_release.printed_numbers:  # there are other cards to see, but all was told that was told
            assert [log for _, log in then["seen"]] == [log for _, log in expected(table)]
        else:
            assert then["seen"] == expected(table), id
        assert table.match is not None
        before = msgspec.json.decode(table.match.position())["fields"]
        if change is next_release.printed_numbers and table.room.game == "dark-matter":
            # What lies on a research stays there; what it lacks is a matter of what it needs now.
            before.update({name: then["fields"][name] for name in ("lacking", "short")})
        if change is next_release.a_new_field:
            before["weather"] = 7
        assert then["fields"] == before
    if removed:
        gone = [id for id in found if "words" in found[id]]
        assert {known[id].room.game for id in found if id not in gone} == {"dark-matter"}
    check_saves(saves, running, change is next_release.printed_numbers)
    if change is next_release.a_rule:  # it is one that makes a difference
        assert {running[id].room.game for id in saves if "words" in saves[id]} == set(serendip.games())
    meet(release, data, stock, found, change is not next_release.a_rule)


def result(room: Room) -> list[Any]:
    assert room.result is not None
    return [room.result.winners, room.result.scores, room.result.reason]


def saved(table: Transaction) -> str:
    assert table.match is not None
    return table.match.save()


def check_saves(saves: dict[str, Any], running: dict[str, Transaction], other_cards: bool) -> None:
    """A save opens at exactly its position, or it is said with what it can be opened."""
    assert set(saves) == set(running)
    for id, opened in saves.items():
        if "words" in opened:
            title = serendip.game(running[id].room.game).title
            assert opened["words"].startswith(f"{title} has other rules now than when this was saved; open it with")
        elif other_cards:
            assert [log for _, log in opened["seen"]] == [log for _, log in expected(running[id])], id
        else:
            assert opened["seen"] == expected(running[id]), id


def meet(release: Release, data: Path, stock: Stock, found: dict[str, Any], same_code: bool) -> None:
    """Start a server of the release and look at the tables as strangers do."""
    known = stock.tables
    process = Process(data)
    process.start(release.environment)
    eve = Browser(process.url)
    try:
        for number, (id, table) in enumerate(known.items()):
            if "words" in found[id]:
                answer = eve.http.get(f"/api/rooms/{id}/replay")
                assert (answer.status_code, answer.json()["error"]["code"]) == (500, "older-rules")
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
        check_analyses(eve, stock, found, same_code)
        restarted(process, release, eve, known, found)
        check_results(eve, data, known)
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


def check_results(eve: Browser, data: Path, known: dict[str, Transaction]) -> None:
    """Whoever won has won: that stays with every finished table, and the lobby tells it."""
    over = {id: result(table.room) for id, table in known.items() if table.room.status == "over"}
    with reading(data / "serendip.db") as connection:
        assert {id: result(read_room(connection, id)[0].room) for id in over} == over
    told = eve.get("/api/rooms")["recent"]
    assert told
    assert all([card["winners"], card["scores"], card["reason"]] == over[card["room"]] for card in told)


def check_analyses(eve: Browser, stock: Stock, found: dict[str, Any], same_code: bool) -> None:
    """What was analysed stays so; what is analysed only now is what was played."""
    if "words" not in found[stock.analysed]:
        assert analysis_of(eve, stock.analysed) == stock.analysis
    if any("words" in other for other in found.values()):
        return
    _, other = shortest(stock.tables)
    analysis = analysis_of(eve, other)
    table = stock.tables[other]
    assert table.match is not None
    steps = table.match.steps()
    assert analysis["steps"] == len(steps)
    assert set(turn_ends([step.seat for step in steps])) <= {step for step, _ in analysis["chances"]}
    assert table.room.result is not None
    last, chances = analysis["chances"][-1]
    assert last == len(steps)
    assert [seat for seat, chance in enumerate(chances) if chance > 0] == table.room.result.winners
    if same_code:  # with the cards of then the chances are those of then
        numbers, told = zip(*analysis["chances"][:FIRST], strict=True)
        tries = PATIENT.analysis_iterations
        assert chances_of(table.room, table.rows, list(numbers), tries, seconds=600, then={}) == list(told)


def check_replay(eve: Browser, id: str, table: Transaction) -> None:
    """Step through a finished match: every picture is what everybody saw then."""
    replay = eve.http.get(f"/api/rooms/{id}/replay?seat=all", timeout=PATIENCE).json()
    assert table.match is not None
    again = table.match.opening()
    steps = table.match.steps()
    assert len(replay["frames"]) == len(steps) + 1
    assert replay["rules"] == serendip.game(table.room.game).fingerprint
    assert [change["step"] for change in replay["printed"]] == [0]
    assert not replay["as_today"]
    printed = serendip.game(table.room.game).printed()
    assert replay["printed"][0]["data"] == {
        Path(path).stem: json.loads(json.dumps(rows)) for path, rows in printed.items() if path.startswith("data/")
    }
    for frame, step in zip(replay["frames"][1:], steps, strict=True):
        if step.seat < 0:
            again.act_by_itself(step.at)
        else:
            again.play(step.seat, step.action, step.at if again.game.real_time else None)
        views = [again.view(None), *(again.view(seat) for seat in range(again.seats))]
        assert frame["view"] == json.loads(json.dumps(views))
