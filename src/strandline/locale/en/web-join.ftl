## Coming with a link of one's own
web-join-is = This link was made on another device of yours. Use it, and this browser is the same person: same name, same tables. Who you were here until now is left behind.
web-join-accept = This is my device
web-join-not = No, leave it
web-join-done = Welcome back, { $name }
web-join-done-nameless = Welcome back
