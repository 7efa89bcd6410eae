"""A finished or unfinished match, scene by scene: after each action its table and what was told of it."""

import textwrap
from typing import Any

from serendip.cli.arguments import number_in
from serendip.cli.console import Console
from serendip.cli.seating import Seating
from serendip.cli.telling import tell
from serendip.core.entry import Entry
from serendip.core.errors import WrongSeats
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import TABLE
from serendip.core.repeat import repeat
from serendip.core.terminal import pad

HELP = "Enter: next   b: back   a number: go there   e: end   q: quit"


class Scene:
    """The match after one action, who acted, and the entries that the viewer reads of it, each with its reader."""

    def __init__(self, match: Match, seat: int, words: str, told: list[tuple[Entry, int | None]]) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.told = told


class Scenes:
    """All scenes of a match, seen by a seat, by a spectator, or with nothing hidden."""

    def __init__(self, match: Match, eyes: str) -> None:
        self._everything = eyes == "all"
        self._seat = None if self._everything else read_eyes(eyes, match.seats)
        self._source = match
        self._seating = Seating([None] * match.seats)
        self._readers: list[int | None] = [None, *range(match.seats)] if self._everything else [self._seat]
        self._scenes: list[Scene] = self._replay()

    def __len__(self) -> int:
        """Return how many there are, the opening among them."""
        return len(self._scenes)

    def _replay(self) -> list[Scene]:
        """Play the match again and keep a copy after every action."""
        match = self._source.opening()
        read = dict.fromkeys(self._readers, 0)
        scenes = [Scene(match.copy(), TABLE, "", self._news(match, read))]
        for step in self._source.steps(after=match.last):
            repeat(match, step)
            scenes.append(Scene(match.copy(), step.seat, step.action.said(), self._news(match, read)))
        return scenes

    def _news(self, match: Match, read: dict[int | None, int]) -> list[tuple[Entry, int | None]]:
        """Return what is new in the log; with nothing hidden, what only one seat read goes with that seat."""
        told: list[tuple[Entry, int | None]] = []
        for reader in self._readers:
            entries = match.log(reader)
            place = 0
            for entry in entries[read[reader] :]:
                known = [number for number, (other, _) in enumerate(told) if number >= place and other == entry]
                if known:
                    place = known[0] + 1
                else:
                    told.insert(place, (entry, reader))
                    place += 1
            read[reader] = len(entries)
        return told

    def tell(self, console: Console, moments: set[int]) -> None:
        """Print the whole match in words, and the table at these moments."""
        for number, scene in enumerate(self._scenes):
            for line in self._lines(number, scene, console):
                console.say(line)
            if number in moments:
                self._show(scene, console)
        outcome = self._source.outcome
        console.say(console.style.strong("The match is not over." if outcome is None else outcome.reason))

    def step_through(self, console: Console) -> None:
        """Show one scene at a time, forward and back."""
        number = 0
        last = len(self._scenes) - 1
        while True:
            console.clear()
            scene = self._scenes[number]
            self._show(scene, console)
            console.say(console.style.faint(f"action {number} of {last}"))
            for line in self._lines(number, scene, console):
                console.say(line)
            outcome = scene.match.outcome
            if outcome is not None:
                console.say(console.style.strong(outcome.reason))
            try:
                typed = console.ask(f"{HELP} {console.style.sign('› ', '> ')}").lower()
            except EOFError:
                return
            if typed == "q" or (not typed and number == last):
                return
            if typed == "b":
                number = max(0, number - 1)
            elif typed == "e":
                number = last
            else:
                wanted = number_in(typed)
                number = max(0, min(number + 1 if wanted is None else wanted, last))

    def to_json(self) -> dict[str, Any]:
        """Return the match as plain data. Only with nothing hidden are the actions themselves in it."""
        source = self._source
        return {
            "game": source.game.name,
            "seats": source.seats,
            "options": source.options,
            "seen_by": "all" if self._everything else self._seat,
            "outcome": source.outcome.to_json() if source.outcome else None,
            "scenes": [
                {
                    "action": number,
                    "seat": None if scene.seat == TABLE else scene.seat,
                    **({"words": scene.words} if self._everything else {}),
                    "told": [{"to": reader, **entry.to_json()} for entry, reader in scene.told],
                    "view": scene.match.view(self._seat),
                }
                for number, scene in enumerate(self._scenes)
            ],
        }

    def _lines(self, number: int, scene: Scene, console: Console) -> list[str]:
        style = console.style
        lines: list[str] = []
        label = pad(style.faint(f"{number:>4}"), 6)
        for entry, reader in scene.told:
            words = tell(entry, self._seating.called(self._seat), self._seat)
            if self._everything and reader is not None:
                words = f"(to Player {reader + 1}) {words}"
            for line in textwrap.wrap(words, console.width - 6, subsequent_indent="  "):
                lines.append((label if not lines else " " * 6) + line)
        return lines

    def _show(self, scene: Scene, console: Console) -> None:
        from serendip.core.drawing import draw

        view = all_eyes(scene.match) if self._everything else scene.match.view(self._seat)
        names = self._seating.names(self._seat)
        console.say(draw(scene.match.game, view, names, min(console.width, 100), console.style))


def read_eyes(seat: str, seats: int) -> int | None:
    """Return the seat that a word means, None for a spectator. Raises WrongSeats."""
    if seat == "spectator":
        return None
    number = number_in(seat)
    if number is None or not 1 <= number <= seats:
        raise WrongSeats(f"there is no seat {seat!r} in this match: say 1 to {seats}, spectator or all")
    return number - 1


def all_eyes(match: Match) -> dict[str, Any]:
    """Return what all seats know together, in the shape of a spectator's view."""
    public = match.view(None)
    found = public
    for seat in range(match.seats):
        own = match.view(seat)
        found = {key: _together(value, found[key], own[key]) for key, value in public.items()}
    return found | {"seat": None, "prompt": public["prompt"]}


def _together(public: Plain, found: Plain, own: Plain) -> Plain:
    """Return what is known when a seat's knowledge is added to what was found: more cards, less that is hidden."""
    if isinstance(public, dict) and isinstance(found, dict) and isinstance(own, dict):
        return {key: _together(public[key], found.get(key), own.get(key)) for key in public}
    if isinstance(public, list) and isinstance(found, list) and isinstance(own, list):
        if len(public) == len(found) == len(own):
            return [_together(*parts) for parts in zip(public, found, own, strict=True)]
        return max(found, own, key=len)
    return found if own == public else own
