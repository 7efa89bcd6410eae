"""How long a search may think: for some iterations, or milliseconds, or until others need the time."""

from collections.abc import Callable
from time import monotonic


class Budget:
    """Counts what was spent, from 0 to 1."""

    def spend(self) -> None:
        """Note that one more iteration was made."""
        raise NotImplementedError

    def spent(self) -> float:
        """Return how much of the budget is gone; 1 or more: all of it."""
        raise NotImplementedError

    def cut(self) -> bool:
        """Say whether there is no time for the rest of it."""
        return False


class Iterations(Budget):
    """So many iterations: the same on every machine."""

    def __init__(self, allowed: int) -> None:
        self._allowed = allowed
        self._made = 0

    def spend(self) -> None:
        """Note that one more iteration was made."""
        self._made += 1

    def spent(self) -> float:
        """Return how much of the budget is gone."""
        return self._made / self._allowed


class Milliseconds(Budget):
    """So much time: as much as this machine can do in it."""

    def __init__(self, allowed: int) -> None:
        self._seconds = allowed / 1000
        self._began = monotonic()

    def spend(self) -> None:
        """Nothing to note: the clock runs by itself."""

    def spent(self) -> float:
        """Return how much of the budget is gone."""
        return (monotonic() - self._began) / self._seconds


class Hurried(Budget):
    """Another budget, of which only so much is used as there is time for: `allowed` seconds, asked again and again."""

    def __init__(self, budget: Budget, allowed: Callable[[], float]) -> None:
        self._budget = budget
        self._allowed = allowed
        self._began = monotonic()

    def spend(self) -> None:
        """Note that one more iteration was made."""
        self._budget.spend()

    def spent(self) -> float:
        """Return how much of the budget is gone."""
        return self._budget.spent()

    def cut(self) -> bool:
        """Say whether the time is over."""
        return monotonic() - self._began >= self._allowed()
