"""Garbage, forgeries and floods: every route and message answers cleanly, and the table goes on."""

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.browser import SOON, Browser, Tab
from tests.server.builder import practise
from tests.server.served import Served

KINDS = [
    "play",
    "undo",
    "why",
    "hint",
    "look",
    "chat",
    "start",
    "vote",
    "replace",
    "return",
    "rematch",
    "ping",
    "hear",
    "preview",
    "bench",
    "hand",
    "check",
    "design",
    "table",
    "nonsense",
]
CODES = {"illegal", "stale", "not-yours", "not-now", "bad-message", "too-long", "no-undo", "room-full", "too-fast"}
SOME = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
small = st.integers(-2, 5) | plain
action = st.fixed_dictionaries({"kind": st.sampled_from(["bid", "done", "fake-news"])}, optional={"money": small})
do = ["take", "grab", "nudge", "turn", "flip", "lower", "release", "away", "clear", "show", "fly"]
wish = st.fixed_dictionaries(
    {"do": st.sampled_from(do) | plain},
    optional={
        "kind": st.sampled_from(["brick", "slat", "brioche"]) | plain,
        "silhouette": st.sampled_from(["front", "end", "back"]) | plain,
        "x": st.floats(-9, 9) | plain,
        "y": st.floats(-9, 9) | plain,
        "block": small,
        "right": small,
        "up": small,
        "steps": small,
        "fine": st.booleans() | plain,
        "more": plain,
    },
)
practice = st.fixed_dictionaries(
    {},
    optional={
        "column": st.lists(st.tuples(small, st.booleans() | plain), max_size=4) | plain,
        "draw": small,
        "flat": st.booleans() | plain,
        "expert": st.booleans() | plain,
        "more": plain,
    },
)
message = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS) | plain},
    optional={
        "id": st.integers(-5, 2**70) | st.floats() | plain,
        "seat": small,
        "rev": st.integers(0, 2**40) | plain,
        "action": action | plain,
        "words": st.text(max_size=600) | plain,
        "vote": small,
        "yes": st.booleans() | plain,
        "bot": st.sampled_from(["thumb", "hal", "search:9999999"]) | plain,
        "wish": wish | practice | plain,
        "place": st.sampled_from(["Lab Alpha", "practice"]) | plain,
        "of": small,
        "spectators": st.booleans() | plain,
        "more": plain,
    },
)
at_bench = st.fixed_dictionaries(
    {"t": st.just("hand"), "id": st.integers(0, 9), "wish": wish | plain}
) | st.fixed_dictionaries({"t": st.just("design"), "id": st.integers(0, 9), "wish": practice | plain})


@pytest.fixture(scope="module")
def bench(served: Served) -> Iterator[Tab]:
    """A tab at a practice bench."""
    ann = Browser(served.url)
    tab = practise(ann, "a-bench-for-anything")
    yield tab
    tab.settle()
    ann.close()


@pytest.fixture(scope="module")
def table(served: Served) -> Iterator[Tab]:
    """A tab of somebody who plays seat 0."""
    ann, bob = Browser(served.url), Browser(served.url)
    room = ann.open("human", "open", pace="none")
    bob.sit(room)
    tab = ann.tab(room)
    yield tab
    tab.settle()
    assert tab.table["room"]["status"] == "playing"
    ann.close()
    bob.close()


def is_clean(answer: dict[str, Any]) -> None:
    """Every refusal has a known code and words for people."""
    if answer["t"] == "refused":
        assert answer["code"] in CODES
        assert answer["words"]
        assert not any(word in answer["words"] for word in ("Traceback", "Error", "line "))


@SOME
@given(sent=message)
def test_any_message_is_answered(table: Tab, sent: dict[str, Any]) -> None:
    table.connection.send(json.dumps(sent))
    before = len(table.heard)
    table.settle()
    for answer in table.heard[before:]:
        is_clean(answer)
    answered = [one for one in table.heard[before:-1] if one["t"] not in ("table", "chat")]
    assert len(answered) == 1


@SOME
@given(sent=at_bench)
def test_any_wish_at_a_bench_is_answered(bench: Tab, sent: dict[str, Any]) -> None:
    before = len(bench.heard)
    bench.connection.send(json.dumps(sent))
    bench.settle()
    answers = [one for one in bench.heard[before:-1] if one["t"] in ("ok", "refused")]
    assert len(answers) == 1
    is_clean(answers[0])


@SOME
@given(sent=st.binary(max_size=300))
def test_any_bytes_are_answered(table: Tab, sent: bytes) -> None:
    before = len(table.heard)
    table.connection.send(sent)
    table.connection.send(sent.decode("latin-1"))
    table.settle()
    refused = [one for one in table.heard[before:] if one["t"] == "refused"]
    assert [one["code"] for one in refused] == ["bad-message", "bad-message"]


