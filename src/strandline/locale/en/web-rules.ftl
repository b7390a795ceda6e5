## The rules page. The rules themselves and the captions of their examples are in each game's own file.
web-rules-title = The rules of { $game }
web-rules-quick = Quick start
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule contains these words.
   *[other] { $count } rules contain these words.
}
web-rules-link = Link to rule { $rule }
web-rules-editions = The editions
web-rules-tips = Tips
web-rules-question = Question
# Heading of a column: how the game is played on this site.
web-rules-here = Played here
# Button: opens the guided game.
web-rules-learn = Learn by playing
# Label beside the choice that is taken unless the player takes another.
web-rules-usual = default
web-rules-usually = default: { $number }
# Button: opens the form for a new table.
web-rules-play = Play

## Labels of sources: a printed book in this language; “inferred” where it follows; “ours” where we had to decide
web-rules-edition-hu = Hungarian
web-rules-edition-ru = Russian
web-rules-edition-fr = French
web-rules-edition-nl = Dutch
web-rules-edition-fa = Persian
web-rules-edition-inferred = Inferred
# At rules that we had to decide, and at tips of our own.
web-rules-edition-ours = Ours

## What the labels mean
# Screen readers say this before the labels of a rule or a tip.
web-rules-source = Source:
web-rules-legend = Where the rules come from
# $editions: one or more of the labels above, such as “Hungarian, Russian, or French”
web-rules-legend-book = { $editions }: the printed book in that language says so.
web-rules-legend-inferred = Inferred: it follows from what the books say, or from public descriptions where their pictures are lost.
web-rules-legend-ours = Ours: the books don’t say, so we decided.

## Examples
web-rules-example = Example
# Buttons that step through an example.
web-rules-first = Go to the start
web-rules-back = Previous move
web-rules-next = Next move
web-rules-last = Go to the end
# A move in words follows.
web-rules-step = { $at } of { $all }:
web-rules-free = Try your own moves: pick up a piece.
# Button.
web-rules-again = Back to the example
# Button; the notation of a move follows, and the answer is the reason why it is against the rules.
web-rules-why-not = Why isn’t this allowed?
