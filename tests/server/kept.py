"""Workers that are kept from thinking, so that a bot chooses when a test says so and not by chance."""

import os
from pathlib import Path

from serendip.server.workers.lane import Lane
from tests.server.jobs import wait_for
from tests.server.served import Served


class Kept:
    """A lane whose workers are kept busy until they are let go."""

    def __init__(self, served: Served, lane: Lane, pipe: Path) -> None:
        self._pipes = [pipe.with_suffix(f".{number}") for number in range(lane.size)]
        for each in self._pipes:
            os.mkfifo(each)
            job = lane.do(("kept", "", ""), wait_for, each)
            served.loop.call_soon_threadsafe(served.services.spawn, job)

    def let_go(self) -> None:
        for pipe in self._pipes:
            pipe.read_text()
