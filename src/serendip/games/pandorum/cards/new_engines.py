"""New Engines (PD-67): tokens to buy, each good for a free move."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.pandorum.actions import BuyEngines
from serendip.games.pandorum.cards.event import Event
from serendip.games.pandorum.components import EVENT_FIGURES, EVENT_NUMBER
from serendip.games.pandorum.offerings import BUY_ENGINES
from serendip.games.pandorum.rules.telling import clockwise, tell_of
from serendip.games.pandorum.state import Pandorum
from serendip.games.pandorum.words import BUYS_ENGINES, BUYS_NONE, TOKENS_LIMIT, TOO_POOR

FIGURES: Final = EVENT_FIGURES[EVENT_NUMBER["New Engines"]]


def token_prices() -> list[int]:
    """Return what 0, 1, 2 … tokens cost."""
    return [FIGURES["token_price"] * tokens for tokens in range(FIGURES["tokens"] + 1)]


class NewEngines(Event):
    """No Quids lie on it: it is over when the last token is gone. The free moves are offered with the others."""

    name = "New Engines"
    needs_no_quids = True
    answers = (BuyEngines,)

    def turn_up(self, state: Pandorum) -> None:
        """Everybody is asked in turn."""
        for player in clockwise(state):
            self.ask(state, player)

    def offer(self, state: Pandorum, player: int, step: int, offers: list[Action]) -> None:
        """None, one or two, as far as the Quids go."""
        quids = state.quids[player]
        offers.extend([BUY_ENGINES[tokens] for tokens, price in enumerate(token_prices()) if price <= quids])

    def why_not(self, state: Pandorum, player: int, step: int, action: BuyEngines) -> Said | None:
        """There are not so many tokens, or the Quids do not go so far."""
        if not 0 <= action.tokens <= FIGURES["tokens"]:
            return Said(TOKENS_LIMIT, (FIGURES["tokens"],))
        price = token_prices()[action.tokens]
        return None if price <= state.quids[player] else Said(TOO_POOR, (price, state.quids[player]))

    def play(self, state: Pandorum, player: int, step: int, action: BuyEngines) -> None:
        """The bank is paid; so many tokens are the player's."""
        price = token_prices()[action.tokens]
        state.quids[player] -= price
        state.engines[player] = action.tokens
        if action.tokens:
            state.tell(BUYS_ENGINES, (player, price, action.tokens))
        else:
            tell_of(state, BUYS_NONE, player)

    def is_spent(self, state: Pandorum) -> bool:
        """No token is left, or none was bought."""
        return not any(state.engines)
