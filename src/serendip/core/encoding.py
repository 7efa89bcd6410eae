"""A number for every action of a game, made from the domains that it declares; masks, and both ways.

Kinds come in the order of `Game.actions`, the fields of each as they are declared, the last one running fastest. The
numbers are the same for every number of seats and every option. A seat in an action is counted from the one that
chooses, so what one learns at one seat holds at all of them.
"""

from collections.abc import Sequence
from hashlib import sha256
from operator import index
from typing import Any, Final, Literal, SupportsIndex, get_args, get_origin

import msgspec

from serendip.core.action import Action, Ranged
from serendip.core.domains import MOST_SEATS, Buckets, Domain, Offered, Together, Told, domain
from serendip.core.errors import BadAction, IllegalNumber, SerendipError, brief
from serendip.core.layout import Slices
from serendip.core.log_encoding import LogEncoding
from serendip.core.played_state import PlayedState
from serendip.core.ruleset import Ruleset

OF_A_RANGE: Final = ("least", "most")

UNTOLD: Final = "…"
"""In words, what only a position can tell."""

KEPT: Final = 4
"""For each number, so many actions at most are remembered: some are made anew each time."""


class Block:
    """The numbers of one kind of action: `size` of them from `first` on."""

    def __init__(self, kind: type[Action], first: int, names: tuple[str, ...], domains: list[Domain]) -> None:
        self.kind = kind
        self.first = first
        self.names = names
        self.domains = domains
        self.ranged: bool = issubclass(kind, Ranged)
        self.whole: Domain | None = domains[0] if domains and isinstance(domains[0], (Offered, Together)) else None
        self.size: int = 1
        for part in domains:
            self.size *= part.size

    def place(self, action: Action, seat: int, seats: int) -> int:
        """Return the place of an action among these; -1 if a field is none of its domain."""
        if self.whole is not None:
            return self.whole.place(tuple([getattr(action, name) for name in self.names]), seat, seats)
        place = 0
        for name, part in zip(self.names, self.domains, strict=True):
            at = part.place(getattr(action, name), seat, seats)
            if at < 0:
                return -1
            place = place * part.size + at
        return place

    def values(self, place: int, seat: int, seats: int) -> dict[str, Any]:
        """Return the fields of the action at a place; what only the position tells is None."""
        if self.whole is not None:
            row = self.whole.value(place, seat, seats)
            return dict.fromkeys(self.names) if row is None else dict(zip(self.names, row, strict=True))
        found: dict[str, Any] = {}
        for name, part in zip(reversed(self.names), reversed(self.domains), strict=True):
            place, at = divmod(place, part.size)
            found[name] = part.value(at, seat, seats)
        return {name: found[name] for name in self.names}


class Known:
    """The numbers of actions that were met at a seat: games offer the very same ones again and again."""

    def __init__(self) -> None:
        self.by_identity: dict[int, int] = {}
        self._kept: list[Action] = []

    def keep(self, action: Action, number: int, most: int) -> None:
        """Remember an action, and keep it, so that no other takes its place in memory."""
        if len(self._kept) < most:
            self._kept.append(action)
            self.by_identity[id(action)] = number


