"""Builds in a view: what must touch, with which blocks, and what makes it harder (FS-50, FS-D4)."""

from typing import cast

from serendip.core.shapes import Sentence
from serendip.games.for_science.building.blocks import KINDS
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.components import PLACES
from serendip.games.for_science.rules.bench import comes_down_at
from serendip.games.for_science.rules.findings import in_words
from serendip.games.for_science.rules.plans import handicaps, is_cure, phrase, task, verifiers
from serendip.games.for_science.seen.shapes import BuildView
from serendip.games.for_science.state import NEVER, NONE, ForScience


def build(state: ForScience, seat: int) -> BuildView:
    """The build of a player: its plan as changed by cards, its blocks, and how far it has got."""
    place = state.bench[seat]
    wanted = task(state, seat)
    plan = wanted.plan
    falls = comes_down_at(state, seat)
    return {
        "builder": seat,
        "second": state.partner[seat] if state.partner[seat] != NONE else None,
        "place": PLACES[place],
        "cure": is_cure(state, seat),
        "blocks": {kind: state.blocks[seat][number] for number, kind in enumerate(KINDS)},
        "plan": {
            "kinds": [*plan.kinds],
            "symbols": [*wanted.origin],
            "lines": [[a, b] for a, b in sorted(plan.lines)],
            "optional": [[a, b] for a, b in sorted(plan.optional)],
            "faces": [*plan.faces],
            "marked": [*plan.rewarded],
            "cards": [*plan.cards],
            "heights": [*plan.heights],
            "ranks": [*plan.ranks],
        },
        "flat": state.flat[seat],
        "handicaps": [*handicaps(state, seat, place)],
        "alternating": mutations.is_alternating(state, place),
        "last_hand": state.last_hand[seat] if state.last_hand[seat] != NONE else None,
        "last_kind": KINDS[state.last_kind[seat]] if state.last_kind[seat] != NONE else None,
        "phrase": phrase(state, seat) or None,
        "recited": state.recited[seat],
        "omitted": [*state.omitted[seat]],
        "excused": [*state.excused[seat]],
        "comes_down_at": falls if falls != NEVER else None,
        "helper": state.helper[seat] if state.helper[seat] != NONE else None,
        "cheered": state.cheered[seat],
        "passed": state.passed[seat],
        "approvals": state.approvals[seat],
        "verifiers": verifiers(state, seat),
        "findings": [cast("Sentence", in_words(finding).to_json()) for finding in state.findings[seat]],
    }
