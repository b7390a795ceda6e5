## The table's page: where things stand
# Heading for screen readers.
web-table-title = { $game }: table
web-table-loading = Getting the table ready …
web-table-no-table = This table doesn’t exist, or the link is incomplete. Ask the person who invited you for the whole link.
# Button.
web-table-home = Go to the home page
web-table-offline = No connection. Reconnecting … Nothing is lost.
web-table-move-waits = We’ll send your move once you’re back online.
web-table-polling = Live updates aren’t working; moves may show up a little late.
web-table-back-online = You’re back online.
web-table-board = The board
# The question is one sentence or several, the first with a capital letter.
web-table-asked-of = { $name }: { $question }
# Status line.
web-table-turn-of = It’s { $name }’s turn.
web-table-turn-of-bot = { $name } is thinking …
# Status line; $names is one name or several: those who may defend against a creature.
web-table-reacting = Waiting for { $names } to respond.
web-table-answered = You’ve answered. All answers will be revealed together.
web-table-window = Answers are revealed in { $unit ->
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
}. No answer means no defence.
# Status line; the setting is web-table-preset.
web-table-preset-passes = You’re not defending (your setting).

## Seats
web-table-seats = Seats
web-table-seat = Seat { $number }
web-table-seat-free = Free
# Beside a player’s name: a seat in a rematch that is kept for them.
web-table-seat-kept = not here yet
web-table-you = you
# $bot is the bot’s name.
web-table-bot = { $bot }, level { $level }
# Below a bot's name in the list of seats.
web-table-bot-level = level { $level }
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
# Status of a seat, like the next two.
web-table-away = away: a bot is playing
web-table-resigned = resigned
web-table-to-move = to move
web-table-clock = Time left: { $time }
web-table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Before the game
web-table-waiting = The game starts when every seat is taken.
# $names is one name or several.
web-table-waiting-names = Waiting for { $names }.
web-table-waiting-for = Still free: { $count ->
    [one] one seat
   *[other] { $count } seats
}.
web-table-lot = Colours and turn order are drawn by lot when the game starts.
web-table-first = { $colour } starts.
web-table-your-name = Your name
web-table-name-help = The other players see it. You need no account and no password.
web-table-sit = Sit here
# Button: gives the seat up before the game starts.
web-table-get-up = Leave seat
web-table-close-table = Close the table
web-table-closed = This table is closed.
web-table-watch-only = All seats are for other players, but you can watch.
web-table-seat-taken = This seat is taken; you’re watching.
# Before the first digits of a hash
web-table-dice = Dice commitment:
web-table-dice-about = A fingerprint of the secret behind all dice at this table. Your browser keeps it when you sit down and can tell after the game whether the secret was exchanged.
web-table-dice-other = Your browser kept another commitment when you sat down: { $kept }. It has been exchanged since, so don’t trust the dice at this table.

## What one can do
web-table-actions = What you can do
web-table-menu = This table
web-table-menu-done = Done
web-table-undo = Undo
web-table-hint = Hint
web-table-round = Replay last moves
web-table-round-stop = Stop the replay
web-table-draw = Offer a draw
web-table-resign = Resign
web-table-sound-on = Sound: on
web-table-sound-off = Sound: off
web-table-full-screen = Full screen
web-table-small-screen = Leave full screen
# A box to tick.
web-table-preset = Never defend; don’t ask me
web-table-no-undo = You can’t undo: dice or secrets have been revealed since, or you haven’t moved yet.
web-table-hint-is = Hint: { $move }
web-table-hint-thinking = A bot is looking for a hint …
# Status line.
web-table-round-now = Replaying the last moves …
web-table-undo-asked = { $name } would like to undo a move.
web-table-undo-waiting = You’ve asked to undo. Waiting for the others to answer.
# Button: allows the undo.
web-table-grant = Allow
web-table-decline = Decline
# $names is one name or several.
web-table-draw-offered = Draw offered by { $names }.
web-table-draw-waiting = You’ve offered a draw. Waiting for the others to answer.
# Of a draw: the players who are away and have not answered
web-table-asked-later = We’ll ask when they’re back: { $names }.
web-table-asked-enough = You’ve asked often enough for now. You can ask again after your next move.
# Button: accepts a draw.
web-table-agree = Accept the draw
# Button.
web-table-back = I’m back
web-table-bot-for-you = Your time ran out. A bot plays for you until you’re back.
web-table-no-grace = You have no time left, so a bot plays for you.
# Above the move and the buttons web-table-play-it and web-table-cancel.
web-table-confirm-move = Play this move?
web-table-play-it = Play
web-table-cancel = Cancel
web-table-sure-resign = { $name }, do you want to resign?
web-table-sure-resign-two = The game ends, and your opponent wins.
web-table-sure-resign-more = A bot will play for you until the end.
# The button says web-table-draw.
web-table-sure-draw = Offer a draw? If everyone accepts, the game ends and you share the win.
# To several people at one screen; the button says web-table-agree.
web-table-sure-draw-here = Do you all accept the draw? The game ends now, and you share the win.
web-table-sure-close = Close the table? The game ends here.
web-table-sure-close-more = It won’t count, and you can’t resume it. You can still download the game.

