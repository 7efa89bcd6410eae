"""One position of Pandorum that can be played: the state with the rules that move it on."""

from serendip.core.action import Action
from serendip.core.chance import Chance
from serendip.core.line import Plain, Said
from serendip.games.pandorum.rules import RULES
from serendip.games.pandorum.rules.turn import proceed
from serendip.games.pandorum.seen.imagination import redeal
from serendip.games.pandorum.seen.prompts import prompt
from serendip.games.pandorum.seen.view import view
from serendip.games.pandorum.state import Pandorum


class Position(Pandorum):
    """All that is on the table, and what can be done with it."""

    def actions(self, seat: int) -> list[Action]:
        """Return every legal action of a seat that is asked."""
        return RULES.legal(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action, and all that follows from it until somebody has to choose."""
        RULES.carry_out(self, seat, action)
        proceed(self)

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return what a seat may know."""
        return view(self, seat)

    def prompt(self, seat: int | None) -> Said:
        """Return what a seat is asked."""
        return prompt(self, seat)

    def why_not(self, seat: int, action: Action) -> Said | None:
        """Return why this can't be done now."""
        return RULES.why_not(self, seat, action)

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
        other.players = self.players
        other.solo = self.solo
        other.with_monoliths = self.with_monoliths
        other.with_events = self.with_events
        other.round = self.round
        other.active = self.active
        other.stage = self.stage
        other.asks = self.asks[:]
        other.on = self.on[:]
        other.terrain = self.terrain[:]
        other.near = self.near
        other.volcanoes = self.volcanoes
        other.city = self.city
        other.crack = self.crack
        other.eruption = self.eruption
        other.meteors = self.meteors
        other.contaminated = self.contaminated
        other.volcanoes_near = self.volcanoes_near[:]
        other.pads_near = self.pads_near[:]
        other.worth_near = self.worth_near[:]
        other.structures_near = self.structures_near[:]
        other.harvester = self.harvester[:]
        other.quids = self.quids[:]
        other.modules = self.modules[:]
        other.bases = self.bases[:]
        other.constructions = self.constructions[:]
        other.forepart = self.forepart[:]
        other.hull = self.hull[:]
        other.satellites = [cards[:] for cards in self.satellites]
        other.hands = [cards[:] for cards in self.hands]
        other.slots = [cards[:] for cards in self.slots]
        other.known = self.known[:]
        other.market = self.market[:]
        other.deck = self.deck[:]
        other.box = self.box[:]
        other.monolith_deck = self.monolith_deck[:]
        other.monoliths = [cards[:] for cards in self.monoliths]
        other.monoliths_over = self.monoliths_over[:]
        other.spare_satellites = self.spare_satellites[:]
        other.event_deck = self.event_deck[:]
        other.events = self.events[:]
        other.pools = self.pools[:]
        other.turned_by = self.turned_by[:]
        other.events_over = self.events_over[:]
        other.to_turn = self.to_turn
        other.turning = self.turning
        other.engines = self.engines[:]
        other.bid = self.bid
        other.bidder = self.bidder
        other.bidding = self.bidding[:]
        other.sold = self.sold
        other.aside = self.aside[:]
        other.aside_from = self.aside_from[:]
        other.moved = self.moved
        other.built = self.built
        other.ability_used = self.ability_used
        other.engine_moved = self.engine_moved
        other.farther = self.farther
        other.stopped_on_own = self.stopped_on_own
        other.extra_turn = self.extra_turn
        other.price_left = self.price_left
        other.crossing = self.crossing
        other.building = self.building
        other.used = self.used[:]
        other.cards_used = self.cards_used
        other.earned = self.earned
        other.drilling = self.drilling
        other.last_round = self.last_round
        other.filled = self.filled
        return other
