"""Every sentence of For Science!: log, prompts, endings and refusals, each with the rules it speaks of."""

from typing import Final

from serendip.core.line import Line
from serendip.games.for_science.components import (
    DESIGN_NAMES,
    DISEASES,
    KIND_NUMBER,
    LABS,
    MUTATIONS,
    PLACES,
)

# The beginning.
ROLE: Final = Line("role", "{seat:player} plays as {role}.", "FS-6")
UNIVERSAL: Final = Line("universal", "Every Disease of today is {mutation}.", "FS-95")
LIES_FLAT: Final = Line("lies-flat", "{seat:player} builds lying flat on the table.", "FS-92")
STANDS_UP: Final = Line("stands-up", "{seat:player} builds upright.", "FS-92")
IS_READY: Final = Line("is-ready", "{seat:player} is ready.", "FS-9")
STARTS: Final = Line("starts", "The clock shows {minutes}: {goal} Insight to find. For science!", "FS-9", "FS-2")
STARTS_UNTIMED: Final = Line(
    "starts-untimed", "No clock today: {goal} Insight to find before the Design deck runs out.", "FS-91"
)
FIRST_TILE: Final = Line("first-tile", "Tile {tile}, a {shape}, lies open.", "FS-8")

# Labs.
DISEASE: Final = Line("disease", "{place}: {disease} breaks out.", "FS-7")
MUTATES: Final = Line("mutates", "{place}: {disease} is {mutation}.", "FS-80")
REDRAWN: Final = Line("redrawn", "{mutation} can't change a Verified Design: another Mutation is drawn.", "FS-80")
MUTATION_GONE: Final = Line("mutation-gone", "No Disease is without a Mutation.", "FS-30")

# Designs.
DRAWS: Final = Line("draws", "{seat:player} draws {card}.", "FS-21")
LOOKS: Final = Line("looks", "{seat:player} looks through {cards:list}.", "FS-72")
KEEPS: Final = Line("keeps", "{seat:player} keeps {card}.", "FS-72")
RESHUFFLE: Final = Line("reshuffle", "The Design deck is made anew from {number} discards.", "FS-21")
PLAYS: Final = Line("plays", "{seat:player} plays {card} into {place}.", "FS-22")
ARRANGES: Final = Line("arranges", "{seat:player} arranges {place}: {column}.", "FS-24")
WASTES: Final = Line("wastes", "{seat:player} Wastes {card}.", "FS-30")
WASTED_FROM_DECK: Final = Line("wasted-from-deck", "Wasted from the deck: {cards:list}.", "FS-31")
WASTED_FULL: Final = Line("wasted-full", "{number} cards are Wasted: they are discarded.", "FS-30")
DISCARDED: Final = Line("discarded", "{card} is discarded from {place}.", "FS-83")
MENDED: Final = Line("mended", "{place} is put together again: {column}.", "FS-83")
VERIFIES_DESIGN: Final = Line("verifies-design", "{seat:player} Verifies the Design in {place}.", "FS-40")
UNVERIFIED: Final = Line("unverified", "{place} has changed and must be Verified again.", "FS-40")

