"""A wheel has the page in it, always; in an empty environment it serves tables."""

import os
import runpy
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from setuptools import build_meta

from tests.build.installed import ROOT, Installed, copy_of_the_repository, play


def setup(folder: Path, *command: str, path: str | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a build in a folder with the setuptools that is here: nothing is fetched but by npm."""
    return subprocess.run(
        [sys.executable, "-c", "import sys; from setuptools import build_meta as b; " + command[0]],
        cwd=folder,
        env={**os.environ, "SERENDIP_COMPILED": "0", **({} if path is None else {"PATH": path})},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_fresh_clone_makes_an_sdist_that_makes_a_wheel_that_serves(tmp_path: Path) -> None:
    clone = copy_of_the_repository(tmp_path / "clone")
    assert not (clone / "src/serendip/server/static").exists()
    made = setup(clone, f"b.build_sdist({str(tmp_path)!r})")
    assert made.returncode == 0, made.stderr
    [sdist] = tmp_path.glob("serendip-*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "sdist", filter="data")
    [unpacked] = (tmp_path / "sdist").iterdir()
    made = setup(unpacked, f"b.build_wheel({str(tmp_path)!r})")
    assert made.returncode == 0, made.stdout + made.stderr
    [wheel] = tmp_path.glob("serendip-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "serendip/server/static/index.html" in names
    assert any(name.startswith("serendip/server/static/assets/") for name in names)
    assert not [name for name in names if not name.startswith("serendip")]
    installed = Installed(tmp_path)
    installed.install(wheel)
    with installed.serving() as url:
        play(url)


def test_without_node_a_wheel_is_refused_in_words(tmp_path: Path) -> None:
    clone = copy_of_the_repository(tmp_path / "clone")
    made = setup(clone, f"sys.executable = '/nowhere/python'; b.build_wheel({str(tmp_path)!r})", path="/nowhere")
    assert made.returncode
    assert "The page needs Node.js 20 or newer" in made.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_pip_is_asked_for_a_node_if_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    functions = runpy.run_path(str(ROOT / "setup.py"))
    pins = [line.split()[0] for line in (ROOT / "requirements/node.txt").read_text().splitlines() if "==" in line]
    page = functions["page"]()
    monkeypatch.setitem(functions["node_requirements"].__globals__, "page", lambda: page)
    monkeypatch.setitem(sys.modules, "setuptools.build_meta", build_meta)
    monkeypatch.setattr(page, "fresh", lambda: False)
    monkeypatch.setattr(page, "node", lambda: None)
    assert functions["node_requirements"]() == [pins[0]]
    monkeypatch.setattr(page, "node", lambda: "v22.1.0")
    assert functions["node_requirements"]() == []
    monkeypatch.setattr(page, "node", lambda: None)
    monkeypatch.delitem(sys.modules, "setuptools.build_meta")
    assert functions["node_requirements"]() == []
