"""`serendip tune`: numbers that reach goals."""

import argparse
from pathlib import Path

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import OPTION, find_game, find_options, read_bots, read_seed, whole_number
from serendip.cli.reporting import add_reporting, check_places, tell, write_whole
from serendip.core.errors import SerendipError

HELP = "search for numbers with which a game reaches goals"
EXAMPLES = (
    "serendip tune dark-matter space.toml --seats 3 --trials 40 --games 200",
    "serendip tune dark-matter space.toml --goal rounds=12..15 --out ./front",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("space", metavar="FILE", help="what may be varied, and what is to be reached: see docs/lab.md")
    parser.add_argument(
        "--goal", action="append", default=[], metavar="NAME=A..B", help="another goal; either end may be left out"
    )
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (the fewest, if left out)")
    parser.add_argument("--trials", type=whole_number(1), default=30, metavar="N", help="how many variants (30)")
    parser.add_argument("--games", type=whole_number(2), default=200, metavar="N", help="games of each at most (200)")
    parser.add_argument(
        "--bots", type=read_bots, default=["thumb"], metavar="A,B", help=f"who plays, in turn (thumb): {BOTS_IN_WORDS}"
    )
    parser.add_argument("--seed", type=read_seed, default=1, metavar="N", help="the same number, the same search (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    parser.add_argument("--out", metavar="FOLDER", help="write the variants of the front into a folder")
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")
    add_reporting(parser, runs=False)


def run(args: argparse.Namespace) -> int:
    """Search, and print the front."""
    from serendip.cli.keeping import STOPPED
    from serendip.cli.progress import Progress
    from serendip.lab.space import BadSpace, read_space
    from serendip.lab.tune import need_optuna, tune

    check_places(args)
    need_optuna()
    game = find_game(args.game)
    try:
        text = Path(args.space).read_text(encoding="utf-8")
        goals = "".join(f"{goal_line(goal)}\n" for goal in args.goal)
        if goals and "[goals]" not in text:
            text += "\n[goals]\n"
        space = read_space(text.replace("[goals]\n", f"[goals]\n{goals}", 1))
    except (OSError, UnicodeError) as error:
        raise SerendipError(f"{args.space} can't be read: {getattr(error, 'strerror', None) or error}") from error
    except BadSpace as error:
        raise BadSpace(f"{args.space}: {error}") from error
    if space.game != game.name:
        raise SerendipError(f"{args.space} is about {space.game}, not about {game.name}")
    with Progress("variants") as progress:
        report = tune(
            space,
            seats=args.seats or game.seats[0],
            games=args.games,
            trials=args.trials,
            bots=args.bots,
            seed=args.seed,
            options=find_options(game, args.option),
            workers=args.workers,
            progress=progress,
        )
    if args.out:
        folder = Path(args.out)
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in report.files().items():
            write_whole(folder / name, content)
    tell(report, args)
    return STOPPED if report.stopped else 0


def goal_line(text: str) -> str:
    """Return a goal given as NAME=A..B as a line of a space. Raises SerendipError."""
    import json

    name, equals, ends = text.partition("=")
    low, dots, high = ends.partition("..")
    try:
        bounds = [f"{key} = {float(end):g}" for key, end in (("from", low), ("to", high)) if end]
    except ValueError:
        bounds = []
    if not equals or not dots or not bounds:
        raise SerendipError(f"--goal {text!r}: write it as rounds=12..15, or with one end left out")
    return f"{json.dumps(name.strip())} = {{ {', '.join(bounds)} }}"
