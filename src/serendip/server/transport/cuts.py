"""Who was cut off and why: for the journal, seldom enough that nobody can flood it, and for the metrics."""

import secrets
import time
from collections.abc import Mapping
from hashlib import blake2s
from typing import Final, Literal, TypeAlias

from serendip.server.journal import Journal
from serendip.server.transport.rate_limits import RateLimits

CutReason: TypeAlias = Literal["messages", "frames", "requests", "unread", "slow", "crowd", "full"]
REASONS: Final[Mapping[CutReason, str]] = {
    "messages": "went on sending messages that were refused",
    "frames": "sent too many pings, pongs, binary frames or parts of messages",
    "requests": "went on asking after being refused, or sent more than a request can be",
    "unread": "did not read what was sent",
    "slow": "did not send a request, or read its answer, in time",
    "crowd": "had too many connections, or opened them too quickly",
    "full": "came when the server had as many connections as it can",
}
"""Why somebody is cut off, with what they did."""
MOST_KNOWN: Final = 1_000
SHOWN: Final = 10


class Cuts:
    """Counts who was cut off. Addresses are told apart by a hash that another run does not know, unless `plainly`."""

    def __init__(self, journal: Journal, plainly: bool) -> None:
        self.by_reason: dict[str, int] = dict.fromkeys(REASONS, 0)
        self._journal = journal
        self._plainly = plainly
        self._key = secrets.token_bytes(16)
        self._by_address: dict[str, int] = {}
        self._untold: dict[tuple[str, str], int] = {}
        self._lines = RateLimits(3, 1 / 60, time.monotonic)

    def add(self, address: str, reason: CutReason) -> None:
        """Count one, and tell the journal unless it has just been told the same several times."""
        self.by_reason[reason] += 1
        self._by_address[address] = self._by_address.get(address, 0) + 1
        if len(self._by_address) > MOST_KNOWN:
            self._by_address = dict(self._worst(MOST_KNOWN // 2))
            self._untold = {}
        times = self._untold.get((address, reason), 0) + 1
        if self._lines.take(f"{reason} {address}"):
            self._untold.pop((address, reason), None)
            self._journal.info("cut", address=self.called(address), reason=reason, times=times)
        else:
            self._untold[(address, reason)] = times

    def by_address(self) -> dict[str, int]:
        """Return how often those were cut off who were it most often, as the journal calls them."""
        return {self.called(address): times for address, times in self._worst(SHOWN)}

    def _worst(self, most: int) -> list[tuple[str, int]]:
        return sorted(self._by_address.items(), key=lambda one: -one[1])[:most]

    def called(self, address: str) -> str:
        """Return what the journal calls an address."""
        return address if self._plainly else blake2s(address.encode(), key=self._key, digest_size=4).hexdigest()
