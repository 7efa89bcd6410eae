"""Who is who without accounts: a secret in a cookie, keys in links, and only their hashes kept."""

import re
import secrets
from hashlib import sha256

COOKIE = "serendip"
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_ROOM_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ADJECTIVES = (
    "Bright", "Calm", "Charmed", "Cosmic", "Curious", "Early", "Excited", "Gentle",
    "Keen", "Lucky", "Patient", "Quick", "Quiet", "Strange", "Sunny", "Swift",
)  # fmt: skip
_PARTICLES = (
    "Axion", "Boson", "Comet", "Electron", "Gluon", "Graviton", "Lepton", "Meson",
    "Muon", "Neutrino", "Nova", "Phonon", "Photon", "Proton", "Quark", "Quasar",
)  # fmt: skip


def new_secret() -> str:
    """Return a fresh secret of 256 bits, base64url."""
    return secrets.token_urlsafe(32)


def new_room_id() -> str:
    """Return a fresh id of ten letters and digits, none of which is mistaken for another."""
    return "".join(secrets.choice(_ROOM_LETTERS) for _ in range(10))


def is_secret(text: str | None) -> bool:
    """Say whether this could be a secret of ours."""
    return text is not None and _SECRET.fullmatch(text) is not None


def hashed(secret: str) -> str:
    """Return what is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def handle(place: str, visitor: str) -> str:
    """Return what a visitor is known by in one place, to programs: another in each, so that nobody is followed."""
    return sha256(f"{place} {visitor}".encode()).hexdigest()[:16]


def first_name(visitor: str) -> str:
    """Return what a visitor is called who has chosen no name; always the same."""
    number = int(visitor[:8], 16)
    return f"{_ADJECTIVES[number % 16]} {_PARTICLES[number // 16 % 16]}"
