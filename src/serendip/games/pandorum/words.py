"""Every sentence of Pandorum's log, prompts, refusals and endings, with the rules it speaks of.

A line that may speak of Maximus has a twin in which his name stands instead of a player's: see MAXIMUS_LINES.
"""

from typing import Final

from serendip.core.line import Line

# Turns.
ROUND: Final = Line("round", "Round {number} begins.", "PD-30")
TURN: Final = Line("turn", "{seat:player} takes a turn.", "PD-10")
ANOTHER_TURN: Final = Line("another-turn", "{seat:player} takes another turn.", "PD-42")
TAKES_CARDS: Final = Line("takes-cards", "{seat:player} takes {number} × {card} from the Market.", "PD-10")
DRAWS: Final = Line("draws", "{seat:player} draws {number} from the deck.", "PD-10")
DRAWS_CARDS: Final = Line("draws-cards", "You draw {cards:list}.", "PD-10")
PUTS_BACK: Final = Line("puts-back", "{seat:player} holds too many cards and puts {card} into the Market.", "PD-10")
FILLS: Final = Line("fills", "The Market is filled: {cards:list}.", "PD-15")

# Moves.
MOVES: Final = Line("moves", "{seat:player} moves to hex {hex}; price: {price}.", "PD-11")
MOVES_ACROSS: Final = Line(
    "moves-across", "{seat:player} moves across the dead city to hex {hex}; price: {price}.", "PD-11", "PD-62"
)
FLIES_HOME: Final = Line("flies-home", "{seat:player} is cut off and flies home; price: {price}.", "PD-16")
PAYS_CARD: Final = Line("pays-card", "{seat:player} pays with {card}.", "PD-12")
ENGINE_MOVE: Final = Line("engine-move", "{seat:player} uses an engine token and moves to hex {hex}.", "PD-67")
FLEES: Final = Line("flees", "{seat:player} flees from the eruption to the Landing pad.", "PD-54", "PD-100")

# Construction and income.
BUILDS: Final = Line("builds", "{seat:player} builds a {structure} on hex {hex}, {terrain}.", "PD-13")
REBUILDS: Final = Line("rebuilds", "{seat:player} rebuilds the module on hex {hex} as a base.", "PD-13", "PD-68")
USES: Final = Line("uses", "{seat:player} uses {card} (slot {slot}): {quids} Q.", "PD-20")
TAKES_FROM: Final = Line("takes-from", "{seat:player} takes {quids} Q from {owner:player}.", "PD-20")
TAKES_FROM_MAXIMUS: Final = Line("takes-from-maximus", "{seat:player} takes {quids} Q from Maximus.", "PD-20")
HULL_PAYS: Final = Line("hull-pays", "{seat:player} gets {quids} Q by the {hull}.", "PD-21")
BUILT: Final = Line("built", "The construction of {seat:player} is finished; its cards paid {quids} Q.", "PD-13")
SPENDS: Final = Line("spends", "{seat:player} spends {card} from slot 1 on the {forepart}.", "PD-14")
FARTHER: Final = Line("farther", "The next move goes up to {steps} steps and is cheaper by {cards}.", "PD-23")
DRILLS: Final = Line("drills", "Terrain cards pay {quids} Q each in this construction.", "PD-23")
DISPATCHES: Final = Line("dispatches", "{seat:player} takes {quids} Q for Structures in the sector.", "PD-23")
REPLICATES: Final = Line("replicates", "The {card} pays once more: {quids} Q.", "PD-23")