# Builds.
BEGINS: Final = Line("begins", "{seat:player} begins to build {place}.", "FS-52")
JOINS: Final = Line("joins", "{seat:player} takes turns with {builder:player}.", "FS-81")
TAKES_BLOCK: Final = Line("takes-block", "{seat:player} takes a {block}.", "FS-51")
TAKES_CAP_BLOCK: Final = Line(
    "takes-cap-block", "{seat:player} takes the half circle off tile {tile}: unappreciated genius!", "FS-72"
)
RETURNS_BLOCK: Final = Line("returns-block", "{seat:player} gives a {block} back.", "FS-51")
TEARS_DOWN: Final = Line("tears-down", "The build of {seat:player} comes down.", "FS-51")
LEAVES_BUILD: Final = Line("leaves-build", "{seat:player} leaves the build to {builder:player}.", "FS-81")
OMITS: Final = Line("omits", "{seat:player} leaves out block {symbol}.", "FS-72")
EXCUSES: Final = Line("excuses", "{seat:player} ignores what block {symbol} touches.", "FS-72")
RECITES: Final = Line("recites", "{seat:player}: “{phrase}”.", "FS-80")
TOO_LATE: Final = Line("too-late", "{mutation}: the build of {seat:player} was not checked in time.", "FS-81")
PASSES: Final = Line("passes", "{seat:player} says the build for {place} is right, and so it looks.", "FS-54")
FAILS: Final = Line("fails", "{seat:player}'s build for {place} is not right yet.", "FS-54")
PENALTY: Final = Line("penalty", "Mea culpa: {number} to be Wasted.", "FS-96")
RESTLESS: Final = Line("restless", "It has not been at rest for a second.", "FS-D2a")
LACKS: Final = Line("lacks", "Missing blocks: {blocks:list}.", "FS-50")
TOO_MANY: Final = Line("too-many", "Not of the Design: {blocks:list}.", "FS-50")
OVERLAPS: Final = Line("overlaps", "A {one} and a {other} are inside each other.", "FS-D2a")
WRONG_FACE: Final = Line("wrong-face", "A {one} must show its other side.", "FS-80")
MISSING_CONTACT: Final = Line("missing-contact", "A {one} and a {other} must touch.", "FS-50", "FS-D3")
FORBIDDEN_CONTACT: Final = Line("forbidden-contact", "A {one} and a {other} must not touch.", "FS-50", "FS-D3")
TOO_CLOSE: Final = Line("too-close", "A {one} and a {other} are too close to call.", "FS-D2a")
APPROVES: Final = Line(
    "approves", "{seat:player} finds the build of {builder:player} right; one more must look.", "FS-54"
)
CURED: Final = Line(
    "cured", "{builder:player} has cured {diseases:list}! {seat:player} has Verified it.", "FS-54", "FS-55"
)
RESEARCHED: Final = Line(
    "researched", "The research of {builder:player} holds; {seat:player} has Verified it.", "FS-54", "FS-58"
)
EARNS: Final = Line("earns", "{seat:player} earns {data} Data and {knowledge} Knowledge.", "FS-56")
EARNS_FRONTS: Final = Line("earns-fronts", "{number} Data of it for fronts that show.", "FS-R1")
EARNS_ROLE: Final = Line("earns-role", "{number} Data of it thanks to the {role}.", "FS-70")
FORFEITS: Final = Line("forfeits", "{seat:player} goes on and loses {data} Data and {knowledge} Knowledge.", "FS-56")
LENDS: Final = Line("lends", "{seat:player} lends {builder:player} a hand.", "FS-72")
LETS_GO: Final = Line("lets-go", "{seat:player} lets go of the build of {builder:player}.", "FS-72")
CHEERS: Final = Line("cheers", "{seat:player} CHEERS FOR {builder:player}!", "FS-72")

# The vaccine.
BUYS: Final = Line("buys", "{seat:player} buys a {shape}: tile {tile}.", "FS-60")
CLEARS: Final = Line("clears", "{seat:player} spends 1 Data and clears {number} from the Wasted board.", "FS-31")
COFFEE: Final = Line("coffee", "{seat:player} hands out coffee.", "FS-72")
MUST_GIVE: Final = Line("must-give", "{seat:player} must give up a tile.", "FS-59")
GIVES_UP: Final = Line("gives-up", "{seat:player} gives up tile {tile}.", "FS-62")
TAKES_TILE: Final = Line("takes-tile", "{seat:player} takes tile {tile}.", "FS-60")
PUTS_TILE: Final = Line("puts-tile", "{seat:player} puts tile {tile} down.", "FS-61")
LAYS_ASIDE: Final = Line("lays-aside", "{seat:player} lays tile {tile} aside.", "FS-60")
PUTS_CAP: Final = Line("puts-cap", "{seat:player} closes tile {tile} with a half circle.", "FS-72")
TAKES_CAP: Final = Line("takes-cap", "{seat:player} takes the half circle off tile {tile}.", "FS-72")
CALLS: Final = Line("calls", "{seat:player} calls a Team Meeting and counts {number} Insight.", "FS-63")
CONFIRMS: Final = Line("confirms", "{seat:player} confirms it.", "FS-63")
TABLE_CONFIRMS: Final = Line("table-confirms", "Nobody objects.", "FS-R4")
TRACKS: Final = Line("tracks", "Insight: {red} red, {blue} blue, {green} green.", "FS-63")

