## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = با دیگران
web-together-play = با کسی بازی کنید
web-together-watch = تماشای بازی‌ها
web-together-leaderboard = جدول رده‌بندی
web-together-club = شب باشگاه
