# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language, chosen while a game is played."""

import gettext
import re

import screen
from journey import ACTED, Journey, Place, RECORD

NAMES = {'en': 'English', 'fr': 'Français', 'it': 'Italiano', 'ja': '日本語'}


class Words:
  """What is to be read in a language: from its catalogue, and as the command line says it."""

  def __init__(self, path, language):
    translation = gettext.translation('arbiter', Place.installed / 'share' / 'locale', [language],
                                      fallback=language == 'en')
    self.of = translation.gettext
    self.of_game = translation.pgettext
    offers = Place.cli('moves', '--offers', '--all', f'--language={language}', path).splitlines()
    self.refused, self.verdict = next(
        line.split(' = ')[1].split(': illegal action.limit: ') for line in offers
        if ': illegal action.limit: ' in line)
    self.legal = [line.split(' = ')[1] for line in offers if line.startswith('remove')]
    # French has a space before the colon, and Japanese joins the words with a comma.
    self.roles = [re.split('[:：、]', line.split(' = ')[1])[0].strip() for line in offers
                  if line.startswith('lead-open')]
    rule = Place.cli('rule', f'--language={language}', 'action.limit').splitlines()
    self.rule = rule[0].split(' — ')[1].rsplit(' (', 1)[0]
    self.rule_text = rule[1]


class Languages(Journey):

  def choose(self, program, old, new, name):
    program.keys('game', 'ctrl+comma')
    title = old.of('Preferences')
    program.window(title)
    program.choose(title, old.of('Language'), name)
    program.find(screen.BUTTONS, new.of('Undo'))
    program.without(title)
    program.without(new.of('Preferences'))
    screen.wait('the old window gone', lambda: len(program.on_screen('game')) == 1)

  def see(self, program, words):
    """The strip, a seat, whose turn it is, what can be chosen, the verdict, the log, a rule."""
    research = words.roles[-1]
    strip = program.find('panel', words.of('Middle of the table'))
    for role in (words.roles[0], research):
      program.button(role, strip)
    program.find('image', words.of_game('words:hand', 'Hand'),
                 program.find('panel', 'Giulia', exact=True))
    program.says(words.of_game('words:moment.play', '{seat}: {subject}')
                 .format(seat='Giulia', subject=research))
    for offer in words.legal:
      program.find(screen.BUTTONS, offer, exact=True)
    program.says(words.verdict)
    program.press(words.of('Show the Log'))
    lines = screen.wait('the log', program.log_lines)
    self.assertIn(research, lines[0])
    program.close_log()
    program.press(words.rule)
    title = words.of('Help')
    program.says(words.rule_text, program.window(title))
    self.look(program)
    program.keys(title, 'Escape', 'Escape')
    program.without(title)

  def test_all_words_change_and_change_back(self):
    path = self.game(RECORD, ACTED)
    words = {language: Words(path, language) for language in NAMES}
    program = self.start(path)
    program.press_refused(words['en'].refused)
    self.see(program, words['en'])
    before = 'en'
    for language in ('it', 'fr', 'ja', 'en'):
      self.choose(program, words[before], words[language], NAMES[language])
      self.see(program, words[language])
      before = language
    self.finish(program)

  def test_the_window_keeps_its_size(self):
    path = self.game(RECORD, ACTED)
    words = {language: Words(path, language) for language in ('en', 'fr')}
    program = self.start(path)
    program.resize('game', 900, 720)
    size = program.size('game')
    self.choose(program, words['en'], words['fr'], NAMES['fr'])
    screen.wait(f'{size} in French', lambda: program.size('game') == size)
    screen.act(program.window('game'), 'window.toggle-maximized')
    screen.wait('the whole screen', lambda: program.size('game') > (1200, 900))
    self.choose(program, words['fr'], words['en'], NAMES['en'])
    screen.wait('the whole screen in English', lambda: program.size('game') > (1200, 900))
    self.finish(program)
