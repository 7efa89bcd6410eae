"""For all tests: Ctrl-C works in what they start, even where they run in the background of a shell."""

import signal

# A shell starts its background jobs deaf to SIGINT, and deafness is inherited; a handler of our own is not.
signal.signal(signal.SIGINT, signal.default_int_handler)
