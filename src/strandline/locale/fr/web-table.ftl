## The table's page: where things stand
web-table-title = { $game } : la table
web-table-loading = Préparation de la table…
web-table-no-table = Cette table n’existe pas, ou le lien est incomplet. Demandez le lien entier à la personne qui vous a invité.
web-table-home = Aller à l’accueil
web-table-offline = Pas de connexion. Reconnexion en cours… Rien n’est perdu.
web-table-move-waits = Votre coup sera envoyé dès que la connexion sera rétablie.
web-table-polling = Les mises à jour en direct ne fonctionnent pas : les coups peuvent s’afficher avec un peu de retard.
web-table-back-online = Connexion rétablie.
web-table-board = Le plateau
web-table-asked-of = { $name } – { $question }
web-table-turn-of = C’est à { $name } de jouer.
web-table-turn-of-bot = { $name } réfléchit…
web-table-reacting = En attente d’une réponse : { $names }.
web-table-answered = Vous avez répondu. Toutes les réponses seront révélées en même temps.
web-table-window = Les réponses seront révélées dans { $unit ->
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}. Sans réponse, pas de défense.
web-table-preset-passes = Vous ne vous défendez pas (c’est votre réglage).

## Seats
web-table-seats = Places
web-table-seat = Place { $number }
web-table-seat-free = Libre
web-table-seat-kept = pas encore là
web-table-you = vous
web-table-bot = { $bot }, niveau { $level }
web-table-bot-level = niveau { $level }
web-table-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[white] blanc
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
web-table-program = Programme
web-table-connected = en ligne
web-table-not-connected = hors ligne
# Also tells that the player is away; this way it needs no gender.
web-table-away = un robot joue à sa place
web-table-resigned = a abandonné
web-table-to-move = c’est son tour
web-table-clock = Temps restant : { $time }
web-table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h

## Before the game
web-table-waiting = La partie commence quand toutes les places sont prises.
web-table-waiting-names = En attente : { $names }.
web-table-waiting-for = Encore libre : { $count ->
    [one] une place
   *[other] { $count } places
}.
web-table-lot = Les couleurs et l’ordre du tour sont tirés au sort au début de la partie.
web-table-first = { $colour } commence.
web-table-your-name = Votre nom
web-table-name-help = Les autres joueurs le voient. Ni compte, ni mot de passe.
web-table-sit = Prendre cette place
web-table-get-up = Quitter ma place
web-table-close-table = Fermer la table
web-table-closed = Cette table est fermée.
web-table-watch-only = Toutes les places sont réservées à d’autres, mais vous pouvez regarder.
web-table-seat-taken = Cette place est prise : vous regardez la partie.
# Before the first digits of a hash
web-table-dice = Engagement sur les dés :
web-table-dice-about = C’est l’empreinte du secret dont dépendent tous les dés de cette table. Votre navigateur la conserve quand vous prenez place et peut dire, après la partie, si le secret a été remplacé.
web-table-dice-other = Votre navigateur a conservé un autre engagement quand vous avez pris place : { $kept }. Il a été remplacé depuis : ne vous fiez pas aux dés de cette table.

## What one can do
web-table-actions = Ce que vous pouvez faire
web-table-menu = Cette table
web-table-menu-done = Terminé
web-table-undo = Annuler le coup
web-table-hint = Conseil
web-table-round = Revoir les derniers coups
web-table-round-stop = Arrêter la relecture
web-table-draw = Proposer un match nul
web-table-resign = Abandonner
web-table-sound-on = Son : activé
web-table-sound-off = Son : coupé
web-table-full-screen = Plein écran
web-table-small-screen = Quitter le plein écran
web-table-preset = Ne jamais me défendre, sans me le demander
web-table-no-undo = Vous ne pouvez pas annuler : des dés ou des secrets ont été révélés depuis, ou vous n’avez pas encore joué.
web-table-hint-is = Conseil : { $move }
web-table-hint-thinking = Un robot cherche un conseil…
web-table-round-now = Voici les derniers coups…
web-table-undo-asked = { $name } voudrait annuler un coup.
web-table-undo-waiting = Vous avez demandé à annuler un coup. En attente de la réponse des autres.
web-table-grant = Accepter
web-table-decline = Refuser
web-table-draw-offered = Match nul proposé par { $names }.
web-table-draw-waiting = Vous avez proposé un match nul. En attente de la réponse des autres.
# Of a draw: the players who are away and have not answered
web-table-asked-later = Réponse attendue au retour : { $names }.
web-table-asked-enough = Vous avez assez demandé pour le moment. Vous pourrez redemander après votre prochain coup.
web-table-agree = Accepter le match nul
web-table-back = Je suis de retour
web-table-bot-for-you = Votre temps est écoulé. Un robot joue pour vous jusqu’à votre retour.
web-table-no-grace = Vous n’avez plus de temps : un robot joue pour vous.
web-table-confirm-move = Jouer ce coup ?
web-table-play-it = Jouer
web-table-cancel = Annuler
web-table-sure-resign = { $name }, voulez-vous abandonner ?
web-table-sure-resign-two = La partie se termine et votre adversaire gagne.
web-table-sure-resign-more = Un robot jouera pour vous jusqu’à la fin.
web-table-sure-draw = Proposer un match nul ? Si tout le monde accepte, la partie se termine et la victoire est partagée.
web-table-sure-draw-here = Acceptez-vous tous le match nul ? La partie se termine maintenant et la victoire est partagée.
web-table-sure-close = Fermer la table ? La partie s’arrête là.
web-table-sure-close-more = Elle ne comptera pas et ne pourra pas être reprise. Vous pourrez encore la télécharger.

