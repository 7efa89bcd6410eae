"""A match at the terminal: bots play by themselves, people are asked in turn, until it ends or somebody leaves."""

from serendip.bots import ask
from serendip.cli.choices import Choices
from serendip.cli.prompt import LeftTable, Prompt
from serendip.cli.screen import screen, table_lines
from serendip.cli.sitting import Sitting
from serendip.cli.telling import tell
from serendip.core.drawing import owners


class TerminalPlay:
    """Plays what is sat down to; knows who is at the screen."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._seating = sitting.seating
        self._console = sitting.console
        people = sitting.seating.people
        self._at_screen: int | None = people[0] if len(people) == 1 else None

    def play(self) -> None:
        """Play to the end. Whoever leaves may save first."""
        try:
            while self._match.wait():
                seat = self._next()
                bot = self._sitting.bots[seat]
                if bot is None:
                    self._ask_person(seat)
                else:
                    with self._console.busy(f"{self._seating.names(None)[seat]} is thinking…"):
                        action = ask(bot, self._match, seat, self._sitting.rng)
                    self._match.play(seat, action)
            self._show_end()
        except LeftTable:
            return
        except (EOFError, KeyboardInterrupt) as stop:
            self._leave(asking=isinstance(stop, KeyboardInterrupt))

    def _next(self) -> int:
        """Return who acts now. Where several may, bots go first, so that nobody has to be asked twice."""
        return min(self._match.to_act, key=lambda seat: (self._sitting.bots[seat] is None, seat))

    def _ask_person(self, seat: int) -> None:
        """Show a person the table and take the answer; what can be taken back waits for a nod.

        What everybody can see to be the only choice is done by itself.
        """
        sitting = self._sitting
        forced = None if sitting.every_choice or sitting.undone == seat else self._match.forced(seat)
        if forced is not None:
            self._match.play(seat, forced)
            sitting.read[seat].append(sitting.read[seat][-1])
            return
        self._hand_over(seat)
        entries = self._match.log(seat)
        news = entries[sitting.read[seat][-1] :]
        owned = owners(self._match.game, self._match.view(seat))
        choices = Choices(self._match.actions(seat), self._seating.called(seat), seat, owned)
        if self._console.interactive:
            self._console.clear()
        else:
            self._console.say()
        for line in screen(self._match, seat, self._seating, news, choices, self._console):
            self._console.say(line)
        action = Prompt(sitting, seat, choices).ask()
        if action is None:
            return
        self._match.play(seat, action)
        sitting.undone = None
        sitting.read[seat].append(len(entries))
        if self._match.to_act and seat not in self._match.to_act and sitting.can_undo(seat):
            for entry in self._match.log(seat)[len(entries) :]:
                self._console.say(tell(entry, self._seating.called(seat), seat))
            Prompt(sitting, seat, None).offer_undo()

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people, so that hands stay hidden."""
        if seat == self._at_screen:
            return
        name = self._seating.called(None)[seat]
        self._console.clear(forget=True)
        self._console.say(f"{name}, it is your turn. The others look away, please.")
        self._console.ask("Press Enter when you are ready. ")
        self._at_screen = seat

    def _show_end(self) -> None:
        """Show the last table, who won and why."""
        you = self._seating.people[0] if len(self._seating.people) == 1 else None
        names = self._seating.called(you)
        console = self._console
        console.clear(forget=you is None)
        console.say()
        for line in table_lines(self._match, you, self._seating, min(console.width, 100), console):
            console.say(line)
        console.say(console.style.faint(console.style.sign("─", "-") * min(console.width, 100)))
        entries = self._match.log(you)
        since = self._sitting.read[you][-1] if you is not None else max(0, len(entries) - 8)
        outcome = self._match.outcome
        assert outcome is not None
        for entry in entries[since:]:
            if entry != outcome.said:
                console.say(tell(entry, names, you))
        console.say()
        console.say(console.style.strong(tell(outcome.said, names, you)))
        if you is not None:
            won = you in outcome.winners
            console.say(console.style.tint("You win!" if won else "You lose.", "green" if won else "red"))
        Prompt(self._sitting, you if you is not None else self._seating.people[0], None).after_the_end()

    def _leave(self, asking: bool) -> None:
        """The input ended, or Ctrl-C: leave cleanly, with a last chance to save if there is somebody to ask."""
        self._console.say()
        if asking:
            try:
                Prompt(self._sitting, self._seating.people[0], None).leave()
            except (EOFError, KeyboardInterrupt, LeftTable):
                self._console.say()
        elif self._match.to_act:
            self._console.say("The input ended before the game did; it is not saved.")
