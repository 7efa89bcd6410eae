"""The page's TypeScript types are those of the Python side, and Python says of each what it is."""

import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from tools import generate_types
from tools.typescript import Pages, Untyped


def test_what_the_page_was_given_is_up_to_date() -> None:
    for path, text in generate_types.generated().items():
        assert path.read_text(encoding="utf-8") == text, "run python tools/generate_types.py"


class Wind(TypedDict):
    """How it blows."""

    from_: Literal["north", "south"]
    knots: int | None
    gusts: NotRequired[list[tuple[int, str]]]


class Forecast(msgspec.Struct, tag_field="t", tag="forecast"):
    """What will come."""

    winds: dict[str, list[Wind | None]]
    """By place."""
    sure: bool | msgspec.UnsetType = msgspec.UNSET


class Riddle(msgspec.Struct):
    """Nobody knows."""

    what: Any


def page(*names: str) -> str:
    pages = Pages()
    one = pages.page(Path("weather.ts"), "Weather.")
    one.declare(sys.modules[__name__], only=names)
    return one.text()


def test_types_read_as_one_would_write_them() -> None:
    assert page("Wind", "Forecast").split("\n\n", 1)[1] == (
        """\
/** How it blows. */
export type Wind = {
  from_: "north" | "south";
  knots: number | null;
  gusts?: [number, string][];
};

/** What will come. */
export interface Forecast {
  t: "forecast";
  /** By place. */
  winds: Record<string, (Wind | null)[]>;
  sure?: boolean;
}
"""
    )


def test_what_could_not_be_checked_is_refused() -> None:
    with pytest.raises(Untyped, match="say what it is"):
        page("Riddle")
