# SPDX-License-Identifier: GPL-3.0-or-later
"""The score, looked at and taken away."""

import json

import screen
from journey import ALL, Journey, Place, RECORD


class ScoreSheet(Journey):

  def test_score_sheet(self):
    program = self.start(self.game(RECORD, ALL))
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.says('Giulia wins with the most influence.', window)
    for total in ('40', '22'):
      program.says(total, window)
    self.back(program, 'Score Sheet')
    self.finish(program)

  def test_hidden_scores_are_revealed_only_when_asked_for(self):
    path = self.game(RECORD, 600)
    total = json.loads(Place.cli('score', '--format=json', path))[0]['players'][0]['total']
    program = self.start(path)
    program.press('Main Menu')
    program.press('Hide All Scores')
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.says('Scores Are Hidden', window)
    self.assertIsNone(program.find_words(str(total), window))
    program.press('Show All Scores', window)
    program.says(str(total), window)
    self.look(program)
    self.back(program, 'Score Sheet')
    program.unsays(str(total), program.find('panel', 'Giulia', exact=True))
    self.finish(program)

  def test_score_sheet_is_read_as_a_table(self):
    program = self.start(self.game(RECORD, ALL))
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    rows = [[(screen.role_of(cell), screen.name_of(cell)) for cell in screen.children(row)]
            for row in screen.children(program.find('table', 'Score Sheet', window))
            if screen.role_of(row) == 'table row']
    # GTK 4.8 knows heads of columns and tells AT-SPI of none.
    self.assertEqual([name for role, name in rows[0][1:]], ['Giulia', 'Kenji'])
    self.assertEqual(rows[-1], [('row header', 'Total'), ('table cell', 'Giulia, Total: 40'),
                                ('table cell', 'Kenji, Total: 22')])
    self.back(program, 'Score Sheet')
    self.finish(program)

  def test_tie_is_decided_step_by_step(self):
    program = self.start(self.game('tests/records/three-players-learning-tie.arbiter', ALL))
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.says('What Decided It', window)
    program.says('Cleo wins', window)
    program.says('Under Other Editions', window)
    program.says('Score over the Rounds', window)
    self.look(program)
    self.back(program, 'Score Sheet')
    self.finish(program)

  def test_table_counts_another_total(self):
    path = self.game(RECORD, ALL)
    program = self.start(path)
    window = self.visit(program, 'ctrl+e', 'Score Sheet')
    program.press('Kenji: We Counted', window)
    program.window('We Counted')
    # The keyboard is on the button that records.
    program.keys('We Counted', '4', '1', 'Return')
    program.says('Kenji wins', window)
    program.says('The table counts 41 points for Kenji', window)
    self.wait_for_moves(path, lambda moves: moves[-1] == '2 count points 41', 'the total')
    self.look(program)
    program.press('Undo', window)
    program.says('Giulia wins', window)
    self.back(program, 'Score Sheet')
    self.finish(program)

  def test_score_sheet_goes_to_bg_stats(self):
    program = self.start(self.game(RECORD, ALL))
    self.visit(program, 'ctrl+e', 'Score Sheet')
    play = json.loads(self.export(program, 'Save for BG Stats', 'play.bgsplay'))
    self.assertIn('Giulia', json.dumps(play))
    self.back(program, 'Score Sheet')
    self.finish(program)

  def export(self, program, item, name):
    """Saves the score sheet as a file; gives what is in it."""
    path = self.home / name
    program.press('Export', program.window('Score Sheet'))
    program.press(item)
    chooser = program.window('Save the Score Sheet')
    program.write(program.find('text', 'Name', chooser), str(path))
    program.press('Save', chooser)
    program.without('Save the Score Sheet')
    return screen.wait(name, lambda: path.exists() and path.read_bytes())

  def test_score_sheet_is_exported(self):
    program = self.start(self.game(RECORD, ALL))
    self.visit(program, 'ctrl+e', 'Score Sheet')
    table = self.export(program, 'Save as CSV', 'sheet.csv').decode()
    self.assertIn('Giulia', table)
    self.assertIn('40', table)
    self.assertTrue(self.export(program, 'Save as PDF', 'sheet.pdf').startswith(b'%PDF'))
    self.assertTrue(self.export(program, 'Save as PNG', 'sheet.png').startswith(b'\x89PNG'))
    program.press('Export', program.window('Score Sheet'))
    program.press('Copy as Text')
    program.says('Copied')
    self.back(program, 'Score Sheet')
    program.keys('game', 'ctrl+l')
    entry = program.find('text', 'Move in the notation')
    program.keys('game', 'ctrl+v')
    screen.wait('the sheet on the clipboard', lambda: 'Giulia' in screen.read(entry))
    self.finish(program)


class ScoreOnly(Journey):

  def test_game_of_four_is_counted(self):
    program = self.start()
    program.press('Score Only')
    dialog = program.window('Score Only')
    self.look(program)
    program.set_value(program.find('spin button', 'Number of Players', dialog), 4)
    names = ('Ann', 'Bob', 'Cleo', 'Dan')
    for number, name in enumerate(names, 1):
      program.write(program.find('text', f'Player {number}', dialog), name)
    program.press('Start', dialog)
    count = program.window('Score the Game')
    self.look(program)
    # The keyboard is in the first cell: a digit, and Enter goes on to the next player.
    for amount in (3, 4, 5, 6):
      program.keys('Score the Game', str(amount), 'Return')
    for amount, name in enumerate(names, 3):
      program.find('button', f'{name}, Influence tokens: {amount}', count)
    program.press('Score', count)
    sheet = program.window('Score Sheet')
    program.says('Dan wins', sheet)
    for amount in (3, 4, 5, 6):
      program.says(str(amount), sheet)
    self.look(program)
    self.back(program, 'Score Sheet')
    self.finish(program)
