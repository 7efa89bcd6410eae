"""For all tests: Ctrl-C works in what they start, and how busy the machine is decides nothing."""

import signal

from hypothesis import HealthCheck, settings

# A shell starts its background jobs deaf to SIGINT, and deafness is inherited; a handler of our own is not.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("busy machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machine")
