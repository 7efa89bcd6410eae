"""The lanes in which the server thinks: none of them waits for another, however much there is to do there."""

from serendip.server.metrics import Metrics
from serendip.server.settings import Settings
from serendip.server.workers.lane import Lane


class Lanes:
    """Searches, what is done at once, hints, and what can wait. A worker is started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        longest, around = settings.thinking_seconds, settings.round_seconds
        self.searches = Lane(settings.workers, 5, longest, around)
        """Bots that think ahead."""
        self.quick = Lane(2, 2, longest, around)
        """Bots that answer at once, and how bots build: that can take a second, so there is another worker."""
        self.hints = Lane(1, 5, longest, around)
        """What a bot would do in somebody's place."""
        self.background = Lane(1, 10, longest, around)
        """Replays and analyses."""

    @property
    def by_name(self) -> dict[str, Lane]:
        """All of them."""
        return {"searches": self.searches, "quick": self.quick, "hints": self.hints, "background": self.background}

    @property
    def well(self) -> bool:
        """Whether bots are thought for: their workers live through what they do."""
        return self.searches.well and self.quick.well

    def measure(self, metrics: Metrics) -> None:
        """Let the operator see how long the queues are, how long one waits there, and which workers were replaced."""
        lanes = self.by_name
        metrics.labelled(
            "lane_waiting",
            "work that waits for a worker",
            "lane",
            lambda: {name: lane.waiting for name, lane in lanes.items()},
            "gauge",
        )
        metrics.labelled(
            "lane_begun",
            "work that a worker has begun",
            "lane",
            lambda: {name: lane.begun for name, lane in lanes.items()},
        )
        metrics.labelled(
            "lane_waited_seconds",
            "how long that had waited, summed up",
            "lane",
            lambda: {name: lane.waited for name, lane in lanes.items()},
        )
        metrics.labelled(
            "workers_replaced", "worker processes that died or were stuck", "lane",
            lambda: {name: lane.replaced for name, lane in lanes.items()},
        )  # fmt: skip

    async def warm(self) -> None:
        """Start what the first bots will need."""
        await self.quick.warm()
        await self.searches.warm()

    def close(self) -> None:
        """End all processes."""
        for lane in self.by_name.values():
            lane.close()
