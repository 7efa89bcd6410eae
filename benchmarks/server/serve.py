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
ROOMY = Limits(
    messages_burst=MANY,
    requests_burst=MANY,
    rooms_burst=MANY,
    rooms_burst_per_address=MANY,
    rooms_per_visitor=MANY,
    rooms_per_day=MANY,
    rooms_per_day_per_address=MANY,
    sockets_per_address=MANY,
    all_requests_burst=MANY,
    connections=MANY,
    connections_per_address=MANY,
    connections_burst=MANY,
)

if __name__ == "__main__":
    write_to_stderr("error")
    # As in peer/server.js, so that memory is measured without garbage.
    signal.signal(signal.SIGUSR2, lambda *_: gc.collect())
    port, data, unload = int(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])
    limits = Limits() if "usual" in sys.argv[4:] else ROOMY
    settings = Settings(data=data, port=port, swift=True, unload_seconds=unload, sweep_seconds=1.0, limits=limits)
    sys.exit(serve(settings, lambda: print(f"port {port}", flush=True)))
