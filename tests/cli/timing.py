# SPDX-License-Identifier: GPL-3.0-or-later
"""The end clock: how far each trigger is, and who still has a turn."""

import json
import pathlib

from harness import contains, equal

RECORDS = pathlib.Path(__file__).resolve().parents[1] / "records"


def clock(cli, path):
    result = cli.run("clock", "--format=json", path)
    equal((result.status, result.errors), (0, ""))
    return result.json[0]


def test_clock_at_the_start(cli):
    path = cli.game("clock.arbiter", "", "A,B,C")
    found = clock(cli, path)
    equal((found["triggered"], found["turns-left"]), (False, [2, 3]))
    distances = {line["id"]: line["distance"] for line in found["triggers"]}
    equal(distances, {"influence-supply": 24, "empty-stacks": 10})
    equal({line["turns"] for line in found["triggers"]}, {None})


def test_clock_in_words(cli):
    path = cli.game("words.arbiter", "", "A,B,C")
    contains(cli.run("clock", path).output, "Influence in the supply: 24 to go\n"
             "Cards until the stacks run out: 10 to go\n")


def test_clock_of_an_edition_with_another_round(cli):
    path = cli.game("round.arbiter", "", "A,B", "--edition=bga")
    equal(clock(cli, path)["turns-left"], [2, 1, 2])
    extended = cli.game("extended.arbiter", "", "A,B,C", "--variant=extended")
    distances = {line["id"]: line["distance"] for line in clock(cli, extended)["triggers"]}
    equal(distances["empty-stacks"], 8 + 12)


def test_clock_reports_the_pace(cli):
    record = json.loads((RECORDS / "four-players-war-path.arbiter").read_text())
    leads = [i for i, move in enumerate(record["moves"]) if " lead " in move]
    record["moves"] = record["moves"][:leads[20]]
    for member in ("result", "ended", "gestures", "implied", "rulings", "notes"):
        record.pop(member, None)
    path = cli.path("pace.arbiter")
    path.write_text(json.dumps(record))
    found = clock(cli, path)
    stacks = next(line for line in found["triggers"] if line["id"] == "empty-stacks")
    equal(stacks["turns"] is not None and stacks["turns"] > 0, True)
    contains(cli.run("clock", path).output, "at this pace in")


def test_clock_of_a_game_that_is_over(cli):
    found = clock(cli, RECORDS / "four-players-war-path.arbiter")
    equal((found["triggered"], found["turns-left"]), (True, []))


def test_no_clock(cli):
    path = cli.game("nine.arbiter", "", "A,B", "--system=nine-domains")
    result = cli.run("clock", path)
    equal((result.status, result.output), (2, ""))
    contains(result.errors, "no end clock")


TESTS = [test_clock_at_the_start,
         test_clock_in_words, test_clock_of_an_edition_with_another_round,
         test_clock_reports_the_pace, test_clock_of_a_game_that_is_over, test_no_clock]
