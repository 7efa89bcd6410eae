"""`serendip serve`: what it says when it can't serve."""

from pathlib import Path

import pytest

from serendip.cli import main
from serendip.server import journal
from serendip.server.configuration import configured
from serendip.server.run import listen
from serendip.server.settings import Limits
from serendip.server.storage.folder import own


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the loggers of this process as they are."""
    monkeypatch.setattr(journal, "write_to_stderr", lambda level: None)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as door:
        door.listen()
        port = str(door.getsockname()[1])
        told = complaint(capsys, "--data", str(tmp_path), "--port", port)
        assert f"port {port} of 127.0.0.1 can't be used" in told
        assert "choose another with --port" in told
    assert "--port is '99999', but it must be a whole number" in complaint(
        capsys, "--data", str(tmp_path), "--port", "99999"
    )


def test_data_of_another_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with own(tmp_path):
        assert "another server already uses" in complaint(capsys, "--data", str(tmp_path))
    own(tmp_path).close()


def test_a_folder_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert "can't be used for the server's data" in complaint(capsys, "--data", str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("speed=9", "--limit sets speed, which is unknown: there are body_bytes"),
        ("flood=much", "must be a whole number"),
        ("flood", "NAME=NUMBER"),
    ],
)
def test_limits_that_make_no_sense(capsys: pytest.CaptureFixture[str], wish: str, words: str) -> None:
    assert words in complaint(capsys, "--limit", wish)


def test_limits_are_changed_by_name() -> None:
    limits = configured({"limit": ["flood=7", "messages_per_second=2.5"]}, {}).limits
    assert (limits.flood, limits.messages_per_second) == (7, 2.5)
    assert limits.rooms_per_visitor == Limits().rooms_per_visitor
