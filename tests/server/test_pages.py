"""The page and what operators ask for."""

import gzip
import re
from pathlib import Path

import pytest

from serendip.server.http import pages
from tests.server.browser import Browser


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page in a folder of its own."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "pages.json").write_text('{"science": ["dark-matter"], "bench": ["for-science"]}')
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Table</title>")
    (tmp_path / "static" / "assets" / "main-abc123.js").write_text("console.info(1)")
    (tmp_path / "static" / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(b"console.info(1)"))
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    return tmp_path


@pytest.mark.usefixtures("built")
def test_the_page_answers_at_its_own_addresses(ann: Browser) -> None:
    room = ann.open("human", "thumb")
    for path in (
        "/",
        f"/table/{room}",
        f"/replay/{room}",
        "/rules/dark-matter",
        "/science/dark-matter",
        "/bench/for-science",
    ):
        answer = ann.http.get(path)
        assert answer.status_code == 200
        assert "<title>Table</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        *("/table/abcdefghjk", "/replay/", "/games/dark-matter", "/rules/chess", "/rules/dark-matter/1", "/nothing"),
        *("/science/pandorum", "/bench/dark-matter"),
    ],
)
def test_what_is_not_there_is_answered_so(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 404
    assert "<title>Table</title>" in answer.text, "the page says it in words"


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_sent_packed(ann: Browser) -> None:
    packed = ann.http.get("/assets/main-abc123.js")
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "console.info(1)")
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-type"].startswith("text/javascript")
    bare = ann.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert ann.http.get("/assets/none-abc123.js").status_code == 404
    assert ann.http.head("/").status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00.txt"]
)
def test_nothing_outside_the_page_is_served(ann: Browser, path: str) -> None:
    answer = ann.http.get(path)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_without_its_page_a_server_says_so_and_serves_tables(
    ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    for path in ("/", "/table/abcdefghjk"):
        answer = ann.http.get(path)
        assert answer.status_code == 503
        assert "has not been built" in answer.text
    assert ann.get("/api/games")
    assert ann.tab(ann.open("human", "thumb")).table["offers"]


def test_metrics_are_in_the_form_that_prometheus_reads(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "human"))
    tab.play(tab.offers[0])
    answer = ann.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in answer.text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) serendip_\w+ .+|serendip_\w+(\{\w+=\"[^\"]+\"\})? [0-9.e+-]+", line), line
    counted = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(counted["serendip_actions_total"]) >= 1
    assert float(counted["serendip_sockets"]) >= 1
    assert float(counted["serendip_play_seconds_count"]) >= 1


def test_health(ann: Browser) -> None:
    assert ann.get("/healthz")["status"] == "ok"


def test_what_is_not_there(ann: Browser) -> None:
    assert ann.get("/api/nothing", 404)["error"]["code"] == "no-such-page"
    wrong = ann.http.put("/api/rooms")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "no-such-method")
    assert set(wrong.headers["allow"].split(", ")) >= {"GET", "POST"}