# The clock.
BELL: Final = Line("bell", "Minutes left: {minutes}.", "FS-2")
ASKS_PAUSE: Final = Line("asks-pause", "{seat:player} asks for a pause.", "FS-R2")
DROPS_PAUSE: Final = Line("drops-pause", "{seat:player} can do without a pause.", "FS-R2")
PAUSE: Final = Line("pause", "Pause: the clock stands.", "FS-R2")
GOES_ON: Final = Line("goes-on", "On with it.", "FS-R2")
LEFT: Final = Line("left", "{seat:player} has left the table.", "FS-R3")
BACK: Final = Line("back", "{seat:player} is back.", "FS-R3")
GONE: Final = Line("gone", "{seat:player} is still away: blocks and tiles go back.", "FS-R3")

# Events.
RED_ALERT: Final = Line("red-alert", "Red alert! Everybody stops.", "FS-82")
EVENT: Final = Line("event", "{seat:player} draws {event}: {text}", "FS-82")
NO_EVENTS: Final = Line("no-events", "There are no Events: false alarm.", "FS-82")
CANT_OBEY: Final = Line("cant-obey", "It can't be obeyed.", "FS-82")
REPORTS: Final = Line("reports", "{seat:player} reports.", "FS-82")
ALL_CLEAR: Final = Line("all-clear", "All clear.", "FS-82")
EVENT_OVER: Final = Line("event-over", "{event} is over.", "FS-82")
COMES_LOOSE: Final = Line("comes-loose", "Tile {tile} comes loose.", "FS-83")
PASSES_HAND: Final = Line("passes-hand", "{seat:player} gets {cards:list}.", "FS-83")
LOSES_HAND: Final = Line("loses-hand", "{seat:player} loses {cards:list}.", "FS-83")
SECONDS_LOST: Final = Line("seconds-lost", "{number} seconds are gone.", "FS-83")

# What is called out.
CALL_NEED: Final[Line] = Line("call-need", "I need a {block}!", "FS-R12")
CALL_VERIFY: Final[Line] = Line("call-verify", "Who verifies my build?", "FS-R12")
CALL_MEETING: Final[Line] = Line("call-meeting", "Team Meeting?", "FS-R12")
CALL_HELP: Final[Line] = Line("call-help", "Help!", "FS-R12")
CALL_MINE: Final[Line] = Line("call-mine", "I do it!", "FS-R12")
CALL_BLOCKS: Final[Line] = Line("call-blocks", "Give spare blocks back!", "FS-R12")
CALL_WAIT: Final[Line] = Line("call-wait", "Wait!", "FS-R12")
CALL_YES: Final[Line] = Line("call-yes", "Yes!", "FS-R12")
CALL_NO: Final[Line] = Line("call-no", "No!", "FS-R12")
CALL_THANKS: Final[Line] = Line("call-thanks", "Thank you!", "FS-R12")

# Endings.
WON: Final = Line("won", "The Universal Vaccine is found: {number} Insight of {goal}. You win!", "FS-2", "FS-63")
LOST: Final = Line("lost", "The time is up. Everyone in the world dies. No pressure.", "FS-2")
LOST_UNTIMED: Final = Line("lost-untimed", "The Design deck is used up. The world is, too.", "FS-91")

