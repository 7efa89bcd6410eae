"""Every sentence of Dark Matter's log, prompts, refusals and endings, with the rules it speaks of."""

from typing import Final

from serendip.core.line import Line

# The log.
ROUND = Line("round", "Round {number} begins.", "DM-55")
LAYS_BID = Line("lays-bid", "{seat:player} lays a bid face down.", "DM-20")
SHOWS_EVENTS = Line(
    "shows-events",
    "{seat:player} holds three events and no money, shows {cards:list} and discards them.",
    "DM-21",
)
BID_SHOWN = Line("bid-shown", "{seat:player} bid {money} M$.", "DM-23")
TAKES_LABORATORY = Line("takes-laboratory", "{seat:player} takes the laboratory {laboratory}.", "DM-30")
INSTALLS = Line(
    "installs", "{seat:player} takes {research} and installs it in {laboratory} of {owner:player}.", "DM-31"
)
KEEPS_RESEARCH = Line("keeps-research", "{seat:player} takes {research} and keeps it.", "DM-31")
USES = Line("uses", "{seat:player} takes a {resource} and puts it on {research} of {owner:player}.", "DM-32")
KEEPS_RESOURCE = Line("keeps-resource", "{seat:player} takes a {resource} and keeps it.", "DM-32")
DISCARDS_RESEARCH = Line("discards-research", "{seat:player} has four research cards and discards {research}.", "DM-33")
DISCARDS_RESOURCE = Line("discards-resource", "{seat:player} has four resources and discards a {resource}.", "DM-33")
ASSIGNS_RESEARCH = Line(
    "assigns-research", "{seat:player} installs {research} in {laboratory} of {owner:player}.", "DM-34"
)
ASSIGNS_RESOURCE = Line("assigns-resource", "{seat:player} puts a {resource} on {research} of {owner:player}.", "DM-34")
LABORATORY_UP = Line("laboratory-up", "The next laboratory is {laboratory}.", "DM-16")
RESEARCH_UP = Line("research-up", "The next research is {research}.", "DM-16")
RESEARCH_SKIPPED = Line("research-skipped", "{research} is turned up and discarded: {candidate} is excluded.", "DM-52")
RESOURCE_UP = Line("resource-up", "The next resource is a {resource}.", "DM-16")
LABORATORIES_OUT = Line("laboratories-out", "That was the last laboratory.", "DM-56")
RESEARCH_OUT = Line("research-out", "That was the last research.", "DM-56")
RESOURCES_OUT = Line(
    "resources-out", "That was the last resource: the game ends with this round unless it is won.", "DM-37"
)
PASSES = Line("passes", "{seat:player} can do nothing at all and passes.", "DM-38")
FULFILLED = Line("fulfilled", "{research} has all it needs.", "DM-42")
CONCLUDES = Line("concludes", "{research} of {owner:player} concludes.", "DM-50")
VERDICT_NEGATIVE = Line("verdict-negative", "The verdict: {candidate} is not dark matter.", "DM-50")
VERDICT_POSITIVE = Line("verdict-positive", "The verdict: {candidate} is dark matter!", "DM-50")
EXCLUDED = Line("excluded", "{research} is discarded: {candidate} is excluded.", "DM-52")
DRAWS = Line("draws", "{seat:player} draws {number} grants.", "DM-55")
DRAWS_CARDS = Line("draws-cards", "You draw {cards:list}.", "DM-55")
RESHUFFLED = Line("reshuffled", "The played grants are shuffled into a new stack.", "DM-14")

# Events.
LAB_DIRECTOR = Line(
    "lab-director",
    "{seat:player} plays New lab director: {laboratory} goes from {giver:player} to {receiver:player}.",
    "DM-62",
)
PROTEST = Line("protest", "{seat:player} plays Student protest. Nothing happens.", "DM-63")
FUNDS = Line("funds", "{seat:player} plays No more funds: {research} of {owner:player} leaves the game.", "DM-64")
INSIGHT = Line(
    "insight", "{seat:player} plays New theoretical insight and looks at the verdict on {candidate}.", "DM-65"
)
SEES_NEGATIVE = Line("sees-negative", "You see: {candidate} is not dark matter.", "DM-65")
SEES_POSITIVE = Line("sees-positive", "You see: {candidate} is dark matter!", "DM-65")
POSTDOC = Line("postdoc", "{seat:player} plays Brilliant postdoc on {research} of {owner:player}.", "DM-66")
COVID = Line("covid", "{seat:player} plays COVID lockout: {number} resources on research are discarded.", "DM-68")
MINISTRY = Line(
    "ministry",
    "{seat:player} plays Science ministry dissolved: {player:player} discards {cards:list}.",
    "DM-69",
)
DEJAVU = Line("dejavu", "{seat:player} plays Strange feeling of Déjà vu and takes back {title}.", "DM-70")
FAKENEWS = Line("fakenews", "{seat:player} plays Fake news: everybody discards the hand.", "DM-71")
LOSES_HAND = Line("loses-hand", "{seat:player} discards {cards:list}.", "DM-71")
REVOLUTION = Line("revolution", "{seat:player} plays Revolution: every laboratory moves to the left.", "DM-72")
INVESTIGATOR = Line(
    "investigator",
    "{seat:player} plays New Principal Investigator: {research} moves from {giver:player} "
    "to {laboratory} of {receiver:player}.",
    "DM-73",
)
AGENCY = Line(
    "agency",
    "{seat:player} plays Friendly agency head and takes the {number} cards of {player:player}.",
    "DM-74",
)
AGENCY_CARDS = Line("agency-cards", "They are {cards:list}.", "DM-74")
DISCARDS_GRANT = Line("discards-grant", "{seat:player} has too many grants and discards {grant}.", "DM-74")

