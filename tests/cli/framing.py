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


def test_frame_strikes_only_when_told(cli):
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
         test_frame_strikes_only_when_told,
         test_frame_before_the_first_move,
         test_frame_says_counts,
         test_wrong_frames]
