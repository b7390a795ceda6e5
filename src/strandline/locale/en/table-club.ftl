## What a tournament refuses
table-club-none = This tournament doesn’t exist, or has been deleted.
table-club-no-game = This tournament has no such game.
table-club-no-player = Nobody in this tournament has this number.
table-club-not-host = Only the hosts of this tournament can do that.
table-club-begun = This round robin has begun, so nobody new can join. Ask the host to open another tournament.
# $name: of the other tournament. A link to it follows.
table-club-elsewhere = You’re already playing in “{ $name }”. Leave it first, or wait until it’s over.
table-club-full = This tournament is full: the limit is { $most } people.
table-club-name-taken = Someone here is already called { $name }. Choose another name, so that everyone can tell you apart.
table-club-not-begun = The tournament hasn’t begun yet.
table-club-over = The tournament is over.
table-club-there = They’re at their table, so its clock decides. You can still enter a result.
table-club-too-early = Give them a little longer: you can do this { $minutes } minutes after the round began.
table-club-too-few = There must be at least { $fewest } people.
table-club-unfinished = Round { $round } isn’t over yet: finish its games, or enter their results.
table-club-wrong-places = These places don’t fit: begin with 1, and give equal places to those who share one.
table-club-wrong-size = This game can’t be played by this number of people at a table.
table-club-too-many = There are already { $most } unfinished tournaments of yours or from your address: end one first.
