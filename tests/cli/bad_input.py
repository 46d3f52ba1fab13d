# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input: one clear line, in time, in bounded memory, and the file is left as it is."""

import json

from harness import contains, equal, snapshot

READERS = ("check", "score", "moves", "state", "record")


def document(**changes):
    """A saved game as text, with some members changed, or left out where None."""
    members = {
        "format": "arbiter-game",
        "version": 1,
        "system": "eminent-domain",
        "edition": "it",
        "players": [{"name": "Anna"}, {"name": "Ben"}],
        "moves": ["1 skip", "1 lead survey"],
    }
    members.update(changes)
    return json.dumps({k: v for k, v in members.items() if v is not None})


# Name, content (None: no such file), and what the line must say.
FILES = [
    ("missing", None, "No such file"),
    ("empty", "", "empty, expected a file with something in it"),
    ("truncated", document()[:90], "line 1"),
    ("no-object", "[1, 2]", "expected"),
    ("not-utf-8", b'{"format": "arbiter-game", "note": "\xff"}', "UTF-8"),
    ("binary", bytes(range(256)) * 64, "line 1"),
    ("comment", "/* hello */ " + document(), "line 1"),
    ("trailing", document() + " 7", "line 1"),
    ("duplicate-key", document()[:-1] + ', "edition": "bga"}', "edition"),
    ("huge-number", document().replace('"version": 1', '"version": ' + "9" * 30), "line 1"),
    ("too-large", document(comment="x" * (5 * 1024 * 1024)), "MiB"),
    ("too-deep", "[" * 100_000, "line 1"),
    ("deep-inside", document()[:-1] + ', "notes": ' + "[" * 40 + "]" * 40 + "}", "line 1"),
    ("newer", document(version=99), "newer"),
    ("no-format", document(format=None), "format"),
    ("other-format", document(format="chess"), "format"),
    ("version-text", document(version="1"), "version"),
    ("no-system", document(system=None), "system"),
    ("unknown-system", document(system="chess"), "system"),
    ("unknown-edition", document(edition="klingon"), "edition"),
    ("edition-number", document(edition=3), "edition"),
    ("no-players", document(players=None), "players"),
    ("one-player", document(players=[{"name": "Anna"}]), "players"),
    ("nine-players", document(players=[{"name": str(i)} for i in range(9)]), "players"),
    ("player-number", document(players=[1, 2]), "players"),
    ("moves-text", document(moves="1 skip"), "moves"),
    ("move-number", document(moves=["1 skip", 7]), "moves[1]"),
    ("move-empty", document(moves=[""]), "moves[0]"),
    ("unknown-verb", document(moves=["1 skip", "1 teleport survey"]), "moves[1]"),
    ("unknown-card", document(moves=["1 play fireball"]), "moves[0]"),
    ("no-such-seat", document(moves=["7 skip"]), "moves[0]"),
    ("seat-zero", document(moves=["0 skip"]), "moves[0]"),
    ("huge-count", document(moves=["1 discard 99999999999"]), "moves[0]"),
    ("huge-planet", document(moves=["1 settle #99999"]), "moves[0]"),
    ("long-move", document(moves=["1 " + "x" * 5000]), "moves[0]"),
    ("unknown-switch", document(switches={"gravity": "off"}), "gravity"),
    ("unknown-value", document(switches={"errata": "sometimes"}), "sometimes"),
    ("unknown-variant", document(variants=["chess960"]), "chess960"),
    ("unknown-member", document(cheats=True), "cheats"),
]


def check_complaint(cli, result, name, part):
    equal(result.status, 2, name)
    lines = result.errors.splitlines()
    assert lines, f"{name}: nothing on standard error"
    for line in lines:
        assert line.startswith("arbiter-cli: "), f"{name}: {line!r}"
        contains(line, f"{name}.arbiter")
        assert len(line) < 1000, f"{name}: a line of {len(line)} characters"
    contains(result.errors, part)
    assert result.seconds < cli.burden, f"{name}: took {result.seconds:.1f} s"
    assert result.megabytes < 100 * cli.burden, f"{name}: took {result.megabytes:.0f} MiB"


def test_files(cli):
    for name, content, part in FILES:
        path = cli.path(name + ".arbiter")
        before = None
        if content is not None:
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            before = snapshot(path)
        for command in READERS if name in ("missing", "truncated", "unknown-verb") else ("check",):
            check_complaint(cli, cli.run(command, path, text="1 skip\n"), name, part)
        if before is not None:
            equal(snapshot(path), before, f"{name} was changed")


def test_folder_and_device(cli):
    cli.path("folder.arbiter").mkdir()
    check_complaint(cli, cli.run("check", cli.path("folder.arbiter")), "folder", "expected a file")
    result = cli.run("check", "/dev/zero")
    equal(result.status, 2)
    contains(result.errors, "/dev/zero")


