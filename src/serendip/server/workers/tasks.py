"""What worker processes do: think for bots, work out builds, look at what finished matches were worth.

A bot gets a position as its seat imagines it: the truth does not leave the server's process.
"""

import multiprocessing
import os
import secrets
import signal
import sys
import threading
import time
from ctypes import c_double
from math import inf
from random import Random
from typing import Any

import msgspec

import serendip
from serendip.bots import Suggestion, ask_for_hint, make_bot
from serendip.core.action import Ranged
from serendip.lab.analysis import spectator_chances
from serendip.server.live.bench_messages import live_at
from serendip.server.storage.store import Room, Row
from serendip.server.tables.history import History
from serendip.server.workers.bot_without_bench import BotWithoutBench


class Hurry:
    """How many seconds a search in this process may take; the server may change its mind while it goes on."""

    allowed = c_double(inf)


def start_worker(nice: int, allowed: c_double) -> None:
    """Make a worker modest: it gives way to the sockets, leaves Ctrl-C to the server, and ends when the server does."""
    Hurry.allowed = allowed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(nice)
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


def choose(position: bytes, seat: int, spec: str) -> bytes:
    """Return what a bot chooses for a seat and whether it had no time to think to the end, as JSON."""
    found = _asked(position, seat, spec)
    return msgspec.json.encode([found.choice, found.cut_short])


def suggest(position: bytes, seat: int, spec: str) -> bytes:
    """Return a bot's choice for a seat and the chances it gives to each, as JSON: [choice, [[action, chance], …]]."""
    found = _asked(position, seat, spec)
    return msgspec.json.encode([found.choice, list(found.chances.items())])


def _asked(position: bytes, seat: int, spec: str) -> Suggestion:
    """Ask a bot, whose luck is its own and new each time; where builds are live its hands are at the bench."""
    plain = msgspec.json.decode(position)
    game = serendip.game(plain["game"])
    match = game.restore(plain)
    actions = match.actions(seat)
    if len(actions) == 1 and not isinstance(actions[0], Ranged):
        # A search looks past a choice that is none, and would suggest what comes after it.
        return Suggestion(actions[0])
    rng = Random(secrets.randbits(64))
    bot = make_bot(spec, game, rng.getrandbits(62))
    bot.hurry(lambda: Hurry.allowed.value)
    return ask_for_hint(bot if game.live is None else BotWithoutBench(bot), match, seat, rng)


def chances(room: Room, rows: list[Row], numbers: list[int], iterations: int, seconds: float) -> list[list[float]]:
    """Return everybody's chances after steps of a match, in order: after the first, then while there is time."""
    history = History(room, rows)
    recording = history.made_recording()
    found: list[list[float]] = []
    until = time.monotonic() + seconds
    for number in numbers:
        if found and time.monotonic() > until:
            break
        then = msgspec.structs.replace(recording, frames=recording.frames[:number])
        # Luck of its own for each step: which others are asked for with it does not matter.
        luck = Random(f"{number} {iterations}")
        found.append(spectator_chances(then.match(history.game, number), iterations, luck))
    return found


def work_out(path: str, goal: dict[str, Any]) -> dict[str, Any] | None:
    """Return how a bot can build what it is to build."""
    return live_at(path).work_out(goal)
