"""What a seat heard so far as numbers: its log, line by line. With the row of what it sees, that is all it knows.

A line of the log is a few pairs of numbers: (code of the line, 0), then for each of its gaps what stands there:
(SEAT, how many seats to the left), (NUMBER, the number), (LIST, how many) and then those, (NOTHING, 0), or the code of
a word with the number before it, 0 if there is none: "3 energy". "A / B" is (PARTS, 2) and then those. A log has as
many pairs as it needs.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final
from zlib import crc32

import msgspec

from serendip.core.domains import Together, Values
from serendip.core.entry import Telling
from serendip.core.errors import SerendipError
from serendip.core.layout import PLAYERS
from serendip.core.line import Line, Plain
from serendip.core.played_state import PlayedState
from serendip.core.ruleset import Ruleset
from serendip.core.step import Step

PADDING: Final = 0
SEAT: Final = 1
NUMBER: Final = 2
LIST: Final = 3
NOTHING: Final = 4
PARTS: Final = 5
UNKNOWN: Final = 6
"""A word that the game has not named: the number is made of its letters, and can't be read back."""
FIRST_LINE: Final = 7
BETWEEN: Final = " / "

LETTERS: Final = 1 << 24
"""Whole numbers up to here are exact in a row of 32 bits each."""


class LogEncoding:
    """The codes of a game's log. `codes` has what each of them stands for, `digest` tells two sets of codes apart."""

    def __init__(self, game: Ruleset) -> None:
        """Raises SerendipError if the game declares no lines."""
        if not game.lines:
            raise SerendipError(f"{game.title} declares no `lines`, so what is heard can't be told as numbers")
        self.game: Ruleset = game
        self.lines: list[Line] = list(game.lines)
        self.words: list[str] = named(game)
        self._line: dict[str, int] = {line.key: FIRST_LINE + at for at, line in enumerate(self.lines)}
        self.first_word: int = FIRST_LINE + len(self.lines)
        self._word: dict[str, int] = {word: self.first_word + at for at, word in enumerate(self.words)}
        self.size: int = self.first_word + len(self.words)
        spelled = [[line.key, *line.gaps] for line in self.lines]
        self.digest: str = sha256(msgspec.json.encode([spelled, self.words])).hexdigest()[:16]

    def __repr__(self) -> str:
        """Return whose it is and how large, between angles."""
        return f"<LogEncoding of {self.game.name}: {self.size} codes>"

    def heard(self, match: PlayedState, seat: int, after: Step | None = None) -> list[float]:
        """Return what a seat heard from the beginning, or after a step of this very match, pair after pair."""
        found: list[float] = []
        for telling in match.heard(seat, after):
            self.add(telling, seat, match.seats, found)
        return found

    def add(self, telling: Telling, seat: int, seats: int, found: list[float]) -> None:
        """Add a line of the log as a seat counts: the others from itself to the left."""
        line, args, _ = telling
        code = self._line.get(line.key, UNKNOWN)
        found.append(code)
        found.append(0.0 if code != UNKNOWN else crc32(line.key.encode()) % LETTERS)
        told: list[str] = []
        for _, name, spec in line.parts:
            if name and name not in told:
                self._add(args[len(told)], spec, seat, seats, found)
                told.append(name)

    def _add(self, value: Plain, spec: str, seat: int, seats: int, found: list[float]) -> None:
        if isinstance(value, (list, tuple)):
            found.append(LIST)
            found.append(len(value))
            for part in value:
                self._add(part, "player" if spec == "players" else "", seat, seats, found)
        elif value is None:
            found.append(NOTHING)
            found.append(0.0)
        elif isinstance(value, (bool, int, float)):
            told = spec == "player"
            found.append(SEAT if told else NUMBER)
            found.append((int(value) - seat) % seats if told else float(value))
        else:
            self._add_words(str(value), found)

    def _add_words(self, words: str, found: list[float]) -> None:
        """Add what stands in a gap in words, which may begin with a number."""
        if BETWEEN in words:
            parts = words.split(BETWEEN)
            found.append(PARTS)
            found.append(len(parts))
            for part in parts:
                self._add_words(part, found)
            return
        code = self._word.get(words, UNKNOWN)
        number = 0
        if code == UNKNOWN:
            counted, _, rest = words.partition(" ")
            if counted.isdigit():
                code = self._word.get(rest, UNKNOWN)
                number = int(counted)
        if code == UNKNOWN:
            number = crc32(words.encode()) % LETTERS
        found.append(code)
        found.append(number)

    def explain(self, pairs: Sequence[float]) -> list[str]:
        """Return what was heard in words, oldest first; padding is passed over. Raises SerendipError."""
        if len(pairs) % 2:
            raise SerendipError(f"what is heard comes in pairs of a code and a number, not {len(pairs)} numbers")
        told: list[str] = []
        at = 0
        while at < len(pairs):
            code = int(pairs[at])
            at += 2
            if code == PADDING:
                continue
            if not FIRST_LINE <= code < self.first_word:
                raise SerendipError(f"a line of the log begins with its code, not with {code}: it was cut")
            line = self.lines[code - FIRST_LINE]
            values: dict[str, Plain] = {}
            for gap in line.gaps:
                values[gap], at = self._read(pairs, at)
            told.append(line.fill(values, PLAYERS))
        return told

    def _read(self, pairs: Sequence[float], at: int) -> tuple[Plain, int]:
        """Return what stands at a place, and where what follows begins."""
        code = int(pairs[at])
        number = pairs[at + 1]
        whole = int(number) if number == int(number) else number
        at += 2
        if code in (LIST, PARTS):
            parts: list[Plain] = []
            for _ in range(int(number)):
                part, at = self._read(pairs, at)
                parts.append(part)
            return (parts if code == LIST else BETWEEN.join(map(str, parts))), at
        if code in (SEAT, NUMBER):
            return whole, at
        if code == NOTHING:
            return None, at
        word = "…" if code == UNKNOWN else self.words[code - self.first_word]
        return (f"{whole} {word}" if whole and code != UNKNOWN else word), at


def named(game: Ruleset) -> list[str]:
    """Return the words that can stand in the gaps of a game's log: its pieces, and what else it names; each once."""
    found: dict[str, None] = {}
    for words in game.numbered.values():
        found.update(dict.fromkeys(words))
    for declared in game.domains.values():
        found.update(dict.fromkeys(_strings(declared)))
    if game.layout is not None:
        for part in game.layout.slices:
            for axis in part.axes:
                found.update(dict.fromkeys(axis))
    for option in game.choices:
        found.update(dict.fromkeys(_strings(option.values)))
    found.update(dict.fromkeys([word.removeprefix("# ") for word in game.spoken]))
    return list(found)


def _strings(declared: Any) -> list[str]:
    """Return the words among what a field of an action can be."""
    values: Sequence[Any] = ()
    if isinstance(declared, Values):
        values = declared.values
    elif isinstance(declared, Together):
        values = [value for row in declared.rows for value in row]
    elif isinstance(declared, (list, tuple)):
        values = declared
    return [value for value in values if isinstance(value, str)]
