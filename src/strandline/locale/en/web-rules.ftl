## The rules page. Its rules are in rules-<game>.ftl, the captions of its examples in rules-examples.ftl.
rules-ui-title = The rules of { $game }
rules-ui-contents = Contents
rules-ui-search = Find in the rules
rules-ui-found = { $count ->
    [0] No rule has these words.
    [one] One rule has these words.
   *[other] { $count } rules have these words.
}
rules-ui-link = Link to rule { $rule }
rules-ui-editions = The editions
rules-ui-question = Question
rules-ui-here = Played here
rules-ui-learn = Learn it by playing
rules-ui-usual = usual
rules-ui-usually = usually { $number }
rules-ui-play = Play

## Labels of editions: of a printed book in this language; “ours” where we had to decide
edition-hu = Hungarian
edition-ru = Russian
edition-fr = French
edition-nl = Dutch
edition-fa = Persian
edition-ours = Ours

## Examples
rules-ui-example = Example
rules-ui-first = To the beginning
rules-ui-back = One move back
rules-ui-next = One move on
rules-ui-last = To the end
rules-ui-step = { $at } of { $all }:
rules-ui-free = Try moves of your own: pick up a piece.
rules-ui-again = Back to the example
rules-ui-why-not = Why not?
