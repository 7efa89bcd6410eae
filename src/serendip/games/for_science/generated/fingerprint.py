"""Which rules of For Science! these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "8e7f0e292c615c9b"
