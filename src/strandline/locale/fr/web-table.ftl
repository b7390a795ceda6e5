## The table's page: where things stand
table-ui-title = { $game } : la table
table-ui-loading = On met la table…
table-ui-no-table = Cette table n’existe pas, ou son lien n’est pas complet. Demandez le lien entier à qui vous a invité.
table-ui-home = À l’accueil
table-ui-offline = Pas de connexion. Nous continuons d’essayer ; rien n’est perdu.
table-ui-move-waits = Votre coup attend la connexion.
table-ui-polling = La connexion directe ne passe pas. Les nouvelles arrivent un peu plus tard.
table-ui-back-online = Connexion rétablie.
table-ui-board = Le plateau
table-ui-asked-of = { $name } : { $question }
table-ui-turn-of = C’est à { $name } de jouer.
table-ui-turn-of-bot = { $name } réfléchit…
table-ui-reacting = { $names } peut se défendre.
table-ui-answered = Votre réponse est donnée. Toutes les réponses seront montrées ensemble.
table-ui-window = Toutes les réponses seront montrées dans { $unit ->
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
table-ui-preset-passes = Vous laissez passer, comme toujours.

## Seats
table-ui-seats = Places
table-ui-seat = Place { $number }
table-ui-seat-free = Libre
table-ui-you = vous
table-ui-bot = Robot, niveau { $level }
table-ui-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[white] blanc
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = Programme
table-ui-connected = en ligne
table-ui-not-connected = hors ligne
table-ui-away = au loin : un robot joue
table-ui-resigned = abandon
table-ui-to-move = doit jouer
table-ui-clock = Temps restant : { $time }
table-ui-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h

## Before the game
table-ui-waiting = La partie commence quand toutes les places sont prises.
table-ui-waiting-for = Encore libre : { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
table-ui-your-name = Votre nom
table-ui-name-help = Les autres le voient. Ni compte, ni mot de passe.
table-ui-sit = S’asseoir ici
table-ui-get-up = Se lever
table-ui-close-table = Fermer la table
table-ui-closed = Cette table est fermée.
table-ui-watch-only = Les places sont pour d’autres ; vous pouvez regarder.
table-ui-seat-taken = Cette place est prise ; vous regardez.

## What one can do
table-ui-actions = Ce que vous pouvez faire
table-ui-menu = Cette table
table-ui-menu-done = Terminé
table-ui-undo = Reprendre
table-ui-hint = Conseil
table-ui-draw = Proposer le nul
table-ui-resign = Abandonner
table-ui-sound-on = Son : oui
table-ui-sound-off = Son : non
table-ui-full-screen = Plein écran
table-ui-small-screen = Quitter le plein écran
table-ui-preset = Toujours laisser passer quand je pourrais me défendre
table-ui-no-undo = Il n’y a rien à reprendre : un lancer ou un secret a été montré, ou vous n’avez pas encore joué.
table-ui-hint-is = Conseil : { $move }
table-ui-hint-thinking = Un robot y réfléchit…
table-ui-undo-asked = { $name } voudrait reprendre un coup.
table-ui-undo-waiting = Vous avez demandé à reprendre. Les autres décident.
table-ui-grant = Accepter
table-ui-decline = Refuser
table-ui-draw-offered = Pour un match nul : { $names }.
table-ui-draw-waiting = Vous avez proposé le match nul.
table-ui-agree = D’accord
table-ui-back = Je suis de retour
table-ui-bot-for-you = Votre temps est écoulé, et un robot joue pour vous. Reprenez votre place quand vous voulez.
table-ui-confirm-move = Jouer ce coup ?
table-ui-play-it = Jouer
table-ui-cancel = Annuler
table-ui-sure-resign = { $name }, voulez-vous abandonner ?
table-ui-sure-resign-two = La partie finit, et votre adversaire gagne.
table-ui-sure-resign-more = Un robot joue pour vous jusqu’à la fin.
table-ui-sure-draw = Proposer le match nul ? Si tous sont d’accord, la partie finit et se partage.
table-ui-sure-draw-here = Êtes-vous tous d’accord pour un match nul ? La partie finit maintenant et se partage.
table-ui-sure-close = Fermer cette table ? La partie finit ici.
table-ui-sure-close-more = Elle ne compte pour personne et ne peut pas être reprise. L’enregistrement peut encore être emporté.

## Panels beside the board
table-ui-panels = À côté du plateau
table-ui-log = Coups
table-ui-log-empty = Aucun coup n’a été joué.
table-ui-chat = Conversation
table-ui-chat-players = Seuls ceux qui jouent lisent ceci.
table-ui-chat-watchers = Seuls ceux qui regardent lisent ceci.
table-ui-chat-empty = Personne n’a encore rien dit.
table-ui-overheard = Ce que disent ceux qui regardent
table-ui-chat-say = Dites quelque chose
table-ui-chat-send = Dire
table-ui-chat-gone = effacé par l’hôte
table-ui-chat-watcher = Quelqu’un qui regarde
table-ui-chat-delete = Effacer ce qu’a dit { $name }
table-ui-chat-mute = Couper la parole à { $name }
table-ui-muted = { $name } n’a plus la parole ici.
table-ui-choices = Coups possibles
table-ui-choices-count = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
table-ui-choices-none = Ce n’est pas à vous de jouer.
table-ui-choices-find = Trouver un coup
table-ui-words = En mots

## One screen, several people
table-ui-curtain = L’écran passe à { $name }
table-ui-curtain-why = Chacun a ses secrets ici. Passez l’écran avant de continuer.
table-ui-curtain-who = Qui regarde ?
table-ui-curtain-lift = C’est moi, { $name }

## The end
table-ui-over = La partie est finie
table-ui-won = { $names } gagne.
table-ui-won-you = Vous avez gagné !
table-ui-shared = { $names } partagent la victoire.
table-ui-nobody-won = La partie a été interrompue ; personne ne gagne.
table-ui-end-resigned = { $name } abandonne.
table-ui-end-time = Le temps de { $name } est écoulé.
table-ui-end-agreed = Match nul d’un commun accord.
table-ui-rematch = Revanche
table-ui-to-rematch = À la revanche
table-ui-rematch-made = Une revanche est prête.
table-ui-replay = Revoir la partie
table-ui-record = Emporter l’enregistrement

## Announcements
table-ui-said = { $name } dit : { $text }
table-ui-made = { $name } : { $move }
table-ui-sat = { $name } prend place.
table-ui-left = Quelqu’un s’est levé.
table-ui-started = La partie commence.
table-ui-undone = Un coup a été repris.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } refuse que le coup soit repris.
    [draw] { $name } refuse le match nul.
   *[both] { $name } refuse.
}
table-ui-time-over = Le temps de { $name } est écoulé ; un robot continue.
table-ui-is-back = { $name } est de retour.
table-ui-new-chat = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
