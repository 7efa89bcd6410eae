"""What the server counts and measures, in the text form that Prometheus reads."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

COUNTERS = {
    "requests": "HTTP requests answered",
    "refusals": "HTTP requests and messages refused",
    "failures": "requests and messages that failed by a mistake of ours",
    "messages": "socket messages read",
    "sockets_opened": "sockets accepted",
    "rooms_opened": "rooms opened",
    "actions": "actions of matches written and shown",
    "bot_failures": "choices that a bot could not make",
    "choices_cut_short": "choices for which a bot had less time than it should have",
    "random_choices": "choices made at random, because nothing could think about them",
    "benches_differ": "blocks at a bench that the match did not know of, or the other way round",
    "store_errors": "changes that could not be written",
    "rooms_broken": "rooms set aside because they could not be read or played on",
    "housekeeping_failures": "rounds of housekeeping that failed",
}
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges and figures by label that are read when asked, and one histogram.

    That is of the time from a player's action to everybody's table.
    """

    def __init__(self) -> None:
        self._counts = dict.fromkeys(COUNTERS, 0)
        self._gauges: list[tuple[str, str, Callable[[], float]]] = []
        self._labelled: list[tuple[str, str, str, str, Callable[[], Mapping[str, float]]]] = []
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, what: str) -> None:
        """Count one more."""
        self._counts[what] += 1

    def counted(self, what: str) -> int:
        """Return how often something was counted."""
        return self._counts[what]

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        """Report what `read` returns."""
        self._gauges.append((name, words, read))

    def labelled(
        self,
        name: str,
        words: str,
        label: str,
        read: Callable[[], Mapping[str, float]],
        kind: Literal["counter", "gauge"] = "counter",
    ) -> None:
        """Report what `read` returns: figures, each by its label."""
        self._labelled.append((name if kind == "gauge" else f"{name}_total", kind, words, label, read))

    def played(self, seconds: float) -> None:
        """Measure one action, from its message to its answer."""
        number = 0
        while number < len(BOUNDS) and seconds > BOUNDS[number]:
            number += 1
        self._buckets[number] += 1
        self._seconds += seconds

    def text(self) -> str:
        """Return everything for Prometheus."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterable[str]:
        for name, words in COUNTERS.items():
            yield f"# HELP serendip_{name}_total {words}"
            yield f"# TYPE serendip_{name}_total counter"
            yield f"serendip_{name}_total {self._counts[name]}"
        for name, kind, words, label, read_all in self._labelled:
            yield f"# HELP serendip_{name} {words}"
            yield f"# TYPE serendip_{name} {kind}"
            for value, figure in read_all().items():
                told = value.replace("\\", "\\\\").replace('"', '\\"')
                yield f'serendip_{name}{{{label}="{told}"}} {figure:.10g}'
        for name, words, read in self._gauges:
            yield f"# HELP serendip_{name} {words}"
            yield f"# TYPE serendip_{name} gauge"
            yield f"serendip_{name} {read():g}"
        yield "# HELP serendip_play_seconds from a player's message to its answer"
        yield "# TYPE serendip_play_seconds histogram"
        total = 0
        for bound, number in zip(BOUNDS, self._buckets, strict=False):
            total += number
            yield f'serendip_play_seconds_bucket{{le="{bound:g}"}} {total}'
        total += self._buckets[-1]
        yield f'serendip_play_seconds_bucket{{le="+Inf"}} {total}'
        yield f"serendip_play_seconds_sum {self._seconds:.6f}"
        yield f"serendip_play_seconds_count {total}"
