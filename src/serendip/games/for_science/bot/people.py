"""How bots leave people their share (FS-D5): people first, help where it is missing, nothing undone behind their backs.

Who is a person the server tells in the view; without it everybody at the table is a bot.
"""

from typing import Any, Final

from serendip.games.for_science.bot.building import mutations_at
from serendip.games.for_science.bot.situation import Situation

AT_WORK: Final = 30.0
"""Whoever has done something in so many seconds is at work, and will want to go on."""

FIRST_GO: Final = 10.0
"""Seconds for which a bot leaves people the first go at what can be built."""

LOOKED_AT: Final = 15.0
"""Seconds after anybody's last move, after which bots change what lies in a Lab."""


def at_work(situation: Situation) -> list[dict[str, Any]]:
    """Return the other people who play, not just watch."""
    clock = situation.view["clock"]
    players = [situation.view["players"][seat] for seat in situation.people if seat != situation.seat]
    return [player for player in players if player["away_since"] is None and clock - player["acted_at"] < AT_WORK]


def first_go(situation: Situation) -> int:
    """Return to how many things people have the first go: one for each who plays and builds nothing.

    A bot that has waited a while helps: perhaps nobody wants it.
    """
    if situation.view["clock"] - situation.me["acted_at"] > FIRST_GO:
        return 0
    building = {build["builder"] for build in situation.view["builds"]}
    building |= {build["second"] for build in situation.view["builds"]}
    return len([player for player in at_work(situation) if player["seat"] not in building])


def may_undo(situation: Situation) -> bool:
    """Say whether a bot may rearrange or Waste what lies in a Lab: not right after somebody has worked there."""
    clock = situation.view["clock"]
    return all(clock - player["acted_at"] > LOOKED_AT for player in at_work(situation))


def will_be_verified(situation: Situation, place: str) -> bool:
    """Say whether enough others are at work to Verify a Build at a place.

    Two bots who build by turns beside somebody who only watches would wait for nothing. A bot that is alone among
    people builds all the same: they are asked.
    """
    others = [player for player in situation.view["players"] if player["seat"] != situation.seat]
    there = [player["seat"] for player in others if player["away_since"] is None]
    bots = [seat for seat in there if seat not in situation.people]
    if not bots:
        return True
    found = mutations_at(situation.view, place)
    second = 1 if any(mutation.alternating for mutation in found) else 0
    wanted = max([1, *[mutation.verifiers for mutation in found]])
    return len(bots) + len(at_work(situation)) - second >= min(wanted, len(there) - second)
