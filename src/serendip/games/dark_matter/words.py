"""Every sentence of Dark Matter's log, prompts, refusals and endings, with the rules it speaks of."""

from typing import Final

from serendip.core.line import Line

# The log.
ROUND: Final = Line("round", "Round {number} begins.", "DM-55")
LAYS_BID: Final = Line("lays-bid", "{seat:player} lays a bid face down.", "DM-20")
SHOWS_EVENTS: Final = Line(
    "shows-events",
    "{seat:player} holds three events and no money, shows {cards:list} and discards them.",
    "DM-21",
)
BID_SHOWN: Final = Line("bid-shown", "{seat:player} bid {money} M$.", "DM-23")
TAKES_LABORATORY: Final = Line("takes-laboratory", "{seat:player} takes the laboratory {laboratory}.", "DM-30")
INSTALLS: Final = Line(
    "installs", "{seat:player} takes {research} and installs it in {laboratory} of {owner:player}.", "DM-31"
)
KEEPS_RESEARCH: Final = Line("keeps-research", "{seat:player} takes {research} and keeps it.", "DM-31")
USES: Final = Line(
    "uses", "{seat:player} takes a {resource} card and puts it on {research} of {owner:player}.", "DM-32"
)
KEEPS_RESOURCE: Final = Line("keeps-resource", "{seat:player} takes a {resource} card and keeps it.", "DM-32")
DISCARDS_RESEARCH: Final = Line(
    "discards-research", "{seat:player} has four research cards and discards {research}.", "DM-33"
)
DISCARDS_RESOURCE: Final = Line(
    "discards-resource", "{seat:player} has four resources and discards a {resource} card.", "DM-33"
)
ASSIGNS_RESEARCH: Final = Line(
    "assigns-research", "{seat:player} installs {research} in {laboratory} of {owner:player}.", "DM-34"
)
ASSIGNS_RESOURCE: Final = Line(
    "assigns-resource", "{seat:player} puts a {resource} card on {research} of {owner:player}.", "DM-34"
)
LABORATORY_UP: Final = Line("laboratory-up", "The next laboratory is {laboratory}.", "DM-16")
RESEARCH_UP: Final = Line("research-up", "The next research is {research}.", "DM-16")
RESEARCH_SKIPPED: Final = Line(
    "research-skipped", "{research} is turned up and discarded: {candidate} is excluded.", "DM-52"
)
RESOURCE_UP: Final = Line("resource-up", "The next resource is a {resource} card.", "DM-16")
LABORATORIES_OUT: Final = Line("laboratories-out", "That was the last laboratory.", "DM-56")
RESEARCH_OUT: Final = Line("research-out", "That was the last research.", "DM-56")
RESOURCES_OUT: Final = Line(
    "resources-out", "That was the last resource: the game ends with this round unless it is won.", "DM-37"
)
PASSES: Final = Line("passes", "{seat:player} can do nothing at all and passes.", "DM-38")
FULFILLED: Final = Line("fulfilled", "{research} has all it needs.", "DM-42")
CONCLUDES: Final = Line("concludes", "{research} of {owner:player} concludes.", "DM-50")
VERDICT_NEGATIVE: Final = Line("verdict-negative", "The verdict: {candidate} is not dark matter.", "DM-50")
VERDICT_POSITIVE: Final = Line("verdict-positive", "The verdict: {candidate} is dark matter!", "DM-50")
EXCLUDED: Final = Line("excluded", "{research} is discarded: {candidate} is excluded.", "DM-52")
DRAWS: Final = Line("draws", "{seat:player} refills the hand with {number} from the grant stack.", "DM-55")
DRAWS_CARDS: Final = Line("draws-cards", "You draw {cards:list}.", "DM-55")
RESHUFFLED: Final = Line("reshuffled", "The played grants are shuffled into a new stack.", "DM-14")