# Endings.
FOUND = Line("found", "{candidate} is dark matter: {winners:players} found it and won.", "DM-51")
ALL_NEGATIVE = Line("all-negative", "No candidate is dark matter: everybody wins. What a relief.", "DM-53")
NO_RESOURCES = Line("no-resources", "No resource is left: everybody loses.", "DM-54")

# Prompts.
ASK_BID = Line("ask-bid", "Choose a money card to bid.", "DM-20")
ASK_TURN = Line("ask-turn", "Your turn: take a card, assign cards or play an event.", "DM-30")
ASK_ASSIGN = Line("ask-assign", "Assign more cards from your side, or finish.", "DM-34")
ASK_DISCARD = Line("ask-discard", "You have four {cards} at your side: discard one.", "DM-33")
ASK_DISCARD_GRANT = Line("ask-discard-grant", "You hold more than three grants: discard one.", "DM-74")
WAIT_BIDS = Line("wait-bids", "Waiting for the bids of {players:players}.", "DM-20")
WAIT_TURN = Line("wait-turn", "{player:player} is at turn.", "DM-30")
FINISHED = Line("finished", "The game is over.")

# Refusals.
NOT_YOUR_BID = Line("not-your-bid", "you have no {money} M$ card in hand", "DM-20")
BIDDING_NOW = Line("bidding-now", "everybody is bidding now: choose a money card", "DM-20")
BIDS_ARE_MADE = Line("bids-are-made", "the bids of this round are made", "DM-23")
ASSIGNING_NOW = Line("assigning-now", "you are assigning cards: assign more or finish", "DM-34")
DISCARDING_NOW = Line("discarding-now", "first discard one of your four cards", "DM-33")
NOT_ASSIGNING = Line("not-assigning", "you are not assigning cards", "DM-34")
NO_DISCARDS = Line("no-discards", "cards can't be discarded at will", "DM-39")
NOT_FACE_UP = Line("not-face-up", "{card} is not face up", "DM-16")
NOT_AT_SIDE = Line("not-at-side", "you have no {card} at your side", "DM-34")
LABORATORY_NOT_IN_PLAY = Line("laboratory-not-in-play", "nobody owns {laboratory} yet", "DM-31")
WRONG_DEPTH = Line("wrong-depth", "{research} can't be run in {laboratory}: the depth is wrong", "DM-40")
OCCUPIED = Line("occupied", "{laboratory} already hosts {research}", "DM-41")
NOT_INSTALLED = Line("not-installed", "{research} is not installed in any laboratory", "DM-32")
ALREADY_FULFILLED = Line("already-fulfilled", "{research} has all it needs", "DM-42")
NOT_MISSING = Line("not-missing", "{research} misses no {resource}", "DM-42")
NOT_IN_HAND = Line("not-in-hand", "you do not hold {event}", "DM-35")
RECALLED = Line("recalled", "{event} was taken back in this round and can't be played before the next", "DM-70")
NO_SUCH_PLAYER = Line("no-such-player", "there is no such player", "DM-35")
NEEDS_LABORATORY = Line("needs-laboratory", "no laboratory is in play", "DM-62")
SAME_OWNER = Line("same-owner", "{laboratory} already belongs to {player:player}", "DM-62")
NEEDS_RESEARCH = Line("needs-research", "no research is installed", "DM-64")
NEEDS_UNFULFILLED = Line("needs-unfulfilled", "no installed research misses anything", "DM-66")
ALREADY_REVEALED = Line("already-revealed", "the verdict on {candidate} is known to all", "DM-65")
NOT_YOURSELF = Line("not-yourself", "choose another player", "DM-69", "DM-74")
EMPTY_HAND = Line("empty-hand", "{player:player} has no cards in hand", "DM-69", "DM-74")
NOT_REMOVED = Line("not-removed", "{title} has not been removed from the game", "DM-70")
NO_MOVE = Line("no-move", "no research can move to another free laboratory", "DM-73")

LINES: Final = tuple(value for value in list(globals().values()) if isinstance(value, Line))
