## Who can be seated
bots-no-such = there is no bot “{ $name }”; choose one of { $allowed }

## Why a bot has lost its seat
bots-no-start = cannot start “{ $command }”: { $reason }
bots-ended = the program exited with code { $code }; its last output: { $words }
bots-silent = no “{ $what }” arrived within { $seconds } s
bots-nonsense = this is not a message of the bot protocol: { $line }
bots-long-line = a line was longer than { $most } bytes
bots-chatter = more than { $most } messages arrived before the answer
bots-out-of-turn = nobody asked for this message: { $line }
bots-gave-up = the program gave up: { $message }
bots-illegal = { $move } is not a legal move
bots-bad-options = the options that the program declares make no sense: { $options }
bots-no-option = the program has no option “{ $option }”; its options are { $allowed }
bots-option-value = the option { $option } cannot be { $value }; it can be { $allowed }
bots-option-form = “{ $option }” is not an option; write options as program[threads=2,style=calm]:COMMAND
bots-other-protocol = the program speaks version { $version } of the bot protocol; Strandline speaks version { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = this bot does not know version { $version } of the bot protocol; it speaks version { $known }
bots-thinking = the bot is thinking, so { $what } is not possible; send “stop” first
bots-unknown = { $what } is not a message of the bot protocol
bots-rules = this bot does not know version { $rules } of the rules; it knows version { $known }
bots-no-game = a position needs a game; send “new” first
bots-no-position = there is no position to think about; send “position” first
bots-row = the row does not fit the game, or its legal moves are not the ones sent with it
