"""Every commit since this test came says where and what in its first line. Older ones are as they are."""

import subprocess
from pathlib import Path

import pytest

from tools.commit_message import faults

ROOT = Path(__file__).parents[2]
MOST = 300
"""So many of the latest commits are read."""


def git(*words: str) -> str:
    """Return what git says, nothing where there is no git or no repository."""
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (FileNotFoundError, subprocess.CalledProcessError):
        return ""


def messages_since(path: Path) -> list[str]:
    """Return the messages of the commit that brought a file and of those after it, the latest first."""
    came = git("log", "--diff-filter=A", "--format=%H", "--", str(path)).split()
    if not came:
        return []
    later = git("log", f"-{MOST}", "--format=%B%x00", f"{came[-1]}..HEAD")
    return [message.strip() for message in (later + git("show", "-s", "--format=%B", came[-1])).split("\0")]


def test_commits_say_where_and_what() -> None:
    top = git("rev-parse", "--show-toplevel")
    if not top or Path(top) != ROOT:
        pytest.skip("there is no git history here, as in a package of the sources")
    wrong = {message.partition("\n")[0]: faults(message) for message in messages_since(Path(__file__))}
    assert {subject: found for subject, found in wrong.items() if found} == {}


def test_messages_are_read_from_the_commit_that_brought_a_file() -> None:
    if not git("log", "-2", "--format=%H").count("\n"):
        pytest.skip("there is no git history here, or one commit of it")
    read = messages_since(ROOT / "tools" / "commit_message.py")
    assert read
    assert git("log", "-1", "--format=%B") == read[0]
