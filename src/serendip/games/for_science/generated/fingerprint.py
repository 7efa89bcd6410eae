"""Which rules of For Science! these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "114ad5a0aac419e0"
