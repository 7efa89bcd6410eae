"""What the environments' render modes show: the table as the terminal draws it, in plain letters."""

from typing import Final

from serendip.core.drawing import draw
from serendip.core.errors import SerendipError, brief
from serendip.core.match import Match
from serendip.core.terminal import PlainStyle
from serendip.envs.episode import agents

RENDER_MODES: Final = ("human", "ansi")
WIDTH: Final = 110


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode. Raises SerendipError."""
    if mode is not None and mode not in RENDER_MODES:
        raise SerendipError(f"the render modes are {', '.join(RENDER_MODES)}, not {brief(mode)}")
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> str | None:
    """Return the table as text, or print it in the mode "human". Raises SerendipError where no mode was chosen."""
    if mode is None:
        raise SerendipError(f"say what to draw when making it: render_mode is one of {', '.join(RENDER_MODES)}")
    text = draw(match.game, match.view(seat), agents(match.seats), WIDTH, PlainStyle())
    if mode == "ansi":
        return text
    print(text)
    return None
