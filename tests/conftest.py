"""What all tests need."""

import os
import signal

for name in "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG":  # tests expect English, whatever the machine's language
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts us in the background ignores Ctrl-C; the programs that tests start must receive it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
