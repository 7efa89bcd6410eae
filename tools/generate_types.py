"""Write the page's TypeScript types from the Python side, so that both speak of the same messages, views and actions.

`web/src/wire/generated/` has a file for each module of `serendip.server.protocol`, the HTTP routes, and what the core
tells; `web/src/boards/<game>/generated/` has the views and actions of each game that has a board.

    python tools/generate_types.py            write them
    python tools/generate_types.py --check    say which of them are out of date, and fail if one is
"""

import json
import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import serendip
from serendip.core import action as core_action
from serendip.core import shapes as core_shapes
from serendip.core.game import Game
from serendip.games import GAMES
from serendip.server.app import DECLARED
from serendip.server.protocol import bodies, codes, from_client, kept, requests, shapes, to_client, values
from tools.typescript import Page, Pages, comment, union

WEB: Final = Path(__file__).resolve().parents[1] / "web" / "src"
WIRE: Final = WEB / "wire" / "generated"
BOARDS: Final = WEB / "boards"


def generated() -> dict[Path, str]:
    """Return the text of every file."""
    pages = Pages()
    core = pages.page(WIRE / "core.ts", "What the core tells of every game.")
    core.declare_plain()
    core.declare(core_shapes)
    core.declare(core_action, only=("Ranged",))
    wire = {}
    for module, title in (
        (values, "The small values that messages and HTTP bodies are made of."),
        (codes, "The codes that programs know each other's reasons by."),
        (shapes, "What messages and HTTP bodies are made of besides numbers and words."),
        (requests, "What the HTTP routes take."),
        (bodies, "What the HTTP routes give."),
        (kept, "What is kept about a visitor, as that visitor is told of it."),
        (to_client, "What the server sends over a socket."),
        (from_client, "What clients send over a socket."),
    ):
        name = module.__name__.rpartition(".")[2].replace("_", "-")
        wire[module] = pages.page(WIRE / f"{name}.ts", title)
        wire[module].declare(module, any_field=("AnyAction",))
    for module in (values, codes):
        add_constants(wire[module], module)
    add_answers(wire[from_client])
    add_routes(pages.page(WIRE / "routes.ts", "Every HTTP route: what it takes and gives."))
    for name in GAMES:
        if (BOARDS / name).is_dir():
            add_game(pages, serendip.game(name), wire[shapes])
    return {page.path: page.text() for page in pages.pages}


def add_constants(page: Page, module: ModuleType) -> None:
    """Add the numbers and words that are fixed in a module."""
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, (int, str)):
            page.add(f"{page.doc_of(module, name)}export const {name} = {json.dumps(value)};")


def add_answers(page: Page) -> None:
    """Add with what each message is answered."""
    for name, answers in (("Answers", from_client.ANSWERS), ("PracticeAnswers", from_client.PRACTICE_ANSWERS)):
        rows = ""
        for asked, answer in answers.items():
            tag = asked.__struct_config__.tag
            key = tag if str(tag).isidentifier() else json.dumps(tag)
            rows += f"  {key}: {'null' if answer is None else page.refer(answer)};\n"
        words = "at a table" if name == "Answers" else "at a practice bench"
        head = comment(f"With what each message is answered {words}, unless it is refused; null: not at all.")
        page.add(f"{head}export interface {name} {{\n{rows}}}")


def add_routes(page: Page) -> None:
    """Add the table of routes."""
    rows = ""
    for route in DECLARED:
        body = "null" if route.body is None else page.refer(route.body)
        parts = [f"body: {body}", f"answer: {page.refer(route.answer)}"]
        if route.query:
            parts.append(f"query: {{ {'; '.join(f'{query.name}?: string' for query in route.query)} }}")
        name = json.dumps(f"{route.method} {route.path}")
        rows += f"{comment(route.words, '  ')}  {name}: {{ {'; '.join(parts)} }};\n"
    page.add(f"export interface Routes {{\n{rows}}}")


def add_game(pages: Pages, game: Game, wire: Page) -> None:
    """Add the files of one game's board: what is seen, what can be done, and for the `wire` what is told of builds."""
    folder = BOARDS / game.name / "generated"
    package = game.package
    own = "".join(part.title() for part in game.name.split("-"))
    if find_spec(f"{package}.seen.shapes"):
        view = pages.page(folder / "view.ts", f"What a seat may know of a position of {game.title}.")
        seen = import_module(f"{package}.seen.shapes")
        view.declare(seen, renamed={"View": f"{own}View"}, heads={"View": core_shapes.View})
    if (files(package) / "building" / "shapes.py").is_file():
        building = pages.page(folder / "building.ts", f"What live builds of {game.title} are told and asked.")
        own_shapes, wishes = import_module(f"{package}.building.shapes"), import_module(f"{package}.building.wishes")
        building.declare(own_shapes)
        building.declare(wishes)
        wire.form(shapes.AnyPlan, own_shapes.Plan)
        wire.form(shapes.AnyReference, own_shapes.Reference)
        wire.form(shapes.AnyVerdict, own_shapes.Verdict)
        wire.form(shapes.AnyWish, "Wishes")
        wire.form(shapes.AnyPractice, wishes.PracticeWish)
    page = pages.page(folder / "actions.ts", f"Everything that a player of {game.title} can choose.")
    kinds = [kind for kind in game.actions if kind.__module__.startswith(package)]
    for module in dict.fromkeys(kind.__module__ for kind in kinds):
        page.declare(import_module(module))
    listed = " | ".join(kind.__name__ for kind in kinds)
    page.add(union(f"{own}Action", listed))
    page.add(f"export interface {own}Offer extends {page.refer(shapes.Offer)} {{\n  action: {own}Action;\n}}")


def main(arguments: list[str]) -> int:
    """Write or check all files."""
    stale = 0
    files = generated()
    for path, text in files.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in arguments:
            stale = 1
            print(f"{path.relative_to(WEB)} is out of date: run python tools/generate_types.py")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(WEB)}")
    for path in [*WIRE.glob("*.ts"), *BOARDS.glob("*/generated/*.ts")]:
        if path not in files:
            stale = 1
            print(f"{path.relative_to(WEB)} is made of nothing any more: remove it")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
