## Why a record cannot be read: its form
record-too-big = een verslag is hoogstens { $most } MiB groot
record-not-utf8 = byte { $byte } is geen UTF-8: dit is geen tekst, of niet helemaal
record-torn = het bestand houdt halverwege op (regel { $line }, kolom { $column }): de rest ontbreekt
record-not-json = regel { $line }, kolom { $column } is geen JSON
record-too-deep = dit is meer dan { $most } niveaus diep genest
record-number = { $number } is geen getal dat in een verslag past
record-letter = { $value } bevat de helft van een surrogaatpaar, en dat is geen letter
record-twice = de naam { $name } staat twee keer in één object
record-format = dit is geen verslag van Strandline: “format” is niet “strandline”
record-newer-format = dit verslag heeft versie { $version } van het formaat, en deze Strandline leest versie { $known }: een nieuwere kan het lezen (pip install --upgrade strandline)
record-wrong = { $place } is { $value }; het moet { $allowed } zijn
record-pattern = { $place } is { $value }; het moet eruitzien als { $pattern }
record-missing = { $place } heeft geen “{ $name }”
record-unknown = { $place } heeft { $name }, en dat hebben verslagen niet; wel { $allowed }
record-size = { $place } heeft grootte { $size }; het moet van { $least } tot { $most } zijn

## Why a record cannot be read: its game
record-newer-rules = dit spel is gespeeld volgens versie { $rules } van de regels van { $game }, en deze Strandline speelt volgens versie { $known }: een nieuwere kan het lezen (pip install --upgrade strandline)
record-older-rules = dit spel is gespeeld volgens versie { $rules } van de regels van { $game }, en deze Strandline speelt volgens versie { $known }: uitgave { $release } kan het lezen (pip install strandline=={ $release })
record-start = het begin: { $reason }
record-start-text = het begin, { $text }: { $reason }
record-no-start = hoe dit spel begon is niet bekend: nodig is een stelling uit een deling, een tekst of een ander verslag
record-move = zet { $number }, { $move }: { $reason }
record-chance-count = “chance” noemt { $told } uitkomsten; onder de zetten zijn er { $true }
record-chance = “chance” noemt niet de uitkomsten en gewichten van zet { $number }

## Why a record cannot be read: its end
record-seats = { $found } plaatsen hebben een naam; het spel heeft er { $seats }
record-no-seat = er is geen plaats { $seat }; plaatsen zijn genummerd van 0 tot en met { $last }
record-end-seat = een einde door “{ $by }” { $by ->
    [resigned] moet een plaats noemen
    [time] moet een plaats noemen
   *[other] heeft geen plaats
}
record-no-end = volgens de regels eindigde het spel met zet { $number }, maar “end” is null
record-goes-on = “end” zegt dat het spel volgens de regels eindigde, maar na zet { $number } gaat het door
record-ended-by-rules = “end” zegt “{ $by }”, maar het spel eindigde volgens de regels met zet { $number }
record-other-end = het begin had een verleden dat een verslag niet vertelt: vandaar opnieuw gespeeld eindigt het spel anders
record-result-without-end = er is een uitslag, maar “end” is null
record-result-missing = “end” zegt “{ $by }”, maar er is geen uitslag
record-result-stopped = een afgebroken spel heeft geen uitslag
record-result-seats = de uitslag { $result } is niet één deel voor elk van { $seats } plaatsen
record-result-sum = de delen { $result } zijn samen geen 1
record-result = de uitslag zou { $result } zijn; hij is { $true }
record-result-loser = de uitslag zou { $result } zijn, maar plaats { $seat } gaf het spel op en krijgt geen deel
record-result-agreed = de uitslag zou { $result } zijn, maar een afgesproken gelijkspel wordt door twee of meer plaatsen gelijk gedeeld
record-fraction = het deel { $value } schrijf je als { $lowest }
record-date = de datum “{ $name }”, { $value }, staat niet op de kalender
record-date-zone = de datum { $value } noemt zijn tijdzone niet
record-extra = “extra” kan niet als JSON geschreven worden: { $reason }
