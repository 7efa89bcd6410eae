"""Dark Matter: The Card Game, for 2 to 4 rivals."""

from serendip.games.dark_matter.state import DarkMatter  # isort: skip  (the state comes before its rules)
from serendip.games.dark_matter.game import GAME, DarkMatterGame

__all__ = ["GAME", "DarkMatter", "DarkMatterGame"]
