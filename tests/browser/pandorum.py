"""Tables of Pandorum in the middle of a match, found by letting rules of thumb play until they fit."""

from collections.abc import Callable
from random import Random
from typing import Any

from serendip import Match, game
from tests.browser.arranged import lay_out
from tests.browser.guest import Guest
from tests.server.process import Process

BOARD = "boards/pandorum/texts.{lang}.json"
GAME = "boards/pandorum/words.{lang}.json"
MOST_SEEDS = 500

Fits = Callable[[Match], object]


def seen(match: Match) -> Any:
    """All that the first seat sees."""
    return match.view(0)


def may(match: Match, *kinds: str) -> bool:
    """Say whether the first seat may choose among actions of all these kinds."""
    return 0 in match.to_act and set(kinds) <= {action.kind() for action in match.actions(0)}


def reached(seats: int, fits: Fits) -> Match:
    """Return the first match, seed by seed, that comes to a position which fits."""
    pandorum = game("pandorum")
    for seed in range(1, MOST_SEEDS):
        match = pandorum.new(seats=seats, seed=seed)
        rng = Random(seed)
        while match.wait():
            if fits(match):
                return match
            seat = match.to_act[0]
            match.play(seat, pandorum.thumb(match.view(seat), match.actions(seat), rng))
    raise AssertionError("no match comes to such a position")


def sit(server: Process, guest: Guest, seats: int, fits: Fits) -> Guest:
    """Bring a guest to the first seat of such a table, against rules of thumb."""
    laid = lay_out(server, reached(seats, fits), "human", *["thumb"] * (seats - 1))
    return laid.seat(guest, 0)


def moving(match: Match) -> bool:
    """Everything is on the table: four players in their fifth round, two Events, and a move to choose."""
    return may(match, "move") and seen(match)["round"] >= 5 and len(seen(match)["events"]["active"]) == 2


def before_building(match: Match) -> bool:
    """Two cards of the hand would pay here, and so would the hull and an Event."""
    site = seen(match)["site"]
    if not may(match, "build") or not site:
        return False
    paying = [card for card in seen(match)["players"][0]["cards"] if site["cards"][card]]
    sources = {item["said"]["key"] for item in site["bonus"]}
    return len(paying) >= 2 and {"income-hull", "income-event"} <= sources


def building(match: Match) -> bool:
    """A base is begun and cards are in hand."""
    return may(match, "use-card") and seen(match)["construction"]["structure"] == "base"


def auction(match: Match) -> bool:
    """The first seat is asked for a bid, and nobody could outbid all it has."""
    first, *others = [player["quids"] for player in seen(match)["players"]]
    return may(match, "bid") and first > max(others)


def by_a_monolith(match: Match) -> bool:
    """A monolith is in reach and can be paid for."""
    return may(match, "move") and bool(monoliths_in_reach(seen(match)))


def monoliths_in_reach(view: Any) -> list[int]:
    """Return the hexes with a monolith to which the active player could move now."""
    cards = view["players"][view["active"]]["hand"]
    return [
        move["hex"]
        for move in view["moves"]
        if view["hexes"][move["hex"]]["holds"] == "monolith" and move["price"] <= cards
    ]


def keeping_a_monolith(match: Match) -> bool:
    """A monolith was kept for later, and can be used now."""
    return may(match, "use-monolith")


def cracking(match: Match) -> bool:
    """The earthquake's crack is being opened."""
    return may(match, "open-crack")


def for_sale(match: Match) -> bool:
    """Engine tokens are for sale."""
    return may(match, "buy-engines")


def alone(match: Match) -> bool:
    """Alone, in the second round, with something to build."""
    return seen(match)["solo"] and seen(match)["round"] == 2 and may(match, "build", "end-turn")
