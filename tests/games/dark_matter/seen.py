"""What a player would notice: short questions to the view, the log and the refusals of a match."""

from typing import Any

import pytest

from serendip import Action, IllegalAction, Match
from serendip.games.dark_matter.actions import Bid, KeepResource, TakeLaboratory

Refused = tuple[str, tuple[str, ...]]


def log(match: Match, seat: int | None = None) -> list[str]:
    """The log in words, as a seat reads it; of itself as a spectator does."""
    return [str(entry) for entry in match.log(seat)]


def laboratory(match: Match, name: str) -> Any:
    """A laboratory in play, with its owner and its research; None if it is not in play."""
    rows: Any = match.view(None)["laboratories"]
    return next((row for row in rows if row["name"] == name), None)


def owner(match: Match, name: str) -> int | None:
    """Who owns a laboratory."""
    found = laboratory(match, name)
    return found["owner"] if found else None


def installed(match: Match, research: str) -> Any:
    """An installed research with what is on it, and its laboratory; None if it is not installed."""
    rows: Any = match.view(None)["laboratories"]
    for row in rows:
        if row["research"] and row["research"]["name"] == research:
            return {**row["research"], "laboratory": row["name"], "owner": row["owner"]}
    return None


def face_up(match: Match, stack: str) -> str | None:
    """The open "laboratory", "research" or "resource" by name."""
    view: Any = match.view(None)
    card: dict[str, Any] | str | None = view["face_up"][stack]
    return str(card["name"]) if isinstance(card, dict) else card


def left(match: Match, stack: str) -> int:
    """How many cards a stack has: "laboratories", "research", "resources" or "grants"."""
    view: Any = match.view(None)
    count: int = view["stacks"][stack]
    return count


def hand(match: Match, seat: int, viewer: int | None = -1) -> list[int | str]:
    """The cards of a hand that a viewer knows, of itself the one who holds it: values of money, titles of events."""
    view: Any = match.view(seat if viewer == -1 else viewer)
    return [_card(card) for card in view["players"][seat]["cards"]]


def hand_size(match: Match, seat: int) -> int:
    """How many cards a hand has."""
    view: Any = match.view(None)
    count: int = view["players"][seat]["hand"]
    return count


def bid(match: Match, seat: int, viewer: int | None = None) -> int | str | None:
    """The bid in front of a player, as a viewer sees it."""
    view: Any = match.view(viewer)
    shown: int | str | None = view["players"][seat]["bid"]
    return shown


def side(match: Match, seat: int) -> list[str]:
    """What a player keeps: research by name, then resources."""
    view: Any = match.view(None)
    kept = view["players"][seat]["side"]
    return [*(card["name"] for card in kept["research"]), *kept["resources"]]


def played(match: Match) -> list[int | str]:
    """The played pile, oldest card first."""
    view: Any = match.view(None)
    return [_card(card) for card in view["played"]]


def removed(match: Match) -> list[str]:
    """The events that have left the game."""
    view: Any = match.view(None)
    titles: list[str] = view["removed_events"]
    return titles


def discarded(match: Match) -> Any:
    """The research, and how many resources of each kind, that have left the game."""
    view: Any = match.view(None)
    return view["discarded"]


def verdict(match: Match, candidate: str, viewer: int | None = None) -> str:
    """What a viewer knows of a candidate: "unknown", "negative" or "positive"."""
    view: Any = match.view(viewer)
    found: str = next(row["verdict"] for row in view["candidates"] if row["name"] == candidate)
    return found


def offered(match: Match, seat: int, kind: type[Action]) -> list[Action]:
    """The legal actions of one kind."""
    return [action for action in match.actions(seat) if type(action) is kind]


def refused(match: Match, seat: int, action: Action) -> Refused:
    """Try something that is not allowed: the reason and its rules. Nothing may change by trying."""
    before = [match.view(viewer) for viewer in (*range(match.seats), None)], log(match)
    with pytest.raises(IllegalAction) as raised:
        match.play(seat, action)
    answer = match.why_not(seat, action)
    assert answer is not None
    assert (answer.words(), answer.rules) == (raised.value.reason, raised.value.rules)
    assert ([match.view(viewer) for viewer in (*range(match.seats), None)], log(match)) == before
    return raised.value.reason, raised.value.rules


def idle(match: Match, count: int = 1) -> None:
    """Let the next players do something that hardly matters: take the open laboratory, else keep the resource."""
    for _ in range(count):
        open_card = face_up(match, "laboratory")
        resource = face_up(match, "resource")
        match.play(match.to_act[0], TakeLaboratory(open_card) if open_card else KeepResource(str(resource)))


def bid_all(match: Match, *money: int) -> None:
    """Let everybody bid, in the order of the seats; without values the highest that each holds."""
    for seat in range(match.seats):
        most = max(card for card in hand(match, seat) if isinstance(card, int))
        match.play(seat, Bid(money[seat] if money else most))


def _card(card: dict[str, Any]) -> int | str:
    found: int | str = card["money"] if "money" in card else card["event"]
    return found
