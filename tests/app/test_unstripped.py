#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The templates work as they are written, as TAP: usage: test_unstripped.py FOLDER TEST…

The white space in them is only taken out where building finds xmllint, and GTK does not mind it
everywhere: it takes the line end between </object> and </property> for a part of the name of a
picture. So tests of the window, which use each template, read them from the folder.
"""

import os
import pathlib
import re
import subprocess
import sys

PREFIX = '/io/github/tabletop_arbiter/Arbiter'


def main():
  folder = pathlib.Path(sys.argv[1])
  tests = [pathlib.Path(test) for test in sys.argv[2:]]
  # Only the folders of templates: GIO warns where the platform asks whether a style sheet exists.
  places = sorted({path.parent.relative_to(folder) for path in folder.rglob('*.ui')})
  environment = dict(os.environ, G_RESOURCE_OVERLAYS=':'.join(
      f'{PREFIX}/{place}={folder / place}' for place in places))
  read = set()
  good = True

  def say(passed, what, lines):
    nonlocal good
    good = good and passed
    print(f'{"" if passed else "not "}ok - {what}', flush=True)
    for line in lines if not passed else ():
      print('#', line)

  print(f'1..{len(tests) + 1}')
  for test in tests:
    done = subprocess.run([test, '--tap'], env=environment, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    # GLib says which files it takes instead of what was built in.
    read |= {pathlib.Path(name) for name in re.findall("Mapped file '([^']*)'", done.stdout)}
    say(done.returncode == 0, test.name, done.stdout.splitlines()[-20:])
  unread = sorted(str(path) for path in set(folder.rglob('*.ui')) - read)
  say(not unread, 'all templates are used', unread)
  return 0 if good else 1


if __name__ == '__main__':
  sys.exit(main())