# Monoliths.
FINDS: Final = Line("finds", "{seat:player} opens a monolith: {monolith}.", "PD-40")
KEEPS_MONOLITH: Final = Line("keeps-monolith", "{seat:player} keeps it for later.", "PD-40")
USES_MONOLITH: Final = Line("uses-monolith", "{seat:player} uses the monolith {monolith}.", "PD-40")
LIFTS: Final = Line("lifts", "{seat:player} takes a card from {owners:players}.", "PD-41")
LIFTED: Final = Line("lifted", "You get {cards:list}.", "PD-41")
LOSES_CARD: Final = Line("loses-card", "It is your {card}.", "PD-41")
BOXES: Final = Line("boxes", "To the box: {cards:list}.", "PD-41")
TURN_AFTER: Final = Line("turn-after", "{seat:player} will take another turn after this one.", "PD-42")
DRAWN_FOR_SLOTS: Final = Line("drawn-for-slots", "{seat:player} draws {cards:list} for the slots.", "PD-44")
SLOTS_CARD: Final = Line("slots-card", "{seat:player} puts {card} into slot {slot}.", "PD-44")
SECOND_SATELLITE: Final = Line("second-satellite", "{seat:player} gets the Satellite {satellite} as well.", "PD-45")
UNMAKES: Final = Line("unmakes", "The {structure} on hex {hex} goes back to supply.", "PD-46")
MARKET_BOXED: Final = Line("market-boxed", "The Market goes to the box: {cards:list}.", "PD-47")
TAKES_BACK: Final = Line("takes-back", "{seat:player} returns {card} from slot {slot} to hand.", "PD-48")

# Events.
EVENT_TURNED: Final = Line("event-turned", "{seat:player} turns an Event: {event}.", "PD-51")
EVENT_POOL: Final = Line("event-pool", "{quids} Q are put on {event}.", "PD-51")
EVENT_PAYS: Final = Line("event-pays", "{seat:player} takes {quids} Q from {event}; {left} are left.", "PD-52")
EVENT_OVER: Final = Line("event-over", "{event} is over.", "PD-52")
EVENT_SPENT: Final = Line("event-spent", "{event} can't do anything any more and is over.", "PD-53")
EVENT_IMPOSSIBLE: Final = Line("event-impossible", "Its immediate effect is impossible.", "PD-53")
NO_EVENTS: Final = Line("no-events", "There are no Events left.", "PD-52")
ERUPTS: Final = Line("erupts", "A Volcano breaks out on hex {hex}.", "PD-54")
BURIES: Final = Line("buries", "The {structure} there goes back to supply.", "PD-54")
METEORS: Final = Line("meteors", "Meteors fall on hex {first} and hex {second}: both are ore now.", "PD-55")
CHOOSES_CRACK: Final = Line("chooses-crack", "{seat:player} lets the earth shake at hex {hex}.", "PD-56")
CRACKS: Final = Line("cracks", "A crack opens between hexes {row:list} and hexes {opposite:list}.", "PD-56")
NEW_PAD: Final = Line("new-pad", "A Landing pad is put on hex {hex}.", "PD-57")
BURIES_MONOLITH: Final = Line("buries-monolith", "The monolith there goes to the box unopened.", "PD-57", "PD-114")
SELLS: Final = Line("sells", "{seat:player} discards {card}: {quids} Q from the bank.", "PD-58")
BIDS: Final = Line("bids", "{seat:player} bids {quids} Q.", "PD-60")
PASSES: Final = Line("passes", "{seat:player} leaves the auction.", "PD-60")
WINS_AUCTION: Final = Line("wins-auction", "{seat:player} wins the auction and pays {quids} Q.", "PD-60")
CONTAMINATES: Final = Line("contaminates", "The Structure of {seat:player} on hex {hex} is contaminated.", "PD-61")
TOKENS_GO: Final = Line("tokens-go", "Contamination disappears from {number} Structures.", "PD-61")
CLEANS: Final = Line("cleans", "{seat:player} pays {quids} Q to clean hex {hex}.", "PD-61")
ABANDONS: Final = Line("abandons", "{seat:player} gives up the {structure} on hex {hex}; it goes to the box.", "PD-61")
CITY: Final = Line("city", "The Volcano on hex {hex} is the dead city now.", "PD-62")
SETTLES: Final = Line("settles", "{seat:player} puts a free module on hex {hex}.", "PD-63")
SYSTEMS_BOXED: Final = Line("systems-boxed", "{number} × {card} of the Market go to the box.", "PD-64")
DISMANTLES: Final = Line("dismantles", "{seat:player} removes the {structure} on hex {hex} to supply.", "PD-65")
BUYS_ENGINES: Final = Line("buys-engines", "{seat:player} pays {quids} Q; engine tokens: {tokens}.", "PD-67")
BUYS_NONE: Final = Line("buys-none", "{seat:player} buys no engine token.", "PD-67")

