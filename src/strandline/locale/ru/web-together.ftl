## On the first page of a server: the ways to play with others; each is also the title of its page
# Heading.
web-together-heading = С другими людьми
web-together-play = Сыграть с кем-нибудь
web-together-watch = Смотреть партии
web-together-leaderboard = Таблица лидеров
web-together-club = Клубный вечер
