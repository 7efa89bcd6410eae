"""Routes about games."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

import serendip
from serendip.bots.cast import MANNERS, names_of, strength
from serendip.core.errors import UnknownGame
from serendip.core.game import Game
from serendip.core.printed import of_board
from serendip.server.errors import Refused, in_words
from serendip.server.http.boards import board_of
from serendip.server.http.route import ApiRequest, ApiRoute
from serendip.server.live.practice import live_of
from serendip.server.own_bots import own_bots
from serendip.server.protocol.bodies import (
    BenchReference,
    BotCard,
    CallCard,
    GameCard,
    GamePage,
    Games,
    OptionCard,
    PresetCard,
)
from serendip.server.settings import Settings


def bot_card(spec: str) -> BotCard:
    """Return a bot as it is offered."""
    word = strength(spec)
    return BotCard(spec, word, MANNERS[word], names_of(spec)[0])


def titled(game: Game) -> str:
    """Return what a game is called here: a variant is never taken for the game as it is."""
    return game.title if game.variant is None else f"{game.title} (variant: {game.variant.name})"


@cache
def game_card(name: str) -> GameCard:
    """Return a game in a list."""
    game = serendip.game(name)
    usual: dict[str, Any] = game.options
    options = [
        OptionCard(
            name=option.name,
            title=option.title,
            help=option.help,
            values=list(option.values),
            default=usual[option.name],
            harder=list(option.harder),
            part_of=option.part_of,
            unless=option.unless,
            among=list(option.among),
        )
        for option in game.choices
    ]
    own = board_of(name)
    return GameCard(
        name=game.name,
        title=titled(game),
        tagline=game.tagline,
        minutes=game.minutes,
        players=list(game.seats),
        options=options,
        presets=[PresetCard(preset.name, preset.title, preset.help, preset.options) for preset in game.presets],
        calls=[
            CallCard(call.name, call.said.line.key, call.said.values(), call.said.words(), call.beep)
            for call in game.calls
        ],
        real_time=game.real_time,
        bots=[bot_card(spec) for spec in game.bots],
        board=None if own is None else own.address,
    )


@cache
def game_page(name: str) -> GamePage:
    """Return a game with its rulebook, in every language it has, and its cards."""
    game = serendip.game(name)
    card = game_card(name)
    package = files(game.package)
    rulebook = {"en": game.rulebook.text}
    for file in package.iterdir():
        if file.name.startswith("rulebook.") and file.name.endswith(".md") and file.name != "rulebook.md":
            rulebook[file.name.split(".")[1]] = file.read_text(encoding="utf-8")
    reference = getattr(game, "reference", None)
    fields = {field: getattr(card, field) for field in card.__struct_fields__}
    return GamePage(
        **fields,
        rulebook=rulebook,
        reference=reference() if callable(reference) else None,
        printed=None if game.variant is None else of_board(game.printed()),
    )


def load() -> None:
    """Have all games ready."""
    for name in serendip.games():
        game_card(name)


def guests(name: str, settings: Settings) -> list[BotCard]:
    """Return the bots of a game with those that this server brings along."""
    return [*game_card(name).bots, *[bot_card(spec) for spec in own_bots(settings.bots, name)]]


async def games(ask: ApiRequest) -> Games:
    """Return all games."""
    settings = ask.services.settings
    return Games([replace(game_card(name), bots=guests(name, settings)) for name in serendip.games()])


async def game(ask: ApiRequest) -> GamePage:
    """Return a game with its rulebook and its cards. Refused if there is none of that name."""
    try:
        page = game_page(ask.part("game"))
        return replace(page, bots=guests(page.name, ask.services.settings))
    except UnknownGame as error:
        raise Refused("no-such-game", in_words(error)) from error


async def bench(ask: ApiRequest) -> BenchReference:
    """Return what is needed to draw a game's builds."""
    name = ask.part("game")
    if not re.fullmatch(r"[a-z-]{1,40}", name):
        raise Refused("no-such-game", "There is nothing to build in this game. Go to the front page.")
    return BenchReference(live_of(name).reference())


ROUTES = [
    ApiRoute("GET", "/api/games", "All games", Games, games),
    ApiRoute("GET", "/api/games/{game}", "A game with rulebook and cards", GamePage, game, refuses=("no-such-game",)),
    ApiRoute(
        "GET",
        "/api/games/{game}/bench",
        "What is needed to draw a game's live builds",
        BenchReference,
        bench,
        refuses=("no-such-game",),
    ),
]