# Maximus, step by step.
MAXIMUS_SUPPLY: Final = Line("maximus-supply", "(1) Maximus stows {number} × {card} from the Market as cargo.", "PD-70")
MAXIMUS_NO_SUPPLY: Final = Line("maximus-no-supply", "(1) The Market is empty: nothing to stow.", "PD-70")
MAXIMUS_TURNS_UP: Final = Line("maximus-turns-up", "(2) Maximus turns up {card}.", "PD-70")
MAXIMUS_NO_CARD: Final = Line("maximus-no-card", "(2) The deck is empty: Maximus does nothing more.", "PD-70")
MAXIMUS_GOES: Final = Line(
    "maximus-goes",
    "(3) Maximus goes to hex {hex}: one {card} would pay {quids} Q there, the most in reach.",
    "PD-70",
)
MAXIMUS_STUCK: Final = Line("maximus-stuck", "(3) No free hex is in reach: Maximus goes to the Landing pad.", "PD-70")
MAXIMUS_PAYS: Final = Line("maximus-pays", "(4) Into the Market: {cards:list}.", "PD-70")
MAXIMUS_MONOLITH: Final = Line("maximus-monolith", "(5) Maximus opens a monolith: {monolith}.", "PD-70")
MAXIMUS_QUIDS: Final = Line("maximus-quids", "(5) Instead of its effect Maximus takes {quids} Q.", "PD-70")
MAXIMUS_DRAWS: Final = Line("maximus-draws", "Maximus draws {cards:list} into the cargo.", "PD-70")
MAXIMUS_LIFTS: Final = Line("maximus-lifts", "(5) Maximus takes {card} from {owner:player} into the cargo.", "PD-70")
MAXIMUS_BUILDS: Final = Line(
    "maximus-builds",
    "(6) Maximus builds a {structure} on hex {hex}, construction number {number}; {copies} × {card} pay {quids} Q.",
    "PD-70",
)
MAXIMUS_NO_BUILDING: Final = Line("maximus-no-building", "(6) Maximus builds nothing.", "PD-70")

# Income, item by item.
INCOME_VOLCANO: Final = Line("income-volcano", "Volcano on hex {hex}: {quids} Q", "PD-20")
INCOME_MODULE: Final = Line("income-module", "next to your module on hex {hex}: {quids} Q", "PD-20")
INCOME_BASE: Final = Line("income-base", "next to your base on hex {hex}: {quids} Q", "PD-20")
INCOME_TERRAIN: Final = Line("income-terrain", "on {terrain}: {quids} Q", "PD-20")
INCOME_DRILL: Final = Line("income-drill", "{forepart}: {quids} Q", "PD-23")
INCOME_ROB: Final = Line("income-rob", "from {player:player}, adjacent Structures {number}: {quids} Q", "PD-20")
INCOME_ROB_MAXIMUS: Final = Line("income-rob-maximus", "from Maximus, adjacent Structures {number}: {quids} Q", "PD-20")
INCOME_HULL: Final = Line("income-hull", "{hull}, level {level}: {quids} Q", "PD-21")
INCOME_EVENT: Final = Line("income-event", "{event}: {quids} Q", "PD-52")

