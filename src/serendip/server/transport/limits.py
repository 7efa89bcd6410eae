"""All limits of a server that are counted for visitors and addresses."""

import time

from serendip.server.settings import Limits
from serendip.server.transport.rate_limits import ConcurrencyLimit, DailyLimit, RateLimits


class ServerLimits:
    """What each visitor and each address has used up of the operator's limits."""

    def __init__(self, limits: Limits) -> None:
        clock = time.monotonic
        self.requests = RateLimits(limits.requests_burst, limits.requests_per_second, clock)
        self.all_requests = RateLimits(limits.all_requests_burst, limits.all_requests_per_second, clock)
        self.rooms_by_visitor = RateLimits(limits.rooms_burst, limits.rooms_per_minute / 60, clock)
        self.rooms_by_address = RateLimits(
            limits.rooms_burst_per_address, limits.rooms_per_minute_per_address / 60, clock
        )
        self.wrong_keys = RateLimits(limits.wrong_keys_burst, limits.wrong_keys_per_minute / 60, clock)
        self.chats = RateLimits(limits.chats_burst, limits.chats_per_second, clock)
        self.rooms_a_day = DailyLimit(limits.rooms_per_day, limits.rooms_per_day_per_address, clock)
        self.chats_a_day = DailyLimit(limits.chats_per_day, limits.chats_per_day_per_address, clock)
        self.films_a_day = DailyLimit(limits.films_per_day, limits.films_per_day_per_address, clock)
        self.reports_a_day = DailyLimit(limits.reports_per_day, limits.reports_per_day_per_address, clock)
        self.hints = RateLimits(limits.hints_burst, limits.hints_per_minute / 60, clock)
        self.previews = RateLimits(limits.previews_burst, limits.previews_per_second, clock)
        self.heavy = RateLimits(limits.heavy_burst, limits.heavy_per_minute / 60, clock)
        self.sockets_by_visitor = ConcurrencyLimit(limits.sockets_per_visitor)
        self.sockets_by_address = ConcurrencyLimit(limits.sockets_per_address)
        self.practice_by_address = ConcurrencyLimit(limits.practice_per_address)
