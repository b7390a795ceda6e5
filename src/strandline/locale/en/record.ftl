## Why a record cannot be read: its form
record-too-big = a record has at most { $most } MiB
record-not-utf8 = byte { $byte } is not UTF-8: this is no text, or not all of it is
record-torn = the file ends in the middle (line { $line }, column { $column }): the rest is missing
record-not-json = line { $line }, column { $column } is not JSON
record-too-deep = this is nested more than { $most } levels deep
record-number = { $number } is no number that a record can hold
record-letter = { $value } has half of a surrogate pair in it, which is no letter
record-twice = the name { $name } stands twice in one object
record-format = this is no record of Strandline: “format” is not “strandline”
record-newer-format = this record is of version { $version } of the format, and this Strandline reads version { $known }: a newer one will read it (pip install --upgrade strandline)
record-wrong = { $place } is { $value }; it must be { $allowed }
record-pattern = { $place } is { $value }; it must look like { $pattern }
record-missing = { $place } has no “{ $name }”
record-unknown = { $place } has { $name }, which records do not have; they have { $allowed }
record-size = { $place } is of size { $size }; it must be from { $least } to { $most }

## Why a record cannot be read: its game
record-newer-rules = this game was played by version { $rules } of the rules of { $game }, and this Strandline plays by version { $known }: a newer one will read it (pip install --upgrade strandline)
record-older-rules = this game was played by version { $rules } of the rules of { $game }, and this Strandline plays by version { $known }: release { $release } reads it (pip install strandline=={ $release })
record-start = the start: { $reason }
record-start-text = the start, { $text }: { $reason }
record-no-start = how this game began is not known: a record needs a position that comes from a deal, a text or another record
record-move = move { $number }, { $move }: { $reason }
record-chance-count = “chance” tells of { $told } outcomes; among the moves are { $true }
record-chance = “chance” does not tell the outcomes and weights of move { $number }

## Why a record cannot be read: its end
record-seats = { $found } seats have names; the game has { $seats }
record-no-seat = there is no seat { $seat }; seats are numbered 0 to { $last }
record-end-seat = an end by “{ $by }” { $by ->
    [resigned] needs its seat
    [time] needs its seat
   *[other] has no seat
}
record-no-end = by the rules the game ended with move { $number }, but “end” is null
record-goes-on = “end” says that the game ended by the rules, but after move { $number } it goes on
record-ended-by-rules = “end” says “{ $by }”, but the game ended by the rules with move { $number }
record-other-end = the start had a past that a record does not tell: played again from there, the game comes to another end
record-result-without-end = there is a result, but “end” is null
record-result-missing = “end” says “{ $by }”, but there is no result
record-result-stopped = a game that was stopped has no result
record-result-seats = the result { $result } is not one share for each of { $seats } seats
record-result-sum = the shares { $result } do not add up to 1
record-result = the result is said to be { $result }; it is { $true }
record-result-loser = the result is said to be { $result }, but seat { $seat } gave the game up and has no share
record-result-agreed = the result is said to be { $result }, but an agreed draw is shared equally by two seats or more
record-fraction = the share { $value } is written { $lowest }
record-date = the date “{ $name }”, { $value }, is none that the calendar has
record-date-zone = the date { $value } does not say its time zone
record-extra = “extra” cannot be written as JSON: { $reason }
