#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Journeys through the installed program, as TAP.

usage: test_journeys.py BUILD PREFIX SOURCE TAPS MODULE [--whole] [JOURNEY…]

It has to run on a display and a session bus of its own, as meson test gives it. With names, only
the journeys that have one of them in theirs. Of a journey that fails there is a picture in
meson-logs/journeys.
"""

import importlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

TOOLS = ('xdotool', 'openbox', 'xcompmgr', 'import')


def why_not():
  """Why the journeys cannot be made here."""
  if 'DISPLAY' not in os.environ:
    return 'no display'
  for tool in TOOLS:
    if shutil.which(tool) is None:
      return f'no {tool}'
  try:
    import screen  # noqa: F401
  except (ImportError, ValueError) as error:
    return str(error)
  return None


def begin(name):
  return subprocess.Popen([name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def begin_desktop():
  """Without a window manager the keyboard goes astray, without a compositor menus are black. On a
  busy machine one may find no display yet, and gives up: it is begun again."""
  programs = [begin(name) for name in TOOLS[1:3]]
  end = time.monotonic() + 60
  while subprocess.run(['xdotool', 'get_desktop'], capture_output=True, check=False).returncode:
    if time.monotonic() > end:
      raise SystemExit('no window manager')
    time.sleep(0.05)
    programs = [program if program.poll() is None else begin(program.args[0])
                for program in programs]
  return programs


class Tap(unittest.TestResult):
  """A line for each journey, and what went wrong in lines that begin with #."""

  def __init__(self, pictures):
    super().__init__()
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
    subprocess.run(['import', '-window', 'root', self.pictures / f'{test.id()}.png'], check=False)

  def addError(self, test, error):
    self.addFailure(test, error)


def load(module, names):
  suite = unittest.TestSuite()
  for journey in unittest.defaultTestLoader.loadTestsFromModule(importlib.import_module(module)):
    for test in journey:
      if not names or any(name in test.id() for name in names):
        suite.addTest(test)
  return suite


def main():
  reason = why_not()
  if reason is not None:
    print(f'1..0 # SKIP {reason}')
    return 0
  import journey
  import whole_game
  build, prefix, source, taps, module, *names = sys.argv[1:]
  if '--whole' in names:
    names.remove('--whole')
    whole_game.TURNS = 0
  with tempfile.TemporaryDirectory(prefix='arbiter-installed-') as folder:
    installed = pathlib.Path(folder) / 'installed'
    stage = pathlib.Path(source) / 'tests' / 'install' / 'stage.sh'
    subprocess.run([stage, build, prefix, installed], check=True)
    journey.Place.installed = installed
    journey.Place.source = pathlib.Path(source)
    journey.Place.taps = taps
    suite = load(module, names)
    result = Tap(pathlib.Path(build) / 'meson-logs' / 'journeys')
    desktop = begin_desktop()
    print(f'1..{suite.countTestCases()}', flush=True)
    try:
      suite.run(result)
    finally:
      for program in desktop:
        program.terminate()
  return 0 if result.wasSuccessful() else 1


if __name__ == '__main__':
  sys.exit(main())
