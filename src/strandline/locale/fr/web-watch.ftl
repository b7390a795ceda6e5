## The page with the games that anyone can watch
web-watch-about = Les parties publiques en cours en ce moment.
# Instead of the list; below it is the button “New table”.
web-watch-none = Aucune partie publique n’est en cours. Commencez-en une, et d’autres pourront la regarder.