## Panels beside the board
web-table-panels = À côté du plateau
web-table-log = Coups
web-table-log-empty = Aucun coup pour l’instant.
web-table-drawn = Tirage au sort : { $name } est { $colour }.
web-table-chat = Discussion
web-table-chat-players = Visible seulement par les joueurs.
web-table-chat-watchers = Visible seulement par les spectateurs.
web-table-chat-empty = Aucun message pour l’instant.
web-table-overheard = Discussion des spectateurs
web-table-chat-say = Écrire un message
web-table-chat-send = Envoyer
web-table-chat-gone = supprimé par l’hôte
web-table-chat-watcher = Un spectateur
web-table-chat-delete = Supprimer le message de { $name }
web-table-chat-mute = Bloquer les messages de { $name }
web-table-muted = { $name } ne peut plus écrire ici.
web-table-choices = Coups possibles
web-table-choices-count = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
web-table-choices-none = Ce n’est pas à vous de jouer.
web-table-choices-find = Chercher un coup
web-table-words = Description

## One screen, several people
web-table-curtain = Passez l’écran à { $name }
web-table-curtain-why = Dans ce jeu, chacun a ses secrets. Passez l’écran avant de continuer.
web-table-curtain-who = Qui regarde ?
web-table-curtain-lift = Je suis { $name }
web-table-plan = { $count ->
    [0] Vous pouvez choisir plusieurs coups avant de passer l’écran. Chacun est joué quand c’est votre tour.
    [one] { $count } coup choisi. Choisissez-en d’autres, ou passez l’écran.
    [many] { $count } de coups choisis. Choisissez-en d’autres, ou passez l’écran.
   *[other] { $count } coups choisis. Choisissez-en d’autres, ou passez l’écran.
}
web-table-plan-pass = Passer l’écran
web-table-plan-back = Annuler le dernier

## The end
web-table-over = La partie est terminée
web-table-won = { $names } a gagné.
web-table-won-you = Vous avez gagné !
web-table-shared-you = Vous partagez la victoire !
web-table-lost-you = Vous avez perdu.
web-table-drawn-game = Match nul.
web-table-turning-soon = Recherche du tournant de la partie…
web-table-again = Rejouez, ou regardez où la partie a basculé.
web-table-shared = { $names } partagent la victoire.
web-table-nobody-won = La partie a été interrompue : personne ne gagne.
web-table-end-resigned = { $name } a abandonné.
web-table-end-resigned-you = Vous avez abandonné.
web-table-end-time = Temps écoulé pour { $name }.
web-table-end-time-you = Votre temps est écoulé.
web-table-end-agreed = Match nul d’un commun accord.
web-table-rematch = Revanche
web-table-level = Jouer au niveau { $level }
web-table-to-rematch = Aller à la revanche
web-table-rematch-made = Une revanche est prête.
web-table-replay = Analyser cette partie
web-table-share = Partager cette partie
web-table-record = Télécharger la partie

## Announcements
web-table-said = { $name } dit : { $text }
web-table-made = { $name } : { $move }
web-table-sat = { $name } prend place.
web-table-left = Une place s’est libérée.
web-table-started = La partie a commencé.
web-table-undone = Un coup a été annulé.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } refuse d’annuler le coup.
    [draw] { $name } refuse le match nul.
   *[both] { $name } refuse.
}
web-table-time-over = Temps écoulé pour { $name } : un robot prend le relais.
web-table-is-back = { $name } est de retour.
web-table-new-chat = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}

## At a table of a tournament
# Buttons.
web-table-club = Voir le tournoi
web-table-club-next = Votre prochaine partie commence : à votre table
web-table-club-done = Cette ronde est terminée.
