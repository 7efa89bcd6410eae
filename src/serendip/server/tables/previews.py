"""What a seat can foresee of an action, ready for the wire."""

from serendip.core.match import Match
from serendip.server.errors import Refused
from serendip.server.protocol.encoding import NULL, raw
from serendip.server.protocol.from_client import AskPreview
from serendip.server.protocol.sentences import entry
from serendip.server.protocol.to_client import Previewed
from serendip.server.tables.offers import chosen


def foresee(match: Match, names: tuple[str, ...], message: AskPreview) -> Previewed:
    """Return the answer to a seat's own question. Raises Refused."""
    action = chosen(match.game, message.action)
    if action.brought_by_server:
        raise Refused("not-yours", "Only the table itself can say that: it looks at the bench with its own eyes.")
    foreseen = match.preview(message.seat, action)
    return Previewed(
        message.id,
        NULL if foreseen.view is None else raw(foreseen.view),
        [raw(entry(line, names)) for line in foreseen.lines],
        NULL if foreseen.reason is None else raw(entry(foreseen.reason, names)),
    )
