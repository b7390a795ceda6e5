## Survive in the browser. Explorers are named by colour and letter (ra), hexes by row and column (D4), isles NW NE SW SE.

## Moves in words
survive-ui-move-put = { $colour ->
    [r] کاشف قرمز
    [b] کاشف آبی
    [g] کاشف سبز
    [y] کاشف زرد
   *[none] کاشف
}{ $value ->
    [0] { "" }
   *[other] {" "}با امتیاز { $value }
} در { $hex }
survive-ui-move-launch = قایقی در { $hex }
# An explorer, at the beginning of a sentence: by colour and letter
survive-ui-who = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} { $letter }
survive-ui-move-go = { survive-ui-who } به { $hex } می‌رود
survive-ui-move-land = { survive-ui-who } به جزیرهٔ { $isle } می‌رسد
survive-ui-move-board = { survive-ui-who } سوار قایق { $hex } می‌شود
survive-ui-move-swim = { survive-ui-who } در { $hex } شنا می‌کند
survive-ui-move-sail = قایق از { $from } به { $hex } می‌رود
survive-ui-move-roam = { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
} از { $from } به { $hex } می‌رود
survive-ui-move-sink = کاشی { $hex } غرق می‌شود
survive-ui-move-aboard = { survive-ui-who } سوار قایق می‌شود
survive-ui-move-play = کاشی بازی‌شده: { $tile ->
    [dolphin] دلفین
    [wind] باد
    [serpent] جابه‌جایی اژدهای دریایی
    [shark] جابه‌جایی کوسه
   *[whale] جابه‌جایی نهنگ
}
survive-ui-move-kept = کاشی پنهانی نگه داشته می‌شود
survive-ui-move-back = پشت کاشی: { $effect ->
    [shark] کوسه
    [whale] نهنگ
    [boat] قایق
    [whirlpool] گرداب
    [volcano] آتشفشان
    [dolphin] دلفین
    [wind] باد
    [move-serpent] جابه‌جایی اژدهای دریایی
    [move-shark] جابه‌جایی کوسه
    [move-whale] جابه‌جایی نهنگ
    [repel-shark] راندن کوسه
   *[repel-whale] راندن نهنگ
}
survive-ui-move-die = تاس: { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
}
survive-ui-move-skip = کاشی‌ای بازی نمی‌شود
survive-ui-move-done = پایان حرکت‌ها
survive-ui-move-stop = جلوتر نمی‌رود
survive-ui-move-stay = جانور می‌ماند
survive-ui-move-let = می‌گذارد بگذرد
survive-ui-move-repel = رانده می‌شود

## What is asked of you
survive-ui-ask-putting = یک کاشف بگذارید: اول امتیاز و بعد کاشی را انتخاب کنید.
survive-ui-ask-launching = یک قایق در دریا کنار جزیره بگذارید.
survive-ui-ask-playing = { $tiles ->
    [yes] می‌توانید یکی از کاشی‌هایتان را بازی کنید یا بگذرید.
   *[no] الان هیچ‌یک از کاشی‌هایتان به کار نمی‌آید: بگذرید.
}
survive-ui-ask-swimming = { $started ->
    [yes] دلفین به راهش ادامه می‌دهد: { $left ->
        [one] { $left } خانهٔ دیگر
       *[other] { $left } خانهٔ دیگر
    }، یا بایستید.
   *[no] دلفین یکی از شناگران شما را تا { $left } خانه می‌برد: او را انتخاب کنید.
}
survive-ui-ask-sailing = { $started ->
    [yes] باد هنوز می‌وزد: { $left ->
        [one] { $left } خانهٔ دیگر
       *[other] { $left } خانهٔ دیگر
    }، یا بایستید.
   *[no] باد قایقی را تا { $left } خانه می‌راند: آن را انتخاب کنید.
}
survive-ui-ask-relocating = { $kind ->
    [serpent] یک اژدهای دریایی
    [shark] یک کوسه
   *[whale] یک نهنگ
} را به هر خانهٔ دریایی خالی که خواستید ببرید.
survive-ui-ask-walking = کاشفان و قایق‌ها را حرکت بدهید: { $left } حرکت مانده است.
survive-ui-ask-sinking = یک کاشی { $terrain ->
    [b] ساحل
    [f] جنگل
   *[m] کوهستان
} را از جزیره حذف کنید.
survive-ui-ask-boarding = در { $hex } قایقی بالا می‌آید: انتخاب کنید چه کسی سوار شود.
survive-ui-ask-hunting = { $started ->
    [yes] { $kind ->
        [serpent] اژدهای دریایی
        [shark] کوسه
       *[whale] نهنگ
    } به راهش ادامه می‌دهد: { $left ->
        [one] { $left } خانهٔ دیگر
       *[other] { $left } خانهٔ دیگر
    }، یا می‌ماند.
   *[no] { $kind ->
        [serpent] یکی از اژدهاها
        [shark] یکی از کوسه‌ها
       *[whale] یکی از نهنگ‌ها
    } را تا { $left ->
        [one] { $left } خانه
       *[other] { $left } خانه
    } حرکت بدهید، یا بگذارید همه بمانند.
}
survive-ui-ask-reacting = { $kind ->
    [shark] کوسه‌ای سراغ شناگر شما آمده است.
   *[whale] نهنگی سراغ قایق شما آمده است.
} { $repel ->
    [yes] آن را می‌رانید؟ وگرنه { $kind ->
        [shark] شناگر از دست می‌رود.
       *[whale] قایق می‌شکند و سرنشینانش شناگر می‌شوند.
    }
   *[no] چیزی در برابرش ندارید.
}

