"""The log of a table while it is in memory: each line is written out once, and given to those who may see it."""

from collections.abc import Sequence

from msgspec import Raw

from serendip.core.entry import ALL, Entry, reaches
from serendip.core.line import Said
from serendip.core.match import Match
from serendip.core.step import Step
from serendip.server.protocol.encoding import encode, raw
from serendip.server.protocol.sentences import entry, told
from serendip.server.tables.notes import Note


def heard(step: Step, seat: int | None) -> list[Entry]:
    """Return the lines of the log that a step wrote and a seat sees."""
    return [Entry(line, args, audience) for line, args, audience in step.told if reaches(audience, seat)]


class TableLog:
    """The lines of every step with their audience, and the table's notes in between."""

    def __init__(self) -> None:
        self._steps: list[list[tuple[int, Raw]]] = []
        self._notes: list[tuple[int, list[tuple[int, Raw]]]] = []
        self._last: Step | None = None
        self.latest: list[tuple[int, bytes]] = []
        """What the last step told whom, without the rules."""

    def forget(self) -> None:
        """Forget everything: a name has changed, or a move was taken back."""
        self._steps = []
        self._notes = []
        self._last = None
        self.latest = []

    def add(self, match: Match | None, news: Sequence[Step], notes: Sequence[Note], names: Sequence[str]) -> None:
        """Write down what is missing; `news` are the last steps, if somebody knows them."""
        if match is not None:
            # Whoever has kept up needs only the news; walking through the whole match is for latecomers.
            last = news[0].before if news else None
            kept_up = bool(news) and last is self._last
            for step in news if kept_up else match.steps()[len(self._steps) :]:
                self._last = step
                self.latest = [(audience, told(Said(line, args), names)) for line, args, audience in step.told]
                self._steps.append(
                    [
                        (audience, Raw(b'%b,"rules":%b}' % (words[:-1], encode(line.rules))))
                        for (line, _, audience), (_, words) in zip(step.told, self.latest, strict=True)
                    ]
                )
        for note in notes[len(self._notes) :]:
            undone = [
                (audience, raw({**entry(Said(line, args), names), "undone": True}))
                for line, args, audience in note.undone
            ]
            self._notes.append((note.after, [*undone, (ALL, raw(entry(note.said, names)))]))

    def opening(self, match: Match | None, seat: int | None, names: Sequence[str]) -> list[Raw]:
        """Return what a seat saw before the first step."""
        if match is None:
            return []
        told = match.log(seat)
        later = sum(reaches(audience, seat) for step in self._steps for audience, _ in step)
        return [raw(entry(one, names)) for one in told[: len(told) - later]]

    def since(self, steps: int, notes: int, first: int, seat: int | None) -> list[Raw]:
        """Return what a seat saw after so many steps and notes; `first` is the number of the first step kept here."""
        waiting = self._notes[notes:]
        if not waiting and steps + 1 == len(self._steps):
            return [line for audience, line in self._steps[steps] if reaches(audience, seat)]
        lines: list[Raw] = []
        place = 0
        for number in range(steps, len(self._steps) + 1):
            while place < len(waiting) and waiting[place][0] <= first + number:
                lines += [line for audience, line in waiting[place][1] if reaches(audience, seat)]
                place += 1
            if number < len(self._steps):
                lines += [line for audience, line in self._steps[number] if reaches(audience, seat)]
        return lines

    @property
    def length(self) -> tuple[int, int]:
        """How many steps and notes it holds."""
        return len(self._steps), len(self._notes)
