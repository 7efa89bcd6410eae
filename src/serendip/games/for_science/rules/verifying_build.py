"""Verifying a Build (FS-54, FS-55, FS-90): a second player looks at it, and the builder earns what it is worth."""

from typing import Final

from serendip.core.action import Action
from serendip.core.line import Said
from serendip.games.for_science import actions as do
from serendip.games.for_science import offerings as offered
from serendip.games.for_science import words
from serendip.games.for_science.cards import mutations
from serendip.games.for_science.components import LABS
from serendip.games.for_science.rules import events
from serendip.games.for_science.rules.earning import cure, research
from serendip.games.for_science.rules.plans import is_cure, verifiers
from serendip.games.for_science.rules.presence import present
from serendip.games.for_science.state import PLAYING, ForScience

ACTIONS: Final = (do.VerifyBuild,)
STAGES: Final = (PLAYING,)


def offer(state: ForScience, seat: int, offers: list[Action]) -> None:
    """Builds that have passed a check can be Verified."""
    for builder in range(state.seats):
        if state.passed[builder] and may_verify(state, seat, builder):
            offers.append(offered.VERIFY_BUILD[builder])


def why_not(state: ForScience, seat: int, action: do.VerifyBuild) -> Said | None:
    """It has not passed, its Design is not Verified, something must be said, or somebody else must look."""
    builder = action.builder
    if not 0 <= builder < state.seats or not state.passed[builder]:
        return Said(words.NOT_CHECKED)
    if may_verify(state, seat, builder):
        return None
    place = state.bench[builder]
    if place < LABS and not state.verified[place]:
        return Said(words.DESIGN_UNVERIFIED)
    phrase = must_hail(state, seat)
    return Said(words.SAY_FIRST, (phrase,)) if phrase else Said(words.SECOND_PLAYER)


def may_verify(state: ForScience, seat: int, builder: int) -> bool:
    """Say whether a player may Verify a build: a second one, or oneself if nobody else is there (FS-54, FS-90)."""
    if not state.passed[builder]:
        return False
    place = state.bench[builder]
    if place < LABS and not state.verified[place]:
        return False
    others = [other for other in present(state) if other not in (builder, state.partner[builder])]
    if seat not in others and others:
        return False
    if state.approved_by[builder] >> seat & 1 and [other for other in others if other != seat]:
        return False
    needed = mutations.verifier_phrase(state, place)
    return not needed or bool(state.hailed[builder] >> seat & 1)


def must_hail(state: ForScience, seat: int) -> str:
    """Return what a player would have to type to Verify some build (FS-80), "" for nothing."""
    for builder in range(state.seats):
        if state.passed[builder] and not state.hailed[builder] >> seat & 1:
            needed = mutations.verifier_phrase(state, state.bench[builder])
            if needed and (seat != builder or len(present(state)) == 1):
                return needed
    return ""


def play(state: ForScience, seat: int, action: do.VerifyBuild) -> None:
    """Verify a build, unless an Event comes first (FS-84); the last verifier that is needed ends it."""
    builder = action.builder
    place = state.bench[builder]
    occasion = events.BEFORE_CURE if place < LABS else events.BEFORE_RESEARCH
    if events.comes_first(state, seat, occasion, place):
        return
    state.approvals[builder] += 1
    state.approved_by[builder] |= 1 << seat
    if state.approvals[builder] < verifiers(state, builder):
        state.tell(words.APPROVES, (seat, builder))
    elif is_cure(state, builder):
        cure(state, seat, builder)
    else:
        research(state, seat, builder)
