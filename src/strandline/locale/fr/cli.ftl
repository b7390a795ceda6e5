## Arguments
cli-option-form = « { $option } » n’est pas une option ; écrivez les options ainsi : --option players=3
cli-option-twice = l’option { $option } est donnée deux fois ; donnez-la une seule fois
cli-no-file = il n’y a pas de fichier « { $file } »
cli-no-source = « { $source } » n’est ni un jeu ni un fichier ; les jeux sont { $allowed }
cli-record-alone = un fichier de partie a sa propre position et ses propres options : omettez le texte, --option et --seed
cli-no-move = cette partie n’a que { $moves } coups
cli-move-without-record = --move demande un fichier de partie
cli-too-many-seats = --seat est donné { $found } fois, mais ce jeu a { $seats } places
cli-language = il n’y a pas de langue « { $found } » ; choisissez parmi { $allowed }
cli-first = --first attend « lot » ou une place de 1 à { $seats }, et non « { $found } »
cli-first-record = le fichier de partie dit qui occupe quelle place : omettez --first
cli-lot = Tirage au sort : { $seats }.
cli-picture-kind = « { $file } » : le nom du fichier doit se terminer par l’une de ces extensions : { $allowed }
cli-gif-record = un GIF montre une partie entière : donnez un fichier de partie
cli-gif-whole = un GIF montre une partie entière : omettez --move
cli-gif-marks = les signes vont avec une seule position : n’indiquez ni --arrow, ni --mark, ni --highlight
cli-ended = cette partie est déjà terminée (par abandon, par exemple) : vous ne pouvez pas la continuer

## Seats and results
cli-chance = hasard
cli-seat = place { $seat }
cli-turn = C’est à { $seat } de jouer : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
# $seats is one seat.
cli-won = { $seats } a gagné.
# $seats is two seats or more.
cli-drawn = Match nul : { $seats } partagent la victoire.
cli-end-resigned = ({ $seat } a abandonné.)
cli-end-time = (Temps écoulé pour { $seat }.)
cli-end-agreed = (D’un commun accord.)
cli-end-stopped = La partie a été interrompue.

## Playing
cli-help =
    Tapez un coup pour le jouer ; la touche Tab le complète. Vous pouvez aussi taper :
      moves [DÉBUT]      liste les coups permis
      why COUP           dit pourquoi un coup n’est pas permis, et selon quelle règle
      board              montre de nouveau le plateau
      undo               annule votre dernier coup
      save FICHIER       enregistre la partie dans un fichier
      quit               quitte la partie (comme Ctrl-D)
cli-hint = Tapez « moves » pour les coups permis, « help » pour les autres commandes.
cli-no-moves = aucun coup permis ne commence par « { $beginning } »
cli-legal = { $move } est permis
cli-why-what = Quel coup ? Par exemple : why b2-c4
cli-over-prompt = save FICHIER, undo ou quit>{" "}
cli-curtain = C’est au tour de { $seat }. Que les autres détournent les yeux ; { $seat }, appuyez sur Entrée :{" "}
cli-thinking = { $seat } réfléchit
cli-bot-failed = { $seat } a perdu sa place, qui joue désormais au hasard. { $reason }
cli-undone = Coup annulé.
cli-nothing-to-undo = Il n’y a rien à annuler.
cli-no-undo = Vous ne pouvez pas annuler : des dés ou des secrets ont été révélés depuis votre dernier coup.
cli-save-where = Enregistrer où ? Par exemple : save partie.json
cli-saved = Enregistré dans { $file }
cli-file-there = { $file } existe déjà ; choisissez un autre nom
cli-no-folder = impossible d’écrire dans le dossier { $folder } : créez-le d’abord, ou choisissez-en un autre
cli-stopped = Interrompu.