# The end.
SUPPLY_OUT: Final = Line(
    "last-round-supply", "A supply of Structures is empty: the game ends with this round.", "PD-30"
)
DECK_OUT: Final = Line("last-round-deck", "The deck is empty: the game ends with this round.", "PD-30")
PLANET_FULL: Final = Line("last-round-full", "No hex can be built on: the game ends with this round.", "PD-30")
CARGO_SCORES: Final = Line("cargo-scores", "The cargo of {seat:player} pays {quids} Q.", "PD-22", "PD-31")
SECTOR_SCORES: Final = Line("sector-scores", "{seat:player} takes {quids} Q for sector {sector}.", "PD-31")
STILL_HELD: Final = Line("still-held", "{seat:player} still held {cards:list}.", "PD-115")
NEVER_OPENED: Final = Line("never-opened", "Monoliths that nobody opened: {monoliths:list}.", "PD-115")
WINS: Final = Line("wins", "{winner:player} has the most Quids, {quids} Q, and wins.", "PD-32")
WINS_BY_STRUCTURES: Final = Line(
    "wins-by-structures", "{winner:player} wins with {quids} Q: the tie goes to more Structures.", "PD-32"
)
WINS_BY_SLOTS: Final = Line(
    "wins-by-slots", "{winner:player} wins with {quids} Q: the tie goes to more cards in slots.", "PD-32"
)
WINS_BY_SEAT: Final = Line(
    "wins-by-seat", "{winner:player} wins with {quids} Q: the tie goes to the later seat.", "PD-32"
)
BEATS_MAXIMUS: Final = Line("beats-maximus", "{winner:player} beats Maximus with {quids} Q to {maximus} Q.", "PD-72")
MAXIMUS_WINS: Final = Line("maximus-wins", "Maximus is not beaten: {maximus} Q against {quids}.", "PD-72")

# Prompts.
ASK_SUPPLY: Final = Line("ask-supply", "Choose a type of card to take from the Market.", "PD-10")
ASK_PUT_BACK: Final = Line("ask-put-back", "You hold more than {limit} cards: choose one for the Market.", "PD-10")
ASK_ACT: Final = Line("ask-act", "Move your Harvester, build, or end your turn.", "PD-11", "PD-13")
ASK_BUILD: Final = Line("ask-build", "Build here if you like, or end your turn.", "PD-13")
ASK_END: Final = Line("ask-end", "You have built: end your turn.", "PD-15")
ASK_PAY: Final = Line("ask-pay", "Pay for your move: choose cards from your hand, {number} more.", "PD-12")
ASK_CARDS: Final = Line("ask-cards", "Choose cards for your {structure}, {least} to {most}, then finish it.", "PD-13")
ASK_KEEP: Final = Line("ask-keep", "Tribute: Choose one of the cards taken to keep.", "PD-41")
ASK_SLOT: Final = Line("ask-slot", "Living Cargo: Choose a slot for the {card}.", "PD-44")
ASK_TAKE_BACK: Final = Line("ask-take-back", "Recall: Choose a card from your slots to return to your hand.", "PD-48")
ASK_EVENT: Final = Line("ask-event", "{event}: {request}", "PD-51")
ASK_CRACK: Final = Line("ask-crack", "Earthquake: Choose one of the cracks at hex {hex}.", "PD-56")
ASK_CLEANING: Final = Line(
    "ask-cleaning", "Contamination is over: pay for each contaminated Structure of yours, or lose it.", "PD-61"
)
WAIT: Final = Line("wait", "It is {player:player}'s turn.", "PD-10")
WAIT_EVENT: Final = Line("wait-event", "{player:player} decides about {event}.", "PD-51")
FINISHED: Final = Line("finished", "The game is over.")

