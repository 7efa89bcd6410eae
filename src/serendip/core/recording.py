"""A match as stores keep it: of each step what was done and told, and the position after it.

So it can be shown, and played on, when its rules have changed since: what was is never worked out anew.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec

from serendip.core.errors import BadSnapshot
from serendip.core.match import Match, move_on, revived
from serendip.core.past import KeptLine, KeptStep, kept_lines, kept_step, past_step, tellings
from serendip.core.ruleset import Ruleset


class RecordedStep(msgspec.Struct, array_like=True, frozen=True):
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
    frames: list[RecordedStep]

    @property
    def last(self) -> msgspec.Raw:
        """The latest position."""
        return self.frames[-1].position if self.frames else self.position

    @property
    def rules(self) -> str:
        """The fingerprint of the rules that wrote the latest position."""
        return self.rules_at(len(self.frames))

    def rules_at(self, number: int) -> str:
        """Return the fingerprint of the rules that wrote the position after so many steps."""
        return _rules(self.frames[number - 1].position if number else self.position)

    @property
    def rules_hold_from(self) -> int:
        """After how many steps the rules of the latest position took over from others: 0 if they always held."""
        first = len(self.frames)
        while first and self.rules_at(first - 1) == self.rules:
            first -= 1
        return max(0, first - 1)

    def match(self, game: Ruleset, base: int) -> Match:
        """Return the match at its last frame; undo reaches back to where it was after the first `base` of them.

        Raises BadSnapshot if these rules can't read a position, or can't do anything with it.
        """
        first = self.frames[base - 1].position if base else self.position
        steps = [past_step(game, frame.step) for frame in self.frames]
        match = revived(
            game, self._read(self.last), self._read(first), len(steps) - base, tellings(self.told), steps, None
        )
        if self.rules != game.fingerprint:
            _try_out(match)
        return match

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

    def by_rules(self) -> Iterator[tuple[str, "Recording"]]:
        """Give the recording in pieces, each of the positions that the same rules wrote, with their fingerprint."""
        for rules, run in groupby(range(len(self.frames) + 1), self.rules_at):
            first, *others = run
            position = self.frames[first - 1].position if first else self.position
            frames = self.frames[first : first + len(others)]
            yield rules, msgspec.structs.replace(self, position=position, frames=frames)

    def _read(self, position: msgspec.Raw) -> dict[str, Any]:
        head: dict[str, Any] = {"seats": self.seats, "options": self.options, "seed": self.seed}
        return head | msgspec.json.decode(position, type=dict[str, Any])


def _try_out(match: Match) -> None:
    """See whether a position of other rules can be seen and played on. Raises BadSnapshot."""
    try:
        for seat in range(match.seats):
            match.view(seat)
            match.actions(seat)
        match.view(None)
    except Exception as error:
        raise BadSnapshot(f"this position does not fit the rules of today: {error!r}") from error


def _rules(position: msgspec.Raw) -> str:
    return msgspec.json.decode(position, type=_Head).rules


def opening(match: Match) -> Recording:
    """Return the recording of a match that has just begun. It has a seed: an imagined one is nobody's to keep."""
    assert match.seed is not None
    told = kept_lines(match.opening_lines)
    return Recording(match.seats, match.options, match.seed, told, msgspec.Raw(match.position()), [])


def last_frame(match: Match) -> RecordedStep:
    """Return the last step of a match with the position after it."""
    assert match.last is not None
    return RecordedStep(kept_step(match.last.past()), msgspec.Raw(match.position()))
