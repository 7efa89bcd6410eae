"""A match as stores keep it: of each step what was done and told, and the position after it.

So it can be shown, and played on, when its rules have changed since: what was is never worked out anew.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from serendip.core.match import Match, move_on, revived
from serendip.core.past import KeptLine, KeptStep, kept_lines, kept_step, past_step, tellings
from serendip.core.ruleset import Ruleset


class Frame(msgspec.Struct, array_like=True, frozen=True):
    """A step, and the position after it."""

    step: KeptStep
    position: msgspec.Raw


class _Head(msgspec.Struct):
    rules: str


class Recording(msgspec.Struct, array_like=True):
    """A match from its opening on."""

    seats: int
    options: dict[str, Any]
    seed: int
    told: list[KeptLine]
    position: msgspec.Raw
    frames: list[Frame]

    @property
    def last(self) -> msgspec.Raw:
        """The latest position."""
        return self.frames[-1].position if self.frames else self.position

    @property
    def rules(self) -> str:
        """The fingerprint of the rules that wrote the latest position."""
        return msgspec.json.decode(self.last, type=_Head).rules

    def match(self, game: Ruleset, base: int) -> Match:
        """Return the match at its last frame; undo reaches back to where it was after the first `base` of them.

        Raises BadSnapshot if these rules can't read a position.
        """
        first = self.frames[base - 1].position if base else self.position
        steps = [past_step(game, frame.step) for frame in self.frames]
        return revived(
            game, self._read(self.last), self._read(first), len(steps) - base, tellings(self.told), steps, None
        )

    def positions(self, game: Ruleset) -> Iterator[Match]:
        """Give the match at the opening and after each frame: one and the same, so look before you go on.

        Raises BadSnapshot if these rules can't read a position.
        """
        opening = self._read(self.position)
        match = revived(game, opening, opening, 0, tellings(self.told), [], None)
        yield match
        for frame in self.frames:
            move_on(match, past_step(game, frame.step), self._read(frame.position))
            yield match

    def _read(self, position: msgspec.Raw) -> dict[str, Any]:
        head: dict[str, Any] = {"seats": self.seats, "options": self.options, "seed": self.seed}
        return head | msgspec.json.decode(position, type=dict[str, Any])


def opening(match: Match) -> Recording:
    """Return the recording of a match that has just begun. It has a seed: an imagined one is nobody's to keep."""
    assert match.seed is not None
    told = kept_lines(match.opening_lines)
    return Recording(match.seats, match.options, match.seed, told, msgspec.Raw(match.position()), [])


def last_frame(match: Match) -> Frame:
    """Return the last step of a match with the position after it."""
    assert match.last is not None
    return Frame(kept_step(match.last.past()), msgspec.Raw(match.position()))
