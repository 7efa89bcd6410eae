"""Data sets: matches as columns, a row for each choice, in parquet, which pandas, polars and Arrow read.

- `match`: the number of the match, from 0
- `step`: the number of the choice in it, from 0
- `seat`: who chose
- `action`: the number of the action: `game.encoding`
- `legal`: the numbers that could be chosen, the mask in short
- `reward`: what the match brought the seat in the end: `serendip.envs.rewards.win`
- `score`, `won`: the score of the seat and whether it was among the winners
- `bot`: who played the seat

What else is needed to play a match again is in the metadata of the file: game, seats, options, seed, and the version
and the digest of the encoding. A match of seed `s` and number `n` is `game.new(seats, match_seed(s, n), options)`.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

import serendip
from serendip.bots import Bot, UnknownBot, ask, check_bot, make_bot
from serendip.core.action import Ranged
from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.line import Plain
from serendip.core.match import Match
from serendip.core.played_state import PAUSE
from serendip.envs.rewards import win
from serendip.lab.players import cores

Columns: TypeAlias = dict[str, list[Any]]

SCHEMA: Final = pa.schema([
    ("match", pa.int64()),
    ("step", pa.int32()),
    ("seat", pa.int8()),
    ("action", pa.int32()),
    ("legal", pa.list_(pa.int32())),
    ("reward", pa.float32()),
    ("score", pa.float32()),
    ("won", pa.bool_()),
    ("bot", pa.string()),
])  # fmt: skip

BATCH: Final = 20
"""So many matches are written at once."""


def match_seed(seed: int, number: int) -> int:
    """Return the seed of a match of a data set."""
    return Random(f"{seed} match {number}").getrandbits(62)


def write_games(
    game_name: str,
    out: str | Path,
    games: int = 1000,
    seats: int | None = None,
    bots: Sequence[str | type[Bot]] = ("random",),
    seed: int = 1,
    options: Mapping[str, Plain] | None = None,
    workers: int | None = None,
) -> int:
    """Let bots play, and write their choices into a parquet file; return how many there are.

    The same seed gives the same file whatever the number of workers. Raises UnknownGame, WrongSeats, UnknownOption,
    UnknownBot.
    """
    if games < 1:
        raise SerendipError(f"at least one game must be played, not {games}")
    game = serendip.game(game_name)
    first = game.new(seats, seed, options)
    specs = [check_bot(bot) for bot in bots]
    if not 1 <= len(specs) <= first.seats:
        raise UnknownBot(f"{len(specs)} bots don't fit at {first.seats} seats: name 1 to {first.seats}")
    sitting = [specs[seat % len(specs)] for seat in range(first.seats)]
    encoding = game.encoding
    told = {
        "game": game_name,
        "seats": first.seats,
        "options": first.options,
        "seed": seed,
        "encoding": encoding.version,
        "digest": encoding.digest,
    }
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    play = partial(_played, game_name, sitting, first.options, seed)
    schema = SCHEMA.with_metadata({name: str(value) for name, value in told.items()})
    rows = 0
    with pq.ParquetWriter(out, schema, compression="zstd") as writer:
        for columns in _in_order(play, batches, min(workers or cores(), len(batches))):
            table = pa.table(columns, schema=schema)
            writer.write_table(table)
            rows += table.num_rows
    return rows


def _in_order(play: Any, batches: Sequence[range], workers: int) -> Iterator[Columns]:
    """Yield what comes of the batches in their order, played by so many processes, never far ahead of the writing."""
    if workers == 1:
        yield from map(play, batches)
        return
    with ProcessPoolExecutor(workers) as pool:
        left = iter(batches)
        waiting = [pool.submit(play, batch) for batch in islice(left, 2 * workers)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(play, batch) for batch in islice(left, 1)]


def _played(game_name: str, sitting: list[str], options: dict[str, Plain], seed: int, numbers: range) -> Columns:
    """Play some matches and return their choices as columns."""
    game = serendip.game(game_name)
    columns: Columns = {name: [] for name in SCHEMA.names}
    for number in numbers:
        match = game.new(len(sitting), match_seed(seed, number), options)
        bots = [
            make_bot(spec, game, Random(f"{seed} bot {number} {seat}").getrandbits(62))
            for seat, spec in enumerate(sitting)
        ]
        _write(game, match, bots, number, Random(f"{seed} table {number}"), sitting, columns)
    return columns


def _write(
    game: Game, match: Match, bots: list[Bot], number: int, rng: Random, sitting: list[str], columns: Columns
) -> None:
    encoding = game.encoding
    seats: list[int] = []
    while asked := match.wait(PAUSE / max(1, len(match.to_act))):
        seat = rng.choice(asked) if game.real_time else asked[0]
        action = ask(bots[seat], match, seat, rng)
        legal = encoding.legal(match, seat)
        plain = next((place for place, offer in legal.items() if offer == action), -1)
        if plain < 0 or isinstance(action, Ranged):
            plain = encoding.number(action, seat, match.seats)
        columns["step"].append(len(seats))
        columns["action"].append(plain)
        columns["legal"].append(list(legal))
        seats.append(seat)
        match.play(seat, action)
    outcome = match.outcome
    assert outcome is not None
    rewards = win(outcome)
    columns["match"] += [number] * len(seats)
    columns["seat"] += seats
    columns["reward"] += [rewards[seat] for seat in seats]
    columns["score"] += [outcome.scores[seat] for seat in seats]
    columns["won"] += [seat in outcome.winners for seat in seats]
    columns["bot"] += [sitting[seat] for seat in seats]
