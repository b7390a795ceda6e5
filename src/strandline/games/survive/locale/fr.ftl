## The game on the first page
survive-name = Survive – Fuite de l’Atlantide
survive-description = L’île sombre ! Menez vos explorateurs à terre malgré les serpents, les requins, les baleines et vos chers amis.
survive-credit = Survive est un jeu de Julian Courtland-Smith.

## What can be chosen in Survive
survive-option-colours = Couleurs par joueur, à deux
survive-option-colours-1 = Une couleur chacun
survive-option-colours-2 = Deux couleurs chacun, leurs points additionnés
survive-option-variants = Défis
survive-option-variants-crowded = Surpopulation : deux explorateurs peuvent commencer sur une même tuile, loin du rivage
survive-option-variants-equal = Tous égaux : celui qui sauve le plus d’explorateurs gagne, quelles que soient leurs valeurs
survive-option-variants-last-explorer = Jusqu’au dernier explorateur : le volcan est un tourbillon, et l’on joue tant qu’il reste un explorateur sur le plateau
survive-option-variants-last-tile = Jusqu’à la dernière tuile : le volcan est un tourbillon, et la partie se termine quand l’île a disparu
survive-option-values = Valeurs sous vos explorateurs
survive-option-values-hidden = À retenir : personne ne peut les revoir
survive-option-values-own = Vous pouvez voir les vôtres à tout moment

## Why a start's text cannot be read
survive-text-form = un départ s’écrit avec le terrain des 40 cases de l’île en lettres b, f et m, une espace, et la première place
survive-text-length = il y a { $count } lettres, mais l’île a 40 cases
survive-text-letter = le terrain est b (plage), f (forêt) ou m (montagne)
survive-text-count = { $letter } figure { $count } fois, mais il y a { $allowed } tuiles de ce terrain
survive-text-seat = cette place n’existe pas ; les places sont { $allowed }

## What has to be decided now
survive-now-putting = placez maintenant un explorateur : une valeur et une tuile, par exemple put 6 D4
survive-now-launching = placez maintenant un bateau, par exemple boat C3
survive-now-playing = jouez maintenant une tuile gardée (play dolphin, wind, serpent, shark ou whale), ou skip
survive-now-swimming = déplacez maintenant un nageur avec le dauphin, par exemple ra>E3, ou (après un pas) stop
survive-now-sailing = déplacez maintenant un bateau avec le vent, par exemple boat C3>C4, ou (après un pas) stop
survive-now-relocating = mettez maintenant la créature sur une case de mer vide, par exemple serpent B1>F0
survive-now-walking = déplacez maintenant explorateurs et bateaux : ra>D5, ra>boat C3, ra>sea C3, ra>NW, boat C3>C4, ou done
survive-now-sinking = faites maintenant sombrer une tuile, par exemple sink D4
survive-now-turning = retournez maintenant la tuile, par exemple back shark
survive-now-boarding = choisissez maintenant celui qui embarque, par exemple aboard ra
survive-now-rolling = lancez maintenant le dé : die serpent, die shark ou die whale
survive-now-hunting = déplacez maintenant la créature, par exemple shark C3>C4, ou stay
survive-now-reacting = défendez-vous maintenant contre la créature (repel), ou non (let)

## Why a move is not legal
survive-no-hex = il n’y a pas de case { $hex }
survive-no-explorer = il n’y a pas d’explorateur { survive-who } sur le plateau
survive-not-your-explorer = { survive-who } est l’explorateur d’un autre joueur
survive-say-colour = avec deux couleurs, indiquez aussi la couleur, par exemple put g6 D4
survive-no-colour = n’indiquez la couleur que si vous jouez deux couleurs
survive-not-your-colour = le { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} n’est pas votre couleur
survive-no-value = vous n’avez plus d’explorateur de valeur { $value } à placer
survive-no-tile = il n’y a pas de tuile en { $hex }
survive-tile-taken = la tuile { $hex } n’a plus de place pour un explorateur
survive-no-sea = { $hex } n’est pas en mer
survive-not-by-tile = { $hex } n’est pas à côté d’une tuile
survive-serpent-there = il y a un serpent en { $hex }
survive-boat-there = il y a déjà un bateau en { $hex }
survive-only-reaction = cette tuile ne se joue que quand la créature d’un autre joueur attaque
survive-not-held = vous n’avez pas cette tuile : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] serpent
    [shark] requin
    [whale] baleine
   *[other] { $tile }
}
survive-no-use = cette tuile n’aurait aucun effet maintenant, vous ne pouvez pas la jouer : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] serpent
    [shark] requin
    [whale] baleine
   *[other] { $tile }
}
survive-one-step-first = vous avez joué la tuile : faites au moins un pas
survive-dolphin-swims = le dauphin porte un nageur d’une case de mer à une autre : le nageur ne peut ni embarquer ni débarquer
survive-other-swimmer = le dauphin ne porte qu’un seul nageur
survive-no-swimmer = { survive-who } n’est pas un nageur
survive-not-beside = { $goal } n’est pas à côté de { $start }
survive-lost = { survive-who } est perdu
survive-saved = { survive-who } est déjà sauvé
survive-no-landing = on n’atteint { $isle } que depuis { $hexes }
survive-swam = { survive-who } s’est déjà déplacé dans l’eau, et chaque explorateur ne peut le faire qu’une fois par tour
survive-left-island = { survive-who } a quitté l’île et ne peut pas revenir sur une tuile
survive-say-sea = { $hex } est en mer : écrivez { $who }>sea { $hex }
survive-dives-here = d’un bateau, un explorateur ne peut sauter que dans l’eau de la même case, { $hex }
survive-climbs-here = un nageur ne peut monter que dans un bateau de la même case, { $hex }
survive-no-boat = il n’y a pas de bateau en { $hex }
survive-is-aboard = { survive-who } est déjà à bord
survive-boat-full = le bateau en { $hex } est plein : il porte 3 explorateurs
survive-not-your-boat = d’autres joueurs ont plus d’explorateurs à bord du bateau en { $hex } et le contrôlent
survive-other-boat = le vent ne déplace qu’un seul bateau
survive-not-due = ce n’est pas encore le moment pour la tuile { $hex } : c’est { $terrain ->
    [b] une plage
    [f] une forêt
   *[m] une montagne
} qui doit sombrer maintenant
survive-not-by-sea = la tuile { $hex } ne touche pas la mer, alors que d’autres tuiles possibles la touchent
survive-no-effect = aucune tuile n’a ce dos ; les dos sont { $allowed }
survive-no-such-back = il ne reste aucune tuile { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
} avec ce dos
survive-not-on-sunk = { survive-who } ne nage pas en { $hex }
survive-other-creature = maintenant, { $kind ->
    [serpent] seul un serpent
    [shark] seul un requin
   *[whale] seule une baleine
} peut se déplacer
survive-no-creature = il n’y a pas de { $kind ->
    [serpent] serpent
    [shark] requin
   *[whale] baleine
} en { $hex }
survive-not-empty = { $hex } n’est pas une case de mer vide
survive-creature-moving = vous déplacez déjà { $kind ->
    [serpent] le serpent
    [shark] le requin
   *[whale] la baleine
} en { $hex } : aucune autre créature ne peut bouger maintenant
survive-no-repellent = vous n’avez pas de tuile qui repousse { $kind ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
}

## At the table
survive-about = L’île sombre : menez vos explorateurs aux îles sûres, malgré les serpents, les requins et les baleines. 2 à 4 joueurs, une heure.
survive-seat = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
   *[3] Jaune
}

## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] Explorateur rouge
    [b] Explorateur bleu
    [g] Explorateur vert
    [y] Explorateur jaune
   *[none] Explorateur
}{ $value ->
    [0] { "" }
   *[other] {" "}de valeur { $value }
} en { $hex }
survive-ui-move-launch = Un bateau en { $hex }
# An explorer, at the beginning of a sentence: by colour and letter. The brackets keep the letter “a” from reading as the verb.
survive-ui-who = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} ({ $letter })
survive-ui-move-go = { survive-ui-who } va en { $hex }
survive-ui-move-land = { survive-ui-who } atteint l’île { $isle }
survive-ui-move-board = { survive-ui-who } monte dans le bateau en { $hex }
survive-ui-move-swim = { survive-ui-who } nage en { $hex }
survive-ui-move-sail = Le bateau va de { $from } à { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] Le serpent
    [shark] Le requin
   *[whale] La baleine
} va de { $from } à { $hex }
survive-ui-move-sink = La tuile { $hex } sombre
survive-ui-move-aboard = { survive-ui-who } monte à bord
survive-ui-move-play = Tuile jouée : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] déplacer un serpent
    [shark] déplacer un requin
   *[whale] déplacer une baleine
}
survive-ui-move-kept = La tuile est gardée, face cachée
survive-ui-move-back = Au dos : { $effect ->
    [shark] un requin
    [whale] une baleine
    [boat] un bateau
    [whirlpool] un tourbillon
    [volcano] le volcan
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent
    [move-shark] déplacer un requin
    [move-whale] déplacer une baleine
    [repel-shark] repousser un requin
   *[repel-whale] repousser une baleine
}
survive-ui-move-die = Le dé montre { $kind ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
}
survive-ui-move-skip = Ne joue pas de tuile
survive-ui-move-done = Fin des déplacements
survive-ui-move-stop = S’arrête ici
survive-ui-move-stay = La créature ne bouge plus
survive-ui-move-let = Pas de défense
survive-ui-move-repel = La créature est repoussée

## What a move has caused, in the list of moves and for screen readers
# $what: one or more of survive-effect-explorers, -boats and -creatures, joined.
survive-effect-lost = { $cause ->
    [serpent] Un serpent a emporté { $what }.
    [shark] Un requin a mangé { $what }.
   *[whirlpool] Le tourbillon a emporté { $what }.
}
survive-effect-boat = Une baleine a brisé le bateau en { $hex }.
# $who: one or more of survive-effect-explorers, joined.
survive-effect-water = À l’eau : { $who }.
survive-effect-aboard = À bord : { $who }.
survive-effect-explorers = { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
} { $colour ->
    [r] { $count ->
        [one] rouge
       *[other] rouges
    }
    [b] { $count ->
        [one] bleu
       *[other] bleus
    }
    [g] { $count ->
        [one] vert
       *[other] verts
    }
   *[y] { $count ->
        [one] jaune
       *[other] jaunes
    }
}
survive-effect-boats = { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
survive-effect-creatures = { $kind ->
    [serpent] { $count ->
        [one] { $count } serpent
       *[other] { $count } serpents
    }
    [shark] { $count ->
        [one] { $count } requin
       *[other] { $count } requins
    }
   *[whale] { $count ->
        [one] { $count } baleine
       *[other] { $count } baleines
    }
}
survive-effect-gone = { $kind ->
    [shark] Le requin quitte le plateau.
   *[whale] La baleine quitte le plateau.
}
survive-effect-still = { $kind ->
    [serpent] Aucun serpent ne peut bouger.
    [shark] Aucun requin ne peut bouger.
   *[whale] Aucune baleine ne peut bouger.
}

## Prompts to the player to move; the buttons that answer them are the keys survive-ui-do-…
survive-ui-ask-putting = Placez un explorateur : choisissez une valeur, puis une tuile.
survive-ui-ask-launching = Placez un bateau en mer, à côté de l’île.
survive-ui-ask-playing = { $tiles ->
    [yes] Jouez une de vos tuiles, ou passez.
   *[no] Aucune de vos tuiles n’est utilisable maintenant : passez.
}
survive-ui-ask-swimming = { $started ->
    [yes] Continuez avec le dauphin (encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }), ou arrêtez-vous ici.
   *[no] Le dauphin porte un de vos nageurs sur { $left } cases au plus : choisissez le nageur.
}
survive-ui-ask-sailing = { $started ->
    [yes] Continuez avec le vent (encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }), ou arrêtez-vous ici.
   *[no] Le vent déplace un bateau de { $left } cases au plus : choisissez le bateau.
}
survive-ui-ask-relocating = Mettez { $kind ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} sur n’importe quelle case de mer vide.
survive-ui-ask-walking = Déplacez explorateurs et bateaux ({ $left ->
    [one] encore { $left } déplacement
   *[other] encore { $left } déplacements
}), ou terminez vos déplacements.
survive-ui-ask-sinking = Faites sombrer une { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
}.
survive-ui-ask-boarding = Un bateau surgit en { $hex } : choisissez celui qui embarque.
survive-ui-ask-hunting = { $started ->
    [yes] Continuez avec { $kind ->
        [serpent] le serpent
        [shark] le requin
       *[whale] la baleine
    } (encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }), ou arrêtez-vous ici.
   *[no] Déplacez { $kind ->
        [serpent] un serpent
        [shark] un requin
       *[whale] une baleine
    } de { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au plus, ou ne déplacez rien.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Un requin attaque votre nageur.
   *[whale] Une baleine attaque votre bateau.
} { $repel ->
    [yes] { $kind ->
        [shark] Repoussez-le, ou ne vous défendez pas : le nageur sera perdu.
       *[whale] Repoussez-la, ou ne vous défendez pas : le bateau sera brisé et ses passagers devront nager.
    }
   *[no] Vous n’avez aucune tuile pour repousser cette créature : vous ne pouvez pas vous défendre.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Le volcan est entré en éruption : tout explorateur qui n’est pas sur une île sûre est perdu.
    [tile] La dernière tuile a sombré : tout explorateur qui n’est pas sur une île sûre est perdu.
    [nobody] Il ne reste aucun explorateur sur le plateau.
   *[turns] L’île a disparu depuis longtemps : tout explorateur qui n’est pas sur une île sûre est perdu.
}

## What is on the board: a name and a sentence
survive-who = { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} ({ $letter })
survive-piece-explorer = _Explorateur._ Il avance d’une tuile par déplacement, monte dans les bateaux et rapporte sa valeur cachée sur une île sûre.
survive-piece-swimmer = _Nageur._ Dans l’eau, un explorateur n’a qu’un déplacement par tour ; les requins et les serpents le mangent.
survive-piece-boat = _Bateau._ Il porte jusqu’à trois explorateurs ; le joueur qui en a le plus à bord le déplace.
survive-piece-serpent = _Serpent de mer._ Il avance d’une case ; il emporte les nageurs, et les bateaux avec tous leurs passagers.
survive-piece-shark = _Requin._ Il avance de deux cases au plus ; il mange les nageurs, mais laisse les bateaux.
survive-piece-whale = _Baleine._ Elle avance de trois cases au plus ; elle brise les bateaux occupés, et leurs passagers nagent.
survive-piece-dolphin = _Dauphin._ Une tuile gardée : il porte un de vos nageurs jusqu’à trois cases plus loin.
survive-piece-wind = _Vent._ Une tuile gardée : il pousse un bateau jusqu’à trois cases plus loin.
survive-piece-whirlpool = _Tourbillon._ Il emporte tout ce qui est dans l’eau sur sa case et dans la mer autour.
survive-piece-volcano = _Volcan._ Il met fin à la partie : tout explorateur qui n’est pas sur une île sûre est perdu.
survive-tile-beach = _Plage._ Les plages coulent en premier ; chaque tuile cache quelque chose au dos.
survive-tile-forest = _Forêt._ Les forêts coulent après la dernière plage.
survive-tile-mountain = _Montagne._ Les montagnes coulent en dernier ; le volcan est sous l’une d’elles.
survive-tile-sea = _Pleine mer._ Les bateaux et les animaux s’y déplacent, et les nageurs d’une case par tour.
survive-tile-isle = _Île sûre._ L’explorateur qui y débarque est sauvé et rapporte sa valeur à la fin.

