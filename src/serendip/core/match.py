"""A State being played, with its seed: copied, imagined, foreseen, taken back, saved. The public face of the engine."""

from typing import Any, Final

from msgspec import Raw

from serendip.core.action import Action
from serendip.core.chance import Chance, RandomBits
from serendip.core.entry import Entry, Telling, reaches
from serendip.core.errors import BadSnapshot, NotSaveable, NoUndo
from serendip.core.line import Plain, Said
from serendip.core.outlook import Signs
from serendip.core.past import Past, PastStep, kept_lines, kept_step
from serendip.core.played_state import PlayedState
from serendip.core.preview import Preview
from serendip.core.refusal import UNFORESEEABLE, Refusal
from serendip.core.ruleset import Ruleset
from serendip.core.save import write
from serendip.core.snapshot import digest, encode_state, read_state, write_state
from serendip.core.state import State
from serendip.core.step import Step
from serendip.core.streams import fresh_chance, streams_of

WORLDS: Final = 2
"""In how many imagined matches an action is tried before a seat is told what it would bring."""


class Match(PlayedState):
    """A game being played. Made by `Game.new`, `serendip.load`, `copy` or `imagine`; the loop in `wait` plays it.

    Seats count from 0; where a spectator may look too, that is the seat None.
    """

    def __init__(
        self,
        game: Ruleset,
        state: State,
        seed: int | None,
        options: dict[str, Plain],
        twin: "Match | None" = None,
    ) -> None:
        super().__init__(game, state, seed, options, twin)
        self._worlds: dict[int, list[Match]] | None = None
        self._worlds_at: Step | None = None

    def __repr__(self) -> str:
        """Return which game it is and who is asked, between angles; nothing that a seat may not know."""
        outcome = self._state.outcome
        asked = ", ".join(map(str, self.to_act)) or "nobody"
        now = f"over: {outcome.reason}" if outcome is not None else f"to act: {asked}"
        imagined = "" if self.seed is not None else ", imagined"
        return f"<Match of {self.game.name}, {self.seats} seats{imagined}, {now}>"

    def preview(self, seat: int, action: Action) -> Preview:
        """Return what a seat can foresee of an action, just as the rules would do it; or why it can't.

        It is never a peek: the action is only tried where the seat imagines the match, and nothing is told if luck or
        something hidden takes part. Raises BadAction if it is no action of this game, WrongSeats.
        """
        refusal = self.why_not(seat, action)
        if refusal is not None:
            return Preview(None, (), refusal)
        action = self.game.checked(action)
        unforeseeable = Preview(None, (), Refusal(Said(UNFORESEEABLE), action.rules))
        foreseen: Preview | None = None
        for imagined in self._imagined_worlds(seat):
            if imagined._state.clock != self._state.clock:
                imagined._state.clock = self._state.clock
                imagined._legal = [None] * self.seats
            if action not in imagined.actions(seat) and imagined.why_not(seat, action) is not None:
                return unforeseeable
            world = imagined.copy()
            step = world._carry_out(seat, action)
            if step.sealed:
                return unforeseeable
            lines = tuple([Entry(*telling) for telling in step.told if reaches(telling[2], seat)])
            tried = Preview(world.view(seat), lines, None)
            if foreseen is not None and foreseen != tried:
                return unforeseeable
            foreseen = tried
        assert foreseen is not None
        return foreseen

    def _imagined_worlds(self, seat: int) -> "list[Match]":
        """Return what the seat imagines now, the same until something happens.

        The sources follow from the seed: with fixed ones a world would be a fixed shuffle of the truth and could tell
        of it, with fresh ones the seat could ask until it gets another answer.
        """
        if self._worlds is None or self._worlds_at is not self._steps:
            self._worlds = {}
            self._worlds_at = self._steps
        found = self._worlds.get(seat)
        if found is None:
            chance = Chance(-1 if self.seed is None else ~self.seed)
            found = self._worlds[seat] = [self.imagine(seat, chance) for _ in range(WORLDS)]
        return found

    def copy(self) -> "Match":
        """Return an equal match that goes its own way."""
        return Match(self.game, self._state.copy(), self.seed, self._options, self)

    def __copy__(self) -> "Match":
        """Return an equal match that goes its own way."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        """Return an equal match that goes its own way."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Take it apart for `pickle`. Of an imagined match only what its seat knows of the past goes along."""
        opening = self._opening if self.seed is not None else self._before_imagining()
        steps = [step.past() for step in self.steps()]
        base = None if self._base is None else write_state(self._base)
        since = len(self.steps(self._base_at))
        return revived, (self.game, self.snapshot(), base, since, opening, steps, self._known_to)

    def snapshot(self) -> dict[str, Plain]:
        """Return the position as plain data, with all its secrets: for stores. `Game.restore` goes on from it."""
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self._options),
            "seed": self.seed,
            "rules": self.game.fingerprint,
            "numbering": self.game.numbering,
            **write_state(self._state),
        }

    def digest(self) -> str:
        """Return a few letters that tell this position from every other one of the game; they give nothing away."""
        return digest(self._state)

    def position(self) -> bytes:
        """Return the position as JSON, as `snapshot` has it but without the seats, options and seed: for stores."""
        return _encoded(self.game, self._state)

    def opening(self, seed: int | None = None) -> "Match":
        """Return this match as it was before the first action; with another seed it is dealt anew.

        A match that was restored from a snapshot begins there, with what it knows of the past before it: what it has
        done since are the `steps(after=opening.last)`.

        Raises NotSaveable if it is an imagined one, which has no seed of its own, and none is given.
        """
        if seed is None:
            seed = self.seed
        if seed is None:
            raise NotSaveable("an imagined match has no seed and can't be begun again: take the real one")
        match = Match(self.game, self._opening_state(seed), seed, self._options)
        if self._base is not None and seed == self.seed:
            match._opening = self._opening
            match._base = self._base
            match._steps = match._base_at = self._base_at
        return match

    def _opening_state(self, seed: int) -> State:
        if self._base is not None and seed == self.seed:
            return self._base.copy()
        return self.game.setup(self.seats, dict(self._options), fresh_chance(seed, streams_of(self._state.chance)))

    def imagine(self, seat: int | None, rng: RandomBits) -> "Match":
        """Return a match that looks the same to this seat, with all that it can't know dealt anew.

        It has a fresh random source, so that nothing of the future is given away either; it can be played and
        copied, but neither saved nor undone, and its log holds only what this seat has seen. `rng` is a
        `random.Random`, or anything else with `getrandbits`.
        """
        self._check_viewer(seat)
        other = Match(self.game, self._state.imagine(seat, Chance(rng.getrandbits(62))), None, self._options)
        other._known_to = seat
        if self.seed is not None:
            other._opening = self._opening
            other._steps = other._imagined_at = self._steps
            return other
        # Imagining the same again and again, as a search does, must not read the whole log each time.
        again = self._retold and self._steps is None and seat == self._known_to
        other._opening = self._opening if again else self._heard(seat)
        other._retold = True
        return other

    def estimate(self, seat: int) -> float | None:
        """Return the game's estimate of a seat's share of the win, 0 to 1; None if it has none.

        It may look at everything, so it is for imagined matches and for those that are over.
        """
        self._check_seat(seat)
        return self.game.evaluate(self._state, seat)

    def outlook(self) -> list[float] | None:
        """Return each seat's calibrated chance to win as everybody at the table can see it; None if nobody knows.

        It goes by nothing that is hidden. When the match is over it is what came of it.
        """
        outlook = self.game.outlook(self.seats)
        if outlook is None:
            return None
        outcome = self.outcome
        if outcome is not None:
            return [1.0 if seat in outcome.winners else 0.0 for seat in range(self.seats)]
        signs = self.game.signs(self._state)
        return None if signs is None else outlook.chances(signs, self.seats)

    def signs(self) -> Signs | None:
        """Return what of the position speaks for whom, by what everybody sees; None if the game can't tell."""
        return self.game.signs(self._state)

    def moment(self) -> int | None:
        """Return how far the match is, in turns; None if the game can't say."""
        return self.game.moment(self._state)

    def appeal(self, seat: int) -> list[float] | None:
        """Return how good each of a seat's actions looks at first sight; None if the game can't say.

        It may look at everything, so it is for imagined matches.
        """
        return self.game.appeal(self._state, seat, self.actions(seat))

    def purpose(self, seat: int, action: Action) -> Said | None:
        """Return what an action would be good for, in the game's words; None if the game can't say.

        It may look at everything, so it is for imagined matches.
        """
        return self.game.purpose(self._state, seat, action)

    def undo(self, seat: int) -> None:
        """Take back the last action, which must be this seat's.

        Raises NoUndo if it showed or drew something, if another seat or the table has acted since, or if there is
        nothing to take back.
        """
        self._check_seat(seat)
        last = self._steps
        if last is None or last is self._imagined_at:
            raise NoUndo("there is nothing to take back")
        if last.seat != seat:
            raise NoUndo("somebody else has acted since: that can't be taken back")
        if self.seed is None:
            raise NoUndo("an imagined match can't be taken back")
        if last is self._base_at:
            raise NoUndo("the rules have changed since: that can't be taken back")
        if last.sealed:
            raise NoUndo("something hidden was shown, or luck decided: that can't be taken back")
        state = self._opening_state(self.seed)
        for step in self.steps(self._base_at)[:-1]:
            state.clock = step.at
            state.apply(step.seat, step.action)
        due = state.due()
        if due is not None and due <= self._state.clock:
            raise NoUndo("the time for that is over: it can't be taken back")
        state.told = []
        state.sealed = False
        state.clock = self._state.clock
        self._state = state
        self._steps = last.before
        self._legal = [None] * state.seats

    def save(self) -> str:
        """Return the match as text: game, options, seed and actions. `serendip.load` replays it exactly.

        If it goes on from a snapshot, that is in it too, with what is known of the past.

        Raises NotSaveable if it is an imagined one.
        """
        if self.seed is None:
            raise NotSaveable("an imagined match has no seed and can't be saved: save the real one")
        past: Past | None = None
        if self._base is not None:
            before = [kept_step(step.past()) for step in self.opening().steps()]
            past = Past(kept_lines(self._opening), before, Raw(_encoded(self.game, self._base)))
        actions = [(step.seat, step.action, step.at) for step in self.steps(self._base_at)]
        clock = self._state.clock if self.game.real_time else None
        return write(
            self.game.name,
            self.seats,
            self.seed,
            self._options,
            actions,
            clock,
            self.game.fingerprint,
            self.digest(),
            past,
            self.game.variant,
            streams_of(self._state.chance),
        )

    def _before_imagining(self) -> list[Telling]:
        """Return what the seat that imagined this match had heard before."""
        before = Match(self.game, self._state.copy(), None, self._options)
        before._opening = self._opening
        before._steps = before._imagined_at = self._imagined_at
        before._known_to = self._known_to
        return before._heard(self._known_to)


