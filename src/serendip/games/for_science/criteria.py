"""What Diseases and Mutations ask of a Design, as it is written on the cards (FS-41): "2 bridge", "brick >= slat"."""

from typing import Final

from serendip.core.errors import SerendipError
from serendip.games.for_science.building.blocks import COLOURS, KINDS
from serendip.games.for_science.building.criteria import has_as_many, has_at_least, has_chain
from serendip.games.for_science.building.plan import Plan

AT_LEAST: Final = "at least"
AS_MANY: Final = "as many"
CHAIN: Final = "chain"


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
            return f"{self.number} {named[0]} or more"
        if self.what == AS_MANY:
            return f"as many {named[0]} blocks as {named[1]} blocks"
        return " to ".join(named) + ", connected"
