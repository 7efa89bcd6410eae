"""Which rules of Pandorum these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "ff68026d1b60f2b2"