## What has ended the game
survive-ui-ended = { $by ->
    [volcano] آتشفشان فوران کرد: هر که در جزیرهٔ امن نیست حذف می‌شود.
    [tile] آخرین کاشی غرق شد: هر که در جزیرهٔ امن نیست حذف می‌شود.
    [nobody] دیگر کاشفی روی صفحه نمانده است.
   *[turns] جزیره مدت‌هاست غرق شده: هر که در جزیرهٔ امن نیست حذف می‌شود.
}

## The board
survive-ui-board = دریا، جزیره و چهار جزیرهٔ امن
survive-ui-place-sea = { $hex }، دریا
survive-ui-place-tile = { $hex }، { $terrain ->
    [b] ساحل
    [f] جنگل
   *[m] کوهستان
}
survive-ui-place-isle = جزیرهٔ امن { $isle }
survive-ui-explorer = کاشف { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} { $who }{ $value ->
    [0] { "" }
   *[other] ، امتیاز { $value }
}
survive-ui-swimmer = شناگر { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} { $who }{ $value ->
    [0] { "" }
   *[other] ، امتیاز { $value }
}
survive-ui-boat = { $count ->
    [0] قایق خالی
    [one] قایق با { $count } مسافر
   *[other] قایق با { $count } مسافر
}
survive-ui-creature = { $kind ->
    [serpent] { $count ->
        [1] اژدهای دریایی
        [one] { $count } اژدهای دریایی
       *[other] { $count } اژدهای دریایی
    }
    [shark] { $count ->
        [1] کوسه
        [one] { $count } کوسه
       *[other] { $count } کوسه
    }
   *[whale] { $count ->
        [1] نهنگ
        [one] { $count } نهنگ
       *[other] { $count } نهنگ
    }
}
survive-ui-picked = در دست
survive-ui-goal = قابل انتخاب
survive-ui-threatened = در دسترس جانوران دریا
survive-ui-swam = در آب حرکت کرده است
survive-ui-zoom-in = بزرگ کردن صفحه
survive-ui-zoom-out = نمایش کل صفحه
survive-ui-on-hex = در { $hex }:
survive-ui-on-isle = در جزیرهٔ { $isle }:
survive-ui-here = هر چه در یک خانه هست
survive-ui-look = روی یک خانه بزنید یا بمانید تا ببینید در آن چیست.
survive-ui-close = بستن
survive-ui-how = چطور؟
survive-ui-how-boat = سوار قایق
survive-ui-how-sea = به آب
survive-ui-moves-left = { $left } قدم مانده
survive-ui-values = کاشفانی که باید بگذارید، به ترتیب امتیاز
survive-ui-value = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
    [y] زرد
   *[none] کاشف
} { $value } (×{ $count })
survive-ui-show-values = نمایش امتیازهای من
survive-ui-die = تاس: { $kind ->
    [serpent] اژدهای دریایی
    [shark] کوسه
   *[whale] نهنگ
}

