"""`serendip backup`, `restore`, `check`, `export` and `forget`, beside a server that runs, and without one."""

import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import serendip as engine
from serendip.server.identity import hashed
from tests.cli.keyboard import serendip
from tests.server.browser import Browser
from tests.server.process import Process


class House:
    """A server process with a table at which Ann plays."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.process = Process(data, "--sweep-seconds=0.1")
        self.process.start()
        self.ann = Browser(self.process.url)
        self.ann.get("/api/me")
        self.room = self.ann.open("human", "thumb")
        tab = self.ann.tab(self.room)
        rng = Random(1)
        for _ in range(3):
            tab.until_table(lambda table: table["offers"])
            tab.play_any(rng)
        tab.until_table(lambda table: table["offers"])
        tab.ask("chat", words="hello there")

    def run(self, *arguments: str, code: int = 0) -> str:
        """Run a command on these data; return what it says, its complaints if it has some."""
        answer = serendip(*arguments, "--data", str(self.data))
        assert answer.code == code, answer.err
        return answer.out if code == 0 else answer.err

    def stop(self) -> None:
        assert self.process.stop() == 0

    def again(self) -> None:
        self.process.start()

    def moves(self) -> int:
        """Return how many actions the table keeps."""
        kept = self.ann.get("/api/me/kept")["rooms"]
        return next(len(room["actions"]) for room in kept if room["room"] == self.room)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    yield house
    house.ann.close()
    if house.process.running is not None and house.process.running.poll() is None:
        house.stop()


def test_a_copy_is_made_while_people_play_and_put_back_when_they_do_not(house: House, tmp_path: Path) -> None:
    house.room = house.ann.open("human", "human")  # where no bot plays meanwhile
    copies = tmp_path / "copies"
    copies.mkdir()
    told = house.run("backup", str(copies))
    [copy] = copies.iterdir()
    assert str(copy) in told
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    then = house.moves()
    tab = house.ann.tab(house.room)
    assert tab.play_any(Random(2))["t"] == "ok"
    later = house.moves()
    assert later == then + 1
    assert "a server uses" in house.run("restore", str(copy), code=2)
    assert house.moves() == later
    house.stop()
    assert "serendip-before-" in house.run("restore", str(copy))
    assert stat.S_IMODE((house.data / "serendip.db").stat().st_mode) == 0o600
    house.again()
    assert house.moves() == then
    [before] = house.data.glob("serendip-before-*.db")
    house.stop()
    house.run("restore", str(before))
    house.again()
    assert house.moves() == later


def test_a_copy_overwrites_nothing_and_old_ones_go(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    house.run("backup", str(copy))
    assert "is there already" in house.run("backup", str(copy), code=2)
    copies = tmp_path / "copies"
    assert "needs a folder" in house.run("backup", str(copies), "--keep", "2", code=2)
    copies.mkdir()
    for day in range(1, 5):
        (copies / f"serendip-2020010{day}-000000.db").touch()
    (copies / "notes.txt").touch()
    house.run("backup", str(copies), "--keep", "2")
    left = sorted(path.name for path in copies.iterdir())
    assert len(left) == 3
    assert "notes.txt" in left
    assert "serendip-20200104-000000.db" in left


def test_what_is_no_copy_is_not_put_back(house: House, tmp_path: Path) -> None:
    house.stop()
    before = (house.data / "serendip.db").read_bytes()
    for name, content in (("text", b"this is no database" * 100), ("empty", b"")):
        (tmp_path / name).write_bytes(content)
        house.run("restore", str(tmp_path / name), code=2)
    assert "can't be read" in house.run("restore", str(tmp_path / "nothing"), code=2)
    assert (house.data / "serendip.db").read_bytes() == before


def test_check_finds_what_is_damaged(house: House) -> None:
    assert "is sound: 1 tables" in house.run("check")
    assert "is sound: 1 tables" in house.run("check", "--replay")
    house.stop()
    with closing(sqlite3.connect(house.data / "serendip.db", isolation_level=None)) as connection:
        connection.execute('UPDATE actions SET body = \'{"k": "dance"}\' WHERE n = 2')
    told = house.run("check", code=1)
    assert f"table {house.room} can't be read" in told
    assert "1 faults" in told
    with closing(sqlite3.connect(house.data / "serendip.db", isolation_level=None)) as connection:
        connection.execute("DELETE FROM actions WHERE n = 2")
    assert "is sound" in house.run("check")
    assert "a position that was kept can't be read" in house.run("check", "--replay", code=1)
    file = house.data / "serendip.db"
    whole = bytearray(file.read_bytes())
    whole[4096:8192] = b"\xff" * 4096
    file.write_bytes(whole)
    assert "damaged" in house.run("check", code=1)


def test_a_table_is_exported_as_a_match(house: House, tmp_path: Path) -> None:
    file = tmp_path / "table.save.json"
    assert "hidden" in house.run("export", house.room, "--to", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    match = engine.load(file.read_text())
    assert match.game.name == "dark-matter"
    assert len(match.steps()) >= 3
    assert "is there already" in house.run("export", house.room, "--to", str(file), code=2)
    whole = tmp_path / "whole.json"
    house.run("export", house.room, "--whole", "--to", str(whole))
    told = json.loads(whole.read_text())
    assert told["room"]["id"] == house.room
    assert [line["words"] for line in told["chat"]] == ["hello there"]
    assert "there is no table 'nowhere'" in house.run("export", "nowhere", code=2)
    waiting = house.ann.open("human", "open")
    assert "has not begun" in house.run("export", waiting, code=2)


@pytest.mark.parametrize("running", [True, False])
@pytest.mark.parametrize("by_seat", [True, False])
def test_a_visitor_is_forgotten(house: House, running: bool, by_seat: bool) -> None:
    visitor = hashed(house.ann.cookie)
    if not running:
        house.stop()
    told = house.run("forget", f"{house.room}/0" if by_seat else visitor[:8])
    assert f"Visitor {visitor[:8]} is forgotten, at 1 tables." in told
    if not running:
        house.again()
    seat = house.ann.get(f"/api/rooms/{house.room}")["seats"][0]
    assert (seat["kind"], seat["name"]) == ("bot", "Somebody")
    house.stop()
    for path in house.data.glob("serendip.db*"):
        if path.suffix == ".db":
            with closing(sqlite3.connect(path)) as connection:
                assert visitor not in "\n".join(connection.iterdump())
    assert "nothing is kept" in house.run("forget", visitor, code=2)


def test_who_is_to_be_forgotten_must_be_plain(house: House) -> None:
    assert "is no visitor" in house.run("forget", "Ann", code=2)
    assert "nobody holds that seat" in house.run("forget", f"{house.room}/1", code=2)
    assert "has the seats 0 to 1" in house.run("forget", f"{house.room}/7", code=2)
    assert "there is no table" in house.run("forget", "nowhere/0", code=2)


@pytest.mark.parametrize("command", [["backup", "x.db"], ["check"], ["export", "abc"], ["forget", "abcdef01"]])
def test_a_folder_without_tables_is_said_in_words(command: list[str], tmp_path: Path) -> None:
    answer = serendip(*command, "--data", str(tmp_path))
    assert answer.code == 2
    assert "say with --data where the server keeps its tables" in answer.err
    assert not list(tmp_path.iterdir())
