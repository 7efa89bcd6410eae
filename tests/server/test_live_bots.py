"""A live table of bots through the real server, in a few seconds: bench and match agree, and people are asked.

Whole games, and how long a table stands still, are for `python -m benchmarks.server.live`: each is another one.
"""

import asyncio
from pathlib import Path

import pytest

from benchmarks.server.live.skipped_time import SkippingLoop
from benchmarks.server.live.watched_game import Seen, play
from benchmarks.server.live.whole_server import WholeServer
from serendip.testing import rule


async def watched(data: Path) -> Seen:
    """Watch three bots and a person who does nothing for a while."""
    whole = WholeServer(data)
    try:
        return await play(whole, 3, True, {"timer": "7:30", "pace": "brisk"}, enough=2)
    finally:
        whole.close()


@rule("FS-51", "FS-52", "FS-D5", "FS-R12")
@pytest.mark.slow
def test_bots_take_only_what_the_match_grants_and_ask_people(tmp_path: Path) -> None:
    # A machine that is a fifth as slow as this one, whatever else it does.
    with asyncio.Runner(loop_factory=lambda: SkippingLoop(0.2)) as runner:
        seen = runner.run(watched(tmp_path))
    assert seen.failed == []
    assert seen.differ == 0
    assert seen.doubled == 0
    assert seen.cures + seen.research >= 2
    assert seen.calls > 0
