# SPDX-License-Identifier: GPL-3.0-or-later
"""The referee of the command line, built with one game more."""

import json
import sys

from harness import Cli, contains, equal, run_tests

MOVES = "1 lay 3\n2 lay 5\n1 clear\n1 lay 12\n2 lay 7\n"


def new(cli, moves=""):
    path = cli.path("stairs.arbiter")
    path.unlink(missing_ok=True)
    equal(cli.run("new", "--system=stairs", "--players=Anna,Ben", path).status, 0)
    return path, cli.run("record", path, text=moves)


def test_systems(cli):
    contains(cli.run("systems").output, "stairs, 2 to 4 players")


def test_record(cli):
    path, answers = new(cli, MOVES + "2 lay 5\nrule after-12 nothing\n2 lay 7\n1 lay 2\n")
    answers = answers.output.splitlines()
    equal(answers[:4], ["legal"] * 4)
    contains(answers[4], "undecidable rule.open: The rules leave this open: what may follow the 12.")
    contains(answers[5], "illegal card.elsewhere: 5 cannot be in the hand of Ben.")
    equal(answers[6], "legal")
    contains(answers[7], "illegal lay.low: The 7 is not higher than the 12 on top of the stairs.")
    contains(answers[8], "illegal turn.seat: It is the turn of Ben.")


def test_moves(cli):
    path, _ = new(cli, "1 lay 10\n")
    equal(cli.run("moves", path).lines, ["2 lay 11", "2 lay 12", "2 clear"])
    contains(cli.run("moves", "--all", path).output,
             "2 lay 4: illegal lay.low: The 4 is not higher than the 10 on top of the stairs.")


def test_edit(cli):
    """An earlier card changes, and a later one is not higher any more."""
    path, _ = new(cli, "1 lay 3\n2 lay 5\n")
    result = cli.run("edit", path, "1", "replace", "1 lay 6")
    equal(result.status, 1)
    contains(result.output, "now: illegal lay.low: The 5 is not higher than the 6")


def test_score(cli):
    path, _ = new(cli, "".join(f"{i % 2 + 1} lay {i + 1}\n" for i in range(6)))
    contains(cli.run("score", path).output, "Ben has the most points and wins.")
    contains(cli.run("state", path).output, "Height of the stairs: 6")
    equal(cli.run("check", path).status, 0)


def test_simulate(cli):
    for detail in ("all", "public", "counts"):
        result = cli.run("simulate", "--system=stairs", "--players=4", "--games=50",
                         "--tell=" + detail, "--format=json")
        equal((result.status, result.json["violations"]), (0, 0), detail)


def test_nothing_to_type_in(cli):
    """Its cards are no more than their names."""
    result = cli.run("faces", "stairs")
    equal((result.status, result.output), (2, ""))
    contains(result.errors, "all cards of this game are known")
    path, _ = new(cli)
    game = json.loads(path.read_text())
    path.write_text(json.dumps({**game, "faces": {}}))
    result = cli.run("check", path)
    equal(result.status, 2)
    contains(result.errors, "faces: a game whose cards are all known")


def test_other_games(cli):
    equal(cli.run("simulate", "--system=nine-domains", "--players=2").status, 0)


TESTS = (test_systems, test_record, test_moves, test_edit, test_score, test_simulate, test_nothing_to_type_in,
         test_other_games)

if __name__ == "__main__":
    sys.exit(0 if run_tests(TESTS, Cli(sys.argv[1])) else 1)
