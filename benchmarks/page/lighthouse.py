"""Lighthouse's figures on its mobile profile: a slow line and a processor four times as slow."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

VERSION = "12.8.2"
FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking"
AUDITS = {
    "first paint ms": "first-contentful-paint",
    "largest paint ms": "largest-contentful-paint",
    "blocked ms": "total-blocking-time",
    "shift": "cumulative-layout-shift",
    "bytes": "total-byte-weight",
}


class Visit(NamedTuple):
    """One visit to a page by a browser that has never been there."""

    score: float
    figures: dict[str, float]
    machine: float


def installed(folder: Path) -> Path:
    """Return the command, installed by npm if it is not there yet."""
    command = folder / "node_modules" / ".bin" / "lighthouse"
    if not command.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--prefix", folder, f"lighthouse@{VERSION}"], check=True)
    return command


def visit(command: Path, url: str, chromium: str) -> Visit:
    """Load a page once."""
    wishes = [url, "--only-categories=performance", "--output=json", "--quiet", f"--chrome-flags={FLAGS}"]
    where = {**os.environ, "CHROME_PATH": shutil.which(chromium) or chromium}
    said = subprocess.run([command, *wishes], check=True, capture_output=True, env=where).stdout
    report: dict[str, Any] = json.loads(said)
    figures = {name: float(report["audits"][audit]["numericValue"]) for name, audit in AUDITS.items()}
    return Visit(100 * report["categories"]["performance"]["score"], figures, report["environment"]["benchmarkIndex"])


def middle(visits: list[Visit]) -> Visit:
    """Return what is in the middle of several visits, each figure by itself."""
    figures = {name: median(one.figures[name] for one in visits) for name in AUDITS}
    return Visit(median(one.score for one in visits), figures, median(one.machine for one in visits))