def test_many_defects_at_once(cli):
    path = cli.path("many.arbiter")
    path.write_text(document(edition="klingon", players=[{"name": "Anna"}, {"name": 7}]))
    result = cli.run("check", path)
    equal(result.status, 2)
    contains(result.errors, "klingon")


def test_random_bytes(cli):
    """Whatever a byte of a good file becomes, there is an answer and no crash."""
    good = document().encode()
    paths = []
    for at in range(0, len(good), 3):
        for byte in (0, ord('"'), ord("{"), 0xC3):
            paths.append(cli.path(f"byte-{at}-as-{byte}.arbiter"))
            paths[-1].write_bytes(good[:at] + bytes([byte]) + good[at + 1:])
    result = cli.run("check", "--format=json", *paths)
    equal(result.status, 2, result.errors[-1000:])
    read = {found["file"] for found in result.json}
    for path in paths:
        refused = f"arbiter-cli: {path}: " in result.errors
        assert refused != (str(path) in read), path


def test_one_number(cli):
    result = cli.run("simulate", "--system=nine-domains", "--players=3")
    equal(result.status, 2)
    contains(result.errors, "found “3”, expected 2\n")


def test_what_is_typed_commands_no_terminal(cli):
    """Neither escapes nor line breaks of an argument come back, nor all of a very long one."""
    path = cli.game("typed.arbiter")
    evil = "a\x1b[31mb\nc\x9bd\r"
    for words in ((evil,), ("check", evil), ("check", "--" + evil, path), ("rule", evil),
                  ("check", "--format=" + evil, path), ("simulate", "--system=" + evil),
                  ("edit", path, "1", evil), ("frame", path, "--name=1=" + evil), ("audit", path, evil + "=3"),
                  ("new", "--players=A,B", "--edition=" + evil, "x"), ("record", evil)):
        result = cli.run(*words)
        equal((result.status, result.output), (2, ""), words)
        for line in result.errors.splitlines():
            assert line.startswith("arbiter-cli: "), (words, line)
        equal([c for c in result.errors if c < " " and c != "\n" or "\x7f" <= c < "\xa0"], [], words)
    reported = cli.run("record", path, text="1 pl\x1b[31may\n")
    equal([c for c in reported.output + reported.errors if c < " " and c != "\n"], [])

    for words in (("x" * 100_000,), ("rule", "x" * 100_000), ("check", "x" * 4000)):
        result = cli.run(*words)
        equal(result.status, 2)
        assert len(result.errors) < 6000, len(result.errors)
        contains(result.errors, "…")
        contains(result.errors, "expected ")


def test_a_name_turns_no_text_around(cli):
    path = cli.game("turned.arbiter", "", "A\u202ennA,\u2066Ben")
    equal(cli.run("record", path, text="lead research\nend\n").status, 0)
    for words in (("score",), ("score", "--proof"), ("state",), ("moves", "--all")):
        output = cli.run(*words, path).output
        equal([mark for mark in "\u202e\u2066" if mark in output], [], words)
    players = cli.run("score", "--format=json", path).json[0]["players"]
    # A name needs no such mark, so neither the game nor its file keeps it.
    equal([player["name"] for player in players], ["AnnA", "Ben"])
    equal([mark for mark in "\u202e\u2066" if mark in path.read_text(encoding="utf-8")], [])


def test_failures_are_silent_in_json(cli):
    """Who fails altogether writes nothing; of several files, those that could be read are told."""
    path = cli.game("silent.arbiter")
    missing = cli.path("missing.arbiter")
    failing = [(command, missing) for command in ("check", "score", "moves", "state", "clock",
                                                  "record")]
    failing += [("audit", missing, "1.hand=3"), ("edit", missing, "1", "remove"), ("frame", missing, "--edition=it"),
                ("compare", "--edition=it", missing), ("rule", "no.rule"), ("simulate", "--seed=x"),
                ("new", "--players=A,B", path), ("state", "--at=99", path),
                ("moves", "--as=9", path), ("systems", "--no-such-option")]
    for words in failing:
        result = cli.run(*words, "--format=json")
        equal((result.status, result.output), (2, ""), words)
        assert result.errors, words
    for command in ("check", "score", "moves", "state", "clock"):
        result = cli.run(command, "--format=json", missing, path)
        equal((result.status, len(result.json)), (2, 1), command)


TESTS = [test_files, test_folder_and_device, test_many_defects_at_once, test_random_bytes,
         test_one_number, test_what_is_typed_commands_no_terminal,
         test_a_name_turns_no_text_around,
         test_failures_are_silent_in_json]
