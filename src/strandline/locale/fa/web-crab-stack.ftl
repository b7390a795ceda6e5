## Crab Stack in the browser. Rocks are named by column and row (b2). Sizes are L, M, S; colours r, b, g, y.

## Crabs and stacks
crab-ui-crab = خرچنگ { $size ->
    [L] بزرگ
    [M] متوسط
   *[S] کوچک
} { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
}
crab-ui-rock-bare = { $cell }: صخرهٔ خالی
crab-ui-rock-one = { $cell }: { $crab }
# $crabs: a list of crabs, from the one right below the top down to the lowest
crab-ui-rock-stack = { $cell }: { $crab } روی { $crabs }
crab-ui-can-go = می‌تواند حرکت کند
crab-ui-goal = می‌توان به اینجا آمد
crab-ui-held = در دست شما
crab-ui-threatened = ممکن است گیر بیفتد
crab-ui-group = از گروه { $cell } است؛ انتخابش کنید تا آن گروه بماند
crab-ui-look = پشتهٔ { $cell } از بالا
crab-ui-hold-goals = { $crab } از { $cell } برداشته شد. { $count ->
    [one] می‌تواند به { $count } صخره برود: { $goals }.
   *[other] می‌تواند به { $count } صخره برود: { $goals }.
}

## Moves in words
crab-ui-move-goes = از { $from } روی { $to }
crab-ui-move-keeps = گروه { $cell } می‌ماند؛ بقیه را موج می‌برد

## What is asked
crab-ui-ask-go = یکی از خرچنگ‌هایتان را روی خرچنگ دیگری ببرید.
crab-ui-ask-keep = { $count ->
    [one] گروه‌ها مساوی‌اند. گروهی را که می‌ماند انتخاب کنید.
   *[other] { $count } گروه مساوی‌اند. گروهی را که می‌ماند انتخاب کنید.
}

## What has ended the game
crab-ui-ended-won = { $seat ->
    [0] قرمز
    [1] آبی
    [2] سبز
   *[3] زرد
} آخرین کسی است که می‌توانست حرکت کند و برنده شد.
crab-ui-ended-drawn = یک وضعیت بارها و بارها پیش آمده است: بازی مساوی است.

## The position in sentences
crab-ui-say-player = { $seat ->
    [0] قرمز
    [1] آبی
    [2] سبز
   *[3] زرد
}: { $free } خرچنگ رو، { $covered } گیر افتاده.
crab-ui-say-out = { $seat ->
    [0] قرمز
    [1] آبی
    [2] سبز
   *[3] زرد
} بیرون رفته؛ خرچنگ‌هایش می‌مانند: { $free } رو، { $covered } گیر افتاده.
crab-ui-say-stack = { $stack }.
crab-ui-say-bare = { $count } صخره خالی است.
