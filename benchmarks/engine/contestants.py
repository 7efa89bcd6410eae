"""Who takes part. The peers themselves are imported only in their own processes."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import cast

from benchmarks.engine.peers import Peer


@dataclass(frozen=True)
class Contestant:
    """An engine and a game, what the rules are written in, and where its adapter stands in `peers`."""

    name: str
    title: str
    written_in: str
    package: str
    module: str
    maker: str

    @property
    def is_serendip(self) -> bool:
        """Whether it is Serendip, pure or compiled, rather than a peer."""
        return self.package == "serendip"

    @property
    def is_compiled(self) -> bool:
        """Whether it is the compiled build of Serendip."""
        return self.written_in == "mypyc"

    @property
    def is_measure(self) -> bool:
        """Whether it is the one of Serendip's games that the peers are compared with."""
        return self.is_serendip and self.maker == "DarkMatter"

    def start(self) -> Peer:
        """Import the engine. Raises ImportError if it is not installed."""
        return cast(Peer, getattr(import_module(f"benchmarks.engine.peers.{self.module}"), self.maker)())

    def version(self) -> str:
        """Return the installed version of the engine; Serendip's is that of the checkout."""
        if self.is_serendip:
            return str(import_module("serendip").__version__)
        return metadata.version(self.package)


CONTESTANTS = (
    Contestant("serendip", "Serendip, Dark Matter", "Python", "serendip", "serendip", "DarkMatter"),
    Contestant("serendip-compiled", "Serendip, Dark Matter, compiled", "mypyc", "serendip", "serendip", "DarkMatter"),
    Contestant("serendip-time-horizon", "Serendip, Time Horizon", "Python", "serendip", "serendip", "TimeHorizon"),
    Contestant(
        "serendip-time-horizon-compiled",
        "Serendip, Time Horizon, compiled",
        "mypyc",
        "serendip",
        "serendip",
        "TimeHorizon",
    ),
    Contestant("serendip-pandorum", "Serendip, Pandorum", "Python", "serendip", "serendip", "Pandorum"),
    Contestant(
        "serendip-pandorum-compiled", "Serendip, Pandorum, compiled", "mypyc", "serendip", "serendip", "Pandorum"
    ),
    Contestant("serendip-for-science", "Serendip, For Science!", "Python", "serendip", "serendip", "ForScience"),
    Contestant(
        "serendip-for-science-compiled",
        "Serendip, For Science!, compiled",
        "mypyc",
        "serendip",
        "serendip",
        "ForScience",
    ),
    Contestant("catanatron-2", "Catanatron, 2 players", "Python", "catanatron", "catanatron", "two_players"),
    Contestant("catanatron-4", "Catanatron, 4 players", "Python", "catanatron", "catanatron", "four_players"),
    Contestant("rlcard-uno", "RLCard, Uno", "Python", "rlcard", "rlcard", "Uno"),
    Contestant("rlcard-uno-bare", "RLCard, Uno, without views", "Python", "rlcard", "rlcard", "BareUno"),
    Contestant("rlcard-gin-rummy", "RLCard, gin rummy", "Python", "rlcard", "rlcard", "GinRummy"),
    Contestant(
        "rlcard-gin-rummy-bare",
        "RLCard, gin rummy, without views",
        "Python",
        "rlcard",
        "rlcard",
        "BareGinRummy",
    ),
    Contestant("openspiel-tic-tac-toe", "OpenSpiel, tic-tac-toe", "Python", "open_spiel", "openspiel", "tic_tac_toe"),
    Contestant("openspiel-kuhn-poker", "OpenSpiel, Kuhn poker", "Python", "open_spiel", "openspiel", "kuhn_poker"),
    Contestant(
        "openspiel-block-dominoes",
        "OpenSpiel, block dominoes",
        "Python",
        "open_spiel",
        "openspiel",
        "block_dominoes",
    ),
    Contestant("openspiel-liars-poker", "OpenSpiel, liar's poker", "Python", "open_spiel", "openspiel", "liars_poker"),
    Contestant("openspiel-hearts", "OpenSpiel, hearts", "C++", "open_spiel", "openspiel", "hearts"),
    Contestant("openspiel-gin-rummy", "OpenSpiel, gin rummy", "C++", "open_spiel", "openspiel", "gin_rummy"),
    Contestant(
        "pettingzoo-connect-four",
        "PettingZoo, connect four",
        "Python",
        "pettingzoo",
        "pettingzoo",
        "ConnectFour",
    ),
)


def called(beginnings: Sequence[str]) -> list[Contestant]:
    """Return the contestants whose names begin like one of these, or all if none is given.

    Raises ValueError for a beginning that fits nobody.
    """
    for beginning in beginnings:
        if not any(contestant.name.startswith(beginning) for contestant in CONTESTANTS):
            names = ", ".join(contestant.name for contestant in CONTESTANTS)
            raise ValueError(f"no contestant's name begins with {beginning!r}; there are: {names}")
    return [
        contestant
        for contestant in CONTESTANTS
        if not beginnings or any(contestant.name.startswith(beginning) for beginning in beginnings)
    ]
