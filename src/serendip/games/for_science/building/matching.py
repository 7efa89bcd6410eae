"""Which block stands for which symbol (FS-D3): the matching with the fewest missing and forbidden contacts.

Blocks are given symbols of their kind one by one, those next to what is settled first. The search allows no
mistake at first, then one, then two, and so on, so that a right build is found at once and a nearly right one soon. A
build full of mistakes has no obvious reading: there the search ends after a fixed effort with the best one found.
"""

from typing import Final

from serendip.games.for_science.building.blocks import FRONT
from serendip.games.for_science.building.contacts import Contacts
from serendip.games.for_science.building.plan import TABLE, Plan

NOBODY: Final = -2
"""The symbol of a block that the plan has no use for."""

MISTAKE: Final = 64
"""What a wrong contact or a wrong silhouette weighs; a front that would have been rewarded weighs 1."""

EFFORT: Final = 6_000
NEVER: Final = 1 << 30


class Matching:
    """A reading of a build: the symbol of each block, and whether it is surely the best one."""

    def __init__(self, symbols: list[int], cost: int, sure: bool) -> None:
        self.symbols = symbols
        self.cost = cost
        self.sure = sure

    @property
    def mistakes(self) -> int:
        """How many contacts and silhouettes are wrong in this reading."""
        return self.cost // MISTAKE


