"""How many files the server may have open: as many as the system allows, and some are kept for the house itself."""

ENOUGH = 65_536
KEPT = 1_024
"""For the database, the workers, the files of the page, and connections that are about to be refused."""


def raise_limit() -> None:
    """Let this process open as many files as it may, up to what is enough."""
    try:
        import resource
    except ImportError:
        return  # a system without such limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections(wished: int) -> int:
    """Return how many connections there may be so that enough files are left."""
    try:
        import resource
    except ImportError:
        return wished
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wished
    return max(1, min(wished, soft - min(KEPT, soft // 2)))
