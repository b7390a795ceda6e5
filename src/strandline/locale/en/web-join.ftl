## Coming with a link of one's own
# “Use it” and the button web-join-accept share a verb.
web-join-is = This link comes from another of your devices. Use it, and this browser gets the same name and tables, replacing the ones here.
# Button.
web-join-accept = Use this link
# Button.
web-join-not = Don’t use it
web-join-done = Welcome back, { $name }
web-join-done-nameless = Welcome back
