# SPDX-License-Identifier: GPL-3.0-or-later
"""Changing what belongs to no move: edition, variants, house rules, names, the order of seats."""

import json

from harness import contains, equal, snapshot

ROUND = ["1 skip", "1 lead survey", "1 done", "1 keep ?", "2 dissent", "3 dissent", "1 discard 1",
         "1 done", "2 skip", "2 lead warfare", "2 done", "2 collect"]


def head(path):
    game = json.loads(path.read_text())
    return {name: game.get(name) for name in ("edition", "players", "variants", "switches", "moves")}


def test_frame_is_changed_and_taken_back(cli):
    path = cli.game("frame.arbiter", ROUND)
    before = head(path)
    result = cli.run("frame", "--format=json", path, "--edition=jp", "--variant=extra-round",
                     "--switch", "errata=on", "--name=2=Bea")
    equal((result.status, result.errors), (0, ""))
    equal((result.json["written"], result.json["struck"]), (True, 0))
    equal(result.json["kept"], len(before["moves"]))
    facts = {fact["fact"]: (fact["before"], fact["after"]) for fact in result.json["frame"]}
    equal(facts["edition"], ("it", "jp"))
    equal(facts["variants"], ("", "extra-round"))
    equal(facts["players"], ("Anna, Ben, Cleo", "Anna, Bea, Cleo"))
    equal(facts["errata"], ("off", "on"))
    after = head(path)
    equal((after["edition"], after["variants"], after["switches"]),
          ("jp", ["extra-round"], {"errata": "on"}))
    equal([player["name"] for player in after["players"]], ["Anna", "Bea", "Cleo"])
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(head(path), before, "undone")
    equal(cli.run("record", path, text="redo\n").status, 0)
    equal(head(path), after, "redone")


def test_frame_strikes_only_when_asked(cli):
    """Whoever changes places takes along their moves, and a turn that is not theirs is struck."""
    path = cli.game("places.arbiter", ROUND)
    before = snapshot(path)
    result = cli.run("frame", path, "--first=2")
    equal(result.status, 1)
    contains(result.output, "players: Anna, Ben, Cleo → Ben, Cleo, Anna")
    contains(result.errors, "--strike")
    equal(snapshot(path), before, "it struck moves")
    equal(cli.run("frame", path, "--first=2", "--dry-run").status, 1)
    equal(cli.run("frame", path, "--order=2,3,1", "--strike").status, 0)
    equal([player["name"] for player in head(path)["players"]], ["Ben", "Cleo", "Anna"])
    equal(head(path)["moves"][0], "3 skip")
    equal(cli.run("check", path).status, 1)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(cli.run("check", path).status, 0)


def test_frame_before_the_first_move(cli):
    path = cli.game("begun-frame.arbiter")
    equal(cli.run("frame", path, "--order=3,2,1").status, 0)
    equal([player["name"] for player in head(path)["players"]], ["Cleo", "Ben", "Anna"])
    equal(cli.run("frame", path, "--variant=extra-round").status, 0)
    equal(cli.run("frame", path, "--no-variants").status, 0)
    equal(head(path)["variants"], None)
    equal(cli.run("record", path, text="undo\nundo\nundo\n").status, 0)
    equal([player["name"] for player in head(path)["players"]], ["Anna", "Ben", "Cleo"])


def test_frame_says_counts(cli):
    """First what stays, then the scores and the counts that change."""
    path = cli.game("counts-frame.arbiter", ROUND)
    result = cli.run("frame", path, "--order=2,1,3", "--strike", "--dry-run")
    contains(result.output, "moves stay as they are")
    contains(result.output, "Fighters: 1 → 0")
    equal(result.output.index("moves stay") < result.output.index("Fighters: "), True)
    equal(result.output.index("Fighters: ") < result.output.index("It strikes"), True)


def score(cli, path):
    return cli.run("score", "--format=json", path).json[0]


