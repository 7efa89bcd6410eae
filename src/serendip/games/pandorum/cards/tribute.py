"""Tribute (PD-41): a random card from each other hand; one is kept, the rest are boxed for all to see."""

from serendip.core.action import Action
from serendip.core.entry import only
from serendip.core.line import Said
from serendip.games.pandorum.actions import KeepCard
from serendip.games.pandorum.cards.monolith import Monolith
from serendip.games.pandorum.components import PROJECT_NUMBER, PROJECTS, TYPES
from serendip.games.pandorum.offerings import KEEP_CARD
from serendip.games.pandorum.rules.drawing import CARGO
from serendip.games.pandorum.rules.hands import take_unseen
from serendip.games.pandorum.state import NONE, Pandorum
from serendip.games.pandorum.words import ASK_KEEP, BOXES, LIFTED, LIFTS, LOSES_CARD, MAXIMUS_LIFTS, NOT_AMONG_THESE


def random_card(state: Pandorum, player: int) -> int:
    """Return the type of a card drawn blindly from a hand."""
    hand = state.hands[player]
    return state.chance.pick([card for card in range(TYPES) for _ in range(hand[card])])


class Tribute(Monolith):
    """Who the cards are taken from, and who takes, know what they are; the others do not."""

    name = "Tribute"
    answers = (KeepCard,)

    def take_effect(self, state: Pandorum, player: int) -> None:
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

    def why_not(self, state: Pandorum, player: int, step: int, action: KeepCard) -> Said | None:
        """No such card was taken."""
        taken = PROJECT_NUMBER.get(action.card, NONE) in state.aside
        return None if taken else Said(NOT_AMONG_THESE, (action.card,))

    def play(self, state: Pandorum, player: int, step: int, action: KeepCard) -> None:
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
        """Return the question which of the cards is kept."""
        return Said(ASK_KEEP)

    def take_effect_for_maximus(self, state: Pandorum, player: int) -> bool:
        """He stows what he lifts."""
        if sum(state.hands[0]):
            card = random_card(state, 0)
            take_unseen(state, 0, card, player)
            state.slots[player][CARGO + card] += 1
            state.sealed = True
            state.tell(MAXIMUS_LIFTS, (PROJECTS[card], 0))
        return True
