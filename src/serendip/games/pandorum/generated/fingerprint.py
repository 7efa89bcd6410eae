"""Which rules of Pandorum these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "e3ff2800f29bbc68"
