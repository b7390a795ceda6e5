## Why a record cannot be read: its form
record-too-big = un enregistrement fait au plus { $most } Mio
record-not-utf8 = l’octet { $byte } n’est pas de l’UTF-8 : ce n’est pas du texte, ou pas entièrement
record-torn = le fichier s’arrête au milieu (ligne { $line }, colonne { $column }) : la suite manque
record-not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON
record-too-deep = c’est imbriqué sur plus de { $most } niveaux
record-number = { $number } n’est pas un nombre qu’un enregistrement peut contenir
record-letter = { $value } contient la moitié d’une paire de substitution, qui n’est pas une lettre
record-twice = le nom { $name } figure deux fois dans un même objet
record-format = ce n’est pas un enregistrement de Strandline : « format » n’est pas « strandline »
record-newer-format = cet enregistrement suit la version { $version } du format, et ce Strandline lit la version { $known } : un plus récent le lira (pip install --upgrade strandline)
record-wrong = { $place } vaut { $value } ; il faut { $allowed }
record-pattern = { $place } vaut { $value } ; cela doit ressembler à { $pattern }
record-missing = { $place } n’a pas de « { $name } »
record-unknown = { $place } contient { $name }, que les enregistrements n’ont pas ; ils ont { $allowed }
record-size = { $place } est de taille { $size } ; il faut de { $least } à { $most }

## Why a record cannot be read: its game
record-newer-rules = cette partie suit la version { $rules } des règles de { $game }, et ce Strandline joue selon la version { $known } : un plus récent la lira (pip install --upgrade strandline)
record-older-rules = cette partie suit la version { $rules } des règles de { $game }, et ce Strandline joue selon la version { $known } : la version { $release } de Strandline la lit (pip install strandline=={ $release })
record-start = le départ : { $reason }
record-start-text = le départ, { $text } : { $reason }
record-no-start = on ne sait pas comment cette partie a commencé : il faut une position issue d’une distribution, d’un texte ou d’un autre enregistrement
record-move = coup { $number }, { $move } : { $reason }
record-chance-count = « chance » parle de { $told } issues ; il y en a { $true } parmi les coups
record-chance = « chance » ne donne pas les issues et les poids du coup { $number }

## Why a record cannot be read: its end
record-seats = { $found } places ont un nom ; le jeu en a { $seats }
record-no-seat = il n’y a pas de place { $seat } ; les places sont numérotées de 0 à { $last }
record-end-seat = une fin par « { $by } » { $by ->
    [resigned] demande une place
    [time] demande une place
   *[other] n’a pas de place
}
record-no-end = d’après les règles la partie a fini au coup { $number }, mais « end » vaut null
record-goes-on = « end » dit que la partie a fini d’après les règles, mais après le coup { $number } elle continue
record-ended-by-rules = « end » dit « { $by } », mais la partie a fini d’après les règles au coup { $number }
record-other-end = le départ avait un passé que l’enregistrement ne raconte pas : rejouée à partir de là, la partie finit autrement
record-result-without-end = il y a un résultat, mais « end » vaut null
record-result-missing = « end » dit « { $by } », mais il n’y a pas de résultat
record-result-stopped = une partie interrompue n’a pas de résultat
record-result-seats = le résultat { $result } n’a pas une part pour chacune des { $seats } places
record-result-sum = la somme des parts { $result } n’est pas 1
record-result = le résultat annoncé est { $result } ; c’est { $true }
record-result-loser = le résultat annoncé est { $result }, mais la place { $seat } a abandonné et n’a pas de part
record-result-agreed = le résultat annoncé est { $result }, mais un match nul par accord se partage également entre deux places ou plus
record-fraction = la part { $value } s’écrit { $lowest }
record-date = la date « { $name } », { $value }, n’est pas dans le calendrier
record-date-zone = la date { $value } ne dit pas son fuseau horaire
record-extra = « extra » ne peut pas s’écrire en JSON : { $reason }