# Refusals. Those without rules cite the rules of the action that is refused.
SUPPLY_FIRST: Final = Line("supply-first", "first take a type of card from the Market", "PD-10")
SUPPLY_DONE: Final = Line("supply-done", "you have taken cards from the Market in this turn", "PD-10")
NOT_IN_MARKET: Final = Line("not-in-market", "there is no {card} in the Market", "PD-10")
NOT_IN_HAND: Final = Line("not-in-hand", "you hold no {card}")
HAND_FITS: Final = Line("hand-fits", "you hold no more than {limit} cards", "PD-10")
LIMIT_IN_SUPPLY: Final = Line("limit-in-supply", "the limit of {limit} cards counts in Supply only", "PD-109")
PUT_BACK_FIRST: Final = Line("put-back-first", "first put cards into the Market until you hold {limit}", "PD-10")
PAY_FIRST: Final = Line("pay-first", "first pay for your move", "PD-12")
NOTHING_TO_PAY: Final = Line("nothing-to-pay", "there is nothing to pay for now", "PD-12")
FINISH_FIRST: Final = Line("finish-first", "first finish your construction", "PD-13")
NOT_BUILDING: Final = Line("not-building", "you are not building anything", "PD-13")
MOVED_ALREADY: Final = Line("moved-already", "your Harvester has moved in this turn", "PD-11")
BUILT_BEFORE_MOVE: Final = Line("built-before-move", "after building the Harvester stays", "PD-11", "PD-13")
VOLCANO_THERE: Final = Line("volcano-there", "there is a Volcano on hex {hex}", "PD-11")
CITY_THERE: Final = Line("city-there", "nobody can stop in the dead city", "PD-62")
HERE_ALREADY: Final = Line("here-already", "your Harvester is on hex {hex}", "PD-11")
NO_SUCH_HEX: Final = Line("no-such-hex", "there is no hex {hex}", "PD-1")
OUT_OF_REACH: Final = Line("out-of-reach", "hex {hex} is more than {steps} steps away", "PD-11")
TOO_DEAR: Final = Line("too-dear", "the way to hex {hex} costs {price} cards and you hold {cards}", "PD-11", "PD-12")
OTHER_PRICE: Final = Line("other-price", "the way to hex {hex} costs {price} cards", "PD-11")
NO_CITY_WAY: Final = Line(
    "no-city-way", "no way to hex {hex} in {steps} steps leads across the dead city", "PD-11", "PD-62"
)
ONLY_ACROSS: Final = Line(
    "only-across", "every way to hex {hex} in {steps} steps leads across the dead city", "PD-11", "PD-62"
)
NO_CITY_CROSSING: Final = Line("no-city-crossing", "crossing the dead city pays nothing now: just move", "PD-62")
BUILT_ALREADY: Final = Line("built-already", "you have built in this turn", "PD-13")
HEX_HOLDS: Final = Line("hex-holds", "hex {hex} holds something: nothing can be built there", "PD-13")
NO_BUILDING_HERE: Final = Line("no-building-here", "an engine token brought you here: no building", "PD-67")
NO_STRUCTURE_LEFT: Final = Line("no-structure-left", "you have no {structure} left", "PD-8")
TOO_FEW_CARDS: Final = Line("too-few-cards", "a {structure} needs at least {least} cards", "PD-13")
TOO_MANY_CARDS: Final = Line("too-many-cards", "a {structure} takes at most {most} cards", "PD-13")
NO_REBUILDING: Final = Line("no-rebuilding", "only where Training let you stop on your own module", "PD-68")
ABILITY_USED: Final = Line("ability-used", "you have used your forepart in this turn", "PD-14")
OTHER_FOREPART: Final = Line("other-forepart", "your forepart is the {forepart}", "PD-14")
NOT_IN_SLOT: Final = Line("not-in-slot", "there is no {card} in slot {slot}")
NOT_NOW: Final = Line("not-now", "the {forepart} has nothing to do now", "PD-23")
NO_MONOLITH: Final = Line("no-monolith", "you do not have {monolith}", "PD-40")
NO_MONOLITH_USE: Final = Line("no-monolith-use", "{monolith} has nothing to do now", "PD-40")
NO_ENGINE: Final = Line("no-engine", "you have no engine token", "PD-67")
NOT_EMPTY_HEX: Final = Line("not-empty-hex", "an engine token does not take you to a hex holding nothing", "PD-67")
ENGINES_LATER: Final = Line("engines-later", "New Engines does not work yet", "PD-51", "PD-110")
NO_SUCH_STRUCTURE: Final = Line("no-such-structure", "there is no Structure called {structure}", "PD-8")
NO_SUCH_SLOT: Final = Line("no-such-slot", "there is no slot {slot}", "PD-13")
TAKES_FROM_WHOM: Final = Line("takes-from-whom", "say whom the {forepart} takes from", "PD-23")
TAKES_FROM_NOBODY: Final = Line("takes-from-nobody", "the {forepart} takes from nobody", "PD-23")
NOT_TAKEN_FROM: Final = Line(
    "not-taken-from", "the {forepart} takes from others with Quids and a Structure in your Harvester's sector", "PD-23"
)
NOT_AMONG_THESE: Final = Line("not-among-these", "no {card} is among the cards taken", "PD-41")
OTHER_CARD_NOW: Final = Line("other-card-now", "the card to be placed now is {card}", "PD-44")
HOLDS_SOMETHING: Final = Line("holds-something", "hex {hex} holds something")
NOT_YOUR_STRUCTURE: Final = Line("not-your-structure", "there is no Structure of yours on hex {hex}")
NO_BORDER: Final = Line(
    "no-border", "hex {first} and hex {second} are not two adjacent hexes of two sectors, the lower one first", "PD-55"
)
NO_CRACK: Final = Line("no-crack", "no crack can open at hex {hex}", "PD-56")
CRACK_CHOSEN: Final = Line("crack-chosen", "the crack opens at hex {hex}", "PD-56")
CRACK_HEX_FIRST: Final = Line("crack-hex-first", "first choose the hex at which the crack opens", "PD-56")
OTHER_CRACK: Final = Line("other-crack", "that is no crack at hex {hex}", "PD-56")
BIDS_GO: Final = Line("bids-go", "bids go from {least} to {most} Q now", "PD-102")
NO_HIGHER_BID: Final = Line("no-higher-bid", "with {quids} Q you can't outbid {bid} Q", "PD-102")
TOKENS_PLACED: Final = Line("tokens-placed", "the tokens are placed: pay for your Structures or give them up", "PD-61")
NOT_OVER_YET: Final = Line("not-over-yet", "that is for the end of Contamination", "PD-61")
HAS_TOKEN: Final = Line("has-token", "there is a token on hex {hex}", "PD-61")
HAS_NO_TOKEN: Final = Line("has-no-token", "there is no token on hex {hex}", "PD-61")
TOO_POOR: Final = Line("too-poor", "that costs {price} Q and you have {quids}")
NO_VOLCANO: Final = Line("no-volcano", "there is no Volcano on hex {hex}", "PD-62")
ERUPTION_STAYS: Final = Line("eruption-stays", "the eruption on hex {hex} stays for good", "PD-54", "PD-62")
LONELIER: Final = Line("lonelier", "another Volcano has fewer objects around it than hex {hex}", "PD-62")
TOKENS_LIMIT: Final = Line("tokens-limit", "one may buy up to {most} tokens", "PD-67")
ANSWER_FIRST: Final = Line("answer-first", "first decide about {card}", "PD-51")
NOT_ASKED_FOR: Final = Line("not-asked-for", "nothing asks for that now")

