"""One word means one thing: the project's own words name one class each, in Python and in TypeScript.

What is generated for the page may share a name with what it is generated from, and a game's view may show an outcome.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

CONTRACT = {"Chance", "Entry", "Game", "Line", "Match", "Refusal", "Rulebook", "Ruleset", "Said", "State", "Step"}
SERVER = {"Film", "Pace", "Room", "Rooms", "SeatView", "Store", "Table", "Transaction"}
SHARED = {
    "Refusal": {"web/src/wire/socket.ts"},  # the wire's message that carries one
    "Rulebook": {"web/src/parts/Rulebook.svelte"},  # draws one
    "Table": {"web/src/pages/Table.svelte"},  # draws one
}
PICTURES = re.compile(r"bell|cable|chronicle|door|ears|errands?|floor|handless|house|orders|scholars?|sight|studies")
TYPE = re.compile(r"^\s*(?:export )?(?:interface|type|class|enum) ([A-Z]\w*)", re.MULTILINE)


def sources() -> list[Path]:
    """Return every source that is written by hand."""
    folders = [ROOT / name for name in ("src", "tests", "tools", "benchmarks", "web/src", "web/tests")]
    found = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".py", ".ts", ".svelte")]
    return sorted(path for path in found if not {"generated", "node_modules", "static"} & set(path.parts))


def names(path: Path) -> Iterator[str]:
    """Yield the classes and types that a file makes."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from TYPE.findall(text)
        if path.suffix == ".svelte":
            yield path.stem
        return
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def test_a_word_of_the_contract_names_one_thing() -> None:
    found: dict[str, list[str]] = {}
    for path in sources():
        place = str(path.relative_to(ROOT))
        for name in names(path):
            if name in CONTRACT | SERVER and place not in SHARED.get(name, ()):
                found.setdefault(name, []).append(place)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
    assert set(found) == CONTRACT | SERVER


def test_files_have_plain_names() -> None:
    assert [str(path.relative_to(ROOT)) for path in sources() if PICTURES.fullmatch(path.name.split(".")[0])] == []
