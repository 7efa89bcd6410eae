"""What the environments' render modes show: the table as the terminal draws it, in letters or as a picture of them."""

from typing import Any, Final

from serendip.core.drawing import draw
from serendip.core.errors import SerendipError, brief
from serendip.core.match import Match
from serendip.core.terminal import PlainStyle
from serendip.envs.episode import agents
from serendip.envs.picture import PictureStyle, picture

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 110
HEIGHT: Final = 60
"""So many lines a picture has, however many are on the table: those of a film are all alike."""


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode. Raises SerendipError."""
    if mode is not None and mode not in RENDER_MODES:
        raise SerendipError(f"the render modes are {', '.join(RENDER_MODES)}, not {brief(mode)}")
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """Return the table as text or as pixels, or print it in the mode "human".

    Raises SerendipError where no mode was chosen.
    """
    if mode is None:
        raise SerendipError(f"say what to draw when making it: render_mode is one of {', '.join(RENDER_MODES)}")
    names = agents(match.seats)
    if mode == "rgb_array":
        return picture(draw(match.game, match.view(seat), names, WIDTH, PictureStyle()), WIDTH, HEIGHT)
    text = draw(match.game, match.view(seat), names, WIDTH, PlainStyle())
    if mode == "ansi":
        return text
    print(text)
    return None
