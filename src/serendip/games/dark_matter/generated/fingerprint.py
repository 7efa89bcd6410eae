"""Which rules of Dark Matter: The Card Game these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "c91a55951702cdd3"
