"""Games that are kept: a run that was stopped goes on and ends as if it never was."""

from pathlib import Path

import pytest

from serendip.lab.kept import BadGames, begin, go_on
from serendip.lab.simulate import simulate
from tests.cli.keyboard import serendip

PLAN = {"command": "simulate", "game": "dark-matter"}
SIMULATE = ("simulate", "dark-matter", "--games", "9", "--workers", "1", "--json", "--keep")


def test_a_run_goes_on_after_a_stop_and_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "run.games"
    assert serendip(*SIMULATE, str(path)).code == 0
    whole = path.read_text(encoding="utf-8")
    fresh = serendip("simulate", "dark-matter", "--games", "9", "--workers", "1", "--json").out
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:6]) + lines[6][:20], encoding="utf-8")
    again = serendip("simulate", "--resume", str(path), "--json", "--workers", "1")
    assert (again.code, again.out) == (0, fresh)
    assert sorted(path.read_text(encoding="utf-8").splitlines()) == sorted(whole.splitlines())


def test_ctrl_c_keeps_the_games_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def stop(self: object, done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("serendip.cli.progress.Progress.__call__", stop)
        stopped = serendip(*SIMULATE[:-1])
    assert stopped.code == 130
    assert "3 of 9 games are kept in dark-matter.games; go on with: serendip simulate --resume" in stopped.err
    more = serendip("simulate", "--resume", "dark-matter.games", "--games", "12", "--workers", "1", "--json")
    assert more.out == serendip(*SIMULATE[:2], "--games", "12", "--workers", "1", "--json").out


def test_files_that_do_not_fit_are_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "run.games"
    with begin(path, PLAN) as kept:
        simulate("dark-matter", games=2, workers=1, keeper=kept)
    for argv, words in (
        ((*SIMULATE, str(path)), "is there already: go on with it by --resume"),
        (("arena", "--resume", str(path)), "is of `serendip simulate`"),
        (("simulate", "dark-matter", "--resume", str(path)), "keeps its game and all the rest"),
        (("simulate", "--resume", str(tmp_path / "none")), "can't be read"),
        ((*SIMULATE, str(tmp_path / "no" / "folder")), "can't be written"),
        (("simulate",), "say which game"),
    ):
        answer = serendip(*argv)
        assert (answer.code, words in answer.err) == (2, True), answer.err
    path.write_text(path.read_text(encoding="utf-8").replace('"rules": "', '"rules": "x'), encoding="utf-8")
    with pytest.raises(BadGames, match="other rules"):
        go_on(path)
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadGames, match="holds no games of the lab"):
        go_on(path)
