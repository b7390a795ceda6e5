## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = een partijbestand is hoogstens { $most } MiB groot
record-not-utf8 = byte { $byte } is geen UTF-8: dit is geen tekstbestand, of niet alleen tekst
record-torn = het bestand houdt te vroeg op (regel { $line }, kolom { $column }): de rest ontbreekt
record-not-json = regel { $line }, kolom { $column } is geen JSON
record-too-deep = het bestand is meer dan { $most } niveaus diep genest
record-number = het getal { $number } past niet in een partijbestand
record-letter = { $value } bevat de helft van een surrogaatpaar, en dat is geen letter
record-twice = de naam { $name } staat twee keer in één object
record-format = dit is geen partijbestand van Strandline: “format” is niet “strandline”
record-newer-format = dit partijbestand heeft versie { $version } van het formaat, maar deze Strandline leest versie { $known }: een nieuwere Strandline kan het lezen
record-wrong = { $place } is { $value }, maar het moet { $allowed } zijn
record-pattern = { $place } is { $value }, maar het moet eruitzien als { $pattern }
record-missing = { $place } heeft geen “{ $name }”
record-unknown = { $place } heeft { $name }, wat in partijbestanden niet voorkomt; toegestaan is { $allowed }
record-size = { $place } heeft grootte { $size }, maar dat moet tussen { $least } en { $most } liggen

## Why a game file cannot be read: its game
record-newer-rules = deze partij is gespeeld volgens versie { $rules } van de regels van { $game }, maar deze Strandline speelt volgens versie { $known }: een nieuwere Strandline kan haar lezen
record-older-rules = deze partij is gespeeld volgens versie { $rules } van de regels van { $game }, maar deze Strandline speelt volgens versie { $known }: Strandline { $release } kan haar lezen
record-start = het begin: { $reason }
record-start-text = het begin, { $text }: { $reason }
record-no-start = we weten niet hoe deze partij begon: begin met een beginopstelling, een tekst of een ander partijbestand
record-move = zet { $number }, { $move }: { $reason }
record-chance-count = “chance” noemt { $told } uitkomsten, maar de partij heeft er { $true }
record-chance = “chance” past niet bij de uitkomsten en gewichten van zet { $number }

## Why a game file cannot be read: its end
record-seats = { $found } plaatsen hebben een naam, maar de partij heeft { $seats } plaatsen
record-no-seat = er is geen plaats { $seat }; plaatsen zijn genummerd van 0 tot en met { $last }
record-end-seat = een einde door “{ $by }” { $by ->
    [resigned] moet een plaats noemen
    [time] moet een plaats noemen
   *[other] heeft geen plaats
}
record-no-end = volgens de regels eindigde de partij met zet { $number }, maar “end” is null
record-goes-on = “end” zegt dat de partij volgens de regels eindigde, maar na zet { $number } gaat ze door
record-ended-by-rules = “end” zegt “{ $by }”, maar de partij eindigde volgens de regels met zet { $number }
record-other-end = deze partij hangt af van zetten vóór haar begin, die niet in een partijbestand staan: nagespeeld eindigt ze anders
record-result-without-end = er is een uitslag, maar “end” is null
record-result-missing = “end” zegt “{ $by }”, maar er is geen uitslag
record-result-stopped = een afgebroken partij kan geen uitslag hebben
record-result-seats = de uitslag { $result } heeft niet één deel voor elk van { $seats } plaatsen
record-result-sum = de delen { $result } zijn samen geen 1
record-result = volgens het bestand is de uitslag { $result }, maar hij is { $true }
record-result-loser = volgens het bestand is de uitslag { $result }, maar plaats { $seat } heeft opgegeven en krijgt geen deel
record-result-agreed = volgens het bestand is de uitslag { $result }, maar een overeengekomen gelijkspel wordt door twee of meer plaatsen gelijk gedeeld
record-fraction = schrijf het deel { $value } als { $lowest }
record-date = de datum “{ $name }”, { $value }, bestaat niet
record-date-zone = bij de datum { $value } ontbreekt de tijdzone
record-extra = “extra” kan niet als JSON worden geschreven: { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = notitie { $note } heeft geen opmerking en geen variant
record-note-after = notitie { $note } gaat over de stelling na zet { $after }, maar er zijn maar { $moves } zetten
record-note-move = notitie { $note }, zet { $number } van de variant, { $move }: { $reason }
record-notes-version = dit partijbestand heeft “notes”, maar noemt versie 1 van het formaat, die ze niet kent: “version” moet 2 zijn
record-line-head = een partij op één regel begint met “strandline/1”, het spel en de versie van de regels, bijvoorbeeld: `strandline/1 crab-stack/1 players=3; start …`
record-line-one = dit is meer dan één regel; een partij op één regel past op één regel
record-line-part = “{ $part }” is geen deel van een partij op één regel; de delen zijn { $allowed }
record-line-twice = “{ $name }” staat er twee keer
record-line-no-start = deze partij op één regel heeft geen beginstelling (“start”)
record-line-option = “{ $option }” is geen optie; schrijf opties als players=3
record-line-percent = “{ $text }”: na een % komen twee hexadecimale cijfers, zoals %2C voor een komma
record-line-end = “{ $end }” is geen einde; schrijf bijvoorbeeld: end rules, of: end resigned 0
