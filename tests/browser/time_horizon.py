"""Positions of Time Horizon for browsers: bots play towards them, with some wishes of the test's."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

import serendip
from serendip import Match
from serendip.bots import ask, make_bot
from tests.browser.guest import Guest
from tests.browser.words import GAP, catalogue

TITLE = "Time Horizon"
NAME = "time-horizon"
TEXTS = "boards/time-horizon/texts.{lang}.json"
WORDS = "boards/time-horizon/words.{lang}.json"

MEANWHILE = 3_000
"""How many milliseconds to try to click on what may be gone."""

View = dict[str, Any]
Fits = Callable[[Match, View], object]


def position(seats: int, fits: Fits, *wishes: str, never: tuple[str, ...] = (), since: int = 1) -> Match:
    """Return a match in the first position that fits, played by bots.

    An action is played rather if its words begin with a wish, and never if they begin so. Seeds are tried from `since`
    on, where a rare position is known to come up. Some are looked for a long time: whoever wants the same gets a copy.
    """
    return _first(seats, fits, wishes, never, since).copy()


@cache
def _first(seats: int, fits: Fits, wishes: tuple[str, ...], never: tuple[str, ...], since: int) -> Match:
    game = serendip.game(NAME)
    for seed in count(since):
        match = game.new(seats=seats, seed=seed)
        bots = [make_bot("thumb", game, seat) for seat in range(seats)]
        rng = Random(seed)
        while match.wait():
            view: View = match.view(None)
            if fits(match, view):
                return match
            # Whoever chooses an event chooses at once, so that nothing of the kind is open.
            seat = max(match.to_act, key=lambda one: (bool(view["players"][one]["choosing"]), -one))
            legal = [action for action in match.actions(seat) if not str(action).startswith(never)] if never else []
            wished = [action for wish in wishes for action in match.actions(seat) if str(action).startswith(wish)]
            chosen = wished[0] if wished else ask(bots[seat], match, seat, rng)
            match.play(seat, rng.choice(legal) if never and str(chosen).startswith(never) else chosen)
    raise AssertionError


def offers(match: Match, seat: int, *kinds: str) -> bool:
    """Say whether a seat is offered actions of all these kinds."""
    return set(kinds) <= {action.kind() for action in match.actions(seat)}


def asked(match: Match, *kinds: str) -> int | None:
    """Return the seat that is offered actions of all these kinds."""
    return next((seat for seat in match.to_act if offers(match, seat, *kinds)), None)


def own_turn(match: Match, view: View) -> bool:
    """Say whether seat 0 begins its turn and nothing else is open."""
    return (
        view["stage"] == "turn"
        and view["at_turn"] == 0
        and view["activity"] == 2
        and not view["players"][0]["choosing"]
    )


def others_are_bots(match: Match, *people: int) -> list[str]:
    """Return who sits where: people in these seats, else sensible bots."""
    return ["human" if seat in people else "thumb" for seat in range(match.seats)]


def said(key: str, lang: str = "en", **values: object) -> str:
    """Return a text of the board with its gaps filled."""
    text = catalogue(TEXTS, lang)[key]
    return GAP.sub(lambda gap: str(values[gap.group(0).strip("{}").partition(":")[0]]), text)


def press(guest: Guest, *things: str) -> None:
    """Point at these things, one after another."""
    for thing in things:
        goal = guest.glowing.and_(guest.page.locator(f'[data-thing="{thing}"]')).first
        if guest.by_thumb:
            goal.tap()
            guest.mean_it()
        else:
            goal.click()


def act(guest: Guest, rng: Random, *rather: str) -> None:
    """Click on something that glows, rather on one of these. While others play, it may be too late for it: so be it."""
    things: list[str] = guest.glowing.evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    if not things:
        return
    thing = next((thing for thing in rather if thing in things), rng.choice(things))
    goal = guest.glowing.and_(guest.page.locator(f'[data-thing="{thing}"]')).first
    with suppress(TimeoutError):
        goal.tap(timeout=MEANWHILE) if guest.by_thumb else goal.click(timeout=MEANWHILE)
        guest.mean_it()


def mine(guest: Guest) -> Any:
    """Return what only this guest knows."""
    return guest.view["you"]