## Panels beside the board
web-table-panels = Beside the board
web-table-log = Moves
web-table-log-empty = No moves yet.
web-table-drawn = Drawn by lot: { $name } is { $colour }.
web-table-chat = Chat
web-table-chat-players = Only players can read this.
web-table-chat-watchers = Only spectators can read this.
web-table-chat-empty = No messages yet.
# Heading of a list that opens: the chat of those who watch, as the players see it.
web-table-overheard = Spectators’ chat
# Label of the field for a message.
web-table-chat-say = Write a message
# Button.
web-table-chat-send = Send
web-table-chat-gone = deleted by the host
# Stands for the name of a spectator without one.
web-table-chat-watcher = A spectator
# Button, only for the host of the table.
web-table-chat-delete = Delete { $name }’s message
web-table-chat-mute = Mute { $name }
# Status, to the host.
web-table-muted = { $name } can’t chat here any more.
# Heading of a list.
web-table-choices = Possible moves
web-table-choices-count = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves
}
web-table-choices-none = It’s not your turn.
web-table-choices-find = Find a move
web-table-words = In words

## One screen, several people
web-table-curtain = Pass the screen to { $name }
web-table-curtain-why = Every player has secrets in this game. Pass the screen before you go on.
web-table-curtain-who = Who’s looking?
# Button.
web-table-curtain-lift = I’m { $name }
# Several people at one screen: one chooses several of their moves, then passes the screen.
web-table-plan = { $count ->
    [0] You can choose several moves before you pass the screen. Each is made when it’s your turn.
    [one] { $count } move chosen. Choose more, or pass the screen.
   *[other] { $count } moves chosen. Choose more, or pass the screen.
}
web-table-plan-pass = Pass the screen
web-table-plan-back = Take back the last one

## The end
web-table-over = The game is over
# $names is one name.
web-table-won = { $names } won.
web-table-won-you = You win!
web-table-shared-you = You share the win!
web-table-lost-you = You lost.
web-table-drawn-game = It’s a draw.
# In the place of the verdict, until it is found.
web-table-turning-soon = Looking for the turning point …
# After a loss; the buttons web-table-rematch and web-table-replay follow.
web-table-again = Have another go, or see where the game turned.
web-table-shared = { $names } share the win.
web-table-nobody-won = The game was stopped; nobody wins.
web-table-end-resigned = { $name } resigned.
web-table-end-resigned-you = You resigned.
web-table-end-time = { $name } ran out of time.
web-table-end-time-you = You ran out of time.
web-table-end-agreed = The players agreed to a draw.
web-table-rematch = Rematch
# Button: another game against stronger or weaker bots.
web-table-level = Play at level { $level }
# Button: opens a rematch that is there already.
web-table-to-rematch = Go to the rematch
web-table-rematch-made = A rematch is ready.
# Button.
web-table-replay = Analyse this game
# Button: sends or copies a link.
web-table-share = Share this game
# Button.
web-table-record = Download this game

## Announcements
web-table-said = { $name } says: { $text }
web-table-made = { $name }: { $move }
web-table-sat = { $name } sat down.
web-table-left = Someone left their seat.
web-table-started = The game has started.
web-table-undone = A move was undone.
# $what: undo, draw, or both where both were asked for
web-table-declined = { $what ->
    [undo] { $name } declined the undo.
    [draw] { $name } declined the draw.
   *[both] { $name } declined.
}
web-table-time-over = { $name } ran out of time; a bot takes over.
web-table-is-back = { $name } is back.
web-table-new-chat = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

## At a table of a tournament
# Buttons.
web-table-club = To the tournament
web-table-club-next = Your next game: go to your table
web-table-club-done = This round is over.
