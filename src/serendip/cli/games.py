"""`serendip games`: what can be played."""

import argparse
import sys

import serendip
from serendip.cli.output import print_json
from serendip.games import left_out

HELP = "list the games"
EXAMPLES = ("serendip games", "serendip games --json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Print the list."""
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
        for option in game.choices:
            values = ", ".join(str(value) for value in option.values)
            about = f"--option {option.name}=…  {option.help} ({values})"
            for number, line in enumerate(flow(about.split(" "), console.width - 6, between=" ")):
                console.say(f"{'    ' if number else '  '}{line}")
        console.say("  serendip serve" if game.real_time else f"  serendip play {game.name}")
    for missed in left_out():
        print(f"serendip: {missed}", file=sys.stderr)
    return 0
