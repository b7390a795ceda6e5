## What every page of the browser has
web-title = { $page } – Strandline
web-skip = Aller au contenu
web-pages = Pages
web-dismiss = Fermer
web-page-home = Accueil
web-page-new = Nouvelle table
web-page-table = Table
web-page-replay = Revoir
web-page-rules = Règles
web-page-learn = Apprendre
web-page-settings = Réglages
web-page-join = Autre appareil
web-page-nowhere = Rien ici
web-nowhere = Il n’y a pas de page à cette adresse.
web-no-connection = Le serveur ne répond pas. Nous continuons d’essayer.
web-unreached = Le serveur ne répond pas et ce navigateur n’a pas encore gardé les textes de cette page. Elle s’ouvrira d’elle-même dès que la connexion sera là.
web-went-wrong = Quelque chose s’est mal passé sur cette page. La recharger peut aider.

## The games' names
web-game-crab-stack = Crab Stack
web-game-krabcek = Krabcek
web-game-survive = Survive – Fuite de l’Atlantide

## Rules and trying moves, wherever they are shown
web-rule = Règle { $rule }
web-board-loading = Le plateau arrive.
web-board-failed = Le plateau n’a pas pu être dessiné : { $reason }
web-try-again = Réessayer
web-footer = Crab Stack est un jeu de Henri Kermarrec, Krabcek de Paul Clark, Survive de Julian Courtland-Smith. Strandline est un logiciel libre ; ses dessins et ses textes sont à lui.
