"""A policy as a bot: at the web table, in an arena, in a simulation, wherever bots play.

    class Trained(PolicyBot):
        def policy(self, row, mask):
            return int(network(row)[mask].argmax())

    serendip serve --bot my_package:Trained

It gets what all bots get. What its seat sees as numbers is written from a match that it imagines, which looks the same.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from serendip.bots.bot import Bot, Imagine, View
from serendip.core.action import Action
from serendip.core.errors import IllegalNumber
from serendip.core.ruleset import Ruleset
from serendip.envs.episode import Mask, Row, newest


class PolicyBot(Bot):
    """Chooses by a policy over rows and masks. What takes long to load is best kept by the module of the class."""

    memory: int = 0
    """How many pairs of what was heard the policy wants to see, in `self.heard`."""

    def __init__(self, game: Ruleset, seed: int) -> None:
        self.game: Any = game
        self.seed = seed
        self.heard: Row = np.zeros((0, 2), np.float32)

    def policy(self, row: Row, mask: Mask) -> Any:
        """Return the number of an action, of those that the mask allows."""
        raise NotImplementedError

    def choose(self, view: View, actions: Sequence[Action], imagine: Imagine) -> Action:
        """Return what the policy chooses. Raises IllegalNumber if that is not legal."""
        match = imagine()
        seat = match.to_act[0] if view["seat"] is None else int(str(view["seat"]))
        encoding = self.game.encoding
        row = np.zeros(encoding.seen().size, np.float32)
        match.observe(seat, row.data)
        if self.memory:
            self.heard = newest(encoding.log.heard(match, seat), self.memory)
        legal = {number: action for number, action in encoding.legal(match, seat).items() if action in actions}
        mask = np.zeros(encoding.size, np.int8)
        mask[list(legal)] = 1
        number = encoding.checked(self.policy(row, mask))
        if number not in legal:
            raise IllegalNumber(f"the policy chose {number} ({encoding.words(number)}), which the mask does not allow")
        chosen: Action = encoding.chosen(match, seat, number, legal[number])
        return chosen
