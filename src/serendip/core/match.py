"""A State being played: seats, options, seed, log. The public face of the engine."""

import math
from typing import Any, Final

from msgspec import Raw

from serendip.core.action import Action, Ranged
from serendip.core.chance import Chance, RandomBits
from serendip.core.entry import Entry, Telling, reaches
from serendip.core.errors import BadAction, IllegalAction, NotSaveable, NoUndo, RulesGap, WrongSeats, WrongTime, brief
from serendip.core.line import Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.past import Past, PastStep, kept_lines, kept_step
from serendip.core.preview import Preview
from serendip.core.refusal import NOT_ASKED, NOT_OFFERED, OUT_OF_RANGE, OVER, UNFORESEEABLE, Refusal
from serendip.core.ruleset import Ruleset
from serendip.core.save import write
from serendip.core.snapshot import digest, encode_state, read_state, write_state
from serendip.core.state import State

TABLE: Final = -1
"""Stands for the table itself, whose actions are time-outs."""

PAUSE: Final = 1.0
"""How many seconds a choice takes in real time where nobody says it."""

WORLDS: Final = 2
"""In how many imagined matches an action is tried before a seat is told what it would bring."""


def seconds(at: object) -> float:
    """Return a time as a number of seconds. Raises WrongTime."""
    try:
        if isinstance(at, (int, float)) and not isinstance(at, bool) and math.isfinite(at):
            return float(at)
    except OverflowError:
        pass
    raise WrongTime(f"a time is a number of seconds, not {brief(at)}")


class Step:
    """One action of the past and what came of it. Steps are linked backwards, so that copies share them."""

    def __init__(
        self, before: "Step | None", seat: int, action: Action, at: float, told: list[Telling], sealed: bool
    ) -> None:
        self.before: Step | None = before
        self.seat: int = seat
        self.action: Action = action
        self.at: float = at
        self.told: list[Telling] = told
        self.sealed: bool = sealed

    def past(self) -> PastStep:
        """Return all of it but for what was before."""
        return self.seat, self.action, self.at, self.told, self.sealed


