"""Write the `generated/fields.py` of every game from its state.py: how a state is copied, and the types of its fields.

python tools/generate_fields.py            write what has changed
python tools/generate_fields.py --check    change nothing; fail if something is out of date
"""

import argparse
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import serendip
from serendip.core.declared import source
from serendip.core.state import State
from serendip.games import GAMES


def texts() -> dict[Path, str]:
    """Return what each game's file should say, for the games that declare their fields."""
    found: dict[Path, str] = {}
    for name in GAMES:
        package = serendip.game(name).package
        module = import_module(f"{package}.state")
        assert module.__file__ is not None
        classes = [
            kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
        ]
        [declared] = [kind for kind in classes if issubclass(kind, State)]
        if "__init__" in vars(declared):
            found[Path(module.__file__).parent / "generated" / "fields.py"] = laid_out(
                source(declared, serendip.game(name).title)
            )
    return found


def laid_out(text: str) -> str:
    """Return Python as ruff lays it out."""
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "fields.py", "-"]
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something is out of date")
    check = parser.parse_args().check
    stale = [(path, text) for path, text in texts().items() if not path.is_file() or path.read_text() != text]
    for path, text in stale:
        if check:
            print(f"{path} is out of date: run python tools/generate_fields.py")
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
