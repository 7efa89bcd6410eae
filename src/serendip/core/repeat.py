"""Playing a match again, step by step."""

from serendip.core.match import TABLE, Match, Step


def repeat(match: Match, step: Step) -> None:
    """Carry out a step of another match, at its time if the game is played in real time."""
    at = step.at if match.game.real_time else None
    if step.seat != TABLE:
        match.play(step.seat, step.action, at)
    elif at is not None:
        match.pass_time(at)


def replayed(match: Match, to: int) -> Match:
    """Return the same match with only its first `to` actions."""
    fresh = match.game.new(match.seats, match.seed, match.options)
    for step in match.steps()[:to]:
        repeat(fresh, step)
    return fresh
