"""`serendip games`: what can be played; with a game and `--out`, matches of bots as a data set."""

import argparse
import sys

import serendip
from serendip.cli.arguments import OPTION, find_game, find_options, read_bots, read_seed, whole_number
from serendip.cli.output import print_json
from serendip.core.game import Game
from serendip.core.options import Option, Preset
from serendip.games import left_out

HELP = "list the games"
EXAMPLES = (
    "serendip games",
    "serendip games --json",
    "serendip games dark-matter --seats 3 --games 3000 --bots thumb --out games.parquet",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")
    parser.add_argument("game", nargs="?", metavar="GAME", help="whose matches go to --out")
    parser.add_argument("--out", metavar="FILE", help="write matches of bots as columns, in parquet")
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="how many play (the fewest, if left out)")
    parser.add_argument("--games", type=whole_number(1), default=1000, metavar="N", help="how many matches (1000)")
    parser.add_argument("--bots", type=read_bots, default=["random"], metavar="A,B", help="who plays, in turn (random)")
    parser.add_argument("--seed", type=read_seed, default=1, metavar="N", help="the same number, the same file (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=OPTION)
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="how many processes (one a core)")


def run(args: argparse.Namespace) -> int:
    """Print the list, or write a data set."""
    if args.game or args.out:
        return write(args)
    from serendip.cli.console import Console
    from serendip.core.terminal import flow

    found = [serendip.game(name) for name in serendip.games()]
    if args.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "tagline": game.tagline,
                    "seats": list(game.seats),
                    "minutes": game.minutes,
                    "options": game.options,
                    "presets": {preset.name: preset.options for preset in game.presets},
                    "rules": len(game.rulebook.rules),
                }
                for game in found
            ]
        )
        return 0
    console = Console()
    for game in found:
        facts = f"{game.seats[0]}–{game.seats[-1]} players, {game.minutes} minutes, {len(game.rulebook.rules)} rules"
        console.say(f"{console.style.tint(game.name, 'cyan')}  {console.style.strong(game.title)}")
        for line in [*flow(game.tagline.split(" "), console.width - 2, between=" "), console.style.faint(facts)]:
            console.say(f"  {line}")
        for about in [*[_about_preset(game, preset) for preset in game.presets], *map(_about_option, game.choices)]:
            for number, line in enumerate(flow(about.split(" "), console.width - 6, between=" ")):
                console.say(f"{'    ' if number else '  '}{line}")
        console.say("  serendip serve" if game.real_time else f"  serendip play {game.name}")
    for missed in left_out():
        print(f"serendip: {missed}", file=sys.stderr)
    return 0


def write(args: argparse.Namespace) -> int:
    """Write a data set of a game."""
    if not (args.game and args.out):
        raise serendip.SerendipError("name a game and a file: serendip games dark-matter --out games.parquet")
    game = find_game(args.game)
    try:
        from serendip.envs.dataset import write_games
    except ModuleNotFoundError as missing:
        raise serendip.SerendipError(f"{missing}: install it with pip install 'serendip[envs]'") from missing
    options = find_options(game, args.option)
    rows = write_games(game.name, args.out, args.games, args.seats, args.bots, args.seed, options, args.workers)
    print(f"{rows} choices of {args.games} matches are in {args.out}")
    return 0


def _about_preset(game: Game, preset: Preset) -> str:
    harder = game.difficulty(preset.options)
    weight = "" if harder is None else f" (difficulty {harder:+g})"
    return f"--option preset={preset.name}  {preset.title}: {preset.help}{weight}"


def _about_option(option: Option) -> str:
    values = "names with commas between" if option.among else ", ".join(str(value) for value in option.values)
    return f"--option {option.name}=…  {option.help} ({values})"
