## The table's page: where things stand
table-ui-title = { $game }: the table
table-ui-loading = The table is being laid …
table-ui-no-table = There is no such table, or its link is not complete. Ask whoever invited you for the whole link.
table-ui-home = To the first page
table-ui-offline = No connection. We keep trying; nothing is lost.
table-ui-move-waits = Your move waits for the connection.
table-ui-polling = The live connection does not get through. News come by asking, a little later.
table-ui-back-online = Connected again.
table-ui-board = The board
table-ui-asked-of = { $name }: { $question }
table-ui-turn-of = { $name } is to move.
table-ui-turn-of-bot = { $name } is thinking …
table-ui-reacting = { $names } may react.
table-ui-answered = Your answer is given. All answers are shown together.
table-ui-window = All answers are shown in { $unit ->
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
table-ui-preset-passes = You let it pass, as you always wish to.

## Seats
table-ui-seats = Seats
table-ui-seat = Seat { $number }
table-ui-seat-free = Free
table-ui-you = you
table-ui-bot = Bot, level { $level }
table-ui-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[white] white
}
# Of several who are called alike, one with the colour
table-ui-of-colour = { $name } ({ $colour })
table-ui-program = Program
table-ui-connected = connected
table-ui-not-connected = not connected
table-ui-away = away: a bot plays
table-ui-resigned = resigned
table-ui-to-move = to move
table-ui-clock = Time left: { $time }
table-ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Before the game
table-ui-waiting = The game begins when every seat is taken.
table-ui-waiting-for = Still free: { $count ->
    [one] one seat
   *[other] { $count } seats
}.
table-ui-your-name = Your name
table-ui-name-help = The others see it. No account, no password.
table-ui-sit = Sit here
table-ui-get-up = Get up
table-ui-close-table = Close the table
table-ui-closed = This table is closed.
table-ui-watch-only = The seats are for others; you can watch.
table-ui-seat-taken = This seat is taken; you are watching.

## What one can do
table-ui-actions = What you can do
table-ui-menu = This table
table-ui-menu-done = Done
table-ui-undo = Undo
table-ui-hint = Hint
table-ui-draw = Offer a draw
table-ui-resign = Resign
table-ui-sound-on = Sound: on
table-ui-sound-off = Sound: off
table-ui-full-screen = Full screen
table-ui-small-screen = Leave full screen
table-ui-preset = Always let it pass when I could react
table-ui-no-undo = Nothing of yours can be taken back: a die or a secret has been shown since, or you have not moved.
table-ui-hint-is = Hint: { $move }
table-ui-hint-thinking = A bot is thinking about it …
table-ui-undo-asked = { $name } would like to take back a move.
table-ui-undo-waiting = You have asked for an undo. The others are deciding.
table-ui-grant = Allow it
table-ui-decline = Decline
table-ui-draw-offered = { $names } would agree to a draw.
table-ui-draw-waiting = You have offered a draw.
table-ui-agree = Agree
table-ui-back = I am back
table-ui-bot-for-you = Your time was over, and a bot plays for you. Take your seat again whenever you like.
table-ui-confirm-move = Play this?
table-ui-play-it = Play
table-ui-cancel = Cancel
table-ui-sure-resign = { $name }, do you want to resign?
table-ui-sure-resign-two = The game ends, and your opponent wins.
table-ui-sure-resign-more = A bot plays on for you, to the end.
table-ui-sure-draw = Offer a draw? If everyone agrees, the game ends and is shared.
table-ui-sure-draw-here = Do you all agree to a draw? The game ends now, and is shared.
table-ui-sure-close = Close this table? The game ends here.
table-ui-sure-close-more = It counts for nobody, and cannot be taken up again. The record can still be taken home.

## Panels beside the board
table-ui-panels = Beside the board
table-ui-log = Moves
table-ui-log-empty = No move has been made.
table-ui-chat = Talk
table-ui-chat-players = Only those who play read this.
table-ui-chat-watchers = Only those who watch read this.
table-ui-chat-empty = Nobody has said anything.
table-ui-overheard = What those who watch say
table-ui-chat-say = Say something
table-ui-chat-send = Say
table-ui-chat-gone = deleted by the host
table-ui-chat-watcher = Someone who watches
table-ui-chat-delete = Delete what { $name } said
table-ui-chat-mute = Mute { $name }
table-ui-muted = { $name } is muted here.
table-ui-choices = What you can play
table-ui-choices-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
table-ui-choices-none = You are not to move now.
table-ui-choices-find = Find a move
table-ui-words = In words

## One screen, several people
table-ui-curtain = The screen goes to { $name }
table-ui-curtain-why = Everyone has secrets here. Hand the screen over before you go on.
table-ui-curtain-who = Who is looking?
table-ui-curtain-lift = I am { $name }

## The end
table-ui-over = The game is over
table-ui-won = { $names } wins.
table-ui-won-you = You win!
table-ui-shared = { $names } share the win.
table-ui-nobody-won = The game was stopped; nobody wins.
table-ui-end-resigned = { $name } has resigned.
table-ui-end-time = The time of { $name } is over.
table-ui-end-agreed = A draw was agreed.
table-ui-rematch = Rematch
table-ui-to-rematch = To the rematch
table-ui-rematch-made = A rematch is set up.
table-ui-replay = Look at the game again
table-ui-record = Take the record home

## Announcements
table-ui-said = { $name } says: { $text }
table-ui-made = { $name }: { $move }
table-ui-sat = { $name } has sat down.
table-ui-left = Someone got up.
table-ui-started = The game begins.
table-ui-undone = A move was taken back.
# $what: undo, draw, or both where both were asked for
table-ui-declined = { $what ->
    [undo] { $name } does not allow the undo.
    [draw] { $name } does not agree to a draw.
   *[both] { $name } declines.
}
table-ui-time-over = The time of { $name } is over; a bot plays on.
table-ui-is-back = { $name } is back.
table-ui-new-chat = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
