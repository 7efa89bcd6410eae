"""Positions of real games for the tests of the page's boards: together they offer nearly every kind of action."""

from collections.abc import Sequence
from random import Random
from typing import Final

import serendip
from serendip import Action, Match, Ranged
from serendip.core.line import Plain

MATCHES: Final = {"dark-matter": 40, "pandorum": 104, "time-horizon": 104}
"""How many matches are looked through at most."""

RARE: Final[dict[str, set[str]]] = {
    "dark-matter": {"discard-grant"},
    "pandorum": set(),
    "time-horizon": {
        "amplify-needle",
        "ask-any",
        "ask-named",
        "enter-wormhole",
        "give-hidden",
        "give-named",
        "hand-over",
        "next-victim",
    },
}
"""What those matches do not happen to offer; whatever else is missing is a mistake."""


def offer(action: Action) -> dict[str, Plain]:
    """Return an offer as the page gets it."""
    plain = action.to_json()
    args = {name: value for name, value in plain.items() if name != "kind"}
    return {"action": plain, "words": str(action), "key": action.kind(), "args": args, "rules": list(action.rules)}


def position(match: Match, seat: int) -> dict[str, Plain]:
    """Return what a seat sees and can do."""
    return {"seat": seat, "view": match.view(seat), "offers": [offer(action) for action in match.actions(seat)]}


def positions(name: str) -> list[dict[str, Plain]]:
    """Return the first positions that bring another kind of action or another question, and one that is over.

    Raises SystemExit if other kinds of action are missing than RARE says.
    """
    game = serendip.game(name)
    missing = {kind.kind() for kind in game.actions}
    seen: set[str] = set()
    found: list[dict[str, Plain]] = []
    for seed in range(MATCHES[name]):
        match = game.new(game.seats[seed % len(game.seats)], seed)
        rng = Random(seed)
        while match.wait():
            seat = match.to_act[0]
            actions = match.actions(seat)
            kinds = {action.kind() for action in actions}
            question, table = match.prompt(seat).line.key, f"{match.seats} seats"
            if kinds & missing or not {question, table} <= seen:
                missing -= kinds
                seen |= {question, table}
                found.append(position(match, seat))
            match.play(seat, CHOOSE[name](match, seat, actions, rng))
        if seed == 0:
            found.append(position(match, 0))
        if not missing:
            break
    if missing != RARE[name]:
        raise SystemExit(f"{name}: not offered: {sorted(missing)}, and RARE says {sorted(RARE[name])}")
    return found


def any_action(match: Match, seat: int, actions: Sequence[Action], rng: Random) -> Action:
    """Return any action; of a range, any number."""
    action = rng.choice(actions)
    return action.choose(rng.randint(action.least, action.most)) if isinstance(action, Ranged) else action


def any_kind(match: Match, seat: int, actions: Sequence[Action], rng: Random) -> Action:
    """Return an action of any kind, each as likely as the others; in every eighth match mostly a wise one.

    Who plays Time Horizon at random gets nowhere, and who plays it wisely never does most of what can be done.
    """
    if match.seed is not None and match.seed % 8 == 0 and rng.random() < 0.6:
        return match.game.thumb(match.view(seat), actions, rng)
    kind = rng.choice(sorted({action.kind() for action in actions}))
    return any_action(match, seat, [action for action in actions if action.kind() == kind], rng)


CHOOSE: Final = {"dark-matter": any_action, "pandorum": any_action, "time-horizon": any_kind}
