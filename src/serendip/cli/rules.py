"""`serendip rules`: a rulebook whole, by section, by id or by word; which test shows a rule, and where its code is."""

import argparse
import re
from pathlib import Path

import serendip
from serendip.cli.arguments import find_game
from serendip.cli.console import Console
from serendip.cli.output import print_json
from serendip.core.errors import SerendipError
from serendip.core.game import Game

HELP = "read or search a game's rules, or list which tests show and which code enforces them"
EXAMPLES = (
    "serendip rules dark-matter",
    "serendip rules dark-matter DM-35",
    "serendip rules dark-matter postdoc",
    "serendip rules time-horizon TH-55 --code",
    "serendip rules --coverage",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game's name; left out: all games")
    parser.add_argument("words", nargs="*", metavar="WORD", help="ids of rules, a section's title, or words to find")
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="list the tests of each rule; exit code 1 if one has none, or is named nowhere in the code",
    )
    parser.add_argument("--code", action="store_true", help="list where the code names a rule, and its tests")
    parser.add_argument("--tests", type=Path, metavar="DIR", help="where the tests are (usually ./tests)")
    parser.add_argument("--json", action="store_true", help="print JSON, for a program")


def run(args: argparse.Namespace) -> int:
    """Print rules or their coverage."""
    games, words = _asked(args.game, args.words)
    if args.coverage:
        return _coverage(games, _tests(args.tests), args.json)
    if args.code:
        return _code(games, words, _tests(args.tests), args.json)
    if not words and args.game is None:
        raise SerendipError(f"say of which game: serendip rules {serendip.games()[0]}")
    return _read(games, words, args.json)


def _asked(name: str | None, words: list[str]) -> tuple[list[Game], list[str]]:
    """Return the games and the words to find; a first word that is no game is one to find in all of them."""
    everything = [serendip.game(known) for known in serendip.games()]
    if name is None:
        return everything, words
    try:
        return [find_game(name)], words
    except SerendipError as unknown:
        from serendip.cli.reading import search

        wanted = [name, *words]
        if any(search(game.rulebook, wanted) for game in everything):
            return everything, wanted
        raise SerendipError(f"{unknown} No rule speaks of {' '.join(wanted)!r} either.") from unknown


def _read(games: list[Game], words: list[str], as_json: bool) -> int:
    from serendip.cli.reading import found_lines, plain_text, search, whole

    found = {game: search(game.rulebook, words) if words else list(game.rulebook.rules.values()) for game in games}
    if not any(found.values()):
        raise SerendipError(_nothing_found(games[0], words))
    if as_json:
        print_json(
            [
                {
                    "game": game.name,
                    "id": rule.id,
                    "section": rule.section,
                    "ruling": rule.ruling,
                    "text": plain_text(rule),
                }
                for game, rules in found.items()
                for rule in rules
            ]
        )
        return 0
    console = Console()
    for game, rules in found.items():
        if not words:
            console.say(whole(game.rulebook, console.width, console.style))
        for line in found_lines(rules, console.width, console.style) if words else []:
            console.say(line)
    return 0


def _nothing_found(game: Game, words: list[str]) -> str:
    """Return why there is nothing to read, and what to do."""
    ids = [word.upper() for word in words if re.fullmatch(r"[A-Za-z]{2}-\w+", word)]
    all_of_them = f"read them all with serendip rules {game.name}"
    if ids:
        return f"{game.title} has no rule {ids[0]}: {all_of_them}"
    return f"no rule of {game.title} speaks of {' '.join(words)!r}: try fewer or other words, or {all_of_them}"


def _tests(folder: Path | None) -> Path:
    """Return where the tests are: where the user says, here, or beside the source."""
    if folder is not None:
        return folder
    here = Path("tests")
    return here if here.is_dir() else Path(serendip.__file__).parents[2] / "tests"


def _coverage(games: list[Game], tests: Path, as_json: bool) -> int:
    from serendip.testing import citations, coverage

    found = {game: coverage(tests, game.rulebook) for game in games}
    wanting = {game: [id for id, shown in rules.items() if not shown] for game, rules in found.items()}
    unnamed = {game: [id for id, places in citations(game).items() if not places] for game in games}
    failed = any(wanting.values()) or any(unnamed.values())
    if as_json:
        print_json(
            {
                game.name: {"tests": rules, "uncovered": wanting[game], "not in the code": unnamed[game]}
                for game, rules in found.items()
            }
        )
        return 1 if failed else 0
    console = Console()
    for game, rules in found.items():
        for id, shown in rules.items():
            _say_list(console, id, shown or [console.style.tint("no test", "red")])
        _say_sum(console, f"{game.title}: {{}} of {len(rules)} rules are shown by a test", len(rules), wanting[game])
        if unnamed[game]:
            _say_sum(console, f"{game.title}: {{}} of {len(rules)} are named in the code", len(rules), unnamed[game])
    return 1 if failed else 0


def _code(games: list[Game], words: list[str], tests: Path, as_json: bool) -> int:
    from serendip.cli.reading import search
    from serendip.testing import citations, coverage

    wanted = {
        game: [rule.id for rule in search(game.rulebook, words)] if words else list(game.rulebook.rules)
        for game in games
    }
    if not any(wanted.values()):
        raise SerendipError(_nothing_found(games[0], words))
    places = {game: citations(game) for game in games}
    shown = {game: coverage(tests, game.rulebook) if tests.is_dir() else {} for game in games}
    if as_json:
        print_json(
            {
                game.name: {id: {"code": places[game][id], "tests": shown[game].get(id, [])} for id in ids}
                for game, ids in wanted.items()
            }
        )
        return 0
    console = Console()
    for game, ids in wanted.items():
        package = game.package.replace(".", "/")
        for id in ids:
            code = [f"{package}/{place}" for place in places[game][id]]
            _say_list(console, id, [*(code or ["nowhere in the code"]), *shown[game].get(id, [])])
    return 0


def _say_list(console: Console, id: str, lines: list[str]) -> None:
    for number, line in enumerate(lines):
        console.say(f"{console.style.tint(f'{id:<8}', 'cyan') if number == 0 else ' ' * 8}{line}")


def _say_sum(console: Console, words: str, all_of_them: int, missing: list[str]) -> None:
    said = words.format(all_of_them - len(missing))
    style = console.style
    console.say(style.strong(said) if not missing else style.tint(f"{said}; not {', '.join(missing)}", "red"))
