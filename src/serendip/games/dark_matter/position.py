"""One position of Dark Matter that can be played: the state with the rules that move it on and what is seen of it."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.games.dark_matter.rules import RULES
from serendip.games.dark_matter.seen.imagination import redeal
from serendip.games.dark_matter.seen.prompts import prompt
from serendip.games.dark_matter.seen.view import public, view
from serendip.games.dark_matter.state import DarkMatter


class Position(DarkMatter):
    """All that is on the table and in the hands, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return RULES.legal(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return RULES.why_not(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        RULES.carry_out(self, seat, action)

    def public(self) -> dict[str, Plain]:
        """Return what lies open on the table."""
        return public(self)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know besides."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> "Position":
        """Return a copy with all that the seat can't know dealt anew."""
        other = self.copy()
        other.chance = chance
        redeal(other, seat)
        return other

    def copy(self) -> "Position":
        """Return an equal state that shares nothing that can change."""
        other = Position(self.seats, self.chance.copy())
        self.copy_table(other)
        other.round = self.round
        other.stage = self.stage
        other.order = self.order
        other.turn = self.turn
        other.dark = self.dark
        other.revealed = self.revealed[:]
        other.seen = self.seen[:]
        other.laboratory_stack = self.laboratory_stack[:]
        other.research_stack = self.research_stack[:]
        other.resource_stack = self.resource_stack[:]
        other.face_laboratory = self.face_laboratory
        other.face_research = self.face_research
        other.face_resource = self.face_resource
        other.owner = self.owner[:]
        other.hosted = self.hosted[:]
        other.home = self.home[:]
        other.lacking = self.lacking[:]
        other.short = self.short[:]
        other.postdoc = self.postdoc[:]
        other.side_research = [cards[:] for cards in self.side_research]
        other.side_resources = [cards[:] for cards in self.side_resources]
        other.grant_stack = self.grant_stack[:]
        other.played = self.played[:]
        other.hands = [cards[:] for cards in self.hands]
        other.bids = self.bids[:]
        other.removed = self.removed[:]
        other.recalled = self.recalled
        other.fresh = self.fresh
        other.known = self.known[:]
        other.gone_research = self.gone_research[:]
        other.gone_resources = self.gone_resources[:]
        return other
