"""Who is next when more wait than there are workers: in turns, and whoever has had less of the workers' time first.

All is done on somebody's account: that of an address, a visitor from there, and a table of theirs. Addresses share
the time evenly, within an address its visitors, and within a visitor the tables. So nobody gets more by asking more
often or for longer thoughts, by opening more tables, or by coming as several visitors.
"""

from collections import deque
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Account: TypeAlias = tuple[str, str, str]


class Sharer(Generic[T]):
    """An address, a visitor or a table: what it has waiting and under way, and how many seconds it has had."""

    def __init__(self, had: float) -> None:
        self.had = had
        self.waiting = 0
        self.under_way = 0
        self.below: dict[str, Sharer[T]] = {}
        self.jobs: deque[T] = deque()
        self.level = 0.0
        """What the one below had had who was served last: others begin with that, neither in debt nor with savings."""

    def next(self) -> str:
        """Return who below is next; somebody must wait. Forget who is neither here nor in debt."""
        self.below = {
            name: below
            for name, below in self.below.items()
            if below.waiting or below.under_way or below.had > self.level
        }
        name = min([name for name, below in self.below.items() if below.waiting], key=lambda name: self.below[name].had)
        # To the end of the row: of those who have had as much, it is whoever was served longest ago.
        self.below[name] = self.below.pop(name)
        self.level = max(self.level, self.below[name].had)
        return name


class FairQueue(Generic[T]):
    """What waits for a worker: everybody has a share, however much they have brought."""

    def __init__(self) -> None:
        self._all: Sharer[T] = Sharer(0.0)

    def __len__(self) -> int:
        """Return how many wait."""
        return self._all.waiting

    def put(self, account: Account, job: T) -> None:
        """Let something wait."""
        sharer = self._all
        sharer.waiting += 1
        for name in account:
            below = sharer.below.setdefault(name, Sharer(sharer.level))
            if not below.waiting and not below.under_way:
                below.had = max(below.had, sharer.level)
            below.waiting += 1
            sharer = below
        sharer.jobs.append(job)

    def take(self) -> T:
        """Take what is next out of the queue, to be done; something must wait."""
        sharer = self._all
        sharer.waiting -= 1
        while sharer.below:
            sharer = sharer.below[sharer.next()]
            sharer.waiting -= 1
            sharer.under_way += 1
        return sharer.jobs.popleft()

    def done(self, account: Account, seconds: float) -> None:
        """Note that something which was taken has been done, and how long that took."""
        for sharer in self._along(account):
            sharer.under_way -= 1
            sharer.had += seconds

    def drop(self, account: Account, job: T) -> bool:
        """Let something wait no longer; False if it does not wait."""
        along = self._along(account)
        if not along or job not in along[-1].jobs:
            return False
        along[-1].jobs.remove(job)
        for sharer in (self._all, *along):
            sharer.waiting -= 1
        return True

    def share(self, account: Account) -> float:
        """Return the part of the time that is due to something under way, beside all who wait."""
        share = 1.0
        level = self._all
        for name, sharer in zip(account, self._along(account), strict=True):
            share /= 1 + sum([below.waiting > 0 for other, below in level.below.items() if other != name])
            level = sharer
        return share / (1 + level.waiting)

    def _along(self, account: Account) -> "list[Sharer[T]]":
        """Return whose account it is, the widest first; nobody if the last of them is not known."""
        found: list[Sharer[T]] = []
        sharer = self._all
        for name in account:
            if name not in sharer.below:
                return []
            sharer = sharer.below[name]
            found.append(sharer)
        return found
