"""Every error that Serendip raises on purpose, by name, in words that say what to do next."""

_LONGEST = 80


class SerendipError(ValueError):
    """The ancestor of all of them."""


def brief(thing: object) -> str:
    """Return how something looks in Python, cut short: what was wrong may be long, or too big to be shown."""
    try:
        text = repr(thing)
    except (ValueError, RecursionError):  # a number of too many digits, lists nested too deeply
        return f"a {type(thing).__name__} that can't be shown"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


class UnknownGame(SerendipError):
    """There is no game of that name."""


class UnknownOption(SerendipError):
    """The game has no such option, or not with that value."""


class WrongSeats(SerendipError):
    """The game can't be played by so many, or there is no such seat."""


class WrongTime(SerendipError):
    """The clock was asked to run backwards, or to no time at all."""


class BadAction(SerendipError):
    """That is not an action of this game at all."""


class BadSave(SerendipError):
    """That text is not a saved match, or not one that can be replayed."""


class BadSnapshot(SerendipError):
    """That is not a position of this game, or not one that these rules can read."""


class NotSaveable(SerendipError):
    """An imagined match, or one that goes on from a snapshot, has no past of its own: it can't be saved."""


class RulesGap(SerendipError):
    """A game's own mistake: its rules ask nobody, or leave somebody who is asked nothing to choose."""


class IllegalAction(SerendipError):
    """The rules do not allow it; `reason` says why and `rules` names them. Nothing has changed."""

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(f"{reason} [{', '.join(rules)}]" if rules else reason)
        self.reason = reason
        self.rules = rules


class IllegalNumber(IllegalAction):
    """No action has that number, or none that is legal now: it says what is."""


class NoUndo(IllegalAction):
    """That can't be taken back."""
