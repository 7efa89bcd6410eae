"""The packages of this folder, installed for real."""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path) -> Path:
    """Let pip install both packages into a folder, without network, and return where Python finds them."""
    sources = [shutil.copytree(HERE / name, folder / name) for name in ("sunspots", "eclipse")]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    pip += ["--no-build-isolation", "--no-deps", "--target", str(folder / "site")]
    subprocess.run([*pip, *map(str, sources)], check=True, capture_output=True)
    return folder / "site"
