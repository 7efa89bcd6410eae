"""What a Disease or a Mutation asks of a Design (FS-41): pure questions about a Plan, each asked separately."""

from serendip.games.for_science.building.plan import TABLE, Plan


def has_at_least(plan: Plan, kind: str, number: int) -> bool:
    """Say whether the whole Design has that many blocks of a kind."""
    return plan.kinds.count(kind) >= number


def has_as_many(plan: Plan, kind: str, other: str) -> bool:
    """Say whether the Design has at least as many blocks of one kind as of the other; none of either is fine."""
    return plan.kinds.count(kind) >= plan.kinds.count(other)


def has_chain(plan: Plan, kinds: list[str]) -> bool:
    """Say whether blocks of these kinds hang together directly in this order, on one card or across cards."""
    return bool(chain(plan, kinds))


def chain(plan: Plan, kinds: list[str]) -> list[int]:
    """Return the symbols of such a chain, the first that there is, or an empty list. No symbol is in it twice."""
    beside: list[list[int]] = [[] for _ in plan.kinds]
    for a, b in sorted(plan.lines):
        if a != TABLE:
            beside[a].append(b)
            beside[b].append(a)
    paths: list[list[int]] = [[symbol] for symbol, kind in enumerate(plan.kinds) if kind == kinds[0]]
    while paths:
        path = paths.pop()
        if len(path) == len(kinds):
            return path
        for symbol in beside[path[-1]]:
            if plan.kinds[symbol] == kinds[len(path)] and symbol not in path:
                paths.append([*path, symbol])
    return []


def is_long_enough(cards: int, least: int) -> bool:
    """Say whether a Design of that many cards has the Lab's minimum length (FS-40)."""
    return cards >= least
