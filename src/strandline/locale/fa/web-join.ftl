## Coming with a link of one's own
web-join-is = این لینک از دستگاه دیگر شماست. اگر از آن استفاده کنید، همان نام و میزها به این مرورگر می‌آیند و جای نام و میزهای فعلی را می‌گیرند.
web-join-accept = استفاده از لینک
web-join-not = استفاده نمی‌کنم
web-join-done = دوباره خوش آمدید، { $name }
web-join-done-nameless = دوباره خوش آمدید
