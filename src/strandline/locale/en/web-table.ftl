## The table's page: where things stand
web-table-title = { $game }: the table
web-table-loading = The table is being laid …
web-table-no-table = There is no such table, or its link is not complete. Ask whoever invited you for the whole link.
web-table-home = To the first page
web-table-offline = No connection. We keep trying; nothing is lost.
web-table-move-waits = Your move waits for the connection.
web-table-polling = The live connection does not get through. News come by asking, a little later.
web-table-back-online = Connected again.
web-table-board = The board
web-table-asked-of = { $name }: { $question }
web-table-turn-of = { $name } is to move.
web-table-turn-of-bot = { $name } is thinking …
web-table-reacting = { $names } may react.
web-table-answered = Your answer is given. All answers are shown together.
web-table-window = All answers are shown in { $unit ->
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}. Who says nothing lets it pass.
web-table-preset-passes = You let it pass, as you always wish to.

## Seats
web-table-seats = Seats
web-table-seat = Seat { $number }
web-table-seat-free = Free
web-table-you = you
web-table-bot = Bot, level { $level }
web-table-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[white] white
}
# Of several who are called alike, one with the colour
web-table-of-colour = { $name } ({ $colour })
web-table-program = Program
web-table-connected = connected
web-table-not-connected = not connected
web-table-away = away: a bot plays
web-table-resigned = resigned
web-table-to-move = to move
web-table-clock = Time left: { $time }
web-table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Before the game
web-table-waiting = The game begins when every seat is taken.
web-table-waiting-for = Still free: { $count ->
    [one] one seat
   *[other] { $count } seats
}.
web-table-your-name = Your name
web-table-name-help = The others see it. No account, no password.
web-table-sit = Sit here
web-table-get-up = Get up
web-table-close-table = Close the table
web-table-closed = This table is closed.
web-table-watch-only = The seats are for others; you can watch.
web-table-seat-taken = This seat is taken; you are watching.

## What one can do
web-table-actions = What you can do
web-table-menu = This table
web-table-menu-done = Done
web-table-undo = Undo
web-table-hint = Hint
web-table-draw = Offer a draw
web-table-resign = Resign
web-table-sound-on = Sound: on
web-table-sound-off = Sound: off
web-table-full-screen = Full screen
web-table-small-screen = Leave full screen
web-table-preset = Always let it pass when I could react
web-table-no-undo = Nothing of yours can be taken back: a die or a secret has been shown since, or you have not moved.
web-table-hint-is = Hint: { $move }
web-table-hint-thinking = A bot is thinking about it …
web-table-undo-asked = { $name } would like to take back a move.
web-table-undo-waiting = You have asked for an undo. The others are deciding.
web-table-grant = Allow it
web-table-decline = Decline
web-table-draw-offered = { $names } would agree to a draw.
web-table-draw-waiting = You have offered a draw.
web-table-agree = Agree
web-table-back = I am back
web-table-bot-for-you = Your time was over, and a bot plays for you. Take your seat again whenever you like.
web-table-confirm-move = Play this?
web-table-play-it = Play
web-table-cancel = Cancel
web-table-sure-resign = { $name }, do you want to resign?
web-table-sure-resign-two = The game ends, and your opponent wins.
web-table-sure-resign-more = A bot plays on for you, to the end.
web-table-sure-draw = Offer a draw? If everyone agrees, the game ends and is shared.
web-table-sure-draw-here = Do you all agree to a draw? The game ends now, and is shared.
web-table-sure-close = Close this table? The game ends here.
web-table-sure-close-more = It counts for nobody, and cannot be taken up again. The record can still be taken home.

## Panels beside the board
web-table-panels = Beside the board
web-table-log = Moves
web-table-log-empty = No move has been made.
web-table-chat = Talk
web-table-chat-players = Only those who play read this.
web-table-chat-watchers = Only those who watch read this.
web-table-chat-empty = Nobody has said anything.
web-table-overheard = What those who watch say
web-table-chat-say = Say something
web-table-chat-send = Say
web-table-chat-gone = deleted by the host
web-table-chat-watcher = Someone who watches
web-table-chat-delete = Delete what { $name } said
web-table-chat-mute = Mute { $name }
web-table-muted = { $name } is muted here.
web-table-choices = What you can play
web-table-choices-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
web-table-choices-none = You are not to move now.
web-table-choices-find = Find a move
web-table-words = In words

## One screen, several people
web-table-curtain = The screen goes to { $name }
web-table-curtain-why = Everyone has secrets here. Hand the screen over before you go on.
web-table-curtain-who = Who is looking?
web-table-curtain-lift = I am { $name }

## The end
web-table-over = The game is over
web-table-won = { $names } wins.
web-table-won-you = You win!
web-table-shared = { $names } share the win.
web-table-nobody-won = The game was stopped; nobody wins.
web-table-end-resigned = { $name } has resigned.
web-table-end-time = The time of { $name } is over.
web-table-end-agreed = A draw was agreed.
web-table-rematch = Rematch
web-table-to-rematch = To the rematch
web-table-rematch-made = A rematch is set up.
web-table-replay = Look at the game again
web-table-record = Take the record home

## Announcements
web-table-said = { $name } says: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } has sat down.
web-table-left = Someone got up.
web-table-started = The game begins.
web-table-undone = A move was taken back.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } does not allow the undo.
    [draw] { $name } does not agree to a draw.
   *[both] { $name } declines.
}
web-table-time-over = The time of { $name } is over; a bot plays on.
web-table-is-back = { $name } is back.
web-table-new-chat = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
