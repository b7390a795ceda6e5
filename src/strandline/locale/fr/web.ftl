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
web-page-learn = Leçons
web-page-puzzles = Problèmes
web-page-progress = Votre parcours
web-page-settings = Réglages
web-page-join = Autre appareil
web-page-nowhere = Page introuvable
web-nowhere = Il n’y a pas de page à cette adresse.
web-no-connection = Serveur injoignable. Nouvelle tentative…
web-unreached = Le serveur est injoignable et cette page n’est pas encore enregistrée ici. Elle s’ouvrira dès que vous serez de nouveau en ligne.
web-went-wrong = Une erreur s’est produite sur cette page. Réessayez pour la recharger.

## Rules and trying moves, wherever they are shown
web-rule = Règle { $rule }
web-board-loading = Chargement du plateau…
web-board-failed = Impossible de charger le plateau : { $reason }
web-try-again = Réessayer
web-footer = Strandline est un logiciel libre, avec des dessins et des textes originaux.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Coque, Bernique, Bigorneau, Bulot, Bécasseau, Balane, Étoile de mer, Hippocampe, Macareux, Oursin, Crevette, Pluvier

## Sharing a table
web-share = Inviter des joueurs
web-share-seat = Lien vers la place { $seat }
web-share-program = Lien vers la place { $seat }, pour un programme
web-share-watch = Lien pour les spectateurs
web-share-local = Seul cet ordinateur peut ouvrir ces liens. D’autres appareils de votre réseau pourront participer une fois le serveur ouvert à ce réseau ; le guide d’hébergement explique comment.
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-downloaded = « { $file } » a été téléchargé.
web-code-what = Code QR : { $what }

## The connection
web-offline = Pas de connexion au serveur. Reconnexion en cours…
web-online = Connexion rétablie
web-checking = Nous vérifions si cela a été fait…

web-bot-1 = Pip
web-bot-1-is = Pip débute et saute sur tout ce qui brille.
web-bot-2 = Corail
web-bot-2-is = Corail joue pour le plaisir et rêvasse parfois.
web-bot-3 = Goélie
web-bot-3-is = Goélie a l’œil sur tout et laisse passer peu de choses.
web-bot-4 = Finn
web-bot-4-is = Finn prévoit ses coups et se trompe rarement.
web-bot-5 = Octavie
web-bot-5-is = Octavie suit huit plans à la fois.
web-bot-6 = Vieux Bo
web-bot-6-is = Vieux Bo connaît toutes les marées et réfléchit une seconde.
web-bot-wins = Dans une position gagnante, { $share } de ses coups conservent la victoire.
