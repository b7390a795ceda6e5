"""What people can do at a table."""

from .tables import PERSON, Running, bot, two_people


def test_two_people_play_a_whole_game_by_link(server: Running) -> None:
    table, ann, bob = two_people(server)
    players = [ann, bob]
    for _ in range(200):
        now = ann.look(table)["now"]
        if now["status"] == "over":
            break
        seat = now["deciding"][0]
        players[seat].move(table, seat)
    state = bob.look(table)
    assert state["now"]["status"] == "over"
    assert state["now"]["end"]["by"] == "rules"
    assert len(state["log"]) == state["now"]["count"]


def test_a_bot_plays_along(server: Running) -> None:
    ann = server.guest()
    table = ann.make(seats=[PERSON, bot()])["id"]
    ann.sit(table, 0)
    for _ in range(200):
        state = ann.look(table)
        if state["now"]["status"] == "over":
            break
        if state["now"]["legal"]:
            ann.move(table, 0)
        else:
            ann.look(table, after=state["n"], wait=20)
    assert ann.look(table)["now"]["status"] == "over"
