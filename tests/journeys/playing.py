# SPDX-License-Identifier: GPL-3.0-or-later
"""A move: told, refused, allowed, taken back."""

import json

import screen
from journey import ACTED, Journey, Place, RECORD, SOME


class Play(Journey):

  def test_refused_move_says_why_and_can_be_allowed(self):
    path = self.game(RECORD, ACTED)
    refused = self.offer(path, kind='action', verdict='illegal', rules=['action.limit'])
    program = self.start(path)
    program.press_refused(refused['text'])
    program.says('may play 1 card for its Action')
    self.look(program)
    self.assertEqual(len(self.moves(path)), ACTED)
    program.press('Allow Anyway')
    self.wait_for_moves(path, lambda moves: len(moves) > ACTED, 'the allowed move in the file')
    self.assertIn('allowed by the table', ' '.join(program.open_log()))
    program.close_log()
    self.finish(program)

  def test_what_would_make_it_legal(self):
    path = self.game(RECORD, 0)
    begin = ['1 start drawde', '1 lead research', '1 boost research']
    self.rewrite(path, moves=begin)
    reported = json.loads(Place.cli('record', '--remedy', '--format=json', path,
                                text='1 acquire improved-survey-sp\n'))
    program = self.start(path)
    program.say('game', 'acquire improved-survey-sp')
    program.press('What Would Make It Legal?')
    for remedy in reported[0]['remedies']:
      program.says(remedy['message'])
    self.look(program)
    program.keys('game', 'Escape')
    screen.wait('no verdict', lambda: not program.has(screen.BUTTONS, 'Allow Anyway'))
    self.assertEqual(self.moves(path), begin)
    self.finish(program)

  def test_what_brings_nothing_warns_once(self):
    path = self.game(RECORD, SOME)
    void = self.offer(path, kind='lead', verdict='void')
    program = self.start(path)
    program.press(void['text'], exact=True)
    program.says('Legal, but nothing would happen')
    self.look(program)
    self.assertEqual(len(self.moves(path)), SOME)
    program.press(void['text'], exact=True)
    self.wait_for_moves(path, lambda moves: len(moves) > SOME, 'the move that brings nothing')
    self.finish(program)

  def test_table_answers_what_the_rules_leave_open(self):
    path = self.game(RECORD, 0)
    self.rewrite(path, edition='it', switches={}, moves=[
        '1 start drawde', '1 adjust scorched-earth-policy +1', '1 adjust fighters +3'])
    program = self.start(path)
    for kind in ('attack-action', 'attack-role'):
      attack = self.offer(path, kind=kind, verdict='undecidable', rules=['rule.open'])
    program.press(attack['text'], exact=True)
    program.says('The rules leave this open. What does your table decide?')
    self.look(program)
    program.press('One from the supply')
    self.wait_for_moves(path, lambda moves: moves[-1] == '1 attack #1', 'the attack')
    self.assertIn('rule scorched-earth-marker supply', self.moves(path))
    self.finish(program)

  def test_everyone_else_dissents(self):
    path = self.game('tests/records/four-players-extra-round.arbiter', 4)
    self.rewrite(path, moves=self.moves(path) + ['1 skip', '1 lead warfare', '1 done', '1 collect'])
    program = self.start(path)
    everyone = self.offer(path, kind='everyone-dissents', verdict='legal')
    program.press(everyone['text'], exact=True)
    self.wait_for_moves(path, lambda moves: sum('dissent' in move for move in moves) == 3,
                        'three who dissent')
    self.finish(program)

  def test_double_tap_records_one_thing(self):
    """What comes up under a finger that taps twice is not told by it: the next one's Dissent."""
    path = self.game('tests/records/four-players-extra-round.arbiter', 4)
    self.rewrite(path, moves=self.moves(path) + ['1 skip', '1 lead warfare', '1 done', '1 collect'])
    program = self.start(path)
    program.resize('game', 370, 730)
    reported = self.moves(path)
    for seat in 2, 3:
      dissent = self.offer(path, kind='dissent', seat=seat)
      reported += dissent['moves']
      program.click('game', program.button(dissent['text']), times=2)
      self.wait_for_moves(path, lambda moves: moves == reported, 'one who dissents')
    program.press('Undo')
    self.wait_for_moves(path, lambda moves: moves == reported[:-1], 'two who have not dissented')
    program.click('game', program.button('Undo'), times=2)
    self.wait_for_moves(path, lambda moves: moves == reported[:-3], 'two more undone')
    self.finish(program)

  def test_undo_and_redo(self):
    path = self.game(RECORD, SOME)
    legal = self.offer(path, verdict='legal')
    program = self.start(path)
    self.assertFalse(program.is_active('Undo') and program.is_active('Redo'))
    program.press(legal['text'], exact=True)
    after = self.wait_for_moves(path, lambda moves: len(moves) > SOME and moves, 'the move')
    program.press('Undo')
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move taken back')
    program.keys('game', 'ctrl+shift+z')
    self.wait_for_moves(path, lambda moves: moves == after, 'the move again')
    program.keys('game', 'ctrl+z')
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move taken back again')
    self.finish(program)

  def test_message_takes_back_what_went_without_saying(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.press(self.offer(path, kind='lead', verdict='legal')['text'], exact=True)
    program.press('Undo', screen.wait('the message', lambda: next(
        (button.get_parent() for button in program.seek('button', 'Undo')
         if program.find_words('Kenji', button.get_parent())), None)))
    self.wait_for_moves(path, lambda moves: len(moves) == SOME, 'the move taken back')
    self.finish(program)

  def test_enter_takes_what_is_suggested(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.keys('game', 'w', '0')
    led = self.wait_for_moves(path, lambda moves: len(moves) > SOME and moves, 'the role')
    program.keys('game', 'Return')
    self.wait_for_moves(path, lambda moves: len(moves) > len(led), 'what is suggested')
    self.finish(program)

  def test_move_is_written_with_proposals(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    entry = program.write_slowly('game', 'disc')
    program.wait_for_proposals()
    screen.xdotool('key', 'Down', 'Return')
    screen.wait('the proposal', lambda: screen.read(entry) == '2 discard colonize')
    screen.xdotool('key', 'Return')
    self.wait_for_moves(path, lambda moves: moves[SOME:] == ['2 discard colonize'], 'the move')
    self.finish(program)

  def test_what_brings_nothing_warns_once_when_written(self):
    path = self.game(RECORD, 0)
    begin = ['1 start drawde']
    for typed in ('play prod', 'play produce-trade', '1 play produce-trade'):
      self.rewrite(path, moves=begin)
      program = self.start(path)
      program.write_slowly('game', typed)
      program.wait_for_proposals()
      screen.xdotool('key', 'Return')
      program.says('Legal, but nothing would happen')
      self.assertEqual(self.moves(path), begin)
      screen.xdotool('key', 'Return')
      self.wait_for_moves(path, lambda moves: len(moves) > len(begin), 'the move')
      self.finish(program)

  def test_what_is_no_move_is_reported(self):
    path = self.game(RECORD, SOME)
    program = self.start(path)
    program.say('game', 'lead nothing')
    program.says('Not a move')
    self.look(program)
    program.keys('game', 'Escape')
    program.unsays('Not a move')
    self.finish(program)
