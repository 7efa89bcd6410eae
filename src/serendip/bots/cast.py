"""Bots as people at a table: how strong they are in one word, how they play in one line, and what they are called."""

from collections.abc import Container
from typing import Final, Literal, TypeAlias

from serendip.bots.own import is_own
from serendip.bots.specs import search_budget

Strength: TypeAlias = Literal["easy", "sound", "strong", "master", "own"]

MANNERS: Final[dict[Strength, str]] = {
    "easy": "Tries out whatever the rules allow. Good company for a first look at the game.",
    "sound": "Plays sensibly by rules of thumb, and at once.",
    "strong": "Thinks a few moves ahead before every choice.",
    "master": "Thinks longer and farther ahead. Makes you work for a win.",
    "own": "A bot that whoever runs this server has brought along.",
}
NAMES: Final[dict[Strength, tuple[str, ...]]] = {
    "easy": ("Pip", "Momo", "Tilo", "Coco", "Nino", "Lulu"),
    "sound": ("Ada", "Bruno", "Vera", "Otto", "Emmy", "Tycho"),
    "strong": ("Lise", "Niels", "Hedy", "Max", "Cecilia", "Enrico"),
    "master": ("Marie", "Isaac", "Hypatia", "Galileo", "Rosalind", "Ramón"),
    "own": (),
}
MASTER_ITERATIONS = 300
MASTER_MILLISECONDS = 2_000


def strength(spec: str) -> Strength:
    """Say how strong a bot is, in the word by which it is offered. Raises UnknownBot."""
    if spec == "random":
        return "easy"
    if spec in ("thumb", "patient"):
        return "sound"
    if is_own(spec):
        return "own"
    iterations, milliseconds = search_budget(spec)
    long = (iterations or 0) >= MASTER_ITERATIONS or (milliseconds or 0) >= MASTER_MILLISECONDS
    return "master" if long else "strong"


def names_of(spec: str) -> tuple[str, ...]:
    """Return what such a bot can be called; one of one's own is called as its class is. Raises UnknownBot."""
    return (spec.strip().rpartition(":")[2],) if is_own(spec) else NAMES[strength(spec)]


def name_for(spec: str, taken: Container[str]) -> str:
    """Return what a bot is called at a table where these names are taken. Raises UnknownBot."""
    names = names_of(spec)
    name = next((name for name in names if name not in taken), None)
    number = 2
    while name is None:
        name = next((f"{plain} {number}" for plain in names if f"{plain} {number}" not in taken), None)
        number += 1
    return name
