"""`./audit`: what it makes of the answers of pip-audit and npm. The services themselves are not asked here."""

import json
import os
from pathlib import Path

import pytest

from tools import audit

PYTHON = {
    "dependencies": [
        {"name": "calm", "version": "1.0", "vulns": []},
        {"name": "skipped", "skip_reason": "not on this system"},
        {"name": "leaky", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": []}]},
        {"name": "hopeless", "version": "3.0", "vulns": [{"id": "PYSEC-2", "fix_versions": []}]},
    ]
}
SAFE = {"dependencies": [{"name": "calm", "version": "1.0", "vulns": []}]}
PAGE = {
    "vulnerabilities": {
        "vite": {
            "range": "<9",
            "fixAvailable": {"name": "vite", "version": "9.0.1"},
            "via": [{"title": "Reads files"}],
        },
        "rolldown": {"range": "*", "fixAvailable": False, "via": ["vite"]},
        "svelte": {"range": "<6", "fixAvailable": True, "via": [{"title": "Sings"}]},
    }
}


@pytest.fixture
def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Commands that answer with what stands in files: `python` and `npm`."""
    for name in ("python", "npm"):
        command = tmp_path / (name if name == "npm" else "pip-audit")
        command.write_text(f'#!/bin/sh\ncat "{tmp_path}/{name}.json"\n')
        command.chmod(0o755)
    monkeypatch.setattr(audit, "pip_audit", lambda: tmp_path / "pip-audit")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def told(answers: Path, python: object, page: object) -> int:
    (answers / "python.json").write_text(python if isinstance(python, str) else json.dumps(python))
    (answers / "npm.json").write_text(page if isinstance(page, str) else json.dumps(page))
    return audit.main()


def test_nothing_known_is_well(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(answers, SAFE, {"vulnerabilities": {}}) == 0
    said = capsys.readouterr().out
    for file in ("requirements/server.txt", "requirements/dev.txt", "requirements/node.txt", "web/package-lock.json"):
        assert f"{file}: no known weakness" in said


def test_what_a_newer_version_mends_fails(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(answers, PYTHON, {"vulnerabilities": {}}) == 1
    said = capsys.readouterr()
    assert "leaky 2.0: PYSEC-1, mended by 2.1" in said.out
    assert "hopeless 3.0: PYSEC-2, and no fix is known yet" in said.out
    assert "python tools/lock.py" in said.err


def test_what_nothing_mends_is_told_only(answers: Path) -> None:
    hopeless = {"dependencies": PYTHON["dependencies"][-1:]}
    assert told(answers, hopeless, {"vulnerabilities": {}}) == 0


def test_the_page_is_looked_at_too(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(answers, SAFE, PAGE) == 1
    said = capsys.readouterr().out
    assert "vite <9: Reads files, mended by vite 9.0.1" in said
    assert "rolldown *: by vite, and no fix is known yet" in said
    assert "svelte <6: Sings, mended by a newer version" in said


@pytest.mark.parametrize(
    ("python", "page"),
    [
        ("", {"vulnerabilities": {}}),
        (SAFE, {"message": "request to https://registry failed", "error": {"summary": ""}}),
        (SAFE, {"error": {"summary": "audit endpoint returned an error"}}),
        (SAFE, "not JSON"),
    ],
)
def test_a_service_that_does_not_answer_is_said(
    answers: Path, capsys: pytest.CaptureFixture[str], python: object, page: object
) -> None:
    assert told(answers, python, page) == 2
    assert "Nobody could be asked" in capsys.readouterr().err
