## Coming with a link of one's own
web-join-is = این پیوند در دستگاه دیگری از شما ساخته شده است. با آن، این مرورگر همان شخص می‌شود: همان نام، همان میزها. آن که تا کنون اینجا بودید کنار گذاشته می‌شود.
web-join-accept = این دستگاه من است
web-join-not = نه، بماند
web-join-done = خوش برگشتید، { $name }
web-join-done-nameless = خوش برگشتید
