"""A short way to arrange a position of Time Horizon: say what matters, the rest lies as after setup.

    match = table(round=6, at={0: 20, 1: 20}, events={8: put("First Light", by=1)}, artifacts={0: ["Collector"]})

Seat 0 is at turn unless `turn` says otherwise; seat 0 plays orange, seat 1 blue and so on (of two players: orange and
yellow, blue and teal). Rings that the Now has passed by that round are realised: with `happened` or `failed` one says
how the events there came out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from serendip import Action, Match, game
from serendip.core.action import Ranged
from serendip.core.chance import Chance
from serendip.games.time_horizon import TimeHorizon
from serendip.games.time_horizon.components import (
    ARTIFACTS,
    CARD_NUMBER,
    CHARGES,
    COLOUR_NUMBER,
    FAILS_ARC,
    HAPPENS_ARC,
    ITEM_NUMBER,
    KIND_OF,
    LINK,
    LINK_KINDS,
    PHASE_OF,
    ROTATIONS,
)
from serendip.games.time_horizon.continuum import FIRST_OF_RING
from serendip.games.time_horizon.offerings import SIDES
from serendip.games.time_horizon.position import Position
from serendip.games.time_horizon.rules.asking import ask
from serendip.games.time_horizon.rules.forecast import reckon
from serendip.games.time_horizon.rules.laying import set_event
from serendip.games.time_horizon.rules.rounds import begin_turn
from serendip.games.time_horizon.rules.setup import lay_out
from serendip.games.time_horizon.state import EMPTY, FAILED, HAPPENED, NONE

GAME = game("time-horizon")
COLOURS: dict[int, list[tuple[int, ...]]] = {2: [(0, 3), (1, 4)]}


class Put(NamedTuple):
    """An event on the board."""

    card: str
    by: int
    token: str
    rotation: int | None
    links: Mapping[int, int] | None
    happens: str | None
    fails: str | None


def put(
    card: str,
    by: int = 0,
    token: str = "happens",
    rotation: int | None = None,
    links: Mapping[int, int] | None = None,
    happens: str | None = None,
    fails: str | None = None,
) -> Put:
    """Return an event for `table`: in the first legal rotation, or with links of one's own by side: 2 a cause, -2 a
    hindrance.
    """
    return Put(card, by, token, rotation, links, happens, fails)


def state_of(match: Match) -> Position:
    """Return the truth of a match; only builders and checks may look at it."""
    state = match._state
    assert isinstance(state, Position)
    return state


def table(
    seats: int = 3,
    round: int = 4,
    turn: int = 0,
    at: Mapping[int, int] | None = None,
    energy: Mapping[int, int] | None = None,
    events: Mapping[int, Put] | None = None,
    happened: Iterable[int] = (),
    failed: Iterable[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    items: Mapping[int, Mapping[str, int]] | None = None,
    artifacts: Mapping[int, Sequence[str]] | None = None,
    cast: Mapping[int, Sequence[str]] | None = None,
    next_events: Sequence[str] = (),
    asked: bool = False,
) -> Match:
    """Return a match in this position; `asked` are those who share a place with seat 0 whether they offer something."""
    match = GAME.new(seats=seats, seed=1, options={"first_game": True})
    state = Position(seats, Chance(1))
    lay_out(state, COLOURS.get(seats, [(seat,) for seat in range(seats)]))
    state.round = round
    state.order = tuple((turn + step) % seats for step in range(seats))
    state.now = FIRST_OF_RING[PHASE_OF[round]]
    state.points_after = [tuple(state.points)] * PHASE_OF[round]
    state.pawn = [max(state.now, 0)] * seats
    for seat, node in (at or {}).items():
        state.pawn[seat] = node
    for seat, number in (energy or {}).items():
        state.energy[seat] = number
    _give(state, hands or {}, items or {}, artifacts or {}, cast or {}, next_events)
    for node, event in (events or {}).items():
        _lay(state, node, event)
    reckon(state)
    _pass(state, set(happened), set(failed))
    reckon(state)
    begin_turn(state, turn)
    state.let_be = 0 if asked else (1 << seats) - 1 & ~(1 << turn)
    ask(state)
    state.told = []
    match._state = state
    match._legal = [None] * seats
    return match


def _give(
    state: TimeHorizon,
    hands: Mapping[int, Sequence[str]],
    items: Mapping[int, Mapping[str, int]],
    artifacts: Mapping[int, Sequence[str]],
    cast: Mapping[int, Sequence[str]],
    next_events: Sequence[str],
) -> None:
    for seat, cards in hands.items():
        state.gone += [card for card in state.hands[seat] if card >= 60]
        state.hands[seat] = [CARD_NUMBER[title] for title in cards]
        state.gone = [card for card in state.gone if card not in state.hands[seat]]
        state.deck = [card for card in state.deck if card not in state.hands[seat]]
    for seat, owned in items.items():
        for title, level in owned.items():
            state.items[ITEM_NUMBER[title]][seat] = level
    for seat, names in artifacts.items():
        state.held_artifacts[seat] = [_take(state, name) for name in names]
    for seat, names in cast.items():
        for name in names:
            artifact = _take(state, name)
            state.cast_artifacts[seat].append(artifact)
            state.charges[artifact] = CHARGES[KIND_OF[artifact]]
    tops = [CARD_NUMBER[title] for title in next_events]
    state.deck = [card for card in state.deck if card not in tops] + tops[::-1]
    state.fresh = sum(1 << card for card in state.deck)


def _take(state: TimeHorizon, name: str) -> int:
    artifact = next(number for number in state.artifact_deck if ARTIFACTS[KIND_OF[number]] == name)
    state.artifact_deck.remove(artifact)
    return artifact


def _lay(state: TimeHorizon, node: int, event: Put) -> None:
    card = CARD_NUMBER[event.card]
    rotation = event.rotation if event.rotation is not None else (*ROTATIONS[card][node], 0)[0]
    if event.links is None:
        links = tuple(LINK * LINK_KINDS[card][(side - rotation) % 6] for side in range(6))
    else:
        links = tuple(event.links.get(side, 0) for side in range(6))
    for cards in (state.deck, *state.hands):
        if card in cards:
            cards.remove(card)
    happens = COLOUR_NUMBER[event.happens] if event.happens else HAPPENS_ARC[card]
    fails = COLOUR_NUMBER[event.fails] if event.fails else FAILS_ARC[card]
    state.turned[node] = rotation
    set_event(state, node, card, event.by, SIDES.index(event.token), happens, fails, links)


def _pass(state: TimeHorizon, happened: set[int], failed: set[int]) -> None:
    for node in range(state.now):
        if state.event[node] == NONE:
            state.result[node] = EMPTY
        else:
            outcome = HAPPENED if node in happened else FAILED if node in failed else state.expected[node]
            state.result[node] = state.expected[node] = outcome


def play(match: Match, seat: int, *actions: Action) -> None:
    """Play some actions of a seat in a row."""
    for action in actions:
        match.play(seat, action)


def ranged(match: Match, seat: int, kind: type[Ranged], number: int, **parts: Any) -> Ranged:
    """Return the offered action of a kind, with this number."""
    for action in match.actions(seat):
        if isinstance(action, kind) and all(getattr(action, name) == part for name, part in parts.items()):
            return action.choose(number)
    raise AssertionError(f"seat {seat} is offered no {kind.__name__} with {parts}")


def offered(match: Match, seat: int, kind: type[Action]) -> list[Any]:
    """Return the offered actions of a kind."""
    return [action for action in match.actions(seat) if isinstance(action, kind)]


def player(match: Match, seat: int, viewer: int | None = None) -> Any:
    """Return a player's mat, as a spectator sees it."""
    view: Any = match.view(viewer)
    return view["players"][seat]


