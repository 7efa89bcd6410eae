"""What the page works out by itself, because a hand can't wait, is what the engine says of real positions."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from serendip.testing import rule
from tests.games.for_science.positions import ENOUGH, positions

WEB = Path(__file__).parents[3] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


@rule("FS-24", "FS-61", "FS-62", "FS-D2")
@pytest.mark.skipif(not VITEST.is_file(), reason="the page's packages are not installed (cd web && npm ci)")
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_copies_of_rules_on_the_page_say_what_the_engine_says(tmp_path: Path) -> None:
    found = positions()
    assert all(len(found[sort]) >= ENOUGH for sort in ("vaccine", "columns", "moves"))
    file = tmp_path / "positions.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    run = subprocess.run(
        ["node", str(VITEST), "run", "--config", str(WEB / "vitest.engine.config.ts"), "for-science"],
        cwd=WEB,
        env={**os.environ, "SERENDIP_POSITIONS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-3000:]
