"""Who may connect at all: connections are counted for each address as they are accepted, before any request."""

import ipaddress
import time
from typing import Final

from serendip.server.settings import Limits
from serendip.server.transport.cuts import CutReason, Cuts
from serendip.server.transport.rate_limits import ConcurrencyLimit, RateLimits

SHARE = 4
"""No address has more than this part of all connections, whatever its limit is."""
RUDE: Final[tuple[CutReason, ...]] = ("messages", "frames", "requests")
PRICE = 20
"""So many requests of its address a flood costs: whoever was cut off comes back slowly."""


class ConnectionLimits:
    """Counts connections. Those of a trusted proxy are many visitors' and only count in all.

    `requests` is how much each address may ask for; at most so many connections are open in all.
    """

    def __init__(self, limits: Limits, proxies: tuple[str, ...], requests: RateLimits, cuts: Cuts, most: int) -> None:
        self.limits = limits
        self._requests = requests
        self._cuts = cuts
        self.inside = 0
        self._most = most
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._by_address = ConcurrencyLimit(min(limits.connections_per_address, max(1, most // SHARE)))
        self._pace = RateLimits(limits.connections_burst, limits.connections_per_second, time.monotonic)

    def is_proxy(self, host: str) -> bool:
        """Say whether many visitors come from there."""
        if not self._proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def enter(self, address: str | None) -> CutReason | None:
        """Count a connection in, or return why it may not come; None is an address that many share."""
        if self.inside >= self._most:
            return "full"
        if address is not None and not (self._pace.take(address) and self._by_address.enter(address)):
            return "crowd"
        self.inside += 1
        return None

    def cut(self, address: str, reason: CutReason) -> None:
        """Tell that a connection is cut off; an address that floods has to wait for it."""
        self._cuts.add(address, reason)
        if reason in RUDE:
            self._requests.charge(address, PRICE)

    def leave(self, address: str | None) -> None:
        """Count a connection out."""
        self.inside -= 1
        if address is not None:
            self._by_address.leave(address)
