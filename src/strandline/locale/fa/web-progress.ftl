## The page of one’s own progress.
web-progress-about = فقط برای شما و در همین مرورگر نگه داشته می‌شود.
web-progress-about-server = فقط برای شما، در همین مرورگر و در همین سرور نگه داشته می‌شود. دستگاه‌های دیگرتان هم آن را نشان می‌دهند.
web-progress-games = بازی‌ها
web-progress-none = یک بازی را تمام کنید تا اینجا دیده شود.
web-progress-total = { $won } برد، { $drawn } تساوی، { $lost } باخت
web-progress-streak = { $count ->
    [one] طولانی‌ترین رشته: { $count } برد
   *[other] طولانی‌ترین رشته: { $count } برد
}
web-progress-against = در برابر
web-progress-won = برد
web-progress-drawn = تساوی
web-progress-lost = باخت
web-progress-level = { $bot }، سطح { $level }
web-progress-people = آدم‌ها
web-progress-puzzles = ریتینگ { $rating }؛ { $solved } حل شده؛ حداکثر { $best } پشت سر هم
web-progress-solve = حل کردن معما
web-progress-best = بهترین بازی‌ها
web-progress-best-is = بردها در برابر قوی‌ترین رقیب‌ها؛ اول آن‌هایی که کمترین اشتباه را دارند.
web-progress-luck = شانس
web-progress-luck-is = آنچه تاس و کاشی‌ها به شما داده‌اند، از صد امتیاز، بر پایهٔ تحلیل پایان هر بازی.
web-progress-mean = میانگین: { $points }
web-progress-export = دانلود همه
web-progress-delete = حذف همه
web-progress-sure = نتیجه‌ها، معماها و گام‌های آموزش از این مرورگر حذف شود؟ میزها همان‌طور می‌مانند.
web-progress-sure-server = نتیجه‌ها، معماها و گام‌های آموزش از این مرورگر و از سرور حذف شود؟ دستگاه‌های دیگرتان هم معماها و گام‌های آموزش را حذف می‌کنند. میزها همان‌طور می‌مانند.
web-progress-deleted = حذف شد.
web-progress-deleted-here = اینجا حذف شد. نسخهٔ روی سرور هم به محض در دسترس بودن سرور حذف می‌شود.
web-progress-torn = بخشی از آنچه اینجا نگه داشته شده بود دیگر خوانده نمی‌شود.
