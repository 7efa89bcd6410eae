"""The line where a player types: a number to choose, or a letter for undo, hint, what if, rules, log, save, quit …"""

from pathlib import Path

from serendip.cli.answers import help_lines, hint_lines, log_lines, preview_lines, rules_lines, why_lines
from serendip.cli.arguments import number_in
from serendip.cli.choices import Choices
from serendip.cli.sitting import Sitting
from serendip.core.action import Action, Ranged
from serendip.core.errors import NoUndo, SerendipError

_LETTERS = {
    "u": "undo", "h": "hint", "i": "if", "r": "rules", "w": "why", "l": "log", "s": "save", "q": "quit", "?": "help"
}  # fmt: skip
_WORDS = {word: letter for letter, word in _LETTERS.items()} | {"exit": "q"}


class LeftTable(Exception):
    """The player has left the table."""


class Prompt:
    """Asks one seat until there is an action, the table is to be shown again, or the player leaves."""

    def __init__(self, sitting: Sitting, seat: int, choices: Choices | None) -> None:
        self._sitting = sitting
        self._seat = seat
        self._choices = choices
        self._console = sitting.console
        self._mark = self._console.style.sign("› ", "> ")
        self._to = self._console.style.sign("–", "-")

    def ask(self) -> Action | None:
        """Return the chosen action; None: show the table again."""
        assert self._choices is not None
        many = len(self._choices.actions)
        while True:
            typed = self._console.ask(f"1{self._to}{many} or ? {self._mark}" if many > 1 else f"1 or ? {self._mark}")
            if not typed:
                return None
            words = typed.split()
            number = number_in(words[0])
            if number is not None:
                action = self._choose(number, words[1:])
                if action is not None:
                    return action
            elif self._obey(typed):
                return None

    def offer_undo(self) -> None:
        """Wait for a nod before the others go on; until then the last action can be taken back."""
        while True:
            typed = self._console.ask(f"Enter: go on   u: take it back {self._mark}")
            if not typed or typed[0].isdecimal() or self._obey(typed):
                return

    def after_the_end(self) -> None:
        """The game is over: let the player look back or save before the table is cleared."""
        while True:
            typed = self._console.ask(f"Enter: leave   s: save for replay   l: log   r: rules {self._mark}")
            if not typed or typed[0].lower() == "q" or typed[0].isdecimal():
                return
            self._obey(typed)

    def leave(self) -> None:
        """Offer to save, then leave. Raises LeftTable."""
        sitting = self._sitting
        if sitting.match.steps():
            path = sitting.save.suggest(sitting.match)
            answer = self._console.ask(f"Save to {path} before you leave? [Y/n/other file] {self._mark}")
            if answer.lower() not in ("n", "no"):
                self._save("" if answer.lower() in ("", "y", "yes") else answer)
        raise LeftTable

    def _choose(self, number: int, words: list[str]) -> Action | None:
        """Return the action with that number, asking for the number inside a range if it has one."""
        assert self._choices is not None
        if not 1 <= number <= len(self._choices.actions):
            self._console.say(f"There is no choice {number}: type a number from 1 to {len(self._choices.actions)}.")
            return None
        action = self._choices.actions[number - 1]
        if not isinstance(action, Ranged):
            return action
        bounds = f"{action.least}{self._to}{action.most}"
        how_many = number_in(words[0] if words else self._console.ask(f"{bounds} {self._mark}"))
        if how_many is None or not action.choose(how_many).fits():
            self._console.say(f"That takes a number from {action.least} to {action.most}.")
            return None
        return action.choose(how_many)

    def _obey(self, typed: str) -> bool:
        """Do what a letter asks for; say whether the table has changed."""
        first, _, rest = typed.partition(" ")
        letter = first.lower() if first.lower() in _LETTERS else _WORDS.get(first.lower(), "")
        sitting, console = self._sitting, self._console
        width, style = console.width, console.style
        if letter == "u":
            return self._undo()
        if letter == "q":
            self.leave()
        elif letter == "s":
            self._save(rest.strip())
        elif letter == "h" and self._choices is not None:
            with console.busy("thinking…"):
                lines = hint_lines(sitting.match, self._seat, self._choices, sitting.hinter, width, style)
            console.say_all(lines)
        elif letter == "i" and self._choices is not None:
            self._preview(rest.split())
        elif letter == "w":
            console.say_all(why_lines(sitting.match, self._seat, rest, sitting.seating, width, style, self._choices))
        elif letter == "r":
            console.say_all(rules_lines(sitting.match.game.rulebook, rest.split(), width, style))
        elif letter == "l":
            console.say_all(log_lines(sitting.match, self._seat, rest.strip(), sitting.seating, width, style))
        elif letter == "?":
            console.say_all(help_lines(sitting.match.game, style))
        else:
            console.say(f"{first!r} is not something to do here: ? shows what is.")
        return False

    def _preview(self, words: list[str]) -> None:
        """Show what a choice would bring."""
        number = number_in(words[0]) if words else None
        if number is None:
            self._console.say("Say which choice: i 3 shows what choice 3 would bring.")
            return
        action = self._choose(number, words[1:])
        if action is not None:
            sitting, console = self._sitting, self._console
            preview = sitting.match.preview(self._seat, action)
            game = sitting.match.game
            console.say_all(preview_lines(game, preview, self._seat, sitting.seating, console.width, console.style))

    def _undo(self) -> bool:
        try:
            self._sitting.undo(self._seat)
        except NoUndo as refusal:
            self._console.say(f"No undo: {refusal}.")
            return False
        self._console.say("Taken back.")
        return True

    def _save(self, name: str) -> None:
        """Save to that file, or to the match's own, and say how to come back."""
        sitting = self._sitting
        path = Path(name).expanduser() if name else sitting.save.suggest(sitting.match)
        if sitting.save.is_taken(path):
            answer = self._console.ask(f"{path} is there already. Write over it? [y/N] {self._mark}")
            if answer.lower() not in ("y", "yes"):
                self._console.say("Not saved.")
                return
        try:
            sitting.save.write(sitting.match, path)
        except SerendipError as mistake:
            self._console.say(f"Not saved: {mistake}")
            return
        game = sitting.match.game.name
        if sitting.match.to_act:
            again = f"serendip play {game} --resume {path}{sitting.seating.arguments()}"
        else:
            again = f"serendip replay {path} --step"
        self._console.say(f"Saved. To go on: {again}")
