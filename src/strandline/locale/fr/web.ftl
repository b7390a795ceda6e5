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
web-went-wrong = Quelque chose s’est mal passé sur cette page. La recharger peut aider.