class Encoding:
    """The numbers of a game's actions, and the layout of what a seat sees.

    `size` is how many numbers there are, `version` goes up when one changes its meaning, `digest` tells two
    encodings apart.
    """

    def __init__(self, game: Ruleset) -> None:
        """Raises SerendipError if a field of an action has no domain."""
        self.game: Ruleset = game
        self.version: int = game.encoding_version
        self.blocks: list[Block] = []
        self.size: int = 0
        for kind in game.actions:
            block = Block(kind, self.size, *_declared(game, kind))
            self.blocks.append(block)
            self.size += block.size
        self.layout: Slices | None = game.layout
        self._block_of: dict[type[Action], Block] = {block.kind: block for block in self.blocks}
        self._by_seat: dict[int, Known] = {}
        self._log: LogEncoding | None = None
        spelled = [
            [block.kind.kind(), *block.names, *[part.spelled() for part in block.domains]] for block in self.blocks
        ]
        slices = [] if self.layout is None else self.layout.spelled()
        self.digest: str = sha256(msgspec.json.encode([spelled, slices])).hexdigest()[:16]

    def __repr__(self) -> str:
        """Return whose it is and how large, between angles."""
        return f"<Encoding of {self.game.name}, version {self.version}: {self.size} actions>"

    def number(self, action: Action, seat: int, seats: int) -> int:
        """Return the number of an action of a seat. Raises BadAction if it has none.

        What is `Offered` has one only among the offers: see `legal`.
        """
        block = self._block_of.get(type(action))
        place = -1 if block is None else block.place(action, seat, seats)
        if block is None or place < 0:
            raise BadAction(f"{brief(action)} has no number among the actions of {self.game.title}")
        return block.first + place

    def words(self, number: SupportsIndex, seats: int = MOST_SEATS) -> str:
        """Return what a number says, as seat 0 would. Raises IllegalNumber if it is out of range."""
        number = self.checked(number)
        block = self.block(number)
        values: dict[str, Any] = dict.fromkeys(block.kind.__struct_fields__, UNTOLD)
        told = block.values(number - block.first, 0, seats)
        values.update({name: value for name, value in told.items() if value is not None})
        return block.kind.line().fill(values)

    def checked(self, number: SupportsIndex, size: int = -1) -> int:
        """Return a number of an action, whatever sort of whole number it was. Raises IllegalNumber.

        `size` is for an interface that has numbers besides those of the actions.
        """
        if size < 0:
            size = self.size
        try:
            whole = -1 if isinstance(number, bool) else index(number)
        except TypeError:
            whole = -1
        if not 0 <= whole < size:
            raise IllegalNumber(
                f"{brief(number)} is no action of {self.game.title}: they are whole numbers from 0 to {size - 1}"
            )
        return whole

    def block(self, number: int) -> Block:
        """Return the block that has a number."""
        low = 0
        high = len(self.blocks)
        while high - low > 1:
            middle = (low + high) // 2
            if self.blocks[middle].first <= number:
                low = middle
            else:
                high = middle
        return self.blocks[low]

    def numbers(self, match: PlayedState, seat: int) -> list[int]:
        """Return the numbers of all that a seat may do, in the order of the offers."""
        return self._of_offers(match.actions(seat), seat, match.seats, None)

    def legal(self, match: PlayedState, seat: int) -> dict[int, Action]:
        """Return all that a seat may do by number; a range stands at each of its buckets, to be chosen from."""
        found: dict[int, Action] = {}
        self._of_offers(match.actions(seat), seat, match.seats, found)
        return found

    def mask(self, match: PlayedState, seat: int) -> bytearray:
        """Return a byte for each number: 1 where a seat may do it."""
        found = bytearray(self.size)
        for number in self._of_offers(match.actions(seat), seat, match.seats, None):
            found[number] = 1
        return found

    def action(self, match: PlayedState, seat: int, number: SupportsIndex) -> Action:
        """Return the action that a number stands for now. Raises IllegalNumber, with what is legal."""
        number = self.checked(number)
        legal = self.legal(match, seat)
        offered = legal.get(number)
        if offered is None:
            raise IllegalNumber(self._refusal(match, seat, number, legal))
        return self.chosen(match, seat, number, offered)

    def chosen(self, match: PlayedState, seat: int, number: int, offered: Action) -> Action:
        """Return the action that a number means, of the offer that `legal` has for it: chosen from if it is a range."""
        if isinstance(offered, Ranged):
            block = self._block_of[type(offered)]
            bound = block.values(number - block.first, seat, match.seats)["number"]
            return offered.choose(min(max(bound, offered.least), offered.most))
        return self.game.brought(match.view(seat), offered) if offered.brought_by_server else offered

    def explain(self, tensor: Sequence[float]) -> dict[str, Any]:
        """Return in words what a tensor of this game tells, slice by slice. Raises SerendipError."""
        return self.seen().explain(tensor)

    def seen(self) -> Slices:
        """Return the layout of what a seat sees. Raises SerendipError if the game declares none."""
        if self.layout is None:
            raise SerendipError(f"{self.game.title} declares no `layout`, so nothing can be observed as numbers")
        return self.layout

    @property
    def log(self) -> LogEncoding:
        """The codes of what a seat hears: the log as numbers. Raises SerendipError if the game declares no lines."""
        if self._log is None:
            self._log = LogEncoding(self.game)
        return self._log

    def _refusal(self, match: PlayedState, seat: int, number: int, legal: dict[int, Action]) -> str:
        said = f"seat {seat} can't choose {number} ({self.words(number, match.seats)}) now"
        if not legal:
            asked = ", ".join(map(str, match.to_act)) or "nobody: the match is over"
            return f"{said}: it is not asked. To act: {asked}"
        listed = ", ".join([f"{one} ({action})" for one, action in list(legal.items())[:12]])
        return f"{said}. Legal: {listed}{', …' if len(legal) > 12 else ''}"

    def _of_offers(self, offers: Sequence[Action], seat: int, seats: int, found: dict[int, Action] | None) -> list[int]:
        """Return the numbers of offers, and note which offer each is."""
        known = self._known(seat, seats)
        quick = known.by_identity
        numbers: list[int] = []
        counted: dict[type[Action], int] = {}
        for action in offers:
            number = quick.get(id(action), -1)
            if number < 0:
                block = self._block_of[type(action)]
                if isinstance(action, Ranged):
                    several = self._of_range(block, action, seat, seats)
                    numbers += several
                    if found is not None:
                        found.update(dict.fromkeys(several, action))
                    continue
                if isinstance(block.whole, Offered):
                    place = counted.get(block.kind, 0)
                    counted[block.kind] = place + 1
                    if place >= block.size:
                        continue
                    number = block.first + place
                else:
                    number = self.number(action, seat, seats)
                    known.keep(action, number, KEPT * self.size)
            numbers.append(number)
            if found is not None:
                found[number] = action
        return numbers

    def _known(self, seat: int, seats: int) -> "Known":
        key = seats * MOST_SEATS + seat
        found = self._by_seat.get(key)
        if found is None:
            found = self._by_seat[key] = Known()
        return found

    def _of_range(self, block: Block, offer: Ranged, seat: int, seats: int) -> list[int]:
        """Return the number of each bucket that a range touches."""
        step = 1
        buckets: Domain | None = None
        for name, part in zip(reversed(block.names), reversed(block.domains), strict=True):
            if name == "number":
                buckets = part
                break
            step *= part.size
        assert isinstance(buckets, Buckets)
        first = self.number(offer.choose(offer.least), seat, seats)
        touched = buckets.touched(offer.least, offer.most)
        return [first + step * place for place in range(len(touched))]