def restored(fresh: Match, snapshot: dict[str, Any]) -> Match:
    """Turn a new match of the same game, seats and options into the one of a snapshot. Raises BadSnapshot."""
    state = fresh._state
    _read(fresh.game, state, snapshot)
    fresh.seed = snapshot["seed"]
    fresh._opening = []
    fresh._base = state.copy()
    return fresh


def revived(
    game: Ruleset,
    snapshot: dict[str, Any],
    base: dict[str, Any] | None,
    since: int,
    opening: list[Telling],
    steps: list[PastStep],
    known_to: int | None,
) -> Match:
    """Put a match together again: its position, that of its base and the steps since, and all that was told.

    Without a base it can be played again from its seed.
    """
    seats, options = snapshot["seats"], snapshot["options"]
    match = restored(Match(game, game.setup(seats, dict(options), Chance(0)), 0, options), snapshot)
    match._base = None
    if base is not None:
        match._base = match._state.copy()
        _read(game, match._base, base)
    match._opening = opening
    match._known_to = known_to
    match._retold = match.seed is None
    for number, step in enumerate(steps):
        if number == len(steps) - since:
            match._base_at = match._steps
        match._steps = Step(match._steps, *step)
    if not since:
        match._base_at = match._steps
    if base is None:
        match._base_at = None
    return match


