# SPDX-License-Identifier: GPL-3.0-or-later
"""The conversation: each line is judged, saved, and only then answered."""

import contextlib
import json
import os
import subprocess

from commands import OPENING
from harness import contains, equal, snapshot


def moves_of(path):
    return [move if isinstance(move, str) else move["move"]
            for move in json.loads(path.read_text())["moves"]]


def test_answers(cli):
    path = cli.game("answers.arbiter")
    result = cli.run("record", path, text="\n".join(OPENING) + "\n")
    equal((result.status, result.errors), (0, ""))
    equal(result.lines, ["legal"] * len(OPENING))
    equal(moves_of(path), OPENING)


def test_refusals(cli):
    path = cli.game("refusals.arbiter", OPENING[:-1])
    before = snapshot(path)
    result = cli.run("record", path, text="1 settle #7\n1 collect 9\n2 lead trade\n")
    equal(result.status, 1)
    equal(len(result.lines), 3)
    contains(result.lines[0], "planet.none")
    assert result.lines[1].startswith("illegal effect.amount: "), result.lines[1]
    assert result.lines[2].startswith("illegal turn."), result.lines[2]
    equal(snapshot(path), before, "a refused move was saved")


def test_allowed(cli):
    path = cli.game("allowed.arbiter", OPENING[:-1])
    result = cli.run("record", "--allow", path, text="1 collect 9\n")
    equal(result.status, 0)
    contains(result.output, "allowed")
    contains(path.read_text(), "1 collect 9")


def test_implied_moves(cli):
    path = cli.game("implied.arbiter")
    result = cli.run("record", path, text="lead warfare\ncollect\n2 play survey\n")
    equal((result.status, result.errors), (0, ""))
    contains(result.lines[0], "1 skip")
    contains(result.lines[1], "1 done")
    for named in ("2 dissent", "3 dissent", "1 done"):
        contains(result.lines[2], named)
    equal(moves_of(path), ["1 skip", "1 lead warfare", "1 done", "1 collect", "2 dissent",
                           "3 dissent", "1 done", "2 play survey"])


def test_implied_void_move_is_reported(cli):
    """What was implied carries its own warnings into the answer."""
    path = cli.game("void.arbiter")
    text = "1 lead survey\n1 keep ?\n2 boost survey\n3 dissent\n"
    result = cli.run("record", path, text=text)
    equal((result.status, result.errors), (0, ""))
    contains(result.lines[3], "2 done")
    contains(result.lines[4], "2 done: void effect.nothing: ")
    path = cli.game("void-json.arbiter")
    answer = cli.run("record", "--format=json", path, text=text).json[3]
    equal(answer["verdict"], "legal")
    equal([(warning["text"], warning["verdict"], warning["reasons"][0]["rule"])
           for warning in answer["warnings"]], [("2 done", "void", "effect.nothing")])


def test_answers_are_implied_only_after_all(cli):
    """Nobody answers for another by answering himself; the leader goes on after all."""
    path = cli.game("passed-over.arbiter", "", "Anna,Ben,Cleo", "--edition=jp")
    text = "1 lead warfare\n1 collect\n3 boost warfare\n2 boost warfare\n"
    result = cli.run("record", path, text=text)
    equal(result.lines[2].split(":")[0], "illegal follow.order")
    equal(result.lines[3], "legal")
    for said in ("1 discard 1", "1 done"):
        path = cli.game("goes-on-%s.arbiter" % said.split()[1], "", "Anna,Ben,Cleo",
                        "--edition=jp")
        result = cli.run("record", path, text="1 lead warfare\n1 collect\n%s\n" % said)
        equal(result.status, 0)
        for named in ("2 dissent", "3 dissent"):
            contains(result.lines[2], named)


ROUNDS = ["pile left domain-2\npile middle domain-3\npile right domain-4\n"
          "1 place left 5\n1 place middle 0\n1 place right 1\n"
          "2 place left 1\n2 place middle 4\n2 place right 2\n",
          "pile left domain-5\npile middle domain-6\npile right domain-7\n"
          "1 place left 4\n1 place middle 3\n1 place right 2\n"
          "2 place left 3\n2 place middle 0\n2 place right 5\n"]


