"""Which rules of Time Horizon these are. Made from its code and data by tools/generate_games.py."""

from typing import Final

FINGERPRINT: Final = "7d29833e2623defb"
