## Who can be seated
bots-no-such = il n’y a pas de robot « { $name } » ; choisissez parmi { $allowed }

## Why a bot has lost its seat
bots-no-start = impossible de lancer « { $command } » : { $reason }
bots-ended = le programme s’est arrêté avec le code { $code } ; sa dernière sortie : { $words }
bots-silent = aucun « { $what } » n’est arrivé en { $seconds } s
bots-nonsense = ce n’est pas un message du protocole des robots : { $line }
bots-long-line = une ligne dépassait { $most } octets
bots-chatter = plus de { $most } messages sont arrivés avant la réponse
bots-out-of-turn = personne n’a demandé ce message : { $line }
bots-gave-up = le programme a renoncé : { $message }
bots-illegal = { $move } n’est pas un coup permis
bots-bad-options = les options que déclare le programme ne sont pas valables : { $options }
bots-no-option = le programme n’a pas d’option « { $option } » ; ses options sont { $allowed }
bots-option-value = l’option { $option } ne peut pas être { $value } ; valeurs permises : { $allowed }
bots-option-form = « { $option } » n’est pas une option ; écrivez les options ainsi : program[threads=2,style=calm]:COMMAND
bots-other-protocol = le programme parle la version { $version } du protocole des robots ; Strandline parle la version { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = ce robot ne connaît pas la version { $version } du protocole des robots ; il parle la version { $known }
bots-thinking = le robot réfléchit, { $what } n’est donc pas possible ; envoyez d’abord « stop »
bots-unknown = { $what } n’est pas un message du protocole des robots
bots-rules = ce robot ne connaît pas la version { $rules } des règles ; il connaît la version { $known }
bots-no-game = une position demande une partie ; envoyez d’abord « new »
bots-no-position = il n’y a pas de position à étudier ; envoyez d’abord « position »
bots-row = la ligne ne convient pas au jeu, ou ses coups permis ne sont pas ceux envoyés avec elle
