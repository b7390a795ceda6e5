# Status, with a progress bar: the engine that plays on this device is being loaded.
web-engine-loading = Loading the games …
web-engine-elsewhere = Strandline is open in another tab.
# Button, after the sentence above.
web-engine-take-over = Use it here
web-engine-failed = The games couldn’t be started in this browser.
web-engine-missing = This copy of Strandline can’t play offline.
web-engine-not-kept = This browser doesn’t let us store anything: your games will be gone when you close this tab.
# Shown while the server can’t be reached.
web-engine-offline = You’re offline. New games stay on this device: play against bots, or share the screen.
# Heading.
web-engine-storage = Games on this device
web-engine-storage-is = They’re stored in this browser only. Download them to keep them safe or to move them to another device.
# Button.
web-engine-export = Download all games
# Button.
web-engine-import = Add games from a file
web-engine-imported = { $added ->
    [0] No new games in this file.
    [one] Added { $added } game.
   *[other] Added { $added } games.
  }
# Switch.
web-engine-keep = Make available offline
web-engine-keep-is = You can play on this device without a connection. Takes up about { $size } MB.
# Status of the switch above.
web-engine-kept = Ready to play offline.
web-engine-keep-failed = The download didn’t work. Try again later.
