"""Bots that whoever runs the server brings along: `--bot my_package:MyBot`, in one game `--bot GAME=my_package:MyBot`.

Visitors find them among the bots of a game. Their code runs in the workers and never in the server's own process: each
choice in a fresh object, with a position as its seat imagines it. Naming a bot runs its code, so visitors name none
but these.
"""

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import serendip
from serendip.bots import UnknownBot, make_bot
from serendip.bots.own import is_own


def own_bots(brought: Iterable[str], game: str) -> list[str]:
    """Return the specs of the bots that are offered in a game, each once."""
    named = [bot.rpartition("=") for bot in brought]
    return list(dict.fromkeys(spec.strip() for of, _, spec in named if of.strip() in ("", game)))


def check_own_bots(brought: Iterable[str]) -> None:
    """Make each bot once, in a process that ends with it. Raises UnknownBot, UnknownGame."""
    wanted = [bot.rpartition("=") for bot in brought]
    if not wanted:
        return
    games = serendip.games()
    for _, _, spec in wanted:
        if not is_own(spec.strip()):
            raise UnknownBot(f"{spec!r} is no bot of one's own, as my_package:MyBot is; the others are there anyway")
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        for of, _, spec in wanted:
            name = serendip.game(of.strip()).name if of.strip() else games[0]
            try:
                process.submit(_make, spec.strip(), name).result()
            except BrokenProcessPool as error:
                raise UnknownBot(f"{spec!r} can't be made: the process that tried it has ended") from error


def _make(spec: str, game: str) -> None:
    make_bot(spec, serendip.game(game), 0)
