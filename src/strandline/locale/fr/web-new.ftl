## Setting a table
web-new-title = Une table pour { $game }
web-new-players = Combien jouent
web-new-seats = Qui s’assoit où
web-new-seat = Place { $seat }
web-new-seat-me = Moi
web-new-seat-here = Quelqu’un d’autre à cet écran
web-new-seat-friend = Un ami, par un lien
web-new-seat-friend-is = Vous recevez un lien et un code QR à envoyer
web-new-seat-bot = Un robot
web-new-seat-program = Un programme
web-new-seat-program-is = Vient par le lien de la place et parle le protocole des robots
web-new-level = Force du robot à la place { $seat }
web-new-level-1 = Niveau { $level } : apprend encore
web-new-level-2 = Niveau { $level } : insouciant
web-new-level-3 = Niveau { $level } : attentif
web-new-level-4 = Niveau { $level } : habile
web-new-level-5 = Niveau { $level } : fort
web-new-level-6 = Niveau { $level } : réfléchit une seconde
web-new-name = Nom à la place { $seat }
web-new-someone = Joueur { $seat }
web-new-rules = Règles de cette table
web-new-clock = Temps de réflexion
web-new-clock-none = Autant qu’on veut
web-new-clock-move = Par tour
web-new-clock-bank = Pour toute la partie
web-new-clock-days = En jours par tour
web-new-clock-over = À deux, qui n’a plus de temps perd ; à plusieurs, un robot joue jusqu’à son retour.
web-new-seconds = Secondes par tour
web-new-minutes = Minutes pour la partie
web-new-increment = Secondes ajoutées à chaque tour
web-new-days = Jours par tour
web-new-open = Qui peut venir
web-new-link = Seulement ceux qui ont un lien
web-new-public = Tout le monde : la table figure à l’accueil
web-new-set = Mettre la table

## Where a rule comes from
web-origin-book = règle imprimée
web-origin-ruling = notre décision
web-origin-fr = édition française
web-origin-hu = édition hongroise
web-origin-ru = édition russe

## What can be chosen in Crab Stack
web-option-crab-stack-layout = Où sont les rochers
web-option-crab-stack-layout-rings = En anneaux complets autour de l’eau du milieu
web-option-crab-stack-layout-alternate = Deux anneaux et une case sur deux du troisième ; nous n’avons pas l’image imprimée
web-option-crab-stack-layout-corners = Deux anneaux et trois caps ; l’autre lecture de l’image perdue
web-option-crab-stack-tie = Deux groupes à égalité : qui dit lequel la vague emporte ?
web-option-crab-stack-tie-mover = Qui vient de jouer
web-option-crab-stack-tie-next = Le joueur suivant
web-option-crab-stack-repetition = La même position encore et encore
web-option-crab-stack-repetition-is = Après ce nombre de fois, match nul ; 0 veut dire jamais. Les livrets parlent d’un match nul sans donner de nombre.

## What can be chosen in Krabcek
web-option-krabcek-tiles = Les tuiles du labyrinthe
web-option-krabcek-tiles-one = Plus de chemins : la plupart des croisements continuent
web-option-krabcek-tiles-two = Moins de chemins : plus d’impasses
web-option-krabcek-turns = La plus longue partie
web-option-krabcek-turns-is = Après ce nombre de tours, ceux des deux joueurs ensemble, match nul.

## What can be chosen in Survive
web-option-survive-colours = Couleurs de chacun à deux joueurs
web-option-survive-colours-1 = Une couleur chacun
web-option-survive-colours-2 = Deux couleurs chacun, et leurs points ensemble
web-option-survive-variants = Défis
web-option-survive-variants-crowded = Surpopulation : loin du rivage, deux explorateurs peuvent commencer sur une tuile
web-option-survive-variants-equal = Tous égaux : qui sauve le plus d’explorateurs gagne, quoi qu’ils vaillent
web-option-survive-variants-last-explorer = Jusqu’au dernier : le volcan est un tourbillon, et l’on joue tant qu’il reste quelqu’un dehors
web-option-survive-variants-last-tile = L’Atlantide s’engloutit : le volcan est un tourbillon, et la partie finit avec l’île
web-option-survive-values = Les valeurs sous vos explorateurs
web-option-survive-values-hidden = À retenir : personne ne peut plus regarder
web-option-survive-values-own = Vous pouvez regarder les vôtres à tout moment
