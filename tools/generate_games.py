"""Write what the compiled build needs spelled out, from what each game declares once.

`generated/fields.py` comes from state.py: how a state is copied, and the types of its fields. `generated/offers.py`
comes from the sections in `rules`: which of them are asked at which stage, as plain calls. `generated/fingerprint.py`
names the rules as they are. `generated/numbers.py` keeps the numbers of the pieces, and of the names in state.py: what
positions that are on some server speak of.

python tools/generate_games.py            write what has changed
python tools/generate_games.py --check    change nothing; fail if something is out of date
"""

import argparse
import ast
import subprocess
import sys
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from types import ModuleType

import serendip
from serendip.core.declared import source
from serendip.core.fingerprint import worked_out
from serendip.core.sections import Offer, Sections
from serendip.core.state import State
from serendip.games import GAMES

SAMPLE = Path(__file__).resolve().parents[1] / "src" / "serendip" / "games" / "generated.py"
"""As which file ruff is to take what it lays out."""


def without_the_generated() -> None:
    """Let the games be imported whatever the files say that are written here, for they may be out of date."""
    for package in GAMES.values():
        register = Path(__file__).resolve().parents[1] / "src" / package.replace(".", "/") / "generated" / "numbers.py"
        if not register.is_file():
            stand_in = ModuleType(f"{package}.generated.numbers")
            vars(stand_in).update({"NUMBERS": defaultdict(tuple), "NAMES": {}})
            sys.modules[stand_in.__name__] = stand_in
        for name, content in (("fields", {"FIELDS": None}), ("offers", {"legal": None})):
            stand_in = ModuleType(f"{package}.generated.{name}")
            vars(stand_in).update(content)
            sys.modules[stand_in.__name__] = stand_in


def texts() -> dict[Path, str]:
    """Return what each file should say."""
    found: dict[Path, str] = {}
    for name in GAMES:
        package = serendip.game(name).package
        module = import_module(f"{package}.state")
        assert module.__file__ is not None
        classes = [
            kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
        ]
        [declared] = [kind for kind in classes if issubclass(kind, State)]
        folder = Path(module.__file__).parent / "generated"
        title = serendip.game(name).title
        found[folder / "fields.py"] = laid_out(source(declared, title))
        found[folder / "offers.py"] = laid_out(offers(import_module(f"{package}.rules").RULES, declared, title))
        found[folder / "numbers.py"] = laid_out(numbers(package, module, title))
        found[folder / "fingerprint.py"] = laid_out(
            f'"""Which rules of {title} these are. Made from its code and data by tools/generate_games.py."""\n\n'
            f'from typing import Final\n\nFINGERPRINT: Final = "{worked_out(f"{package}.game")}"\n'
        )
    return found


def numbers(package: str, state: ModuleType, title: str) -> str:
    """Return Python that lists the pieces of a game by number, and what the names in its state.py stand for."""
    numbered = import_module(f"{package}.components").NUMBERED
    before: dict[str, int] = import_module(f"{package}.generated.numbers").NAMES
    source_text = Path(str(state.__file__)).read_text(encoding="utf-8")
    declared = [node.target for node in ast.parse(source_text).body if isinstance(node, ast.AnnAssign)]
    names = {target.id: vars(state)[target.id] for target in declared if isinstance(target, ast.Name)}
    names = {name: value for name, value in names.items() if isinstance(value, int)}
    for name, value in names.items():
        if before.get(name, value) != value:
            sys.exit(
                f"{state.__file__}: {name} was {before[name]} and is {value}. Running matches have the old number in "
                "their positions: leave it as it was and give new names new numbers"
            )
    lists = {kind: tuple(rows) for kind, rows in numbered.items()}
    return (
        f'"""The numbers of the pieces of {title}: a piece keeps its own. Made by tools/generate_games.py."""\n\n'
        f"from typing import Final\n\nNUMBERS: Final[dict[str, tuple[str, ...]]] = {lists!r}\n"
        f"NAMES: Final[dict[str, int]] = {names!r}\n"
    )


def offers(rules: Sections, declared: type[State], title: str) -> str:
    """Return Python that asks the sections of each stage in their order, those of the fullest stage first."""
    called = {offer: f"{offer.__module__.rpartition('.')[2]}_{offer.__name__}" for row in rules.offers for offer in row}
    assert len(set(called.values())) == len(called), "two sections have one name"
    stages: dict[tuple[Offer, ...], list[int]] = {}
    for stage, row in enumerate(rules.offers):
        if row:
            stages.setdefault(tuple(row), []).append(stage)
    lines = [
        f'"""Which sections of {title} are asked at which stage: the rules\' own list, as plain calls.',
        "",
        "Made from rules/__init__.py by tools/generate_games.py.",
        '"""',
        "",
        "from serendip.core.action import Action",
        f"from {declared.__module__} import {declared.__name__}",
        f"from {rules.stage.__module__} import {rules.stage.__name__}",
        *sorted(f"from {offer.__module__} import {offer.__name__} as {name}" for offer, name in called.items()),
        "",
        f"def legal(state: {declared.__name__}, seat: int) -> list[Action]:",
        '    """Return every legal action of a seat that is asked, in the order of the sections."""',
        "    offers: list[Action] = []",
        f"    now = {rules.stage.__name__}(state, seat)",
    ]
    word = "if"
    for calls, alike in sorted(stages.items(), key=lambda row: -len(row[0])):
        when = f"== {alike[0]}" if len(alike) == 1 else f"in {tuple(alike)}"
        lines += [f"    {word} now {when}:", *[f"        {called[offer]}(state, seat, offers)" for offer in calls]]
        word = "elif"
    return "\n".join([*lines, "    return offers"]) + "\n"


def laid_out(text: str) -> str:
    """Return Python as ruff lays it out."""
    for command in (["check", "--select", "I", "--fix", "-q"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(SAMPLE), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout
    return text


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something is out of date")
    check = parser.parse_args().check
    without_the_generated()
    stale = [(path, text) for path, text in texts().items() if not path.is_file() or path.read_text() != text]
    for path, text in stale:
        if check:
            print(f"{path} is out of date: run python tools/generate_games.py")
            continue
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").write_text(
            '"""What is made from the game\'s own declarations: not edited by hand."""\n'
        )
        path.write_text(text)
        print(f"wrote {path}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
