"""A match at the terminal: bots play by themselves, people are asked in turn, until it ends or somebody leaves."""

from random import Random

from serendip.bots import Bot, ask, make_bot
from serendip.cli.choices import Choices
from serendip.cli.console import Console
from serendip.cli.prompt import Left, Prompt
from serendip.cli.saving import SaveFile
from serendip.cli.screen import screen, table_lines
from serendip.cli.seating import Seating
from serendip.cli.telling import tell
from serendip.core.errors import NoUndo
from serendip.core.match import Match


class Sitting:
    """One match, who sits at it, and how far each person had read its log at each of their choices."""

    def __init__(self, match: Match, seating: Seating, console: Console, save: SaveFile, hints: str, seed: int) -> None:
        self.match = match
        self.seating = seating
        self.console = console
        self.save = save
        self._rng = Random(seed)
        self._bots: list[Bot | None] = [
            make_bot(spec, match.game, self._rng.getrandbits(32)) if spec else None for spec in seating.bots
        ]
        self.hinter: Bot = make_bot(hints, match.game, self._rng.getrandbits(32))
        self._read: dict[int, list[int]] = {seat: [0] for seat in seating.people}
        self._at_screen: int | None = seating.people[0] if len(seating.people) == 1 else None

    def play(self) -> None:
        """Play to the end. Whoever leaves may save first."""
        try:
            while self.match.wait():
                seat = self._next()
                bot = self._bots[seat]
                if bot is None:
                    self._ask_person(seat)
                else:
                    with self.console.busy(f"{self.seating.names(None)[seat]} is thinking…"):
                        action = ask(bot, self.match, seat, self._rng)
                    self.match.play(seat, action)
            self._show_end()
        except Left:
            return
        except (EOFError, KeyboardInterrupt) as stop:
            self._leave(asking=isinstance(stop, KeyboardInterrupt))

    def _next(self) -> int:
        """Return who acts now. Where several may, bots go first, so that nobody has to be asked twice."""
        return min(self.match.to_act, key=lambda seat: (self._bots[seat] is None, seat))

    def _ask_person(self, seat: int) -> None:
        """Show a person the table and take the answer; what can be taken back waits for a nod."""
        self._hand_over(seat)
        entries = self.match.log(seat)
        news = entries[self._read[seat][-1] :]
        choices = Choices(self.match.actions(seat), self.seating.called(seat), seat)
        if self.console.interactive:
            self.console.clear()
        else:
            self.console.say()
        for line in screen(self.match, seat, self.seating, news, choices, self.console):
            self.console.say(line)
        action = Prompt(self, seat, choices).ask()
        if action is None:
            return
        self.match.play(seat, action)
        self._read[seat].append(len(entries))
        if self.match.to_act and seat not in self.match.to_act and self._can_undo(seat):
            for entry in self.match.log(seat)[len(entries) :]:
                self.console.say(tell(entry, self.seating.called(seat), seat))
            Prompt(self, seat, None).offer_undo()

    def undo(self, seat: int) -> None:
        """Take back a person's last action, and let what was news then be news again. Raises NoUndo."""
        self.match.undo(seat)
        if len(self._read[seat]) > 1:
            self._read[seat].pop()

    def _can_undo(self, seat: int) -> bool:
        try:
            self.match.copy().undo(seat)
        except NoUndo:
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people, so that hands stay hidden."""
        if seat == self._at_screen:
            return
        name = self.seating.called(None)[seat]
        self.console.clear(forget=True)
        self.console.say(f"{name}, it is your turn. The others look away, please.")
        self.console.ask("Press Enter when you are ready. ")
        self._at_screen = seat

    def _show_end(self) -> None:
        """Show the last table, who won and why."""
        you = self.seating.people[0] if len(self.seating.people) == 1 else None
        names = self.seating.called(you)
        console = self.console
        console.clear(forget=you is None)
        console.say()
        for line in table_lines(self.match, you, self.seating, min(console.width, 100), console):
            console.say(line)
        console.say(console.style.faint(console.style.sign("─", "-") * min(console.width, 100)))
        entries = self.match.log(you)
        since = self._read[you][-1] if you is not None else max(0, len(entries) - 8)
        outcome = self.match.outcome
        assert outcome is not None
        for entry in entries[since:]:
            if entry != outcome.said:
                console.say(tell(entry, names, you))
        console.say()
        console.say(console.style.strong(tell(outcome.said, names, you)))
        if you is not None:
            won = you in outcome.winners
            console.say(console.style.tint("You win!" if won else "You lose.", "green" if won else "red"))
        Prompt(self, you if you is not None else self.seating.people[0], None).after_the_end()

    def _leave(self, asking: bool) -> None:
        """The input ended, or Ctrl-C: leave cleanly, with a last chance to save if there is somebody to ask."""
        self.console.say()
        if asking:
            try:
                Prompt(self, self.seating.people[0], None).leave()
            except (EOFError, KeyboardInterrupt, Left):
                self.console.say()
        elif self.match.to_act:
            self.console.say("The input ended before the game did; it is not saved.")
