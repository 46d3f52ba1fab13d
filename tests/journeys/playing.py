# SPDX-License-Identifier: GPL-3.0-or-later
"""A move: told, refused, allowed, taken back."""

import screen
from journey import Journey, ACTED, RECORD, SOME


class Play(Journey):

  def test_refused_move_says_why_and_can_be_allowed(self):
    path = self.game(RECORD, ACTED)
    refused = next(offer for offer in self.offers(path, '--all')
                   if offer['verdict'] == 'illegal' and offer['kind'] == 'action'
                   and [reason['rule'] for reason in offer['reasons']] == ['action.limit'])
    program = self.start(path)
    program.press(refused['text'], exact=True)
    program.says('may play 1 card for its Action')
    self.look(program)
    self.assertEqual(len(self.moves(path)), ACTED)
    program.press('Allow Anyway')
    self.wait_for_moves(path, lambda moves: len(moves) > ACTED, 'the allowed move in the file')
    self.assertIn('allowed by the table', ' '.join(program.open_log()))
    self.finish(program)

  def test_undo_and_redo(self):
    path = self.game(RECORD, SOME)
    legal = next(offer for offer in self.offers(path) if offer['verdict'] == 'legal')
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

  def test_move_is_written(self):
    path = self.game(RECORD, SOME)
    legal = next(offer for offer in self.offers(path)
                 if offer['verdict'] == 'legal' and len(offer['moves']) == 1)
    program = self.start(path)
    program.say('game', legal['moves'][0])
    self.wait_for_moves(path, lambda moves: legal['moves'][0] in moves[SOME:], 'the move')
    self.finish(program)
