"""How much is too much: buckets of tokens that fill with time, one for each who asks."""

from collections.abc import Callable

DAY = 86_400.0


class RateLimit:
    """Lets `burst` through at once and `rate` a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one token; False if there is none."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, now: float, tokens: float) -> None:
        """Take tokens away even if there are not as many: nothing is let through until the debt is filled up.

        The debt is at most a burst.
        """
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._left = max(-self._burst, left - tokens)
        self._at = now

    def full(self, now: float) -> bool:
        """Say whether nobody has taken anything for a while."""
        return self._left + (now - self._at) * self._rate >= self._burst


class RateLimits:
    """A bucket for each key; those that are full again are forgotten."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float], most: int = 20_000) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._most = most
        self._buckets: dict[str, RateLimit] = {}

    def take(self, key: str) -> bool:
        """Take one token from that key's bucket; False if there is none."""
        now = self._clock()
        return self._bucket(key, now).take(now)

    def charge(self, key: str, tokens: float) -> None:
        """Take tokens away from that key's bucket, even if there are not as many."""
        now = self._clock()
        self._bucket(key, now).charge(now, tokens)

    def _bucket(self, key: str, now: float) -> RateLimit:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget(now)
            bucket = self._buckets[key] = RateLimit(self._burst, self._rate, now)
        return bucket

    def _forget(self, now: float) -> None:
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        if len(self._buckets) >= self._most:
            # Many at once, so that not each newcomer costs a look at all of them.
            self._buckets = dict(list(self._buckets.items())[self._most // 4 :])


class DailyLimit:
    """What one visitor, and one address, may do in a day; it comes back evenly with time."""

    def __init__(self, by_visitor: float, by_address: float, clock: Callable[[], float]) -> None:
        self._by_visitor = RateLimits(by_visitor, by_visitor / DAY, clock)
        self._by_address = RateLimits(by_address, by_address / DAY, clock)

    def take(self, visitor: str, address: str) -> bool:
        """Count one; False if it is too much."""
        return self._by_visitor.take(visitor) and self._by_address.take(address)


class ConcurrencyLimit:
    """Counts how many are in at once for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Count one in; False if there are too many already."""
        inside = self._inside.get(key, 0)
        if inside >= self._most:
            return False
        self._inside[key] = inside + 1
        return True

    def leave(self, key: str) -> None:
        """Count one out."""
        inside = self._inside.get(key, 0) - 1
        if inside > 0:
            self._inside[key] = inside
        else:
            self._inside.pop(key, None)
