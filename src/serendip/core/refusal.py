"""Why something can't be done: what the core itself says, and the refusal that carries the rules' ids."""

from typing import Final

from serendip.core.line import Line, Said

OVER: Final = Line("over", "the game is over")
NOT_ASKED: Final = Line("not-asked", "{seat:player} is not asked to do anything now")
NOT_OFFERED: Final = Line("not-offered", "the rules do not allow it now: {action}")
UNFORESEEABLE: Final = Line("unforeseeable", "that depends on what you can't know")
OUT_OF_RANGE: Final = Line("out-of-range", "{number} is not between {least} and {most}")


class Refusal(Said):
    """Why something can't be done, in words, with the rules that forbid it."""

    def __init__(self, said: Said, rules: tuple[str, ...] = ()) -> None:
        self.line = said.line
        self.args = said.args
        self.cited: tuple[str, ...] = said.line.rules or rules

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that forbid it."""
        return self.cited
