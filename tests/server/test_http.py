"""The OpenAPI document is true: schemathesis asks everything it describes, rightly and wrongly."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from serendip.server.app import DECLARED
from tests.server.browser import Browser
from tests.server.process import Process

EXAMPLES = 12
"""For each route; twice, once with what it takes and once with what it does not."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A process of its own: hypothesis watches what happens in ours."""
    process = Process(tmp_path_factory.mktemp("data"), "--limit=heavy_burst=100000")
    process.start()
    yield process
    assert process.stop() == 0


@pytest.fixture(scope="module")
def ann(server: Process) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def schema(server: Process) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.fixture(scope="module")
def rooms(ann: Browser) -> list[str]:
    """A room that waits, one that is played, one that is over and one that is not there."""
    over = ann.open("random", "random")
    ann.tab(over).until_table(lambda table: table["room"]["status"] == "over")
    return [ann.open("human", "open", "open"), ann.open("human", "thumb"), over, "aaaaaaaaaa"]


def test_every_route_is_described(ann: Browser) -> None:
    paths = ann.get("/api/openapi.json")["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert described >= {(route.method, route.path) for route in DECLARED}
    operators = ("/healthz", "/livez", "/readyz", "/metrics", "/api/openapi.json")
    assert described >= {("GET", path) for path in operators}


def operations(schema: Any) -> list[Any]:
    return [result.ok() for result in schema.get_all_operations()]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_every_route_answers_as_described(schema: Any, rooms: list[str], mode: str) -> None:
    wanted = schemathesis.GenerationMode(mode)
    asked = 0
    for operation in operations(schema):
        if mode == "negative" and not (operation.body or operation.path_parameters or operation.query):
            continue
        cases = operation.as_strategy(generation_mode=wanted)

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, room=st.sampled_from(rooms))
        def ask(case: Any, room: str) -> None:
            nonlocal asked
            if "room" in (case.path_parameters or {}) and mode == "positive":
                case.path_parameters["room"] = room
            case.call_and_validate(verify=False)
            asked += 1

        ask()
    assert asked > 100


def test_long_answers_are_packed_for_those_who_can_read_them(ann: Browser, server: Process) -> None:
    packed = ann.http.get("/api/games")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(packed.content) / 2
    plain = ann.http.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()
    stranger = Browser(server.url)  # of whom there is little to tell
    assert "content-encoding" not in stranger.http.get("/api/me").headers, "it is too short for that"
    stranger.close()
    room = ann.open("thumb", "random")
    ann.tab(room).until_table(lambda table: table["room"]["status"] == "over")
    replay = ann.http.get(f"/api/rooms/{room}/replay")
    assert replay.headers["content-encoding"] == "gzip"
    assert len(replay.json()["frames"]) > 20
