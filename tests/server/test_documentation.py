"""The client that docs/protocol.md shows plays a whole game at a real table."""

import re
from pathlib import Path

import pytest

from tests.server.served import Served

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_client_in_the_text_plays_to_the_end(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    shown: dict[str, object] = {}
    exec(compile(client.replace("http://localhost:8000", served.url), "docs/protocol.md", "exec"), shown)

    table = served.table(str(shown["room"]))
    match = served.match(str(shown["room"]))
    assert match.outcome is not None
    log = [entry.words(table.record.names()) for entry in match.log(0)]
    assert capsys.readouterr().out.splitlines() == [*log, f"The winning seats: {list(match.outcome.winners)}"]
