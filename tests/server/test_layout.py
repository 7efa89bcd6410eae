"""docs/server.md and docs/architecture.md name every package and module of the server, and nothing else."""

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "serendip" / "server"
PACKAGES = sorted(path.parent for path in SERVER.glob("**/__init__.py"))
LISTED = re.compile(r"^\| (?:`server/([a-z/]*?)/?`)? *\|.*\|(.*)\|$", re.MULTILINE)


def listed() -> dict[str, set[str]]:
    """The modules that docs/server.md names for each package; a row without a package goes on with the one before."""
    found: dict[str, set[str]] = {}
    package = ""
    for name, modules in LISTED.findall((ROOT / "docs" / "server.md").read_text(encoding="utf-8")):
        package = name or (package if found else "")
        found.setdefault(package, set()).update(re.findall(r"`(\w+)`", modules))
    return found


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(SERVER)))
def test_every_module_is_named_in_the_text_and_no_other(package: Path) -> None:
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    name = "" if package == SERVER else str(package.relative_to(SERVER))
    assert listed()[name] == modules


def test_the_architecture_names_every_package() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    serendip = SERVER.parent
    packages = {path.parent.name for path in serendip.glob("*/__init__.py")}
    packages |= {str(path.relative_to(serendip)) for path in PACKAGES if path != SERVER}
    assert packages <= set(re.findall(r"^\| `([\w/]+)`", text, re.MULTILINE))


def test_whole_packages_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Struct among them would stay Python: it belongs elsewhere."""
    monkeypatch.setattr(sys, "argv", ["setup.py", "--version"])
    monkeypatch.chdir(ROOT)
    setup = runpy.run_path(str(ROOT / "setup.py"))
    compiled = {path for path in setup["modules_to_compile"]() if SERVER in path.parents}
    whole = {path for package in setup["SERVER"] for path in package.glob("*.py") if path.name != "__init__.py"}
    assert compiled == whole
    assert len(whole) > 20
