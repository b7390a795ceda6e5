## Krabcek in the browser. Fields are named by a letter and two digits (g12, x20), pieces by krabcek-piece, players by krabcek-seat.

## Words that other messages use
krabcek-ui-number = { $number ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
    [5] پنج
   *[6] شش
}

## Moves in words
krabcek-ui-move-gate = دروازهٔ { $gate } انتخاب شد
krabcek-ui-move-enter = { krabcek-piece } وارد می‌شود و به { $goal } می‌رود
krabcek-ui-move-enter-gate = { krabcek-piece } روی دروازهٔ { $goal } وارد می‌شود
krabcek-ui-move-walk = از { $start } به { $goal }
krabcek-ui-move-switch = { $first } و { $second } جا عوض می‌کنند
krabcek-ui-move-open = تاس اول: سیاه { $black }، سفید { $white }
krabcek-ui-move-die = تاس { krabcek-ui-number } آمد

## What has ended the game
krabcek-ui-ended-tower = { krabcek-seat } برج را ساخت و برنده شد.
krabcek-ui-ended-stuck = { krabcek-seat } برنده شد: بازیکن دیگر حرکتی ندارد.
krabcek-ui-ended-drawn = مساوی: { $limit } نوبت بازی شد.

## What is asked of who is to decide
# $count: of the gates that are free
krabcek-ui-ask-pick = دروازه‌ای انتخاب کنید؛ { $count } دروازه آزاد است.
krabcek-ui-ask-use = تاس شما { krabcek-ui-number } آمده است: یک مهره وارد کنید یا دقیقاً { krabcek-fields } راه بروید.
krabcek-ui-ask-jump = تاس شما پنج آمده است: یک مهره وارد کنید، دقیقاً پنج خانه راه بروید، یا از دروازه‌ای به دروازهٔ رنگ دیگر بپرید.
krabcek-ui-ask-switch = تاس شما شش آمده است: یک مهره وارد کنید، دقیقاً شش خانه راه بروید، یا جای دو مهرهٔ ناهم‌نوع را عوض کنید.

## Places, as a screen reader says them
krabcek-ui-place-gate = دروازهٔ { $field }
krabcek-ui-place-avenue = بلوار { $field }
krabcek-ui-place-street = خیابان { $field }
krabcek-ui-place-alley = کوچهٔ { $field }
krabcek-ui-place-owner = دروازهٔ { krabcek-seat }
krabcek-ui-place-free = هنوز مال کسی نیست
krabcek-ui-place-piece = { krabcek-piece } { $seat ->
    [0] سیاه
   *[1] سفید
}
krabcek-ui-place-ways = راه به { $fields }
krabcek-ui-place-goal = قابل رسیدن
krabcek-ui-place-choose = قابل انتخاب
krabcek-ui-place-last = آخرین حرکت
krabcek-ui-place-shelf = { krabcek-seat }، بیرون از صفحه: { $piece ->
    [S] { $count ->
        [0] بدون اسکینی‌بوی
        [one] { $count } اسکینی‌بوی
       *[other] { $count } اسکینی‌بوی
    }
    [M] { $count ->
        [0] بدون میدل‌من
        [one] { $count } میدل‌من
       *[other] { $count } میدل‌من
    }
   *[B] { $count ->
        [0] بدون بیگ‌بوی
       *[other] { $count } بیگ‌بوی
    }
}

## On and beside the board
krabcek-ui-board = کرابچک: هزارتو و مهره‌های کنارش
krabcek-ui-turns = { $turns } نوبت بازی شده؛ پس از { $limit } نوبت مساوی است
krabcek-ui-both = دو حرکت به اینجا می‌رسد
krabcek-ui-both-walk = رفتن روی آن
krabcek-ui-both-switch = جا عوض کردن
krabcek-ui-both-none = هیچ‌کدام

## The position, spoken
krabcek-ui-tell-gates = دروازه‌های { krabcek-seat }: { $gates }.
krabcek-ui-tell-no-gates = { krabcek-seat } هنوز دروازه‌ای ندارد.
krabcek-ui-tell-pieces = { krabcek-piece } { $seat ->
    [0] سیاه
   *[1] سفید
}: { $fields }.
krabcek-ui-tell-no-pieces = { krabcek-seat } کسی روی صفحه ندارد.
krabcek-ui-tell-off = { krabcek-seat } بیرون از صفحه: اسکینی‌بوی { $skinny }، میدل‌من { $middle }، بیگ‌بوی { $big }.
krabcek-ui-tell-streets = خیابان‌ها: { $streets }. همهٔ خروجی‌های دیگر کوچه‌اند.
