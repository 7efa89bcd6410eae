"""The shared pool of blocks: six of each kind for all builds together (FS-51)."""

from serendip.core.errors import SerendipError, brief
from serendip.games.for_science.building.blocks import EACH, KINDS
from serendip.games.for_science.building.plan import Plan


class NoBlock(SerendipError):
    """The pool has no block of that kind."""


class Pool:
    """What is not in a build."""

    def __init__(self, left: dict[str, int] | None = None) -> None:
        self.left: dict[str, int] = dict.fromkeys(KINDS, EACH) if left is None else dict(left)

    def copy(self) -> "Pool":
        """Return a pool of its own."""
        return Pool(self.left)

    def take(self, kind: str) -> None:
        """Take a block out. Raises NoBlock."""
        if kind not in self.left:
            raise NoBlock(f"there is no kind of block {brief(kind)}; the kinds are {', '.join(KINDS)}")
        if self.left[kind] == 0:
            raise NoBlock(f"all {EACH} blocks of the kind {kind} are in builds: wait until one comes back")
        self.left[kind] -= 1

    def give(self, kind: str) -> None:
        """Put a block back."""
        if kind not in self.left or self.left[kind] >= EACH:
            raise NoBlock(f"no block {brief(kind)} has been taken")
        self.left[kind] += 1

    def lacks(self, plan: Plan) -> dict[str, int]:
        """Return how many blocks of which kinds a plan needs beyond what is in the pool."""
        short = {kind: plan.kinds.count(kind) - left for kind, left in self.left.items()}
        return {kind: number for kind, number in short.items() if number > 0}
