"""A match written out for the wire: what everybody may know of it once, and what is a seat's own once for each seat."""

from msgspec import Raw

from serendip.core.line import Said
from serendip.core.match import Match
from serendip.server.protocol.encoding import encode
from serendip.server.protocol.sentences import sentence

NOBODY: tuple[str, ...] = ()
"""In a view players are called by their number."""


class EncodedViews:
    """The views of one position. Each part is made when it is first asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._public = b""
        self._prompts: dict[int | None, Said] = {}
        self._own: dict[int | None, bytes] = {}

    def public(self) -> bytes:
        """Return the first part of every view."""
        if not self._public:
            self._public = encode(self.match.public())[:-1]
        return self._public

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked, or whom it waits for."""
        found = self._prompts.get(seat)
        if found is None:
            found = self._prompts[seat] = self.match.prompt(seat)
        return found

    def own(self, seat: int | None) -> bytes:
        """Return the second part of a seat's view."""
        found = self._own.get(seat)
        if found is None:
            prompt = sentence(self.prompt(seat), NOBODY)
            found = b',"prompt":%b,%b' % (prompt, encode(self.match.private(seat))[1:])
            self._own[seat] = found
        return found

    def view(self, seat: int | None) -> Raw:
        """Return all that a seat may know."""
        return Raw(self.public() + self.own(seat))
