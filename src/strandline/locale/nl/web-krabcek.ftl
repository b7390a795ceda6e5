## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
}

## Moves in words
krabcek-ui-move-gate = Poort { $gate } is gekozen
krabcek-ui-move-enter = Een { krabcek-piece } komt in het spel en gaat naar { $goal }
krabcek-ui-move-enter-gate = Een { krabcek-piece } komt in het spel op poort { $goal }
krabcek-ui-move-walk = Van { $start } naar { $goal }
krabcek-ui-move-switch = { $first } en { $second } wisselen van plaats
krabcek-ui-move-open = De eerste worp: Zwart { $black }, Wit { $white }
krabcek-ui-move-die = De worp is { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } heeft de toren gebouwd en wint.
krabcek-ui-ended-stuck = { krabcek-seat } wint: de andere speler kan niet meer zetten.
krabcek-ui-ended-drawn = Gelijkspel: er zijn { $limit } beurten gespeeld.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Kies een poort; { $count ->
    [one] er is er nog { $count } vrij.
   *[other] er zijn er nog { $count } vrij.
}
krabcek-ui-ask-use = Je hebt een { krabcek-ui-number } gegooid: breng een stuk in het spel, of loop precies { krabcek-fields }.
krabcek-ui-ask-jump = Je hebt een vijf gegooid: breng een stuk in het spel, loop precies vijf velden, of spring van een poort naar een poort van de andere kleur.
krabcek-ui-ask-switch = Je hebt een zes gegooid: breng een stuk in het spel, loop precies zes velden, of verwissel twee stukken van verschillende soort.

## Places, as a screen reader says them
krabcek-ui-place-gate = Poort { $field }
krabcek-ui-place-avenue = Laan { $field }
krabcek-ui-place-street = Straat { $field }
krabcek-ui-place-alley = Steeg { $field }
krabcek-ui-place-owner = poort van { krabcek-seat }
krabcek-ui-place-free = nog van niemand
krabcek-ui-place-piece = { $seat ->
    [0] zwarte
   *[1] witte
} { krabcek-piece }
krabcek-ui-place-ways = wegen naar { $fields }
krabcek-ui-place-goal = te bereiken
krabcek-ui-place-choose = te kiezen
krabcek-ui-place-last = laatste zet
krabcek-ui-place-shelf = { krabcek-seat }, buiten het bord: { $piece ->
    [S] { $count ->
        [0] geen Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboys
    }
    [M] { $count ->
        [0] geen Middleman
        [one] { $count } Middleman
       *[other] { $count } Middlemen
    }
   *[B] { $count ->
        [0] geen Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: het labyrint met de stukken ernaast
krabcek-ui-turns = { $turns ->
    [one] { $turns } beurt gespeeld
   *[other] { $turns } beurten gespeeld
}; na { $limit } is het gelijkspel
krabcek-ui-both = Hier eindigen twee zetten
krabcek-ui-both-walk = Erop lopen
krabcek-ui-both-switch = Van plaats wisselen
krabcek-ui-both-none = Geen van beide

## The position, spoken
krabcek-ui-tell-gates = Poorten van { krabcek-seat }: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } heeft nog geen poort.
krabcek-ui-tell-pieces = { $seat ->
    [0] Zwarte
   *[1] Witte
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } heeft niemand op het bord.
krabcek-ui-tell-off = { krabcek-seat } buiten het bord: Skinnyboys { $skinny }, Middlemen { $middle }, Bigboys { $big }.
krabcek-ui-tell-streets = Straten: { $streets }. Alle andere uitgangen zijn Stegen.
