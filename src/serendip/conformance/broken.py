"""What a promise raises when a game does not keep it, and what two things differ in, in words."""

from typing import Any

_LONGEST = 300


class BrokenPromise(AssertionError):
    """A game does not keep a promise; the words say which one, where, and what to look for."""


def require(kept: object, words: str) -> None:
    """Raise BrokenPromise with these words unless it is kept."""
    if not kept:
        raise BrokenPromise(words)


def require_same(first: Any, second: Any, words: str) -> None:
    """Raise BrokenPromise unless both are the same; the words are followed by where they differ."""
    if first != second:
        raise BrokenPromise(f"{words}\n{difference(first, second)}")


def difference(first: Any, second: Any, path: str = "") -> str:
    """Return the first place in which two nested things differ, and what stands there in each."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *(key for key in second if key not in first)]:
            if key not in first or key not in second or first[key] != second[key]:
                return difference(first.get(key, "nothing"), second.get(key, "nothing"), f"{path}/{key}")
    if isinstance(first, (list, tuple)) and isinstance(second, (list, tuple)):
        for number, (one, other) in enumerate(zip(first, second, strict=False)):
            if one != other:
                return difference(one, other, f"{path}/{number}")
        return f"  at {path or '/'}: {len(first)} parts against {len(second)}"
    return f"  at {path or '/'}:\n    {_shown(first)}\n    {_shown(second)}"


def _shown(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
