"""When the game ends and who has won: PD-30, PD-31, PD-32, PD-71, PD-72, PD-115."""

from serendip.core.line import Line, Said
from serendip.core.outcome import Outcome
from serendip.games.pandorum.board import SECTORS
from serendip.games.pandorum.components import (
    CARGO_PAYS,
    MAXIMUS,
    MONOLITHS,
    SECTOR_PAYS,
    SLOTS,
    TARGETS,
    TIE_PAYS,
    TYPES,
)
from serendip.games.pandorum.rules.ground import sector_worth, structures_of
from serendip.games.pandorum.rules.hands import names
from serendip.games.pandorum.rules.telling import is_maximus, tell_of
from serendip.games.pandorum.state import NOTHING, OVER, Pandorum
from serendip.games.pandorum.words import (
    BEATS_MAXIMUS,
    CARGO_SCORES,
    DECK_OUT,
    MAXIMUS_WINS,
    NEVER_OPENED,
    PLANET_FULL,
    SECTOR_SCORES,
    STILL_HELD,
    SUPPLY_OUT,
    WINS,
    WINS_BY_SEAT,
    WINS_BY_SLOTS,
    WINS_BY_STRUCTURES,
)


def why_ends(state: Pandorum) -> Line | None:
    """Return what ends the game with this round, if anything does (PD-30, PD-105)."""
    for player in range(state.players):
        if state.modules[player] + state.bases[player] == 0:
            return SUPPLY_OUT
    if not state.deck:
        return DECK_OUT
    return None if NOTHING in state.on else PLANET_FULL


def look_for_the_end(state: Pandorum) -> None:
    """At the end of a turn: is this the last round?"""
    if not state.last_round:
        why = why_ends(state)
        if why is not None:
            state.last_round = True
            state.tell(why)


def cargo_pays(state: Pandorum, player: int) -> int:
    """Return what a cargo is worth: by Satellites (PD-22, PD-95), or each card alike for Maximus (PD-71)."""
    cargo = state.slots[player][(SLOTS - 1) * TYPES :]
    if is_maximus(state, player):
        return MAXIMUS["cargo"] * sum(cargo)
    return CARGO_PAYS * sum([cargo[card] for satellite in state.satellites[player] for card in TARGETS[satellite]])


def sector_pays(state: Pandorum, sector: int) -> list[int]:
    """Return what each player gets for a sector (PD-31, PD-96)."""
    worths = [sector_worth(state, sector, player) for player in range(state.players)]
    most = max(worths)
    if most == 0:
        return [0] * state.players
    quids = SECTOR_PAYS if worths.count(most) == 1 else TIE_PAYS
    return [quids if worth == most else 0 for worth in worths]


def end_game(state: Pandorum) -> None:
    """Let cargo and sectors pay (PD-31); the most Quids win, against Maximus more than his (PD-72)."""
    for player in range(state.players):
        quids = cargo_pays(state, player)
        if quids:
            state.quids[player] += quids
            tell_of(state, CARGO_SCORES, player, quids)
    for sector in range(SECTORS):
        for player, quids in enumerate(sector_pays(state, sector)):
            if quids:
                state.quids[player] += quids
                tell_of(state, SECTOR_SCORES, player, quids, sector)
    show_all(state)
    state.stage = OVER
    state.to_act = ()
    scores = tuple([float(state.quids[seat]) for seat in range(state.seats)])
    if state.solo:
        own, his = state.quids[0], state.quids[1]
        said = Said(BEATS_MAXIMUS, (0, own, his)) if own > his else Said(MAXIMUS_WINS, (his, own))
        state.outcome = Outcome((0,) if own > his else (), scores, said)
    else:
        winner, line = winner_of(state)
        state.outcome = Outcome((winner,), scores, Said(line, (winner, state.quids[winner])))
    state.tell(state.outcome.said.line, state.outcome.said.args)


def show_all(state: Pandorum) -> None:
    """Show what was hidden until the end: hands, and monoliths that nobody opened (PD-115)."""
    for seat in range(state.seats):
        if any(state.hands[seat]):
            state.tell(STILL_HELD, (seat, names(state.hands[seat])))
    if state.monolith_deck:
        state.tell(NEVER_OPENED, (tuple(sorted([MONOLITHS[number] for number in state.monolith_deck])),))
    state.sealed = True


def winner_of(state: Pandorum) -> tuple[int, Line]:
    """Return who has won, and the sentence that tells by what (PD-32)."""
    tied = list(range(state.players))
    counts = [
        (state.quids, WINS),
        ([len(structures_of(state, player)) for player in range(state.players)], WINS_BY_STRUCTURES),
        ([sum(state.slots[player]) for player in range(state.players)], WINS_BY_SLOTS),
    ]
    for values, line in counts:
        most = max([values[player] for player in tied])
        tied = [player for player in tied if values[player] == most]
        if len(tied) == 1:
            return tied[0], line
    return tied[-1], WINS_BY_SEAT
