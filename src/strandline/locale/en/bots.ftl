## Who can be seated
bots-no-such = there is no bot “{ $name }”; allowed are { $allowed }

## Why a bot has lost its seat
bots-no-start = “{ $command }” cannot be started: { $reason }
bots-ended = the program ended with code { $code }; its last words: { $words }
bots-silent = no “{ $what }” came within { $seconds } s
bots-nonsense = this is no message of the bot protocol: { $line }
bots-long-line = a line was longer than { $most } bytes
bots-chatter = more than { $most } messages came before the answer
bots-out-of-turn = this was not asked for: { $line }
bots-gave-up = the program gave up: { $message }
bots-illegal = { $move } is no legal move
bots-other-protocol = it speaks version { $version } of the bot protocol; known is { $known }

## What a bot of ours answers to a message that it cannot follow
bots-protocol = version { $version } of the bot protocol is not known; known is { $known }
bots-thinking = { $what } cannot be done while thinking; say “stop” first
bots-unknown = { $what } is no message of the bot protocol
bots-rules = rules version { $rules } is not known; known is { $known }
bots-no-game = a position goes with a game: say “new” first
bots-no-position = there is nothing to think about: say “position” first
bots-row = the row does not fit the game, or its moves are others than those that came with it