## Other commands
cli-verified = Vérifié : les { $moves } coups sont permis et le résultat est juste.
cli-fair = { $outcomes ->
    [one] La mise en place découle du secret et des nombres de ce fichier, et le secret correspond à son engagement.
   *[other] La mise en place et tous les tirages, { $outcomes } en tout, découlent du secret et des nombres de ce fichier, et le secret correspond à son engagement.
}
cli-fair-table = Le fichier vient de la table que vous avez conservée.
cli-fair-commitment = L’engagement est celui que vous avez conservé : personne n’a remplacé le secret depuis.
cli-fair-nonces = { $count ->
    [one] Le nombre que vous avez conservé est celui du fichier.
   *[other] Les { $count } nombres que vous avez conservés sont ceux du fichier.
}
cli-fair-unkept = { $missing ->
    [commitment] Le fichier seul ne peut pas prouver que le secret est celui de la partie. Pour le vérifier, donnez l’engagement que vous avez conservé en prenant place : --commitment HEX.
    [nonce] Le fichier seul ne peut pas prouver que les nombres sont ceux de la partie. Pour le vérifier, donnez le vôtre : --nonce PLACE=HEX.
   *[both] Le fichier seul ne peut pas prouver que le secret et les nombres sont ceux de la partie. Pour le vérifier, donnez l’engagement et le nombre que vous avez conservés en prenant place : --commitment HEX --nonce PLACE=HEX.
}
cli-fair-unkept-table = Le fichier seul ne peut pas prouver qu’il vient de votre table, et les dés dépendent aussi de l’identifiant de la table. Pour le vérifier, donnez l’identifiant qui figure dans l’adresse de la table : --table ID.
cli-verify-hex = { $option } attend des chiffres hexadécimaux (un engagement en a 64), et non « { $found } »
cli-verify-nonce = --nonce attend PLACE=HEX, par exemple 0=3fa9…, et non « { $found } »
cli-replaying = Lecture de la partie
cli-start = Début
cli-replay-keys = { $at } sur { $last }. Entrée : suivant, b : précédent, e : fin, un nombre : y aller, q : quitter>{" "}
cli-variation = Variante : { $moves }
cli-drawing = Dessin
cli-compiling = Compilation (seulement la première fois)
cli-compiling-search = Compilation de { $search } pour { $game } (seulement la première fois) : { $seconds } s
cli-compiling-part = Compilation de { $part } pour { $game }
cli-compiled = Compilation terminée : { $games } ({ $seconds } s)
cli-depth = Profondeur { $depth }
cli-bench-interpreted = interprété
cli-bench-compiled = compilé

## The server
cli-serve-ready = Strandline est disponible à l’adresse { $url } (Ctrl-C pour arrêter)
cli-serve-port = le port { $port } est déjà utilisé, peut-être par un autre serveur Strandline ; choisissez-en un autre avec --port
cli-serve-address = impossible d’écouter sur { $address }, port { $port } : { $reason }
cli-serve-names = Le serveur ne répond qu’aux requêtes pour « localhost ». Autorisez le nom que les gens utilisent avec --allowed-host NOM.
cli-serve-no-database = impossible de joindre la base de données : { $reason }
cli-serve-too-new = une version plus récente de Strandline a utilisé cette base de données : installez cette version, ou choisissez un autre dossier avec --data
cli-serve-damaged = la base de données est incomplète (il manque : { $missing }) : restaurez une sauvegarde, ou choisissez un autre dossier avec --data
cli-serve-no-redis = ce n’est pas une URL Redis : { $reason }
cli-serve-lan = Tout le monde sur votre réseau peut participer : ouvrez l’adresse, ou visez le code avec l’appareil photo d’un téléphone.
cli-serve-no-network = Cet ordinateur n’est pas sur un réseau : seules les personnes devant cet ordinateur peuvent participer.
cli-serve-workers = à partir de deux processus, il faut --database postgresql://… et --redis redis://…
cli-serve-contact = ce n’est pas une adresse pour les services de notifications : { $contact } ; donnez une adresse e-mail ou https://nom
cli-backup-failed = impossible de faire une copie complète de { $file } : { $reason }. Rien n’a été écrit.
cli-sit-link = « { $link } » n’est pas un lien vers une place ; un tel lien ressemble à http://…/table/ID?seat=1&token=…
cli-sit-no-server = { $server } ne répond pas comme un serveur Strandline : { $reason }
cli-sit-waits = { $server } ne répond pas ({ $reason }). Nouvelle tentative…
cli-sit-seated = Installé à la place { $seat }.
cli-sit-kept = Pour vérifier les dés de cette partie : strandline verify FICHIER --table { $table } --commitment { $commitment } --nonce { $seat }={ $nonce }
cli-sit-over = La partie est terminée : { $shares }

## A new game
cli-new-game-name = le nom d’un jeu a des lettres minuscules de a à z, avec un seul trait d’union entre les mots, et au plus { $most } caractères, par exemple three-stones ; ce ne peut pas être un mot-clé de Python
cli-new-game-taken = Strandline utilise lui-même ce nom ; choisissez-en un autre
cli-new-game-exists = { $folder } existe déjà ; choisissez un autre nom, ou supprimez le dossier
cli-new-game-no-checkout = un nouveau jeu demande une copie du dépôt, mais ce Strandline est installé dans { $package } ; dans une copie du dépôt, lancez : pip install -e .
cli-new-game-written = { $name } est créé : le jeu est dans { $game }, ses tests dans { $tests }.
    Y jouer :   strandline play { $name } --seat human --seat level1
    Le tester :   pytest { $tests }
    Dans le navigateur (construisez d’abord les pages, pour qu’elles le connaissent) :   make web && strandline serve
    Ce qu’il faut changer, étape par étape : docs/add-a-game.md
