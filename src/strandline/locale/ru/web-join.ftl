## Coming with a link of one's own
web-join-is = Эта ссылка создана на другом вашем устройстве. Используйте её, и в этом браузере появятся те же имя и столы; прежние имя и столы отсюда пропадут.
web-join-accept = Использовать ссылку
web-join-not = Не использовать
web-join-done = С возвращением, { $name }
web-join-done-nameless = С возвращением
