# SPDX-License-Identifier: GPL-3.0-or-later
"""A position in words becomes moves of the table: new --given FILE."""

import json
import os

from harness import contains, equal

POSITION = """# What if Ann had an army?
1 start drawde
1 hand warfare warfare research

1 down lyttle
1 colonies #2 colonize
2 up voson
2 resources #2 iron
  1 fighters 5
1 technology productivity
stack survey 4
"""


def new(cli, text, *options, name="what-if.arbiter", players="Ann,Ben", **environment):
    """Writes the position to a file, and begins a game with it."""
    given = cli.path("position")
    given.write_bytes(text if isinstance(text, bytes) else text.encode())
    path = cli.path(name)
    path.unlink(missing_ok=True)
    return path, cli.run("new", "--players=" + players, "--given", given, *options, path,
                         **environment)


def test_given_is_moves_of_the_table(cli):
    path, result = new(cli, POSITION)
    equal((result.status, result.output, result.errors), (0, "", ""))
    saved = json.loads(path.read_text())
    equal({move.split()[1] for move in saved["moves"] if move[0].isdigit()},
          {"start", "holds", "adjust", "adjust-hand"})
    equal(saved["gestures"], [[1, len(saved["moves"])]])
    equal(cli.run("check", path).output, "")
    reported = cli.run("record", path, text="play warfare\nattack lyttle\n")
    equal(reported.lines, ["legal", "legal"])


def test_given_is_one_gesture(cli):
    path, _ = new(cli, POSITION)
    moves = len(json.loads(path.read_text())["moves"])
    equal(cli.run("record", path, text="undo\n").output, f"undone: {moves}\n")
    equal(json.loads(path.read_text())["moves"], [])


def test_given_as_the_table_stands(cli):
    path, _ = new(cli, POSITION)
    zones = cli.run("state", "--format=json", path).json[0]["zones"]
    hand = next(zone for zone in zones if zone["id"] == "hand" and zone.get("seat") == 1)
    equal({card["card"]: card["count"] for card in hand["cards"]}, {"warfare": 2, "research": 1})
    for given, ask, expected in (("1 hand empty", "play survey", "hand.impossible"),
                                 ("1 fighters 5\n1 down lyttle", "attack #2", "turn.unasked"),
                                 ("2 up voson\n2 resources #2 iron", "skip", "legal")):
        path, result = new(cli, given + "\n")
        equal((result.status, result.errors), (0, ""), given)
        contains(cli.run("record", path, text=ask + "\n").output, expected)


def test_given_in_the_other_game(cli):
    path, result = new(cli, "open 9 2 3\n1 lays 4 0 1+\n2 points 3\n", "--system=nine-domains")
    equal((result.status, result.errors), (0, ""))
    equal(json.loads(path.read_text())["moves"][0], "pile left domain-9")
    equal(cli.run("check", path).status, 0)


def test_given_in_json(cli):
    _, result = new(cli, POSITION, "--format=json")
    equal(result.json["players"], ["Ann", "Ben"])


