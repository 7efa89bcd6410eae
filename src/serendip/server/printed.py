"""What is printed on the pieces of the games, kept for each release that changed it: old matches are shown with it."""

from collections.abc import Iterable

import serendip
from serendip.server.services import Services
from serendip.server.storage.store import Row, StoreError
from serendip.server.tables.history import rules_of
from serendip.server.workers.as_then import packed


async def keep_printed(services: Services) -> None:
    """Keep what is printed today, if these rules are new here."""
    for name in serendip.games():
        game = serendip.game(name)
        try:
            if await services.store.printed(game.fingerprint) is None:
                await services.store.keep_printed(game.fingerprint, packed(game.package, game.printed()))
        except StoreError as error:
            services.journal.error("printed-not-kept", game=name, error=str(error))


async def printed_then(services: Services, game: str, rows: Iterable[Row]) -> dict[str, bytes]:
    """Return what was printed when a match was played, by the rules of then; nothing of those of today."""
    rules = rules_of(rows) - {serendip.game(game).fingerprint}
    found = {one: await services.store.printed(one) for one in rules}
    return {one: body for one, body in found.items() if body is not None}
