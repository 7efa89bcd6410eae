"""Who is next: in turns by address, visitor and table, and nobody has more of the time than others who wait."""

from collections import Counter

from serendip.server.workers.fair_queue import Account, FairQueue


def served(queue: FairQueue[Account], seconds: float = 1.0) -> list[Account]:
    """Do everything that waits, one after another, all of it for as long."""
    order: list[Account] = []
    while len(queue):
        account = queue.take()
        queue.done(account, seconds)
        order.append(account)
    return order


def waiting(*accounts: Account) -> FairQueue[Account]:
    queue: FairQueue[Account] = FairQueue()
    for account in accounts:
        queue.put(account, account)
    return queue


def test_addresses_then_visitors_then_tables_take_turns() -> None:
    many = [("here", visitor, table) for visitor in ("ann", "bob") for table in ("1", "2")] * 2
    queue = waiting(*many, ("there", "eve", "3"), ("there", "eve", "3"))
    assert served(queue) == [
        ("here", "ann", "1"),
        ("there", "eve", "3"),
        ("here", "bob", "1"),
        ("there", "eve", "3"),
        ("here", "ann", "2"),
        ("here", "bob", "2"),
        ("here", "ann", "1"),
        ("here", "bob", "1"),
        ("here", "ann", "2"),
        ("here", "bob", "2"),
    ]


def test_whoever_thinks_longer_is_asked_less_often() -> None:
    queue = waiting(*[("long", "", "")] * 20, *[("short", "", "")] * 20)
    had: Counter[str] = Counter()
    for _ in range(12):
        account = queue.take()
        queue.done(account, 5.0 if account[0] == "long" else 1.0)
        had[account[0]] += 1
    assert had == {"long": 2, "short": 10}


def test_nobody_gains_by_asking_one_thing_after_another() -> None:
    """Whoever comes back at once with the next long thought still waits for the others' share."""
    queue = waiting(*[("many", "", "")] * 20, ("one", "", ""))
    order: list[str] = []
    for _ in range(14):
        account = queue.take()
        order.append(account[0])
        queue.done(account, 4.0 if account[0] == "one" else 1.0)
        if account[0] == "one":
            queue.put(account, account)
    assert [place for place, name in enumerate(order) if name == "one"] == [1, 5, 10]


def test_whoever_was_away_has_saved_nothing_up() -> None:
    queue = waiting(*[("busy", "", "")] * 10)
    served(queue)
    for account in [("new", "", "")] * 3 + [("busy", "", "")] * 3:
        queue.put(account, account)
    assert [account[0] for account in served(queue)] == ["new", "busy", "new", "busy", "new", "busy"]


def test_the_share_of_what_is_under_way_falls_with_each_who_waits() -> None:
    account = ("a", "ann", "1")
    queue = waiting(account)
    queue.take()
    assert queue.share(account) == 1
    shares = []
    for other in [("b", "eve", "4"), ("b", "eve", "5"), ("a", "bob", "3"), ("a", "ann", "2"), account]:
        queue.put(other, other)
        shares.append(queue.share(account))
    assert shares == [1 / 2, 1 / 2, 1 / 4, 1 / 8, 1 / 16]


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    queue = waiting(("a", "ann", "1"), ("a", "ann", "2"))
    assert queue.drop(("a", "ann", "1"), ("a", "ann", "1"))
    assert not queue.drop(("a", "ann", "1"), ("a", "ann", "1"))
    assert not queue.drop(("b", "", ""), ("b", "", ""))
    assert served(queue) == [("a", "ann", "2")]
