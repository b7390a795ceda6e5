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

## Rules and trying moves, wherever they are shown
web-rule = Règle { $rule }
web-board-loading = Le plateau arrive.
web-board-failed = Le plateau n’a pas pu être dessiné : { $reason }
web-try-again = Réessayer
web-footer = Strandline est un logiciel libre ; ses dessins et ses textes sont à lui.

## Who you are, where nobody has said: names from the beach, with commas between
web-guest-names = Coque, Bernique, Bigorneau, Bulot, Bécasseau, Balane, Étoile de mer, Hippocampe, Macareux, Oursin, Crevette, Pluvier

## Sharing a table
web-share = Invitez les autres
web-share-seat = Lien vers la place { $seat }
web-share-program = Lien vers la place { $seat }, pour un programme
web-share-watch = Lien pour regarder
web-share-local = Seule cette machine peut ouvrir ces liens. Pour laisser entrer d’autres appareils de votre réseau, lancez le serveur ainsi :
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-code-what = Code QR : { $what }

## The connection
web-offline = Pas de connexion au serveur. Nouvel essai automatique…
web-online = Connexion rétablie
