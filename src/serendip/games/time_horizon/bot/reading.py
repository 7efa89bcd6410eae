"""A view of Time Horizon read back into a position, as far as its seat can tell, so that bots judge both alike."""

from typing import Any

from serendip.core.chance import Chance
from serendip.core.line import Plain
from serendip.games.time_horizon.components import (
    CARD_NUMBER,
    COLOUR_NUMBER,
    COPIES,
    ITEMS,
    KIND_NUMBER,
    NOBODY,
    TANGLES,
)
from serendip.games.time_horizon.continuum import BACKWARD, FAR
from serendip.games.time_horizon.offerings import LINK_NAMES, SIDES
from serendip.games.time_horizon.rules.moving import speed
from serendip.games.time_horizon.seen.own import PLANS
from serendip.games.time_horizon.state import EMPTY, FAILED, HAPPENED, NONE, OUT, TimeHorizon

_KINDS = {name: kind for kind, name in LINK_NAMES.items()}
_STEPS = {name: plan for plan, name in PLANS.items()}


def read(view: dict[str, Plain]) -> TimeHorizon:
    """Return the position that a seat sees. What it can't see is not there, and neither is what no bot looks at."""
    seen: Any = view
    state = TimeHorizon(len(seen["players"]), Chance(0))
    state.round = seen["round"]
    state.at_turn = NONE if seen["at_turn"] is None else seen["at_turn"]
    state.activity = seen["activity"]
    state.now = seen["now"]
    read_players(state, seen["players"], seen["seat"])
    state.moves = speed(state, state.at_turn) - seen["moves_left"] if state.at_turn != NONE else 0
    read_nodes(state, seen["nodes"])
    read_links(state, seen["links"])
    if seen["tangle"]:
        state.tangle_node = seen["tangle"]["node"]
        state.tangle_owner = seen["tangle"]["owner"]
    read_own(state, seen["seat"], seen["you"])
    return state


def read_players(state: TimeHorizon, players: list[Any], me: int) -> None:
    """Read the mats; energy that is hidden during bets counts as none, and so do the debts of others."""
    state.energy = [player["energy"] or 0 for player in players]
    state.points = [player["points"] for player in players]
    state.alive = [player["alive"] for player in players]
    state.stored = [player["stored"] or 0 for player in players]
    state.pawn = [FAR if player["far"] else OUT if player["node"] is None else player["node"] for player in players]
    state.items = [[player["items"][title] for player in players] for title in ITEMS]
    for player in players:
        for cast in player["table"]:
            artifact = COPIES * KIND_NUMBER[cast["artifact"]]
            state.cast_artifacts[player["seat"]].append(artifact)
            if "debt" in cast and player["seat"] == me:
                state.debt[artifact] = cast["debt"]
                state.tension[artifact] = cast["tension"]
        for colour in player["colours"]:
            state.seat_of[COLOUR_NUMBER[colour]] = player["seat"]


def read_nodes(state: TimeHorizon, nodes: list[Any]) -> None:
    """Read what lies in each node, and what is to be expected of it."""
    state.impacts_for = [node["for"] for node in nodes]
    state.impacts_against = [node["against"] for node in nodes]
    state.result = [NONE if node["result"] is None else EMPTY for node in nodes]
    for number, node in enumerate(nodes):
        event = node["event"]
        if event is None:
            continue
        state.event[number] = CARD_NUMBER.get(event["title"], TANGLES)
        state.token[number] = SIDES.index(event["token"])
        state.sums[number] = event["sum"]
        state.expected[number] = HAPPENED if event["outcome"] == SIDES[1] else FAILED
        state.happens_arc[number] = COLOUR_NUMBER.get(event["happens"], NOBODY)
        state.fails_arc[number] = COLOUR_NUMBER.get(event["fails"], NOBODY)
        for bet in event.get("bets", ()):
            state.tangle_tokens.append((number, bet["seat"], SIDES.index(bet["side"])))


def read_links(state: TimeHorizon, links: list[Any]) -> None:
    """Read the links between neighbours, and the long ones."""
    for link in links:
        start, end, kind, strength = link["from"], link["to"], _KINDS[link["kind"]], link["strength"]
        if link["long"]:
            state.needles.append((start, end, kind, strength))
        else:
            number = next(border for border, earlier in BACKWARD[end] if earlier == start)
            state.border[number] = kind
            state.strength[number] = strength


def read_own(state: TimeHorizon, seat: int, own: Any) -> None:
    """Read the hand, the bets and what was begun."""
    state.hands[seat] = [CARD_NUMBER[card["title"]] for card in own["hand"]]
    state.bets[seat] = [(SIDES.index(bet["side"]), bet["impacts"]) for bet in own["bets"]]
    plan = own["plan"]
    if plan is not None:
        state.plan = _STEPS[plan["kind"]]
        state.plan_card = NONE if plan["card"] is None else CARD_NUMBER[plan["card"]]
        state.plan_happens = COLOUR_NUMBER.get(plan["happens"], NOBODY)
        state.plan_fails = COLOUR_NUMBER.get(plan["fails"], NOBODY)
