"""What players of For Science! call out to each other (FS-R12): a sentence for most, a beep and a picture for A32."""

from typing import Final

from serendip.core.calls import Call
from serendip.core.line import Said
from serendip.games.for_science import words

_SIGNS: Final = {
    "brick": "■",
    "slat": "▬",
    "triangle": "▲",
    "cylinder": "●",
    "half circle": "◗",
    "bridge": "∩",
}
"""A picture for each kind of block. Like all of these it is a sign that every font has, unlike emoji."""

CALLS: Final[tuple[Call, ...]] = (
    *[Call(f"need {kind}", Said(words.CALL_NEED, (kind,)), f"beep? {sign}") for kind, sign in _SIGNS.items()],
    Call("verify", Said(words.CALL_VERIFY), "bip-bip ✓?"),
    Call("meeting", Said(words.CALL_MEETING), "beeep? ☺☺"),
    Call("help", Said(words.CALL_HELP), "wee-oo !!!"),
    Call("mine", Said(words.CALL_MINE), "boop ☺"),
    Call("blocks", Said(words.CALL_BLOCKS), "brrr ↺"),
    Call("wait", Said(words.CALL_WAIT), "bop …"),
    Call("yes", Said(words.CALL_YES), "bip ✓"),
    Call("no", Said(words.CALL_NO), "bzzt ✗"),
    Call("thanks", Said(words.CALL_THANKS), "pling ♥"),
)
