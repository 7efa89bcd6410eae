"""What people call themselves and say, as others may see it: the one door for names and chat.

What can't be seen, what turns the line around and what towers over its neighbours is taken out. What holds an emoji
together stays, and what the letters of some scripts need between them.
"""

import re
import unicodedata
from typing import Final

MOST_MARKS: Final = 3
"""How many accents one letter bears: no living script needs more."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
"""Nothing is drawn for these, though their categories are those of letters, marks and signs."""

_TAGS: Final = "\U000e0020-\U000e007e"
_JOINING: Final = re.compile(f"[\u200c\u200d\ufe0e\ufe0f{_TAGS}\U000e007f]")
"""What can't be seen either, but may belong to what can."""

_PICTURE: Final = "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_LOOK: Final = "[\ufe0e\ufe0f]"
_PERSON: Final = f"{_PICTURE}{_LOOK}?[\U0001f3fb-\U0001f3ff]?{_LOOK}?"
_VIRAMAS: Final = "".join(chr(code) for code in range(0x900, 0x1C00) if unicodedata.combining(chr(code)) == 9)
_ARABIC: Final = "[\u0620-\u064a\u066e-\u06d3\u0750-\u077f\u08a0-\u08c7]"
_JOINED: Final = re.compile(
    f"(\U0001f3f4[{_TAGS}]{{1,6}}\U000e007f|{_PERSON}(?:\u200d{_PERSON})+|{_PICTURE}{_LOOK}|[0-9#*]\ufe0f\u20e3"
    f"|(?<=[{_VIRAMAS}])[\u200c\u200d]|(?<={_ARABIC})\u200c(?={_ARABIC}))|{_JOINING.pattern}"
)


def clean(text: str) -> str:
    """Return a text as it may be shown: in one line, and all that is in it can be seen. It may be empty then."""
    text = "".join(" " if letter.isspace() else letter for letter in text if letter.isspace() or not _is_hidden(letter))
    text = _without_towers(unicodedata.normalize("NFC", text))
    text = _JOINED.sub(lambda found: found[1] or "", text)
    return " ".join(unicodedata.normalize("NFC", text).split())


def _is_hidden(letter: str) -> bool:
    """Say whether a letter shows nothing and joins nothing."""
    if _JOINING.match(letter):
        return False
    category = unicodedata.category(letter)
    if category == "Cn":
        # Pictures that are younger than this Python's tables: browsers know them.
        return not "\U0001f000" <= letter <= "\U0001faff"
    return category[0] == "C" or letter in _BLANK or unicodedata.name(letter, "").startswith("VARIATION SELECTOR")


def _without_towers(text: str) -> str:
    """Take out accents that stand on nothing, and those that are too many for their letter."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me") and not _JOINING.match(letter):
            marks += 1
            if marks > MOST_MARKS:
                continue
        elif not _JOINING.match(letter):
            marks = MOST_MARKS if letter == " " else 0
        kept.append(letter)
    return "".join(kept)