def _declared(game: Ruleset, kind: type[Action]) -> tuple[tuple[str, ...], list[Domain]]:
    """Return the fields of a kind of action that count, and their domains. Raises SerendipError."""
    fields = [field for field in msgspec.structs.fields(kind) if not _is_of_range(kind, field.name)]
    names = tuple([field.name for field in fields])
    whole = game.domains.get(kind.kind())
    if whole is not None:
        return names, [domain(whole)]
    found: list[Domain] = []
    for field in fields:
        declared = game.domains.get(f"{kind.kind()}.{field.name}", game.domains.get(field.name))
        if declared is None and get_origin(field.type) is Literal:
            declared = get_args(field.type)
        elif declared is None and field.type is bool:
            declared = (False, True)
        if declared is None:
            raise SerendipError(
                f"{game.title} has no numbers for its actions: what `{field.name}` of {kind.__name__} can be is not "
                f"among its `domains`"
            )
        part = domain(declared)
        if issubclass(kind, Ranged) and field.name == "number" and not isinstance(part, Buckets):
            raise SerendipError(f"{game.title}: `number` of {kind.__name__} is a range, so its domain is Buckets")
        found.append(part)
    kept = [(name, part) for name, part in zip(names, found, strict=True) if not isinstance(part, Told)]
    return tuple([name for name, _ in kept]), [part for _, part in kept]


def _is_of_range(kind: type[Action], name: str) -> bool:
    return issubclass(kind, Ranged) and name in OF_A_RANGE
