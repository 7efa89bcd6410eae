"""Which rules of For Science! these are. Made from its code and data by tools/generate_fields.py."""

from typing import Final

FINGERPRINT: Final = "755d104d0063cd6f"
