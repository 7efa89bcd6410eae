"""One action of the past and what came of it."""

from serendip.core.action import Action
from serendip.core.entry import Telling
from serendip.core.past import PastStep


class Step:
    """One action of the past and what came of it. Steps are linked backwards, so that copies share them."""

    def __init__(
        self, before: "Step | None", seat: int, action: Action, at: float, told: list[Telling], sealed: bool
    ) -> None:
        self.before: Step | None = before
        self.seat: int = seat
        self.action: Action = action
        self.at: float = at
        self.told: list[Telling] = told
        self.sealed: bool = sealed

    def past(self) -> PastStep:
        """Return all of it but for what was before."""
        return self.seat, self.action, self.at, self.told, self.sealed
