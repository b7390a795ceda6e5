## What the table refuses
table-seats = You’ve planned { $found } seats, but this game has { $seats }.
table-needs-person = Bots alone don’t need a table: keep at least one seat for a person or a program.
table-closed = This table is closed.
table-no-seat = There’s no seat { $seat }: this table has { $seats }.
table-not-yours = Seat { $seat } isn’t yours.
table-taken = Seat { $seat } is taken.
table-no-link = You need this seat’s link to sit here.
table-other-commitment = This table’s dice commitment isn’t the one that you were shown.
table-not-playing = No game is going on here.
table-stale = The game has moved on; look again.
table-not-your-turn = It’s not your turn.
table-away = A bot is playing for you: say that you’re back first.
table-not-away = You’re not away.
table-no-grace = You have no time left, so a bot plays for you.
table-no-undo = You can’t undo: dice or secrets have been revealed since, or you haven’t moved yet.
table-nothing-asked = Nobody has asked for anything.
table-asked-enough = You’ve asked { $most } times since your last move. Make a move before you ask again.
table-no-draw-with-bots = Bots don’t agree to draws.
table-no-hint = You can’t get hints while other people play here: hints are for games against bots or on one screen.
# To the person who was muted.
table-muted = The host has muted you here.
table-not-host = Only the host of this table can do that.
table-nothing-said = There’s no chat message number { $number }.
table-enough = This table has reached its limit of { $most } events, so nobody can chat here any more.
table-enough-yours = You’ve reached the limit of { $most } actions besides moves at this table. From now on you can only play, answer and leave.
table-not-over = The game is still going on: you can download it once it’s over.

## Fair dice
table-verify-nothing = This game can’t be checked: its file lacks a table’s commitment, secret and nonces.
table-verify-other-table = The file is of table { $found }, but you kept table { $kept }.
table-verify-commitment = The secret doesn’t match the commitment.
table-verify-other-commitment = The commitment in the file is { $found }, but the one you kept is { $kept }.
table-verify-other-nonce = The nonce of seat { $seat } in the file is { $found }, but the one you kept is { $kept }.
table-verify-seen = According to the file itself, the client of seat { $seat } was shown a different commitment.
table-verify-deal = The start isn’t the one that the dice deal.
table-verify-first = The first player isn’t the one that the dice draw: that is seat { $first }.
table-verify-outcome = Move { $number } is { $move }, but the dice say { $drawn }.

## What the server refuses
table-no-table = This table doesn’t exist, or you can’t see it.
table-too-many = You have { $most } unfinished tables: finish or close one first.
table-not-seated = Only those who played can ask for a rematch.
table-rematch = There’s already a rematch.
table-nobody = We don’t know you yet: reload the page and try again.
table-no-such-link = This link has expired or was already used.
table-bad-push-service = This browser’s push service can’t be used: its address must begin with https:// and lead to the internet.
table-bad-push-keys = This browser’s keys for messages are damaged: turn the messages off and on again.
table-no-seat-yet = You don’t sit at any table yet: take a seat first.
table-passkeys-need-https = Browsers allow passkeys only at an address with https and a name, or at “localhost”.
table-passkey-late = This took too long, or was answered already: try again.
table-passkey-refused = This passkey couldn’t be checked: try again, or use another one.
table-passkey-copied = This passkey seems to have been copied: its counter went back. Use another one, and remove this one.
table-no-such-passkey = This passkey isn’t known here, or was removed: use another one, or a link from another of your devices.
table-too-many-passkeys = You have { $most } passkeys: remove one first.
table-invisible-name = Nobody could see this name. Use at least one letter, digit or symbol.
table-too-large = This is too large: the limit is { $most } bytes.
table-too-long = This game is too long to open here: the limit is { $most } moves.
table-too-fast = Too many requests: wait a moment and try again.
table-no-record = This game doesn’t exist here, or its link has expired.
table-too-many-kept = You already have { $most } games with links here; a link lasts { $days } days. Download this game instead.
table-records-full = This server already keeps { $most } games for links, its limit. Download this game instead.
table-home-full = This server already keeps { $most } games for links from your address, its limit. Download this game instead.
table-busy = { $most } tasks of yours are still running: wait until one is finished.
table-crowded = { $most } tasks from your address are running or queued: try again in a moment.
table-seek-yours = You’re waiting here already: someone else has to take the other seat.
table-too-many-seeks = You’re already looking for { $most } games by correspondence: wait until one of them begins, or stop looking for one.
table-seeks-full = { $most } people from your address are already looking for a game. Wait for someone to join them, or join one of theirs.
table-live-player = Live analysis is for spectators, and you’re playing here.
table-live-rated = There’s no live analysis of rated and tournament games until they’re over.
table-no-move = This game has no move { $move }: its last one is { $last }.
table-too-many-frames = This game is too long for a GIF: the limit is { $most } moves.
table-bad-request = { $where }: { $why }
table-bad-length = The Content-Length of the request isn’t a number.
table-unavailable = The server can’t save anything right now, so nothing was changed. Try again later.
table-in-doubt = The database hasn’t confirmed this, so we don’t know whether it was done. Look again before you retry.
table-no-page = There’s nothing at this address.
table-two-hosts = The request names more than one host.
table-wrong-host = This server doesn’t answer to that name. Ask the person who runs it.
table-wrong-origin = This request comes from another site.
table-oops = Something went wrong. The error has been logged.

## What a device refuses
table-storage-full = This device couldn’t save that, so nothing was changed. Its storage may be full, or this site may not use it.
table-bad-games = This isn’t a file of Strandline games, or it’s damaged. Nothing was added.
table-bad-game = Game { $number } in this file is damaged, so nothing was added.
table-newer-games = This file comes from a newer version of Strandline. Reload the page and try again.
