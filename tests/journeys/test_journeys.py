#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Journeys through the installed program: test_journeys.py BUILD PREFIX SOURCE TAPS [--whole] [JOURNEY…]

It has to run on a display and a session bus of its own, as meson test gives it.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

SKIPPED = 77
TOOLS = ('xdotool', 'openbox', 'xcompmgr')


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


def begin_desktop():
  """Without a window manager the keyboard goes astray, without a compositor menus are black."""
  programs = [subprocess.Popen([name], stderr=subprocess.DEVNULL) for name in TOOLS[1:]]
  end = time.monotonic() + 10
  while subprocess.run(['xdotool', 'get_desktop'], capture_output=True, check=False).returncode:
    if time.monotonic() > end:
      raise SystemExit('no window manager')
    time.sleep(0.05)
  return programs


def load(names):
  import features
  import whole_game
  loader = unittest.defaultTestLoader
  suite = unittest.TestSuite()
  for module in (features, whole_game):
    for journey in loader.loadTestsFromModule(module):
      for test in journey:
        if not names or any(name in test.id() for name in names):
          suite.addTest(test)
  return suite


def main():
  reason = why_not()
  if reason is not None:
    print(f'skipped: {reason}')
    return SKIPPED
  import journey
  import whole_game
  build, prefix, source, taps, *names = sys.argv[1:]
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
    desktop = begin_desktop()
    try:
      result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(load(names))
    finally:
      for program in desktop:
        program.terminate()
  return 0 if result.wasSuccessful() else 1


if __name__ == '__main__':
  sys.exit(main())
