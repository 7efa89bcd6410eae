"""The cards of Dark Matter, read from `data/cards.toml` and checked. In the state a card is its number here."""

from typing import Any, Final, Literal, TypeAlias, get_args

from serendip.core.errors import SerendipError
from serendip.core.numbers import in_order
from serendip.core.printed import data, numbers

Depth: TypeAlias = Literal["surface", "underground", "deep"]
Kind: TypeAlias = Literal["student", "data", "publication"]
"""A kind of resource."""


def _check(cards: dict[str, Any]) -> None:
    """Refuse a deck that the rules can't be played with (DM-2, DM-3, DM-4, DM-5, DM-6)."""
    kinds = cards["resources"]
    if tuple(kinds) != get_args(Kind) or tuple(cards["depths"]) != get_args(Depth):
        raise SerendipError(f"the resources are {get_args(Kind)} and the depths {get_args(Depth)}, in this order")
    if set(cards["runs_in"]) != set(cards["depths"]):
        raise SerendipError("runs_in says of every depth where such research is done")
    for row in cards["research"]:
        if row["depth"] not in cards["depths"]:
            raise SerendipError(f"{row['name']}: the depth is one of {cards['depths']}")
        if "candidate" in row and row["candidate"] not in cards["candidates"]:
            raise SerendipError(f"{row['name']}: the candidate is one of {cards['candidates']}, or left out")
        if len(row["needs"]) not in (2, 3) or not set(row["needs"]) <= set(kinds):
            raise SerendipError(f"{row['name']}: a research needs 2 or 3 of {kinds}")
    names = [row["name"] for row in cards["research"]] + [
        name for rows in cards["laboratories"].values() for name in rows
    ]
    if len(set(names)) != len(names):
        raise SerendipError("two research or laboratory cards have the same name")
    if cards["money"] != sorted(set(cards["money"])):
        raise SerendipError("the money cards must be different and in order")


_CARDS: Final[dict[str, Any]] = data(__package__, "cards.toml")
_check(_CARDS)
_ORDER: Final = numbers(__package__)
_DEPTHS: Final[dict[str, Depth]] = {name: depth for depth, names in _CARDS["laboratories"].items() for name in names}
_RESEARCH: Final[list[dict[str, Any]]] = in_order(_CARDS["research"], _ORDER["research"])

CANDIDATES: Final[list[str]] = in_order(_CARDS["candidates"], _ORDER["candidates"], key=None)
"""Each has a verdict under it, and one more is set aside (DM-2)."""
SET_ASIDE: Final[int] = len(CANDIDATES)
"""Where the positive verdict is when no candidate is dark matter."""

DEPTHS: Final[list[Depth]] = _CARDS["depths"]
RESOURCES: Final[list[Kind]] = _CARDS["resources"]
COPIES: Final[int] = _CARDS["copies_of_each_resource"]
"""How many cards there are of each kind (DM-5)."""

LABORATORIES: Final[list[str]] = in_order(list(_DEPTHS), _ORDER["laboratories"], key=None)
"""On the surface, underground and deep (DM-3)."""
DEPTH_OF: Final[list[int]] = [DEPTHS.index(_DEPTHS[name]) for name in LABORATORIES]

RESEARCH: Final[list[str]] = [row["name"] for row in _RESEARCH]
NO_CANDIDATE: Final = -1
"""Of research that has nothing to do with any (DM-4)."""
CANDIDATE_OF: Final[list[int]] = [
    CANDIDATES.index(row["candidate"]) if "candidate" in row else NO_CANDIDATE for row in _RESEARCH
]
RESEARCH_DEPTH: Final[list[int]] = [DEPTHS.index(row["depth"]) for row in _RESEARCH]
NEEDS: Final[list[tuple[int, ...]]] = [tuple(row["needs"].count(kind) for kind in RESOURCES) for row in _RESEARCH]
IMMUNE: Final[list[list[str]]] = [row.get("immune", []) for row in _RESEARCH]

MONEY: Final[list[int]] = _CARDS["money"]
EVENTS: Final[list[str]] = in_order(_CARDS["events"], _ORDER["events"], key=None)
"""The titles of the event cards, one as often as there are cards of it (DM-6)."""
FIRST_EVENT: Final[int] = len(MONEY)
"""Grants below this number are money, the others events."""

GRANTS: Final[int] = len(MONEY) + len(EVENTS)
LEFT_IN_THE_BOX: Final[dict[int, list[int]]] = {
    int(seats): limits for seats, limits in _CARDS["left_in_the_box"].items()
}
"""By the number of players, from which to which value money is not used (DM-12)."""

LABORATORY_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(LABORATORIES)}
RESEARCH_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(RESEARCH)}
MONEY_NUMBER: Final[dict[int, int]] = {money: number for number, money in enumerate(MONEY)}
RESOURCE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(RESOURCES)}


FITTING: Final[list[tuple[int, ...]]] = [
    tuple(lab for lab, depth in enumerate(DEPTH_OF) if DEPTHS[depth] in _CARDS["runs_in"][row["depth"]])
    for row in _RESEARCH
]
"""For each research the laboratories that could host it (DM-40)."""

NUMBERED: Final[dict[str, list[str]]] = {
    "candidates": CANDIDATES,
    "depths": [str(depth) for depth in DEPTHS],
    "resources": [str(kind) for kind in RESOURCES],
    "laboratories": LABORATORIES,
    "research": RESEARCH,
    "money": [str(number) for number in range(len(MONEY))],
    "events": EVENTS,
}
"""What the numbers in a position stand for."""

GRANT_NAMES: Final[list[str]] = [f"{money} M$" for money in MONEY] + EVENTS
"""What each grant card is called: "12 M$" or the event's title."""
