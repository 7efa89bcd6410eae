"""The analysis of finished matches, in the background and piece by piece, kept in the store when it is whole."""

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from serendip.server import thinking
from serendip.server.cards import Analysis, Moment
from serendip.server.chronicle import heard
from serendip.server.store import StoreError

if TYPE_CHECKING:
    from serendip.server.house import House
    from serendip.server.table import Table

ITERATIONS = 60
PIECE = 0.3
"""How many seconds a piece takes: the process that makes it also shows replays, and nobody likes to wait for one."""
KEY_MOMENTS = 5


class Study:
    """An analysis that is being made."""

    def __init__(self, steps: int) -> None:
        self.total = steps + 1
        self.chances: list[tuple[int, list[float]]] = []

    def told(self) -> Analysis:
        """Return how far it is."""
        return Analysis("computing", len(self.chances), self.total, self.chances, [])


async def analysis(table: "Table") -> Analysis:
    """Return the analysis of a table's finished match; begin it if nobody has yet."""
    house = table.house
    id = table.room.id
    kept = await house.store.analysis(id)
    if kept is not None:
        return msgspec.json.decode(kept, type=Analysis)
    study = house.studies.get(id)
    if study is None:
        assert table.match is not None
        study = house.studies[id] = Study(len(table.match.steps()))
        house.spawn(_make(house, table, study))
    return study.told()


async def _make(house: "House", table: "Table", study: Study) -> None:
    id = table.room.id
    try:
        assert table.match is not None
        save = table.match.save()
        while len(study.chances) < study.total:
            first = len(study.chances)
            async with house.studying:
                found = await house.scholars.do(thinking.chances, save, first, ITERATIONS, PIECE)
            study.chances += [(first + number, chances) for number, chances in enumerate(found)]
        whole = Analysis("ready", study.total, study.total, study.chances, key_moments(table, study.chances))
        await house.store.keep_analysis(id, msgspec.json.encode(whole))
    except StoreError as error:
        house.journal.error("analysis-not-kept", room=id, error=str(error))
    finally:
        house.studies.pop(id, None)


def key_moments(table: "Table", chances: list[tuple[int, list[float]]]) -> list[Moment]:
    """Return the steps after which the chances had moved most, in the order of the match."""
    assert table.match is not None
    steps = table.match.steps()
    names = table.names()
    moments: list[Moment] = []
    for (_, before), (number, after) in pairwise(chances):
        swing = sum(abs(new - old) for new, old in zip(after, before, strict=True)) / 2
        step = steps[number - 1]
        told = heard(step, None)
        words = told[0].words(names) if told else step.action.said(names)
        key = told[0].line.key if told else step.action.kind()
        args = told[0].values() if told else msgspec.to_builtins(msgspec.structs.asdict(step.action))
        seat = step.seat if step.seat >= 0 else None
        moments.append(Moment(number, words, seat, swing, key, args, bool(told)))
    moments.sort(key=lambda moment: -moment.swing)
    return sorted((moment for moment in moments[:KEY_MOMENTS] if moment.swing > 0), key=lambda moment: moment.step)
