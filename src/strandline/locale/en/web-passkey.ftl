## Passkeys in the settings
# Heading.
web-passkey-heading = Passkeys
web-passkey-is = With a passkey, you can come back with the same name and tables, even if this browser forgets you. There’s no password: your device signs in for you.
# Button.
web-passkey-make = Keep me with a passkey
# Button.
web-passkey-use = I have a passkey
# Label of a list.
web-passkey-list = Your passkeys
web-passkey-times = made { $made }, last used { $used }
# Name of a passkey whose device isn’t known.
web-passkey-nameless = Passkey
# Button; the next one is its name for screen readers.
web-passkey-remove = Remove
web-passkey-remove-one = Remove: { $name }
web-passkey-sure-remove = Remove the passkey “{ $name }”?
web-passkey-sure-remove-more = Nobody can come back with it any more. Delete it in your browser’s or phone’s passwords, too.
web-passkey-made = Done. You can come back with this passkey.
web-passkey-removed = The passkey is removed.
web-passkey-cancelled = Nothing has changed: the request was cancelled, or took too long.
web-passkey-known = This device already has a passkey of yours.
web-passkey-unsupported = This browser has no passkeys.
web-passkey-sure-use = Leave your tables here?
web-passkey-sure-use-more = { $count ->
    [one] This browser has { $count } table under its present name. The table stays with that name, and you can’t reach it from here once you come back as someone else.
   *[other] This browser has { $count } tables under its present name. They stay with that name, and you can’t reach them from here once you come back as someone else.
  }
# Button: yes, become the person of the passkey.
web-passkey-use-anyway = Use my passkey
