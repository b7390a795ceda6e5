## The rules page
rules-ui-title = The rules of { $game }
rules-ui-contents = Contents
rules-ui-search = Find in the rules
rules-ui-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
rules-ui-rule = Rule { $rule }
rules-ui-link = Link to rule { $rule }
rules-ui-editions = The editions
rules-ui-question = Question
rules-ui-here = Played here
rules-ui-number = The number of this rule in the rules: { $rule }
rules-ui-learn = Learn it by playing
rules-ui-play = Play
rules-ui-rules = The rules
rules-ui-games = Other games

## Labels of editions
edition-hu = Hungarian
edition-ru = Russian
edition-fr = French
edition-nl = Dutch
edition-fa = Persian
edition-ours = Ours

## Examples
rules-ui-example = Example
rules-ui-show = Show it on the board
rules-ui-first = To the beginning
rules-ui-back = One move back
rules-ui-next = One move on
rules-ui-last = To the end
rules-ui-step = Move { $at } of { $all }
rules-ui-start = The beginning
rules-ui-free = Try moves of your own: pick up a piece.
rules-ui-again = Back to the example
rules-ui-loading = The board is on its way.
rules-ui-failed = The board could not be drawn. Is the server there?
rules-ui-retry = Try again
rules-ui-over = The game is over here.
rules-ui-said = { $move }: { $reason }
