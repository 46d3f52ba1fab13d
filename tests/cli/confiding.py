# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player tells privately: nobody else learns it, and that player sees the table with it."""

import json

from harness import contains, equal, snapshot

OPENING = ["1 start drawde", "2 start pomerene", "skip", "lead survey", "boost survey", "done",
           "keep ?", "dissent", "done"]
SECRET = "1 #2 is voson"


def confided(cli, name):
    path = cli.game(name, OPENING, "Anna,Ben")
    reported = cli.run("record", "--private", path, text=SECRET + "\n")
    equal((reported.status, reported.output), (0, "legal\n"))
    return path


def planet(cli, path, *words):
    zones = cli.run("state", "--format=json", *words, path).json[0]["zones"]
    planets = [zone for zone in zones if (zone["id"], zone["seat"]) == ("planets", 1)][0]
    return [card["card"] for card in planets["cards"] if card.get("number") == 2][0]


def test_nobody_else_learns_it(cli):
    path = confided(cli, "confided.arbiter")
    plain = cli.game("not-confided.arbiter", OPENING, "Anna,Ben")
    equal(json.loads(path.read_text())["private"], [len(OPENING) + 1])
    equal(planet(cli, path, "--as=1"), "voson")
    for words in (["state"], ["state", "--as=2"], ["state", "--knowledge"], ["moves", "--all"],
                  ["score"], ["clock"], ["check", "--as=2"]):
        before = cli.run(*words, plain).output.replace(plain.name, path.name)
        equal(cli.run(*words, path).output, before, " ".join(words))
    removed = cli.run("edit", "--dry-run", path, "10", "remove")
    equal((removed.status, removed.output), (0, "9 of 10 moves stay as they are.\n10: Anna: A private entry: removed\n"))
    removed = cli.run("edit", "--dry-run", "--format=json", path, "10", "remove")
    assert "voson" not in removed.output, removed.output


def test_only_that_player_is_contradicted(cli):
    path = confided(cli, "contradicted.arbiter")
    before = snapshot(path)
    refused = cli.run("record", "--private", path, text="1 #2 is lyttle\n")
    equal(refused.status, 1)
    contains(refused.output, "record.contradiction")
    equal(snapshot(path), before, "a refused entry was saved")
    equal(cli.run("audit", "--as=1", path).output, "No private entry was wrong.\n")

    reported = cli.run("record", path, text="1 #2 is lyttle\n")
    equal((reported.status, reported.output), (0, "legal\n"))
    equal(planet(cli, path, "--as=1"), "lyttle")
    wrong = cli.run("audit", "--as=1", path)
    equal((wrong.status, wrong.lines), (1, [
        "Private entry 10 was wrong, Anna: #2 is Voson: Move 11 says otherwise: "
        "Anna: #2 is Lyttle"]))
    equal(cli.run("audit", "--as=1", "--format=json", path).json["wrong"][0]["refuted-by"], 11)
    equal(cli.run("check", "--as=1", path).status, 1)
    equal(cli.run("check", path).output, "")
    equal(cli.run("audit", "--as=2", path).status, 0)


def test_refused(cli):
    path = confided(cli, "refused-private.arbiter")
    before = snapshot(path)
    result = cli.run("record", "--private", path, text="lead survey\nadjust fighters +1\n")
    equal(result.status, 2)
    contains(result.errors, "standard input:1: a private entry must say what was seen of a player")
    equal(len(result.lines), 2)
    equal(snapshot(path), before)
    seat = cli.run("state", "--as=3", path)
    equal((seat.status, seat.output), (2, ""))
    contains(seat.errors, "--as: found “3”, expected a number from 1 to 2")
    equal(cli.run("audit", path).status, 2)
    equal(cli.run("audit", "--as=1", "--apply=1", path, "1.fighters=0").status, 2)


def test_replaced(cli):
    path = confided(cli, "replaced-private.arbiter")
    before = snapshot(path)
    refused = cli.run("edit", path, "10", "replace", "1 #7 is lyttle")
    equal(refused.status, 1)
    contains(refused.output, "10: Anna: A private entry: new, illegal planet.none")
    equal(snapshot(path), before, "a refused entry was saved")
    refused = cli.run("edit", "--format=json", "--allow", path, "10", "replace", "1 #7 is lyttle")
    equal((refused.status, refused.json["written"]), (1, False))
    equal([change["verdict"] for change in refused.json["changes"] if change["after"]],
          ["illegal"])
    equal(snapshot(path), before, "what cannot be overruled was saved")

    repaired = cli.run("edit", path, "10", "replace", "1 #2 is lyttle")
    equal((repaired.status, repaired.lines[-1]), (0, "10: Anna: A private entry: new, legal"))
    equal(planet(cli, path, "--as=1"), "lyttle")


TESTS = [test_nobody_else_learns_it, test_only_that_player_is_contradicted, test_refused,
         test_replaced]
