"""`serendip learn`: how signs are weighed for calibrated chances, learned from games between bots."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import find_game, read_seed, whole_number
from serendip.core.errors import SerendipError
from serendip.core.game import Game
from serendip.core.outlook import OUTLOOK

if TYPE_CHECKING:
    from serendip.lab.learning import Learned

HELP = "learn calibrated chances to win from games between bots, and measure how true they are on others"
EXAMPLES = (
    "serendip learn dark-matter --seats 2 --games 400 --held-out 400 --strong 0",
    "serendip learn pandorum --into src/serendip/games/pandorum/bot --card docs/bots.md",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--seats", metavar="N,N", help="with how many players (every number that the game allows)")
    parser.add_argument(
        "--games", type=whole_number(20), default=3000, metavar="N", help="how many games to learn from (3000)"
    )
    parser.add_argument(
        "--held-out", type=whole_number(20), default=2000, metavar="N", help="how many others to measure on (2000)"
    )
    parser.add_argument(
        "--strong", type=whole_number(0), default=60, metavar="N", help="and how many between stronger bots (60)"
    )
    parser.add_argument(
        "--playouts", type=whole_number(0), default=100, metavar="N", help="in how many to compare with playouts (100)"
    )
    parser.add_argument("--bot", default="thumb", metavar="BOT", help=f"who plays (thumb): {BOTS_IN_WORDS}")
    parser.add_argument("--strong-bot", default="search:30", metavar="BOT", help="the stronger one (search:30)")
    parser.add_argument("--seed", type=read_seed, default=1, metavar="N", help="the same number, the same games (1)")
    parser.add_argument(
        "--into", metavar="FOLDER", help=f"where {OUTLOOK} is written: the game's `bot` folder (nowhere)"
    )
    parser.add_argument("--card", metavar="FILE", help="the page in which the model card is written anew (nowhere)")
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")


def run(args: argparse.Namespace) -> int:
    """Learn for each number of seats, tell how true it is, and keep it if asked to."""
    from serendip.cli.progress import Progress
    from serendip.lab.learning import LearningPlan, learn
    from serendip.lab.model_card import card, write_card

    game = find_game(args.game)
    if not game.signs_told:
        raise SerendipError(f"{game.title} tells no signs to learn from: see `Ruleset.signs`")
    learned = []
    for seats in seats_of(game, args.seats):
        plan = LearningPlan(
            game.name,
            seats,
            args.games,
            args.held_out,
            args.strong,
            args.bot,
            args.strong_bot,
            args.seed,
            args.playouts,
        )
        learned.append(learn(plan, args.workers, Progress("games")))
    print("\n".join(card(game, learned)))
    if args.into:
        write_outlook(game, learned, Path(args.into) / OUTLOOK)
    if args.card:
        write_card(game, learned, Path(args.card))
    return 0


def seats_of(game: Game, told: str | None) -> list[int]:
    """Return the numbers of seats that were asked for. Raises SerendipError."""
    if told is None:
        return [seats for seats in game.seats if seats <= game.outlooks_up_to]
    try:
        found = [int(part) for part in told.split(",")]
    except ValueError:
        raise SerendipError(f"--seats is numbers with commas, as in 2,3, not {told!r}") from None
    if not set(found) <= set(game.seats):
        raise SerendipError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players")
    return found


def write_outlook(game: Game, learned: "list[Learned]", path: Path) -> None:
    """Write the data file, one moment of weights a line. Raises SerendipError."""
    from serendip.lab.learning import kept

    try:
        before = msgspec.json.decode(path.read_bytes()) if path.is_file() else None
        path.write_text(in_lines(kept(game, learned, before)), encoding="utf-8")
    except OSError as error:
        raise SerendipError(f"{path} can't be written: {error.strerror}") from error


def in_lines(plain: dict[str, Any]) -> str:
    """Return a data file as text that differs in few lines when little has changed."""
    rows = []
    for seats, own in plain["seats"].items():
        weights = ",\n".join(f"    {json.dumps(row)}" for row in own["weights"])
        head = json.dumps({name: value for name, value in own.items() if name != "weights"})[1:-1]
        rows.append(f'  "{seats}": {{{head}, "weights": [\n{weights}\n  ]}}')
    seats = ",\n".join(rows)
    signs = json.dumps(plain["signs"], ensure_ascii=False)
    return f'{{"rules": "{plain["rules"]}",\n "signs": {signs},\n "seats": {{\n{seats}\n }}}}\n'
