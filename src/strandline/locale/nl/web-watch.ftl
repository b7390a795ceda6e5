## The page with the games that anyone can watch
web-watch-about = Openbare partijen die nu worden gespeeld.
# Instead of the list; below it is the button “New table”.
web-watch-none = Er wordt nu geen openbare partij gespeeld. Begin er een, dan kunnen anderen meekijken.
