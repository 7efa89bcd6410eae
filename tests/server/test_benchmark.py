"""The server benchmark at two tables: it plays, measures and ends by itself. Its figures are nobody's business here."""

from benchmarks.server.contest import Result, Wishes, live
from benchmarks.server.report import live_table
from benchmarks.server.servers import Serendip


def test_scripted_clients_play_and_everybody_gets_every_update() -> None:
    wishes = Wishes(warm_seconds=0.1, fast_seconds=0.5, leisure_seconds=3.0, pause=0.05)
    result = Result(Serendip)

    live(result, 2, wishes, seed=1)

    found = result.live[2]
    assert found.stuck == 0
    assert len(found.took) > 2
    assert found.best > 0
    assert found.bytes_of_state < found.bytes_per_update
    assert "Serendip, on disk" in live_table([result])
