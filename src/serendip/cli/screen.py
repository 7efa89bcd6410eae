"""What a player sees when asked: the table, what happened since, and the numbered choices, to fit the window."""

import textwrap
from collections.abc import Sequence

from serendip.cli.choices import Choices
from serendip.cli.console import Console
from serendip.cli.seating import Seating
from serendip.cli.telling import tell
from serendip.core.drawing import draw, legend
from serendip.core.entry import Entry
from serendip.core.match import Match
from serendip.core.terminal import beside

TWO_COLUMNS = 120
"""From this width on, what happened stands to the right of the table."""

TABLE_WIDTH = 80
LEAST_NEWS = 3


def table_lines(match: Match, seat: int | None, seating: Seating, width: int, console: Console) -> list[str]:
    """Return the table as a seat (None: a spectator) sees it."""
    return draw(match.game, match.view(seat), seating.names(seat), width, console.style).splitlines()


def screen(
    match: Match, seat: int, seating: Seating, news: Sequence[Entry], choices: Choices, console: Console
) -> list[str]:
    """Return the whole screen for a seat that is asked, but for the prompt."""
    width = console.width
    style = console.style
    options = choices.lines(width, style)
    said = [tell(entry, seating.called(seat), seat) for entry in news]
    question = style.strong(tell(match.prompt(seat), seating.called(seat), seat))
    divider = style.faint(style.sign("─", "-") * width)
    if width >= TWO_COLUMNS:
        table = table_lines(match, seat, seating, TABLE_WIDTH, console)
        gap = style.faint(style.sign(" │ ", " | "))
        title = style.faint("since your last choice")
        table += [style.faint(line) for line in legend(match.game, style).splitlines()]
        column = [title, *_latest(said, width - TABLE_WIDTH - 3, len(table) - 1)]
        return [*beside(table, column, TABLE_WIDTH, gap), divider, question, *options]
    table = table_lines(match, seat, seating, width, console)
    height = console.height
    # Below the news are the question, the choices and the prompt.
    room = None if height is None else max(LEAST_NEWS, height - len(table) - len(options) - 3)
    told = [style.faint(line) if style.colour else line for line in _latest(said, width, room)]
    signs = legend(match.game, style)
    if signs and (height is None or len(table) + len(told) + len(options) + 4 <= height):
        table.append(style.faint(signs))
    if height is not None and len(table) + len(told) + len(options) + 3 > height:
        # What only separates is the first to go where the window is low.
        table = [line for line in table if line != divider]
    return [*table, divider, *told, question, *options]


def _latest(sentences: Sequence[str], width: int, room: int | None) -> list[str]:
    """Return the sentences, the newest last: a line each if there is room, else run together, the oldest left out."""
    lines = [line for sentence in sentences for line in textwrap.wrap(sentence, width, subsequent_indent="  ")]
    if room is None or len(lines) <= room:
        return lines
    for skipped in range(len(sentences)):
        text = " ".join([*(["…"] if skipped else []), *sentences[skipped:]])
        lines = textwrap.wrap(text, width)
        if len(lines) <= room:
            return lines
    return lines[-room:]
