## The page of puzzles.
web-puzzles-about = در وضعیت‌هایی از بازی‌های واقعی بهترین حرکت را پیدا کنید. نتیجه‌هایتان را فقط خودتان می‌بینید.
web-puzzles-of = معماهای { $game }
web-puzzles-daily = معمای روز
web-puzzles-daily-about = برای همه یکسان است و هر روز نیمه‌شب به وقت UTC عوض می‌شود.
web-puzzles-daily-solved = معمای امروز را حل کرده‌اید.
web-puzzles-daily-missed = معمای امروز را امتحان کرده‌اید. معمای بعدی نیمه‌شب به وقت UTC می‌آید.
web-puzzles-days = { $count ->
    [one] { $count } روز پشت سر هم حل شده.
   *[other] { $count } روز پشت سر هم حل شده.
}
web-puzzles-solve = حل کردن
web-puzzles-count = { $done } از { $all } حل شده
web-puzzles-rating = ریتینگ شما: { $rating }
web-puzzles-you = رنگ شما: { $colour }
web-puzzles-hard = سختی: { $rating }
web-puzzles-streak = { $count ->
    [one] { $count } پشت سر هم
   *[other] { $count } پشت سر هم
}
web-puzzles-best = { $count ->
    [one] بهترین: { $count }
   *[other] بهترین: { $count }
}
web-puzzles-feedback = بازخورد حرکت شما
web-puzzles-right = درست است! ادامه بدهید.
web-puzzles-solved = حل شد!
web-puzzles-shown = جواب این بود.
web-puzzles-wrong = { $move }: جواب این نیست.
web-puzzles-refuted = صفحه نشان می‌دهد چرا.
web-puzzles-hint = راهنمایی
web-puzzles-hint-themes = موضوع: { $themes }
web-puzzles-hint-arrow = پیکان حرکت را نشان می‌دهد.
web-puzzles-show = نمایش جواب
web-puzzles-again = تلاش دوباره
web-puzzles-next = معمای بعدی
web-puzzles-then = ادامه تا پایان
web-puzzles-more = معماهای بیشتر
web-puzzles-all = همهٔ معماها
web-puzzles-share = اشتراک‌گذاری
web-puzzles-shared-solved = Strandline، معمای { $date }: ★★ بار اول حل شد
web-puzzles-shared-hint = Strandline، معمای { $date }: ★☆ با راهنمایی حل شد
web-puzzles-shared-missed = Strandline، معمای { $date }: ☆☆ این بار نشد. شما چطور؟
web-puzzles-change = ریتینگ: { $before } ← { $after }
web-puzzles-moves = همهٔ حرکت‌های ممکن
web-puzzles-not-allowed = این حرکت مجاز نیست:
web-puzzles-none = چنین معمایی اینجا نیست.
web-puzzles-torn = نتیجه‌های قبلی شما خوانده نمی‌شود؛ شمارش از اول شروع می‌شود.
