"""Names and chat: what can't be seen, turns lines around or towers is out; emoji and scripts stay what they are."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.server.text import MOST_MARKS, clean
from tests.server.browser import Browser

UNSEEN = (
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad",
    "\u034f", "\u180e", "\u17b4", "\u2064", "\u2028", "\u3000", "\u00a0", "\t", "\n", "\x00", "\x7f", "\ufe0f",
    "\ufe00", "\U000e0100", "\U000e0041", "\U000e0001", "\U0001d173", "\ue000", "\u0301",
)  # fmt: skip
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
EMOJI = (
    "👩‍👩‍👧‍👦", "👨🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "🇪🇸", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "👍🏿", "#️⃣", "☺️", "🧑🏻‍❤️‍💋‍🧑🏿", "\U0001fae8",
)  # fmt: skip
SCRIPTS = ("می‌روم", "क्‍ष", "Żółć", "Nguyễn", "שָׁלוֹם", "ผู้ใหญ่", "བསྒྲུབས", "한국어", "Ångström", "O’Neill-Šćepanović")
letters = st.text(st.characters(exclude_categories=["Cs"]))
tricky = st.text(st.sampled_from([*"ab1# é्ك👩🏽❤🏴\u0301\u20e3", *TURNING, *"".join(UNSEEN), *"".join(EMOJI)]))


def marks_of(text: str) -> int:
    """Return the most marks in a row."""
    most = row = 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") and letter not in "\ufe0e\ufe0f" else 0
        most = max(most, row)
    return most


@pytest.mark.parametrize("letter", [*UNSEEN, *TURNING], ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_cant_be_seen_is_no_text(letter: str) -> None:
    assert clean(letter * 3) == ""
    assert clean(f" {letter} ") == ""


@pytest.mark.parametrize("text", [*EMOJI, *SCRIPTS])
def test_emoji_and_scripts_stay_whole(text: str) -> None:
    assert clean(f"I {text} you") == f"I {text} you"


def test_towers_are_low_and_stand_on_something() -> None:
    assert clean("Z" + "\u0351" * 40 + "o") == "Z" + "\u0351" * MOST_MARKS + "o"
    assert clean("\u0301\u0301 \u0301a") == "a"


def test_a_joiner_that_joins_nothing_is_out() -> None:
    assert clean("A\u200dnn\u200c") == "Ann"
    assert clean("👩\u200d\u200d👧 👩\u200d a\ufe0f") == "👩👧 👩 a"
    assert clean("🏴\U000e0067\U000e0062a") == "🏴a"


@given(letters | tricky)
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)


@given(letters | tricky)
def test_whatever_is_said_comes_out_fit_to_be_seen(text: str) -> None:
    shown = clean(text)
    assert not set(shown) & set(TURNING)
    assert marks_of(shown) <= MOST_MARKS
    assert shown == " ".join(shown.split())
    assert not shown or any(unicodedata.category(letter)[0] in "LNPS" or letter in EMOJI for letter in shown)


@given(st.text(st.characters(categories=("L", "N", "P"), max_codepoint=0x24F)))
def test_ordinary_words_are_not_touched(text: str) -> None:
    assert clean(text) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("letter", UNSEEN, ids=lambda letter: f"U+{ord(letter):04X}")
def test_a_name_that_cant_be_seen_is_refused_in_words(ann: Browser, letter: str) -> None:
    words = ann.patch("/api/me", {"name": letter}, 409)["error"]["words"]
    assert "seen" in words


def test_a_name_loses_what_would_deceive(ann: Browser) -> None:
    assert (
        ann.patch("/api/me", {"name": "\u202eAnn\u3164 " + "e\u0301\u0301\u0301\u0301\u0301"})["name"]
        == "Ann é\u0301\u0301\u0301"
    )
    assert ann.patch("/api/me", {"name": "👩‍👩‍👧‍👦"})["name"] == "👩‍👩‍👧‍👦"


def test_a_name_that_becomes_too_long_is_refused(ann: Browser) -> None:
    assert ann.patch("/api/me", {"name": "\u0958" * 24}, 413)["error"]["code"] == "too-long"


def test_chat_loses_it_too_and_has_to_say_something(ann: Browser) -> None:
    tab = ann.tab(ann.open("human", "thumb"))
    tab.ask("chat", words="you\u202e won\u2800 👨🏽‍🚀")
    assert tab.heard[-2]["words"] == "you won 👨🏽‍🚀"
    assert tab.ask("chat", words="\u3164 \u2800")["code"] == "bad-message"
