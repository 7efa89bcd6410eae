"""Which variant of a game this process plays.

A game's cards are read once, when it is first asked for. So a process plays a game as it is or as one variant, and the
processes that it starts do the same: `play_as` tells them by the environment. Variants that are compared are played by
processes of their own.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from serendip.core.printed import data_files, is_laid_out, lay_out, variant_of
from serendip.core.variant import BadVariant, Variant, changed

PLAYED: Final = "SERENDIP_VARIANT"
"""The environment's variable with the variant, as JSON."""


def asked_for() -> Variant | None:
    """Return the variant that this process and those that it starts are to play. Raises BadVariant."""
    text = os.environ.get(PLAYED)
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Variant)
    except msgspec.MsgspecError as error:
        raise BadVariant(f"{PLAYED} holds no variant: {error}. `--variant FILE` sets it") from error


def played_as(name: str) -> str | None:
    """Return what the variant is called that this process plays of a game; None: it is played as it is."""
    variant = asked_for()
    return variant.name if variant is not None and variant.game == name else None


def ask_for(variant: Variant | None) -> None:
    """Have this process, and those that it starts, play a variant of a game that nothing here has asked for yet."""
    if variant is None:
        os.environ.pop(PLAYED, None)
    else:
        os.environ[PLAYED] = msgspec.json.encode(variant).decode()


def lay_out_variant(name: str, package: str) -> Variant | None:
    """Lay the cards of a game's variant out if it is to be played here; return it. Raises BadVariant.

    What is laid out already stays: a match of the past is shown with the cards of then.
    """
    wanted = asked_for()
    if wanted is None or wanted.game != name or is_laid_out(package):
        return variant_of(package)
    lay_out(package, changed(data_files(package), wanted), wanted)
    return wanted


@contextmanager
def told_in_words(variant: Variant | None) -> Iterator[None]:
    """Say in words that a game can't be set up as a variant, whatever it fails by. Raises BadVariant."""
    try:
        yield
    except Exception as error:
        if variant is None:
            raise
        what = str(error) if isinstance(error, ValueError) else f"its rules need what is not there any more ({error!r})"
        raise BadVariant(f"the variant {variant.name!r} of {variant.game} can't be played: {what}") from error
