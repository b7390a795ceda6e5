## What rated tables refuse
table-rated-people = Une partie classée se joue entre personnes : donnez chaque place à une personne, avec au moins deux places.
table-rated-clock = Une partie classée a besoin d’une limite de temps : choisissez-en une.
# To someone whose page has not said that the game is rated, or to a program.
table-rated-ask = Cette partie est classée : son résultat change votre classement. Rechargez la page pour le voir, puis prenez place ; un programme doit envoyer `rated`.
table-rated-once = Vous êtes déjà à cette table. Dans une partie classée, chaque place revient à une personne différente.
# An internet address.
table-rated-address = Quelqu’un est déjà assis ici depuis votre adresse internet. Les joueurs d’une partie classée doivent venir d’adresses différentes, pour que personne ne joue contre soi-même. Jouez plutôt une partie non classée.
table-rated-close = Vous ne pouvez pas fermer une partie classée en cours. Pour arrêter, abandonnez.
table-rated-here = Une partie qui se joue sur ce seul appareil ne peut pas être classée : créez une partie non classée.
table-rated-not = Cette partie n’est pas classée.
