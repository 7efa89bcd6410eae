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
from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_double
from itertools import takewhile
from math import inf
from random import Random
from typing import Any

import msgspec

import serendip
from serendip.bots import Suggestion, ask_for_hint, make_bot
from serendip.core.action import Ranged
from serendip.core.match import Match
from serendip.lab.analysis import spectator_chances
from serendip.server.live.bench_messages import live_at
from serendip.server.storage.store import Room, Row
from serendip.server.tables.history import History
from serendip.server.workers.as_then import NotAsThen, as_then
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


def choose(position: bytes, seat: int, spec: str, people: list[int]) -> bytes:
    """Return what a bot chooses for a seat, whether it had no time to think to the end, and what it calls out, as JSON.

    `people` are the seats that no bot plays.
    """
    found = _asked(position, seat, spec, people)
    match = _restored(position)
    live = serendip.game(match.game.name).live
    call = None if live is None else live.bot_call(match, seat, people)
    return msgspec.json.encode([found.choice, found.cut_short, call])


def suggest(position: bytes, seat: int, spec: str) -> bytes:
    """Return a bot's choice for a seat as JSON: [choice, [[action, chance], …], cut short, its reason or null].

    Of what only is a preference nothing is said.
    """
    found = _asked(position, seat, spec, [seat])
    chances = {action: chance for action, chance in found.chances.items() if not action.preference}
    choice = next(iter(chances)) if found.choice.preference and chances else found.choice
    reason = _restored(position).purpose(seat, choice)
    told = None if reason is None else [reason.line.key, reason.line.template, reason.args]
    return msgspec.json.encode([choice, list(chances.items()), found.cut_short, told])


def _restored(position: bytes) -> Match:
    """Return the match that goes on from a position."""
    plain = msgspec.json.decode(position)
    return serendip.game(plain["game"]).restore(plain)


def _asked(position: bytes, seat: int, spec: str, people: Sequence[int] = ()) -> Suggestion:
    """Ask a bot, whose luck is its own and new each time; where builds are live its hands are at the bench."""
    match = _restored(position)
    game = serendip.game(match.game.name)
    actions = match.actions(seat)
    if len(actions) == 1 and not isinstance(actions[0], Ranged):
        # A search looks past a choice that is none, and would suggest what comes after it.
        return Suggestion(actions[0])
    rng = Random(secrets.randbits(64))
    bot = make_bot(spec, game, rng.getrandbits(62))
    bot.hurry(lambda: Hurry.allowed.value)
    return ask_for_hint(bot if game.live is None else BotWithoutBench(bot, people), match, seat, rng)


def chances(
    room: Room, rows: list[Row], numbers: list[int], iterations: int, seconds: float, then: dict[str, bytes]
) -> list[list[float]]:
    """Return everybody's chances after steps of a match, in order: after the first, then while there is time.

    They are those of the cards that it was played with: `then` is what was printed, by older rules.
    """
    history = History(room, rows)
    recording = history.made_recording()
    rules = recording.rules_at(numbers[0])
    if rules in then:
        alike = [*takewhile(lambda number: recording.rules_at(number) == rules, numbers)]
        with suppress(NotAsThen):
            return as_then(then[rules], chances, room, rows, alike, iterations, seconds, {})
    found: list[list[float]] = []
    until = time.monotonic() + seconds
    for number in numbers:
        if found and time.monotonic() > until:
            break
        until_then = msgspec.structs.replace(recording, frames=recording.frames[:number])
        # Luck of its own for each step: which others are asked for with it does not matter.
        luck = Random(f"{number} {iterations}")
        found.append(spectator_chances(until_then.match(history.game, number), iterations, luck))
    return found


def work_out(path: str, goal: dict[str, Any]) -> dict[str, Any] | None:
    """Return how a bot can build what it is to build."""
    return live_at(path).work_out(goal)
