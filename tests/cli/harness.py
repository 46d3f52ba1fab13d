# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the referee of the command line, and reports tests in the TAP format."""

import json
import os
import pathlib
import subprocess
import tempfile
import traceback


class Result:
    """What a run of the program left behind."""

    def __init__(self, status, output, errors, seconds, megabytes):
        self.status = status
        self.output = output
        self.errors = errors
        self.seconds = seconds
        self.megabytes = megabytes

    @property
    def lines(self):
        return self.output.splitlines()

    @property
    def json(self):
        return json.loads(self.output)


class Cli:
    """The program, in a folder of its own."""

    def __init__(self, program):
        self.program = str(pathlib.Path(program).resolve())
        # With a sanitizer built in it is several times as large and as slow as for players.
        self.burden = 6 if b"__asan_init" in pathlib.Path(program).read_bytes() else 1
        self.holder = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.holder.name)

    def some(self, items):
        """All items, or every fifth with a sanitizer."""
        return items[::5] if self.burden > 1 else items

    def environment(self, **changes):
        kept = {k: v for k, v in os.environ.items() if k not in ("LANGUAGE", "LANG", "LC_ALL")}
        return {**kept, "LC_ALL": "C.UTF-8", **changes}

    def run(self, *words, text="", **environment):
        """Runs it to its end; `text` may be bytes."""
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output, \
                tempfile.TemporaryFile() as errors:
            given.write(text if isinstance(text, bytes) else text.encode())
            given.seek(0)
            process = subprocess.Popen([self.program, *map(os.fspath, words)], stdin=given,
                                       stdout=output, stderr=errors, cwd=self.folder,
                                       env=self.environment(**environment))
            _, status, usage = os.wait4(process.pid, 0)
            # Time of the processor: other tests run beside this one.
            seconds = usage.ru_utime + usage.ru_stime
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            errors.seek(0)
            return Result(process.returncode, output.read().decode(), errors.read().decode(),
                          seconds, usage.ru_maxrss / 1024)

    def start(self, *words):
        """Begins a conversation with it."""
        return subprocess.Popen([self.program, *words], stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                cwd=self.folder, env=self.environment(), text=True, bufsize=1)

    def path(self, name):
        return self.folder / name

    def game(self, name, moves="", players="Anna,Ben,Cleo", *options):
        """A new record with some moves."""
        path = self.path(name)
        path.unlink(missing_ok=True)
        made = self.run("new", "--players=" + players, *options, path)
        assert made.status == 0, made.errors
        if moves:
            reported = self.run("record", path, text="\n".join(moves) + "\n")
            assert reported.status == 0, reported.output + reported.errors
        return path


def snapshot(path):
    """All of a file that reading it must not change."""
    about = path.stat()
    return path.read_bytes(), about.st_mtime_ns, about.st_ino, about.st_mode


def equal(found, expected, what=""):
    assert found == expected, f"{what}: found {found!r}, expected {expected!r}"


def contains(text, part):
    assert part in text, f"expected {part!r} in {text!r}"


def run_tests(tests, cli):
    """Runs each and prints the TAP lines; tells whether all were good."""
    print(f"1..{len(tests)}")
    good = True
    for number, test in enumerate(tests, 1):
        name = test.__name__.removeprefix("test_").replace("_", "-")
        try:
            test(cli)
        except Exception:  # a test may fail in any way; the others still count
            good = False
            for line in traceback.format_exc().splitlines():
                print("#", line)
            print(f"not ok {number} {name}")
        else:
            print(f"ok {number} {name}")
    return good
