## What the table refuses
table-seats = { $found } seats are planned; this game has { $seats }
table-needs-person = bots alone need no table: one seat at least is for a person or a program
table-closed = this table is closed
table-no-seat = there is no seat { $seat }; the table has { $seats }
table-not-yours = seat { $seat } is not yours
table-taken = seat { $seat } is taken
table-no-link = this seat is for whoever has its link
table-not-playing = no game is going on here
table-stale = { $expected } moves were expected, and { $count } have been made: look again
table-not-your-turn = it is not your turn
table-away = a bot plays for you: say that you are back
table-not-away = you are not away
table-no-undo = there is nothing of yours that can be taken back: a die or a secret has been shown, or you have not moved
table-nothing-asked = nothing has been asked
table-no-draw-with-bots = bots agree to no draw
table-no-hint = hints are for games against bots and at one screen: other people play here
table-muted = the host has muted you here
table-not-host = only the host of this table can do that
table-nothing-said = nothing was said with number { $number }
table-enough = { $most } things have happened at this table: from here on only the game itself goes on
table-not-over = the game goes on: its record can be taken home when it has ended

## Fair dice
table-verify-nothing = this record tells of no fair dice: it has no commitment, secret and nonces of a table
table-verify-commitment = the secret is not the one that the server committed to
table-verify-deal = the start is not what the dice deal
table-verify-outcome = move { $number } is { $move }; the dice say { $drawn }

## What the server refuses
table-no-table = there is no such table, or it is not for you
table-too-many = you have { $most } tables that are not over: finish or close one first
table-not-seated = only those who have played ask for a rematch
table-rematch = there is a rematch already
table-nobody = we do not know you yet
table-no-such-link = this link has been used, or is too old
table-too-large = this is too large: at most { $most } bytes
table-too-long = this record is too long to be looked at here: at most { $most } moves
table-too-fast = not so fast
table-no-record = there is no such record here, or it was kept long enough
table-too-many-kept = you have { $most } records here already: links to them last { $days } days
table-records-full = this server keeps { $most } records for links, and no more for now: download yours instead
table-home-full = { $most } records are kept here for links from your address, and no more for now: download yours instead
table-busy = { $most } long works of yours are under way: wait for one to end
table-crowded = { $most } things asked for from your address are under way or wait: ask again a little later
table-no-move = this record has no move { $move }; its last is { $last }
table-too-many-frames = this game is too long for a GIF: at most { $most } moves
table-bad-request = { $where }: { $why }
table-bad-length = the length that the request tells is no number
table-unavailable = the server cannot write just now; nothing was done
table-no-page = there is nothing here
table-wrong-host = this server does not go by that name
table-wrong-origin = this request comes from another site
table-oops = something went wrong on the server; it has been noted
