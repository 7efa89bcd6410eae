"""Every sentence of Herbarium."""

from serendip.core.line import Line

HOLDS = Line("holds", "You are dealt {leaves:list}.", "HB-2")
CHOOSES = Line("chooses", "{seat:player} chooses a leaf.", "HB-3")
PRESSES = Line("presses", "{seat:player} presses {leaf} on page {page}.", "HB-4")
THROWS = Line("throws", "{seat:player} throws {leaf} on the compost.", "HB-5")
FINDS = Line("finds", "{seat:player} finds two leaves.", "HB-6")
FINDS_LEAVES = Line("finds-leaves", "You find {leaves:list}.", "HB-6")
KEEPS = Line("keeps", "{seat:player} keeps one of them.", "HB-7")
KEEPS_LEAF = Line("keeps-leaf", "You keep {leaf} and give {other} away.", "HB-7")
WON = Line("won", "{winners:players} made the best album.", "HB-9")

ASK_LEAF = Line("ask-leaf", "Choose a leaf.", "HB-3")
ASK_PAGE = Line("ask-page", "Where does {leaf} go?", "HB-4", "HB-5")
ASK_KEEP = Line("ask-keep", "Keep {first} or {second}?", "HB-7")
WAIT = Line("wait", "Waiting for {seats:players}.", "HB-7")
FINISHED = Line("finished", "The albums are full.", "HB-9")

KEEP_FIRST = Line("keep-first", "first keep one of your two leaves", "HB-7")
NO_SUCH_PAGE = Line("no-such-page", "your album has no page {page}", "HB-4")
ANOTHER_FAMILY = Line("another-family", "page {page} is for another family", "HB-4")
NOT_YOURS = Line("not-yours", "you do not have {leaf}", "HB-3")
NOT_FOUND = Line("not-found", "{leaf} is none of two leaves that you found", "HB-7")
CHOOSE_FIRST = Line("choose-first", "first choose a leaf", "HB-3")
CHOSEN = Line("chosen", "{leaf} is chosen already: say where it goes", "HB-3")
