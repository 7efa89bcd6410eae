"""Write docs/modules.md: every module of Serendip with the first line of its docstring, but for the server's.

python tools/list_modules.py            write it
python tools/list_modules.py --check    change nothing; fail if it is out of date
"""

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "serendip"
PAGE = ROOT / "docs" / "modules.md"
PARTS = ["core", "conformance", "games", "bots", "lab", "envs", "cli"]
HEAD = """# Every module

<!-- Made by `python tools/list_modules.py` from the first line of each docstring. Do not edit. -->

[How it is built](architecture.md) has the ideas; those of the server are in [its own page](server.md).
"""


def first_line(path: Path) -> str:
    """Return the first line of a module's docstring. Raises SystemExit if it has none."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not said:
        raise SystemExit(f"{path.relative_to(ROOT)} does not say what it is for")
    return said.splitlines()[0].rstrip(":").replace("|", "\\|")


def section(folder: Path, modules: list[Path]) -> str:
    """Return the table of a folder: its own modules, and those of the folders below it."""
    rows = [f"| `{path.relative_to(folder).with_suffix('')}` | {first_line(path)} |" for path in modules]
    title = f"## `{folder.relative_to(SOURCES)}`"
    return "\n".join(
        [title, first_line(folder / "__init__.py"), "", "| module | what it is for |", "|---|---|", *rows, ""]
    )


def modules(folder: Path, deep: bool) -> list[Path]:
    """Return the modules of a folder, those of the folders below it too if it is deep."""
    found = folder.rglob("*.py") if deep else folder.glob("*.py")
    return sorted(path for path in found if path.name != "__init__.py")


def text() -> str:
    """Return the page as it should be: a section for each part, and for each game."""
    sections = [HEAD]
    for name in PARTS:
        folder = SOURCES / name
        sections.append(section(folder, modules(folder, deep=name != "games")))
        games = sorted(path.parent for path in folder.glob("*/__init__.py")) if name == "games" else []
        sections += [section(game, modules(game, deep=True)) for game in games]
    return "\n".join(sections)


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if it is out of date")
    check = parser.parse_args().check
    wanted = text()
    if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    if check:
        print("docs/modules.md is out of date: run python tools/list_modules.py")
        return 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
