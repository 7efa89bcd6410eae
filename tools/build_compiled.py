"""Build the compiled package into build/compiled, doing no more than what changed asks for.

Put build/compiled first on PYTHONPATH to play with it. `ensure()` is for tests; the command is
`python tools/build_compiled.py`. What was compiled once is kept in the user's cache folder by the hash of all that went
into it, so another checkout of the same sources compiles nothing.
"""

import argparse
import ast
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import distributions
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import page

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "serendip"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET.with_suffix(".stamp")
REPORT = ROOT / "build" / "compiled.log"
KEPT = 4
"""How many builds the cache keeps."""


class BuildFailed(RuntimeError):
    """The compiled package could not be built; the message says why."""


def cache_folder() -> Path:
    """Return the folder in which builds are kept by their hash."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "serendip" / "compiled"


def fingerprint(paths: Iterable[Path], *facts: str) -> str:
    """Return a hash of these files, their names, the Python that runs this and other facts."""
    digest = hashlib.sha256(sys.version.encode())
    for fact in facts:
        digest.update(f"\n{fact}".encode())
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def modules_to_compile() -> list[Path]:
    """Return the modules that setup.py has mypyc compile."""
    spec = spec_from_file_location("serendip_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    chosen: list[Path] = module.modules_to_compile()
    return chosen


def read_by_mypyc(modules: Iterable[Path]) -> set[Path]:
    """Return these modules and all of ours that they import, however far: mypyc reads the types in them."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                parts = name.split(".")
                packages = [PACKAGE.parent.joinpath(*parts[: count + 1], "__init__.py") for count in range(len(parts))]
                module = PACKAGE.parent.joinpath(*parts).with_suffix(".py")
                waiting += [source for source in (*packages, module) if source.is_file()]
    return found


def compiler() -> str:
    """Return the name of the C compiler."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def tools() -> list[str]:
    """Return what compiles: the versions of the C compiler and of all that is installed here, and how mypy is set."""
    told = subprocess.run([compiler(), "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    installed = sorted(f"{found.name} {found.version}" for found in distributions() if found.name != "serendip")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    return [told, *installed, repr(settings)]


def fingerprints() -> tuple[str, str]:
    """Return the hash of what the C extensions are made of, and of the whole package."""
    check_compiler()
    compiled = fingerprint([ROOT / "setup.py", *read_by_mypyc(modules_to_compile())], *tools())
    return compiled, fingerprint([ROOT / "pyproject.toml", *PACKAGE.rglob("*")], compiled)


def check_compiler() -> None:
    """Say what to install when C cannot be compiled here."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler()) is None or not header.is_file():
        raise BuildFailed(
            f"A compiled build needs the C compiler {compiler()} and {header}.\n"
            "On Debian: sudo apt install gcc python3-dev; `./test --quick` does without it."
        )


def setup(*arguments: str, compiled: str) -> None:
    """Run setup.py, its many words going to build/compiled.log. `compiled` is what SERENDIP_COMPILED says."""
    with REPORT.open("w", encoding="utf-8") as report:
        done = subprocess.run(
            [sys.executable, "setup.py", "egg_info", "--egg-base", "build", *arguments],
            cwd=ROOT,
            env={**os.environ, "SERENDIP_COMPILED": compiled},
            stdout=report,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        last = "\n".join(REPORT.read_text(encoding="utf-8").splitlines()[-30:])
        raise BuildFailed(f"{last}\nThe compiled build failed; all of it is in {REPORT.relative_to(ROOT)}.")


def build_all() -> None:
    """Build anew: Python files, data and the C extensions, as one importable package."""
    shutil.rmtree(TARGET, ignore_errors=True)
    cores = str(os.cpu_count() or 1)
    setup("build", "--build-base", "build/c", "--build-lib", "build/compiled", "-j", cores, compiled="1")


def copy_python() -> None:
    """Bring in the Python files and data of today beside the C extensions, which are still right.

    What has not changed stays untouched: tests may be reading it.
    """
    for path in TARGET.rglob("*"):
        if path.is_file() and path.suffix != ".so" and not (PACKAGE.parent / path.relative_to(TARGET)).is_file():
            path.unlink()
    setup("build_py", "--build-lib", "build/compiled", compiled="0")


def copy_extensions(origin: Path, target: Path) -> None:
    """Copy the C extensions of a build."""
    for path in origin.rglob("*.so"):
        copied = target / path.relative_to(origin)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copied)


def keep(kept: Path) -> None:
    """Put the C extensions of a new build into the cache, and throw out the oldest builds there."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = kept.with_name(f"{kept.name}.{os.getpid()}")
    copy_extensions(TARGET, new)
    try:
        new.rename(kept)
    except OSError:  # another checkout was as quick
        shutil.rmtree(new)
    builds = sorted(kept.parent.iterdir(), key=lambda build: build.stat().st_mtime, reverse=True)
    for build in builds[KEPT:]:
        shutil.rmtree(build, ignore_errors=True)


@cache
def ensure() -> Path:
    """Return the folder to put first on the path, after building what is not there or not fresh: once a process."""
    TARGET.parent.mkdir(exist_ok=True)
    with TARGET.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests may run in several processes
        compiled, package = fingerprints()
        stamp = STAMP.read_text(encoding="ascii").split() if STAMP.is_file() and TARGET.is_dir() else ["", ""]
        if stamp == [compiled, package]:
            return TARGET
        kept = cache_folder() / compiled
        if stamp[0] == compiled:
            copy_python()
        elif kept.is_dir():
            shutil.rmtree(TARGET, ignore_errors=True)
            copy_extensions(kept, TARGET)
            kept.touch()
            copy_python()
        else:
            build_all()
            if fingerprints()[0] == compiled:  # or else nobody knows which sources were read
                keep(kept)
        # The hashes from before the build: a source that was saved meanwhile makes it stale at once.
        STAMP.write_text(f"{compiled} {package}", encoding="ascii")
    return TARGET


def wheel(folder: Path) -> Path:
    """Make a wheel of the compiled package, with the page in it, compiling nothing that is not stale; return it."""
    page.build()
    target = ensure()
    copied = ["build", "--build-base", "build/c", "--build-lib", str(target.relative_to(ROOT))]
    setup(*copied, "bdist_wheel", "--skip-build", "--dist-dir", str(folder), compiled="kept")
    [made] = folder.glob("serendip-*.whl")
    return made


def main() -> int:
    """Build what is not fresh and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheel", type=Path, metavar="DIR", help="also put a wheel of it into this folder")
    asked = parser.parse_args()
    start = time.monotonic()
    try:
        target = ensure()
        if asked.wheel:
            print(wheel(asked.wheel.resolve()))
    except (BuildFailed, page.NoPage) as failure:
        print(failure, file=sys.stderr)
        return 1
    modules = len(list((target / "serendip").rglob("*.so")))
    print(f"build/compiled is fresh after {time.monotonic() - start:.1f} s: {modules} modules are C")
    return 0


if __name__ == "__main__":
    sys.exit(main())
