"""How people's games went on this server: length, seats, what was done, what was abandoned. Nobody's name is in it."""

import sqlite3
from collections.abc import Iterator, Sequence

import msgspec

import serendip
from serendip.core.errors import SerendipError
from serendip.core.line import Plain
from serendip.lab.deeds import Corners, Deeds, corners, deeds_of
from serendip.lab.figures import Share, counted
from serendip.lab.significance import Evenness
from serendip.server.storage.soundness import read_room
from serendip.server.storage.store import DAMAGED, Room
from serendip.server.tables.history import match_of

ABANDONED_DAYS = 14
"""A game that nobody has touched for so long is abandoned."""

FEWEST = 5
"""What fewer games did is not told: it might be known whose they were."""

_room = msgspec.json.Decoder(Room)


class RealGame:
    """One game as it is counted: at how many seats, for how long, and how it ended; its deeds are those of people."""

    def __init__(self, room: Room, moves: int, abandoned: bool, deeds: Deeds | None) -> None:
        self.seats = len(room.seats)
        self.people = sum(seat.kind == "human" for seat in room.seats)
        self.over = room.status == "over" and room.result is not None
        self.abandoned = abandoned
        self.minutes = (room.ended - room.started) / 60 if self.over else 0.0
        self.moves = moves
        self.winners = tuple(room.result.winners) if room.result is not None else ()
        self.deeds = deeds


class RealPlay:
    """What is known of a game's real play; `words()` is for people, `to_json()` for programs."""

    def __init__(self, name: str, games: Sequence[RealGame]) -> None:
        game = serendip.game(name)
        self.name = name
        over = [one for one in games if one.over]
        self.games = len(games)
        self.heading = f"{game.title}: {counted(len(games), 'game')} of people, {len(over)} played to the end"
        self.abandoned = Share(sum(one.abandoned for one in games), len(games))
        self.minutes = quartiles([one.minutes for one in over])
        self.moves = quartiles([float(one.moves) for one in over])
        self.sizes = {size: [one for one in over if one.seats == size] for size in sorted({one.seats for one in over})}
        told = [one.deeds for one in over if one.deeds is not None]
        counts: dict[str, int] = {}
        for deeds in told:
            for deed in {deed for seat in deeds.by_seat for deed in seat}:
                counts[deed] = counts.get(deed, 0) + 1
        self.done = {
            deed: Share(count, len(told))
            for deed, count in sorted(counts.items(), key=lambda row: (-row[1], row[0]))
            if count >= FEWEST
        }
        self.corners: Corners | None = corners(game, {one for deeds in told for one in deeds.reached}) if told else None

    def sentences(self) -> list[str]:
        """Return what a designer would say of it."""
        said = [f"Abandoned: {self.abandoned}, untouched for {ABANDONED_DAYS} days."] if self.games else []
        if self.minutes:
            low, middle, high = self.minutes
            said.append(f"Half of the games took {low:.0f} to {high:.0f} minutes, the one in the middle {middle:.0f}.")
        for size, games in self.sizes.items():
            even = Evenness([[float(seat in one.winners) for seat in range(size)] for one in games])
            if size > 1 and even.p is not None:
                said.append(f"{size} players: {even.words('the seats')}")
        if self.corners is not None and self.corners.kinds:
            said.append(f"Nobody has ever done: {', '.join(self.corners.kinds)}.")
        return said

    def tables(self) -> dict[str, tuple[list[str], list[tuple[object, ...]]]]:
        """Return the tables: a head, and rows."""
        seats: list[tuple[object, ...]] = []
        for size, games in self.sizes.items():
            even = sum(len(one.winners) for one in games) / (size * len(games))
            for seat in range(size):
                share = Share(sum(seat in one.winners for one in games), len(games))
                seats.append((f"{size} players, seat {seat + 1}", len(games), share, f"{100 * even:.1f} %"))
        done: list[tuple[object, ...]] = [(deed, share) for deed, share in self.done.items()]
        found = {"seats": (["seat", "games", "won", "even"], seats), "done": (["what people did", "games"], done)}
        return {name: rows for name, rows in found.items() if rows[1]}

    def to_json(self) -> dict[str, Plain]:
        """Return it as plain data."""
        return {
            "game": self.name,
            "games": self.games,
            "abandoned": self.abandoned.to_json(),
            "minutes": list(self.minutes),
            "choices": list(self.moves),
            "sizes": {str(size): _wins(size, games) for size, games in self.sizes.items()},
            "done": {deed: share.to_json() for deed, share in self.done.items()},
        }


def _wins(size: int, games: Sequence[RealGame]) -> dict[str, Plain]:
    wins = [Share(sum(seat in one.winners for one in games), len(games)).to_json() for seat in range(size)]
    return {"games": len(games), "wins": list(wins)}


def real_play(connection: sqlite3.Connection, now: float, only: str | None = None) -> tuple[list[RealPlay], int]:
    """Return what is known of each game that people have played, and how many tables could not be read."""
    games: dict[str, list[RealGame]] = {}
    unreadable = 0
    for room_id, name in _begun(connection):
        if only is not None and name != only:
            continue
        try:
            found = _read(connection, room_id, now)
        except (*DAMAGED, SerendipError):
            unreadable += 1
            continue
        if found is not None:
            games.setdefault(name, []).append(found)
    return [RealPlay(name, games[name]) for name in serendip.games() if name in games], unreadable


def quartiles(numbers: Sequence[float]) -> list[float]:
    """Return the first, second and third quartile; [] of nothing."""
    ranked = sorted(numbers)
    return [ranked[round(share * (len(ranked) - 1))] for share in (0.25, 0.5, 0.75)] if ranked else []


def _begun(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    for room_id, doc in connection.execute("SELECT id, doc FROM rooms WHERE status != 'waiting'").fetchall():
        try:
            yield room_id, _room.decode(doc).game
        except DAMAGED:
            yield room_id, ""


def _read(connection: sqlite3.Connection, room_id: str, now: float) -> RealGame | None:
    """Return a game that a person plays or has played; None of bots alone."""
    stored, rows = read_room(connection, room_id)
    room = stored.room
    if not any(seat.kind == "human" or seat.owner for seat in room.seats):
        return None
    over = room.status == "over"
    abandoned = not over and stored.touched < now - ABANDONED_DAYS * 86_400
    if not over:
        return RealGame(room, stored.moves, abandoned, None)
    deeds = deeds_of(match_of(stored, rows))
    people = tuple(did if seat.kind == "human" else () for did, seat in zip(deeds.by_seat, room.seats, strict=True))
    return RealGame(room, stored.moves, abandoned, Deeds(people, deeds.reached))