class _Search:
    """The tables of one search: sets of symbols and of blocks are bits of a number."""

    def __init__(self, plan: Plan, kinds: list[str], silhouettes: list[str], contacts: Contacts) -> None:
        symbols = len(plan.kinds)
        blocks = len(kinds)
        self.needs: list[int] = [0] * symbols
        self.may: list[int] = [0] * symbols
        self.on_table: list[bool] = [False] * symbols
        self.maybe_on_table: list[bool] = [False] * symbols
        for a, b in plan.lines:
            if a == TABLE:
                self.on_table[b] = True
            else:
                self.needs[a] |= 1 << b
                self.needs[b] |= 1 << a
        for a, b in plan.optional:
            if a == TABLE:
                self.maybe_on_table[b] = True
            else:
                self.may[a] |= 1 << b
                self.may[b] |= 1 << a
        self.touches: list[int] = [0] * blocks
        self.unclear: list[int] = [0] * blocks
        self.rests: list[bool] = [False] * blocks
        self.maybe_rests: list[bool] = [False] * blocks
        for a, b in contacts.touching:
            if a == TABLE:
                self.rests[b] = True
            else:
                self.touches[a] |= 1 << b
                self.touches[b] |= 1 << a
        for a, b in contacts.close:
            if a == TABLE:
                self.maybe_rests[b] = True
            else:
                self.unclear[a] |= 1 << b
                self.unclear[b] |= 1 << a
        self.choices: list[list[int]] = []
        self.own: list[list[int]] = []
        """For each block its choices of symbols and what each costs by itself: table and silhouette."""
        self.spare: dict[str, int] = {
            kind: max(0, kinds.count(kind) - plan.kinds.count(kind)) for kind in sorted(set(kinds))
        }
        for block, kind in enumerate(kinds):
            choices = [symbol for symbol in range(symbols) if plan.kinds[symbol] == kind]
            costs: list[int] = []
            for symbol in choices:
                cost = 0
                if self.rests[block] != self.on_table[symbol]:
                    cost = 0 if self.maybe_on_table[symbol] or self.maybe_rests[block] else MISTAKE
                if plan.faces[symbol] not in {"", silhouettes[block]}:
                    cost += MISTAKE
                elif plan.rewarded[symbol] and silhouettes[block] != FRONT:
                    cost += 1
                costs.append(cost)
            if self.spare[kind]:
                choices.append(NOBODY)
                costs.append(MISTAKE if self.rests[block] else 0)
            self.choices.append(choices)
            self.own.append(costs)
        self.kinds = kinds
        self.whole = sorted(kinds) == sorted(plan.kinds)
        self.order = self._order()
        self.symbol_of: list[int] = [NOBODY] * blocks
        self.block_of: list[int] = [NOBODY] * symbols
        self.best: list[int] = []
        self.best_cost = NEVER
        self.effort = EFFORT

    def _order(self) -> list[int]:
        """Return the blocks so that each comes after as many of its neighbours as can be, few choices first."""
        left = list(range(len(self.kinds)))
        done = 0
        order: list[int] = []
        while left:
            best = left[0]
            best_merit = -1
            for block in left:
                merit = (
                    64 * (self.touches[block] & done).bit_count() + 16 * self.rests[block] - len(self.choices[block])
                )
                if merit + 64 > best_merit:
                    best = block
                    best_merit = merit + 64
            order.append(best)
            left.remove(best)
            done |= 1 << best
        return order

    def degree_mistakes(self, block: int, symbol: int) -> int:
        """Return how many contacts of a block must be wrong if it stands for a symbol, counted at both ends."""
        if symbol == NOBODY:
            return 0
        touches = self.touches[block].bit_count()
        over = touches - (self.needs[symbol] | self.may[symbol]).bit_count()
        if over > 0:
            return over
        if not self.whole:
            return 0
        under = self.needs[symbol].bit_count() - (self.touches[block] | self.unclear[block]).bit_count()
        return max(under, 0)

    def run(self, place: int, settled: int, cost: int, doubtful: int, limit: int) -> None:
        """Settle the blocks from a place of the order on, as long as it can stay within the limit and better the best.

        `settled` are the blocks that have symbols, `doubtful` twice a lower bound of their wrong contacts.
        """
        if place == len(self.order):
            self.best = self.symbol_of[:]
            self.best_cost = cost
            return
        self.effort -= 1
        block = self.order[place]
        ranked: list[tuple[int, int]] = []
        choices = self.choices[block]
        for number in range(len(choices)):
            symbol = choices[number]
            if symbol == NOBODY:
                if self.spare[self.kinds[block]] == 0:
                    continue
                wrong = (self.touches[block] & settled).bit_count()
            elif self.block_of[symbol] != NOBODY:
                continue
            else:
                wrong = self._wrong(block, symbol, settled)
            ranked.append((cost + self.own[block][number] + MISTAKE * wrong, symbol))
        ranked.sort()
        for after, symbol in ranked:
            doubt = doubtful + self.degree_mistakes(block, symbol)
            if after >= self.best_cost or after // MISTAKE > limit or (doubt + 1) // 2 > limit:
                continue
            if self.effort <= 0:
                return
            self.symbol_of[block] = symbol
            if symbol == NOBODY:
                self.spare[self.kinds[block]] -= 1
            else:
                self.block_of[symbol] = block
            self.run(place + 1, settled | 1 << block, after, doubt, limit)
            if symbol == NOBODY:
                self.spare[self.kinds[block]] += 1
            else:
                self.block_of[symbol] = NOBODY

    def _wrong(self, block: int, symbol: int, settled: int) -> int:
        """Return how many contacts with settled blocks are wrong if a block stands for a symbol."""
        wanted = 0
        allowed = 0
        needs = self.needs[symbol]
        may = self.may[symbol]
        rest = needs | may
        while rest:
            bit = rest & -rest
            rest ^= bit
            other = self.block_of[bit.bit_length() - 1]
            if other != NOBODY:
                if needs & bit:
                    wanted |= 1 << other
                else:
                    allowed |= 1 << other
        return ((self.touches[block] ^ wanted) & settled & ~allowed & ~self.unclear[block]).bit_count()


def match(plan: Plan, kinds: list[str], silhouettes: list[str], contacts: Contacts) -> Matching:
    """Return the best reading of a build, whole or unfinished: contacts of symbols without a block cost nothing."""
    search = _Search(plan, kinds, silhouettes, contacts)
    limit = 0
    while not search.best and search.effort > 0 and kinds:
        search.run(0, 0, 0, 0, limit)
        limit += 1
    sure = search.effort > 0
    if not search.best and kinds:
        search.effort = EFFORT
        search.run(0, 0, 0, 0, NEVER)
    return Matching(search.best, search.best_cost if search.best else 0, sure)