## The board
survive-ui-board = La mer, l’île et les quatre îles sûres
survive-ui-place-sea = { $hex }, mer
survive-ui-place-tile = { $hex }, { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
}
survive-ui-place-isle = Île sûre { $isle }
survive-ui-explorer = explorateur { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} { $who }{ $value ->
    [0] { "" }
   *[other] , valeur { $value }
}
survive-ui-swimmer = nageur { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
} { $who }{ $value ->
    [0] { "" }
   *[other] , valeur { $value }
}
survive-ui-boat = { $count ->
    [0] bateau vide
    [one] bateau avec { $count } passager
   *[other] bateau avec { $count } passagers
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [one] serpent
       *[other] { $count } serpents
    }
    [shark] { $count ->
        [one] requin
       *[other] { $count } requins
    }
   *[whale] { $count ->
        [one] baleine
       *[other] { $count } baleines
    }
}
survive-ui-picked = en main
survive-ui-goal = peut être choisi
survive-ui-threatened = à portée d’une créature
survive-ui-swam = s’est déjà déplacé dans l’eau
survive-ui-catch-up = Afficher la suite maintenant
survive-ui-zoom-in = Agrandir
survive-ui-zoom-out = Voir tout le plateau
survive-ui-on-hex = En { $hex } :
survive-ui-on-isle = Sur l’île { $isle } :
survive-ui-here = Tout ce qui se trouve sur cette case
survive-ui-look = Touchez ou survolez une case pour voir ce qui s’y trouve.
survive-ui-close = Fermer
survive-ui-how = Comment ?
survive-ui-how-boat = monter dans le bateau
survive-ui-how-sea = aller dans l’eau
survive-ui-moves-left = { $left ->
    [one] encore { $left } déplacement
   *[other] encore { $left } déplacements
}
survive-ui-values = Vos explorateurs à placer, par valeur
survive-ui-value = { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
    [y] jaune
   *[none] explorateur
} { $value } (×{ $count })
survive-ui-show-values = Montrer mes valeurs
survive-ui-die = Dé : { $kind ->
    [serpent] serpent
    [shark] requin
   *[whale] baleine
}

## The players
survive-ui-players = Explorateurs sauvés et perdus, et tuiles gardées
survive-ui-saved = { $count ->
    [one] { $count } sauvé
   *[other] { $count } sauvés
}
survive-ui-lost = { $count ->
    [one] { $count } perdu
   *[other] { $count } perdus
}
survive-ui-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
survive-ui-no-tiles = aucune tuile gardée
survive-ui-tile-back = { $terrain ->
    [b] tuile gardée, d’une plage
    [f] tuile gardée, d’une forêt
   *[m] tuile gardée, d’une montagne
}
survive-ui-tile = { $effect ->
    [shark] un requin arrive
    [whale] une baleine arrive
    [boat] un bateau arrive
    [whirlpool] tourbillon
    [volcano] volcan
    [dolphin] dauphin : un de vos nageurs avance de 3 cases au plus
    [wind] vent : un bateau avance de 3 cases au plus
    [move-serpent] mettre un serpent sur n’importe quelle case de mer vide
    [move-shark] mettre un requin sur n’importe quelle case de mer vide
    [move-whale] mettre une baleine sur n’importe quelle case de mer vide
    [repel-shark] repousse un requin qui attaque votre nageur
   *[repel-whale] repousse une baleine qui attaque votre bateau
}

## Buttons
survive-ui-do-skip = Passer
survive-ui-do-done = Terminer mes déplacements
survive-ui-do-stop = S’arrêter ici
survive-ui-do-stay = { $started ->
    [yes] S’arrêter ici
   *[no] Ne rien déplacer
}
survive-ui-do-let = Ne pas me défendre
survive-ui-do-repel = Repousser
survive-ui-do-play = { $tile ->
    [dolphin] Jouer le dauphin
    [wind] Jouer le vent
    [serpent] Déplacer un serpent
    [shark] Déplacer un requin
   *[whale] Déplacer une baleine
}

