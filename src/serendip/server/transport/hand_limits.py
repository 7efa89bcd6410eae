"""How quickly hands may move: sixty pointer moves a second are usual, hundreds are not heard."""

import time

from serendip.server.errors import Refused
from serendip.server.settings import Limits
from serendip.server.transport.rate_limits import RateLimit


class HandLimit:
    """The hands of one socket. What comes too quickly is dropped, and said so once a second."""

    def __init__(self, limits: Limits) -> None:
        now = time.monotonic()
        self._bucket = RateLimit(limits.hands_burst, limits.hands_per_second, now)
        self._patience = RateLimit(limits.hand_flood, limits.hands_per_second, now)
        self._said = 0.0

    def refusal(self, answered: bool) -> Refused | None:
        """Return None if a hand may move now, else why not.

        The words are empty if they were said just now, to a message that is not answered anyway.
        """
        now = time.monotonic()
        if self._bucket.take(now):
            return None
        words = ""
        if answered or now - self._said >= 1.0:
            self._said = now
            words = "Your hand moves too quickly to follow: send at most 60 moves a second."
        return Refused("too-fast", words)

    def floods(self) -> bool:
        """Say whether even dropping has become too much work."""
        return not self._patience.take(time.monotonic())
