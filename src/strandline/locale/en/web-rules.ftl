## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
web-rules-title = The rules of { $game }
web-rules-contents = Contents
web-rules-search = Find in the rules
web-rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
web-rules-link = Link to rule { $rule }
web-rules-editions = The editions
web-rules-question = Question
web-rules-here = Played here
web-rules-learn = Learn it by playing
web-rules-usual = usual
web-rules-usually = usually { $number }
web-rules-play = Play

## Labels of editions: of a printed book in this language; “ours” where we had to decide
web-rules-edition-hu = Hungarian
web-rules-edition-ru = Russian
web-rules-edition-fr = French
web-rules-edition-nl = Dutch
web-rules-edition-fa = Persian
web-rules-edition-ours = Ours

## Examples
web-rules-example = Example
web-rules-first = To the beginning
web-rules-back = One move back
web-rules-next = One move on
web-rules-last = To the end
web-rules-step = { $at } of { $all }:
web-rules-free = Try moves of your own: pick up a piece.
web-rules-again = Back to the example
web-rules-why-not = Why not?
