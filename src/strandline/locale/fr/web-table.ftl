## The table's page: where things stand
web-table-title = { $game } : la table
web-table-loading = On met la table…
web-table-no-table = Cette table n’existe pas, ou son lien n’est pas complet. Demandez le lien entier à qui vous a invité.
web-table-home = À l’accueil
web-table-offline = Pas de connexion. Nous continuons d’essayer ; rien n’est perdu.
web-table-move-waits = Votre coup attend la connexion.
web-table-polling = La connexion directe ne passe pas. Les nouvelles arrivent un peu plus tard.
web-table-back-online = Connexion rétablie.
web-table-board = Le plateau
web-table-asked-of = { $name } : { $question }
web-table-turn-of = C’est à { $name } de jouer.
web-table-turn-of-bot = { $name } réfléchit…
web-table-reacting = { $names } peut se défendre.
web-table-answered = Votre réponse est donnée. Toutes les réponses seront montrées ensemble.
web-table-window = Toutes les réponses seront montrées dans { $unit ->
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
}. Qui ne dit rien laisse passer.
web-table-preset-passes = Vous laissez passer, comme toujours.

## Seats
web-table-seats = Places
web-table-seat = Place { $number }
web-table-seat-free = Libre
web-table-you = vous
web-table-bot = Robot, niveau { $level }
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
web-table-away = au loin : un robot joue
web-table-resigned = abandon
web-table-to-move = doit jouer
web-table-clock = Temps restant : { $time }
web-table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h

## Before the game
web-table-waiting = La partie commence quand toutes les places sont prises.
web-table-waiting-for = Encore libre : { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
web-table-your-name = Votre nom
web-table-name-help = Les autres le voient. Ni compte, ni mot de passe.
web-table-sit = S’asseoir ici
web-table-get-up = Se lever
web-table-close-table = Fermer la table
web-table-closed = Cette table est fermée.
web-table-watch-only = Les places sont pour d’autres ; vous pouvez regarder.
web-table-seat-taken = Cette place est prise ; vous regardez.

## What one can do
web-table-actions = Ce que vous pouvez faire
web-table-menu = Cette table
web-table-menu-done = Terminé
web-table-undo = Reprendre
web-table-hint = Conseil
web-table-draw = Proposer le nul
web-table-resign = Abandonner
web-table-sound-on = Son : oui
web-table-sound-off = Son : non
web-table-full-screen = Plein écran
web-table-small-screen = Quitter le plein écran
web-table-preset = Toujours laisser passer quand je pourrais me défendre
web-table-no-undo = Il n’y a rien à reprendre : un lancer ou un secret a été montré, ou vous n’avez pas encore joué.
web-table-hint-is = Conseil : { $move }
web-table-hint-thinking = Un robot y réfléchit…
web-table-undo-asked = { $name } voudrait reprendre un coup.
web-table-undo-waiting = Vous avez demandé à reprendre. Les autres décident.
web-table-grant = Accepter
web-table-decline = Refuser
web-table-draw-offered = Pour un match nul : { $names }.
web-table-draw-waiting = Vous avez proposé le match nul.
web-table-agree = D’accord
web-table-back = Je suis de retour
web-table-bot-for-you = Votre temps est écoulé, et un robot joue pour vous. Reprenez votre place quand vous voulez.
web-table-confirm-move = Jouer ce coup ?
web-table-play-it = Jouer
web-table-cancel = Annuler
web-table-sure-resign = { $name }, voulez-vous abandonner ?
web-table-sure-resign-two = La partie finit, et votre adversaire gagne.
web-table-sure-resign-more = Un robot joue pour vous jusqu’à la fin.
web-table-sure-draw = Proposer le match nul ? Si tous sont d’accord, la partie finit et se partage.
web-table-sure-draw-here = Êtes-vous tous d’accord pour un match nul ? La partie finit maintenant et se partage.
web-table-sure-close = Fermer cette table ? La partie finit ici.
web-table-sure-close-more = Elle ne compte pour personne et ne peut pas être reprise. L’enregistrement peut encore être emporté.

## Panels beside the board
web-table-panels = À côté du plateau
web-table-log = Coups
web-table-log-empty = Aucun coup n’a été joué.
web-table-chat = Conversation
web-table-chat-players = Seuls ceux qui jouent lisent ceci.
web-table-chat-watchers = Seuls ceux qui regardent lisent ceci.
web-table-chat-empty = Personne n’a encore rien dit.
web-table-overheard = Ce que disent ceux qui regardent
web-table-chat-say = Dites quelque chose
web-table-chat-send = Dire
web-table-chat-gone = effacé par l’hôte
web-table-chat-watcher = Quelqu’un qui regarde
web-table-chat-delete = Effacer ce qu’a dit { $name }
web-table-chat-mute = Couper la parole à { $name }
web-table-muted = { $name } n’a plus la parole ici.
web-table-choices = Coups possibles
web-table-choices-count = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
web-table-choices-none = Ce n’est pas à vous de jouer.
web-table-choices-find = Trouver un coup
web-table-words = En mots

## One screen, several people
web-table-curtain = L’écran passe à { $name }
web-table-curtain-why = Chacun a ses secrets ici. Passez l’écran avant de continuer.
web-table-curtain-who = Qui regarde ?
web-table-curtain-lift = C’est moi, { $name }

## The end
web-table-over = La partie est finie
web-table-won = { $names } gagne.
web-table-won-you = Vous avez gagné !
web-table-shared = { $names } partagent la victoire.
web-table-nobody-won = La partie a été interrompue ; personne ne gagne.
web-table-end-resigned = { $name } abandonne.
web-table-end-time = Le temps de { $name } est écoulé.
web-table-end-agreed = Match nul d’un commun accord.
web-table-rematch = Revanche
web-table-to-rematch = À la revanche
web-table-rematch-made = Une revanche est prête.
web-table-replay = Revoir la partie
web-table-record = Emporter l’enregistrement

## Announcements
web-table-said = { $name } dit : { $text }
web-table-made = { $name } : { $move }
web-table-sat = { $name } prend place.
web-table-left = Quelqu’un s’est levé.
web-table-started = La partie commence.
web-table-undone = Un coup a été repris.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } refuse que le coup soit repris.
    [draw] { $name } refuse le match nul.
   *[both] { $name } refuse.
}
web-table-time-over = Le temps de { $name } est écoulé ; un robot continue.
web-table-is-back = { $name } est de retour.
web-table-new-chat = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
