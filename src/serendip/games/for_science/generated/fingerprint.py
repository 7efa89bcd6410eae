"""Which rules of For Science! these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "bccb8f597d4f686a"
