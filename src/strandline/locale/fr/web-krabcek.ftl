## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}

## Moves in words
krabcek-ui-move-gate = La porte { $gate } est choisie
krabcek-ui-move-enter = Entrée en jeu : { krabcek-piece }, jusqu’en { $goal }
krabcek-ui-move-enter-gate = Entrée en jeu : { krabcek-piece }, sur la porte { $goal }
krabcek-ui-move-walk = De { $start } à { $goal }
krabcek-ui-move-switch = { $first } et { $second } échangent leurs places
krabcek-ui-move-open = Le premier lancer : Noir { $black }, Blanc { $white }
krabcek-ui-move-die = Le dé donne { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } a construit la tour et gagne.
krabcek-ui-ended-stuck = { krabcek-seat } gagne : l’autre joueur n’a plus de coup.
krabcek-ui-ended-drawn = Match nul : { $limit } tours sont joués.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Choisissez une porte ; il en reste { $count }.
krabcek-ui-ask-use = Vous avez obtenu un { krabcek-ui-number } : faites entrer une pièce, ou marchez d’exactement { krabcek-fields }.
krabcek-ui-ask-jump = Vous avez obtenu un cinq : faites entrer une pièce, marchez d’exactement cinq cases, ou sautez d’une porte à une porte de l’autre couleur.
krabcek-ui-ask-switch = Vous avez obtenu un six : faites entrer une pièce, marchez d’exactement six cases, ou échangez deux pièces de sortes différentes.

## Places, as a screen reader says them
krabcek-ui-place-gate = Porte { $field }
krabcek-ui-place-avenue = Avenue, case { $field }
krabcek-ui-place-street = Rue { $field }
krabcek-ui-place-alley = Ruelle { $field }
krabcek-ui-place-owner = porte de { krabcek-seat }
krabcek-ui-place-free = encore à personne
krabcek-ui-place-piece = { krabcek-piece } { $seat ->
    [0] de Noir
   *[1] de Blanc
}
krabcek-ui-place-ways = chemins vers { $fields }
krabcek-ui-place-goal = peut être atteinte
krabcek-ui-place-choose = peut être choisie
krabcek-ui-place-last = dernier coup
krabcek-ui-place-shelf = { krabcek-seat }, hors du plateau : { $piece ->
    [S] { $count ->
        [0] aucun Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboys
    }
    [M] { $count ->
        [0] aucun Middleman
        [one] { $count } Middleman
       *[other] { $count } Middlemen
    }
   *[B] { $count ->
        [0] aucun Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek : le labyrinthe et les pièces à côté
krabcek-ui-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
} ; après { $limit }, match nul
krabcek-ui-both = Deux coups finissent ici
krabcek-ui-both-walk = Aller dessus
krabcek-ui-both-switch = Échanger les places
krabcek-ui-both-none = Ni l’un ni l’autre

## The position, spoken
krabcek-ui-tell-gates = Portes de { krabcek-seat } : { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } n’a pas encore de porte.
krabcek-ui-tell-pieces = { $seat ->
    [0] Noir
   *[1] Blanc
}, { krabcek-piece } : { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } n’a personne sur le plateau.
krabcek-ui-tell-off = { krabcek-seat }, hors du plateau : Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Rues : { $streets }. Toutes les autres sorties sont des ruelles.
