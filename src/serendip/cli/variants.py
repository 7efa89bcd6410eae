"""Variants in files, for the commands that play them."""

from pathlib import Path

from serendip.core.errors import SerendipError
from serendip.core.variant import BadVariant, Variant, read_variant

VARIANT = "a file that changes the game's data: `serendip data GAME` lists what can be changed"


def load_variant(file: str | None, game: str | None = None) -> Variant | None:
    """Return the variant in a file, of this game if one is named; None without a file. Raises BadVariant."""
    if file is None:
        return None
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadVariant(f"{file} can't be read: {why or error}") from error
    try:
        variant = read_variant(text)
    except SerendipError as error:
        raise BadVariant(f"{file}: {error}") from error
    if game is not None and variant.game != game:
        raise BadVariant(f"{file} is a variant of {variant.game}, not of {game}")
    return variant
