# SPDX-License-Identifier: GPL-3.0-or-later
"""Files as the world gives and takes them."""

import screen
from journey import Journey, RECORD, SOME

READ_ONLY = ('mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"')

# A disk that is full, under the game, under all games and under whatever else is kept.
FULL = '''
set -e
home=$1
shift
mkdir -p "$home/full" "$home/data" "$home/cache"
mount -t tmpfs -o size=200k none "$home/full"
cp "$home/game.arbiter" "$home/full"
for folder in data cache; do
  mkdir "$home/full/$folder"
  mount --bind "$home/full/$folder" "$home/$folder"
done
dd if=/dev/zero of="$home/full/filling" bs=1k 2>/dev/null || true
exec "$@"
'''


class Files(Journey):

  def play(self, program, path):
    """Presses something legal; the file is not asked for it."""
    program.press(self.offer(path, kind='lead', verdict='legal')['text'], exact=True)

  def copies(self):
    """The games that the program holds by itself."""
    return sorted((self.home / 'data').rglob('*.arbiter'))

  def test_damaged_file_is_reported_about(self):
    path = self.home / 'torn.arbiter'
    path.write_text(self.game(RECORD, SOME).read_text()[:200])
    program = self.start(path)
    program.says('“torn.arbiter” Cannot Be Opened')
    self.look(program)
    program.press('Close', program.dialog())
    self.finish(program)

  def test_open_file_raises_its_window(self):
    first, second = self.game(RECORD, SOME, 'first'), self.game(RECORD, 20, 'second')
    program = self.start(first)
    program.window('first')
    self.again(second)
    program.window('second')
    screen.wait('the second window in front', lambda: program.front() == 'second')
    self.again(first)
    screen.wait('the first window in front', lambda: program.front() == 'first')
    self.assertEqual(len(program.windows()), 2)
    self.finish(program)

  def conflict(self):
    """A game whose file another program writes while it is played; asks what to do."""
    path = self.game(RECORD, SOME)
    program = self.start(path)
    theirs = self.moves(path)[:20]
    legal = self.offer(path, kind='lead', verdict='legal')['text']
    self.rewrite(path, moves=theirs)
    program.press(legal, exact=True)
    program.says('Changed by Another Program')
    self.look(program)
    return program, path, theirs

  def test_change_is_noticed_before_anything_is_recorded(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    theirs = self.moves(path)[:20]
    self.rewrite(path, moves=theirs)
    program.says('Changed by Another Program')
    program.press('Load Theirs', program.dialog())
    program.without('Changed by')
    self.assertEqual(self.moves(path), theirs)
    self.assertEqual(self.copies(), [])
    self.finish(program)

  def test_changed_file_is_loaded(self):
    program, path, theirs = self.conflict()
    program.press('Load Theirs', program.dialog())
    program.without('Changed by')
    self.assertEqual(self.moves(path), theirs)
    self.assertEqual(self.copies(), [])
    self.assertIn(str(len(theirs)), program.open_log()[0])
    program.close_log()
    self.finish(program)

  def test_changed_file_is_left_and_a_copy_kept(self):
    program, path, theirs = self.conflict()
    program.press('Keep Mine as a Copy', program.dialog())
    copy = screen.wait('a copy', self.copies)[0]
    self.assertEqual(self.moves(path), theirs)
    self.assertGreater(len(self.moves(copy)), SOME)
    self.finish(program)

  def test_file_that_was_renamed_is_missed(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    renamed = path.with_name('renamed.arbiter')
    before = self.moves(path)
    path.rename(renamed)
    self.play(program, renamed)
    program.says('was moved or deleted')
    self.look(program)
    self.assertEqual(self.moves(renamed), before)
    self.wait_for_moves(path, lambda moves: len(moves) > len(before), 'the move')
    self.finish(program)

  def test_file_that_cannot_be_written_becomes_a_copy(self):
    folder = self.home / 'locked'
    folder.mkdir()
    path = self.game(RECORD, SOME).rename(folder / 'game.arbiter')
    before = path.read_bytes()
    locked = ['unshare', '--map-root-user', '--mount', 'sh', '-c', READ_ONLY, 'sh', folder]
    if not screen.works([*locked, 'true']):
      self.skipTest('no folder can be mounted read-only')
    program = self.start(path, within=locked)
    self.play(program, path)
    program.says('“game.arbiter” cannot be written: your games now hold a copy')
    self.look(program)
    copy = screen.wait('a copy', self.copies)[0]
    self.wait_for_moves(copy, lambda moves: len(moves) > SOME, 'the move in the copy')
    self.assertEqual(path.read_bytes(), before)
    self.finish(program)

  def test_what_was_saved_survives_a_crash_and_is_offered_again(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    self.play(program, path)
    after = self.wait_for_moves(path, lambda moves: len(moves) > SOME and moves, 'the move')
    program.kill()
    program = self.start()
    program.says('Arbiter was interrupted.')
    program.press('Continue')
    program.window('game')
    program.open_log()
    program.close_log()
    self.assertEqual(self.moves(path), after)
    self.finish(program)

  def test_every_interrupted_game_is_offered(self):
    alpha, beta = self.game(RECORD, SOME, 'alpha'), self.game(RECORD, 20, 'beta')
    program = self.start(alpha, beta)
    program.window('alpha')
    program.window('beta')
    program.kill()
    program = self.start()
    program.says('Arbiter was interrupted.')
    program.says('alpha\n')
    program.says('beta\n')
    self.look(program)
    program.press('Continue')
    program.window('beta')
    self.finish(program)

  def test_moves_that_no_disk_takes_are_not_closed_away(self):
    path = self.game(RECORD, SOME)
    full = ['unshare', '--map-root-user', '--mount', 'sh', '-c', FULL, 'sh', self.home]
    if not screen.works([*full, 'true']):
      self.skipTest('no disk can be mounted')
    program = self.start(self.home / 'full' / 'game.arbiter', within=full)
    self.play(program, path)
    program.says('only kept in this window')
    self.assertIsNone(program.find_words('your games now hold a copy'))
    program.keys('game', 'ctrl+w')
    program.says('“game.arbiter” Is Not Saved')
    program.says('No space left on device')
    self.look(program)
    program.press('Keep Playing', program.dialog())
    program.unsays('“game.arbiter” Is Not Saved')
    program.keys('game', 'ctrl+w')
    program.says('“game.arbiter” Is Not Saved')
    program.press('Close Without Saving', program.dialog())
    screen.wait('the end of the program', lambda: program.process.poll() is not None)
