"""The Monolith cards that resolve at once, after paying and before construction: PD-41 to PD-45."""

from serendip.core.action import Action
from serendip.core.entry import only
from serendip.core.line import Said
from serendip.games.pandorum.actions import KeepCard, SlotCard
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import PROJECT_NUMBER, PROJECTS, SATELLITES, SLOTS, TYPES
from serendip.games.pandorum.offerings import KEEP_CARD, SLOT_CARD
from serendip.games.pandorum.rules.drawing import CARGO, draw_for
from serendip.games.pandorum.rules.hands import take_unseen
from serendip.games.pandorum.rules.telling import tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import (
    ASK_KEEP,
    ASK_SLOT,
    BOXES,
    DRAWN_FOR_SLOTS,
    LIFTED,
    LIFTS,
    LOSES_CARD,
    MAXIMUS_LIFTS,
    SECOND_SATELLITE,
    SLOTS_CARD,
    TURN_AFTER,
)


def random_card(state: Pandorum, player: int) -> int:
    """Return the type of a card drawn blindly from a hand."""
    hand = state.hands[player]
    return state.chance.pick([card for card in range(TYPES) for _ in range(hand[card])])


class Tribute(Monolith):
    """PD-41: a random card from each other hand; one is kept, the rest are boxed for all to see."""

    name = "Tribute"

    def resolve(self, state: Pandorum, player: int) -> None:
        """Lift the cards; only the taker and each owner know what they are."""
        owners = [
            (player + step) % state.players
            for step in range(1, state.players)
            if sum(state.hands[(player + step) % state.players])
        ]
        state.aside = [random_card(state, owner) for owner in owners]
        state.aside_from = owners
        if not owners:
            return
        state.sealed = True
        state.tell(LIFTS, (player, tuple(owners)))
        for owner, card in zip(owners, state.aside, strict=True):
            take_unseen(state, owner, card, player)
            state.tell(LOSES_CARD, (PROJECTS[card],), only(owner))
        state.tell(LIFTED, (tuple([PROJECTS[card] for card in state.aside]),), only(player))
        self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Any type among the lifted cards."""
        offers.extend([KEEP_CARD[card] for card in sorted(set(state.aside))])

    def answer(self, state: Pandorum, player: int, step: int, action: KeepCard) -> None:
        """Keep one; whoever lost that type and does not see it boxed knows where it is."""
        kept = PROJECT_NUMBER[action.card]
        boxed = state.aside[:]
        boxed.remove(kept)
        for card in boxed:
            state.box[card] += 1
        for viewer in range(state.players + 1):
            own = viewer in state.aside_from and state.aside[state.aside_from.index(viewer)] == kept
            if viewer == player or (own and kept not in boxed):
                state.known[(viewer * state.players + player) * TYPES + kept] += 1
        state.hands[player][kept] += 1
        state.aside = []
        state.aside_from = []
        if boxed:
            state.sealed = True
            state.tell(BOXES, (tuple([PROJECTS[card] for card in boxed]),))

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Ask for one."""
        return Said(ASK_KEEP)

    def resolve_for_maximus(self, state: Pandorum, player: int) -> bool:
        """He stows what he lifts."""
        if sum(state.hands[0]):
            card = random_card(state, 0)
            take_unseen(state, 0, card, player)
            state.slots[player][CARGO + card] += 1
            state.sealed = True
            state.tell(MAXIMUS_LIFTS, (PROJECTS[card], 0))
        return True


class SecondDawn(Monolith):
    """PD-42: another whole turn."""

    name = "Second Dawn"

    def resolve(self, state: Pandorum, player: int) -> None:
        """It begins when this turn ends."""
        state.extra_turn = True
        tell_of(state, TURN_AFTER, player)

    def resolve_for_maximus(self, state: Pandorum, player: int) -> bool:
        """He takes it too."""
        self.resolve(state, player)
        return True


class CacheOfPlans(Monolith):
    """PD-43: cards from the deck."""

    name = "Cache of Plans"

    def resolve(self, state: Pandorum, player: int) -> None:
        """Draw them."""
        draw_for(state, player, self.cards)

    def resolve_for_maximus(self, state: Pandorum, player: int) -> bool:
        """He stows them."""
        draw_for(state, player, self.cards)
        return True


class LivingCargo(Monolith):
    """PD-44: cards from the deck into slots of one's choice."""

    name = "Living Cargo"

    def resolve(self, state: Pandorum, player: int) -> None:
        """Draw them all, then place one after the other."""
        while len(state.aside) < self.cards and state.deck:
            state.aside.append(state.deck.pop())
            state.aside_from.append(player)
        if state.aside:
            state.sealed = True
            state.tell(DRAWN_FOR_SLOTS, (player, tuple([PROJECTS[card] for card in state.aside])))
            self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """Each slot for the next card."""
        offers.extend([SLOT_CARD[state.aside[0]][slot] for slot in range(SLOTS)])

    def answer(self, state: Pandorum, player: int, step: int, action: SlotCard) -> None:
        """Place it."""
        card = state.aside.pop(0)
        state.aside_from.pop()
        state.slots[player][(action.slot - 1) * TYPES + card] += 1
        state.tell(SLOTS_CARD, (player, action.card, action.slot))
        if state.aside:
            self.ask_again(state, player, step + 1)

    def prompt(self, state: Pandorum, player: int, step: int) -> Said:
        """Ask for a slot."""
        return Said(ASK_SLOT, (PROJECTS[state.aside[0]],))

    def resolve_for_maximus(self, state: Pandorum, player: int) -> bool:
        """He stows them."""
        draw_for(state, player, self.cards)
        return True


class TwinOrbit(Monolith):
    """PD-45: a second Satellite."""

    name = "Twin Orbit"

    def resolve(self, state: Pandorum, player: int) -> None:
        """A random one of those that are not in play."""
        if state.spare_satellites:
            satellite = state.spare_satellites.pop()
            state.satellites[player].append(satellite)
            state.sealed = True
            state.tell(SECOND_SATELLITE, (player, SATELLITES[satellite]))
