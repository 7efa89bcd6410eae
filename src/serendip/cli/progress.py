"""A bar for long work: on stderr, and only if somebody is watching."""

import sys
import time

from serendip.cli.style import style_of

_WIDTH = 30
_PAUSE = 0.1


class Progress:
    """Call it with how much is done and how much there is; use it in a `with` to leave a clean line behind."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = sys.stderr.isatty()
        self._style = style_of(sys.stderr)
        self._start = time.monotonic()
        self._last = 0.0

    def __enter__(self) -> "Progress":
        """Start the clock."""
        return self

    def __exit__(self, *_: object) -> None:
        """Wipe the bar away."""
        if self._shown and self._last:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar, not more often than an eye can follow."""
        now = time.monotonic()
        if not self._shown or total <= 0 or (now - self._last < _PAUSE and done < total):
            return
        self._last = now
        full = _WIDTH * done // total
        bar = self._style.sign("█", "#") * full + self._style.sign("░", ".") * (_WIDTH - full)
        left = (now - self._start) / done * (total - done) if done else 0
        rest = f", {_how_long(left)} to go" if done and done < total else ""
        print(f"\r{self._what} {bar} {done}/{total}{rest}\x1b[K", end="", file=sys.stderr, flush=True)


def _how_long(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.0f} h"
