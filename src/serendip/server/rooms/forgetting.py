"""Somebody wants to be forgotten: at their tables first, then on the disk."""

from serendip.server.errors import Refused
from serendip.server.rooms.rooms import Rooms


async def forget(rooms: Rooms, visitor: str) -> int:
    """Delete all that is kept about a visitor; return at how many tables they were. Raises Refused and StoreError."""
    services = rooms.services
    known = await services.store.rooms_with(visitor)
    for id in known:
        try:
            table = await rooms.table(id)
        except Refused as refused:
            if refused.code == "busy":
                raise
            continue  # nobody can open it any more: on the disk it is edited all the same
        await table.transactions.do(table.seats.forget, visitor)
    await services.store.forget(visitor, services.now())
    services.journal.info("visitor-forgotten", visitor=visitor[:8], rooms=len(known))
    return len(known)
