"""Serendip's own server for the benchmark: as `serendip serve` starts it, but with limits that many clients keep to.

With `usual` as its last word it has the usual limits.
"""

import gc
import signal
import sys
from pathlib import Path

from serendip.server.journal import write_to_stderr
from serendip.server.run import serve
from serendip.server.settings import Limits, Settings

MANY = 10_000_000
RAISED = (
    "messages_burst",
    "requests_burst",
    "rooms_burst",
    "rooms_burst_per_address",
    "rooms_per_visitor",
    "rooms_per_day",
    "rooms_per_day_per_address",
    "sockets_per_address",
    "all_requests_burst",
    "connections",
    "connections_per_address",
    "connections_burst",
)
ROOMY = Limits(**{name: MANY for name in RAISED if hasattr(Limits, name)})  # an older version has fewer of them

if __name__ == "__main__":
    write_to_stderr("error")
    # As in peer/server.js, so that memory is measured without garbage.
    signal.signal(signal.SIGUSR2, lambda *_: gc.collect())
    port, data, unload = int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])
    limits = Limits() if "usual" in sys.argv[4:] else ROOMY
    settings = Settings(data=data, port=port, swift=True, unload_seconds=unload, sweep_seconds=1.0, limits=limits)
    sys.exit(serve(settings, lambda: print(f"port {port}", flush=True)))
