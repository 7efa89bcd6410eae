"""No side door: the same match with other hidden cards sends a seat the same bytes, whatever that seat tries."""

import io
import json
import logging
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import serendip
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.core.recording import opening
from serendip.games import GAMES
from serendip.server.identity import handle, hashed
from serendip.server.journal import LOGGER, JsonLines
from serendip.server.storage.store import Played, Room, Row, SeatRow
from serendip.server.tables.bots import BEAT, wait
from serendip.server.workers.replay import replay_json
from tests.server.browser import Browser, Tab
from tests.server.sealed_letters import Lay, Pick
from tests.server.served import Served, serving
from tests.server.turned_clock import TurnedClock

NOON = 1_800_000_000.0
Twins = tuple[Match, Match]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), clock=TurnedClock(NOON, still=True)) as server:
        yield server


@pytest.fixture(autouse=True)
def sealed_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the example be among the games."""
    monkeypatch.setitem(GAMES, "sealed-letters", "tests.server.sealed_letters")


@cache
def twins_from_the_start() -> tuple[int, int]:
    """Return two seeds whose opening looks the same to seat 0, and is not."""
    game = serendip.game("dark-matter")
    seen: dict[bytes, int] = {}
    for seed in range(200_000):
        match = game.new(3, seed)
        if len(match.actions(1)) < 2:
            continue
        look = msgspec.json.encode([match.view(0), [str(entry) for entry in match.log(0)], match.actions(0)])
        other = seen.setdefault(look, seed)
        if other != seed and game.new(3, other).view(1) != match.view(1):
            return other, seed
    raise AssertionError("no twins found")


def twins_after(steps: int, seat: int | None) -> Twins:
    """Return two matches that look the same to a seat in the middle of a game, with the rest dealt differently."""
    match = serendip.game("dark-matter").new(3, 5)
    rng = Random(steps)
    for _ in range(steps):
        actor = rng.choice(match.to_act)
        match.play(actor, rng.choice(match.actions(actor)))
    return match.imagine(seat, Random(1)), match.imagine(seat, Random(2))


class Company:
    """Ann at seat 0, Bob and Cid at the others, Eve watching, at a table with a match of our choice."""

    def __init__(self, served: Served, match: Match, game: str = "dark-matter") -> None:
        self.people = [Browser(served.url) for _ in range(4)]
        self.ann, self.bob, self.cid, self.eve = self.people
        for name, browser in zip(("Ann", "Bob", "Cid", "Eve"), self.people, strict=True):
            browser.patch("/api/me", {"name": name})
        self.room = self.ann.open("human", "open", "open", pace="none", game=game)
        self.bob.sit(self.room)
        self.cid.sit(self.room)
        table = served.table(self.room)
        record = table.record
        record.match = match
        record.actors = [step.seat for step in match.steps()]
        record.room.seed = match.seed or 0
        if match.seed is not None:
            transaction = table.transactions.begin()
            transaction.record(opening(match))
            served.inside(lambda: table.transactions.commit(transaction))

    def heard(self, *tabs: Tab) -> list[str]:
        """Return every byte that these tabs got, but for what the room and the people in it are known by."""
        for tab in tabs:
            tab.settle()
        known = {self.room: "ROOM"}
        for number, browser in enumerate(self.people):
            known[handle(self.room, hashed(browser.cookie))] = f"PERSON {number}"
        heard = [text for tab in tabs for text in tab.raw]
        for name, instead in known.items():
            heard = [text.replace(name, instead) for text in heard]
        return heard

    def close(self) -> None:
        for browser in self.people:
            browser.close()


def compare(served: Served, twins: Twins, scene: Callable[[Company], list[str]]) -> list[str]:
    """Play a scene with both matches and make sure that what was heard is the same."""
    heard: list[list[str]] = []
    for match in twins:
        company = Company(served, match)
        heard.append(scene(company))
        company.close()
    assert heard[0] == heard[1]
    return heard[0]


def try_everything(tab: Tab, seat: int) -> None:
    """Ask for whatever a curious player could ask for."""
    rev = tab.table["rev"]
    tries = [
        {"kind": "bid", "money": 9}, {"kind": "bid", "money": 100}, {"kind": "done"}, {"kind": "fake-news"},
        {"kind": "revolution"}, {"kind": "keep-resource", "resource": "data"}, {"kind": "student-protest"},
        {"kind": "friendly-agency-head", "player": 1}, {"kind": "new-theoretical-insight", "candidate": "Axion"},
        {"kind": "take-laboratory", "laboratory": "Rooftop"}, {"kind": "nonsense"}, {"kind": "bid"},
    ]  # fmt: skip
    offered = [offer["action"] for offer in tab.offers]
    for action in tries:
        tab.ask("why", seat=seat, action=action)
        if action not in offered:
            tab.ask("play", seat=seat, rev=rev, action=action)
        tab.ask("play", seat=1, rev=rev, action=action)
        tab.ask("why", seat=1, action=action)
    for other in (1, 2, 3):
        tab.ask("look", seat=other)
        tab.ask("undo", seat=other)
        tab.ask("hint", seat=other)
        tab.ask("replace", seat=other)
    tab.ask("play", seat=0, rev=0, action={"kind": "done"})
    tab.ask("rematch")
    tab.ask("start")


def test_secret_bids_of_others_with_undo_and_replay(served: Served) -> None:
    """Bob and Cid hold and bid different cards in the two games; Ann bids, takes back, and bids again."""

    def scene(company: Company) -> list[str]:
        ann, bob, cid, eve = (person.tab(company.room) for person in company.people)
        bob.play(bob.offers[0])
        bob.ask("undo", seat=1)
        bob.play(bob.offers[-1])
        for tab in (ann, eve):
            tab.settle()
        try_everything(ann, 0)
        ann.play(ann.offers[0])
        ann.ask("undo", seat=0)
        ann.play(ann.offers[0])
        cid.ask("chat", words="hm")
        bob.ask("undo", seat=1)
        vote = bob.table["votes"][0]["vote"]
        cid.ask("vote", vote=vote, yes=False)
        again = company.ann.tab(company.room)
        replays = [
            company.ann.http.get(f"/api/rooms/{company.room}/replay{query}").text.replace(company.room, "ROOM")
            for query in ("", "?seat=0", "?seat=1", "?seat=all")
        ]
        replays.append(company.eve.http.get(f"/api/rooms/{company.room}/replay").text.replace(company.room, "ROOM"))
        for path in ("", "/analysis"):
            answer = company.ann.http.get(f"/api/rooms/{company.room}{path}")
            replays.append(answer.text.replace(company.room, "ROOM"))
        return company.heard(ann, again, eve) + replays

    game = serendip.game("dark-matter")
    first, second = twins_from_the_start()
    heard = compare(served, (game.new(3, first), game.new(3, second)), scene)
    assert len(heard) > 60


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 7, 12, 20, 33, 50])
def test_hands_stacks_and_verdicts_in_the_middle_of_a_game(served: Served, steps: int) -> None:
    def scene(company: Company) -> list[str]:
        ann = company.ann.tab(company.room)
        bob = company.bob.tab(company.room)
        ann.settle()
        try_everything(ann, 0)
        bob.ask("chat", words="your turn")
        if ann.table["view"]["phase"] == "bid" and bob.offers and len(ann.table["view"]["to_act"]) > 1:
            bob.play(bob.offers[-1])
        return company.heard(ann, company.ann.tab(company.room))

    assert len(compare(served, twins_after(steps, 0), scene)) > 50


@pytest.mark.parametrize("steps", [0, 2, 12, 33])
def test_a_spectator_sees_no_secret(served: Served, steps: int) -> None:
    def scene(company: Company) -> list[str]:
        eve = company.eve.tab(company.room)
        company.bob.tab(company.room)
        eve.settle()
        try_everything(eve, 0)
        return company.heard(eve)

    heard = compare(served, twins_after(steps, None), scene)
    table = json.loads(heard[0])
    assert (table["seat"], table["you"], table["offers"]) == (None, [], [])
    assert all(player["cards"] == [] for player in table["view"]["players"])


def test_a_hidden_choice_is_not_even_counted(served: Served) -> None:
    company = Company(served, serendip.game("sealed-letters").new(3, 1), game="sealed-letters")
    ann, bob = company.ann.tab(company.room), company.bob.tab(company.room)
    ann.settle()
    before = list(ann.raw)
    assert bob.ask("play", seat=1, rev=bob.table["rev"], action={"kind": "pick", "colour": "red"})["t"] == "ok"
    assert bob.table["view"]["picked"] == "red"
    ann.ask("ping")
    assert [json.loads(text)["t"] for text in ann.raw[len(before) :]] == ["pong"]
    assert company.ann.get(f"/api/rooms/{company.room}")["moves"] == 0
    rev = ann.table["rev"]
    bob.play(bob.offers[0])
    ann.settle()
    assert (ann.table["rev"], ann.table["room"]["moves"]) == (rev + 1, 1)
    company.close()


def test_a_replay_of_a_running_match_has_no_gaps_where_something_hidden_happened() -> None:
    seats = [SeatRow("human", name) for name in ("Ann", "Bob", "Cid")]
    room = Room("ROOM", "sealed-letters", seats, 0.0, status="playing", seed=1)
    acts: list[tuple[int, Action]] = [(1, Pick("red")), (0, Pick("blue")), (1, Lay())]
    rows: list[Row] = [
        Played(seat, msgspec.Raw(msgspec.json.encode(act)), float(when)) for when, (seat, act) in enumerate(acts, 1)
    ]
    shown = json.loads(replay_json(room, rows, 0, packed=False, then={}))
    assert [
        (frame["step"], frame["seat"], frame["action"], frame["words"], frame["at"]) for frame in shown["frames"]
    ] == [
        (0, None, None, "", 0.0),
        (1, 0, {"kind": "pick", "colour": "blue"}, "pick the blue envelope", 2.0),
        (2, 1, None, "Bob lays down an envelope.", 3.0),
    ]


@given(pause=st.floats(0.6, 1.5), thought=st.floats(0, 30))
def test_the_moment_of_a_bots_answer_does_not_tell_how_long_it_thought(pause: float, thought: float) -> None:
    waited = wait(pause, thought)
    assert waited >= -1e-9
    beats = (thought + waited - pause) / BEAT
    assert abs(beats - round(beats)) < 1e-6
    assert round(beats) == 0 or waited <= BEAT


@pytest.fixture
def journal() -> Iterator[io.StringIO]:
    """What the server writes into its log during one test."""
    logger = logging.getLogger(LOGGER)
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("INFO")
    yield written
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_keys_and_cookies_stay_out_of_the_log(tmp_path: Path, journal: io.StringIO) -> None:
    with serving(tmp_path) as server:
        ann = Browser(server.url)
        opened = ann.post("/api/rooms", {"game": "dark-matter", "seats": ["human", "thumb"]})
        ann.post(f"/api/rooms/{opened['room']}/enter", {"key": opened["key"]})
        tab = ann.tab(opened["room"])
        tab.play(tab.offers[0])
        ann.http.get(f"/api/rooms/{opened['room']}?key={opened['key']}")
        ann.close()
    written = journal.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"request", "socket-opened", "socket-closed", "room-opened"} <= {line["event"] for line in lines}
    assert opened["key"] not in written
    assert ann.cookie not in written
    assert "money" not in written
