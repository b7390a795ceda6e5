## Why a game file cannot be read: its form. $place is where in the file, such as “end.by”.
record-too-big = a game file has at most { $most } MiB
record-not-utf8 = byte { $byte } is not UTF-8: this is not a text file, or not only text
record-torn = the file ends too early (line { $line }, column { $column }): the rest is missing
record-not-json = line { $line }, column { $column } is not JSON
record-too-deep = the file is nested more than { $most } levels deep
record-number = a game file cannot hold the number { $number }
# A surrogate pair is how UTF-16 writes some letters: in two halves.
record-letter = { $value } contains half of a surrogate pair, which is not a letter
record-twice = one object has the name { $name } twice
record-format = this is not a Strandline game file: “format” is not “strandline”
record-newer-format = this game file has version { $version } of the format, but this Strandline reads version { $known }: a newer Strandline can read it
record-wrong = { $place } is { $value }, but it must be { $allowed }
record-pattern = { $place } is { $value }, but it must look like { $pattern }
record-missing = { $place } has no “{ $name }”
record-unknown = { $place } has { $name }, which game files do not have; allowed are { $allowed }
record-size = { $place } has size { $size }, but it must be from { $least } to { $most }

## Why a game file cannot be read: its game
record-newer-rules = this game was played by version { $rules } of the rules of { $game }, but this Strandline plays by version { $known }: a newer Strandline can read it
record-older-rules = this game was played by version { $rules } of the rules of { $game }, but this Strandline plays by version { $known }: Strandline { $release } can read it
record-start = the start: { $reason }
record-start-text = the start, { $text }: { $reason }
record-no-start = we do not know how this game began: start from a deal, a text or another game file
record-move = move { $number }, { $move }: { $reason }
record-chance-count = “chance” lists { $told } outcomes, but the game has { $true }
record-chance = “chance” does not match the outcomes and weights of move { $number }

## Why a game file cannot be read: its end
record-seats = { $found } seats have names, but the game has { $seats } seats
record-no-seat = there is no seat { $seat }; seats are numbered 0 to { $last }
record-end-seat = an end by “{ $by }” { $by ->
    [resigned] needs its seat
    [time] needs its seat
   *[other] has no seat
}
record-no-end = by the rules, the game ended with move { $number }, but “end” is null
record-goes-on = “end” says that the game ended by the rules, but after move { $number } it goes on
record-ended-by-rules = “end” says “{ $by }”, but the game ended by the rules with move { $number }
record-other-end = this game depends on moves before its start, which a game file does not hold: replayed, it ends differently
record-result-without-end = there is a result, but “end” is null
record-result-missing = “end” says “{ $by }”, but there is no result
record-result-stopped = a game that was stopped cannot have a result
record-result-seats = the result { $result } does not have one share for each of { $seats } seats
record-result-sum = the shares { $result } do not add up to 1
record-result = the file gives the result { $result }, but it is { $true }
record-result-loser = the file gives the result { $result }, but seat { $seat } gave up the game and gets no share
record-result-agreed = the file gives the result { $result }, but in an agreed draw two seats or more share equally
record-fraction = write the share { $value } as { $lowest }
record-date = the date “{ $name }”, { $value }, is not in the calendar
record-date-zone = the date { $value } does not give its time zone
record-extra = “extra” cannot be written as JSON: { $reason }

## Why a game file cannot be read: its notes, and games in one line
record-note-empty = note { $note } has neither a comment nor a variation
record-note-after = note { $note } is about the position after move { $after }, but there are only { $moves } moves
record-note-move = note { $note }: move { $number } of its variation, { $move }: { $reason }
record-notes-version = this game file has “notes”, but says that it has version 1 of the format, which has none: “version” must be 2
record-line-head = a game in one line begins with “strandline/1”, the game and the version of its rules, for example: `strandline/1 crab-stack/1 players=3; start …`
record-line-one = this is more than one line; a game in one line ends with its line
record-line-part = “{ $part }” is not part of a game in one line; the parts are { $allowed }
record-line-twice = “{ $name }” is there twice
record-line-no-start = this game in one line has no start
record-line-option = “{ $option }” is not an option; write options as players=3
record-line-percent = “{ $text }”: after a % there are two hexadecimal digits, as in %2C for a comma
record-line-end = “{ $end }” is not an end; write for example: end rules, or: end resigned 0
