"""Ask whether a pinned version has a known weakness that a newer one mends: `./audit` calls it.

The exit code is 0 if none is known, 1 if one is known that has a fix, and 2 if a service could not be asked. What has
no fix yet is told, and fails nothing: there is nothing to be done about it here.
"""

import json
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "build" / "audit"
PATIENCE = 300


class NobodyAsked(RuntimeError):
    """The service that knows weaknesses can't be reached."""


class Weakness(NamedTuple):
    """A package with a known weakness; `fix` says what mends it, if something does."""

    package: str
    name: str
    fix: str

    def __str__(self) -> str:
        """Return it in words."""
        return f"{self.package}: {self.name}, " + (f"mended by {self.fix}" if self.fix else "and no fix is known yet")


def pip_audit() -> Path:
    """Return the command, installed into build/ if it is not there."""
    command = TOOL / "bin" / "pip-audit"
    if not command.is_file():
        venv.create(TOOL, clear=True, with_pip=True)
        pip = [str(TOOL / "bin" / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        if subprocess.run([*pip, "pip-audit>=2.9"], check=False).returncode:
            raise NobodyAsked("pip-audit could not be installed")
    return command


def ask(command: list[str], cwd: Path) -> Any:
    """Return what a command tells as JSON. Raises NobodyAsked if it tells none."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise NobodyAsked(f"{Path(command[0]).name} had no answer after {PATIENCE} s") from None
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        last = (done.stderr.strip().splitlines() or ["no words"])[-1]
        raise NobodyAsked(f"{Path(command[0]).name} had no answer: {last}") from None


def in_python(told: Any) -> Iterator[Weakness]:
    """Yield the weaknesses that pip-audit has found."""
    for package in told["dependencies"]:
        for found in package.get("vulns", ()):
            yield Weakness(f"{package['name']} {package['version']}", found["id"], ", ".join(found["fix_versions"]))


def in_the_page(told: Any) -> Iterator[Weakness]:
    """Yield the weaknesses that npm has found. Raises NobodyAsked if it could not ask."""
    if "vulnerabilities" not in told:
        message = told.get("message") or told.get("error", {}).get("summary") or "it does not say why"
        raise NobodyAsked(f"npm had no answer: {message}")
    for name, found in told["vulnerabilities"].items():
        fix = found["fixAvailable"]
        newer = f"{fix['name']} {fix['version']}" if isinstance(fix, dict) else "a newer version" if fix else ""
        titles = [via["title"] for via in found["via"] if isinstance(via, dict)]
        yield Weakness(
            f"{name} {found['range']}", "; ".join(titles) or f"by {', '.join(map(str, found['via']))}", newer
        )


def everything() -> Iterator[tuple[str, list[Weakness]]]:
    """Yield each lock file with its weaknesses."""
    command = pip_audit()
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        asked = [str(command), "--requirement", str(file), "--disable-pip", "--format=json", "--progress-spinner=off"]
        yield f"requirements/{file.name}", list(in_python(ask(asked, ROOT)))
    yield "web/package-lock.json", list(in_the_page(ask(["npm", "audit", "--json"], ROOT / "web")))


def main() -> int:
    """Ask about every lock file and tell what came of it."""
    mended = False
    try:
        for file, found in everything():
            print(f"{file}: {'no known weakness' if not found else f'{len(found)} known'}")
            for weakness in found:
                print(f"  {weakness}")
                mended = mended or bool(weakness.fix)
    except NobodyAsked as error:
        print(f"Nobody could be asked: {error}. Nothing is known, neither good nor bad.", file=sys.stderr)
        return 2
    if mended:
        print("Bring in what mends them: python tools/lock.py, or npm update in web/; then ./test.", file=sys.stderr)
    return 1 if mended else 0


if __name__ == "__main__":
    sys.exit(main())