def test_a_player_leaves(cli):
    """The others play on, the sheet says when somebody left, and undo takes it back."""
    path = cli.game("left.arbiter", ROUND)
    result = cli.run("frame", "--format=json", path, "--left=3")
    equal((result.status, result.errors), (0, ""))
    equal((result.json["written"], result.json["struck"]), (True, 0))
    game = json.loads(path.read_text())
    equal((game["moves"][-1], game["players"][2]["left"]), ("3 leave", len(game["moves"])))
    equal(cli.run("record", path, text="1 dissent\n2 discard 1\n2 done\n1 skip\nend\n").status, 0)
    sheet = score(cli, path)
    equal([(player["rank"], player["left"]) for player in sheet["players"] if player["seat"] == 3],
          [(0, 2)])
    equal(3 in sheet["winners"], False)
    text = cli.run("score", path).output
    contains(text, "Cleo: 0; left in turn 2\n")
    contains(text, "Cleo left in turn 2 and has no place.\n")
    equal(text.index("Cleo: 0") > text.index("Ben: 0"), True)
    contains(cli.run("score", "--proof", path).output, "Cleo left in turn 2 and has no place.")
    equal(cli.run("record", path, text="undo\n" * 6).status, 0)
    equal("left" in json.loads(path.read_text())["players"][2], False)


def test_a_player_left_earlier(cli):
    path = cli.game("left-earlier.arbiter", ROUND)
    moves = head(path)["moves"]
    at = moves.index("3 dissent") + 1
    result = cli.run("frame", path, f"--left=3@{at}")
    equal(result.status, 1)
    contains(result.errors, "1 later move would be struck")
    equal(cli.run("frame", path, f"--left=3@{at}", "--strike").status, 0)
    equal(head(path)["moves"], moves[:at - 1] + ["3 leave"] + moves[at - 1:])
    equal(cli.run("frame", path, "--back=3").status, 0)
    equal(head(path)["moves"], moves)
    equal(cli.run("check", path).status, 0)
    equal(cli.run("record", path, text="undo\nundo\n").status, 0)
    equal(head(path)["moves"], moves)


def test_the_last_one_wins(cli):
    path = cli.game("last.arbiter", ROUND)
    equal(cli.run("frame", path, "--left=1").status, 0)
    equal(cli.run("frame", path, "--left=2").status, 0)
    sheet = score(cli, path)
    equal((sheet["finished"], sheet["winners"], sheet["decided-by"]), (True, [3], "left"))
    contains(cli.run("score", path).output, "Only Cleo is still at the table, and wins.")
    again = cli.run("frame", path, "--left=2")
    equal((again.status, again.output), (2, ""))
    contains(again.errors, "player.left: Ben left in turn 2")
    equal(cli.run("moves", path).status, 0)
    reported = cli.run("record", path, text="1 skip\n")
    contains(reported.output, "illegal player.left: Anna left in turn 2 and decides nothing any more.")


WRONG = [
    ((), "nothing to change"),
    (("--edition=us",), "“us”"),
    (("--switch=errata",), "KEY=VALUE"),
    (("--switch=errata=maybe",), "maybe"),
    (("--variant=fast",), "fast"),
    (("--variant=extra-round", "--no-variants"), "--variant"),
    (("--order=1,2",), "“1,2”"),
    (("--order=1,2,2",), "each seat"),
    (("--order=1,2,x",), "“x”"),
    (("--order=1,2,3", "--first=2"), "--order"),
    (("--first=0",), "“0”"),
    (("--left=4",), "“4”"),
    (("--left=2@99",), "“99”"),
    (("--left=2@",), "“”"),
    (("--left=2", "--edition=jp"), "cannot be combined"),
    (("--left=2", "--back=1"), "cannot be combined"),
    (("--left=2", "--left=1"), "cannot be combined"),
    (("--back=2",), "“2”"),
    (("--name=Bea",), "SEAT=NAME"),
    (("--name=4=Bea",), "“4”"),
    (("--name=1=\x1b",), "control character"),
]


def test_wrong_frames(cli):
    path = cli.game("wrong-frame.arbiter", ROUND)
    before = snapshot(path)
    for options, message in WRONG:
        result = cli.run("frame", path, *options)
        equal((result.status, result.output), (2, ""), options)
        contains(result.errors, message)
    equal(snapshot(path), before, "a refused change wrote")


TESTS = [test_frame_is_changed_and_taken_back,
         test_frame_strikes_only_when_asked,
         test_frame_before_the_first_move,
         test_frame_says_counts,
         test_a_player_leaves,
         test_a_player_left_earlier,
         test_the_last_one_wins,
         test_wrong_frames]
