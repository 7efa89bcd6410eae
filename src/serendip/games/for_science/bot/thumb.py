"""Rules of thumb for every part of the game (FS-D5), at a human pace and with human slips.

`choose` goes through what a helpful colleague would do, the most urgent first. What it settles on takes as long as a
person would need since their last move; until then the bot is busy. Everything is worked out anew from the view: a bot
remembers nothing. Where the server builds for bots, no blocks are offered to them, and they wait for their own hands.
"""

from collections.abc import Sequence
from math import ceil, inf
from typing import Final

from serendip.core.action import Action
from serendip.core.chance import RandomBits
from serendip.core.line import Plain
from serendip.games.for_science import actions as do
from serendip.games.for_science.bot.building import hopeless, next_of_build, worth_building
from serendip.games.for_science.bot.design import best_card, best_play, stuck_card
from serendip.games.for_science.bot.looking import BREATH, Thought
from serendip.games.for_science.bot.people import first_go, may_undo, will_be_verified
from serendip.games.for_science.bot.powers import make_exception
from serendip.games.for_science.bot.seconds import seconds_for
from serendip.games.for_science.bot.situation import Situation
from serendip.games.for_science.bot.tiles import arrange, best_purchase, close_sides, least_tile, wants_meeting
from serendip.games.for_science.components import LONGEST_THOUGHT, ROLES

SLOWER: Final = 2.0
"""Seconds more for each block with a handicap."""

STILL: Final = 8.0
"""Seconds without a move of anybody, after which a bot Wastes a card though the Wasted board is full."""

STILL_BUILDING: Final = 25.0
"""The same while somebody builds."""

STILL_UNVERIFIED: Final = 20.0
"""The same until a bot tears down what nobody Verifies."""

SLIP: Final = 40
"""One in so many blocks brings the tower down."""


