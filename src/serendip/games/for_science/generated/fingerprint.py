"""Which rules of For Science! these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "bfdb8e7e0439dec5"
