# SPDX-License-Identifier: GPL-3.0-or-later
"""A record under other rules: what differs, where it mattered, and what became of the score."""

import pathlib

from harness import contains, equal, snapshot

RECORDS = pathlib.Path(__file__).resolve().parents[1] / "records"


def test_compare_reports_where_it_mattered(cli):
    path = RECORDS / "four-players-war-path.arbiter"
    before = snapshot(path)
    result = cli.run("compare", "--format=json", "--edition=it", path)
    equal((result.status, result.errors), (0, ""))
    found = {switch["id"]: (switch["value"], switch["other"])
             for switch in result.json["switches"]}
    equal(found["errata"], ("on", "off"))
    equal(found["scorched-earth-marker"], ("supply", "ask"))
    last = result.json["changes"][-1]
    equal((last["move"], last["verdict"]), (result.json["parts-at"], "undecidable"))
    equal(last["reasons"][0]["rule"], "rule.open")
    reported = cli.run("compare", "--edition=it", path).lines
    equal(reported[-5:-3], ["%d: %s" % (last["move"], last["text"]), "  here: legal"])
    contains(reported[-3], "  there: undecidable rule.open: ")
    equal(reported[-2], "cannot be compared from move %d on" % result.json["parts-at"])
    contains(reported[-1], "The final table alone, scored by those rules: Ada\u00a0has\u00a0")
    equal(snapshot(path), before, "comparing changed the record")


MOBILIZED = ["1 start drawde", "1 adjust mobilization +1", "1 play mobilization"]


def test_what_one_edition_need_not_say(cli):
    """Closing moves that only the other edition needs are put in, superfluous ones left out."""
    here = cli.game("window.arbiter", MOBILIZED + ["1 lead trade", "1 done", "2 dissent", "1 done"],
                    "Ann,Ben")
    there = cli.game("windows.arbiter",
                     MOBILIZED + ["1 done", "1 lead trade", "1 done", "2 dissent", "1 done",
                                  "1 done"], "Ann,Ben", "--edition=jp")
    for path, edition in ((here, "jp"), (here, "bga"), (there, "it"), (there, "bga")):
        result = cli.run("compare", "--format=json", "--edition=" + edition, path)
        equal((result.json["changes"], result.json["parts-at"]), ([], None), edition)


def test_compare_reports_another_end(cli):
    path = RECORDS / "three-players-learning-tie.arbiter"
    same = cli.run("compare", "--switch=final-tie=shared", path)
    equal((same.status, same.output),
          (0, "These are the rules of the record: nothing changes.\n"))
    result = cli.run("compare", "--format=json", "--switch=final-tie=draw", path)
    equal([switch["id"] for switch in result.json["switches"]], ["final-tie"])
    equal((result.json["changes"], result.json["parts-at"]), ([], None))
    equal(result.json["scores"], result.json["other-scores"])
    contains(cli.run("compare", "--switch=final-tie=draw", path).output, "final-tie: shared → draw")


def test_compare_refuses(cli):
    path = RECORDS / "three-players-learning-tie.arbiter"
    for words in (("--edition=xx", path), ("--switch=errata=maybe", path), (), (path, path)):
        result = cli.run("compare", *words)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, "arbiter-cli: ")
    unsaid = cli.run("compare", path)
    equal((unsaid.status, unsaid.output), (2, ""))
    contains(unsaid.errors, "--edition with one of it, jp, bga")


TESTS = [test_compare_reports_where_it_mattered, test_what_one_edition_need_not_say,
         test_compare_reports_another_end,
         test_compare_refuses]