def four_elements(domain):
    return "".join("mark %s %s\n" % (domain, mark) for mark in ("red", "green", "blue", "purple"))


def test_what_is_recorded_late_changes_the_end(cli):
    """Elements count for the round in which they were won, so a game can turn out to have ended
    before its last moves, and can come back to life."""
    path = cli.game("late.arbiter", "", "Ada,Ben", "--system=nine-domains")
    cli.run("record", path, text="".join(ROUNDS))
    late = cli.run("record", path, text=four_elements("domain-3"))
    equal((late.status, late.lines[:4]), (0, ["legal"] * 4))
    contains(late.lines[4], "The game had ended before its last moves.")
    contains(cli.run("score", path).output, "The game had ended before its last moves.")
    contains(cli.run("score", "--proof", path).output, "The game had ended before its last moves.")
    sheet = cli.run("score", "--format=json", path).json[0]
    equal((sheet["winners"], sheet["decided-by"]), ([2], "element"))
    equal(sheet["moves-that-count"], 9)
    equal(json.loads(path.read_text())["result"]["winners"], [2])
    # The check draws the line, and nothing is flagged.
    checked = cli.run("check", path)
    equal((checked.status, len(checked.lines)), (0, 1))
    contains(checked.lines[0], "late.arbiter:9: The game had ended here.")
    equal(cli.run("record", path, text="1 place left 4-\n").lines[0].split(":")[0],
          "illegal game.over")

    alive = cli.run("record", path, text=four_elements("domain-2") + "1 place left 4-\n")
    equal((alive.status, alive.lines[4], alive.lines[5]), (0, "    The game goes on.", "legal"))
    equal(json.loads(path.read_text())["result"], None)
    equal(cli.run("check", path).lines, [])


def test_undo_and_redo(cli):
    path = cli.game("undo.arbiter")
    result = cli.run("record", path, text="lead warfare\nundo\nundo\nredo\ncollect\nundo\n")
    equal(result.status, 2)
    equal(result.lines[1], "undone: 2")
    assert result.lines[2].startswith("invalid: ")
    equal(result.lines[3], "redone: 2")
    equal(moves_of(path)[:2], ["1 skip", "1 lead warfare"])
    # What was undone is still there after a restart.
    equal(cli.run("record", path, text="redo\n").lines, ["redone: 2"])
    equal(moves_of(path), ["1 skip", "1 lead warfare", "1 done", "1 collect"])


def test_going_back_loses_nothing(cli):
    """A new move after several undone ones sets them aside; one undo of it brings them back."""
    path = cli.game("back.arbiter", OPENING)
    whole = moves_of(path)
    result = cli.run("record", path, text="undo\n" * 3 + "1 done\n")
    contains(result.lines[-1], "undone moves are set aside; undo brings them back")
    equal(len(moves_of(path)) < len(whole), True)
    result = cli.run("record", path, text="undo\n")
    equal(result.status, 0)
    contains(result.lines[-1], "(the record has %d moves again)" % len(whole))
    equal(moves_of(path), whole, "in another run of the program")
    again = cli.game("replaced.arbiter", OPENING)
    result = cli.run("record", again, text="undo\n" + OPENING[-1] + "\n")
    equal("set aside" in result.output, False, "a single undone move is replaced")
    answers = cli.run("record", "--format=json", again, text="undo\nundo\n1 done\n").json
    equal(answers[-1]["set-aside"], 2)


def test_notes_and_blanks_are_passed_over(cli):
    path = cli.game("blank.arbiter")
    result = cli.run("record", path, text="# a note\n\n   \n 1 skip \r\n# the end")
    equal((result.status, result.lines, result.errors), (0, ["legal"], ""))


