## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
   *[6] hatos
}

## Moves in words
krabcek-ui-move-gate = Kiválasztott kapu: { $gate }
krabcek-ui-move-enter = Játékba jön: { krabcek-piece }, ide: { $goal }
krabcek-ui-move-enter-gate = Játékba jön: { krabcek-piece }, erre a kapura: { $goal }
krabcek-ui-move-walk = Innen: { $start }, ide: { $goal }
krabcek-ui-move-switch = Helyet cserél: { $first } és { $second }
krabcek-ui-move-open = Az első dobás: Fekete { $black }, Fehér { $white }
krabcek-ui-move-die = A dobás: { krabcek-ui-number }

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } felépítette a tornyot, és nyert.
krabcek-ui-ended-stuck = { krabcek-seat } nyert: a másik játékosnak nincs lépése.
krabcek-ui-ended-drawn = Döntetlen: lement { $limit } kör.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = Válassz kaput; { $count } szabad.
krabcek-ui-ask-use = A dobásod { krabcek-ui-number }: hozz játékba egy figurát, vagy lépj pontosan ennyit: { krabcek-fields }.
krabcek-ui-ask-jump = A dobásod ötös: hozz játékba egy figurát, lépj pontosan öt mezőt, vagy ugorj kapuról a másik szín kapujára.
krabcek-ui-ask-switch = A dobásod hatos: hozz játékba egy figurát, lépj pontosan hat mezőt, vagy cseréld ki két különböző fajta figurádat.

## Places, as a screen reader says them
krabcek-ui-place-gate = Kapu, { $field }
krabcek-ui-place-avenue = Sugárút, { $field }
krabcek-ui-place-street = Utca, { $field }
krabcek-ui-place-alley = Sikátor, { $field }
krabcek-ui-place-owner = { krabcek-seat } kapuja
krabcek-ui-place-free = még senkié
krabcek-ui-place-piece = { $seat ->
    [0] fekete
   *[1] fehér
} { krabcek-piece }
krabcek-ui-place-ways = utak ide: { $fields }
krabcek-ui-place-goal = elérhető
krabcek-ui-place-choose = választható
krabcek-ui-place-last = utolsó lépés
krabcek-ui-place-shelf = { krabcek-seat }, a táblán kívül: { $piece ->
    [S] { $count ->
        [0] nincs Skinnyboy
        [one] { $count } Skinnyboy
       *[other] { $count } Skinnyboy
    }
    [M] { $count ->
        [0] nincs Middleman
        [one] { $count } Middleman
       *[other] { $count } Middleman
    }
   *[B] { $count ->
        [0] nincs Bigboy
       *[other] { $count } Bigboy
    }
}

## On and beside the board
krabcek-ui-board = Krabcek: a labirintus és mellette a figurák
krabcek-ui-turns = { $turns } lejátszott kör; { $limit } után döntetlen
krabcek-ui-both = Itt két lépés is végződhet
krabcek-ui-both-walk = Rálépek
krabcek-ui-both-switch = Helycsere
krabcek-ui-both-none = Egyik sem

## The position, spoken
krabcek-ui-tell-gates = { krabcek-seat } kapui: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat }: még nincs kapuja.
krabcek-ui-tell-pieces = { $seat ->
    [0] Fekete
   *[1] Fehér
} { krabcek-piece }: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat }: nincs figurája a táblán.
krabcek-ui-tell-off = { krabcek-seat } táblán kívül: Skinnyboy { $skinny }, Middleman { $middle }, Bigboy { $big }.
krabcek-ui-tell-streets = Utcák: { $streets }. Minden más kijárat sikátor.
