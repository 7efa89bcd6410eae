"""Whatever on the page is marked as a copy of a rule names what it mirrors and who compares it, and is compared."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
MARKED = sorted(path for path in PAGE.rglob("*.ts") if "A copy of the engine's rule" in path.read_text("utf-8"))
COMPARES = sorted((ROOT / "web" / "tests" / "engine").glob("*.compare.ts"))


def imported(path: Path) -> set[Path]:
    """Return the files of the page that a file imports code from, not only types."""
    found = re.findall(r'import (?!type)[^;]*? from "(\.[^"]+)"', path.read_text(encoding="utf-8"))
    return {Path(f"{(path.parent / name).resolve()}.ts") for name in found}


def test_every_copy_is_compared() -> None:
    direct = set().union(*map(imported, COMPARES))
    reached = direct.union(*(imported(path) for path in direct & set(MARKED)))
    assert [str(path.relative_to(ROOT)) for path in MARKED if path not in reached] == []


@pytest.mark.parametrize("path", MARKED, ids=lambda path: path.relative_to(PAGE / "boards").as_posix())
def test_every_copy_names_what_it_mirrors_and_who_compares_it(path: Path) -> None:
    mark = re.search(r"/\*\*(?:(?!\*/).)*A copy of the engine's rule.*?\*/", path.read_text("utf-8"), re.DOTALL)
    assert mark
    named = re.findall(r"\b(?:src|tests)/[\w/]+(?:\.py)?", mark[0])
    assert {name.partition("/")[0] for name in named} == {"src", "tests"}
    assert [name for name in named if not (ROOT / name).exists()] == []
