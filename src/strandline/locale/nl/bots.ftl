## Who can be seated
bots-no-such = er is geen bot “{ $name }”; kies een van { $allowed }

## Why a bot has lost its seat
bots-no-start = kan “{ $command }” niet starten: { $reason }
bots-ended = het programma is gestopt met code { $code }; de laatste uitvoer: { $words }
bots-silent = er kwam binnen { $seconds } s geen “{ $what }”
bots-nonsense = dit is geen bericht van het botprotocol: { $line }
bots-long-line = een regel was langer dan { $most } bytes
bots-chatter = er kwamen meer dan { $most } berichten vóór het antwoord
bots-out-of-turn = niemand heeft om dit bericht gevraagd: { $line }
bots-gave-up = het programma gaf het op: { $message }
bots-illegal = { $move } is geen toegestane zet
bots-bad-options = de opties die het programma opgeeft, kloppen niet: { $options }
bots-no-option = het programma heeft geen optie “{ $option }”; de opties zijn { $allowed }
bots-option-value = de optie { $option } kan niet { $value } zijn; toegestaan is { $allowed }
bots-option-form = “{ $option }” is geen optie; schrijf opties als program[threads=2,style=calm]:COMMAND
bots-other-protocol = het programma spreekt versie { $version } van het botprotocol; Strandline spreekt versie { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = deze bot kent versie { $version } van het botprotocol niet; hij spreekt versie { $known }
bots-thinking = de bot denkt na, dus { $what } kan nu niet; stuur eerst “stop”
bots-unknown = { $what } is geen bericht van het botprotocol
bots-rules = deze bot kent versie { $rules } van de regels niet; hij kent versie { $known }
bots-no-game = bij een stelling hoort een partij; stuur eerst “new”
bots-no-position = er is geen stelling om over na te denken; stuur eerst “position”
bots-row = de rij past niet bij het spel, of de meegestuurde toegestane zetten kloppen niet