# Prompts.
ASK_ROLE: Final = Line("ask-role", "Choose a Role.", "FS-6")
ASK_READY: Final = Line("ask-ready", "Say when you are ready.", "FS-9")
ASK_UNIVERSAL: Final = Line("ask-universal", "Choose the Mutation that is on every Disease.", "FS-95")
WAIT_READY: Final = Line("wait-ready", "Waiting for {seats:players}.", "FS-9")
ASK_ANYTHING: Final = Line("ask-anything", "Design, build, arrange the vaccine: all at once.", "FS-1")
ASK_SPEND: Final = Line(
    "ask-spend", "Choose tiles for {data} Data and {knowledge} Knowledge: what is left when you go on is lost.", "FS-56"
)
ASK_BUILD: Final = Line("ask-build", "Build the Design in {place}, then check it.", "FS-50")
ASK_TILE: Final = Line("ask-tile", "Choose a place in the vaccine for tile {tile}.", "FS-61")
ASK_GIVE: Final = Line("ask-give", "Choose an earned tile to give up.", "FS-59")
ASK_KEEP: Final = Line("ask-keep", "Choose the Design card that you keep.", "FS-72")
ASK_EVENT: Final = Line("ask-event", "Red alert: draw the Event, you or somebody else.", "FS-82")
ASK_OBEY: Final = Line("ask-obey", "{event}: {text}", "FS-82")
WAIT_OBEY: Final = Line("wait-obey", "{event}: waiting for {seats:players}.", "FS-82")
WAIT_FROZEN: Final = Line("wait-frozen", "{event}: nobody does anything.", "FS-82")
ASK_COUNT: Final = Line("ask-count", "{caller:player} counts {number} Insight: count them, and confirm it.", "FS-63")
WAIT_COUNT: Final = Line("wait-count", "Team Meeting: somebody must confirm the count.", "FS-63")
WAIT_BUSY: Final = Line("wait-busy", "You are busy for a moment.", "FS-D5")
ASK_BACK: Final = Line("ask-back", "You are away: say when you are back.", "FS-R3")
WATCH: Final = Line("watch", "Science is happening.", "FS-1")
FINISHED: Final = Line("finished", "The game is over.", "FS-2")

# Why a hint is given: these go on after "because".
WHY_WAITED: Final = Line("why-waited", "everybody waits for it")
WHY_RECITE: Final = Line("why-recite", "nothing goes on before it is said")
WHY_DRAW: Final = Line("why-draw", "you have room in your hand, and Designs need cards")
WHY_VERIFY_DESIGN: Final = Line("why-verify-design", "its Design has all that the Disease asks for")
WHY_BUILD: Final = Line("why-build", "its Design can be built now")
WHY_HELP: Final = Line("why-help", "that build needs a second pair of hands")
WHY_VERIFY_BUILD: Final = Line("why-verify-build", "a build counts only once it is Verified")
WHY_BUY: Final = Line("why-buy", "what you do not spend now is lost")
WHY_CLEAR: Final = Line("why-clear", "a full Wasted board makes a Disease mutate")
WHY_ROOM: Final = Line("why-room", "it makes room in your hand for a card that fits")
WHY_STUCK: Final = Line("why-stuck", "as it lies, that Design leads nowhere")
WHY_TILE: Final = Line("why-tile", "the vaccine can have more Insight")
WHY_CAP: Final = Line("why-cap", "it closes an open side of the vaccine")
WHY_MEETING: Final = Line("why-meeting", "Insight counts only once a Team Meeting has counted it")
WHY_CURE: Final = Line("why-cure", "it brings that Cure closer")
WHY_RESEARCH: Final = Line("why-research", "your Workshop can be built for Data and Knowledge")
WHY_BUSY: Final = Line("why-busy", "your hands are in your build")
WHY_NOTHING: Final = Line("why-nothing", "nothing is to be done just now")

TOLD: Final = tuple([value for value in list(globals().values()) if isinstance(value, Line)])

