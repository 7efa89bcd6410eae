"""Dark Matter: The Card Game, for 2 to 4 rivals."""

from serendip.games.dark_matter.game import GAME

__all__ = ["GAME"]
