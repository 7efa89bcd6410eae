"""Every sentence of Time Horizon's log, prompts, refusals and endings, with the rules it speaks of."""

from typing import Final

from serendip.core.line import Line
from serendip.games.time_horizon.components import ARTIFACTS, CENTRE, STARTING, TITLES

# The log: rounds, turns, setup.
COLOUR: Final = Line("colour", "{seat:player} plays {colours:list}.", "TH-10")
CENTRE_TOSS: Final = Line("centre-toss", "The token of the centre falls on “{side}”.", "TH-4")
DIGS: Final = Line("digs", "{seat:player} digs up {card}, which replaces the Supporting event.", "TH-13")
SWAPS: Final = Line("swaps", "{seat:player} gives up {card} for another event.", "TH-14")
SWAPS_FOR: Final = Line("swaps-for", "You take {card}.", "TH-14")
KEEPS_ALL: Final = Line("keeps-all", "{seat:player} keeps all events.", "TH-14")
ROUND: Final = Line("round", "Round {number} begins; the order is {order:players}.", "TH-7")
PHASE_ENDS: Final = Line("phase-ends", "Phase {phase} ends: the Now passes over ring {ring}.", "TH-6")
CENTRE_PASSES: Final = Line("centre-passes", "Phase 0 ends: the Now passes over the centre.", "TH-6")
DRAWS: Final = Line("draws", "{seat:player} takes {number} events to choose from.", "TH-31")
DRAWS_CARDS: Final = Line("draws-cards", "You choose from {cards:list}.", "TH-31")
CHOOSES: Final = Line("chooses", "{seat:player} keeps one event and discards {number} unseen.", "TH-31")
CHOOSES_LAST: Final = Line("chooses-last", "{seat:player} keeps the only event.", "TH-31")
CHOOSES_CARD: Final = Line("chooses-card", "You keep {card}.", "TH-31")
RESHUFFLES: Final = Line("reshuffles", "The discarded events are shuffled into a new deck.", "TH-31")
SHORT: Final = Line("short", "There are too few events: {seats:players} must choose first.", "TH-31")
NO_EVENTS: Final = Line("no-events", "There is no event left for {seat:player}.", "TH-31")

# What a player does in a turn.
MOVES: Final = Line("moves", "{seat:player} moves to node {node}.", "TH-20")
ORGANISES: Final = Line(
    "organises", "{seat:player} organises {card} in node {node}; the token lies on “{side}”.", "TH-21"
)
NAMES: Final = Line("names", "On the arcs: {happens} for “happens”, {fails} for “does not”.", "TH-24")
GETS_ARTIFACT: Final = Line("gets-artifact", "The gear gives {seat:player} an artifact.", "TH-8")
GETS_WHICH: Final = Line("gets-which", "It is the {artifact}.", "TH-8")
NO_ARTIFACTS: Final = Line("no-artifacts", "The gear gives nothing: no artifact is left.", "TH-8")
EXTRACTS: Final = Line("extracts", "{seat:player} extracts {number} energy.", "TH-22")
COLLECTS: Final = Line("collects", "{seat:player} extracts {number} energy, {added} of it by the Collector.", "TH-62")
WEAK: Final = Line("weak", "{seat:player} makes a weak impact on “{side}” of {card} in node {node}.", "TH-23")
STRONG: Final = Line("strong", "{seat:player} makes a strong impact on “{side}” of {card} in node {node}.", "TH-23")
BUYS: Final = Line("buys", "{seat:player} buys the {item}.", "TH-26")
UPGRADES: Final = Line("upgrades", "{seat:player} upgrades the {item} to level {level}.", "TH-26")
SHOOTS: Final = Line("shoots", "{seat:player} shoots at {victim:player}, who loses {number} energy.", "TH-50")
ABSORBED: Final = Line("absorbed", "The shield of {victim:player} absorbs {number}.", "TH-51")
EMPTIES: Final = Line("empties", "{seat:player} empties the Kinetic Storage: {number} energy.", "TH-53")
AMPLIFIES: Final = Line(
    "amplifies", "{seat:player} amplifies the link between nodes {node} and {other} to {strength}.", "TH-54"
)
USED_UP: Final = Line("used-up", "The Link Amplifier is used up.", "TH-54")
DISCHARGES: Final = Line("discharges", "{seat:player} discharges the {artifact}: {number} energy.", "TH-28")
IS_OUT: Final = Line("is-out", "{seat:player} has no energy left and is out.", "TH-25")

