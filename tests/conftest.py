"""What all tests need."""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell started us in the background, where Ctrl-C is not heard; the programs that tests start have to hear it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