# Why a hint is given: these go on after "because".
WHY_MONOLITH: Final = Line("why-monolith", "a monolith lies there")
WHY_CROSS: Final = Line("why-cross", "crossing the dead city pays")
WHY_TRAINING: Final = Line("why-training", "Training lets you rebuild your module there")
WHY_CLOSER: Final = Line("why-closer", "it brings you to where you can build later")
WHY_CARDS_PAY: Final = Line("why-cards-pay", "{card} from your hand pays {quids} Q on hex {hex}")
WHY_HULL: Final = Line("why-hull", "your hull pays {quids} Q on hex {hex}")
WHY_SECTOR: Final = Line("why-sector", "it helps you to lead in sector {sector}")
WHY_PAYS: Final = Line("why-pays", "it pays {quids} Q here")
WHY_SLOT_1: Final = Line("why-slot-1", "your forepart needs cards in slot 1")
WHY_SLOT_2: Final = Line("why-slot-2", "it raises your hull")
WHY_SLOT_3: Final = Line("why-slot-3", "as cargo it pays at the end")
WHY_MANY: Final = Line("why-many", "there are most of that type")
WHY_TYPE: Final = Line("why-type", "with it you can build best")
WHY_END: Final = Line("why-end", "nothing more is worth its cards in this turn")
WHY_FINISH: Final = Line("why-finish", "the cards that are left are worth more later")
WHY_SPARE: Final = Line("why-spare", "it is the card that you need least")
WHY_KEEP_CARD: Final = Line("why-keep-card", "of these cards it helps you most")
WHY_TAKE_BACK: Final = Line("why-take-back", "you miss it least in its slot")
WHY_SELL: Final = Line("why-sell", "the investors pay more than it brings you")
WHY_SELL_NO_MORE: Final = Line("why-sell-no-more", "the cards that are left bring you more")
WHY_BID: Final = Line("why-bid", "the card and what comes back are worth it")
WHY_PASS: Final = Line("why-pass", "it would cost more than it brings")
WHY_CLEAN: Final = Line("why-clean", "the Structure counts in its sector")
WHY_ABANDON: Final = Line("why-abandon", "you can't pay for it")
WHY_DISMANTLE: Final = Line("why-dismantle", "its sector suffers least")
WHY_GRAPPLE: Final = Line("why-grapple", "it takes Quids from a rival")
WHY_NEAR: Final = Line("why-near", "it lies where you can make use of it")
WHY_FARTHER: Final = Line("why-farther", "your next move goes farther and costs less")
WHY_DRILL: Final = Line("why-drill", "your terrain cards pay more here")
WHY_DISPATCH: Final = Line("why-dispatch", "your Structures in the sector pay now")
WHY_SCAN: Final = Line("why-scan", "it brings you a card")
WHY_REPLICATE: Final = Line("why-replicate", "a card of slot 1 pays once more")
WHY_UNMAKE: Final = Line("why-unmake", "it removes a rival's Structure")
WHY_SILENCE: Final = Line("why-silence", "the Market has little for you")
WHY_RECALL: Final = Line("why-recall", "you have few cards to build with")
WHY_ENGINES: Final = Line("why-engines", "a free move brings more than it costs")
WHY_NO_ENGINES: Final = Line("why-no-engines", "a free move would bring less than it costs")

SPOKEN_OF_MAXIMUS: Final = (
    TURN, ANOTHER_TURN, EVENT_TURNED, EVENT_PAYS, FLEES, PASSES, CONTAMINATES, CLEANS, ABANDONS, SETTLES,
    DISMANTLES, BUYS_NONE, CARGO_SCORES, SECTOR_SCORES, TURN_AFTER, TAKES_FROM, CHOOSES_CRACK,
)  # fmt: skip

MAXIMUS_LINES: Final[dict[str, Line]] = {
    line.key: Line(f"{line.key}-of-maximus", line.template.replace("{seat:player}", "Maximus"), *line.rules)
    for line in SPOKEN_OF_MAXIMUS
}

LINES: Final = (
    *(value for value in list(globals().values()) if isinstance(value, Line)),
    *MAXIMUS_LINES.values(),
)