# Artifacts.
CASTS: Final = Line("casts", "{seat:player} casts the {artifact}.", "TH-60")
JUMPS: Final = Line("jumps", "{seat:player} collapses into node {node}.", "TH-60")
JUMPS_FAR: Final = Line("jumps-far", "{seat:player} goes to V616 Mon and leaves a wormhole in node {node}.", "TH-60")
WORMHOLE_IN: Final = Line("wormhole-in", "{seat:player} goes through the wormhole to V616 Mon; it closes.", "TH-60")
WORMHOLE_OUT: Final = Line(
    "wormhole-out", "{seat:player} goes through the wormhole to node {node}; it closes.", "TH-60"
)
BORROWS: Final = Line("borrows", "{seat:player} borrows {number} from the Hole in the Box: debt {debt}.", "TH-61")
REPAYS: Final = Line("repays", "{seat:player} repays {number} to the Hole in the Box: debt {debt}.", "TH-61")
TENSION: Final = Line("tension", "The tension of the Hole in the Box of {seat:player} is {tension}.", "TH-61")
ANNIHILATES: Final = Line(
    "annihilates", "The Hole in the Box of {seat:player} annihilates: {debt} are missing.", "TH-61"
)
PAYS: Final = Line("pays", "{seat:player} loses {number} energy to the Hole.", "TH-61")
SEWS: Final = Line("sews", "{seat:player} sews a {kind} from node {node} to node {other}.", "TH-63")
STABILIZES: Final = Line(
    "stabilizes", "{seat:player} uses the Symmetrical Stabilizer on “{side}” of nodes {nodes:list}.", "TH-64"
)
TANGLES: Final = Line(
    "tangles", "{seat:player} casts a Tangle of Fates into node {node}; the token lies on “{side}”.", "TH-65"
)
LAYS_BET: Final = Line("lays-bet", "{seat:player} lays a bet.", "TH-65")
BET_SHOWN: Final = Line("bet-shown", "{seat:player} bet on “{side}” with {number} impacts.", "TH-65")

# Exchange.
PROPOSES: Final = Line(
    "proposes", "{seat:player} offers {other:player} an exchange: {gives:list} for {asks:list}.", "TH-29"
)
PROPOSES_NAMED: Final = Line("proposes-named", "The exchange between you: {gives:list} for {asks:list}.", "TH-29")
WITHDRAWS: Final = Line("withdraws", "{seat:player} withdraws the offer.", "TH-29")
DECLINES: Final = Line("declines", "{seat:player} declines.", "TH-29")
EXCHANGES: Final = Line("exchanges", "{seat:player} accepts: the exchange is made.", "TH-29")
RECEIVES: Final = Line("receives", "You receive the {artifact}.", "TH-29")
CLOSES: Final = Line("closes", "{seat:player} takes no more offers.", "TH-29")
OPENS: Final = Line("opens", "{seat:player} takes offers again.", "TH-29")

# Realisation.
HAPPENS: Final = Line("happens", "{card} in node {node} happens: the sum is {sum}.", "TH-43")
FAILS: Final = Line("fails", "{card} in node {node} does not happen: the sum is {sum}.", "TH-43")
TIE_HAPPENS: Final = Line("tie-happens", "{card} in node {node} happens: the sum is 0, the token decides.", "TH-43")
TIE_FAILS: Final = Line("tie-fails", "{card} in node {node} does not happen: the sum is 0, the token decides.", "TH-43")
EMPTY_NODES: Final = Line("empty-nodes", "Empty nodes: {nodes:list}.", "TH-40")
SCORES: Final = Line("scores", "{seat:player} gains {number}.", "TH-44")
LOSES: Final = Line("loses", "{seat:player} loses {number}.", "TH-44")
FLEES: Final = Line("flees", "{seat:player} flees to node {node}.", "TH-45")
LEAVES: Final = Line("leaves", "{seat:player} stood in the last node and leaves the continuum.", "TH-45")
WORMHOLE_SHUTS: Final = Line("wormhole-shuts", "The wormhole in node {node} closes.", "TH-95")