# Text, the line it is about, and what the message must say.
BAD = [
    ("1 fighters\n", 1, "expected a count"),
    ("1 fighters 3\n1 hand fireball\n", 2, "expected a card"),
    ("# why\n\n1 up voson\n2 up voson\n", 4, "planet.own"),
    ("1 resources #2 iron\n", 1, "planet.none"),
    ("1 up voson\n1 resources #2 iron iron\n", 2, "record.adjust"),
    ("1 down voson\n1 colonies #2 survey\n", 2, "record.malformed"),
    ("1 technology survey\n", 1, "record.malformed"),
    ("stack politics 3\n", 1, "record.malformed"),
    ("1 fighters 4000\n", 1, "record.adjust"),
    ("stack survey 400\n", 1, "record.adjust"),
    ("1 hand" + " survey" * 41 + "\n", 1, "nothing more"),
    ("1 technology productivity logistics\n2 technology logistics\n", 1, "research.gone"),
    ("1 fighters 99999999999999999999999\n", 1, "expected a count"),
    ("99999999999999999999999 fighters 1\n", 1, "expected 1 to 2"),
    ("3 fighters 1\n", 1, "expected 1 to 2"),
    ("1\n", 1, "expected a verb"),
    ("fighters 3\n", 1, "describes no part of a position: expected one of hand, up,"),
    ("1 lead survey\n", 1, "describes no part of a position"),
    ("1 fighters 3\n1 up " + "x" * 70 + "\n", 2, "too long"),
    ("1 fighters 3\n" + "x" * 5000, 2, "the line is too long"),
    (b"1 fighters 3\n\xff\xfe\n", 2, "UTF-8"),
    (b"1 fighters 3\n1 fighters \x00 4\n", 2, "zero byte"),
    (bytes(range(1, 256)) * 64, 1, ""),
    ("1 fighters 3\n\x1b[31m\n", 2, "describes no part"),
]


def test_given_refuses_by_the_line(cli):
    for text, line, part in BAD:
        path, result = new(cli, text)
        equal((result.status, result.output), (2, ""), text[:60])
        equal(len(result.errors.splitlines()), 1, result.errors)
        contains(result.errors, f"arbiter-cli: {cli.path('position')}:{line}: ")
        contains(result.errors, part)
        assert "\x1b" not in result.errors, result.errors
        assert not path.exists(), f"something was written for {text[:60]!r}"


def test_given_needs_a_file_that_describes(cli):
    for text in ("", "\n\n", "# nothing\n"):
        path, result = new(cli, text)
        equal((result.status, result.output), (2, ""), text)
        contains(result.errors, f"arbiter-cli: {cli.path('position')}: is empty, expected")
        assert not path.exists()
    for given, part in ((cli.path("nowhere"), "No such file"), (cli.folder, "folder")):
        path = cli.path("none.arbiter")
        result = cli.run("new", "--players=Ann,Ben", "--given", given, path)
        equal((result.status, result.output), (2, ""), given)
        contains(result.errors, part)
        assert not path.exists()


def test_given_is_bounded(cli):
    """What is too large is refused unread; what is just not is read, and not saved if it cannot be."""
    path, result = new(cli, "# " + "x" * (4 << 20))
    equal(result.status, 2)
    contains(result.errors, "larger than 4 MiB")
    for text in (b"#\n" * (2 << 20), b"x" * (4 << 20), os.urandom(4 << 20)):
        path, result = new(cli, text)
        equal((result.status, result.output), (2, ""), text[:20])
        assert result.seconds < 5 * cli.burden, result.seconds
        assert result.megabytes < 200 * cli.burden, result.megabytes
        assert not path.exists()


def test_given_with_very_many_moves(cli):
    lines = "1 adjust fighters +1\n1 adjust fighters -1\n" * 5000
    path, result = new(cli, lines)
    equal((result.status, result.errors), (0, ""))
    assert result.seconds < 10 * cli.burden, result.seconds
    equal(len(json.loads(path.read_text())["moves"]), 10000)
    path, result = new(cli, lines * 4)
    equal(result.status, 2)
    contains(result.errors, "not saved: 40000 moves, expected at most 20000")
    assert not path.exists()


def test_given_never_replaces_a_file(cli):
    path, _ = new(cli, POSITION)
    before = path.read_bytes()
    result = cli.run("new", "--players=A,B", "--given", cli.path("position"), path)
    equal(result.status, 2)
    equal(path.read_bytes(), before)


def test_given_in_words(cli):
    _, result = new(cli, "1 sing\n", "--language=it")
    contains(result.errors, "position:1: ")
    assert "describes no part" not in result.errors, result.errors
    contains(cli.run("new", "--help").output, "--given=FILE")


TESTS = [value for name, value in sorted(globals().items()) if name.startswith("test_")]
