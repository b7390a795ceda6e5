## The page with the games that anyone can watch
web-watch-about = Nyilvános játszmák, amelyek most zajlanak.
# Instead of the list; below it is the button “New table”.
web-watch-none = Most nem zajlik nyilvános játszma. Kezdj egyet, és mások is nézhetik.
