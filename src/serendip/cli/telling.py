"""The game's sentences told to one player: "Player 1 takes" becomes "You take" for the player it speaks of."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from serendip.core.action import Action
from serendip.core.line import Said

NOBODYS: Final[Mapping[str, int]] = MappingProxyType({})
"""Where nothing belongs to anybody."""

_YOU = "\x00"
_IRREGULAR = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go", "passes": "pass"}


def tell(said: Said, names: Sequence[str], you: int | None) -> str:
    """Return a sentence with the players' names, and with "you" where it speaks of the reader."""
    return _to_you(said.words(_with_you(names, you)))


def tell_action(action: Action, names: Sequence[str], you: int | None, owners: Mapping[str, int] = NOBODYS) -> str:
    """Return what one may choose, in words; of things on the table that belong to somebody, also to whom."""
    called = _with_you(names, you)
    values = msgspec.structs.asdict(action)
    for gap, value in values.items():
        if isinstance(value, str) and value in owners:
            values[gap] = f"{value} of {called[owners[value]]}"
    return _to_you(action.line().fill(values, called))


def _with_you(names: Sequence[str], you: int | None) -> list[str]:
    return [_YOU if seat == you else name for seat, name in enumerate(names)]


def _to_you(sentence: str) -> str:
    if _YOU not in sentence:
        return sentence
    sentence = sentence.replace(f" of {_YOU}", " (yours)")
    # Up to the next clause the verbs are yours: "\0 takes the card and keeps it".
    sentence = re.sub(rf"{_YOU}[^.:;]*", _second_person, sentence)
    sentence = re.sub(rf"(^|[.!?] ){_YOU}", r"\1You", sentence)
    return sentence.replace(_YOU, "you")


def _second_person(clause: re.Match[str]) -> str:
    words = clause.group()
    if not re.match(rf"{_YOU} [a-z]+s\b|{_YOU} can\b", words):
        return words
    return re.sub(r"(?<=\x00 )[a-z]+s\b|(?<=, )[a-z]+s\b|(?<= and )[a-z]+s\b", _plural, words)


def _plural(verb: re.Match[str]) -> str:
    word = verb.group()
    return _IRREGULAR.get(word, word[:-1])
