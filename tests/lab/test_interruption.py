"""Ctrl-C in a terminal goes to all the processes of a simulation: it ends at once, with what is done so far."""

import os
import signal
import subprocess
import sys

SCRIPT = """
from serendip.lab import simulate
report = simulate("dark-matter", 2, 100000, ["random"], workers=2, progress=lambda done, _: print(done, flush=True))
print("stopped" if report.stopped and report.games else "went on")
"""


def test_ctrl_c_ends_a_simulation_cleanly() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert first.strip() == "1"
    assert err == ""
    assert out.splitlines()[-1] == "stopped"
    assert process.returncode == 0