@pytest.mark.parametrize(
    "sent",
    [
        "[" * 7_000,
        '{"t":' * 2_000,
        '{"t": "play", "id": 1, "rev": 1, "seat": 0, "action": ' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"t": "why", "id": 1, "seat": 0, "action": ' + '{"kind":' * 1_500 + "1" + "}" * 1_500 + "}",
        '{"t": "ping", "id": 1e999}',
        '{"t": "ping", "id": ' + "9" * 5_000 + "}",
        '{"t": "ping", "id": "1"}',
        '{"t": "ping"}',
        '{"t": "chat", "id": 1, "words": "\\ud800"}',
        "null",
        "",
    ],
)
def test_deep_and_huge_and_broken_json(table: Tab, sent: str) -> None:
    table.connection.send(sent)
    before = len(table.heard)
    table.settle()
    assert [one["t"] for one in table.heard[before:]][:-1] == ["refused"]
    assert table.heard[before]["code"] == "bad-message"


def test_a_message_that_is_too_long_closes_the_socket_only(ann: Browser) -> None:
    room = ann.open("human", "human")
    tab = ann.tab(room)
    tab.connection.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        tab.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert ann.tab(room).table["offers"]


@pytest.mark.parametrize(
    "origin", [None, "http://evil.example", "null", "http://127.0.0.1", "https://[", "file://", "http://127.0.0.1:1"]
)
def test_sockets_from_other_pages_are_refused(ann: Browser, origin: str | None) -> None:
    room = ann.open("human", "thumb")
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(room, origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"]["code"] == "bad-origin"


def test_other_pages_can_not_post_either(ann: Browser) -> None:
    wish = {"game": "dark-matter", "seats": ["human", "thumb"]}
    answer = ann.http.post("/api/rooms", json=wish, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    assert ann.http.post("/api/rooms", json=wish, headers={"Origin": ann.url}).status_code == 201


@pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "é" * 43, "A" * 5_000, '"; DROP TABLE rooms; --'])
def test_a_cookie_that_is_not_ours_is_a_strangers(ann: Browser, cookie: str) -> None:
    room = ann.open("human", "thumb")
    tab = ann.tab(room, headers={"Cookie": f"serendip={cookie}".encode().decode("latin-1")})
    assert (tab.table["you"], tab.table["seat"]) == ([], None)
    assert tab.ask("undo", seat=0)["code"] == "not-yours"
    answer = ann.http.delete(f"/api/rooms/{room}/seats/0", headers={b"Cookie": f"serendip={cookie}".encode()})
    assert answer.status_code == 403


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(key=st.text(max_size=60) | st.from_regex(r"[A-Za-z0-9_-]{43}", fullmatch=True))
def test_guessed_keys_open_nothing(eve: Browser, table: Tab, key: str) -> None:
    room = table.table["room"]["room"]
    answer = eve.http.post(f"/api/rooms/{room}/enter", json={"key": key})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-yours")


@SOME
@given(
    method=st.sampled_from(["GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS", "HEAD"]),
    path=st.sampled_from(
        [
            "/api/games", "/api/games/{}", "/api/rooms", "/api/rooms/{}", "/api/rooms/{}/enter", "/api/rooms/{}/seats",
            "/api/rooms/{}/seats/{}", "/api/rooms/{}/replay", "/api/rooms/{}/analysis", "/api/rooms/{}/branch",
            "/api/rooms/{}/reports", "/api/rooms/{}/socket", "/api/me", "/api/{}", "/healthz", "/metrics",
        ]
    ),
    part=st.text(alphabet="abc019%/.?#é-_ ", max_size=12),
    body=st.binary(max_size=60) | plain.map(lambda value: json.dumps(value).encode()),
    kind=st.sampled_from(["application/json", "text/plain", "application/json; charset=x", ""]),
)  # fmt: skip
def test_garbage_on_every_route(
    eve: Browser, table: Tab, method: str, path: str, part: str, body: bytes, kind: str
) -> None:
    room = table.table["room"]["room"]
    url = path.replace("{}", room, 1).replace("{}", part) if "rooms" in path else path.replace("{}", part)
    answer = eve.http.request(method, url, content=body, headers={"Content-Type": kind})
    assert answer.status_code < 500
    if answer.status_code >= 400 and method != "HEAD":
        error = answer.json()["error"]
        assert error["code"]
        assert error["words"]


def test_a_body_that_is_too_long_or_no_json(ann: Browser) -> None:
    json_body = {"Content-Type": "application/json"}
    long = ann.http.post("/api/rooms", content=b'"' + b"x" * 70_000 + b'"', headers=json_body)
    assert (long.status_code, long.json()["error"]["code"]) == (413, "too-long")
    form = ann.http.post("/api/rooms", data={"game": "dark-matter"})
    assert (form.status_code, form.json()["error"]["code"]) == (415, "not-json")


def test_half_a_request_harms_nobody(served: Served) -> None:
    head = "POST /api/rooms HTTP/1.1", "Host: x", "Content-Type: application/json", "Content-Length: 99", "", "{"
    with socket.create_connection(("127.0.0.1", served.port)) as broken:
        broken.sendall("\r\n".join(head).encode())
    with socket.create_connection(("127.0.0.1", served.port)) as broken:
        broken.sendall(b"\x00\xff" * 1_000)
    assert httpx.get(f"{served.url}/healthz", verify=False, timeout=SOON).status_code == 200
