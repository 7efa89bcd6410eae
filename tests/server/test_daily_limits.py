"""What is kept has limits: by visitor and by address in a day, and by table. Whoever meets one is told so."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serendip.core.live import Site
from serendip.server.live.bench_messages import BenchReport
from serendip.server.live.films import keep
from serendip.server.storage.store import ChatLine
from serendip.server.transport.rate_limits import DAY, DailyLimit
from tests.server.browser import Browser
from tests.server.served import PATIENT, Served, serving

STRICT = {"rooms_per_day": 3, "rooms_per_day_per_address": 5, "chats_per_day": 3, "chats_per_day_per_address": 5}
REPORTS = {"reports_per_day": 2, "reports_per_day_per_address": 3, "films_per_room": 2, "chats_per_room": 4}
FILMS = {"films_per_day": 2, "films_per_day_per_address": 3}
WISH = {"game": "dark-matter", "seats": ["human", "human"]}
ENOUGH = "That is enough for today"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, limits=msgspec.structs.replace(PATIENT, **STRICT, **REPORTS, **FILMS)) as server:
        yield server


def refusals(browser: Browser, path: str, body: dict[str, Any], times: int) -> list[str | None]:
    """Return the codes with which the same is refused again and again."""
    answers = [browser.http.post(path, json=body).json() for _ in range(times)]
    found = [answer["error"] for answer in answers if "error" in answer]
    assert all(ENOUGH in error["words"] for error in found)
    return [answer.get("error", {}).get("code") for answer in answers]


def test_tables_a_day(ann: Browser, bob: Browser) -> None:
    assert refusals(ann, "/api/rooms", WISH, 5) == [None] * 3 + ["enough-today"] * 2
    assert refusals(bob, "/api/rooms", WISH, 3) == [None] * 2 + ["enough-today"]


def test_reports_a_day(ann: Browser, bob: Browser) -> None:
    path = f"/api/rooms/{ann.open('human', 'human')}/reports"
    assert refusals(ann, path, {"words": "It hurts."}, 3) == [None] * 2 + ["enough-today"]
    assert refusals(bob, path, {"words": "It hurts."}, 2) == [None, "enough-today"]


def test_lines_of_chat_a_day(ann: Browser, bob: Browser) -> None:
    room = ann.open("human", "open")
    bob.sit(room)
    one, two = ann.tab(room), bob.tab(room)
    assert [one.ask("chat", words="hi").get("code") for _ in range(4)] == [None] * 3 + ["enough-today"]
    assert [two.ask("chat", words="hi").get("code") for _ in range(3)] == [None] * 2 + ["enough-today"]
    assert ENOUGH in two.heard[-1]["words"]


def test_a_finished_game_is_played_on_from_as_often_as_tables_may_be_opened(ann: Browser) -> None:
    room = ann.open("random", "random")
    ann.tab(room).until_table(lambda table: table["room"]["status"] == "over")
    assert refusals(ann, f"/api/rooms/{room}/branch", {"step": 1, "seat": 0}, 3) == [None] * 2 + ["enough-today"]


def test_a_table_keeps_so_many_films_and_says_so(ann: Browser, served: Served) -> None:
    room = ann.open("human", "human")
    store = served.services.store
    assert ann.get(f"/api/rooms/{room}/films") == {"films": [], "full": False}
    kept = [served.inside(lambda: store.keep_film(room, b'{"place": "a"}', 2)) for _ in range(3)]
    assert kept == [True, True, False]
    assert ann.get(f"/api/rooms/{room}/films") == {"films": [{"place": "a"}] * 2, "full": True}


def test_films_a_day_by_who_opened_the_table(ann: Browser, bob: Browser, served: Served) -> None:
    site = Site("a", 0, {})
    film = BenchReport(0, 1, {"frames": 1})

    async def end_builds(room: str, builds: int) -> None:
        for _ in range(builds):
            keep(served.services, (await served.rooms.table(room)).record.room, 0, site)(film)

    def kept(browser: Browser, builds: int) -> tuple[int, bool]:
        room = browser.open("human", "human")
        served.inside(lambda: end_builds(room, builds))
        while len(served.inside(lambda: served.services.store.films(room))) < builds:
            pass
        answer = browser.get(f"/api/rooms/{room}/films")
        return len(answer["films"]), answer["full"]

    assert [kept(ann, 1), kept(ann, 1), kept(ann, 1)] == [(1, False), (1, False), (0, True)]
    assert [kept(bob, 1), kept(bob, 1)] == [(1, False), (0, True)]


def test_a_table_keeps_the_latest_lines_of_its_chat(ann: Browser, served: Served) -> None:
    room = ann.open("human", "human")
    store = served.services.store
    for number in range(7):
        served.inside(partial(store.say, room, ChatLine("Ann", 0, f"line {number}", 1.0), "ann", 4))
    tab = ann.tab(room)
    tab.settle()
    said = [message["words"] for message in tab.heard if message["t"] == "chat"]
    assert said == ["line 3", "line 4", "line 5", "line 6"]


def test_a_day_comes_back_evenly() -> None:
    now = [0.0]
    limit = DailyLimit(4, 6, lambda: now[0])
    assert [limit.take("ann", "here") for _ in range(5)] == [True] * 4 + [False]
    assert [limit.take("bob", "here") for _ in range(3)] == [True, True, False]
    now[0] = DAY / 4
    assert [limit.take("ann", "here") for _ in range(2)] == [True, False]
