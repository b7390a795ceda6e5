## The page with the games that anyone can watch
web-watch-about = Открытые партии, которые идут прямо сейчас.
# Instead of the list; below it is the button “New table”.
web-watch-none = Сейчас не идёт ни одной открытой партии. Начните свою, и другие смогут смотреть.
