# SPDX-License-Identifier: GPL-3.0-or-later
"""What is on the disk when the program is ended from outside."""

import pathlib
import signal
import subprocess

import screen
from files import FULL
from journey import Journey, RECORD, SOME


LOGOUT = 'Inhibit 1\n'  # by the rules of session managers


class Ending(Journey):

  def start_game(self):
    self.path = self.game(RECORD, SOME)
    self.program = self.start(self.path)
    self.open_games = lambda: [line for file in self.home.rglob('keyfile')
                               for line in file.read_text().splitlines()
                               if line.startswith('open-games') and 'game.arbiter' in line]
    screen.wait('the open game noted', self.open_games)

  def play(self):
    """A move that is to be seen; the file is not asked for it."""
    offer = self.offer(self.path, kind='lead', verdict='legal')['text']
    self.program.press(offer, exact=True)
    screen.wait('the move', lambda: not self.program.find_all(['button'], offer, exact=True))

  def assert_ended(self):
    """All of it is there, and nothing was interrupted."""
    screen.wait('the end of the program', lambda: self.program.process.poll() is not None)
    self.assertEqual(self.program.process.returncode, 0)
    self.assertGreater(len(self.moves(self.path)), SOME)
    self.assertEqual(self.open_games(), [])
    self.assertEqual(self.complaints(), [])

  def end_by(self, number):
    self.start_game()
    self.play()
    self.program.process.send_signal(number)
    self.assert_ended()

  def test_desktop_ends_it(self):
    self.end_by(signal.SIGTERM)

  def test_terminal_interrupts_it(self):
    self.end_by(signal.SIGINT)

  def test_terminal_is_closed(self):
    self.end_by(signal.SIGHUP)

  def begin_session(self):
    calls = self.home / 'calls'
    manager = subprocess.Popen([pathlib.Path(__file__).with_name('session_manager.py'), calls])
    self.addCleanup(manager.wait)
    self.addCleanup(manager.kill)
    screen.wait('a session manager', calls.exists)
    return manager, calls

  def test_session_is_ended(self):
    manager, calls = self.begin_session()
    self.start_game()
    self.play()
    manager.send_signal(signal.SIGUSR1)
    screen.wait('the answer', lambda: 'EndSessionResponse' in calls.read_text())
    self.assertGreater(len(self.moves(self.path)), SOME)
    manager.send_signal(signal.SIGUSR2)
    self.assert_ended()

  def play_unsaved(self):
    """A move that no disk takes, after which the session manager has been told to wait."""
    manager, calls = self.begin_session()
    path = self.game(RECORD, SOME)
    full = ['unshare', '--map-root-user', '--mount', 'sh', '-c', FULL, 'sh', self.home]
    if not screen.works([*full, 'true']):
      self.skipTest('no disk can be mounted')
    program = self.start(self.home / 'full' / 'game.arbiter', within=full)
    program.press(self.offer(path, kind='lead', verdict='legal')['text'], exact=True)
    program.says('only kept in this window')
    manager.send_signal(signal.SIGUSR1)
    screen.wait('the session to wait', lambda: LOGOUT in calls.read_text())
    return program, calls

  def test_session_waits_for_room(self):
    program, _calls = self.play_unsaved()
    program.keys('game', 'ctrl+w')
    program.press('Close Without Saving', program.dialog())
    screen.wait('the end of the program', lambda: program.process.poll() is not None)

  def test_session_waits_in_another_language(self):
    """The window that is made anew has it wait, and not the one that goes."""
    program, calls = self.play_unsaved()
    program.keys('game', 'ctrl+comma')
    program.window('Preferences')
    program.choose('Preferences', 'Language', 'Italiano')
    program.without('Preferences')
    screen.wait('the screen, and the session, for the new window',
                lambda: calls.read_text().count('Uninhibit') == 2)
    self.assertEqual(calls.read_text().count(LOGOUT), 2)
    program.keys('game', 'ctrl+w')
    program.press('Chiudi senza salvare')
    screen.wait('the end of the program', lambda: program.process.poll() is not None)
