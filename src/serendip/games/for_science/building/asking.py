"""A bot's hand asks the match for a block before it takes one, as a player's hand does (FS-51).

So the match and the bench always have the same blocks. What the match does not give now is asked for again after a
moment, by then perhaps for another block.
"""

from collections.abc import Callable
from typing import Final

AGAIN: Final = 45
"""Ticks after which a hand that was given nothing asks again."""


class Asking:
    """What the hand of a bot has asked for, or one of two that take turns.

    `ask` is told the hand and the kinds of which any will do, the dearest wish first; `give_back` of a block that is of
    no use any more.
    """

    def __init__(self, ask: Callable[[int, list[str]], None], give_back: Callable[[str], None]) -> None:
        self._ask = ask
        self._give_back = give_back
        self._asked = False
        self._given: str | None = None
        self._wait = 0

    def take(self, hand: int, kinds: list[str]) -> str | None:
        """Return the kind of block that was given; None while the hand has to wait."""
        if self._given is not None:
            given, self._given = self._given, None
            if given in kinds:
                return given
            self._give_back(given)
        if not self._asked:
            self._wait -= 1
            if self._wait <= 0:
                self._asked = True
                self._ask(hand, kinds)
        return None

    def answer(self, kind: str | None) -> None:
        """Give a block, or none for the moment."""
        if self._asked:
            self._asked = False
            self._given = kind
            self._wait = AGAIN
        elif kind is not None:
            self._give_back(kind)