# Endings.
HELD_EVENTS: Final = Line("held-events", "{seat:player} still held the events {cards:list}.", "TH-99")
HELD_ARTIFACTS: Final = Line("held-artifacts", "{seat:player} still held the artifacts {artifacts:list}.", "TH-99")
MOST_POINTS: Final = Line("most-points", "{winners:players} won with {points} points.", "TH-70")
MORE_EARLIER: Final = Line(
    "more-earlier", "{winners:players} won with {points} points, and had more after phase {phase}.", "TH-70"
)
MORE_ENERGY: Final = Line("more-energy", "{winners:players} won with {points} points and more energy.", "TH-70")
SHARED: Final = Line("shared", "{winners:players} share the win with {points} points.", "TH-70")

# Prompts.
ASK_SWAP: Final = Line("ask-swap", "Choose one of your events to swap for one of these three, or keep all.", "TH-14")
ASK_TURN: Final = Line(
    "ask-turn", "Your turn: extract energy or move. Activity left: {activity}, moves left: {moves}.", "TH-20"
)
ASK_TURN_EMPTY: Final = Line(
    "ask-turn-empty",
    "Your turn: organise an event, extract energy or move. Activity left: {activity}, moves left: {moves}.",
    "TH-21",
)
ASK_TURN_EVENT: Final = Line(
    "ask-turn-event",
    "Your turn: push the event here, extract energy or move. Activity left: {activity}, moves left: {moves}.",
    "TH-23",
)
ASK_MOVE_ON: Final = Line("ask-move-on", "Move on or end your turn. Moves left: {moves}.", "TH-20")
ASK_END: Final = Line("ask-end", "Nothing is left to do but end your turn, or buy something.", "TH-26")
ASK_PLACE: Final = Line("ask-place", "Choose how {card} lies, and the side for your token.", "TH-21a")
ASK_LINKS: Final = Line(
    "ask-links", "Draw the links of your Logistic: {left} of 8 left, at least one backward.", "TH-24"
)
ASK_ARC: Final = Line("ask-arc", "Choose the player whom {card} concerns.", "TH-24")
ASK_JUMP: Final = Line("ask-jump", "Choose where the Collapse Generator takes you.", "TH-60")
ASK_SEW: Final = Line("ask-sew", "Choose the node to sew to, and the kind of link.", "TH-63")
ASK_CHOOSE: Final = Line("ask-choose", "Choose the event that you keep.", "TH-31")
ASK_CHOOSE_NOW: Final = Line("ask-choose-now", "Your turn begins: first choose the event that you keep.", "TH-31")
ASK_FLEE: Final = Line("ask-flee", "Your node is realised: choose the node you flee to.", "TH-45")
ASK_BET: Final = Line("ask-bet", "Bet in secret on the Tangle in node {node}: tokens left {tokens}.", "TH-65")
ASK_VICTIM: Final = Line("ask-victim", "{number} energy are still missing: choose who pays next.", "TH-61")
ASK_LAST: Final = Line("ask-last", "That spends your last energy and you are out. Do you want that?", "TH-25")
ASK_DRAFT: Final = Line("ask-draft", "Choose what you offer {player:player}, and what for.", "TH-29")
ASK_ANSWER: Final = Line("ask-answer", "{player:player} offers you an exchange: accept it or decline.", "TH-29")
ASK_STANDING: Final = Line("ask-standing", "{player:player} thinks about your offer.", "TH-29")
ASK_HAND_OVER: Final = Line("ask-hand-over", "Choose the artifact that you hand over.", "TH-29")
MAY_OFFER: Final = Line(
    "may-offer", "It is {player:player}'s turn and you are in one place: you may offer an exchange.", "TH-29"
)
WAIT_SWAP: Final = Line("wait-swap", "Waiting for {players:players} to swap events.", "TH-14")
WAIT_TURN: Final = Line("wait-turn", "It is {player:player}'s turn.", "TH-7")
WAIT_BETS: Final = Line("wait-bets", "Waiting for the bets of {players:players}.", "TH-65")
WAIT_FLEE: Final = Line("wait-flee", "{player:player} flees from the Now.", "TH-45")
WAIT_VICTIM: Final = Line("wait-victim", "{player:player} chooses who pays for the Hole.", "TH-61")
WAIT_CHOICE: Final = Line("wait-choice", "Waiting for {players:players} to choose an event.", "TH-31")
WAIT_ANSWER: Final = Line("wait-answer", "{player:player} thinks about an offer.", "TH-29")
FINISHED: Final = Line("finished", "The game is over.")

