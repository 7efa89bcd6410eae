"""What a bot chooses: thought about in its lane, and if that fails by rules of thumb, in any lane that works."""

from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from serendip.bots import is_quick
from serendip.bots.choices import has_thumb
from serendip.bots.random_bot import pick_any
from serendip.core.action import Action
from serendip.core.match import Match
from serendip.server.services import Services
from serendip.server.workers import tasks
from serendip.server.workers.fair_queue import Account

THUMB = "thumb"
_luck = SystemRandom()


class BotChoice:
    """An action, whether the bot had less time to find it than it should have had, and what it calls out."""

    def __init__(self, action: Action, cut_short: bool = False, call: str | None = None) -> None:
        self.action = action
        self.cut_short = cut_short
        self.call = call


def imagined(match: Match, seat: int) -> bytes:
    """Return a position for a bot to think about, as JSON: what its seat knows, and the rest dealt anew."""
    return msgspec.json.encode(match.imagine(seat, _luck).snapshot())


def begin(look: Callable[[], Match], seat: int, spec: str, people: list[int]) -> Callable[[], bytes]:
    """Return what a worker is to do for a bot that looks at the match now."""
    return partial(tasks.choose, imagined(look(), seat), seat, spec, people)


async def choose(
    services: Services, account: Account, look: Callable[[], Match], seat: int, spec: str, people: list[int]
) -> BotChoice:
    """Return what a bot chooses for a seat that is asked, when it looks at the match as soon as it begins to think.

    Only where nothing can think it is any action.
    """
    lanes, game = services.lanes, look().game
    quick = is_quick(spec, game)
    tries = [(lanes.quick, spec if quick else THUMB), (lanes.searches, THUMB)]
    for lane, bot in tries if quick else [(lanes.searches, spec), *tries]:
        try:
            think = partial(begin, look, seat, bot, people)
            found: list[Any] = msgspec.json.decode(await lane.do_then(account, think))
            if found[1]:
                services.metrics.count("choices_cut_short")
            return BotChoice(game.action(found[0]), found[1], found[2])
        except Exception as error:
            services.metrics.count("bot_failures")
            services.journal.error(
                "bot-failed", room=account[-1], bot=bot, error=type(error).__name__, thumb=has_thumb(game)
            )
    services.metrics.count("random_choices")
    services.journal.error("bot-plays-at-random", room=account[-1], bot=spec)
    return BotChoice(pick_any(look().actions(seat), _luck))
