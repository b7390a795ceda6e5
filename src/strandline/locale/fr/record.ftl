## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = un fichier de partie fait au plus { $most } Mio
record-not-utf8 = l’octet { $byte } n’est pas de l’UTF-8 : ce n’est pas un fichier texte, ou pas seulement du texte
record-torn = le fichier s’arrête trop tôt (ligne { $line }, colonne { $column }) : la suite manque
record-not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON
record-too-deep = le fichier est imbriqué sur plus de { $most } niveaux
record-number = un fichier de partie ne peut pas contenir le nombre { $number }
record-letter = { $value } contient la moitié d’une paire de substitution, qui n’est pas une lettre
record-twice = le nom { $name } figure deux fois dans un même objet
record-format = ce n’est pas un fichier de partie de Strandline : « format » n’est pas « strandline »
record-newer-format = ce fichier de partie suit la version { $version } du format, mais ce Strandline lit la version { $known } : un Strandline plus récent peut le lire
record-wrong = { $place } vaut { $value }, mais il faut { $allowed }
record-pattern = { $place } vaut { $value }, mais cela doit ressembler à { $pattern }
record-missing = { $place } n’a pas de « { $name } »
record-unknown = { $place } contient { $name }, qui n’existe pas dans un fichier de partie ; sont permis { $allowed }
record-size = { $place } est de taille { $size }, mais il faut de { $least } à { $most }

## Why a game file cannot be read: its game
record-newer-rules = cette partie a été jouée selon la version { $rules } des règles de { $game }, mais ce Strandline joue selon la version { $known } : un Strandline plus récent peut la lire
record-older-rules = cette partie a été jouée selon la version { $rules } des règles de { $game }, mais ce Strandline joue selon la version { $known } : la version { $release } de Strandline peut la lire
record-start = le départ : { $reason }
record-start-text = le départ, { $text } : { $reason }
record-no-start = on ne sait pas comment cette partie a commencé : partez d’une mise en place, d’un texte ou d’un autre fichier de partie
record-move = coup { $number }, { $move } : { $reason }
record-chance-count = « chance » énumère { $told } tirages, mais la partie en a { $true }
record-chance = « chance » ne correspond pas aux tirages et aux poids du coup { $number }

## Why a game file cannot be read: its end
record-seats = { $found } places ont un nom, mais la partie a { $seats } places
record-no-seat = il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $last }
record-end-seat = une fin par « { $by } » { $by ->
    [resigned] doit indiquer sa place
    [time] doit indiquer sa place
   *[other] n’a pas de place
}
record-no-end = d’après les règles, la partie s’est terminée au coup { $number }, mais « end » vaut null
record-goes-on = « end » dit que la partie s’est terminée d’après les règles, mais elle continue après le coup { $number }
record-ended-by-rules = « end » dit « { $by } », mais la partie s’est terminée d’après les règles au coup { $number }
record-other-end = cette partie dépend de coups antérieurs à son départ, qu’un fichier de partie ne contient pas : rejouée, elle se termine autrement
record-result-without-end = il y a un résultat, mais « end » vaut null
record-result-missing = « end » dit « { $by } », mais il n’y a pas de résultat
record-result-stopped = une partie interrompue ne peut pas avoir de résultat
record-result-seats = le résultat { $result } n’a pas une part pour chacune des { $seats } places
record-result-sum = la somme des parts { $result } n’est pas égale à 1
record-result = le fichier donne le résultat { $result }, mais c’est { $true }
record-result-loser = le fichier donne le résultat { $result }, mais la place { $seat } a renoncé à la partie et n’a pas de part
record-result-agreed = le fichier donne le résultat { $result }, mais dans un match nul d’un commun accord, au moins deux places partagent à égalité
record-fraction = la part { $value } s’écrit { $lowest }
record-date = la date « { $name } », { $value }, n’existe pas dans le calendrier
record-date-zone = la date { $value } n’indique pas son fuseau horaire
record-extra = « extra » ne peut pas s’écrire en JSON : { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = la note { $note } n’a ni commentaire ni variante
record-note-after = la note { $note } porte sur la position après le coup { $after }, mais il n’y a que { $moves } coups
record-note-move = note { $note }, coup { $number } de sa variante, { $move } : { $reason }
record-notes-version = ce fichier de partie a des notes (« notes »), mais il annonce la version 1 du format, qui n’en a pas : « version » doit être 2
record-line-head = une partie sur une ligne commence par « strandline/1 », le jeu et la version de ses règles, par exemple : `strandline/1 crab-stack/1 players=3; start …`
record-line-one = il y a plus d’une ligne ; une partie sur une ligne tient en une seule
record-line-part = « { $part } » ne fait pas partie d’une partie sur une ligne ; les éléments sont { $allowed }
record-line-twice = « { $name } » figure deux fois
record-line-no-start = cette partie sur une ligne n’a pas de position de départ (« start »)
record-line-option = « { $option } » n’est pas une option ; écrivez les options ainsi : players=3
record-line-percent = « { $text } » : après un % viennent deux chiffres hexadécimaux, comme %2C pour une virgule
record-line-end = « { $end } » n’est pas une fin ; écrivez par exemple : end rules, ou : end resigned 0
