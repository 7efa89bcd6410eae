"""Which rules of Dark Matter: The Card Game these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "5a1a492e79739b17"
