"""The rules and components of one game; it never changes. Every game subclasses Game."""

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from serendip.core.encoding import Encoding
from serendip.core.errors import BadSave, BadSnapshot, SerendipError, UnknownOption, WrongSeats, brief
from serendip.core.line import Plain
from serendip.core.live import Live
from serendip.core.match import Match, restored, revived
from serendip.core.past import Past, past_step, tellings
from serendip.core.repeat import play_save
from serendip.core.ruleset import Ruleset
from serendip.core.save import Save, header
from serendip.core.streams import ONE, STREAMS, fresh_chance
from serendip.core.variant import Variant

SEED_BITS = 1024
"""How long a seed can be: every machine writes and reads such a number without trouble."""


class Game(Ruleset):
    """What the core, the bots and the tables need of a game.

    `serendip.game("dark-matter")` gives one. `name`, `title`, `tagline` and `minutes` are for people, `seats` is the
    range of how many can play, `options` are those of a match with their usual values and `choices` all that they can
    be, `rulebook` holds the rules by their ids. `new` starts a match, which the loop in `Match.wait` plays to its end.
    """

    live: ClassVar[Live | None] = None
    _encoding: Encoding | None = None

    @property
    def encoding(self) -> Encoding:
        """The numbers of its actions and of what is observed. Raises SerendipError if it declares no domains."""
        if self._encoding is None:
            self._encoding = Encoding(self)
        return self._encoding

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Plain] | None = None,
        streams: str = ONE,
    ) -> Match:
        """Start a match. Without a seed it is a fresh one each time; the same seed gives the same match.

        With the streams "apart" its luck is comparable between variants: see `serendip.core.streams`.

        Raises WrongSeats or UnknownOption.
        """
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise WrongSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {brief(seats)}")
        if seed is None:
            seed = secrets.randbits(62)
        if type(seed) is not int or seed.bit_length() > SEED_BITS:
            raise UnknownOption(f"a seed is a whole number of at most {SEED_BITS} bits, not {brief(seed)}")
        if streams not in STREAMS:
            raise UnknownOption(f"luck is drawn from streams {' or '.join(map(repr, STREAMS))}, not {brief(streams)}")
        chosen = self.check_options({} if options is None else options)
        return Match(self, self.setup(seats, dict(chosen), fresh_chance(seed, streams)), seed, chosen)

    def load(self, text: str | bytes) -> Match:
        """Return the match of this game that `Match.save` wrote, played again from its seed. Raises BadSave."""
        save = header(text)
        if save.game != self.name:
            raise BadSave(f"this is a match of {brief(save.game)}, not of {self.title}")
        return self.replay(save)

    def replay(self, save: Save) -> Match:
        """Play a save of this game from its seed to its last action. Raises BadSave, naming what does not fit.

        It is where it was when it was saved, or it is refused: rules that have changed since make no other game of it.
        """
        if (save.variant and save.variant.key) != (self.variant and self.variant.key):
            raise BadSave(
                f"this is a match of {told_of(save.variant)}, and this process plays {told_of(self.variant)} of "
                f"{self.title}: open it in a process of its own, as `serendip replay` does"
            )
        others = ""
        if save.rules and save.rules != self.fingerprint:
            others = f"{self.title} has other rules now than when this was saved; open it with the Serendip of then: "
        try:
            match = self.new(seats=save.seats, seed=save.seed, options=save.options, streams=save.streams)
            if save.past is not None:
                match = self._since(match, save.past)
        except SerendipError as error:
            raise BadSave(f"{others}the match can't be set up: {error}") from error
        try:
            play_save(match, save)
        except BadSave as error:
            raise BadSave(f"{others}{error}") from error
        told = save.position and (save.clock is not None or not self.real_time)
        if told and save.position != match.digest():
            raise BadSave(f"{others}its actions lead to another position")
        return match

    def _since(self, fresh: Match, past: Past) -> Match:
        """Return a match that goes on from the position of a save. Raises BadSnapshot."""
        try:
            plain = msgspec.json.decode(past.position, type=dict[str, Any])
            steps = [past_step(self, kept) for kept in past.steps]
        except (msgspec.MsgspecError, AttributeError) as error:
            raise BadSnapshot(f"this is not a position: {error}") from error
        position = {"seats": fresh.seats, "options": fresh.options, "seed": fresh.seed, **plain}
        return revived(self, position, position, 0, tellings(past.told), steps, None)

    def restore(self, snapshot: Mapping[str, Any]) -> Match:
        """Return a match that goes on from a position that `Match.snapshot` gave; what was before is not known.

        Raises BadSnapshot, with what does not fit.
        """
        plain = dict(snapshot) if isinstance(snapshot, Mapping) else {}
        if plain.get("game") != self.name:
            raise BadSnapshot(f"this is a position of {brief(plain.get('game'))}, not of {self.title}")
        try:
            seats, seed, options = plain["seats"], plain["seed"], plain["options"]
            fresh = self.new(seats, 0 if seed is None else seed, options)
        except (KeyError, SerendipError) as error:
            raise BadSnapshot(f"the position can't be set up: {error}") from error
        return restored(fresh, plain)

    def report(self, match: Match) -> dict[str, float | str]:
        """Return what a simulation should sum up of a match that is over, by name.

        A number is averaged over the matches that report it, a word is counted.
        """
        return {}


def told_of(variant: Variant | None) -> str:
    """Return what a variant is called in a sentence."""
    return "the game as it is" if variant is None else f"the variant {variant.name!r}"
