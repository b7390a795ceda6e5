## The page with the games that anyone can watch
web-watch-about = Public games that are being played right now.
# Instead of the list; below it is the button “New table”.
web-watch-none = Nobody is playing a public game right now. Start one, and others can watch you.
