"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence

from serendip.core.errors import SerendipError, WrongSeats
from serendip.core.game import Game

USUAL_SEATS = 3


class Seating:
    """For each seat the bot that plays it, or None for a person."""

    def __init__(self, bots: Sequence[str | None]) -> None:
        self.bots: tuple[str | None, ...] = tuple(bots)
        self.people: tuple[int, ...] = tuple(seat for seat, bot in enumerate(bots) if bot is None)

    def names(self, you: int | None) -> list[str]:
        """Return everybody's name as this seat reads it: "You", "Player 2", "Bot 3 (thumb)"."""
        return [f"{name} ({bot})" if bot else name for name, bot in zip(self.called(you), self.bots, strict=True)]

    def called(self, you: int | None) -> list[str]:
        """Return the short names, for sentences."""
        return [
            "You" if seat == you else f"Bot {seat + 1}" if bot else f"Player {seat + 1}"
            for seat, bot in enumerate(self.bots)
        ]

    def arguments(self) -> str:
        """Return the arguments of `serendip play` that seat everybody so again."""
        bots = [bot for bot in self.bots if bot]
        words = f" --seat {self.people[0] + 1}"
        if len(self.people) > 1:
            words += f" --humans {len(self.people)}"
        return words + (f" --bots {','.join(bots)}" if bots else "")


def take_seats(
    game: Game, seats: int | None, seat: int | None, humans: int, bots: Sequence[str] | None, usual_bot: str
) -> Seating:
    """Return who sits where; what was not said is filled in. Raises SerendipError if it does not fit together."""
    if seats is None:
        wanted = humans + len(bots) if bots and len(bots) > 1 else max(USUAL_SEATS, humans)
        seats = max(game.seats[0], min(wanted, game.seats[-1]))
    if seats not in game.seats:
        raise WrongSeats(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}: choose another --seats"
        )
    if humans > seats:
        raise WrongSeats(f"{humans} people don't fit at a table for {seats}: raise --seats or lower --humans")
    first = 0 if seat is None else seat - 1
    if not 0 <= first < seats:
        raise WrongSeats(f"there is no seat {seat}: choose --seat from 1 to {seats}")
    free = seats - humans
    if bots and len(bots) > free:
        raise SerendipError(
            f"{len(bots)} bots for {free} free seats: leave some out of --bots, or raise --seats (now {seats})"
        )
    people = {(first + step) % seats for step in range(humans)}
    line = list(bots or [usual_bot])
    placed: list[str | None] = []
    for place in range(seats):
        if place in people:
            placed.append(None)
        else:
            placed.append(line[0])
            line.append(line.pop(0))
    return Seating(placed)
