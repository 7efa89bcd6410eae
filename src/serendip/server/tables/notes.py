"""The sentences that the table itself writes into the log, beside the game's; web/src/words translates them."""

from typing import Final, NamedTuple

from serendip.core.entry import Telling
from serendip.core.line import Line, Said

TOOK_BACK = Line("table-took-back", "{seat:player} took that back.")
AGREED_BACK = Line("table-agreed-back", "Everybody agreed: {seat:player} took that back.")
NOT_AGREED = Line("table-not-agreed", "{seat:player} does not agree: what {by:player} asked to take back stays.")
GONE_ON = Line("table-gone-on", "The game has gone on: what {seat:player} asked to take back stays.")
RATHER_WAITS = Line("table-rather-waits", "{seat:player} would rather wait for {by:player} than have a bot play.")
STANDS_IN = Line("table-stands-in", "A bot plays for {seat:player}.")
IS_BACK = Line("table-is-back", "{seat:player} is back.")
LEFT = Line("table-left", "{seat:player} left. A bot plays on.")
CLOCK_STANDS = Line("table-clock-stands", "Nobody is here: the clock stands.")
CLOCK_GOES = Line("table-clock-goes", "The clock goes on; it stood meanwhile.")
HURRIED = Line("table-hurried", "The server has much to do: bots think less than they would like to.")
RULES_CHANGED = Line(
    "table-rules-changed",
    "The rules of this game have changed: from here on the new ones hold. Nothing else is different.",
)
LED_ELSEWHERE = Line(
    "table-led-elsewhere",
    "By a mistake of ours, the moves that were kept do not lead to the position that was kept. "
    "The game goes on from that position; moves before it can't be taken back.",
)

NOTES: Final = (
    TOOK_BACK, AGREED_BACK, NOT_AGREED, GONE_ON, RATHER_WAITS, STANDS_IN, IS_BACK, LEFT, CLOCK_STANDS, CLOCK_GOES,
    HURRIED, RULES_CHANGED, LED_ELSEWHERE,
)  # fmt: skip
LINES: Final = {line.key: line for line in NOTES}


class Note(NamedTuple):
    """A sentence of the table after so many steps. Before it stands what was `undone`, for those who had seen it."""

    after: int
    said: Said
    undone: list[Telling]

    def not_later(self, step: int) -> "Note":
        """Return it where it stands once all later steps are taken back."""
        return self._replace(after=min(self.after, step))
