"""Where the player sits: a screen to write on and a line to read from, be it a terminal or a pipe."""

import contextlib
import shutil
import sys
from collections.abc import Iterator, Sequence
from typing import TextIO

from serendip.cli.style import TerminalStyle, style_of

NARROWEST = 60
WIDEST = 180


class Console:
    """Screen and keyboard. On a pipe nothing is cleared and nothing moves."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self._source: TextIO = source or sys.stdin
        self._out: TextIO = out or sys.stdout
        self.interactive: bool = self._source.isatty() and self._out.isatty()
        self.style: TerminalStyle = style_of(self._out)
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lines can be edited and called back)

    @property
    def width(self) -> int:
        """How many columns there are to write on."""
        return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))

    @property
    def height(self) -> int | None:
        """How many lines there are; None: no end."""
        return shutil.get_terminal_size().lines if self.interactive else None

    def say(self, text: str = "") -> None:
        """Write a text and end the line."""
        print(text, file=self._out, flush=True)

    def say_all(self, lines: Sequence[str]) -> None:
        """Write lines, a screenful at a time if somebody is watching."""
        height = self.height
        page = len(lines) if height is None else max(5, height - 2)
        for start in range(0, len(lines), page):
            for line in lines[start : start + page]:
                self.say(line)
            if start + page < len(lines) and self.ask(self.style.sign("… Enter: more   q: enough › ", "... > ")):
                return

    def ask(self, question: str) -> str:
        """Return the line that the player typed, without blanks around it. Raises EOFError at the end of input."""
        if self.interactive and self._source is sys.stdin:
            return input(question).strip()
        self._out.write(question)
        self._out.flush()
        line = self._source.readline()
        # A pipe shows no typed line, so the answer is written here.
        self._out.write(line if line.endswith("\n") else line + "\n")
        if not line:
            raise EOFError
        return line.strip()

    def clear(self, forget: bool = False) -> None:
        """Clear the screen; to forget is to clear what can be scrolled back too, for the next player's eyes."""
        if self.interactive:
            print("\x1b[H\x1b[2J" + ("\x1b[3J" if forget else ""), end="", file=self._out, flush=True)

    @contextlib.contextmanager
    def busy(self, words: str) -> Iterator[None]:
        """Show these words while something takes its time."""
        if not self.interactive:
            yield
            return
        print(f"\r{self.style.faint(words)}\x1b[K", end="", file=self._out, flush=True)
        try:
            yield
        finally:
            print("\r\x1b[K", end="", file=self._out, flush=True)