def choose(view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
    """Choose by rules of thumb, and take a person's time for it; what a person should do is said at once."""
    situation = Situation(view, actions, rng)
    with Thought(BREATH if situation.hurried else inf) as thought:
        action = wanted(situation)
    if situation.seat in situation.people:
        return action
    action = in_time(situation, action)
    # Whoever has not found out yet what can be built looks again soon.
    return action.choose(1) if thought.unfinished and isinstance(action, do.Think) else action


def in_time(situation: Situation, action: Action) -> Action:
    """Return the action if it is time for it, else some seconds of work."""
    waiting = situation.of(do.Think)
    if not waiting or isinstance(action, do.Think):
        return action
    seconds = seconds_for(action, situation.view["terms"]["pace"])
    if isinstance(action, do.TakeBlock) and situation.build is not None:
        seconds += SLOWER * len([name for name in situation.build["handicaps"] if name != "no-overlay"])
        if situation.build["helper"] is not None:
            seconds -= 1.0
    left = seconds - (situation.view["clock"] - situation.me["acted_at"])
    return waiting[0].choose(min(LONGEST_THOUGHT, max(1, ceil(left - 0.5)))) if left > 0.5 else action


def wanted(situation: Situation) -> Action:
    """Return what a helpful colleague would do."""
    for purpose in PURPOSES:
        action: Action | None = purpose(situation)
        if action is not None:
            return action
    waiting = situation.of(do.Think)
    return waiting[0].choose(2 + situation.rng.getrandbits(1)) if waiting else situation.pick(list(situation.actions))


def do_what_is_asked(situation: Situation) -> Action | None:
    """Whatever everybody waits for: be ready, draw the Event, confirm, type, come back."""
    kinds: list[type[Action]] = [do.ComeBack, do.DrawEvent, do.ConfirmCount]
    if situation.view["phase"] != "playing":
        kinds += [do.Recite, do.SayReady]
    if situation.of(do.ChooseRole):
        return None
    return next((action for action in situation.actions if type(action) in kinds), None)


def begin(situation: Situation) -> Action | None:
    """Choose a Role that suits a bot, and a Mutation that it can bear."""
    offers = situation.of(do.ChooseRole)
    if offers:
        fit = [action for action in offers if _suits(action.role, situation.view["seats"])]
        return situation.pick(fit or offers)
    for action in situation.of(do.PickUniversal):
        if action.mutation in ("Fibrous", "Vaulted", "Photogenic", "Two-Faced", "Parasitic"):
            return action
    return None


def _suits(name: str, seats: int) -> bool:
    role = next(role for role in ROLES if role.name == name)
    return role.players <= seats


def pay_debts(situation: Situation) -> Action | None:
    """Give up the tile that is missed least; keep the best card."""
    debts = situation.of(do.GiveUpTile)
    if debts:
        return least_tile(situation.view, debts)
    cards = situation.of(do.KeepDesign)
    if cards:
        return best_card(situation.view, situation.seat, cards)
    return None


def put_tile_down(situation: Situation) -> Action | None:
    """Put the tile in hand where it is wanted."""
    if situation.me["tile"] is None:
        return None
    return arrange(situation.view, situation.seat, situation.actions) or situation.of(do.LayAside)[0]


def agree_to_pause(situation: Situation) -> Action | None:
    """Somebody needs a break: so do bots."""
    wishes = [player for player in situation.view["players"] if player["wishes_pause"]]
    asks = situation.of(do.AskPause)
    return asks[0] if wishes and asks else None


def verify(situation: Situation) -> Action | None:
    """Look at what others have built; it takes a second player."""
    if situation.me["must_hail"] is not None:
        for action in situation.of(do.Recite):
            if action.phrase == situation.me["must_hail"]:
                return action
    offers = situation.of(do.VerifyBuild)
    return offers[0] if offers else None


def spend(situation: Situation) -> Action | None:
    """Spend what was earned at once: tiles, the Wasted board, coffee."""
    if not situation.me["data"] and not situation.me["knowledge"]:
        return None
    clear = situation.of(do.ClearWasted)
    if clear and len(situation.view["wasted"]) >= situation.view["wasted_limit"] - 1:
        return clear[0]
    purchase = best_purchase(situation.view, situation.of(do.BuyTile))
    if purchase is not None:
        return purchase
    if clear:
        return clear[0]
    coffee = situation.of(do.ServeCoffee)
    return coffee[0] if coffee else None


def meet(situation: Situation) -> Action | None:
    """Call a Team Meeting when it wins, or when powers have grown a good deal."""
    return wants_meeting(situation.view, situation.of(do.CallMeeting))


def help_others(situation: Situation) -> Action | None:
    """Cheer, and lend a hand."""
    for kind in (do.Cheer, do.LendHand):
        offers = situation.of(kind)
        if offers:
            return offers[0]
    return None


def cap_the_vaccine(situation: Situation) -> Action | None:
    """Close what is open with half circles, if this is a Theoretician and nobody's hands are in the vaccine."""
    if any(player["tile"] is not None for player in situation.view["players"]):
        return None
    return close_sides(situation.view, situation.of(do.PutCap))


def go_on_building(situation: Situation) -> Action | None:
    """Take the next block, check, mend. Now and then the tower comes down.

    Whoever waits for a block does nothing else, and after a while gives up what they have.
    """
    if situation.me["takes_turns_with"] is not None:
        return _take_turn(situation)
    build = situation.build
    if build is None:
        return None
    if build["passed"]:
        return _give_up_waiting(situation)
    tears = situation.of(do.TearDown)
    if tears and not sum(build["blocks"].values()) and not will_be_verified(situation, build["place"]):
        return tears[0]
    speech = [action for action in situation.of(do.Recite) if action.phrase == build["phrase"]]
    if speech:
        return speech[0]
    exception = make_exception(situation.view, build, situation.actions)
    if exception is not None:
        return exception
    action = next_of_build(situation.view, build, situation.actions, situation.rng, situation.people)
    if isinstance(action, do.TakeBlock) and sum(build["blocks"].values()) > 1 and situation.one_in(SLIP):
        back = situation.of(do.ReturnBlock)
        return situation.pick(back) if back else action
    return action


def _take_turn(situation: Situation) -> Action | None:
    """The second of two builders."""
    builder = situation.me["takes_turns_with"]
    build = next(build for build in situation.view["builds"] if build["builder"] == builder)
    blocks = [action for action in situation.actions if type(action) is not do.CheckBuild]
    exception = make_exception(situation.view, build, situation.actions)
    return exception or next_of_build(situation.view, build, blocks, situation.rng)


def _give_up_waiting(situation: Situation) -> Action | None:
    """Tear down what nobody Verifies, if another bot can do something else with the hands that are free then."""
    bots = situation.view["seats"] - len([seat for seat in situation.people if seat != situation.seat])
    tears = situation.of(do.TearDown)
    return tears[0] if tears and bots > 1 and nothing_for(situation) > STILL_UNVERIFIED else None


def work_on_vaccine(situation: Situation) -> Action | None:
    """Arrange tiles if that brings the goal, or a good deal more than the tracks show; one at a time."""
    if any(player["tile"] is not None for player in situation.view["players"]):
        return None
    return arrange(situation.view, situation.seat, situation.actions)


def build_something(situation: Situation) -> Action | None:
    """Verify a Design that can be built; begin a Build that nobody else has begun."""
    if situation.build is not None:
        return None
    built = {build["builder"]: build["place"] for build in situation.view["builds"]}
    joins = [join for join in situation.of(do.JoinBuild) if will_be_verified(situation, built[join.builder])]
    if joins:
        return joins[0]
    starts = [start for start in situation.of(do.StartBuild) if will_be_verified(situation, start.place)]
    verifications = situation.of(do.VerifyDesign)
    action = worth_building(situation.view, situation.seat, starts, verifications, first_go(situation))
    if action is not None or not may_undo(situation):
        return action
    return hopeless(situation.view, situation.of(do.Arrange), situation.of(do.WasteDesign))


def design(situation: Situation) -> Action | None:
    """Draw, and play where a card helps most; Waste what helps nowhere."""
    # Whoever looks at several cards has to keep one first, and could not take the next block.
    keeps = situation.build is not None and any(role["power"] == "library" for role in situation.me["roles"])
    draws = [] if keeps else situation.of(do.DrawDesign)
    if not situation.me["hand"]:
        return draws[0] if draws else None
    play = best_play(situation.view, situation.seat, situation.of(do.PlayDesign))
    if play is not None:
        return play
    if draws:
        return draws[0]
    stuck = stuck_card(situation.view, situation.of(do.WasteDesign))
    if stuck is not None and situation.one_in(3) and may_undo(situation):
        return stuck
    wastes = situation.of(do.WasteHand)
    room = situation.view["wasted_limit"] - 1 - len(situation.view["wasted"])
    if wastes and (room > 0 or stands_still(situation)):
        return situation.pick(wastes)
    return None


def nothing_for(situation: Situation) -> float:
    """Return for how many seconds nobody has done anything."""
    return float(situation.view["clock"] - max([player["acted_at"] for player in situation.view["players"]]))


def stands_still(situation: Situation) -> bool:
    """Say whether nobody has done anything for so long that even a Mutation is better than to wait."""
    return nothing_for(situation) > (STILL_BUILDING if situation.view["builds"] else STILL)


PURPOSES: Final = (
    do_what_is_asked,
    begin,
    pay_debts,
    put_tile_down,
    agree_to_pause,
    meet,
    verify,
    spend,
    help_others,
    cap_the_vaccine,
    go_on_building,
    work_on_vaccine,
    build_something,
    design,
)
"""What to do, the most urgent first."""
