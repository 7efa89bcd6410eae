"""What simulations report, and that the reconstruction plays as it should (docs/pandorum-balance.md)."""

from random import Random

from serendip import Match, game
from serendip.bots import make_bot, play_bots

GAME = game("pandorum")
BASE_GAME = {"monoliths": False, "events": False}


def played(seats: int, seed: int, **options: bool) -> Match:
    match = GAME.new(seats, seed, dict(options))
    play_bots(match, [make_bot("thumb", GAME, seed + seat) for seat in range(seats)], Random(seed))
    return match


def test_the_report_tells_of_length_parts_cards_and_events() -> None:
    match = played(2, 3)
    facts = GAME.report(match)
    assert facts["ended by"] == "A supply of Structures is empty"
    assert match.outcome is not None
    assert facts["score"] == sum(match.outcome.scores) / 2
    for fact in (
        "rounds",
        "events turned",
        "events lying at the end",
        "events over",
        "constructions a player",
        "Generator pays",
        "score of seat 2",
    ):
        assert isinstance(facts[fact], float)
    assert sum(fact.startswith("won with ") for fact in facts) == 6
    assert any(fact.startswith("Quids from ") for fact in facts)


def test_the_report_tells_how_events_were_used() -> None:
    reports = [GAME.report(played(2, seed)) for seed in range(3, 8)]
    told = {fact for report in reports for fact in report}
    assert told >= {"engine tokens bought", "modules rebuilt", "dead city crossed", "auctions won", "bids won with"}
    for report in reports:
        assert ("Quids from Training" in report) == ("modules rebuilt" in report)
        assert float(report["events turned"]) == float(report["events over"]) + float(report["events lying at the end"])


def test_a_solo_report_tells_of_maximus() -> None:
    assert isinstance(GAME.report(played(1, 3))["Maximus's Quids"], float)


def test_the_base_game_is_as_long_and_as_rich_as_the_reference() -> None:
    """The reference: 13.0 rounds and about 100 Quids with two, 9.6 rounds and about 69 with four players."""
    for seats, rounds, score in ((2, (11.5, 14.5), (85, 115)), (4, (8.5, 11), (55, 80))):
        facts = [GAME.report(played(seats, seed, **BASE_GAME)) for seed in range(8)]
        means = [sum(float(fact[name]) for fact in facts) / len(facts) for name in ("rounds", "score")]
        assert rounds[0] <= means[0] <= rounds[1]
        assert score[0] <= means[1] <= score[1]
