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
from serendip.core.action import Action, Ranged
from serendip.core.match import Match
from serendip.core.recording import Recording
from serendip.lab.analysis import spectator_chances
from serendip.lab.lessons import doubtful as asked_about
from serendip.lab.lessons import lesson
from serendip.server.live.bench_messages import live_at
from serendip.server.storage.store import Room, Row
from serendip.server.tables.history import History
from serendip.server.workers.as_then import NotAsThen, as_then
from serendip.server.workers.bot_without_bench import BotWithoutBench

HINT_SECONDS = 0.85
"""Who waits for a hint waits no longer, but for what it takes to begin: among very many choices it is cut short."""


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
    found = _asked(position, seat, spec, people, tells=False)
    match = _restored(position)
    live = serendip.game(match.game.name).live
    call = None if live is None else live.bot_call(match, seat, people)
    return msgspec.json.encode([found.choice, found.cut_short, call])


def suggest(position: bytes, seat: int, spec: str) -> bytes:
    """Return a bot's choice for a seat as JSON: [choice, its chance, the others, cut short, its reason or null].

    Each of the others is [action, chance, whether the difference is no more than noise], what comes close first. A
    chance that is not calibrated is told nobody, and of what only is a preference nothing is said.
    """
    found = _asked(position, seat, spec, [seat], HINT_SECONDS)
    chances = {action: chance for action, chance in found.chances.items() if not action.preference}
    choice = next(iter(chances)) if found.choice.preference and chances else found.choice
    others: list[tuple[Action, float, bool]] = []
    if found.calibrated and choice == found.choice:
        weighed = [(action, lead) for action, lead in found.leads.items() if action in chances]
        weighed.sort(key=lambda row: row[1].gain)
        others = [(action, chances[choice] - lead.gain, lead.about_equal) for action, lead in weighed if lead.tells]
    reason = _restored(position).purpose(seat, choice)
    told = None if reason is None else [reason.line.key, reason.line.template, reason.args]
    chance = chances.get(choice) if found.calibrated else None
    return msgspec.json.encode([choice, chance, others, found.cut_short, told])


def _restored(position: bytes) -> Match:
    """Return the match that goes on from a position."""
    plain = msgspec.json.decode(position)
    return serendip.game(plain["game"]).restore(plain)


def _asked(
    position: bytes, seat: int, spec: str, people: Sequence[int] = (), most: float = inf, tells: bool = True
) -> Suggestion:
    """Ask a bot, which takes no more than so many seconds and whose luck is its own and new each time.

    It `tells` chances if somebody reads them. Where builds are live its hands are at the bench.
    """
    match = _restored(position)
    game = serendip.game(match.game.name)
    actions = match.actions(seat)
    if len(actions) == 1 and not isinstance(actions[0], Ranged):
        # A search looks past a choice that is none, and would suggest what comes after it.
        return Suggestion(actions[0])
    rng = Random(secrets.randbits(64))
    bot = make_bot(spec, game, rng.getrandbits(62))
    bot.tells = tells
    bot.hurry(lambda: min(most, Hurry.allowed.value))
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
        # Luck of its own for each step: which others are asked for with it does not matter.
        luck = Random(f"{number} {iterations}")
        found.append(spectator_chances(_alone(recording, number).match(history.game, 0), iterations, luck))
    return found


def doubtful(room: Room, rows: list[Row], seat: int) -> list[int]:
    """Return after how many steps a seat did what its chances fell by most; nowhere if no chances are known."""
    recording, game = History(room, rows).made_recording(), serendip.game(room.game)
    drops: list[tuple[int, float]] = []
    for number, frame in enumerate(recording.frames):
        if frame.step.seat != seat or recording.rules_at(number) != game.fingerprint:
            continue
        before, after = _alone(recording, number).match(game, 0), _alone(recording, number + 1).match(game, 0)
        known, then = before.outlook(), after.outlook()
        if known is not None and then is not None:
            drops.append((number, known[seat] - then[seat]))
    return asked_about(drops)


def taught(room: Room, rows: list[Row], step: int, seat: int, spec: str) -> bytes:
    """Return as JSON what was clearly better than what was done after so many steps, or null.

    It is [what was played, what was better, the gain, its noise, why or null]; a bot says so by what the seat knew.
    """
    recording, game = History(room, rows).made_recording(), serendip.game(room.game)
    match = _alone(recording, step).match(game, 0)
    played = game.action(bytes(recording.frames[step].step.action))
    luck = Random(f"{step} lesson")
    found = lesson(match, step, seat, played, make_bot(spec, game, luck.getrandbits(62)), luck)
    if found is None:
        return b"null"
    told = None if found.why is None else [found.why.line.key, found.why.line.template, found.why.args]
    return msgspec.json.encode([found.played, found.better, found.gain, found.noise, told])


def _alone(recording: Recording, number: int) -> Recording:
    """Return the recording of nothing but the position after so many steps."""
    position = recording.frames[number - 1].position if number else recording.position
    return msgspec.structs.replace(recording, position=position, frames=[])


def work_out(path: str, goal: dict[str, Any]) -> dict[str, Any] | None:
    """Return how a bot can build what it is to build."""
    return live_at(path).work_out(goal)
