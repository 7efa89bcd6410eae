"""Every sentence of Comet Chase."""

from serendip.core.line import Line

BURNS = Line("burns", "{seat:player} burns {km} km.", "CC-3")
SLINGS = Line("slings", "{seat:player} swings by a moon and wins {km} km.", "CC-4")
COOL = Line("cool", "{seats:players} can fly again.", "CC-5")
REACHED = Line("reached", "{seat:player} reaches the comet.", "CC-6")
GONE = Line("gone", "The comet is gone: {seats:players} came closest.", "CC-7")

ASK = Line("ask", "Fly on.", "CC-2")
COOLING_DOWN = Line("cooling-down", "Cooling down.", "CC-3", "CC-4")
WATCH = Line("watch", "The chase is on.", "CC-2")
OVER = Line("over", "The chase is over.", "CC-6", "CC-7")

OTHER_FUEL = Line("other-fuel", "a probe burns {least} to {most} km", "CC-3")
ONLY_THE_TABLE = Line("only-the-table", "only the table says when the time is over", "CC-5")
