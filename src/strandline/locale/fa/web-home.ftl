## The first page
web-home-hero = کنار دریا دور یک میز
web-home-hero-more = سه بازی رومیزی واقعی، رایگان در مرورگرتان. با ربات بازی کنید، پای یک نمایشگر بنشینید یا برای دوستان لینک بفرستید. نه ثبت‌نام می‌خواهد نه نصب.
web-home-hero-here = سه بازی رومیزی واقعی، رایگان در مرورگرتان. با ربات بازی کنید یا چند نفره پای یک نمایشگر بنشینید. نه ثبت‌نام می‌خواهد نه نصب، و پس از اولین بار اتصال هم لازم نیست.
web-home-games = بازی‌ها
web-home-range = { $least } تا { $most }
web-home-players = { $most ->
    [one] { $players } بازیکن
   *[other] { $players } بازیکن
  }
web-home-minutes = { $minutes } دقیقه
web-home-do-what = ‏{ $action }: { $game }
web-home-play = بازی
web-home-against = سطح ربات‌ها در { $game }
web-home-against-level = { $bot }، سطح { $level }
web-home-friends = بازی با دوستان
web-home-learn-it = آموزش بازی
web-home-my-tables = میزهای شما
web-home-open-tables = میزهای باز
web-home-over-tables = بازی‌های اخیر
web-home-with = با { $names }
web-home-your-turn = نوبت شماست
web-home-status-open = منتظر بازیکنان
web-home-status-playing = در جریان
web-home-status-over = تمام‌شده
web-home-won = برد { $names }
web-home-shared = برد مشترک { $names }
web-home-won-you = شما بردید
web-home-shared-you = در برد شریک شدید
web-home-lost-you = شما باختید
web-home-drawn-game = مساوی
web-home-nobody-won = نیمه‌کاره متوقف شد
web-home-put-away = کنار گذاشتن
web-home-put-away-what = کنار گذاشتن: { $game }، { $ago }
web-home-bring-back = نمایش بازی‌های کنارگذاشته ({ $count })
web-home-next = قدم بعدی
web-home-next-lesson = ادامهٔ آموزش { $game }: { $done } از { $all } گام انجام شده
web-home-next-learn = آموزش گام به گام { $game }
web-home-next-level = سطح { $level } در { $game } را دو بار برده‌اید: حالا نوبت { $bot } است
web-home-next-daily = معمای روز
web-home-next-row = { $count ->
    [one] ({ $count } روز پشت سر هم)
   *[other] ({ $count } روز پشت سر هم)
}
web-home-next-puzzles = معماهای بیشتر
