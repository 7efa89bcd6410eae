"""`serendip play`: a match in the terminal, against bots or with friends at one keyboard."""

import argparse

from serendip.bots import BOTS_IN_WORDS
from serendip.cli.arguments import OPTION, find_game, find_options, read_bots, read_seed, whole_number
from serendip.cli.variants import VARIANT, load_variant

HELP = "play a game in the terminal, against bots or with friends at one keyboard"
EXAMPLES = (
    "serendip play dark-matter",
    "serendip play dark-matter --seats 4 --bots thumb,search:200",
    "serendip play dark-matter --humans 2",
    "serendip play dark-matter --resume dark-matter.save.json",
)
USUAL_BOT = "search:500"
USUAL_HINTS = "search:2000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game's name: see `serendip games`")
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (usually 3)")
    parser.add_argument("--seat", type=whole_number(1), metavar="K", help="where you sit, from 1 (usually 1)")
    parser.add_argument(
        "--humans", type=whole_number(1), default=1, metavar="N", help="how many people share this keyboard (usually 1)"
    )
    parser.add_argument(
        "--bots",
        type=read_bots,
        metavar="A,B",
        help=f"who plays the other seats, in turn: {BOTS_IN_WORDS} (usually {USUAL_BOT})",
    )
    parser.add_argument("--seed", type=read_seed, metavar="N", help="the same number deals the same game again")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    parser.add_argument("--variant", metavar="FILE", help=VARIANT)
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was saved")
    parser.add_argument(
        "--hints", type=read_bots, default=[USUAL_HINTS], metavar="BOT", help=f"who gives hints (usually {USUAL_HINTS})"
    )
    parser.add_argument(
        "--every-choice", action="store_true", help="ask also where there is only one choice, as everybody can see"
    )


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    from pathlib import Path

    from serendip.cli.console import Console
    from serendip.cli.playing import TerminalPlay
    from serendip.cli.saving import SaveFile, load_file
    from serendip.cli.seating import take_seats
    from serendip.cli.sitting import Sitting
    from serendip.core.errors import SerendipError
    from serendip.core.match import Match
    from serendip.games import play_as

    variant = load_variant(args.variant)
    match: Match | None = None
    if args.resume is not None:
        match = load_file(args.resume)
    elif variant is not None:
        play_as(variant)
    game = find_game(args.game)
    if game.real_time:
        raise SerendipError(f"{game.title} is played in real time, which a terminal can't show: use serendip serve")
    if variant is not None and variant.game != game.name:
        raise SerendipError(f"{args.variant} is a variant of {variant.game}, not of {game.name}")
    options = find_options(game, args.option)
    save = SaveFile()
    seats = args.seats
    if match is not None:
        save = SaveFile(Path(args.resume))
        if match.game is not game:
            raise SerendipError(
                f"{args.resume} is a match of {match.game.title}: serendip play {match.game.name} --resume"
            )
        if seats not in (None, match.seats) or args.seed is not None or options or variant is not None:
            raise SerendipError(
                "a saved match keeps its seats, its seed, its options and its variant: "
                "leave out --seats, --seed, --option and --variant"
            )
        seats = match.seats
    seating = take_seats(game, seats, args.seat, args.humans, args.bots, USUAL_BOT)
    if match is None:
        match = game.new(seats=len(seating.bots), seed=args.seed, options=options)
    seed = match.seed or 0
    TerminalPlay(Sitting(match, seating, Console(), save, args.hints[0], seed, args.every_choice)).play()
    return 0
