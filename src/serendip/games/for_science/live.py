"""What the server asks For Science! about its live builds (FS-D2)."""

from typing import Any, Final

from serendip.core.live import Bench, Live
from serendip.games.for_science.building.bench import BuildingBench
from serendip.games.for_science.building.practice import practice_plan, practice_verdict, reference


class ForScienceLive(Live):
    """Benches for the table and for practice."""

    def bench(self) -> Bench:
        """Return an empty bench."""
        return BuildingBench()

    def reference(self) -> dict[str, Any]:
        """Return the blocks' shapes and the Design cards."""
        return reference()

    def practice(self, wish: Any, luck: int) -> dict[str, Any]:
        """Return a plan to practise."""
        return practice_plan(wish, luck)

    def verdict(self, plan: dict[str, Any], frozen: dict[str, Any]) -> dict[str, Any]:
        """Judge a practice build."""
        return practice_verdict(plan, frozen)


LIVE: Final = ForScienceLive()
