"""What a player would notice: short questions to the view, the log and the refusals of a match."""

from typing import Any

import pytest

from serendip import Action, IllegalAction, Match
from serendip.games.pandorum.actions import EndTurn, TakeCards

Refused = tuple[str, tuple[str, ...]]


def view(match: Match, seat: int | None = None) -> Any:
    """All that a seat sees; of itself as a spectator does."""
    return match.view(seat)


def log(match: Match, seat: int | None = None) -> list[str]:
    """The log in words, as a seat reads it."""
    return [str(entry) for entry in match.log(seat)]


def quids(match: Match) -> list[int]:
    """What everybody has."""
    return [player["quids"] for player in view(match)["players"]]


def hand(match: Match, seat: int, viewer: int | None = -1) -> dict[str, int]:
    """The cards of a hand that a viewer knows, of itself the one who holds it."""
    found: dict[str, int] = view(match, seat if viewer == -1 else viewer)["players"][seat]["cards"]
    return found


def hand_size(match: Match, seat: int) -> int:
    """How many cards a hand has."""
    number: int = view(match)["players"][seat]["hand"]
    return number


def slot(match: Match, player: int, number: int) -> dict[str, int]:
    """The cards in a slot, 1 to 3."""
    found: dict[str, int] = view(match)["players"][player]["slots"][number - 1]
    return found


def market(match: Match) -> dict[str, int]:
    """The cards in the Market."""
    found: dict[str, int] = view(match)["market"]
    return found


def box(match: Match) -> dict[str, int]:
    """The cards in the box."""
    found: dict[str, int] = view(match)["box"]
    return found


def at(match: Match, player: int) -> int:
    """Where a Harvester is."""
    hex: int = view(match)["players"][player]["harvester"]
    return hex


def supply(match: Match, player: int) -> tuple[int, int]:
    """How many modules and bases are left."""
    found = view(match)["players"][player]
    return found["modules"], found["bases"]


def on(match: Match, hex: int) -> str | tuple[int, str] | None:
    """What a hex holds: a Structure as owner and kind."""
    found = view(match)["hexes"][hex]
    return (found["owner"], found["structure"]) if found["holds"] == "structure" else found["holds"]


def terrain(match: Match, hex: int) -> str | None:
    """What a hex is made of."""
    found: str | None = view(match)["hexes"][hex]["terrain"]
    return found


def pools(match: Match) -> dict[str, int]:
    """The active Events with the Quids on them."""
    return {event["name"]: event["quids"] for event in view(match)["events"]["active"]}


def in_force(match: Match) -> list[str]:
    """The Events whose ongoing effect applies."""
    return [event["name"] for event in view(match)["events"]["active"] if event["in_force"]]


def offered(match: Match, seat: int, kind: type[Action]) -> list[Any]:
    """The legal actions of one kind."""
    return [action for action in match.actions(seat) if type(action) is kind]


def hexes(match: Match, seat: int, kind: type[Action]) -> list[int]:
    """The hexes that the legal actions of one kind speak of."""
    return [action.hex for action in offered(match, seat, kind)]


def refused(match: Match, seat: int, action: Action) -> Refused:
    """Try something that is not allowed: the reason and its rules. Nothing may change by trying."""
    before = [match.view(viewer) for viewer in (*range(match.seats), None)], log(match)
    with pytest.raises(IllegalAction) as raised:
        match.play(seat, action)
    assert ([match.view(viewer) for viewer in (*range(match.seats), None)], log(match)) == before
    return raised.value.reason, raised.value.rules


def play(match: Match, seat: int, *actions: Action) -> Match:
    """Let a seat do several things."""
    for action in actions:
        match.play(seat, action)
    return match


def end_turn(match: Match) -> Match:
    """Let the active player end the turn."""
    return play(match, match.to_act[0], EndTurn())


def pass_turn(match: Match) -> Match:
    """Let the active player take the first type of the Market and do nothing with it."""
    seat = match.to_act[0]
    found = offered(match, seat, TakeCards)
    if found:
        match.play(seat, found[0])
    return end_turn(match)