# Refusals. Those without rules cite the rules of the action that is refused.
NOT_IN_TURN: Final = Line("not-in-turn", "it is the turn of {player:player}", "TH-7")
CHOOSE_FIRST: Final = Line("choose-first", "first choose the event that you keep", "TH-31")
FINISH_FIRST: Final = Line("finish-first", "first finish what you have begun, or think again")
CONFIRM_FIRST: Final = Line("confirm-first", "first say whether you really spend your last energy", "TH-25")
ANSWER_FIRST: Final = Line("answer-first", "first the offer must be answered", "TH-29")
NOT_BEGUN: Final = Line("not-begun", "you have not begun anything that this would finish")
FLEE_FIRST: Final = Line("flee-first", "first flee from your node", "TH-45")
BET_FIRST: Final = Line("bet-first", "first bet on the Tangle of Fates", "TH-65")
WHO_PAYS_FIRST: Final = Line("who-pays-first", "first say who pays for the Hole in the Box", "TH-61")
WRONG_NUMBER: Final = Line("wrong-number", "the number goes from {least} to {most} now")
NO_ACTIVITY: Final = Line("no-activity", "that takes {needed} of your activity; you have {left} left")
NO_ENERGY: Final = Line("no-energy", "that costs {needed} energy; you have {left}")
NO_MOVES: Final = Line("no-moves", "your speed is {speed}: no more moves in this turn", "TH-20")
NOT_NEXT_DOOR: Final = Line("not-next-door", "node {node} is not next to yours", "TH-20")
PASSED: Final = Line("passed", "the Now has passed node {node}", "TH-20", "TH-91")
NO_SUCH_NODE: Final = Line("no-such-node", "there is no node {node}: they are 0 to 60", "TH-1")
FAR_AWAY: Final = Line("far-away", "that can't be done at V616 Mon", "TH-60")
NODE_TAKEN: Final = Line("node-taken", "node {node} already holds an event", "TH-21a")
NOT_IN_HAND: Final = Line("not-in-hand", "you do not hold {card}")
WRONG_RING: Final = Line("wrong-ring", "{card} can only be organised in rings 1 and 2", "TH-11")
TOO_SOON: Final = Line("too-soon", "{card} can't go where the Now passes at the end of this round", "TH-11")
NO_ROTATION: Final = Line("no-rotation", "{card} fits into node {node} in no rotation", "TH-21a")
WRONG_ROTATION: Final = Line("wrong-rotation", "turned like this a link faces the wrong way in time", "TH-21a")
NOT_TURNED: Final = Line("not-turned", "a Logistic lies as its links were drawn: it is not turned", "TH-24")
NO_BACKWARD_LINK: Final = Line("no-backward-link", "your Logistic has no link to an earlier node yet", "TH-24")
NO_SUCH_EDGE: Final = Line("no-such-edge", "there is no side {side}: they are 0 to 5", "TH-1")
NO_SUCH_LINK: Final = Line("no-such-link", "a link is a cause or a hindrance", "TH-32")
SIDE_DRAWN: Final = Line("side-drawn", "side {side} has a link already", "TH-24")
LINKS_SPENT: Final = Line("links-spent", "a link takes 2 at least; {left} of your 8 are left", "TH-24")
CANT_NAME: Final = Line("cant-name", "{colour} can't be put on “{side}” now", "TH-24")
NO_SUCH_SIDE: Final = Line("no-such-side", "the sides of an event are “happens” and “does not”")
NO_EVENT_HERE: Final = Line("no-event-here", "there is no event in your node", "TH-23")
ONE_PURCHASE: Final = Line("one-purchase", "you have bought something in this turn", "TH-55")
NOTHING_BETTER: Final = Line("nothing-better", "there is no better {item}, or you still use the one you have")
NO_SUCH_ITEM: Final = Line("no-such-item", "there is no such item", "TH-26")
PEACE: Final = Line("peace", "nobody may attack in rounds 1 to 3", "TH-8")
NO_GUN: Final = Line("no-gun", "you have no Energy Gun", "TH-50")
ONE_ATTACK: Final = Line("one-attack", "you have attacked in this turn", "TH-27")
NOT_HERE: Final = Line("not-here", "{player:player} is not where you are")
NO_SUCH_PLAYER: Final = Line("no-such-player", "there is no such other player")
NO_STORAGE: Final = Line("no-storage", "your Kinetic Storage holds nothing, or you have none", "TH-53")
NO_AMPLIFIER: Final = Line("no-amplifier", "you have no Link Amplifier", "TH-54")
THREE_A_TURN: Final = Line("three-a-turn", "the Link Amplifier works three times a turn", "TH-54")
NO_LINK: Final = Line("no-link", "there is no link between your node and node {node}", "TH-54")
STRONGEST: Final = Line("strongest", "that link is as strong as it can be", "TH-54")
ONE_DISCHARGE: Final = Line("one-discharge", "you have discharged an artifact in this turn", "TH-28")
NO_ARTIFACT: Final = Line("no-artifact", "you have no {artifact} in hand")
NOT_CAST: Final = Line("not-cast", "you have not cast a {artifact}")
SAME_CAST: Final = Line("same-cast", "you have a {artifact} on the table already", "TH-60")
USED_GROUP: Final = Line("used-group", "you have used an artifact of the group {group} in this turn", "TH-60")
EXHAUSTED: Final = Line("exhausted", "the {artifact} is exhausted", "TH-60")
STILL: Final = Line("still", "in this round no artifact of the group events can be cast or used", "TH-8")
CAST_AS_EVENT: Final = Line("cast-as-event", "a Tangle of Fates is cast as an event, with a token on a side", "TH-65")
THERE_ALREADY: Final = Line("there-already", "you are there already", "TH-60")
NO_DEBT: Final = Line("no-debt", "you owe the Hole in the Box nothing", "TH-61")
NO_MORE_LOAN: Final = Line("no-more-loan", "that is all the Hole in the Box lends you in this turn", "TH-61")
NOT_NEAREST: Final = Line("not-nearest", "only one of the nearest who have not paid can be next", "TH-61")
NOTHING_TO_SEW: Final = Line("nothing-to-sew", "every later node within reach is linked to yours already", "TH-63")
NO_SUCH_ARTIFACT: Final = Line("no-such-artifact", "there is no such artifact")
NO_WORMHOLE: Final = Line("no-wormhole", "there is no wormhole that you could go through", "TH-60")
OUT_OF_REACH: Final = Line("out-of-reach", "node {node} is too far, earlier, or linked already", "TH-63")
NO_OFFERS: Final = Line("no-offers", "{player:player} takes no offers", "TH-29")
IN_VAIN: Final = Line("in-vain", "three offers have come to nothing in this turn: that is enough", "TH-29c")
NO_DRAFT: Final = Line("no-draft", "you are not drafting an offer", "TH-29")
EMPTY_OFFER: Final = Line("empty-offer", "an offer must give or ask for something", "TH-29")
NO_OFFER: Final = Line("no-offer", "there is no offer for you to answer", "TH-29")
CANT_FULFIL: Final = Line("cant-fulfil", "you can't give what is asked for", "TH-29")
SWITCHED: Final = Line("switched", "you have switched offers in this turn, or they are so already", "TH-29")
YOUR_OWN_TURN: Final = Line("your-own-turn", "it is your own turn: you are not asked for an offer", "TH-29")
KEEPS_LAST: Final = Line("keeps-last", "{player:player} can't give away the last energy", "TH-29b")
NOT_IN_DRAFT: Final = Line("not-in-draft", "{part} is not in your draft", "TH-29")
IN_DRAFT: Final = Line("in-draft", "the {artifact} is in your draft already", "TH-29")
NOT_THEIRS: Final = Line("not-theirs", "{player:player} has no {artifact} on the table", "TH-29")
SAME_THERE: Final = Line("same-there", "{player:player} has a {artifact} on the table already", "TH-29b")
NOTHING_IN_HAND: Final = Line("nothing-in-hand", "{player:player} has no more artifacts in hand", "TH-29")
HAND_OVER_FIRST: Final = Line("hand-over-first", "first hand over what you have agreed to", "TH-29")
NO_CHOICE: Final = Line("no-choice", "you have no events to choose from", "TH-31")
NOT_AMONG: Final = Line("not-among", "{card} is not among the events you choose from", "TH-31")
NOT_FLEEING: Final = Line("not-fleeing", "you do not have to flee", "TH-45")
NO_BETS: Final = Line("no-bets", "there is nothing to bet on", "TH-65")
SWAPPING_NOW: Final = Line("swapping-now", "first swap an event, or keep all", "TH-14")
NOT_SHOWN: Final = Line("not-shown", "{card} is not among the three events that you were shown", "TH-14")
NOT_SWAPPING: Final = Line("not-swapping", "events are swapped before the first round only", "TH-14")

