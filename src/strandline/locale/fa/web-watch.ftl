## The page with the games that anyone can watch
web-watch-about = بازی‌های عمومی که همین حالا در جریان‌اند.
# Instead of the list; below it is the button “New table”.
web-watch-none = الان هیچ بازی عمومی‌ای در جریان نیست. یکی شروع کنید تا دیگران هم تماشا کنند.