# Why something can't be done now.
ROLES_FIRST: Final = Line("roles-first", "everybody chooses a Role first", "FS-6", "FS-9")
ROLE_TAKEN: Final = Line("role-taken", "the Role {role} is not to be had", "FS-6", "FS-10")
ENOUGH_ROLES: Final = Line("enough-roles", "you have chosen your Role", "FS-6", "FS-94")
UNIVERSAL_FIRST: Final = Line("universal-first", "choose the Mutation that is on every Disease first", "FS-95")
GAME_RUNS: Final = Line("game-runs", "the game is running: that was to be chosen before", "FS-9")
ALL_STOP_EVENT: Final = Line("all-stop-event", "red alert: all stop until the Event is drawn", "FS-82")
ALL_STOP_OBEY: Final = Line("all-stop-obey", "all stop until everybody has obeyed the Event", "FS-82")
ALL_STOP_MEETING: Final = Line("all-stop-meeting", "Team Meeting: all stop until the count is confirmed", "FS-63")
PAUSED: Final = Line("paused", "there is a pause: say when you are ready", "FS-R2")
AWAY: Final = Line("away", "you are away: come back first", "FS-R3")
GIVE_UP_FIRST: Final = Line("give-up-first", "choose the tile that you must give up first", "FS-59", "FS-30")
KEEP_FIRST: Final = Line("keep-first", "choose the card that you keep first", "FS-72")
TILE_FIRST: Final = Line("tile-first", "put the tile in your hand down first", "FS-60")
HAND_FULL: Final = Line("hand-full", "you hold {number}, which is your limit", "FS-21")
NO_CARDS: Final = Line("no-cards", "no Design card is left to draw", "FS-21")
NOT_IN_HAND: Final = Line("not-in-hand", "you do not hold {card}", "FS-22")
NO_PLACE: Final = Line("no-place", "there is no place {place} in this game", "FS-22")
DOES_NOT_CONNECT: Final = Line(
    "does-not-connect", "{card} can't be connected in {place}: Waste it or play it elsewhere", "FS-20", "FS-24"
)
TOO_LONG: Final = Line("too-long", "{place} holds no more cards", "FS-43")
NOT_THERE: Final = Line("not-there", "{card} is not in {place}", "FS-30")
NOT_YOURS: Final = Line("not-yours", "only its owner changes the Design in {place}", "FS-30")
NOTHING_THERE: Final = Line("nothing-there", "there is no Design in {place} to change", "FS-24", "FS-30")
NO_ARRANGEMENT: Final = Line("no-arrangement", "that is no other way to connect the cards in {place}", "FS-24", "FS-20")
ALREADY_VERIFIED: Final = Line("already-verified", "the Design in {place} is Verified", "FS-40")
TOO_SHORT: Final = Line("too-short", "the Design in {place} needs {number} cards", "FS-40")
UNMET: Final = Line("unmet", "the Design in {place} still needs: {criteria:list}", "FS-40", "FS-41")
NOTHING_TO_BUILD: Final = Line("nothing-to-build", "there is no Design in {place}", "FS-50")
NOT_YOUR_WORKSHOP: Final = Line("not-your-workshop", "only its owner builds in {place}", "FS-52")
WORKSHOPS_CLOSED: Final = Line(
    "workshops-closed", "no Workshop Build can be begun while the office is open-plan", "FS-82"
)
ONE_BUILD: Final = Line("one-build", "you have a build already: finish it or tear it down", "FS-52")
NO_BUILD: Final = Line("no-build", "you build nothing", "FS-52")
NO_BLOCK: Final = Line("no-block", "all {block} blocks are in use: wait until one comes back", "FS-51")
NOT_YOUR_TURN: Final = Line("not-your-turn", "Alternating: the next block is not yours, or not of this kind", "FS-81")
NO_SUCH_BLOCK: Final = Line("no-such-block", "your build has no {block}", "FS-51")
NO_EXCEPTION: Final = Line("no-exception", "your Role allows no exception for that block", "FS-72")
FORGED: Final = Line("forged", "those poses are not of the blocks in your build", "FS-D2a", "FS-51")
SAY_FIRST: Final = Line("say-first", "type the phrase first: “{phrase}”", "FS-80")
OTHER_WORDS: Final = Line("other-words", "nobody asks you to say that", "FS-80")
NOT_CHECKED: Final = Line("not-checked", "that build has not passed a check", "FS-54")
DESIGN_UNVERIFIED: Final = Line("design-unverified", "the Design must be Verified before its Build", "FS-55")
SECOND_PLAYER: Final = Line("second-player", "a second player must Verify it", "FS-54")
NO_PARTNER: Final = Line("no-partner", "that build needs no second builder", "FS-81", "FS-52")
CANT_PAY: Final = Line("cant-pay", "a {shape} costs {price} {currency}, and you have {number}", "FS-60", "FS-56")
NO_TILES: Final = Line("no-tiles", "there is no {shape} left", "FS-60")
NOTHING_WASTED: Final = Line(
    "nothing-wasted", "it takes 1 Data just earned, and something on the Wasted board", "FS-31"
)
NO_POWER: Final = Line("no-power", "you have no Role power for that now", "FS-70", "FS-72")
COFFEE_COSTS: Final = Line("coffee-costs", "coffee costs 1 Data just earned, once for a build", "FS-56", "FS-72")
HANDS_LENT: Final = Line("hands-lent", "your hands are in other builds: let go of one first", "FS-72")
NEEDS_NO_HAND: Final = Line(
    "needs-no-hand", "there is no build of that player, or somebody lends a hand already", "FS-72", "FS-52"
)
NOT_HELPING: Final = Line("not-helping", "you lend no hand there", "FS-72")
NEEDS_NO_CHEER: Final = Line("needs-no-cheer", "there is no build of that player that you could cheer for", "FS-72")
NOT_OWED: Final = Line("not-owed", "you need not give up tile {tile}", "FS-59", "FS-30")
NOTHING_OWED: Final = Line("nothing-owed", "you need not give up a tile", "FS-59", "FS-30")
TILE_NOT_THERE: Final = Line("tile-not-there", "tile {tile} is not on the table, or in somebody's hand", "FS-60")
NO_TILE_IN_HAND: Final = Line("no-tile-in-hand", "you have no tile in your hand", "FS-60")
DOES_NOT_FIT: Final = Line("does-not-fit", "tile {tile} does not fit there", "FS-61")
NO_OPEN_SIDE: Final = Line("no-open-side", "no half circle can be put there or taken from there", "FS-72")
NO_HALF_CIRCLE: Final = Line("no-half-circle", "you can put no more half circles to the vaccine", "FS-72", "FS-51")
NO_MEETING: Final = Line("no-meeting", "there is no Team Meeting", "FS-63")
NO_ALERT: Final = Line("no-alert", "there is no red alert", "FS-82")
NO_READINESS: Final = Line("no-readiness", "nobody waits for you to be ready", "FS-9")
NO_UNIVERSAL: Final = Line("no-universal", "no universal Mutation is to be chosen", "FS-95")
NO_SUCH_MUTATION: Final = Line("no-such-mutation", "{mutation} is not in the deck of Mutations", "FS-95", "FS-80")
NOT_HORIZONTAL: Final = Line("not-horizontal", "building flat is agreed on before the start", "FS-92")
LIES_ALREADY: Final = Line("lies-already", "you build lying flat already", "FS-92")
STANDS_ALREADY: Final = Line("stands-already", "you build upright already", "FS-92")
NO_CHOICE_OF_CARDS: Final = Line("no-choice-of-cards", "you do not look at {card}", "FS-72")
NOTHING_TO_KEEP: Final = Line("nothing-to-keep", "you look at no cards", "FS-72")
LONGEST_THOUGHT: Final = Line("longest-thought", "one thinks for 1 to {number} seconds", "FS-D5")
PAUSE_ASKED: Final = Line("pause-asked", "you have asked for a pause", "FS-R2")
PAUSE_NOT_ASKED: Final = Line("pause-not-asked", "you have not asked for a pause", "FS-R2")
NOT_AWAY: Final = Line("not-away", "you are here", "FS-R3")
CANT_LEAVE: Final = Line("cant-leave", "nobody leaves a game that has not begun, or twice", "FS-R3")
CLOCKS_OWN: Final = Line("clocks-own", "the table does that by itself when the time has come", "FS-2", "FS-R10")

LINES: Final = tuple([value for value in list(globals().values()) if isinstance(value, Line)])
REFUSALS: Final = LINES[len(TOLD) :]

UNPRINTED: Final = (
    *PLACES[LABS:],
    *DESIGN_NAMES,
    *KIND_NUMBER,
    "table",
    "Data",
    "Knowledge",
    *[need.words() for disease in DISEASES for need in disease.needs],
    *[need.words() for mutation in MUTATIONS for need in mutation.needs],
)
"""Words that stand in a gap but on no card."""
