"""What a match needs of its game: who can play, what can be chosen, how it begins, what bots may know of it."""

import sys
from collections.abc import Mapping, Sequence
from functools import reduce
from hashlib import sha256
from importlib.resources import files
from operator import or_
from typing import Any, ClassVar

import msgspec

from serendip.core.action import Action
from serendip.core.calls import Call
from serendip.core.chance import Chance, RandomBits
from serendip.core.errors import BadAction, BadSnapshot, SerendipError, UnknownOption, brief
from serendip.core.fingerprint import LENGTH, fingerprint_of
from serendip.core.layout import Slices
from serendip.core.line import Line, Plain, Said
from serendip.core.options import Option, Preset, difficulty
from serendip.core.outlook import OUTLOOK, Outlook, Signs, read_outlooks
from serendip.core.printed import NUMBERS, data_files, variant_of
from serendip.core.rulebook import Rulebook
from serendip.core.state import State
from serendip.core.variant import Variant


class Ruleset:
    """All of a game but for what makes matches of it: its ancestor, so that a match knows its game but no other match.

    Every game subclasses Game, which adds `new`, `load`, `report` and `live`.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    minutes: ClassVar[str]
    seats: ClassVar[range]
    choices: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """Options that go well together, the easiest first."""
    calls: ClassVar[tuple[Call, ...]] = ()
    """What players call out with one tap."""
    actions: ClassVar[tuple[type[Action], ...]]
    numbered: ClassVar[Mapping[str, Sequence[str]]] = {}
    """By kind, the names of the pieces that positions speak of by their numbers, in that order."""
    domains: ClassVar[Mapping[str, Any]] = {}
    """What the fields of its actions can be, by name: see `serendip.core.domains`. From it comes `encoding`."""
    layout: ClassVar[Slices | None] = None
    """Where what `State.observe` writes stands: see `serendip.core.layout`."""
    lines: ClassVar[Sequence[Line]] = ()
    """Every sentence that its log may hold: from them comes `encoding.log`, what a seat heard as numbers."""
    spoken: ClassVar[Sequence[str]] = ()
    """Words that stand in the gaps of these and are no piece, no label of the layout, no value of an action's field."""
    encoding_version: ClassVar[int] = 0
    """Goes up when a number of an action or of what is observed changes its meaning."""
    real_time: ClassVar[bool] = False
    bots: ClassVar[tuple[str, ...]] = ("random", "thumb", "search:100", "search:400")
    """The bots that make sense in this game, by their specs, the weakest first: a table offers these.

    Where all win together none is hard to beat, and where a search finds nothing better it is not offered."""
    lookahead: ClassVar[int] = 5
    """How many choices of each seat a search plays before it asks `evaluate`: a turn at least.

    Where the game tells the `moment`, how many turns of each seat."""
    quick_thumb: ClassVar[bool] = True
    """Whether `thumb` is quick enough for a search to play on by it, where the game has no `appeal`.

    If it is not, a search only estimates chances, by random play, and chooses what `thumb` does."""
    doubt: ClassVar[float] = 1.0
    """By how many standard errors an action must beat `thumb`: more where many actions compete, for one has luck."""
    outlooks_up_to: ClassVar[int] = sys.maxsize
    """With how many players chances are learned at most; with more of them they are weighed alike."""
    signs_told: ClassVar[tuple[str, ...]] = ()
    """What each number says that `signs` gives, in their order."""

    def __init__(self) -> None:
        """Load the rulebook and make ready to read actions."""
        for part in ("name", "title", "tagline", "minutes", "seats", "actions"):
            if not hasattr(self, part):
                raise SerendipError(f"{type(self).__name__} has no `{part}`: every game says it in its class")
        for kind in self.actions:
            unknown = [gap for gap in kind.line().gaps if gap not in kind.__struct_fields__]
            if unknown:
                raise SerendipError(
                    f"{kind.__name__}.words speak of {', '.join(unknown)}; "
                    f"its fields are {', '.join(kind.__struct_fields__) or 'none'}"
                )
        self._fingerprint: str | None = None
        self._numbering: str | None = None
        self._outlooks: dict[int, Outlook] | None = None
        self.rulebook: Rulebook = self.read_rulebook()
        kinds: Any = reduce(or_, self.actions)
        self._decoder: Any = msgspec.json.Decoder(kinds)
        # msgspec works a union out anew at every conversion, but keeps what it knows of a Struct: 100 times quicker.
        self._row: Any = msgspec.defstruct("Row", [("action", kinds)], array_like=True)

    def __repr__(self) -> str:
        """Return its name between angles."""
        return f"<Game {self.name}>"

    def __reduce__(self) -> str:
        """Pickle and copy it by its name: it never changes, so there is one `GAME` in its module and no other."""
        if getattr(sys.modules[type(self).__module__], "GAME", None) is not self:
            raise SerendipError(f"{type(self).__module__} has no GAME {self.name!r}, by which it could be pickled")
        return "GAME"

    @property
    def package(self) -> str:
        """The package in which the game, its rulebook and its data are."""
        return sys.modules[type(self).__module__].__package__ or ""

    @property
    def fingerprint(self) -> str:
        """What its rules are, in a few letters: another release with the same plays every match alike."""
        if self._fingerprint is None:
            self._fingerprint = fingerprint_of(type(self).__module__)
            if self.variant is not None:
                told = f"{self._fingerprint} {self.variant.key}"
                self._fingerprint = sha256(told.encode()).hexdigest()[:LENGTH]
        return self._fingerprint

    @property
    def variant(self) -> Variant | None:
        """The variant that this process plays of it; None: the game as it is."""
        return variant_of(self.package)

    @property
    def numbering(self) -> str:
        """What the numbers in positions stand for, in a few letters."""
        if self._numbering is None:
            self._numbering = sha256(msgspec.json.encode(self.numbered)).hexdigest()[:LENGTH]
        return self._numbering

    def printed(self) -> dict[str, Any]:
        """Return what is printed on its pieces: its data files by their paths, and the numbers of the pieces.

        With it, `lay_out` brings back what a match of today was played with; see `serendip.core.printed`.
        """
        return {**(data_files(self.package) if self.package else {}), NUMBERS: dict(self.numbered)}

    def migrate(self, fields: Any, numbering: str) -> Any:
        """Return the fields of a position of other rules as these write them. Raises BadSnapshot.

        What is missing is as at the beginning of a match. A game whose numbers or fields have changed their meaning
        overrides this: `numbering` tells which of its former selves wrote the position.
        """
        if numbering != self.numbering:
            raise BadSnapshot(
                f"{self.title} has other pieces now than when this position was written, so it can't be read: "
                "open it with the Serendip of then"
            )
        return fields

    @property
    def options(self) -> dict[str, Plain]:
        """The options with their usual values; a variant may have others."""
        own = self.variant.options if self.variant is not None else {}
        return {option.name: own.get(option.name, option.default) for option in self.choices}

    def action(self, plain: Any) -> Action:
        """Return the action that plain data or JSON text stands for. Raises BadAction."""
        try:
            if isinstance(plain, (str, bytes)):
                found: Action = self._decoder.decode(plain)
            else:
                found = self._converted(plain)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadAction(f"this is not an action of {self.title}: {error}") from error
        return found

    def _converted(self, plain: Any) -> Action:
        """Return the action that plain data stands for; what is wrong with it is told as if it stood alone."""
        try:
            found: Action = msgspec.convert([plain], self._row).action
        except msgspec.ValidationError:
            found = msgspec.convert(plain, self._decoder.type)
        return found

    def checked(self, action: Action) -> Action:
        """Return an action as it comes back from JSON. Raises BadAction if its parts are not what they should be."""
        try:
            text = msgspec.json.encode(action)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise BadAction(f"{brief(action)} is not an action of {self.title}: {error}") from error
        return self.action(text)

    def read_action(self, sentence: str) -> Action:
        """Return the action that these words say, as `str(action)` wrote them. Raises BadAction."""
        if isinstance(sentence, str):
            # Of several readings the most literal one holds: "take the student" before "take {research}".
            for kind in sorted(self.actions, key=lambda kind: -kind.line().literal):
                found = kind.read(sentence)
                if found is not None and str(found) == sentence:
                    return found
        raise BadAction(f"no action of {self.title} reads {brief(sentence)}")

    def setup(self, seats: int, options: dict[str, Plain], chance: Chance) -> State:
        """Return the opening position. `seats` and `options` have been checked."""
        raise NotImplementedError

    def read_rulebook(self) -> Rulebook:
        """Return the game's rulebook: `rulebook.md` beside the game's module."""
        return Rulebook.beside(type(self))

    def thumb(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose by readable rules of thumb, from what the seat may know. Without them: at random."""
        return actions[rng.getrandbits(30) % len(actions)]

    def patient(self, view: dict[str, Plain], actions: Sequence[Action], rng: RandomBits) -> Action:
        """Choose at the table of somebody who learns: in real time only what others wait for. Else as `thumb` does."""
        return self.thumb(view, actions, rng)

    def evaluate(self, state: State, seat: int) -> float | None:
        """Estimate a seat's share of the win in an imagined state, 0 to 1; None: it can't be told here.

        A search plays on until it can, so it is well to wait for a quiet point; always None plays to the end.
        """
        return None

    def signs(self, state: State) -> Signs | None:
        """Tell what of a position speaks for whom, by nothing but what everybody sees: see `serendip.core.outlook`.

        None: it can't be told, and nothing calibrated is said of this game.
        """
        return None

    def outlook(self, seats: int) -> Outlook | None:
        """Return how the signs are weighed among so many players, as `serendip learn` found it; None: nobody knows.

        With more players than it was learned for it is as with the most of them, where the game says so. Of a variant
        nobody knows.
        """
        if self.variant is not None:
            return None
        if self._outlooks is None:
            kept = files(self.package).joinpath("bot", OUTLOOK) if self.package and self.signs_told else None
            found = kept is not None and kept.is_file()
            plain = msgspec.json.decode(kept.read_bytes()) if kept is not None and found else None
            self._outlooks = {} if plain is None else read_outlooks(plain, self.signs_told)
        return self._outlooks.get(min(seats, self.outlooks_up_to))

    def moment(self, state: State) -> int | None:
        """Say how far a match is, in turns: a search then compares what it tries at the same moment.

        None: it counts choices. That will do where every turn takes about as many, but not where one could be put off.
        """
        return None

    def appeal(self, state: State, seat: int, actions: Sequence[Action]) -> list[float] | None:
        """Say how good each action looks at first sight in an imagined state, the more the better.

        A search tries first what looks best and plays on by it, so it must be quick. None: nothing can be said.
        """
        return None

    def purpose(self, state: State, seat: int, action: Action) -> Said | None:
        """Say in a few words what an action would be good for in an imagined state, for a hint; None: nothing is said.

        The line goes on after "because": "it finishes a research of yours".
        """
        return None

    def brought(self, view: dict[str, Plain], action: Action) -> Action:
        """Return an offered action that is `brought_by_server` with what is best brought, from what a seat may know."""
        return action

    def check_options(self, options: Mapping[str, Plain]) -> dict[str, Plain]:
        """Return these options with the usual values for those that were left out. Raises UnknownOption."""
        chosen = self.options
        if not isinstance(options, Mapping):
            raise UnknownOption(f"options are names with values, not {brief(options)}")
        for name, value in options.items():
            known = next((option for option in self.choices if option.name == name), None)
            if known is None:
                names = ", ".join(chosen) or "none"
                raise UnknownOption(f"{self.title} has no option {brief(name)}; its options: {names}")
            chosen[name] = known.checked(value)
        return chosen

    def difficulty(self, options: Mapping[str, Plain]) -> float | None:
        """Return how much harder than usual a match with these options is; None where the rulebook does not say."""
        return difficulty(self.choices, options)
