"""Which rules of Time Horizon these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "c3e891de22cabbfc"
