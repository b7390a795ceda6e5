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
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] Rouge
    [b] Bleu
    [g] Vert
   *[y] Jaune
} { $letter }
survive-ui-move-go = { survive-ui-who } va en { $hex }
survive-ui-move-land = { survive-ui-who } atteint l’île { $isle }
survive-ui-move-board = { survive-ui-who } embarque dans le bateau en { $hex }
survive-ui-move-swim = { survive-ui-who } nage en { $hex }
survive-ui-move-sail = Le bateau va de { $from } à { $hex }
survive-ui-move-roam = { $kind ->
    [serpent] Le serpent de mer
    [shark] Le requin
   *[whale] La baleine
} va de { $from } à { $hex }
survive-ui-move-sink = La tuile { $hex } est engloutie
survive-ui-move-aboard = { survive-ui-who } monte à bord
survive-ui-move-play = Tuile jouée : { $tile ->
    [dolphin] dauphin
    [wind] vent
    [serpent] déplacer un serpent de mer
    [shark] déplacer un requin
   *[whale] déplacer une baleine
}
survive-ui-move-kept = La tuile est gardée, cachée
survive-ui-move-back = À son dos : { $effect ->
    [shark] un requin
    [whale] une baleine
    [boat] un bateau
    [whirlpool] un tourbillon
    [volcano] le volcan
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent de mer
    [move-shark] déplacer un requin
    [move-whale] déplacer une baleine
    [repel-shark] repousser un requin
   *[repel-whale] repousser une baleine
}
survive-ui-move-die = Le dé montre { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
}
survive-ui-move-skip = Aucune tuile n’est jouée
survive-ui-move-done = Plus de déplacements
survive-ui-move-stop = Pas plus loin
survive-ui-move-stay = La créature reste
survive-ui-move-let = Laisser passer
survive-ui-move-repel = Elle est repoussée

## What is asked of you
survive-ui-ask-putting = Placez un explorateur : choisissez une valeur, puis une tuile.
survive-ui-ask-launching = Placez un bateau en mer, à côté de l’île.
survive-ui-ask-playing = { $tiles ->
    [yes] Vous pouvez jouer une de vos tuiles, ou passer.
   *[no] Aucune de vos tuiles n’aide maintenant : passez.
}
survive-ui-ask-swimming = { $started ->
    [yes] Le dauphin continue : encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, ou arrêtez.
   *[no] Le dauphin porte un de vos nageurs sur { $left } cases au plus : choisissez lequel.
}
survive-ui-ask-sailing = { $started ->
    [yes] Le vent souffle encore : { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au plus, ou arrêtez.
   *[no] Le vent pousse un bateau sur { $left } cases au plus : choisissez lequel.
}
survive-ui-ask-relocating = Mettez { $kind ->
    [serpent] un serpent de mer
    [shark] un requin
   *[whale] une baleine
} sur n’importe quelle case de mer vide.
survive-ui-ask-walking = Déplacez explorateurs et bateaux : { $left ->
    [one] encore { $left } déplacement.
   *[other] encore { $left } déplacements.
}
survive-ui-ask-sinking = Engloutissez une tuile { $terrain ->
    [b] plage
    [f] forêt
   *[m] montagne
}.
survive-ui-ask-boarding = Un bateau surgit en { $hex } : choisissez qui embarque.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] Le serpent de mer
        [shark] Le requin
       *[whale] La baleine
    } continue : encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, ou reste là.
   *[no] Déplacez { $kind ->
        [serpent] un serpent de mer
        [shark] un requin
       *[whale] une baleine
    } de { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au plus, ou ne bougez rien.
}
survive-ui-ask-reacting = { $kind ->
    [shark] Un requin est sur votre nageur.
   *[whale] Une baleine est sur votre bateau.
} { $repel ->
    [yes] Repousser cette créature ? Sinon, { $kind ->
        [shark] le nageur est perdu.
       *[whale] le bateau est détruit et ses passagers se mettent à nager.
    }
   *[no] Vous n’avez rien contre cela.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] Le volcan est entré en éruption : qui n’est pas sur une île sûre est perdu.
    [tile] La dernière tuile est engloutie : qui n’est pas sur une île sûre est perdu.
    [nobody] Il ne reste aucun explorateur sur le plateau.
   *[turns] L’île a disparu depuis longtemps : qui n’est pas sur une île sûre est perdu.
}

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
        [one] serpent de mer
       *[other] { $count } serpents de mer
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
survive-ui-swam = a déjà bougé dans l’eau
survive-ui-zoom-in = Agrandir le plateau
survive-ui-zoom-out = Voir tout le plateau
survive-ui-on-hex = En { $hex } :
survive-ui-on-isle = Sur l’île { $isle } :
survive-ui-here = Tout ce qui est sur une case
survive-ui-look = Touchez une case, ou restez dessus, pour voir ce qui s’y trouve.
survive-ui-close = Fermer
survive-ui-how = Comment ?
survive-ui-how-boat = embarquer
survive-ui-how-sea = dans l’eau
survive-ui-moves-left = { $left ->
    [one] encore { $left } pas
   *[other] encore { $left } pas
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
survive-ui-die = Dé : { $kind ->
    [serpent] serpent de mer
    [shark] requin
   *[whale] baleine
}

## The players
survive-ui-players = Sauvés, perdus et tuiles gardées
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
    [dolphin] dauphin : un de vos nageurs avance de 3 cases au plus
    [wind] vent : un bateau avance de 3 cases au plus
    [move-serpent] mettre un serpent de mer sur une case de mer vide
    [move-shark] mettre un requin sur une case de mer vide
    [move-whale] mettre une baleine sur une case de mer vide
    [repel-shark] repousse un requin de votre nageur
   *[repel-whale] repousse une baleine de votre bateau
}

## Buttons
survive-ui-do-skip = Ne pas jouer de tuile
survive-ui-do-done = Plus de déplacements
survive-ui-do-stop = Arrêter ici
survive-ui-do-stay = { $started ->
    [yes] Rester ici
   *[no] Ne rien bouger
}
survive-ui-do-let = Laisser passer
survive-ui-do-repel = Repousser
survive-ui-do-play = { $tile ->
    [dolphin] Jouer le dauphin
    [wind] Jouer le vent
    [serpent] Déplacer un serpent de mer
    [shark] Déplacer un requin
   *[whale] Déplacer une baleine
}

## The position, spoken
survive-ui-say-tiles = Tuiles restantes : { $beaches ->
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
}. Sur l’île : { $walks }. En bateau : { $aboard }. À la nage : { $swims }. Sauvés : { $saved }. Perdus : { $lost }.
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
} garde { $count ->
    [0] zéro tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
survive-ui-say-tile = Vous avez : { $effect ->
    [dolphin] dauphin
    [wind] vent
    [move-serpent] déplacer un serpent de mer
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
    [serpent] Serpents de mer
    [shark] Requins
   *[whale] Baleines
} : { $hexes }.
survive-ui-say-boats = Bateaux vides : { $hexes }.
