"""Pandorum with the Discovery expansion, for 2 to 4 corporations or one against Maximus. Reconstructed base rules."""

from serendip.games.pandorum.game import GAME, PandorumGame
from serendip.games.pandorum.state import Pandorum

__all__ = ["GAME", "Pandorum", "PandorumGame"]