def test_lines_that_are_no_moves(cli):
    cases = [
        (b"1 teleport\n", "teleport"),
        (b"9 skip\n", "seat"),
        (b"1 play fireball\n", "fireball"),
        (b"1 play\n", "play"),
        (b"1 discard 99999999\n", "99999999"),
        (b"1 skip and more words than any move has\n", "expected"),
        (b"\xff\xfe\n", "UTF-8"),
        (b"1 sk\0ip\n", "zero byte"),
        (b"x" * 3_000_000 + b"\n", "too long"),
    ]
    path = cli.game("lines.arbiter", OPENING[:1])
    before = snapshot(path)
    for text, part in cases:
        result = cli.run("record", path, text=b"# first\n" + text)
        equal(result.status, 2, text[:40])
        equal(len(result.lines), 1, text[:40])
        assert result.output.startswith("invalid: "), result.output
        contains(result.errors, "arbiter-cli: standard input:2: ")
        contains(result.errors, part)
        assert result.megabytes < 100 * cli.burden
    equal(snapshot(path), before, "a line that is no move was saved")
    good = cli.run("record", path, text="nonsense\n1 lead warfare\n")
    equal(len(good.lines), 2)
    equal(good.lines[1], "legal")


def test_json(cli):
    path = cli.game("json.arbiter")
    result = cli.run("record", "--format=json", path,
                     text="lead warfare\nsettle #7\nnonsense\nundo\n")
    equal(result.status, 2)
    found = result.json
    equal([list(answer) for answer in found[2:]], [["invalid"], ["undone"]])
    equal((found[0]["text"], found[0]["verdict"], found[0]["recorded"], found[0]["implied"]),
          ("1 lead warfare", "legal", True, ["1 skip"]))
    equal((found[1]["verdict"], found[1]["recorded"]), ("illegal", False))
    assert found[1]["reasons"] and found[1]["message"]
    # Each answer stands on a line of its own.
    equal(len(result.lines), len(found) + 2)


def test_whose_turn_it_is(cli):
    """Whose turn cannot begin hears who decides, and not what that player would have to do."""
    path = cli.game("held-up.arbiter", "", "Ann,Ben")
    result = cli.run("record", "--format=json", path, text="2 play survey\n")
    equal([(reason["rule"], reason.get("seat")) for reason in result.json[0]["reasons"]],
          [("turn.seat", None)])
    contains(result.json[0]["message"], "Ann")


