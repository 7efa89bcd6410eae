"""A position of other rules: what lies on a research stays there, what it lacks follows from what it needs today."""

from typing import Any

from serendip.games.dark_matter.components import NEEDS
from serendip.games.dark_matter.state import NONE


def fitted(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a position, of the same pieces, as they are with what is printed on the cards today.

    Former rules did not say what lies on a research, and needed what is needed today.
    """
    before: list[int] = fields["lacking"]
    laid: list[int] = [*fields.get("laid", [0] * len(before))]
    lacking = [0] * len(before)
    short: list[int] = [0] * len(fields["hosted"])
    for laboratory, research in enumerate(fields["hosted"]):
        if research == NONE:
            continue
        for kind, needed in enumerate(NEEDS[research]):
            place = 3 * laboratory + kind
            if "laid" not in fields:
                laid[place] = max(0, needed - before[place])
            lacking[place] = max(0, needed - laid[place])
            short[laboratory] += lacking[place]
        if fields["postdoc"][laboratory] != NONE:
            short[laboratory] = max(0, short[laboratory] - 1)
    return {**fields, "laid": laid, "lacking": lacking, "short": short}
