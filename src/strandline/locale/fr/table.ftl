## What the table refuses
table-seats = { $found } places sont prévues ; ce jeu en a { $seats }
table-needs-person = des robots seuls n’ont pas besoin de table : il faut au moins une place pour une personne ou un programme
table-closed = cette table est fermée
table-no-seat = il n’y a pas de place { $seat } ; la table en a { $seats }
table-not-yours = la place { $seat } n’est pas la vôtre
table-taken = la place { $seat } est prise
table-no-link = cette place est pour qui en a le lien
table-not-playing = aucune partie n’est en cours ici
table-stale = { $expected } coups étaient attendus, et { $count } ont été joués : regardez encore
table-not-your-turn = ce n’est pas votre tour
table-away = un robot joue pour vous : dites que vous êtes de retour
table-not-away = vous n’êtes pas absent
table-no-undo = il n’y a rien à reprendre : un lancer ou un secret a été montré, ou vous n’avez pas encore joué
table-nothing-asked = rien n’a été demandé
table-no-draw-with-bots = les robots n’acceptent pas le match nul
table-no-hint = les conseils sont pour les parties contre des robots et sur un seul écran : d’autres personnes jouent ici
table-muted = l’hôte vous a coupé la parole ici
table-not-host = seul l’hôte de cette table peut le faire
table-nothing-said = il n’y a pas de message numéro { $number }
table-enough = il s’est déjà passé { $most } choses à cette table : désormais seule la partie continue
table-not-over = la partie continue : vous pourrez emporter son enregistrement quand elle sera finie

## Fair dice
table-verify-nothing = cet enregistrement ne dit rien de dés vérifiables : il n’a ni l’engagement, ni le secret, ni les nombres d’une table
table-verify-commitment = le secret n’est pas celui auquel le serveur s’était engagé
table-verify-deal = le départ n’est pas celui que donnent les dés
table-verify-outcome = le coup { $number } est { $move } ; les dés disent { $drawn }

## What the server refuses
table-no-table = cette table n’existe pas, ou n’est pas pour vous
table-too-many = vous avez { $most } tables inachevées : finissez-en ou fermez-en une d’abord
table-not-seated = seuls ceux qui ont joué demandent une revanche
table-rematch = il y a déjà une revanche
table-nobody = nous ne vous connaissons pas encore
table-no-such-link = ce lien a déjà servi, ou il est trop ancien
table-too-large = c’est trop gros : { $most } octets au plus
table-too-long = cet enregistrement est trop long pour être regardé ici : { $most } coups au plus
table-too-fast = pas si vite
table-no-record = cet enregistrement n’est pas ici, ou il a été gardé assez longtemps
table-too-many-kept = vous avez déjà { $most } enregistrements ici : leurs liens durent { $days } jours
table-records-full = ce serveur garde { $most } enregistrements pour des liens, et pas plus pour l’instant : téléchargez plutôt le vôtre
table-home-full = { $most } enregistrements venant de votre adresse sont gardés ici pour des liens, et pas plus pour l’instant : téléchargez plutôt le vôtre
table-busy = { $most } longs travaux sont déjà en cours pour vous : attendez que l’un finisse
table-crowded = { $most } demandes venant de votre adresse sont déjà en cours ou attendent : redemandez un peu plus tard
table-no-move = cet enregistrement n’a pas de coup { $move } ; le dernier est { $last }
table-too-many-frames = cette partie est trop longue pour un GIF : { $most } coups au plus
table-bad-request = { $where } : { $why }
table-bad-length = la longueur annoncée par la requête n’est pas un nombre
table-unavailable = le serveur ne peut pas écrire en ce moment ; rien n’a été fait
table-no-page = il n’y a rien ici
table-wrong-host = ce serveur ne porte pas ce nom
table-wrong-origin = cette requête vient d’un autre site
table-oops = quelque chose s’est mal passé sur le serveur ; c’est noté
