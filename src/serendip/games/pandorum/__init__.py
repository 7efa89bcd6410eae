"""Pandorum with the Discovery expansion, for 2 to 4 corporations or one against Maximus. Reconstructed base rules."""

from serendip.games.pandorum.state import Pandorum  # isort: skip  (the state comes before its rules)
from serendip.games.pandorum.game import GAME, PandorumGame

__all__ = ["GAME", "Pandorum", "PandorumGame"]
