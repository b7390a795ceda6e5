## Being told that it is your turn
# Title of the browser’s tab while it is your turn; $page: the name of the game.
web-notify-tab = ● Your turn: { $page }
# The text of a notification; above it is the name of the game.
web-notify-turn = It’s your turn.
# Button at a table with days for each turn.
web-notify-offer = Tell me when it’s my turn
# Status.
web-notify-on = You’ll be told when it’s your turn.
# Status in browsers without push messages.
web-notify-on-open = You’ll be told when it’s your turn, as long as a page of Strandline is open at the table.
# Button.
web-notify-off = Turn off
web-notify-denied = Your browser blocks notifications from this site. Allow them in the browser’s settings for this site, and try again.

## In the settings
# Heading.
web-notify-heading = Notifications
web-notify-is = At a table with days for each turn, you can ask to be told when it’s your turn. A notification names only the game.
web-notify-static = All your games here are on this device: there’s nothing to tell you about.
web-notify-insecure = Browsers allow notifications only at an address with https.
web-notify-unsupported = This browser can’t show notifications. On an iPhone or iPad, add this site to the home screen first.
# Label of a list of browsers.
web-notify-devices = Where you’re told that it’s your turn
web-notify-device-this = This browser, since { $date }
web-notify-device-other = Another browser, since { $date }
# Name of a button for screen readers; $device: one of the two messages above.
web-notify-off-one = Turn off: { $device }
# Button.
web-notify-off-all = Turn off everywhere
