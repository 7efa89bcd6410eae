"""One broken room stays one broken room: it is set aside with words, and everything else goes on."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from serendip.core.action import Action
from serendip.core.match import Match
from serendip.server.rooms import housekeeping, rooms
from serendip.server.storage.store import Played
from serendip.server.tables.history import History
from serendip.server.tables.packing import packed, unpacked
from serendip.server.tables.transaction import Transaction
from serendip.server.workers import analysis
from tests.server.browser import Browser, Tab
from tests.server.damage import damage, spoil
from tests.server.process import Process
from tests.server.served import Served, forget, serving
from tests.server.turned_clock import TurnedClock

ALIKE = "This table can't be opened now"


DAMAGES = {
    "document": ("UPDATE rooms SET doc = ? WHERE id = ?", b'{"id": "half'),
    "game": ("UPDATE rooms SET doc = replace(CAST(doc AS TEXT), 'dark-matter', ?) WHERE id = ?", "dark-mutter"),
    "unknown row": ("UPDATE actions SET body = ? WHERE room = ?", b'{"k": "of-tomorrow"}'),
    "impossible row": (
        "UPDATE actions SET body = ? WHERE room = ?",
        b'{"k": "play", "seat": 7, "action": {}, "when": 1}',
    ),
    "no text": ("UPDATE actions SET body = ? WHERE room = ?", b'{"k": "note", "key": "\xff\xfe"}'),
}


def begun(browser: Browser) -> str:
    """Return a room with one move, at which nobody is any more."""
    room = browser.open("human", "human", pace="none", open=True)
    tab = browser.tab(room)
    assert tab.play(tab.offers[0])["t"] == "ok"
    tab.close()
    return room


def refusal(browser: Browser, room: str) -> tuple[str, int]:
    """Return what a socket is told and with what it is closed."""
    tab = Tab(browser.connect(room))
    told = tab.hear()
    assert ALIKE in told["words"]
    with pytest.raises(ConnectionClosed) as closed:
        tab.hear()
    assert closed.value.rcvd is not None
    return told["code"], closed.value.rcvd.code


def metric(browser: Browser, name: str) -> float:
    lines = browser.http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"serendip_{name} ")))


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_room_is_set_aside_and_everything_else_goes_on(ann: Browser, served: Served, what: str) -> None:
    sound, broken = begun(ann), begun(ann)
    forget(served, broken)
    words, value = DAMAGES[what]
    damage(served.services.settings.data, words, value, broken)
    damage(served.services.settings.data, "UPDATE progress SET due = 1.0 WHERE room IN (?, ?)", sound, broken)
    forget(served, sound)
    before = metric(ann, "rooms_broken_total")
    served.inside(served.server.housekeeping.run_once)
    assert sound in served.rooms.tables
    assert broken not in served.rooms.tables
    assert refusal(ann, broken) == ("broken", 4010)
    assert ann.post(f"/api/rooms/{broken}/seats", {}, 500)["error"]["code"] == "broken"
    assert ALIKE in ann.get(f"/api/rooms/{broken}/replay", 500)["error"]["words"]
    assert metric(ann, "rooms_broken_total") == before + 1
    assert metric(ann, "rooms_set_aside") > 0
    tab = ann.tab(sound)
    tab.ask("look", seat=tab.table["view"]["to_act"][0])
    assert tab.play(tab.offers[0])["t"] == "ok"
    tab.close()


def test_lists_leave_out_what_they_can_not_read(ann: Browser, served: Served) -> None:
    sound, broken = (ann.open("human", "open", open=True, pace="day") for _ in range(2))
    damage(served.services.settings.data, "UPDATE rooms SET doc = ? WHERE id = ?", b"nothing", broken)
    mine = [card["room"] for card in ann.get("/api/me")["rooms"]]
    waiting = [card["room"] for card in ann.get("/api/rooms")["open"]]
    for listed in (mine, waiting):
        assert sound in listed
        assert broken not in listed
    assert ann.get(f"/api/rooms/{broken}", 500)["error"]["code"] == "broken"
    before = metric(ann, "rooms_broken_total")
    served.inside(served.server.housekeeping.run_once)
    served.inside(served.server.housekeeping.run_once)
    assert metric(ann, "rooms_broken_total") == before + 1
    assert ann.get("/api/me/kept")["rooms"]


def test_a_list_ends_where_the_file_itself_is_damaged(tmp_path: Path, browsers: Callable[[Served], Browser]) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        ann.open("human", "open", open=True, pace="day")
    spoil(tmp_path / "serendip.db", "progress")
    with serving(tmp_path) as served:
        bob = browsers(served)
        assert bob.get("/api/rooms") == {"open": [], "recent": []}
        assert "damaged" in bob.get("/healthz", 503)["error"]["words"]


def test_a_visitor_with_a_broken_room_can_be_forgotten(browsers: Callable[[Served], Browser], served: Served) -> None:
    eve = browsers(served)
    sound, broken = begun(eve), begun(eve)
    forget(served, broken)
    damage(served.services.settings.data, "UPDATE rooms SET doc = ? WHERE id = ?", b"nothing", broken)
    assert eve.delete("/api/me") == {"rooms": 2}
    assert [seat["name"] for seat in eve.get(f"/api/rooms/{sound}")["seats"]] == ["Somebody", "Somebody"]


def test_a_room_is_tried_again_later(
    tmp_path: Path, browsers: Callable[[Served], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = TurnedClock()
    with serving(tmp_path, clock) as served:
        ann = browsers(served)
        room = begun(ann)
        forget(served, room)
        with monkeypatch.context() as patched:
            patched.setattr(Match, "play", fails)
            assert refusal(ann, room) == ("broken", 4010)
        assert refusal(ann, room) == ("broken", 4010)
        clock.pass_by(rooms.AGAIN)
        assert ann.tab(room).table["room"]["room"] == room
        assert metric(ann, "rooms_set_aside") == 0


def fails(*args: object) -> None:
    raise ZeroDivisionError("a mistake in the rules")


def test_a_mistake_in_the_rules_where_a_bot_acts_ends_that_table_only(
    ann: Browser, bob: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = bob.tab(begun(bob))
    other.ask("look", seat=other.table["view"]["to_act"][0])
    play = Transaction.play

    def fails_for_bots(transaction: Transaction, seat: int, action: Action, at: float | None) -> None:
        if transaction.room.seats[seat].kind == "bot":
            raise ZeroDivisionError("a mistake in the rules")
        play(transaction, seat, action, at)

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, "play", fails_for_bots)
        room = ann.open("human", "thumb", pace="none")
        tab = ann.tab(room)
        told = tab.until(lambda message: message["t"] == "refused")
        assert (told["code"], told["words"][: len(ALIKE)]) == ("broken", ALIKE)
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4010
        assert room not in served.rooms.tables
        assert other.play(other.offers[0])["t"] == "ok"


def test_a_mistake_where_a_player_acts_changes_nothing(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = ann.tab(begun(ann))
    tab.ask("look", seat=tab.table["view"]["to_act"][0])
    with monkeypatch.context() as patched:
        patched.setattr(Match, "play", fails)
        answer = tab.play(tab.offers[0])
        assert (answer["t"], answer["code"]) == ("refused", "busy")
        assert "ZeroDivision" not in json.dumps(answer)
        assert "rules" not in answer["words"]
    assert tab.play(tab.offers[0])["t"] == "ok"


def test_an_analysis_that_fails_is_not_begun_again_and_again(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ann.open("random", "random")
    ann.tab(room).until_table(lambda table: table["room"]["status"] == "over")
    monkeypatch.setattr(analysis, "turn_ends", lambda seats: [0])
    monkeypatch.setattr(analysis, "key_moments", fails)
    path = f"/api/rooms/{room}/analysis"
    while ann.http.get(path).status_code == 200:
        time.sleep(0.02)
    assert ann.get(path, 500)["error"]["words"].startswith("This game could not be analysed")
    assert ann.tab(room).table["room"]["status"] == "over"


def test_a_table_that_can_not_be_shown_is_set_aside(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = begun(ann)
    with monkeypatch.context() as patched:
        patched.setattr(Match, "private", fails)
        assert refusal(ann, room) == ("broken", 4010)


def test_a_part_of_housekeeping_that_fails_keeps_no_other_from_being_done(
    ann: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = begun(ann)
    forget(served, room)
    damage(served.services.settings.data, "UPDATE progress SET due = 1.0 WHERE room = ?", room)
    before = metric(ann, "housekeeping_failures_total")

    async def broken(*args: object) -> int:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        for name in ("forget_waiting", "to_forget"):
            patched.setattr(served.services.store, name, broken)
        served.server.housekeeping._deleted = 0.0
        served.inside(served.server.housekeeping.run_once)
    assert room in served.rooms.tables
    assert metric(ann, "housekeeping_failures_total") == before + 2


def test_a_part_of_housekeeping_that_hangs_keeps_no_other_from_being_done(
    tmp_path: Path,
    browsers: Callable[[Served], Browser],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(housekeeping, "PATIENCE", 0.2)
    with serving(tmp_path) as served:
        ann = browsers(served)
        room = begun(ann)
        forget(served, room)
        damage(tmp_path, "UPDATE progress SET due = 1.0 WHERE room = ?", room)
        ends = asyncio.Event()
        begins: list[str] = []

        async def hangs() -> list[str]:
            begins.append("forgetting")
            await ends.wait()
            return []

        monkeypatch.setattr(served.services.store, "to_forget", hangs)
        for _ in range(2):
            served.inside(served.server.housekeeping.run_once)
        while room not in served.rooms.tables:
            time.sleep(0.01)
        assert begins == ["forgetting"], "not begun again while it hangs"
        hanging = [vars(record)["facts"]["part"] for record in caplog.records if record.getMessage() == "sweep-hangs"]
        assert hanging.count("forgetting") == 1
        assert metric(ann, "housekeeping_failures_total") == len(hanging)
        served.loop.call_soon_threadsafe(ends.set)
        while len(begins) < 2:
            served.inside(served.server.housekeeping.run_once)


def test_moves_that_lead_elsewhere_are_told_and_the_kept_position_holds(
    ann: Browser, served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    room = ann.open("human", "human", game="time-horizon", pace="none")
    tab = ann.tab(room)
    other = tab.offers[1]["action"]
    assert tab.play(tab.offers[0])["t"] == "ok"
    tab.close()
    before = served.match(room).position()
    forget(served, room)
    found = served.inside(lambda: served.services.store.room(room))
    assert found is not None
    stored, rows = found
    last = rows[-1]
    assert isinstance(last, Played)
    packed_by = History(stored.room, rows[:-1]).last
    frames = msgspec.json.decode(unpacked(last.kept, packed_by))
    frames[0][0][1] = other
    altered = msgspec.structs.replace(last, kept=packed(msgspec.json.encode(frames), packed_by))
    words = "UPDATE actions SET body = ?1 WHERE room = ?2 AND n = (SELECT max(n) FROM actions WHERE room = ?2)"
    damage(served.services.settings.data, words, msgspec.json.encode(altered), room)
    for _ in range(2):
        again = ann.tab(room)
        again.settle()
        keys = [line["key"] for line in again.log]
        assert keys.count("table-led-elsewhere") == 1, "told once, and kept"
        assert "table-rules-changed" not in keys
        assert served.match(room).position() == before
        again.close()
        forget(served, room)
    assert [record.getMessage() for record in caplog.records].count("position-differs") == 1
    goes_on = ann.tab(room)
    goes_on.ask("look", seat=goes_on.table["view"]["to_act"][0])
    assert goes_on.play(goes_on.offers[0])["t"] == "ok"


def test_a_hundred_broken_rooms_do_not_keep_another_asleep(
    tmp_path: Path, browsers: Callable[[Served], Browser]
) -> None:
    with serving(tmp_path) as served:
        ann = browsers(served)
        last = begun(ann)
        forget(served, last)
        with closing(sqlite3.connect(tmp_path / "serendip.db", timeout=10)) as connection, connection:
            for number in range(150):
                id = f"broken{number:04}"
                connection.execute(
                    "INSERT INTO rooms SELECT ?, status, open, creator, created, changed, 'x' FROM rooms WHERE id = ?",
                    (id, last),
                )
                connection.execute(
                    "INSERT INTO progress (room, touched, due, moves, asked) VALUES (?, 1, 1, 1, '[]')", (id,)
                )
            connection.execute("UPDATE progress SET due = 2.0 WHERE room = ?", (last,))
        served.inside(served.server.housekeeping.run_once)
        served.inside(served.server.housekeeping.run_once)
        assert last in served.rooms.tables


def test_a_real_server_lives_with_damaged_rooms(tmp_path: Path) -> None:
    server = Process(tmp_path, "--sweep-seconds=0.05")
    server.start()
    ann = Browser(server.url)
    ann.get("/api/me")
    sound, *broken = (begun(ann) for _ in range(1 + len(DAMAGES)))
    server.kill()
    for room, (words, value) in zip(broken, DAMAGES.values(), strict=True):
        damage(tmp_path, words, value, room)
        damage(tmp_path, "UPDATE progress SET due = 1.0 WHERE room = ?", room)
    server.start()
    try:
        while metric(ann, "rooms_set_aside") < len(broken):
            time.sleep(0.05)
        for room in broken:
            assert refusal(ann, room) == ("broken", 4010)
        tab = ann.tab(sound)
        tab.ask("look", seat=tab.table["view"]["to_act"][0])
        assert tab.play(tab.offers[0])["t"] == "ok"
        assert metric(ann, "housekeeping_failures_total") == 0
        assert sound in [card["room"] for card in ann.get("/api/me")["rooms"]]
    finally:
        ann.close()
        server.kill()
