#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Journeys through the installed program, as TAP.

usage: test_journeys.py BUILD PREFIX SOURCE TAPS MODULE [--whole] [JOURNEY…]

It has to run on a display and a session bus of its own, as meson test gives it. A module that wants
another display than X11 says so in DISPLAY. With names, only the journeys that have one of them in
theirs. Of a journey that fails there is a picture in meson-logs/journeys.
"""

import importlib
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import display


def why_not():
  """Why nobody can find anything by role and name here."""
  try:
    import screen  # noqa: F401
  except (ImportError, ValueError) as error:
    return str(error)
  return None


class Tap(unittest.TestResult):
  """A line for each journey, and what went wrong in lines that begin with #."""

  def __init__(self, place, pictures):
    super().__init__()
    self.display = place
    self.pictures = pictures

  def say(self, good, test, remark=''):
    print(f'{"" if good else "not "}ok {self.testsRun} - {test.id()}{remark}', flush=True)

  def startTest(self, test):
    super().startTest(test)
    self.begun = time.monotonic()

  def addSuccess(self, test):
    self.say(True, test)
    print(f'# {time.monotonic() - self.begun:.1f} s', flush=True)

  def addSkip(self, test, reason):
    self.say(True, test, f' # SKIP {reason}')

  def addFailure(self, test, error):
    super().addFailure(test, error)
    self.say(False, test)
    for line in self.failures[-1][1].splitlines() + test.complaints():
      print('#', line)
    self.pictures.mkdir(exist_ok=True, parents=True)
    self.display.take_picture(self.pictures / f'{test.id()}.png')

  def addError(self, test, error):
    self.addFailure(test, error)


def load(module, names):
  suite = unittest.TestSuite()
  for journey in unittest.defaultTestLoader.loadTestsFromModule(module):
    for test in journey:
      if not names or any(name in test.id() for name in names):
        suite.addTest(test)
  return suite


def main():
  build, prefix, source, taps, name, *names = sys.argv[1:]
  reason = why_not()
  if reason is None:
    module = importlib.import_module(name)
    place = getattr(module, 'DISPLAY', display.X11)()
    reason = place.why_not()
  if reason is not None:
    print(f'1..0 # SKIP {reason}')
    return 0
  # Whoever started the tests may ignore some; the program leaves those alone.
  for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    if signal.getsignal(number) == signal.SIG_IGN:
      signal.signal(number, signal.SIG_DFL)
  import journey
  import whole_game
  if '--whole' in names:
    names.remove('--whole')
    whole_game.TURNS = 0
  with tempfile.TemporaryDirectory(prefix='arbiter-installed-') as folder:
    installed = pathlib.Path(folder) / 'installed'
    stage = pathlib.Path(source) / 'tests' / 'install' / 'stage.sh'
    subprocess.run([stage, build, prefix, installed], check=True)
    journey.Place.display = place
    journey.Place.installed = installed
    journey.Place.program = installed / 'bin' / 'arbiter'
    journey.Place.source = pathlib.Path(source)
    journey.Place.taps = taps
    suite = load(module, names)
    result = Tap(place, pathlib.Path(build) / 'meson-logs' / 'journeys')
    place.begin()
    print(f'1..{suite.countTestCases()}', flush=True)
    try:
      suite.run(result)
    finally:
      place.end()
  return 0 if result.wasSuccessful() else 1


if __name__ == '__main__':
  sys.exit(main())