# Events.
LAB_DIRECTOR: Final = Line(
    "lab-director",
    "{seat:player} plays New lab director: {laboratory} goes from {giver:player} to {receiver:player}.",
    "DM-62",
)
PROTEST: Final = Line("protest", "{seat:player} plays Student protest. Nothing happens.", "DM-63")
FUNDS: Final = Line(
    "funds", "{seat:player} plays No more funds: {research} of {owner:player} leaves the game.", "DM-64"
)
INSIGHT: Final = Line(
    "insight", "{seat:player} plays New theoretical insight and looks at the verdict on {candidate}.", "DM-65"
)
SEES_NEGATIVE: Final = Line("sees-negative", "You see: {candidate} is not dark matter.", "DM-65")
SEES_POSITIVE: Final = Line("sees-positive", "You see: {candidate} is dark matter!", "DM-65")
POSTDOC: Final = Line("postdoc", "{seat:player} plays Brilliant postdoc on {research} of {owner:player}.", "DM-66")
COVID: Final = Line("covid", "{seat:player} plays COVID lockout: cards discarded from research: {number}.", "DM-68")
MINISTRY: Final = Line(
    "ministry",
    "{seat:player} plays Science ministry dissolved: {player:player} discards {cards:list}.",
    "DM-69",
)
DEJAVU: Final = Line("dejavu", "{seat:player} plays Strange feeling of Déjà vu and takes back {title}.", "DM-70")
FAKENEWS: Final = Line("fakenews", "{seat:player} plays Fake news: everybody discards the hand.", "DM-71")
LOSES_HAND: Final = Line("loses-hand", "{seat:player} discards {cards:list}.", "DM-71")
REVOLUTION: Final = Line("revolution", "{seat:player} plays Revolution: every laboratory moves to the left.", "DM-72")
INVESTIGATOR: Final = Line(
    "investigator",
    "{seat:player} plays New Principal Investigator: {research} moves from {giver:player} "
    "to {laboratory} of {receiver:player}.",
    "DM-73",
)
AGENCY: Final = Line(
    "agency",
    "{seat:player} plays Friendly agency head and takes the hand of {player:player}, {number} in all.",
    "DM-74",
)
AGENCY_CARDS: Final = Line("agency-cards", "They are {cards:list}.", "DM-74")
DISCARDS_GRANT: Final = Line("discards-grant", "{seat:player} has too many grants and discards {grant}.", "DM-74")

# Endings.
FOUND: Final = Line(
    "found", "{candidate} is dark matter: {winners:players} found it with {research:list} and won.", "DM-51"
)
ALL_NEGATIVE: Final = Line(
    "all-negative",
    "All four candidates were tested, and none is dark matter: everybody wins. What a relief.",
    "DM-53",
)
NO_RESOURCES: Final = Line(
    "no-resources", "No resource is left: everybody loses. Dark matter was {candidate}.", "DM-54", "DM-94"
)

# Prompts.
ASK_BID: Final = Line("ask-bid", "Choose a money card to bid.", "DM-20")
ASK_TURN: Final = Line("ask-turn", "Your turn: take a card, assign cards or play an event.", "DM-30")
ASK_ASSIGN: Final = Line("ask-assign", "Assign more cards from your side, or finish.", "DM-34")
ASK_DISCARD: Final = Line("ask-discard", "You have four {cards} at your side: choose one to discard.", "DM-33")
ASK_DISCARD_GRANT: Final = Line(
    "ask-discard-grant", "Friendly agency head: you hold more than three grants. Choose one to discard.", "DM-74"
)
WAIT_BIDS: Final = Line("wait-bids", "Waiting for the bids of {players:players}.", "DM-20")
WAIT_TURN: Final = Line("wait-turn", "It is {player:player}'s turn.", "DM-30")
FINISHED: Final = Line("finished", "The game is over.")

