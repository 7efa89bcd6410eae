"""What worker processes do: think for bots, step through matches. They get the text of a save and give back JSON.

A bot is asked through `serendip.bots.ask`, which shows it a view and imagined matches, never the save.
"""

import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from random import Random
from typing import Any

import msgspec

import serendip
from serendip.bots import ask, ask_for_hint, make_bot
from serendip.bots.bot import Bot
from serendip.core.action import Ranged
from serendip.core.repeat import repeat
from serendip.lab.analysis import spectator_chances
from serendip.server.live.bench_messages import live_at
from serendip.server.workers.bot_without_bench import BotWithoutBench


def start_worker() -> None:
    """Make a worker modest: it gives way to the sockets, leaves Ctrl-C to the server, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(5)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """End with the server, also when it was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def is_ready() -> bool:
    """Answer that the worker has started."""
    return True


def bot_for(game: serendip.Game, spec: str, rng: Random) -> Bot:
    """Return a bot with luck of its own; where builds are live its hands are at the bench."""
    bot = make_bot(spec, game, rng.getrandbits(62))
    return bot if game.live is None else BotWithoutBench(bot)


def choose(save: str, seat: int, spec: str) -> bytes:
    """Return what a bot chooses for a seat, as JSON. Its luck is its own and new each time."""
    match = serendip.load(save)
    rng = Random(secrets.randbits(64))
    bot = bot_for(serendip.game(match.game.name), spec, rng)
    return msgspec.json.encode(ask(bot, match, seat, rng))


def suggest(save: str, seat: int, spec: str) -> bytes:
    """Return a bot's choice for a seat and the chances it gives to each, as JSON: [choice, [[action, chance], …]]."""
    match = serendip.load(save)
    actions = match.actions(seat)
    if len(actions) == 1 and not isinstance(actions[0], Ranged):
        # A search looks past a choice that is none, and would suggest what comes after it.
        return msgspec.json.encode([actions[0], []])
    rng = Random(secrets.randbits(64))
    bot = bot_for(serendip.game(match.game.name), spec, rng)
    suggestion = ask_for_hint(bot, match, seat, rng)
    return msgspec.json.encode([suggestion.choice, list(suggestion.chances.items())])


def chances(save: str, numbers: list[int], iterations: int, seconds: float) -> list[list[float]]:
    """Return everybody's chances after steps of a match, in order: after the first, then while there is time."""
    whole = serendip.load(save)
    match = whole.opening()
    steps = whole.steps()
    found: list[list[float]] = []
    until = time.monotonic() + seconds
    done = 0
    for number in numbers:
        if found and time.monotonic() > until:
            break
        for step in steps[done:number]:
            repeat(match, step)
        done = number
        # Luck of its own for each step: which others are asked for with it does not matter.
        found.append(spectator_chances(match, iterations, Random(f"{number} {iterations}")))
    return found


def work_out(path: str, goal: dict[str, Any]) -> dict[str, Any] | None:
    """Return how a bot can build what it is to build."""
    return live_at(path).work_out(goal)
