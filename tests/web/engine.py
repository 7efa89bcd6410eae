"""Positions of real games, and what the engine says of them, laid before the page's copies of rules."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"

needs_the_page = pytest.mark.skipif(
    not VITEST.is_file(), reason="the page's packages are not installed (cd web && npm ci)"
)


def compare(name: str, found: dict[str, Any], folder: Path) -> None:
    """Let `web/tests/engine/<name>.compare.ts` compare what was found with what the page works out."""
    file = folder / "positions.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    run = subprocess.run(
        ["node", str(VITEST), "run", "--config", str(WEB / "vitest.engine.config.ts"), name],
        cwd=WEB,
        env={**os.environ, "SERENDIP_POSITIONS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