def energy(match: Match, seat: int) -> int:
    """Return a player's energy."""
    found: int = player(match, seat)["energy"]
    return found


def points(match: Match, seat: int) -> int:
    """Return a player's points."""
    found: int = player(match, seat)["points"]
    return found


def node(match: Match, number: int) -> Any:
    """Return a node of the board."""
    view: Any = match.view(None)
    return view["nodes"][number]


def event(match: Match, number: int) -> Any:
    """Return the event in a node."""
    return node(match, number)["event"]


def link(match: Match, start: int, end: int) -> Any:
    """Return the link between two nodes; None if there is none."""
    view: Any = match.view(None)
    return next((row for row in view["links"] if row["from"] == start and row["to"] == end), None)


def you(match: Match, seat: int) -> Any:
    """Return what only a seat sees."""
    view: Any = match.view(seat)
    return view["you"]


def log(match: Match, seat: int | None = None) -> list[str]:
    """Return the log in words."""
    return [str(entry) for entry in match.log(seat)]


def why_not(match: Match, seat: int, action: Action) -> tuple[str, tuple[str, ...]]:
    """Return why a seat can't do something, and the rules."""
    refusal = match.why_not(seat, action)
    assert refusal is not None, f"“{action}” is allowed"
    return refusal.words(), refusal.rules
