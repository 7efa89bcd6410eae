"""A table laid out in the middle of a match: its actions go into the store as if they had been played at it."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from serendip import Match
from serendip.core.played_state import TABLE
from serendip.core.step import Step
from serendip.server.identity import hashed, new_room_id, new_secret
from serendip.server.storage.sqlite import SqliteStore
from serendip.server.storage.store import Change, Passed, Played, Room, Row, SeatRow
from tests.browser.guest import Guest
from tests.server.process import Process


class Laid(NamedTuple):
    """A room, and the key of each seat; a bot's is empty."""

    room: str
    keys: list[str]

    def seat(self, guest: Guest, seat: int) -> Guest:
        """Bring a guest to a seat and wait until the table is drawn."""
        guest.page.goto(f"/table/{self.room}#{self.keys[seat]}")
        guest.page.locator("[data-thing]").first.wait_for()
        return guest


def row_of(past: Step, real_time: bool, now: float) -> Row:
    """Return a step as the store keeps it; in real time with what the table's clock showed."""
    if past.seat == TABLE:
        return Passed(past.at, now)
    return Played(past.seat, msgspec.Raw(msgspec.json.encode(past.action)), now, past.at if real_time else None)


def lay_out(server: Process, match: Match, *seats: str) -> Laid:
    """Open a room that goes on from here: "human" waits for whoever has the key, else a bot plays."""
    now = time.time()
    keys = [new_secret() if kind == "human" else "" for kind in seats]
    rows = [
        SeatRow("human", f"Guest {seat + 1}", key=hashed(key)) if key else SeatRow("bot", f"Bot {seat + 1}", kind)
        for seat, (kind, key) in enumerate(zip(seats, keys, strict=True))
    ]
    room = Room(
        id=new_room_id(), game=match.game.name, seats=rows, created=now, options=match.options, pace="none",
        status="playing" if match.outcome is None else "over", seed=match.seed or 0, started=now - match.clock,
    )  # fmt: skip
    steps = [row_of(past, match.game.real_time, now) for past in match.steps()]
    change = Change(room, now, 0, steps, whole=True, moves=len(steps), asked=dict.fromkeys(match.to_act, now), due=now)

    async def keep() -> None:
        store = SqliteStore(server.data / "serendip.db")
        await store.write(change)
        store.close()

    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, keep()).result()
    return Laid(room.id, keys)
