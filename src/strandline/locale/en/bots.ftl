## Who can be seated
bot-no-such = there is no bot “{ $name }”; allowed are { $allowed }

## Why a bot has lost its seat
bot-no-start = “{ $command }” cannot be started: { $reason }
bot-ended = the program ended with code { $code }; its last words: { $words }
bot-silent = no “{ $what }” came within { $seconds } s
bot-nonsense = this is no message of the bot protocol: { $line }
bot-long-line = a line was longer than { $most } bytes
bot-chatter = more than { $most } messages came before the answer
bot-out-of-turn = this was not asked for: { $line }
bot-gave-up = the program gave up: { $message }
bot-illegal = { $move } is no legal move
bot-other-protocol = it speaks version { $version } of the bot protocol; known is { $known }

## What a bot of ours answers to a message that it cannot follow
bot-protocol = version { $version } of the bot protocol is not known; known is { $known }
bot-thinking = { $what } cannot be done while thinking; say “stop” first
bot-unknown = { $what } is no message of the bot protocol
bot-rules = rules version { $rules } is not known; known is { $known }
bot-no-game = a position goes with a game: say “new” first
bot-no-position = there is nothing to think about: say “position” first
bot-row = the row does not fit the game, or its moves are others than those that came with it
