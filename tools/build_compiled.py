"""Build the compiled package into build/compiled, doing no more than what changed asks for.

Put build/compiled first on PYTHONPATH to play with it. `ensure()` is for tests; the command is
`python tools/build_compiled.py`.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "serendip"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"
REPORT = ROOT / "build" / "compiled.log"


class BuildFailed(RuntimeError):
    """The compiled package could not be built; the message says why."""


def fingerprint(paths: Iterable[Path]) -> str:
    """Return a hash of these files, their names and the Python that runs this."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def fingerprints() -> tuple[str, str]:
    """Return the hash of what the C extensions are made of, and of the whole package."""
    settings = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    parts = ("core", "games", "server/tables", "server/transport")
    compiled = [path for part in parts for path in (PACKAGE / part).rglob("*.py")]
    return fingerprint([*settings, *compiled]), fingerprint([*settings, *PACKAGE.rglob("*")])


def check_compiler() -> None:
    """Say what to install when C cannot be compiled here."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None or not header.is_file():
        raise BuildFailed(
            f"A compiled build needs the C compiler {compiler} and {header}.\n"
            "On Debian: sudo apt install gcc python3-dev; `./test --quick` does without it."
        )


def setup(*arguments: str, compiled: bool) -> None:
    """Run setup.py, its many words going to build/compiled.log."""
    with REPORT.open("w", encoding="utf-8") as report:
        done = subprocess.run(
            [sys.executable, "setup.py", "egg_info", "--egg-base", "build", *arguments],
            cwd=ROOT,
            env={**os.environ, "SERENDIP_COMPILED": str(int(compiled))},
            stdout=report,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        last = "\n".join(REPORT.read_text(encoding="utf-8").splitlines()[-30:])
        raise BuildFailed(f"{last}\nThe compiled build failed; all of it is in {REPORT.relative_to(ROOT)}.")


def build_all() -> None:
    """Build anew: Python files, data and the C extensions, as one importable package."""
    check_compiler()
    shutil.rmtree(TARGET, ignore_errors=True)
    cores = str(os.cpu_count() or 1)
    setup("build", "--build-base", "build/c", "--build-lib", "build/compiled", "-j", cores, compiled=True)


def copy_python() -> None:
    """Bring in the Python files and data of today beside the C extensions, which are still right."""
    for path in TARGET.rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    setup("build_py", "--build-lib", "build/compiled", compiled=False)


def ensure() -> Path:
    """Return the folder to put first on the path, after building what is not there or not fresh."""
    TARGET.parent.mkdir(exist_ok=True)
    with TARGET.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests may run in several processes
        compiled, package = fingerprints()
        stamp = STAMP.read_text(encoding="ascii").split() if STAMP.is_file() else ["", ""]
        if stamp == [compiled, package]:
            return TARGET
        if stamp[0] == compiled:
            copy_python()
        else:
            build_all()
        # The hashes from before the build: a source that was saved meanwhile makes it stale at once.
        STAMP.write_text(f"{compiled} {package}", encoding="ascii")
    return TARGET


def main() -> int:
    """Build what is not fresh and say how long it took."""
    start = time.monotonic()
    try:
        target = ensure()
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    modules = len(list((target / "serendip").rglob("*.so")))
    print(f"build/compiled is fresh after {time.monotonic() - start:.1f} s: {modules} modules are C")
    return 0


if __name__ == "__main__":
    sys.exit(main())
