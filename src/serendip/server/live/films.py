"""Films of builds: kept when a build ends, given to whoever may see the replay."""

from collections.abc import Callable

from serendip.core.live import Site
from serendip.server.live.bench_messages import BenchReport
from serendip.server.protocol.encoding import encode
from serendip.server.services import Services
from serendip.server.storage.store import Room, StoreError

LEFT_OUT = b""
"""What stands in place of a film that was not kept: whoever asks for the films is told that some are missing."""


def keep(services: Services, room: Room, step: int, site: Site) -> Callable[[BenchReport], None]:
    """Return what is to be done with the film of a build that ends now, after so many steps of its match."""
    facts = {"place": site.place, "seat": site.builder, "step": step, "ended": services.now(), "plan": site.plan}

    def store(report: BenchReport) -> None:
        if not report.failed and report.body["frames"]:
            address, visitor, _ = services.account(room.creator, room.id)
            enough = not services.limits.films_a_day.take(visitor, address)
            services.spawn(_write(services, room.id, LEFT_OUT if enough else encode({**facts, **report.body})))

    return store


async def _write(services: Services, room: str, body: bytes) -> None:
    try:
        kept = await services.store.keep_film(room, body, services.settings.limits.films_per_room)
        if body == LEFT_OUT or not kept:
            services.journal.info("film-not-kept", room=room)
    except StoreError as error:
        services.journal.error("film-lost", room=room, error=str(error))
