#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Configures the project with its options, and without the programs that only tests need:
test_configure.py SOURCE"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE = sys.argv[1]

# What a machine that only builds need not have.
TOOLS = ("xvfb-run", "dbus-run-session", "appstreamcli", "desktop-file-validate",
         "update-desktop-database", "update-mime-database", "valgrind")
# Of those, what no test needs.
AFTER_INSTALLING = {"update-desktop-database"}


def configure(folder, *options, environment=None):
    """What the configuration returns, and what it says."""
    done = subprocess.run(["meson", "setup", folder, SOURCE, *options], text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment)
    return done.returncode, done.stdout


def introspect(folder, what):
    return json.loads(subprocess.check_output(["meson", "introspect", what, folder]))


def installed(folder):
    """Where files go that would be installed."""
    plan = introspect(folder, "--install-plan")
    return {file["destination"] for files in plan.values() for file in files.values()}


def without(tools, folder):
    """An environment in which all programs are found but these. Wrappers come first in a path and
    search for the program that they wrap; so the last one is taken."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in pathlib.Path(place).glob("*"):
            link = folder / program.name
            if program.name not in tools and not os.path.lexists(link):
                link.symlink_to(program)
    return {**os.environ, "PATH": str(folder)}


def test_without_the_window(folder):
    """Only the command line is installed, and its texts."""
    status, text = configure(folder / "build", "-Dwindow=false", "-Dtests=disabled")
    assert status == 0, text
    places = installed(folder / "build")
    others = {place for place in places if not place.endswith("/LC_MESSAGES/arbiter.mo")}
    assert others == {"{bindir}/arbiter-cli"}, others


def test_without_tests(folder):
    status, text = configure(folder / "build", "-Dtests=disabled")
    assert status == 0, text
    assert introspect(folder / "build", "--tests") == []
    assert "{bindir}/arbiter" in installed(folder / "build")


def test_what_can_run(folder):
    """What is missing is named, and only the tests that need it are left out."""
    environment = without(TOOLS, folder / "bin")
    status, text = configure(folder / "build", environment=environment)
    assert status == 0, text
    said = text.partition("Left out")[2]
    for tool in set(TOOLS) - AFTER_INSTALLING:
        assert f"(no {tool})" in said, (tool, said)
    suites = {suite.partition(":")[2] for test in introspect(folder / "build", "--tests")
              for suite in test["suite"]}
    assert {"engine", "store", "cli", "model"} <= suites, suites
    assert not suites & {"app", "journeys"}, suites


def test_all_or_none(folder):
    environment = without({"appstreamcli"}, folder / "bin")
    status, text = configure(folder / "build", "-Dtests=enabled", environment=environment)
    assert status != 0 and "appstreamcli" in text, text


TESTS = (test_without_the_window, test_without_tests, test_what_can_run, test_all_or_none)


def main():
    good = True
    print(f"1..{len(TESTS)}")
    for number, test in enumerate(TESTS, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(pathlib.Path(folder))
                print(f"ok {number} - {test.__name__}", flush=True)
            except AssertionError as error:
                good = False
                print(f"not ok {number} - {test.__name__}")
                print("\n".join("# " + line for line in str(error).splitlines()), flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
