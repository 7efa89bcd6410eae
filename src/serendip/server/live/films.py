"""Films of builds: kept when a build ends, given to whoever may see the replay."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from serendip.core.live import Site
from serendip.server.live.bench_messages import BenchReport
from serendip.server.protocol.encoding import encode
from serendip.server.storage.store import StoreError

if TYPE_CHECKING:
    from serendip.server.tables.table import Table


def keep(table: "Table", site: Site) -> Callable[[BenchReport], None]:
    """Return what is to be done with the film of a build that ends now."""
    facts = {
        "place": site.place,
        "seat": site.builder,
        "step": len(table.actors),
        "ended": table.house.now(),
        "plan": site.plan,
    }

    def store(report: BenchReport) -> None:
        if not report.failed and report.body["frames"]:
            table.house.spawn(_write(table, encode({**facts, **report.body})))

    return store


async def _write(table: "Table", body: bytes) -> None:
    try:
        await table.house.store.keep_film(table.room.id, body)
    except StoreError as error:
        table.house.journal.error("film-lost", room=table.room.id, error=str(error))