class Match:
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
        self.game: Ruleset = game
        self.seed: int | None = seed
        self._options: dict[str, Plain] = options
        self._state: State = state
        self._worlds: dict[int, list[Match]] | None = None
        if twin is not None:
            self._opening: list[Telling] = twin._opening
            self._steps: Step | None = twin._steps
            self._known_to: int | None = twin._known_to
            self._imagined_at: Step | None = twin._imagined_at
            self._retold: bool = twin._retold
            self._base: State | None = twin._base
            self._base_at: Step | None = twin._base_at
            # In real time what is legal may change with the clock alone.
            self._legal: list[tuple[Action, ...] | None] = [None] * state.seats if game.real_time else twin._legal[:]
            return
        self._opening = state.told
        self._steps = None
        self._known_to = None
        self._imagined_at = None
        self._retold = False
        self._base = None
        self._base_at = None
        self._legal = [None] * state.seats
        state.told = []
        state.sealed = False

    def __repr__(self) -> str:
        """Return which game it is and who is asked, between angles; nothing that a seat may not know."""
        outcome = self._state.outcome
        asked = ", ".join(map(str, self.to_act)) or "nobody"
        now = f"over: {outcome.reason}" if outcome is not None else f"to act: {asked}"
        imagined = "" if self.seed is not None else ", imagined"
        return f"<Match of {self.game.name}, {self.seats} seats{imagined}, {now}>"

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def options(self) -> dict[str, Plain]:
        """The options of this match with their values."""
        return dict(self._options)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; several may be asked at once; () when it is over.

        In real time also () while everybody is busy and only the clock can go on: see `wait`.
        """
        return self._state.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self._state.outcome

    @property
    def clock(self) -> float:
        """The table's time in seconds, as of the last action."""
        return self._state.clock

    @property
    def due(self) -> float | None:
        """When the table acts by itself if nobody does before (`pass_time`); None: never."""
        return self._state.due()

    def actions(self, seat: int) -> tuple[Action, ...]:
        """Return the legal actions of a seat, all of them; () if it is not asked.

        A `Ranged` action stands for its whole range. Raises WrongSeats if there is no such seat.
        """
        if type(seat) is not int or not 0 <= seat < len(self._legal):  # True would pass for seat 1
            self._check_seat(seat)
        found = self._legal[seat]
        if found is None:
            found = tuple(self._state.actions(seat)) if seat in self._state.to_act else ()
            self._legal[seat] = found
        return found

    def play(self, seat: int, action: Action, at: float | None = None) -> None:
        """Carry out an action, at a time in seconds if the game is played in real time.

        What fell due before that time happens first. Raises IllegalAction (nothing has changed then, but for the
        time that passed), WrongSeats, WrongTime, BadAction.
        """
        if at is not None:
            self.pass_time(at)
        legal = self.actions(seat)
        for offered in legal:  # an action mostly comes back as the very thing that was offered: `is` is quicker than ==
            if offered is action:
                break
        else:
            action = self._as_offered(seat, action, legal)
        self._carry_out(seat, action)

    def pass_time(self, at: float) -> None:
        """Let the table's clock run on to `at`; the table acts wherever its time had come. Raises WrongTime."""
        if not self.game.real_time:
            raise WrongTime(f"{self.game.title} is not played in real time: play without a time")
        at = seconds(at)
        if at < self._state.clock:
            raise WrongTime(
                f"the table's clock shows {self._state.clock} s and can't be set to {at} s: time runs forward"
            )
        while self.act_by_itself(at):
            pass
        self._state.clock = at

    def act_by_itself(self, at: float) -> bool:
        """Let the table act once if its time comes by then; say whether it did. `pass_time` does all of it."""
        state = self._state
        due = state.due()
        if due is None or due > at or state.outcome is not None:
            return False
        state.clock = max(due, state.clock)
        self._carry_out(TABLE, state.time_out())
        return True

    def wait(self, pause: float = PAUSE) -> tuple[int, ...]:
        """Return who is asked now; () when it is over. So one loop plays any game to its end, in real time too:

            while match.wait():
                seat = match.to_act[0]
                match.play(seat, rng.choice(match.actions(seat)))

        In real time a choice takes a while: the clock runs on by the pause, and from there to whatever the table waits
        for until somebody is asked. Raises RulesGap if nobody ever will be, WrongTime.
        """
        state = self._state
        over = state.outcome is not None
        if not over and self.game.real_time:
            self.pass_time(state.clock + seconds(pause))
            over = state.outcome is not None
            while not state.to_act and not over:
                due = state.due()
                if due is None:
                    break
                self.pass_time(max(due, state.clock))
                over = state.outcome is not None
        if not state.to_act and not over:
            raise RulesGap(f"{self.game.title} asks nobody and has not ended: its rules have a gap")
        return state.to_act

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return why the seat can't do this now, with the rules' ids; None if it can.

        Raises BadAction if it is no action of this game, WrongSeats if there is no such seat.
        """
        self._check_seat(seat)
        if type(action) not in self.game.actions:
            raise BadAction(
                f"{brief(action)} is not an action of {self.game.title}: take one of match.actions(seat), "
                "or read one from JSON with game.action or from words with game.read_action"
            )
        self.game.checked(action)
        state = self._state
        if state.outcome is not None:
            return Refusal(Said(OVER), action.rules)
        if seat not in state.to_act:
            if action.brought_by_server and state.admits(seat, action):
                return None
            return Refusal(Said(NOT_ASKED, (seat,)), action.rules)
        legal = self.actions(seat)
        if action in legal or state.admits(seat, action):
            return None
        if isinstance(action, Ranged) and action.choose(action.least) in legal:
            if action.fits():
                return None
            return Refusal(Said(OUT_OF_RANGE, (action.number, action.least, action.most)), action.rules)
        said = state.why_not(seat, action) or Said(NOT_OFFERED, (action.said(),))
        return Refusal(said, action.rules)

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
        if self._worlds is None:
            self._worlds = {}
        found = self._worlds.get(seat)
        if found is None:
            chance = Chance(-1 if self.seed is None else ~self.seed)
            found = self._worlds[seat] = [self.imagine(seat, chance) for _ in range(WORLDS)]
        return found

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Return all that a seat may know (None: a spectator), as plain data ready for JSON."""
        return {**self.public(), "prompt": self.prompt(seat).to_json(), **self.private(seat)}

    def public(self) -> dict[str, Plain]:
        """Return the parts of the view that everybody shares."""
        state = self._state
        head: dict[str, Plain] = {
            "game": self.game.name,
            "seats": state.seats,
            "to_act": list(state.to_act),
            "outcome": state.outcome.to_json() if state.outcome else None,
        }
        head.update(state.public())
        return head

    def private(self, seat: int | None) -> dict[str, Plain]:
        """Return the parts of the view that are a seat's own, or could be, but for the prompt."""
        self._check_viewer(seat)
        own: dict[str, Plain] = {"seat": seat}
        own.update(self._state.view(seat))
        return own

    def prompt(self, seat: int | None) -> Said:
        """Return the sentence that says what a seat is asked, or whom it waits for."""
        self._check_viewer(seat)
        return self._state.prompt(seat)

    def log(self, seat: int | None) -> list[Entry]:
        """Return the entries that a seat may see (None: a spectator), oldest first."""
        self._check_viewer(seat)
        return [Entry(line, args, audience) for line, args, audience in self._heard(seat)]

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

    @property
    def opening_lines(self) -> list[Telling]:
        """What was told before the first action, to whomever: for stores."""
        return self._opening

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
        return self.game.setup(self.seats, dict(self._options), Chance(seed))

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

    def moment(self) -> int | None:
        """Return how far the match is, in turns; None if the game can't say."""
        return self.game.moment(self._state)

    def appeal(self, seat: int) -> list[float] | None:
        """Return how good each of a seat's actions looks at first sight; None if the game can't say.

        It may look at everything, so it is for imagined matches.
        """
        return self.game.appeal(self._state, seat, self.actions(seat))

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
        self._worlds = None

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
        )

    @property
    def last(self) -> Step | None:
        """The newest of the steps."""
        return None if self._steps is self._imagined_at else self._steps

    def steps(self, after: Step | None = None) -> list[Step]:
        """Return the actions so far, or those after one, oldest first. They hold all secrets: for saves only."""
        found: list[Step] = []
        step = self._steps
        while step is not None and step is not self._imagined_at and step is not after:
            found.append(step)
            step = step.before
        found.reverse()
        return found

    def _as_offered(self, seat: int, action: Action, legal: tuple[Action, ...]) -> Action:
        """Return the offer that equals an action, or the action itself if the rules allow it. Raises IllegalAction."""
        try:
            return legal[legal.index(action)]  # what was offered, not what equals it: 1 == True == 1.0
        except ValueError:
            refusal = self.why_not(seat, action)
            if refusal is not None:
                raise IllegalAction(refusal.words(), refusal.rules) from None
            return self.game.checked(action)

    def _carry_out(self, seat: int, action: Action) -> Step:
        state = self._state
        chance = state.chance
        used = chance.used
        state.apply(seat, action)
        step = Step(self._steps, seat, action, state.clock, state.told, state.sealed or chance.used != used)
        self._steps = step
        state.told = []
        state.sealed = False
        self._legal = [None] * state.seats
        self._worlds = None
        return step

    def _heard(self, seat: int | None) -> list[Telling]:
        """Return what a seat heard so far; of what was before an imagining, what the imagining seat heard too."""
        parts: list[list[Telling]] = []
        step = self._steps
        while step is not self._imagined_at and step is not None:
            parts.append([telling for telling in step.told if reaches(telling[2], seat)])
            step = step.before
        while step is not None:
            parts.append([telling for telling in step.told if self._both_heard(telling[2], seat)])
            step = step.before
        parts.append([telling for telling in self._opening if self._both_heard(telling[2], seat)])
        return [telling for part in reversed(parts) for telling in part]

    def _before_imagining(self) -> list[Telling]:
        """Return what the seat that imagined this match had heard before."""
        before = Match(self.game, self._state.copy(), None, self._options)
        before._opening = self._opening
        before._steps = before._imagined_at = self._imagined_at
        before._known_to = self._known_to
        return before._heard(self._known_to)

    def _both_heard(self, audience: int, seat: int | None) -> bool:
        return reaches(audience, seat) and (self.seed is not None or reaches(audience, self._known_to))

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise WrongSeats(f"there is no seat {brief(seat)}: this match has the seats 0 to {self._state.seats - 1}")

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)


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
    match._worlds = None


def set_clock(match: Match, at: float) -> None:
    """Let the clock show a later time, without what the table would have done by then."""
    match._state.clock = at
    match._legal = [None] * match.seats


def _read(game: Ruleset, state: State, position: dict[str, Any]) -> None:
    """Turn a state into a position, be it one of other rules of the same game. Raises BadSnapshot."""
    rules = position.get("rules", game.fingerprint)
    if rules != game.fingerprint:
        position = {**position, "fields": game.migrate(position.get("fields"), str(position.get("numbering", "")))}
    read_state(state, position, game.actions, partly=rules != game.fingerprint)


def _encoded(game: Ruleset, state: State) -> bytes:
    """Return a position as JSON, with the rules that wrote it."""
    head = b'{"rules":"%b","numbering":"%b",' % (game.fingerprint.encode(), game.numbering.encode())
    return head + encode_state(state)[1:]