def test_saved_before_answered(cli):
    path = cli.game("killed.arbiter")
    for number, move in enumerate(OPENING, 1):
        process = cli.start("record", str(path))
        process.stdin.write(move + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
        equal(answer, "legal\n")
        equal(moves_of(path), OPENING[:number], "answered, but not saved")


def test_a_file_that_cannot_be_written(cli):
    folder = cli.path("locked")
    folder.mkdir()
    path = cli.game("locked/game.arbiter")
    before = path.read_bytes()
    path.unlink()
    path.symlink_to("/proc/version")
    result = cli.run("record", path, text="1 skip\n")
    equal(result.status, 2)
    path.unlink()
    path.write_bytes(before)
    equal(cli.run("record", path, text="1 skip\n").lines, ["legal"])


def record_until(cli, path, lines, *options):
    """Records lines while somebody reads only the first line of the answers, like `head -1`; what it
    returns, and what it says to people."""
    process = subprocess.Popen([cli.program, "record", *options, str(path)], cwd=cli.folder,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, env=cli.environment())
    process.stdin.write(lines[0] + "\n")
    process.stdin.flush()
    process.stdout.readline()
    process.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write("\n".join(lines[1:]) + "\n")
        process.stdin.close()
    errors = process.stderr.read()
    process.stderr.close()
    return process.wait(), errors


def test_answers_that_nobody_reads(cli):
    """Whoever records must not think that all went well: the lines after it are lost."""
    for options in ((), ("--format=json",)):
        path = cli.game("unread.arbiter", "", "Ann,Ben")
        status, errors = record_until(cli, path, ["1 skip", "1 lead research", "1 done"], *options)
        equal(status, 2, options)
        contains(errors, "arbiter-cli: standard output: no answer to line 2 can be written")
        equal(len(errors.splitlines()), 1)
        equal(moves_of(path), ["1 skip", "1 lead research"])


def test_an_end_that_nobody_reads(cli):
    """A list without its end is no document."""
    path = cli.game("endless.arbiter", "", "Ann,Ben")
    reading, writing = os.pipe()
    os.close(reading)
    process = subprocess.run([cli.program, "record", "--format=json", str(path)], input=b"",
                             stdout=writing, stderr=subprocess.PIPE, env=cli.environment(),
                             check=False)
    os.close(writing)
    equal(process.returncode, 2)
    contains(process.stderr.decode(), "arbiter-cli: standard output: not all could be written")


def test_answers_that_do_not_fit(cli):
    path = cli.game("full.arbiter", "", "Ann,Ben")
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = subprocess.run([cli.program, "record", str(path)], input=b"1 skip\n1 done\n",
                                 stdout=full, stderr=subprocess.PIPE, env=cli.environment(),
                                 check=False)
    equal(process.returncode, 2)
    contains(process.stderr.decode(), "no answer to line 1 can be written")
    equal(moves_of(path), ["1 skip"])


def test_a_number_out_of_range_names_its_range(cli):
    path = cli.game("range.arbiter")
    for line, expected in (("1 count points 5000", "expected a count from 0 to 4095"),
                           ("1 collect 0", "expected a count from 1 to 4095"),
                           ("1 adjust fighters +3000", "a change up to +2047 or -2047"),
                           ("1 adjust fighters 3", "a change like +1"),
                           ("1 count fighters 1000", "there can be 0 to 999."),
                           ("count points 23", "It needs the seat of a player before it, 1 to 3."),
                           ("drew survey", "It needs the seat of a player before it, 1 to 3.")):
        contains(cli.run("record", path, text=line + "\n").output, expected)
    equal("seat" in cli.run("record", path, text="1 end\n").output, False, "the table ends a game")


def refuse(cli, path, move):
    """What is said of a refused move, as words and as JSON."""
    words = cli.run("record", "--remedy", path, text=move + "\n").output
    return words, cli.run("record", "--remedy", "--format=json", path, text=move + "\n").json[0]


def test_what_a_contradiction_follows_from(cli):
    path = cli.game("cause.arbiter", ["1 lead survey", "1 keep voson", "2 lead survey", "2 keep ?"])
    words, reported = refuse(cli, path, "1 #2 is lyttle")
    equal((reported["reasons"][0]["rule"], reported["cause"]), ("record.contradiction", 4))
    contains(words, "    It follows from move 4: Anna keeps Voson\n")
    words, reported = refuse(cli, path, "1 holds survey 9")
    assert "cause" not in reported and "follows" not in words, words

    marks = cli.game("cause-domains.arbiter", ["pile left domain-3"], "Anna,Ben",
                     "--system=nine-domains")
    words, reported = refuse(cli, marks, "pile middle domain-3")
    equal(reported["cause"], 1)
    faces = cli.game("cause-faces.arbiter", ["domain-17 shows action peek"], "Anna,Ben",
                     "--system=microcosm")
    words, reported = refuse(cli, faces, "domain-17 shows action discard")
    equal(reported["cause"], 1)


def test_where_a_forgotten_move_belongs(cli):
    path = cli.game("forgotten.arbiter", ["1 lead warfare", "1 collect", "2 lead survey"])
    words, reported = refuse(cli, path, "1 play warfare")
    equal((reported["reasons"][0]["rule"], reported["insert-before"]), ("turn.seat", 1))
    contains(words, "    It was possible before move 1, which was implied: Anna skips the Action\n")
    words, reported = refuse(cli, path, "3 boost warfare")
    equal(reported["insert-before"], 6)
    words, reported = refuse(cli, path, "3 collect")
    assert "insert-before" not in reported, words


TESTS = [test_answers, test_refusals, test_what_a_contradiction_follows_from,
         test_where_a_forgotten_move_belongs, test_allowed, test_implied_moves,
         test_implied_void_move_is_reported, test_answers_are_implied_only_after_all, test_undo_and_redo,
         test_going_back_loses_nothing,
         test_notes_and_blanks_are_passed_over, test_lines_that_are_no_moves, test_json,
         test_whose_turn_it_is,
         test_saved_before_answered, test_a_file_that_cannot_be_written,
         test_answers_that_nobody_reads, test_an_end_that_nobody_reads, test_answers_that_do_not_fit,
         test_a_number_out_of_range_names_its_range]
