"""Films of builds, and the pool."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serendip.games.for_science.building.film import GONE, BadFilm, read_film, write_film
from serendip.games.for_science.building.pool import NoBlock, Pool
from serendip.games.for_science.building.world import World
from serendip.testing import rule
from tests.games.for_science.building.towers import end, front, plan

rows = st.tuples(
    st.integers(0, 50),
    st.integers(-20_000, 20_000),
    st.integers(-20_000, 20_000),
    st.integers(-4_000, 4_000),
    st.sampled_from(["front", "end", GONE]),
).map(list)


@rule("FS-D6")
@given(st.lists(st.lists(rows, max_size=5), max_size=20))
def test_a_film_gives_back_its_frames(frames: list[list[list[int | str]]]) -> None:
    assert read_film(write_film(frames)) == frames


@rule("FS-D2", "FS-D6")
def test_a_world_tells_only_what_changed() -> None:
    world = World()
    world.put(front("brick", 0.0, 0.5))
    world.put(end("cylinder", 0.0, 1.5))
    assert world.changes() == [[0, 0, 500, 0, "front"], [1, 0, 1500, 0, "end"]]
    world.step(120)
    world.changes()
    world.step(60)
    assert world.changes() == []
    world.remove(0)
    assert world.changes() == [[0, 0, 0, 0, GONE]]


@given(st.binary(max_size=60))
def test_any_bytes_are_a_film_or_are_refused(film: bytes) -> None:
    frames: list[list[list[int | str]]] = []
    with suppress(BadFilm):
        frames = read_film(film)
    assert read_film(write_film(frames)) == frames


@pytest.mark.parametrize(
    ("film", "words"),
    [
        (b"\x02\x00", "middle of a frame"),
        (b"\x80", "middle of a number"),
        (b"\x80" * 12, "too long"),
        (b"\x02\0\0\0\0\x06", "no silhouette"),
    ],
)
def test_what_is_wrong_with_a_film_is_said(film: bytes, words: str) -> None:
    with pytest.raises(BadFilm, match=words):
        read_film(film)


@rule("FS-51")
def test_the_pool_has_six_of_each_kind_for_all_builds() -> None:
    pool = Pool()
    for _ in range(6):
        pool.take("bridge")
    with pytest.raises(NoBlock, match="all 6 blocks of the kind bridge"):
        pool.take("bridge")
    assert pool.lacks(plan("bridge brick", "t0 01")) == {"bridge": 1}
    pool.give("bridge")
    pool.take("bridge")
    with pytest.raises(NoBlock, match="no kind of block"):
        pool.take("sphere")
    with pytest.raises(NoBlock, match="has been taken"):
        pool.give("brick")
