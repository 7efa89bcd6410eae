"""What a Disease or a Mutation asks of a Design (FS-41), as it is written on the cards: "2 bridge", "brick >= slat"."""

from typing import Final

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.blocks import COLOURS, KINDS
from serendip.games.for_science.building.plan import TABLE, Plan

AT_LEAST: Final = "at least"
AS_MANY: Final = "as many"
IN_WORDS: Final = ("one", "two", "three", "four", "five", "six")
CHAIN: Final = "chain"


def has_at_least(plan: Plan, kind: str, number: int) -> bool:
    """Say whether the whole Design has that many blocks of a kind."""
    return plan.kinds.count(kind) >= number


def has_as_many(plan: Plan, kind: str, other: str) -> bool:
    """Say whether the Design has at least as many blocks of one kind as of the other; none of either is fine."""
    return plan.kinds.count(kind) >= plan.kinds.count(other)


def has_chain(plan: Plan, kinds: list[str]) -> bool:
    """Say whether blocks of these kinds hang together directly in this order, on one card or across cards."""
    return bool(chain(plan, kinds))


def chain(plan: Plan, kinds: list[str]) -> list[int]:
    """Return the symbols of such a chain, the first that there is, or an empty list. No symbol is in it twice."""
    beside: list[list[int]] = [[] for _ in plan.kinds]
    for a, b in sorted(plan.lines):
        if a != TABLE:
            beside[a].append(b)
            beside[b].append(a)
    paths: list[list[int]] = [[symbol] for symbol, kind in enumerate(plan.kinds) if kind == kinds[0]]
    while paths:
        path = paths.pop()
        if len(path) == len(kinds):
            return path
        for symbol in beside[path[-1]]:
            if plan.kinds[symbol] == kinds[len(path)] and symbol not in path:
                paths.append([*path, symbol])
    return []


class Criterion:
    """One criterion of a card, each met or not by itself."""

    def __init__(self, text: str) -> None:
        self.number = 0
        if ">=" in text:
            self.what = AS_MANY
            self.kinds = [kind.strip() for kind in text.split(">=")]
        elif " - " in text:
            self.what = CHAIN
            self.kinds = [kind.strip() for kind in text.split(" - ")]
        else:
            self.what = AT_LEAST
            number, _, kind = text.partition(" ")
            self.number = int(number)
            self.kinds = [kind]
        if set(self.kinds) - set(KINDS) or (self.what != AT_LEAST and len(self.kinds) < 2):
            raise SerendipError(f"no criterion reads {text!r}: the blocks are {', '.join(KINDS)}")
        self.text = text

    def met(self, plan: Plan) -> bool:
        """Say whether a Design has what is asked."""
        if self.what == AT_LEAST:
            return has_at_least(plan, self.kinds[0], self.number)
        if self.what == AS_MANY:
            return has_as_many(plan, self.kinds[0], self.kinds[1])
        return has_chain(plan, self.kinds)

    def words(self) -> str:
        """Return it as a player would say it."""
        named = [f"{COLOURS[kind]} {kind}" for kind in self.kinds]
        if self.what == AT_LEAST:
            return f"{IN_WORDS[self.number - 1]} {named[0]}{'' if self.number == 1 else 's'} or more"
        if self.what == AS_MANY:
            return f"at least as many {named[0]}s as {named[1]}s"
        return " to ".join(named) + ", connected"
