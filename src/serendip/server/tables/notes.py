"""The sentences that the table itself writes into the log, beside the game's; web/src/words translates them."""

from typing import Final

from serendip.core.line import Line

TOOK_BACK = Line("table-took-back", "{seat:player} took back a move.")
AGREED_BACK = Line("table-agreed-back", "Everybody agreed: a move of {seat:player} was taken back.")
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

NOTES: Final = (TOOK_BACK, AGREED_BACK, STANDS_IN, IS_BACK, LEFT, CLOCK_STANDS, CLOCK_GOES, HURRIED, RULES_CHANGED)
LINES: Final = {line.key: line for line in NOTES}