def move_on(match: Match, step: PastStep, position: dict[str, Any]) -> None:
    """Let a match have come by a step to a position, whatever the rules would make of it. Raises BadSnapshot."""
    state = match._state.copy()
    _read(match.game, state, position)
    match._state = state
    match._base = state
    match._steps = match._base_at = Step(match._steps, *step)
    match._legal = [None] * state.seats


def set_clock(match: Match, at: float) -> None:
    """Let the clock show a later time, without what the table would have done by then."""
    match._state.clock = at
    match._legal = [None] * match.seats


def _read(game: Ruleset, state: State, position: dict[str, Any]) -> None:
    """Turn a state into a position, be it one of other rules of the same game. Raises BadSnapshot."""
    rules = position.get("rules", game.fingerprint)
    if rules != game.fingerprint:
        try:
            fields = game.migrate(position.get("fields"), str(position.get("numbering", "")))
        except (LookupError, TypeError, AttributeError) as error:
            raise BadSnapshot(f"this position does not fit the rules of today: {error!r}") from error
        position = {**position, "fields": fields}
    read_state(state, position, game.actions, partly=rules != game.fingerprint)


def _encoded(game: Ruleset, state: State) -> bytes:
    """Return a position as JSON, with the rules that wrote it."""
    head = b'{"rules":"%b","numbering":"%b",' % (game.fingerprint.encode(), game.numbering.encode())
    return head + encode_state(state)[1:]