## The players
survive-ui-players = نجات‌یافته، حذف‌شده و کاشی‌های نگه‌داشته
survive-ui-saved = { $count } نجات‌یافته
survive-ui-lost = { $count } حذف‌شده
survive-ui-points = { $score } امتیاز
survive-ui-no-tiles = بدون کاشی نگه‌داشته
survive-ui-tile-back = { $terrain ->
    [b] کاشی نگه‌داشته از ساحل
    [f] کاشی نگه‌داشته از جنگل
   *[m] کاشی نگه‌داشته از کوهستان
}
survive-ui-tile = { $effect ->
    [shark] کوسه‌ای می‌آید
    [whale] نهنگی می‌آید
    [boat] قایقی می‌آید
    [whirlpool] گرداب
    [volcano] آتشفشان
    [dolphin] دلفین: یکی از شناگران شما تا ۳ خانه می‌رود
    [wind] باد: یک قایق تا ۳ خانه می‌رود
    [move-serpent] بردن یک اژدهای دریایی به هر خانهٔ دریایی خالی
    [move-shark] بردن یک کوسه به هر خانهٔ دریایی خالی
    [move-whale] بردن یک نهنگ به هر خانهٔ دریایی خالی
    [repel-shark] کوسه را از شناگر شما می‌راند
   *[repel-whale] نهنگ را از قایق شما می‌راند
}

## Buttons
survive-ui-do-skip = بازی نکردن کاشی
survive-ui-do-done = پایان حرکت‌ها
survive-ui-do-stop = همین‌جا می‌ایستد
survive-ui-do-stay = { $started ->
    [yes] همین‌جا می‌ماند
   *[no] هیچ‌کدام حرکت نکند
}
survive-ui-do-let = بگذار بگذرد
survive-ui-do-repel = راندن
survive-ui-do-play = { $tile ->
    [dolphin] بازی کردن دلفین
    [wind] بازی کردن باد
    [serpent] جابه‌جایی اژدهای دریایی
    [shark] جابه‌جایی کوسه
   *[whale] جابه‌جایی نهنگ
}

## The position, spoken
survive-ui-say-tiles = کاشی‌های مانده: { $beaches } ساحل، { $forests } جنگل، { $mountains } کوهستان.
survive-ui-say-colour = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
}{ $own ->
    [yes] ، مال شما
   *[no] { "" }
}. در جزیره: { $walks }. در قایق: { $aboard }. شناگر: { $swims }. نجات‌یافته: { $saved }. حذف‌شده: { $lost }.
survive-ui-say-one = { $letter } در { $place }{ $value ->
    [0] { "" }
   *[other] { " " }(امتیاز { $value })
}
survive-ui-say-nobody = هیچ‌کس
survive-ui-say-hand = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} { $count ->
    [0] کاشی‌ای نگه نداشته است
    [one] { $count } کاشی نگه داشته است
   *[other] { $count } کاشی نگه داشته است
}.
survive-ui-say-tile = شما دارید: { $effect ->
    [dolphin] دلفین
    [wind] باد
    [move-serpent] جابه‌جایی اژدهای دریایی
    [move-shark] جابه‌جایی کوسه
    [move-whale] جابه‌جایی نهنگ
    [repel-shark] راندن کوسه
   *[repel-whale] راندن نهنگ
}، از { $terrain ->
    [b] ساحل
    [f] جنگل
   *[m] کوهستان
}.
survive-ui-say-score = { $colour ->
    [r] قرمز
    [b] آبی
    [g] سبز
   *[y] زرد
} { $score } امتیاز دارد.
survive-ui-say-creatures = { $kind ->
    [serpent] اژدهاهای دریایی
    [shark] کوسه‌ها
   *[whale] نهنگ‌ها
}: { $hexes }.
survive-ui-say-boats = قایق‌های خالی: { $hexes }.
