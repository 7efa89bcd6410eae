"""The server benchmark at two tables: it plays, measures and ends by itself. Its figures are nobody's business here."""

from benchmarks.server.contest import Result, Wishes, busy_tables
from benchmarks.server.report import busy_table
from benchmarks.server.servers import Serendip


def test_scripted_clients_play_and_everybody_gets_every_update() -> None:
    # Few clicks at first: nobody's game is over then.
    wishes = Wishes(warm_clicks=2, fast_clicks=6, leisure_seconds=1.5, pause=0.05)
    result = Result(Serendip)

    busy_tables(result, 2, wishes, seed=1)

    found = result.measured[2]
    assert found.stuck == 0
    assert len(found.took) > 2
    assert found.best > 0
    assert found.bytes_of_state < found.bytes_per_update
    assert "Serendip, on disk" in busy_table([result])
