# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs at one game: what one has acknowledged, the other never takes away."""

import contextlib
import fcntl
import hashlib
import json
import os
import subprocess
import time

from commands import OPENING
from harness import contains, equal, snapshot
from recording import moves_of

# How often two writers begin at once.
ROUNDS = 200  # a fifth of them with a sanitizer

# Two moves for whoever begins.
BEGINNINGS = ("1 lead research", "1 lead survey")


def copy_of(path, name):
    """The same game in a file of another name."""
    copy = path.with_name(name)
    copy.write_bytes(path.read_bytes())
    return copy


def opened(cli, path):
    """A conversation that has read the file: it has answered a move that is illegal."""
    process = cli.start("record", str(path))
    equal(say(process, "1 settle #7"), "illegal")
    return process


def say(process, line):
    """Tells a line, gives the first word of the answer."""
    process.stdin.write(line + "\n")
    process.stdin.flush()
    return process.stdout.readline().split()[0].rstrip(":")


def finish(process):
    """The end of a conversation: the other answers, and what it returns."""
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()
    rest = process.stdout.read()
    process.stdout.close()
    return rest, process.wait()


@contextlib.contextmanager
def locked(path):
    """Nobody can save the game meanwhile."""
    digest = hashlib.sha256(path.name.encode()).hexdigest()
    lock = path.with_name(".arbiter-lock-" + digest[:16])
    with open(lock, "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
        lock.unlink()


def wait_for_save(path):
    """Until a program that is kept waiting has all ready to replace the file."""
    deadline = time.monotonic() + 60
    while not any(name.startswith(".arbiter-") and len(name) == len(".arbiter-XXXXXX")
                  for name in os.listdir(path.parent)):
        assert time.monotonic() < deadline, "nobody saves"
        time.sleep(0.002)


def test_two_records_at_once(cli):
    """Each has read the file before either writes: one is heard, the other is told."""
    model = cli.game("at-once-model.arbiter", "", "Ann,Ben")
    for number in cli.some(range(ROUNDS)):
        path = copy_of(model, "at-once.arbiter")
        talks = [opened(cli, path), opened(cli, path)]
        for talk, move in zip(talks, BEGINNINGS):
            talk.stdin.write(move + "\n")
        for talk in talks[::-1] if number % 2 else talks:
            talk.stdin.flush()
        ends = [finish(talk) for talk in talks]
        heard = [move for move, end in zip(BEGINNINGS, ends) if end[0].startswith("legal")]
        equal(len(heard), 1, f"round {number}: {ends}")
        contains(moves_of(path), heard[0])
        reported = next(end for end in ends if not end[0].startswith("legal"))
        equal(reported, (f"not saved: {path} has changed\n", 2), f"round {number}")


def test_records_from_the_start(cli):
    """Also whoever opens the file while the other writes: nothing heard is lost."""
    model = cli.game("racing-model.arbiter", "", "Ann,Ben")
    for number in cli.some(range(ROUNDS // 10)):
        path = copy_of(model, "racing.arbiter")
        talks = [cli.start("record", "--format=json", str(path)) for _ in range(3)]
        for talk in talks:
            talk.stdin.write("\n".join(OPENING) + "\n")
            talk.stdin.close()
        heard = []
        for talk in talks:
            answers = json.loads(talk.stdout.read())
            talk.stdout.close()
            talk.wait()
            # Who comes after the other is done says moves that imply some of the other player.
            for answer in answers:
                if answer.get("recorded"):
                    heard += [*answer["implied"], answer["text"]]
        equal(sorted(heard), sorted(moves_of(path)), f"round {number}")


def test_the_second_stops(cli):
    path = cli.game("second.arbiter", "", "Ann,Ben")
    first, second = opened(cli, path), opened(cli, path)
    for move in ("1 skip", "1 lead research", "undo"):
        say(first, move)
    equal(finish(first)[1], 1)
    kept = snapshot(path)
    second.stdin.write("1 lead survey\n1 done\n")
    equal(finish(second), (f"not saved: {path} has changed\n", 2))
    equal(snapshot(path), kept, "the other's moves were written over")


def test_the_second_stops_in_json(cli):
    path = cli.game("second.arbiter", "", "Ann,Ben")
    talk = cli.start("record", "--format=json", str(path))
    talk.stdin.write("1 skip\n")
    talk.stdin.flush()
    begin = talk.stdout.readline() + talk.stdout.readline()
    equal(cli.run("record", path, text="1 lead research\n").status, 0)
    kept = snapshot(path)
    talk.stdin.write("1 lead survey\n1 done\n")
    rest, status = finish(talk)
    equal(json.loads(begin + rest)[1:], [{"not-saved": f"{path} has changed"}])
    equal(status, 2)
    equal(snapshot(path), kept, "the other's moves were written over")


def test_the_same_content_is_no_change(cli):
    path = cli.game("touched.arbiter", "", "Ann,Ben")
    talk = opened(cli, path)
    path.write_bytes(path.read_bytes())
    equal(say(talk, "1 skip"), "legal")
    other = path.with_name("touched.other")
    other.write_bytes(path.read_bytes())
    other.rename(path)
    equal(say(talk, "1 lead research"), "legal")
    equal(finish(talk), ("", 1))
    equal(moves_of(path), ["1 skip", "1 lead research"])


def changed_meanwhile(cli, path, *words):
    """Runs a command whose file another program writes before it can."""
    with locked(path):
        process = subprocess.Popen([cli.program, *map(os.fspath, words)], cwd=cli.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env=cli.environment())
        wait_for_save(path)
        path.write_text(path.read_text().replace("Anna", "Nora"))
        kept = snapshot(path)
    output, errors = process.communicate()
    equal((process.returncode, output), (2, ""))
    contains(errors, "not saved: another program has changed the file")
    equal(snapshot(path), kept, "the other's game was written over")


def test_edit_changes_nothing(cli):
    path = cli.game("edit-second.arbiter", OPENING)
    changed_meanwhile(cli, path, "edit", path, "1", "replace", "1 play survey")


def test_frame_changes_nothing(cli):
    path = cli.game("frame-second.arbiter", OPENING)
    changed_meanwhile(cli, path, "frame", path, "--edition=jp")


def test_audit_changes_nothing(cli):
    path = cli.game("audit-second.arbiter", OPENING)
    hand = next(counter["value"] for counter in cli.run("state", "--format=json", path)
                .json[0]["counters"] if (counter["id"], counter["seat"]) == ("hand", 2))
    changed_meanwhile(cli, path, "audit", "--apply=1", path, f"2.hand={hand + 1}")


def test_new_never_replaces(cli):
    for number in cli.some(range(ROUNDS // 10)):
        path = cli.path("begun-twice.arbiter")
        path.unlink(missing_ok=True)
        begun = [subprocess.Popen([cli.program, "new", f"--players={name},Ben", str(path)],
                                  stderr=subprocess.PIPE, text=True, env=cli.environment())
                 for name in ("Ann", "Zoe")]
        errors = [process.communicate()[1] for process in begun]
        equal(sorted(process.returncode for process in begun), [0, 2], f"round {number}")
        winner = [process.returncode for process in begun].index(0)
        equal(json.loads(path.read_text())["players"][0]["name"], ("Ann", "Zoe")[winner])
        contains(errors[1 - winner], "already exists")


def test_simulate_never_replaces(cli):
    folder = cli.path("games-kept")
    words = ("simulate", "--system=nine-domains", "--players=2", "--games=2", "--seed=5",
             "--record", folder)
    equal(cli.run(*words).status, 0)
    kept = {path: snapshot(path) for path in folder.iterdir()}
    equal(len(kept), 2)
    again = cli.run(*words)
    equal(again.status, 2)
    contains(again.errors, "already exists")
    equal({path: snapshot(path) for path in folder.iterdir()}, kept)


def test_nothing_is_left_behind(cli):
    equal([name for name in os.listdir(cli.folder) if name.startswith(".")], [])


TESTS = [test_two_records_at_once, test_records_from_the_start, test_the_second_stops,
         test_the_second_stops_in_json, test_the_same_content_is_no_change,
         test_edit_changes_nothing, test_frame_changes_nothing, test_audit_changes_nothing,
         test_new_never_replaces, test_simulate_never_replaces, test_nothing_is_left_behind]
