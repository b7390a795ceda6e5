## The form for a new table
web-new-title = New table: { $game }
web-new-players = Number of players
web-new-seats = Who’s playing?
web-new-seat = Seat { $seat }
# Who sits on a seat: this and the next ones are choices in a list, those with -is explain them.
web-new-seat-me = Me
web-new-seat-here = Someone sharing this screen
web-new-seat-friend = A friend (invite link)
web-new-seat-friend-is = You’ll get a link and a QR code to send.
web-new-seat-bot = A bot
web-new-seat-program = A program
web-new-seat-program-is = It joins with the seat’s link and speaks the bot protocol.
web-new-level = Level of the bot on seat { $seat }
web-new-level-1 = Level { $level }: beginner
web-new-level-2 = Level { $level }: relaxed
web-new-level-3 = Level { $level }: careful
web-new-level-4 = Level { $level }: skilled
web-new-level-5 = Level { $level }: strong
web-new-level-6 = Level { $level }: strongest, thinks for a second
web-new-name = Name of the player on seat { $seat }
# Stands for a name that nobody has given.
web-new-someone = Player { $seat }
web-new-order = Who has which colour
web-new-order-lot = By lot, when the game starts
web-new-order-me = I am { $colour }
web-new-order-seat = Seat { $seat } is { $colour }
web-new-rules = Rules for this table
web-new-clock = Time limit
# Choices for web-new-clock.
web-new-clock-none = No time limit
web-new-clock-move = For each turn
web-new-clock-bank = For the whole game
web-new-clock-days = Days for each turn
web-new-clock-over = With two players, running out of time loses. With more, a bot plays for you until you’re back.
# Labels of fields for a number.
web-new-seconds = Seconds per turn
web-new-minutes = Minutes per player
web-new-increment = Seconds added each turn
web-new-days = Days per turn
web-new-open = Who can join?
# Choices for web-new-open.
web-new-link = Only people with a link
web-new-public = Anyone: the home page lists this table
# Button.
web-new-set = Create table

## Where a rule comes from
web-new-origin-book = printed rule
web-new-origin-inferred = inferred
web-new-origin-ruling = our ruling
web-new-origin-fr = French edition
web-new-origin-hu = Hungarian edition
web-new-origin-ru = Russian edition
