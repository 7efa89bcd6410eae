"""A State being played: who may act, what comes of it, and what each seat sees and hears."""

import math
from typing import Any, Final

from serendip.core.action import Action, Ranged
from serendip.core.entry import Entry, Telling, reaches
from serendip.core.errors import BadAction, IllegalAction, RulesGap, WrongSeats, WrongTime, brief
from serendip.core.line import Plain, Said
from serendip.core.outcome import Outcome
from serendip.core.refusal import NOT_ASKED, NOT_OFFERED, OUT_OF_RANGE, OVER, Refusal
from serendip.core.ruleset import Ruleset
from serendip.core.state import State
from serendip.core.step import Step

TABLE: Final = -1
"""Stands for the table itself, whose actions are time-outs."""

PAUSE: Final = 1.0
"""How many seconds a choice takes in real time where nobody says it."""


def seconds(at: object) -> float:
    """Return a time as a number of seconds. Raises WrongTime."""
    try:
        if isinstance(at, (int, float)) and not isinstance(at, bool) and math.isfinite(at):
            return float(at)
    except OverflowError:
        pass
    raise WrongTime(f"a time is a number of seconds, not {brief(at)}")


class PlayedState:
    """A State, and the steps by which it came about: the half of a Match that goes forward.

    Seats count from 0; where a spectator may look too, that is the seat None.
    """

    def __init__(
        self,
        game: Ruleset,
        state: State,
        seed: int | None,
        options: dict[str, Plain],
        twin: "PlayedState | None" = None,
    ) -> None:
        self.game: Ruleset = game
        self.seed: int | None = seed
        self._options: dict[str, Plain] = options
        self._state: State = state
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

    def forced(self, seat: int) -> Action | None:
        """Return the only action of a seat, where everybody can see that it is; a table need not ask for it."""
        found = self.actions(seat)
        alone = len(found) == 1 and found[0].done_by_table and not isinstance(found[0], Ranged)
        return found[0] if alone else None

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

    def voice(self, seat: int) -> str:
        """Return how a seat may speak in the chat now: "" freely, else one of the voices of `core.calls`."""
        return self._state.voice(seat)

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

    def observe(self, seat: int, row: Any) -> None:
        """Write what a seat may know into a row of zeros, as long as the game's layout: see `game.encoding`."""
        self._check_seat(seat)
        self._state.observe(seat, row)

    def prompt(self, seat: int | None) -> Said:
        """Return the sentence that says what a seat is asked, or whom it waits for."""
        self._check_viewer(seat)
        return self._state.prompt(seat)

    def log(self, seat: int | None) -> list[Entry]:
        """Return the entries that a seat may see (None: a spectator), oldest first."""
        self._check_viewer(seat)
        return [Entry(line, args, audience) for line, args, audience in self._heard(seat)]

    def heard(self, seat: int | None, after: Step | None = None) -> list[Telling]:
        """Return what a seat may read in the log as it was told, from the beginning or after one of the `steps`.

        So one that listens need not read the whole log each time: `after` is the `last` step of the time before.
        """
        self._check_viewer(seat)
        if after is None:
            return self._heard(seat)
        return [telling for step in self.steps(after) for telling in step.told if reaches(telling[2], seat)]

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

    @property
    def opening_lines(self) -> list[Telling]:
        """What was told before the first action, to whomever: for stores."""
        return self._opening

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

    def _both_heard(self, audience: int, seat: int | None) -> bool:
        return reaches(audience, seat) and (self.seed is not None or reaches(audience, self._known_to))

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise WrongSeats(f"there is no seat {brief(seat)}: this match has the seats 0 to {self._state.seats - 1}")

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)
