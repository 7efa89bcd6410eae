"""Science board games on one rules engine.

>>> import serendip
>>> match = serendip.game("dark-matter").new(seats=3, seed=1)
>>> match.to_act
(0, 1, 2)

One loop plays any game to its end, in real time too:

>>> from random import Random
>>> rng = Random(1)
>>> while match.wait():
...     seat = match.to_act[0]
...     match.play(seat, rng.choice(match.actions(seat)))
>>> match.outcome is not None
True
"""

from serendip.core.action import Action, Ranged
from serendip.core.entry import Entry
from serendip.core.errors import (
    BadAction,
    BadSave,
    IllegalAction,
    NotSaveable,
    NoUndo,
    RulesGap,
    SerendipError,
    UnknownGame,
    UnknownOption,
    WrongSeats,
    WrongTime,
)
from serendip.core.game import Game
from serendip.core.match import Match
from serendip.core.options import Option, Preset
from serendip.core.outcome import Outcome
from serendip.core.played_state import TABLE
from serendip.core.preview import Preview
from serendip.core.refusal import Refusal
from serendip.core.save import header
from serendip.games import game, games

__version__ = "0.1.0"

__all__ = [
    "TABLE",
    "Action",
    "BadAction",
    "BadSave",
    "Entry",
    "Game",
    "IllegalAction",
    "Match",
    "NoUndo",
    "NotSaveable",
    "Option",
    "Outcome",
    "Preset",
    "Preview",
    "Ranged",
    "Refusal",
    "RulesGap",
    "SerendipError",
    "UnknownGame",
    "UnknownOption",
    "WrongSeats",
    "WrongTime",
    "game",
    "games",
    "load",
]


def load(text: str | bytes) -> Match:
    """Return the match that `Match.save` wrote, played again from its seed. Raises BadSave or UnknownGame."""
    save = header(text)
    return game(save.game).replay(save)