# Refusals. Those without rules cite the rules of the action that is refused.
NOT_YOUR_BID: Final = Line("not-your-bid", "you have no {money} M$ card in hand", "DM-20")
BIDDING_NOW: Final = Line("bidding-now", "everybody is bidding now: choose a money card", "DM-20")
BIDS_ARE_MADE: Final = Line("bids-are-made", "the bids of this round are made", "DM-23")
ASSIGNING_NOW: Final = Line("assigning-now", "you are assigning cards: assign more or finish", "DM-34")
DISCARDING_NOW: Final = Line("discarding-now", "first discard one of your four {cards}", "DM-33")
DISCARDING_GRANTS_NOW: Final = Line("discarding-grants-now", "first discard until you hold three grants", "DM-74")
NOT_ASSIGNING: Final = Line("not-assigning", "you are not assigning cards", "DM-34")
NO_DISCARDS: Final = Line("no-discards", "cards can't be discarded at will", "DM-39")
LABORATORY_NOT_UP: Final = Line("laboratory-not-up", "{laboratory} is not face up", "DM-30")
RESEARCH_NOT_UP: Final = Line("research-not-up", "{research} is not face up", "DM-31")
RESOURCE_NOT_UP: Final = Line("resource-not-up", "no {resource} is face up", "DM-32")
NOT_AT_SIDE: Final = Line("not-at-side", "you have no {card} at your side", "DM-34")
NOT_AMONG_FOUR: Final = Line("not-among-four", "{card} is not one of your four cards", "DM-33")
LABORATORY_NOT_IN_PLAY: Final = Line("laboratory-not-in-play", "nobody owns {laboratory} yet")
WRONG_DEPTH: Final = Line("wrong-depth", "{research} can't be run in {laboratory}: the depth is wrong", "DM-40")
OCCUPIED: Final = Line("occupied", "{laboratory} already hosts {research}", "DM-41")
NOT_INSTALLED: Final = Line("not-installed", "{research} is not installed in any laboratory")
ALREADY_FULFILLED: Final = Line("already-fulfilled", "{research} has all it needs")
NOT_MISSING: Final = Line("not-missing", "{research} misses no {resource}", "DM-42")
NOT_IN_HAND: Final = Line("not-in-hand", "you do not hold {grant}")
RECALLED: Final = Line("recalled", "{event} was taken back in this round and can't be played before the next", "DM-70")
NO_SUCH_PLAYER: Final = Line("no-such-player", "there is no such player")
NEEDS_LABORATORY: Final = Line("needs-laboratory", "no laboratory is in play", "DM-62")
SAME_OWNER: Final = Line("same-owner", "{laboratory} already belongs to {player:player}", "DM-62")
NEEDS_RESEARCH: Final = Line("needs-research", "no research is installed", "DM-64")
NEEDS_UNFULFILLED: Final = Line("needs-unfulfilled", "no installed research misses anything", "DM-66")
NOT_UNDER_A_CANDIDATE: Final = Line(
    "not-under-a-candidate", "only the verdict under a candidate can be looked at", "DM-65", "DM-93"
)
ALREADY_REVEALED: Final = Line("already-revealed", "the verdict on {candidate} is known to all", "DM-65")
NOT_YOURSELF: Final = Line("not-yourself", "choose another player")
EMPTY_HAND: Final = Line("empty-hand", "{player:player} has no cards in hand")
NOT_REMOVED: Final = Line("not-removed", "{title} has not been removed from the game", "DM-70")
NO_MOVE: Final = Line("no-move", "no research can move to another free laboratory", "DM-73")

WHY_STEAL: Final = Line("why-steal", "it brings you a research that somebody else has nearly done")
WHY_FINISH: Final = Line("why-finish", "it brings a research of yours to its end")
WHY_STOP: Final = Line("why-stop", "it holds up somebody who is nearly done")
WHY_LOOK: Final = Line("why-look", "it tells you a verdict before more work goes into it")
WHY_FEED: Final = Line("why-feed", "it feeds the research of yours that is nearest to its end")
WHY_DENY: Final = Line("why-deny", "it takes the card that somebody else is missing")
WHY_INSTALL: Final = Line("why-install", "it starts a research in a laboratory of yours")
WHY_HOUSE: Final = Line("why-house", "your research needs a laboratory")
WHY_UNPACK: Final = Line("why-unpack", "it starts a research that waits at your side")
WHY_STORE: Final = Line("why-store", "a research of yours needs it")
WHY_PLAN: Final = Line("why-plan", "you can start it later")
WHY_EXPAND: Final = Line("why-expand", "another laboratory gives room for more research")
WHY_BETTER: Final = Line("why-better", "it makes your hand better")
WHY_BLOCK: Final = Line("why-block", "it fills a rival's laboratory with what is of no use")
WHY_COLLECT: Final = Line("why-collect", "it may be needed later")
WHY_WAIT: Final = Line("why-wait", "it helps nobody else")
WHY_BID_HIGH: Final = Line("why-bid-high", "acting early matters in this round")
WHY_BID_LOW: Final = Line("why-bid-low", "acting early matters little in this round, so keep the dearer cards")

LINES: Final = tuple(value for value in list(globals().values()) if isinstance(value, Line))

NO_CANDIDATE_IS: Final = "none of the four"
"""What dark matter was when its verdict had been set aside."""

UNPRINTED: Final = ("research cards", "resources", NO_CANDIDATE_IS)
"""Words that stand in a gap but on no card."""
