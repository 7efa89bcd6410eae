"""One word means one thing, in Python and in TypeScript.

The project's own words name one class each in both languages together. Any other public class has a name of its own in
its language, too. A game speaks its own rulebook's words, so two games, or two boards, may have a word each; then it is
nothing's in the rest of the house. What is told of a thing, in a module `shapes`, has the thing's name, and so have the
action that brings it about and the component that draws it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

CONTRACT = {"Chance", "Entry", "Game", "Line", "Match", "Refusal", "Rulebook", "Ruleset", "Said", "State", "Step"}
SERVER = {"Film", "Pace", "Room", "Rooms", "SeatView", "Store", "Table", "Transaction"}
SHARED = {
    "Refusal": {"web/src/wire/socket.ts"},  # the wire's message that carries one
    "Rulebook": {"web/src/parts/Rulebook.svelte"},  # draws one
    "Table": {"web/src/pages/Table.svelte"},  # draws one
}
PICTURES = re.compile(r"bell|cable|chronicle|door|ears|errands?|floor|handless|house|orders|scholars?|sight|studies")
TYPE = re.compile(r"^\s*(?:export )?(?:interface|type|class|enum) ([A-Z]\w*)(?![\w,]| })", re.MULTILINE)

SAME_IN_PYTHON = {
    "Analysis": "the lab's, and the body in which the server tells it",
    "View": "what all views begin with; each game's own goes on from there",
}
SAME_ON_THE_PAGE = {
    "Bench": "the page on which one practises shows the bench",
    "CloseUp": "the table frames what each board draws",
    "Point": "a place on a plane",
    "Props": "what a component is given, each its own",
    "Text": "the keys of a module's own texts",
}


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


def owner(path: Path, inside: str) -> str:
    """Return the game or board that a file belongs to; "" for the rest of the house."""
    parts = path.relative_to(ROOT).parts
    at = parts.index(inside) + 1 if inside in parts else len(parts)
    return parts[at] if at < len(parts) - 1 else ""


def role(path: Path) -> str:
    """Return what a file makes of a word: it tells of the thing, chooses it, draws it, or else is the thing."""
    told, chosen = path.name == "shapes.py", path.name == "actions.py"
    drawn = "a figure of it" if "figures" in path.parts else "draws"
    return (
        f"tells in {path.parent.name}" if told else "chooses" if chosen else drawn if path.suffix == ".svelte" else "is"
    )


def shared(folder: str, inside: str) -> dict[str, list[str]]:
    """Return the names that more than one thing has, with their places."""
    found: dict[str, list[Path]] = {}
    for path in sources():
        if path.is_relative_to(ROOT / folder):
            for name in dict.fromkeys(classes(path)):
                found.setdefault(name, []).append(path)
    twice: dict[str, list[str]] = {}
    for name, paths in found.items():
        owners = {owner(path, inside) for path in paths}
        things = {(owner(path, inside), role(path)) for path in paths}
        if ("" in owners and len(owners) > 1) or len(things) < len(paths):
            twice[name] = [str(path.relative_to(ROOT)) for path in paths]
    return twice


def classes(path: Path) -> Iterator[str]:
    """Yield the public classes and types that a file makes."""
    if path.suffix != ".py":
        yield from names(path)
        return
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


@pytest.mark.parametrize(
    ("folder", "inside", "same"),
    [("src/serendip", "games", SAME_IN_PYTHON), ("web/src", "boards", SAME_ON_THE_PAGE)],
)
def test_a_name_is_one_things(folder: str, inside: str, same: dict[str, str]) -> None:
    twice = shared(folder, inside)
    assert {name: places for name, places in twice.items() if name not in same} == {}
    assert set(same) <= set(twice), "what is listed is still there"


def test_files_have_plain_names() -> None:
    assert [str(path.relative_to(ROOT)) for path in sources() if PICTURES.fullmatch(path.name.split(".")[0])] == []