## The position, spoken
survive-ui-say-tiles = Tuiles restantes : { $beaches ->
    [one] { $beaches } plage
   *[other] { $beaches } plages
}, { $forests ->
    [one] { $forests } forêt
   *[other] { $forests } forêts
}, { $mountains ->
    [one] { $mountains } montagne
   *[other] { $mountains } montagnes
}.
survive-ui-say-colour = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
}{ $own ->
    [yes] , les vôtres
   *[no] { "" }
}. Sur l’île : { $walks }. En bateau : { $aboard }. À la nage : { $swims }. Sauvés : { $saved }. Perdus : { $lost }.
survive-ui-say-one = { $letter } en { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(valeur { $value })
}
survive-ui-say-nobody = personne
survive-ui-say-hand = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} { $count ->
    [0] n’a gardé aucune tuile
    [one] a gardé { $count } tuile
   *[other] a gardé { $count } tuiles
}.
survive-ui-say-tile = Vous avez gardé : { $effect ->
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent
    [move-shark] déplacer un requin
    [move-whale] déplacer une baleine
    [repel-shark] repousser un requin
   *[repel-whale] repousser une baleine
}, d’{ $terrain ->
    [b] une plage
    [f] une forêt
   *[m] une montagne
}.
survive-ui-say-score = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} a { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
survive-ui-say-creatures = { $kind ->
    [serpent] Serpents
    [shark] Requins
   *[whale] Baleines
} : { $hexes }.
survive-ui-say-boats = Bateaux vides : { $hexes }.

# The rules of Survive, one message a rule. `code` is shown as it is typed, _words_ stand out, lines with “- ” are a list.

## The quick start before the rules: a sentence or two for each picture, and what the picture shows
survive-quick-goal =
    _But : sauver vos explorateurs_
    Menez-les aux îles sûres. Chacun vaut de 1 à 6 points, et seul son propriétaire a vu combien.
survive-quick-goal-picture = Une flèche : un bateau avec deux explorateurs rouges va jusqu’à une île sûre, où ils débarquent.
survive-quick-moves =
    _D’abord : jusqu’à trois déplacements_
    Marchez, embarquez, naviguez, nagez ou débarquez, comme vous voulez. Avant cela, vous pouvez jouer une tuile gardée.
survive-quick-moves-picture = Des flèches : deux explorateurs de l’île montent dans un bateau, qui s’éloigne.
survive-quick-sink =
    _Ensuite : faites sombrer une tuile_
    Les plages d’abord, puis les forêts, puis les montagnes. Ceux qui étaient dessus nagent. Le dos agit aussitôt, ou vous gardez la tuile.
survive-quick-sink-picture = Un anneau autour d’un explorateur bleu sur une plage, au bord de l’île.
survive-quick-creatures =
    _Enfin : lancez le dé des créatures_
    Vous pouvez en déplacer une de cette sorte. Le serpent prend bateaux et nageurs, la baleine brise les bateaux, le requin prend les nageurs.
survive-quick-creatures-picture = Une flèche : un serpent va vers un bateau où se trouve un explorateur bleu.
survive-quick-boats =
    _Bateaux et nageurs_
    Celui qui a le plus d’explorateurs à bord contrôle le bateau ; à égalité, chacun le peut. Un nageur ne fait qu’un déplacement par tour.
survive-quick-boats-picture = Une flèche : un explorateur bleu monte dans un bateau où il y a un rouge, et l’emmène.
survive-quick-end =
    _La fin : le volcan_
    Quand il est révélé, tous ceux qui ne sont pas sur une île sûre sont perdus. La plus grande somme de valeurs sauvées gagne.
survive-quick-end-picture = Un anneau autour de deux explorateurs rouges sur une île sûre. Un troisième nage encore près d’un requin.

## The page
survive-rules-about = L’Atlantide sombre, tuile après tuile. Menez vos explorateurs en bateau, à la nage et avec de la chance jusqu’aux quatre îles sûres, à travers une mer pleine de serpents, de requins et de baleines que les autres joueurs vous enverront volontiers. Sous chaque explorateur se cache une valeur que seul son propriétaire a vue, et seules comptent les valeurs des explorateurs sauvés. Puis le volcan met fin à tout. Survive est un jeu de Julian Courtland-Smith, pour deux à quatre joueurs.
survive-rules-board = Le plateau
survive-rules-components = Matériel
survive-rules-setup = Avant le premier tour
survive-rules-turn = Un tour a quatre étapes
survive-rules-moves = Étape 2 : vos trois déplacements
survive-rules-hazards = Créatures et explorateurs
survive-rules-sinking = Étape 3 : faire sombrer une tuile
survive-rules-tiles = Étape 1 : les tuiles gardées
survive-rules-creatures = Étape 4 : les créatures
survive-rules-reactions = Repousser les créatures
survive-rules-end = Fin de partie
survive-rules-options = Deux couleurs et défis
survive-rules-text = Notation

## The board
survive-rule-1 = _Les cases._ Le plateau a 133 cases hexagonales en 13 rangées, de `A` à `M` : 7 dans les rangées `A` et `M`, 10 dans `B`, `D`, `J` et `L`, 11 dans `C`, `E`, `G`, `I` et `K`, 12 dans `F` et `H`. Une case porte le nom de sa rangée et de sa colonne, comptée depuis la gauche ; `G5` est le milieu. Une rangée sur deux est décalée d’une demi-case. Les cases qui partagent un côté sont voisines.
survive-rule-2 = _L’île_ couvre 40 cases autour du milieu : les colonnes 4 à 7 des rangées `D` et `J`, 3 à 7 de `E` et `I`, 2 à 9 de `F` et `H`, et 2 à 8 de `G` sans `G5`. Toutes les autres cases sont la mer, y compris `G5`, le lac du milieu.
survive-rule-3 = _Les îles sûres._ Quatre îles se trouvent au-delà des coins. Chacune s’atteint depuis exactement deux cases de mer : `NW` depuis `B1` et `C0`, `NE` depuis `B10` et `C10`, `SW` depuis `K0` et `L1`, `SE` depuis `K10` et `L10`.
survive-rule-4 = _Les serpents._ Cinq serpents de mer commencent en `B1`, `C10`, `G5`, `K0` et `L10` : un devant chaque île et un dans le lac.

## The pieces
survive-rule-5 = _Les tuiles._ L’île est faite de 40 tuiles : 16 plages, 16 forêts et 8 montagnes. Chacune a un effet au dos. Certains effets sont immédiats, d’autres se gardent pour plus tard. Voici combien il y en a de chaque :
survive-rule-6 = _Le reste._ Chaque couleur a dix explorateurs de valeur 1, 1, 1, 2, 2, 3, 3, 4, 5 et 6, soit 28 en tout. Les places sont rouge, bleue, verte et jaune. Il y a 5 serpents, 6 requins, 5 baleines et 12 bateaux. Le dé montre le serpent, le requin et la baleine, chacun sur deux faces.

## Before the first turn
survive-rule-7 = _La mise en place de l’île._ Les tuiles sont mélangées et posées sur les cases de l’île, terrain visible ; personne n’en connaît le dos. Les serpents vont sur leurs cases. Le premier joueur est tiré au sort, sauf si on l’a choisi en créant la table. On joue dans le sens horaire, dans l’ordre des places.
survive-rule-8 = _Les explorateurs._ À tour de rôle, chaque joueur place un de ses explorateurs, de la valeur de son choix, sur une tuile qui n’en a pas, jusqu’à ce que tous soient placés. Seul son propriétaire voit la valeur. Par défaut, même lui ne peut plus la revoir une fois le dernier bateau placé : retenez donc qui est où.
survive-rule-9 = _Les bateaux._ Ensuite, à tour de rôle, chaque joueur place un bateau sur une case de mer à côté d’une tuile, sans bateau ni serpent, jusqu’à ce que chacun en ait placé deux. Les autres bateaux, les requins et les baleines attendent à côté du plateau.

## A turn has four steps
survive-rule-10 = _Étape 1._ Vous pouvez jouer une tuile que vous avez gardée pour votre tour, une seule par tour.
survive-rule-11 = _Étape 2._ Vous pouvez faire jusqu’à trois déplacements avec vos explorateurs et avec des bateaux, répartis comme vous voulez et dans n’importe quel ordre, et vous pouvez vous arrêter avant. Si aucun de vos explorateurs n’est sur le plateau au début de l’étape, vous la sautez. Si votre dernier explorateur quitte le plateau pendant l’étape, vous pouvez utiliser les déplacements restants pour des bateaux vides.
survive-rule-12 = _Étape 3._ Vous devez retirer une tuile de l’île, s’il en reste.
survive-rule-13 = _Étape 4._ Vous lancez le dé et pouvez déplacer une créature de la sorte qu’il montre. S’il n’y en a aucune sur le plateau, il ne se passe rien.

## Step 2: your three moves
survive-rule-14 = _Marcher._ Un explorateur va d’une tuile à une tuile voisine. Une tuile accueille autant d’explorateurs qu’on veut.
survive-rule-15 = _Embarquer._ Un explorateur passe d’une tuile dans un bateau sur une case de mer voisine, ou d’un bateau dans un autre sur une case voisine. Un bateau porte trois explorateurs, de n’importe quelles couleurs.
survive-rule-16 = _À l’eau._ Un explorateur passe d’une tuile sur une case de mer voisine et devient nageur. S’il s’y trouve un bateau où il reste de la place, y monter et nager à côté sont deux déplacements différents.
survive-rule-17 = _Par-dessus bord._ Un explorateur saute d’un bateau dans l’eau de la même case et devient nageur.
survive-rule-18 = _Nager._ Un nageur va sur une case de mer voisine, ou monte dans un bateau de la même case s’il y reste de la place. Une case accueille autant de nageurs qu’on veut.
survive-rule-19 = _Un seul déplacement dans l’eau._ Chaque explorateur ne peut faire qu’un de ces déplacements par tour : entrer dans l’eau, nager, monter à bord depuis l’eau ou débarquer depuis l’eau. Personne ne peut donc nager puis embarquer, ni plonger puis nager, dans le même tour. Marcher, embarquer depuis une tuile ou un autre bateau et débarquer d’un bateau ne sont pas limités ainsi. Un explorateur monté à bord redevient passager : le bateau peut l’emmener plus loin, il peut changer de bateau ou débarquer ce tour-ci, mais pas retourner à l’eau. Être jeté à l’eau par une baleine ne compte pas comme un déplacement ; mais un explorateur qui a déjà fait le sien y reste jusqu’au tour suivant.
survive-rule-20 = _Pas de retour._ Un explorateur qui a quitté l’île ne remet jamais le pied sur une tuile. Vous ne déplacez que vos propres explorateurs.
survive-rule-21 = _Débarquer._ Depuis l’une des deux cases d’une île sûre, un explorateur va à terre, d’un bateau ou de l’eau ; c’est un déplacement par explorateur. Il est sauvé définitivement. Le bateau reste où il est. Chaque île est ouverte à tous.
survive-rule-22 = _Naviguer._ Un bateau va sur une case de mer voisine où il n’y a pas d’autre bateau. N’importe qui peut déplacer un bateau vide. Sinon, seul peut le déplacer le joueur qui a le plus d’explorateurs à bord ; si plusieurs joueurs sont à égalité, chacun d’eux le peut.

## Creatures and people
survive-rule-23 =
    _Qui rencontre qui._ Après chaque pas, on règle la situation de chaque case, dans cet ordre :
    - un serpent prend un bateau occupé, avec tous ceux qui s’y trouvent, et tous les nageurs ;
    - une baleine brise un bateau occupé, et ses passagers deviennent nageurs ;
    - un requin prend tous les nageurs.
    Peu importe qui est venu vers qui. Rien n’arrive à un bateau vide ; les requins ne touchent pas aux bateaux, les baleines ne touchent pas aux nageurs, et les créatures se laissent tranquilles : une case en accueille autant qu’on veut. Ce qui est pris est définitivement hors du jeu.

## Step 3: sinking a tile
survive-rule-24 = _Quelle tuile._ Tant qu’il reste une plage, vous devez prendre une plage ; puis une forêt ; puis une montagne. La tuile doit toucher la mer : toute case de mer compte, y compris `G5` et les cases où une tuile a sombré. C’est seulement si aucune tuile du terrain voulu ne touche la mer que vous pouvez prendre n’importe quelle tuile de ce terrain.
survive-rule-25 = _Ceux qui étaient dessus_ deviennent nageurs sur cette case, qui est désormais la mer. Vous seul regardez le dos.
survive-rule-26 = _Le dos._ Un effet immédiat est montré à tous, appliqué, puis la tuile est défaussée. Toute autre tuile se garde face cachée : les autres voient seulement de quel terrain elle vient.
survive-rule-27 = _Requin, baleine._ Un requin surgit sur cette case et prend les nageurs qui s’y trouvent ; ou une baleine y surgit.
survive-rule-28 = _Bateau._ Un bateau surgit sur cette case, et tous les nageurs qui s’y trouvent montent à bord. S’ils sont plus de trois, le joueur qui a pris la tuile en choisit trois, un par un.
survive-rule-29 = _Tourbillon._ Tout ce qui se trouve sur cette case et sur chaque case de mer voisine est retiré : nageurs, bateaux avec tous leurs passagers, serpents, requins et baleines. Les tuiles voisines, et les explorateurs qui s’y trouvent, ne risquent rien.
survive-rule-30 = _Volcan._ La partie se termine aussitôt.
survive-rule-31 = _Assez pour tout._ Il y a toujours assez de requins, de baleines et de bateaux pour les tuiles qui les font venir.

## Step 1: tiles you have kept
survive-rule-32 = _Dauphin._ Un de vos nageurs avance d’une à trois cases de mer, en revenant sur ses pas si vous le souhaitez ; chaque case du chemin est réglée (SV-23). Le dauphin ne fait monter personne à bord ni à terre. Le nageur garde son déplacement ordinaire de l’étape 2, soit jusqu’à quatre cases en un tour.
survive-rule-33 = _Vent._ Un bateau que vous pouvez déplacer avance d’une à trois cases de mer, en revenant sur ses pas si vous le souhaitez (SV-22, SV-23). Il vous reste tous les déplacements de l’étape 2.
survive-rule-34 = _Déplacer un serpent, un requin ou une baleine._ Mettez n’importe quelle créature de cette sorte sur n’importe quelle case de mer où il n’y a aucune pièce.
survive-rule-35 = _Jouer ou garder._ Vous ne pouvez pas jouer une tuile qui n’aurait aucun effet ; une fois jouée, elle doit en avoir un. De deux tuiles au même effet, on utilise la première obtenue. Une tuile jouée est défaussée.

## Step 4: the creatures
survive-rule-36 = _De combien de cases._ Un serpent avance d’une case au plus, un requin de deux, une baleine de trois, seulement sur des cases de mer. La créature peut revenir sur ses pas, s’arrêter avant ou ne pas bouger du tout. Chaque case du chemin est réglée (SV-23).
survive-rule-37 = _Où elle s’arrête._ Un requin s’arrête là où il a pris un nageur, une baleine là où elle a brisé un bateau.
survive-rule-38 = _La mer seulement._ Les créatures ne vont jamais sur une tuile ni sur une île.

## Driving creatures off
survive-rule-39 = _Repousser un requin._ Quand, à l’étape 4, le requin d’un autre joueur entre sur une case où se trouve un de vos nageurs, vous pouvez défausser cette tuile : le requin est retiré avant d’agir, et tous les nageurs de la case restent.
survive-rule-40 = _Repousser une baleine._ Quand, à l’étape 4, la baleine d’un autre joueur entre sur une case où se trouve un bateau occupé que vous contrôlez, seul ou à égalité, vous pouvez défausser cette tuile : la baleine est retirée, et le bateau reste.
survive-rule-41 = _À qui on demande._ Cela dépend seulement de ce que tous peuvent voir : on interroge chaque autre joueur qui pourrait être touché et qui garde au moins une tuile face cachée, quelle qu’elle soit, dans le sens horaire à partir du joueur dont c’est le tour. Un joueur qui n’a pas la bonne tuile ne peut pas se défendre : la question ne révèle donc rien. Le premier qui la repousse met fin à son déplacement et au tour.
survive-rule-42 = _Rien d’autre._ On ne peut pas repousser une créature qu’une tuile fait venir, ni celle vers laquelle va un bateau ou un nageur.

## The end
survive-rule-43 = _Le compte._ Quand le volcan est révélé, tous les explorateurs qui ne sont pas sur une île sûre sont perdus. Chaque joueur additionne les valeurs de ses explorateurs sauvés. La plus grande somme gagne, et non le plus grand nombre d’explorateurs. À sommes égales, la victoire est partagée.
survive-rule-44 = _Plus d’explorateurs ?_ Vous continuez à jouer : tuiles, île qui sombre et créatures.
survive-rule-45 = _La mémoire._ Par défaut, même le propriétaire ne revoit plus les valeurs une fois les bateaux placés. On peut aussi choisir que chacun voie toujours les siennes. Les valeurs des autres restent cachées jusqu’à la fin ; alors, toutes les valeurs et toutes les tuiles gardées sont montrées.

## Two colours and variants
survive-rule-46 = _Deux couleurs chacun,_ à deux joueurs. L’un a le rouge et le vert, l’autre le bleu et le jaune. Vous avez trois déplacements par tour pour vos deux couleurs, et les deux comptent ensemble pour le contrôle des bateaux. Chaque couleur apporte ses dix explorateurs et deux bateaux ; les joueurs placent à tour de rôle une pièce de l’une de leurs couleurs. Les sommes s’additionnent.
survive-rule-47 = _Surpopulation._ Au placement, une tuile peut recevoir deux explorateurs, de n’importe quelles couleurs ; mais une tuile qui touche la mer, lac compris, n’en reçoit qu’un.
survive-rule-48 = _Jusqu’au dernier explorateur._ Le volcan compte comme un tourbillon. La partie se termine dès qu’il n’y a plus d’explorateur sur le plateau. Quand il ne reste aucune tuile, on saute l’étape 3, et la partie se termine après 60 tours complets de plus, ceux de tous les joueurs comptés ensemble.
survive-rule-49 = _Tous égaux._ Le joueur qui sauve le plus d’explorateurs gagne ; les valeurs ne comptent pas.
survive-rule-50 = _Jusqu’à la dernière tuile._ Le volcan compte comme un tourbillon. La partie se termine dès que la dernière tuile est retirée et son effet appliqué. Ce défi ne peut pas se combiner avec SV-48.
survive-rule-51 = _Le résultat._ Les vainqueurs se partagent 1 à parts égales, et les autres reçoivent 0. Les sommes sont indiquées à côté.

## Written down
survive-rule-52 = _Un explorateur_ s’écrit avec la lettre de sa couleur et une lettre de `a` à `j` dans l’ordre de placement : `ra` est le premier de Rouge. Tous voient ce nom ; il ne révèle pas la valeur.
survive-rule-53 = _Avant le premier tour :_ `put 6 D4` place un explorateur de valeur 6 (avec deux couleurs `put g6 D4`), `boat C3` place un bateau.
survive-rule-54 = _Étape 1 :_ `play dolphin`, `play wind`, `play serpent`, `play shark`, `play whale`, ou `skip`. Puis `ra>E3` pour le dauphin et `boat C3>C4` pour le vent, pas à pas, et `stop` pour s’arrêter avant ; `serpent B1>F0` pour les autres.
survive-rule-55 = _Étape 2 :_ `ra>D5` marche vers une tuile, `ra>boat C3` embarque, `ra>sea C3` entre dans l’eau ou nage, `ra>NW` débarque, `boat C3>C4` navigue, `done` termine l’étape plus tôt.
survive-rule-56 = _Étape 3 :_ `sink D4` retire la tuile ; son dos s’écrit `back shark` et ainsi de suite ; `aboard ra` choisit celui qui embarque. Quand les autres ne doivent pas voir quelque chose, on leur montre `put ? D4` et `back ?`. À la fin, tout est montré.
survive-rule-57 = _Étape 4 :_ `die shark` est le lancer ; `shark C3>C4` déplace, pas à pas ; `stay` veut dire ne pas bouger, ou ne pas aller plus loin. Les réponses à une créature sont `repel` et `let`.
survive-rule-58 = _Ce qu’on ne vous demande pas._ Quand vous ne pourriez faire que `done`, `stop` ou `stay`, cela se fait tout seul, de même que `skip` si vous ne gardez aucune tuile. Si vous en gardez une, on vous interroge toujours à l’étape 1, même si `skip` est votre seule possibilité, pour que personne n’apprenne ce que vous avez. Tout le reste vous est demandé.
survive-rule-59 = _Un départ_ donne le terrain des 40 cases de l’île dans l’ordre de lecture, en lettres `b`, `f` et `m`, et la première place : `bfmb…fb 0`. Avec les options et tous les coups, il décrit une partie entière.
survive-rule-60 = _Qui commence._ Le premier joueur est le premier à placer explorateurs et bateaux, et joue aussi le premier tour.
survive-rule-61 = _Options._ Voici ce que vous pouvez choisir pour une nouvelle table, et ce qui vaut par défaut.

## The table of tiles in SV-5
survive-rules-effect = Effet
survive-rules-beach = Plage
survive-rules-forest = Forêt
survive-rules-mountain = Montagne
survive-rules-at-once = Effet immédiat
survive-rules-own-turn = Gardée pour l’un de vos tours
survive-rules-reaction = Gardée pour repousser une créature
survive-rules-shark = requin
survive-rules-whale = baleine
survive-rules-boat = bateau
survive-rules-whirlpool = tourbillon
survive-rules-volcano = volcan
survive-rules-dolphin = dauphin
survive-rules-wind = vent
survive-rules-move-serpent = déplacer un serpent
survive-rules-move-shark = déplacer un requin
survive-rules-move-whale = déplacer une baleine
survive-rules-repel-shark = repousser un requin
survive-rules-repel-whale = repousser une baleine

## What the printed book says, and what is ours
survive-edition-1-inferred = Les images du livret sont perdues. Le plateau est celui de l’édition du trentième anniversaire, d’après des descriptions publiques.
survive-edition-1-ours = Les noms des cases sont de nous.
survive-edition-2-fa = Le livret persan pose les tuiles à l’intérieur d’un bord noir, autour d’une case de mer au milieu, où se trouve un serpent.
survive-edition-2-inferred = De quelles cases il s’agit, nous le tenons de descriptions publiques de cette édition.
survive-edition-3-fa = Dans le livret persan, on atteint chaque île depuis deux cases de mer.
survive-edition-3-inferred = De quelles cases il s’agit, nous le tenons de descriptions publiques de cette édition.
survive-edition-4-inferred = Le livret dit que le plateau marque les cases des serpents ; lesquelles, nous le tenons de descriptions publiques de cette édition.
survive-edition-5-inferred = Le livret donne les effets et les nombres de tuiles, en partie abîmés. Le nombre de chaque effet sous chaque terrain vient d’une autre édition du jeu.
survive-edition-6-inferred = Le livret dit que les valeurs vont de 1 à 6. Les valeurs de chaque couleur, les faces du dé et le nombre de bateaux viennent d’une autre édition du jeu.
survive-edition-7-fa = Dans le livret persan, les joueurs se mettent d’accord sur celui qui commence.
survive-edition-8-fa = Dans le livret persan, personne ne regarde plus une valeur une fois la partie commencée, pas même celle de ses explorateurs sauvés ou perdus.
survive-edition-11-fa = Dans le livret persan, un joueur sans explorateur saute cette étape.
survive-edition-11-ours = Que votre dernier explorateur puisse partir pendant l’étape, et que vous puissiez alors encore déplacer des bateaux vides, est notre choix.
survive-edition-16-inferred = Le livret décrit les deux déplacements ; qu’on puisse choisir entre eux en découle.
survive-edition-17-fa = À propos de ce saut, le livret persan ajoute entre parenthèses : « en menant l’explorateur en lieu sûr ».
survive-edition-17-inferred = Nous lisons ces mots comme la raison du saut, non comme une condition : un explorateur peut sauter n’importe où.
survive-edition-19-fa = Le livret persan dit qu’en un tour vous ne pouvez déplacer qu’un nageur, d’une case. Une phrase plus loin donne à chaque nageur une case par tour.
survive-edition-19-inferred = Nous suivons cette seconde phrase : chacun de vos nageurs peut avancer d’une case. L’autre lecture est un seul nageur par tour.
survive-edition-19-ours = Ce que cela signifie pour un explorateur monté à bord, ou jeté à l’eau par une baleine, est notre choix.
survive-edition-22-fa = Dans le livret persan, n’importe qui peut déplacer un bateau vide ; le joueur qui a le plus d’explorateurs à bord contrôle un bateau, et tous les joueurs à égalité le contrôlent.
survive-edition-23-ours = Que l’on règle aussi l’embarquement à côté d’une créature est notre choix.
survive-edition-24-fa = Dans le livret persan, une plage enfermée par d’autres terrains part comme dernière plage, et de même pour une forêt.
survive-edition-24-ours = Si plusieurs tuiles sont enfermées, vous pouvez prendre n’importe laquelle : c’est notre choix.
survive-edition-31-inferred = Cela découle du nombre de pièces et de tuiles.
survive-edition-32-fa = Dans le livret persan, le dauphin porte un nageur d’une à trois cases.
survive-edition-32-ours = Que le nageur puisse revenir sur ses pas, et qu’il garde son déplacement ordinaire de l’étape 2, est notre choix. Au total, cela fait jusqu’à quatre cases en un tour, alors que le livret n’en donne qu’une à un nageur.
survive-edition-33-fa = Dans le livret persan, le vent pousse un bateau que vous contrôlez.
survive-edition-33-ours = Que le vent puisse aussi pousser un bateau vide est notre choix : personne ne le contrôle, mais n’importe qui peut le déplacer. De même pour le retour sur ses pas.
survive-edition-34-ours = Le livret dit « une case de mer vide ». Que cela désigne une case sans aucune pièce est notre choix.
survive-edition-35-fa = Dans le livret persan, une tuile est défaussée après usage.
survive-edition-35-ours = Le reste de cette règle est notre choix.
survive-edition-36-fa = Le livret persan dit que vous pouvez déplacer une créature, puis de combien avance chaque sorte.
survive-edition-36-inferred = Vous pouvez donc aussi la laisser où elle est, ou vous arrêter avant. Qu’elle puisse revenir sur ses pas est notre lecture.
survive-edition-40-fa = Dans le livret persan, vous pouvez utiliser cette tuile quand une baleine arrive sur « l’un de vos bateaux ».
survive-edition-40-ours = Les bateaux n’appartiennent à personne : nous interrogeons donc les joueurs qui contrôlent le bateau, s’il est occupé.
survive-edition-41-ours = L’ordre des questions, et le fait qu’il ne dépende que de ce que tous peuvent voir, sont notre choix.
survive-edition-42-inferred = Le livret ne propose ces tuiles que contre une créature déplacée par un adversaire.
survive-edition-43-ours = Que des sommes égales partagent la victoire est notre choix.
survive-edition-45-fa = Le livret persan interdit de regarder, comme ici par défaut.
survive-edition-45-ours = Le choix de voir ses propres valeurs est de nous, comme le fait de tout montrer à la fin.
survive-edition-46-fa = Le livret persan dit seulement qu’à deux, on peut prendre deux couleurs chacun, et que leurs points s’additionnent.
survive-edition-46-ours = Tous les détails sont notre choix.
survive-edition-47-fa = Dans le livret persan, une tuile au bord de la mer, sur le rivage de l’île, ne reçoit qu’un explorateur.
survive-edition-47-ours = Que les tuiles autour du lac comptent comme rivage est notre choix.
survive-edition-48-ours = Les 60 tours sont notre choix, pour que toute partie se termine.
survive-edition-50-ours = Le livret n’interdit pas de combiner ses défis. Combiner ces deux-là est refusé ici parce qu’ils terminent la partie de façons différentes : c’est notre choix.

## The edition and ours
survive-editions-about = Ces règles reposent sur un livret imprimé : l’édition du trentième anniversaire, en persan (en Europe, le jeu a aussi été vendu sous le nom The Island). Là où il se tait, ou là où ses images manquent, il a fallu trancher.
survive-editions-first = Qui commence
survive-editions-first-fa = d’un commun accord
survive-editions-first-here = par tirage au sort, ou selon le choix fait en créant la table
survive-editions-backs = Ce qu’il y a au dos des tuiles
survive-editions-backs-fa = les effets, mais pas le nombre de chacun
survive-editions-backs-here = les nombres d’une autre édition
survive-editions-values = Regarder ses propres valeurs
survive-editions-values-fa = plus jamais après le placement
survive-editions-values-here = de même, ou toujours, au choix
survive-editions-swim = Le déplacement d’un nageur
survive-editions-swim-fa = un nageur, une case par tour ; plus loin : une case par tour pour chacun
survive-editions-swim-here = un déplacement dans l’eau par tour pour chaque explorateur
survive-editions-overboard = Sauter d’un bateau
survive-editions-overboard-fa = « en menant l’explorateur en lieu sûr »
survive-editions-overboard-here = n’importe où
survive-editions-dolphin = Un nageur avec un dauphin
survive-editions-dolphin-fa = une à trois cases
survive-editions-dolphin-here = une à trois, plus le déplacement ordinaire
survive-editions-wind = Ce que le vent peut pousser
survive-editions-wind-fa = un bateau que vous contrôlez
survive-editions-wind-here = un bateau vide aussi
survive-editions-repel = Qui peut repousser une baleine
survive-editions-repel-fa = le propriétaire de « l’un de vos bateaux »
survive-editions-repel-here = un joueur qui contrôle le bateau, seul ou à égalité
survive-editions-enclosed = Tuiles enfermées par d’autres
survive-editions-enclosed-fa = sombrent les dernières de leur terrain
survive-editions-enclosed-here = de même ; de plusieurs, n’importe laquelle
survive-editions-two = Deux couleurs chacun
survive-editions-two-fa = permis ; les sommes s’additionnent
survive-editions-two-here = de même, avec un seul tour pour les deux couleurs
survive-editions-equal = Sommes égales
survive-editions-equal-fa = non précisé
survive-editions-equal-here = victoire partagée
survive-editions-last = Jusqu’au dernier explorateur
survive-editions-last-fa = jusqu’à ce qu’il n’y ait plus personne sur le plateau
survive-editions-last-here = de même, mais 60 tours au plus après la dernière tuile
survive-editions-both = Les deux défis « jusqu’au dernier » ensemble
survive-editions-both-fa = non interdit
survive-editions-both-here = interdit

## Tips
survive-tip-together = _Partez ensemble._ Vos trois déplacements suffisent pour faire embarquer deux explorateurs et lever l’ancre aussitôt. Placez vos meilleurs explorateurs côte à côte, près d’une case pour un bateau.
survive-tip-memory = _Retenez qui est où._ La plus grande somme gagne, et non le plus grand nombre : votre 6 et votre 5 valent plus que les trois 1, les deux 2 et un 3 réunis. Placez-les de façon à vous en souvenir sans regarder, et sauvez-les d’abord.
survive-tip-creatures = _Servez-vous du dé dans les deux sens._ La créature que vous obtenez peut attaquer les autres, ou quitter les eaux dont vous avez besoin. Ici, Rouge a obtenu un serpent et prend le bateau de Bleu avec tous ses passagers. Notre analyse par ordinateur choisit elle aussi ce coup.
survive-tip-swimmers = _Ne restez pas dans l’eau._ Un nageur avance d’une case par tour, un bateau de trois au plus, et un bateau poussé par le vent, de six. Les serpents et les requins prennent tous les nageurs qu’ils rencontrent. Ne nagez donc que vers un bateau ou une île tout proches.
survive-tip-beaches = _Les plages sombrent d’abord._ Les 16 plages partent avant la première forêt, et chaque joueur fait sombrer une tuile par tour : à quatre, il ne reste plus de plage après quatre tours de table, à deux, après huit. Un explorateur sur une plage est vite à l’eau. Une forêt au bord de la mer est tout aussi proche des bateaux, et tient plus longtemps.
survive-tip-volcano = _Soyez à terre avant que les montagnes ne sombrent._ Le volcan est sous l’une des huit montagnes. Quand on retourne la première, la partie se termine donc avec une chance sur 8 ; chaque fois qu’elle continue, le risque augmente pour la suivante. Et la moitié des montagnes cachent un tourbillon.
survive-tip-doorstep = _Arrivez avec un déplacement en réserve._ Chaque île a deux cases d’accès, qui se touchent. Sur l’une d’elles, un serpent attend dès le début. Si votre bateau atteint l’autre et s’y arrête, un serpent obtenu par le joueur suivant le prend. Faites en sorte de pouvoir débarquer au tour où vous arrivez.
survive-tip-control = _Partagez un bateau, et tenez la barre._ Le joueur qui a le plus d’explorateurs à bord déplace le bateau, et à égalité, tous le peuvent. Il suffit donc d’un explorateur monté dans un bateau où se trouve un seul adversaire pour le mener à l’île de votre choix. Méfiez-vous des adversaires qui vous feraient la même chose.

## Survive
survive-example-start = Une île pour deux joueurs, prête pour le premier explorateur.
survive-example-boats = Le premier tour de Rouge : deux explorateurs embarquent, et le bateau part.
survive-example-sink = Une plage sombre sous l’explorateur de Bleu, qui nage maintenant. Un requin surgit au même endroit.
survive-example-whale = La baleine de Rouge avance de deux cases jusqu’au bateau de Bleu et le brise ; l’explorateur qui était à bord nage.
survive-example-serpent = Un serpent prend le bateau de Bleu et tous ceux qui s’y trouvent.
survive-example-whirlpool = Une forêt sombre, et un tourbillon vide sa case et la mer tout autour.
survive-example-wind = Rouge joue le vent, avance de trois cases et débarque deux explorateurs.
survive-example-dolphin = Un dauphin porte le nageur de Rouge sur trois cases.
survive-example-repel = Le requin de Bleu arrive sur le nageur de Rouge ; Rouge a gardé la bonne tuile.
survive-example-end = Il ne reste que des montagnes, et la première sombre. Le volcan est révélé, et l’on compte les valeurs sur les îles.
survive-example-doorstep = Le bateau de Rouge atteint `C0` avec son dernier déplacement et ne peut pas débarquer ce tour-ci. Bleu obtient un serpent, et celui de `B1` prend le bateau et les deux explorateurs.
survive-example-control = Rouge navigue jusqu’en `C6`, à côté de l’explorateur de Bleu en `D7`. Bleu embarque, se trouve à égalité avec Rouge et emmène le bateau.

## Survive: you are red
survive-learn-1 = Vous êtes Rouge. Chacun de vos dix explorateurs a une valeur, et à la fin seules comptent les valeurs sur une île sûre. Les joueurs placent leurs explorateurs un par un. Mettez le meilleur, le 6, sur la forêt `D5` : elle est à un pas de la mer, et les forêts ne sombrent qu’après toutes les plages.
survive-learn-1-hint = Choisissez le 6, puis la tuile `D5` dans la rangée du haut de l’île.
survive-learn-1-done = Bleu et vous continuez à tour de rôle jusqu’à ce que tous les explorateurs soient placés. Bleu ne voit pas vos valeurs, et vous ne voyez pas les siennes.
survive-learn-2 = Les bateaux, maintenant : chaque joueur en place deux en mer, à côté d’une tuile. Mettez-en un en `C4`, à côté de votre 6 en `D5` et de votre 5 en `D4`.
survive-learn-2-hint = `C4` est la case de mer juste au-dessus de `D4` et `D5`.
survive-learn-2-done = Bleu en met un de l’autre côté, puis chacun place son second bateau.
survive-learn-3 = C’est votre premier tour. Vous avez trois déplacements, à répartir librement. Faites monter rouge (a) et rouge (b) dans le bateau en `C4`, puis menez-le en `C3`.
survive-learn-3-hint = D’abord, les deux embarquent, un déplacement chacun : prenez un explorateur et posez-le sur le bateau. Menez ensuite le bateau de `C4` à `C3`.
survive-learn-3-done = Un bateau porte trois explorateurs, et le joueur qui en a le plus à bord le déplace.
survive-learn-4 = Ensuite, vous devez faire sombrer une tuile : une plage, tant qu’il y en a, et une qui touche la mer. Faites sombrer `D7` : le premier explorateur de Bleu s’y trouve.
survive-learn-4-hint = `D7` est la plage à l’extrémité droite de la rangée du haut de l’île.
survive-learn-4-done = L’explorateur de Bleu nage, et vous avez trouvé un vent sous la tuile : vous le gardez, et Bleu ne sait pas ce que c’est. Votre dé montre un requin, mais il n’y en a pas encore. L’explorateur de Bleu monte dans un bateau et s’éloigne, une baleine surgit, et Bleu envoie un serpent vers votre bateau.
survive-learn-5 = C’est votre deuxième tour. Vous pouvez d’abord jouer une tuile gardée. Jouez le vent et menez votre bateau de trois cases vers l’ouest, le long de la rangée `C`, jusqu’en `C0`. Ces pas ne comptent pas dans vos déplacements.
survive-learn-5-hint = Jouez le vent, puis menez le bateau de `C3` en `C2`, en `C1` et en `C0`, en passant devant le serpent.
survive-learn-5-done = `C0` est l’une des deux cases qui touchent l’île du nord-ouest.
survive-learn-6 = Débarquez rouge (a) et rouge (b) sur l’île, un déplacement chacun. Avec votre troisième déplacement, faites passer rouge (c) de `E3` dans l’eau de `D3`.
survive-learn-6-hint = Mettez rouge (a) et rouge (b) sur l’île `NW`, et rouge (c) dans la mer en `D3`.
survive-learn-6-done = Onze points sont définitivement à l’abri ! Un nageur ne fait qu’un déplacement dans l’eau par tour.
survive-learn-7 = Faites sombrer une autre plage : `G8`, où se trouve un explorateur de Bleu.
survive-learn-7-hint = `G8` est la plage à l’extrémité droite de la rangée du milieu.
survive-learn-7-done = Bleu a un nageur de plus, et vous gardez une tuile : elle repousse un requin. Votre dé montre une baleine.
survive-learn-8 = Vous pouvez maintenant déplacer la baleine, de trois cases au plus. Les baleines brisent les bateaux occupés. Menez-la par `D7` jusqu’au bateau de Bleu en `D8`.
survive-learn-8-hint = Menez la baleine de `E6` en `D7`, puis en `D8`.
survive-learn-8-done = Le bateau a disparu, et l’explorateur de Bleu nage. Mais c’est au tour de Bleu : `D4` sombre, un requin surgit, et le dé de Bleu montre un requin.
survive-learn-9 = Le requin de Bleu arrive en `D3`, où nage votre rouge (c). Avant qu’il ne morde, vous pouvez vous défendre. Repoussez-le !
# The word in quotation marks is the button survive-ui-do-repel.
survive-learn-9-hint = Choisissez « Repousser ».
survive-learn-9-done = Le requin est parti, et votre nageur est sain et sauf. La partie continue jusqu’à ce que le volcan, sous l’une des montagnes, y mette fin : alors, seules comptent les valeurs sur les îles. Bonne chance !

## Puzzles: the task, what it asks, and what a puzzle is about.

survive-puzzles-goal-save = Sauvez le plus de valeur possible ce tour-ci
survive-puzzles-about-save = Amenez vos explorateurs sur les îles avec vos trois déplacements. Toute autre façon sauve moins.
survive-puzzles-goal-board = Embarquez le plus de valeur possible
survive-puzzles-about-board = Après vos trois déplacements, vos explorateurs en bateau doivent valoir le plus possible.
survive-puzzles-worth = Ensuite, vous atteignez au plus { $own }, alors que { $best } est possible.
survive-puzzles-theme-rescue = sauvetage
survive-puzzles-theme-boat = un bateau navigue
survive-puzzles-theme-swim = un nageur