# Why a hint is given: these go on after "because".
WHY_NOW_COMES: Final = Line("why-now-comes", "the Now comes to your node at the end of this round")
WHY_FITS: Final = Line("why-fits", "{card} fits well into node {node}")
WHY_TURN_EVENT: Final = Line("why-turn-event", "you can turn the event in node {node} your way")
WHY_RICH: Final = Line("why-rich", "an extraction brings {number} energy in node {node}")
WHY_OUTLOOK: Final = Line("why-outlook", "node {node} is a better place for your next turn")
WHY_ENERGY: Final = Line("why-energy", "it brings {number} energy for what comes next")
WHY_GAIN_HAPPENS: Final = Line("why-gain-happens", "you gain {number} if it happens")
WHY_GAIN_FAILS: Final = Line("why-gain-fails", "you gain {number} if it does not happen")
WHY_RIVAL_HAPPENS: Final = Line("why-rival-happens", "{player:player} loses {number} if it happens")
WHY_RIVAL_FAILS: Final = Line("why-rival-fails", "{player:player} loses {number} if it does not happen")
WHY_NAMED: Final = Line("why-named", "you name the player whom it concerns")
WHY_GEAR: Final = Line("why-gear", "it brings you an artifact")
WHY_LIES: Final = Line("why-lies", "lying like this its sum is {sum}, which is good for “{side}”")
WHY_PUSH: Final = Line("why-push", "it makes likelier what brings you points")
WHY_AGAINST: Final = Line("why-against", "it works against a rival's points")
WHY_KEEP: Final = Line("why-keep", "your events are as good as these")
WHY_END: Final = Line("why-end", "nothing more is worth its energy in this turn")
WHY_THINK_AGAIN: Final = Line("why-think-again", "here it brings less than it costs")
WHY_REFRAIN: Final = Line("why-refrain", "without energy you are out")
WHY_STORAGE: Final = Line("why-storage", "its energy is of more use to you now")
WHY_DISCHARGE: Final = Line("why-discharge", "its energy helps you more than its use")
WHY_JUMP: Final = Line("why-jump", "it takes you where you can do more than here")
WHY_BORROW: Final = Line("why-borrow", "you need the energy now, and the Hole bears the debt")
WHY_REPAY: Final = Line("why-repay", "the Hole does not bear the debt much longer")
WHY_HOLE: Final = Line("why-hole", "it lends you energy when you need it")
WHY_SEW: Final = Line("why-sew", "a link from your node turns an event your way")
WHY_COLLECTOR: Final = Line("why-collector", "your extractions bring more with it")
WHY_TANGLE: Final = Line("why-tangle", "it costs nothing, and bets on it bring points")
WHY_BET: Final = Line("why-bet", "the owner's token already speaks for this side")
WHY_LEADER_PAYS: Final = Line("why-leader-pays", "that player has the most points")
WHY_NAME_FIRST: Final = Line("why-name-first", "it hits the rival with the most points")
WHY_NAME_LAST: Final = Line("why-name-last", "it helps the rival with the fewest points")
WHY_FLEE: Final = Line("why-flee", "there is the most to do there")
WHY_ACCEPT: Final = Line("why-accept", "you get more than you give")
WHY_DECLINE: Final = Line("why-decline", "you would give more than you get")
WHY_LET_BE: Final = Line("why-let-be", "no exchange would bring you more than it costs")
WHY_ACCELERATOR: Final = Line("why-accelerator", "you get farther in every turn")
WHY_SHIELD: Final = Line("why-shield", "there are guns about")
WHY_GUN: Final = Line("why-gun", "somebody here would be out by one shot")
WHY_OUT: Final = Line("why-out", "{player:player} is out by it")
WHY_AHEAD: Final = Line("why-ahead", "{player:player} is ahead of all your rivals")

LINES: Final = tuple(value for value in list(globals().values()) if isinstance(value, Line))

UNPRINTED: Final = (
    TITLES[CENTRE],
    *TITLES[STARTING:CENTRE],
    "# energy",
    "an artifact from hand",
    *[f"{artifact} from hand" for artifact in ARTIFACTS],
)
"""Words that stand in a gap but on no card."""
