"""Films of builds: kept when a build ends, given to whoever may see the replay."""

from collections.abc import Callable

from serendip.core.live import Site
from serendip.server.live.bench_messages import BenchReport
from serendip.server.protocol.encoding import encode
from serendip.server.services import Services
from serendip.server.storage.store import StoreError


def keep(services: Services, room: str, step: int, site: Site) -> Callable[[BenchReport], None]:
    """Return what is to be done with the film of a build that ends now, after so many steps of its match."""
    facts = {"place": site.place, "seat": site.builder, "step": step, "ended": services.now(), "plan": site.plan}

    def store(report: BenchReport) -> None:
        if not report.failed and report.body["frames"]:
            services.spawn(_write(services, room, encode({**facts, **report.body})))

    return store


async def _write(services: Services, room: str, body: bytes) -> None:
    try:
        if not await services.store.keep_film(room, body, services.settings.limits.films_per_room):
            services.journal.info("film-not-kept", room=room)
    except StoreError as error:
        services.journal.error("film-lost", room=room, error=str(error))
