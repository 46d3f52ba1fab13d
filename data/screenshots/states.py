# SPDX-License-Identifier: GPL-3.0-or-later
"""Every state of the window at several sizes, light and dark, in four languages, to be looked at.

usage: states.py BUILD FOLDER [PATTERN] [--size WIDTHxHEIGHT]… [--mode MODE]

Each picture is called STATE-SIZE-LANGUAGE-SCHEME[-MODE].png. Each size has a display, as large as the
window, and a session bus of its own. A state is a function below: what somebody does who looks for
it, with the words of the language. A mode is a way in which somebody has set up the desktop.
"""

import argparse
import fnmatch
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from stage import TOP, Stage
import display
import screen

SIZES = ((1290, 810), (1000, 780), (700, 1010), (370, 730))
LANGUAGES = ('en', 'it', 'fr', 'ja')
SCHEMES = ('light', 'dark')
FOUR = TOP / 'data' / 'samples' / 'four-players.arbiter'
TWO = TOP / 'data' / 'samples' / 'two-players.arbiter'
WAR_PATH = TOP / 'tests' / 'records' / 'four-players-war-path.arbiter'
COUNTED = TOP / 'tests' / 'records' / 'four-players-learning.arbiter'
# What each adds to the environment. From right to left is read what GTK says in Hebrew; what Hebrew
# has no words for is said in the language. Text is twice as large by what X knows of the screen.
MODES = {
    'usual': {},
    'large-text': {'XENVIRONMENT': '{home}/resources'},
    'high-contrast': {'ADW_DEBUG_HIGH_CONTRAST': '1'},
    'right-to-left': {'LANGUAGE': 'he:{language}'},
    'double': {'GDK_SCALE': '2'},
}


def in_the_middle(stage):
  stage.game(FOUR, 760, ' play ')


def start(stage):
  stage.begin()


def new_game(stage):
  stage.begin()
  stage.keys('ctrl+n')
  stage.dialog('New Game')


def new_game_end(stage):
  """Its lower half: the edition, and the house rules."""
  new_game(stage)
  stage.keys(*['shift+Tab'] * 3)


def emblems(stage):
  """The colours and shapes to choose from."""
  new_game(stage)
  stage.press(stage.of('Colour and shape: %s').replace('%s', stage.of('Blue circle')))


def setup(stage):
  stage.game(FOUR, 0)
  stage.act('win.setup')


def lots(stage):
  setup(stage)
  stage.press('Draw _Lots')


def hints(stage):
  stage.game(FOUR, 0, dismissed='@as []')


def table(stage):
  in_the_middle(stage)


def table_mode(stage):
  in_the_middle(stage)
  stage.keys('F11')


def refused(stage):
  in_the_middle(stage)
  stage.keys('ctrl+l', *'acquire', 'space', *'productivity', 'Return')


def remedy(stage):
  """What would make it legal."""
  refused(stage)
  stage.press('What Would Make It Legal?')


def proposals(stage):
  """What a word of the language could become."""
  in_the_middle(stage)
  stage.keys('ctrl+l', *'colon')


def meant(stage):
  """A line that is no move, and which moves have its words."""
  proposals(stage)
  stage.keys('Return')


def answers(stage):
  """Warfare is led, and the next one answers."""
  stage.game(FOUR, 698)


def told(stage):
  """What happened, the implied end of a turn with it, and its Undo."""
  stage.game(FOUR, 704)
  stage.keys('ctrl+l', '4', 'space', *'lead', 'space', *'survey', 'Return')


def survey(stage):
  """One of the planets that were looked at is kept."""
  stage.game(FOUR, 752)


def colonize(stage):
  """Colonies are put under planets, or one is settled."""
  stage.game(FOUR, 443)


def research(stage):
  """A technology is acquired."""
  stage.game(FOUR, 908)


def attack(stage):
  """Fighters are taken, or a planet is attacked."""
  stage.game(FOUR, 840)


def steps(stage):
  """A card with two steps: settle, then settle or put a colony under a planet."""
  stage.game(WAR_PATH, 655)


def second_step(stage):
  """The same card when its first step is done."""
  stage.game(WAR_PATH, 656)


def attacks(stage):
  """A card that attacks up to two planets."""
  stage.game(WAR_PATH, 1024)


def two_ways(stage):
  """A card that collects fighters or attacks."""
  stage.game(WAR_PATH, 1216)


def too_few_fighters(stage):
  """Fighters are collected, because they do not suffice for an attack."""
  stage.game(FOUR, 348)


def trade(stage):
  """Which resources are traded."""
  stage.game(FOUR, 1040)


def discard(stage):
  """The end of a turn."""
  stage.game(FOUR, 703)


def late_action(stage):
  """An Action after the role, by Logistics, or straight to the discards."""
  stage.game(TWO, 662)


def lead(stage):
  """A turn begins."""
  stage.game(FOUR, 895)


def late(stage):
  """Many planets, and the last round."""
  stage.game(FOUR, 1000)


def over(stage):
  stage.game(FOUR, 9999)


def last_round(stage):
  """The header says so, and who still gets a turn."""
  stage.game(FOUR, len(json.loads(FOUR.read_text(encoding='utf-8'))['moves']) - 45)


def over_table(stage):
  """The table of a game that is over, from which Back leads to the result."""
  over(stage)
  stage.press('Look at the _Table')


def over_unknown(stage):
  """Nobody can say yet who wins."""
  score_unknown(stage)
  stage.keys('Escape')


def one_seat(stage):
  """Somebody else's, where one is seen at a time."""
  late(stage)
  stage.show_seat('Claire')


def late_table_mode(stage):
  """As large as leaves all of that whole."""
  late(stage)
  stage.keys('F11')


def log(stage):
  in_the_middle(stage)
  stage.show_log()


def line_menu(stage):
  """What can be done with a line of the log."""
  in_the_middle(stage)
  stage.open_line_menu()


def end_clock(stage):
  in_the_middle(stage)
  stage.press('Until the End')


def seat_menu(stage):
  in_the_middle(stage)
  stage.seat_menu('Kenji')


def rename(stage):
  seat_menu(stage)
  stage.press('_Name, Colour and Shape…')


def planet_menu(stage):
  """What can be done with a planet."""
  in_the_middle(stage)
  stage.press('Tankahshin', stage.show_seat('Kenji'))


def curtain(stage):
  in_the_middle(stage)
  stage.keys('ctrl+shift+t')


def private(stage):
  """What is behind the curtain."""
  curtain(stage)
  stage.press('_Show', screen.wait('the curtain', lambda: stage.program.windows()[1:])[0])


def tell(stage):
  in_the_middle(stage)
  stage.keys('ctrl+t')


def recorded(stage):
  """What was told is cleared from the form."""
  tell(stage)
  for name in 'Cards in hand', 'Warfare':
    stage.program.press(stage.of(name), stage.dialog('Tell Something'), exact=True)
  stage.press('_Add', stage.dialog('Tell Something'))


def went_back(stage):
  """The way to the end is in the place of the title."""
  in_the_middle(stage)
  stage.line_menu('_Go Back Here')


def look(stage):
  """The table as it was some moves ago."""
  in_the_middle(stage)
  stage.line_menu('_Look at This Moment')
  screen.wait('the table', lambda: len(stage.program.windows()) > 1)


def edit(stage):
  """Another move in the past, with what becomes of all later ones."""
  in_the_middle(stage)
  stage.line_menu('_Correct…')
  stage.write_move(stage.dialog('Correct a Move'), '1 lead warfare')


def insert(stage):
  in_the_middle(stage)
  stage.line_menu('_Insert Before…')
  stage.write_move(stage.dialog('Insert a Move'), '2 adjust fighters +1')


def remove(stage):
  in_the_middle(stage)
  stage.line_menu('_Remove…')


def count_check(stage):
  """A resource that was traded, and told to nobody."""
  stage.game(COUNTED, 899)
  stage.keys('ctrl+k')
  dialog = stage.dialog('Count Check')
  for button in stage.program.find_all('spin button', '', dialog)[:2]:
    stage.program.set_value(button, 7)
  stage.press('C_ompare')


def count_proposal(stage):
  """Counting finds which move was not told."""
  stage.game(COUNTED, 899)
  stage.keys('ctrl+k')
  dialog = stage.dialog('Count Check')
  counts = [button for button in stage.program.find_all('spin button', '', dialog)
            if screen.name_of(button).startswith('Ada')]
  for button, change in zip(counts, (1, 0, -1)):
    stage.program.set_value(button, button.get_current_value() + change)
  stage.press('C_ompare')


def damaged(stage):
  path = stage.home / 'Thursday Table.arbiter'
  path.write_text(FOUR.read_text(encoding='utf-8')[:200], encoding='utf-8')
  stage.begin(path)
  stage.program.dialog()


def conflict(stage):
  """Another program has written the file."""
  in_the_middle(stage)
  path = stage.home / 'Thursday Table.arbiter'
  document = json.loads(path.read_text(encoding='utf-8'))
  path.write_text(json.dumps({**document, 'moves': document['moves'][:20]}), encoding='utf-8')
  stage.program.dialog()


def other_game(stage):
  """A game with a board of its own."""
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'simulate', '--system', 'nine-domains',
                  '--players', '2', '--games', '1', '--seed', '7', '--record', stage.home / 'games'],
                 check=True, capture_output=True)
  stage.game(next((stage.home / 'games').glob('*.arbiter')), 30)


NINE = TOP / 'tests' / 'nine-domains' / 'records' / 'four-elements.arbiter'


def open_swap(stage):
  """All swaps wait for a rule that the edition leaves open, so the table is asked."""
  given = stage.home / 'given.txt'
  given.write_text('open 9 2 3\n1 lays 3- 0 1\n2 lays 2 0 1\n', encoding='utf-8')
  path = stage.home / 'swap.arbiter'
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'new', '--system', 'nine-domains',
                  '--players', 'Anna,Ben', '--given', given, path], check=True, capture_output=True)
  stage.begin(path)


def combat(stage):
  """A round that was fought is explained."""
  moves = json.loads(NINE.read_text(encoding='utf-8'))['moves']
  stage.game(NINE, max(number for number, move in enumerate(moves[:40]) if ' reveal ' in move) + 1)


def untold(stage):
  """Domains were won whose elements nobody told."""
  record = json.loads(NINE.read_text(encoding='utf-8'))
  record['moves'] = [move for move in record['moves'] if ' mark ' not in f' {move}']
  path = stage.home / 'untold.arbiter'
  path.write_text(json.dumps(record), encoding='utf-8')
  stage.game(path, 34)


def race(stage):
  """One domain more wins the game."""
  stage.game(NINE, len(json.loads(NINE.read_text(encoding='utf-8'))['moves']) - 12)


def late_end(stage):
  """Elements that are told late show that the game had ended before its last moves."""
  record = json.loads(NINE.read_text(encoding='utf-8'))
  path = stage.home / 'late.arbiter'
  path.write_text(json.dumps({**record, 'result': None, 'moves': [
      *record['moves'][:50], 'mark domain-7 red', 'mark domain-7 purple']}), encoding='utf-8')
  stage.game(path, 999)
  stage.press('Look at the _Table')
  stage.show_log()


def over_asked(stage):
  """A tie, and no text says who wins: the table is asked."""
  record = json.loads(NINE.read_text(encoding='utf-8'))
  path = stage.home / 'tie.arbiter'
  path.write_text(json.dumps({**record, 'result': None, 'moves': [
      *record['moves'][:2], '1 adjust points +21', '2 adjust points +21', 'end']}), encoding='utf-8')
  stage.game(path, 999)


def score_asked(stage):
  over_asked(stage)
  stage.keys('ctrl+e')


def micro(stage, length, name='defended'):
  """The first moves of a recorded game of Microcosm."""
  stage.game(TOP / 'tests' / 'microcosm' / 'records' / (name + '.arbiter'), length)


def micro_start(stage):
  """Nobody has said what any card shows."""
  micro(stage, 0)


def micro_setup(stage):
  micro(stage, 0)
  stage.act('win.setup')


def micro_take(stage):
  micro(stage, 160)


def micro_supply(stage):
  """The place of the card that was taken is filled."""
  micro(stage, 161)


def micro_play(stage):
  micro(stage, 162)


def micro_targets(stage):
  """Which planet is attacked."""
  micro(stage, 163)


def micro_attack(stage):
  """Icons are added one by one."""
  micro(stage, 146, 'second-player')


def micro_given(stage, name, *moves):
  """A position of Microcosm with all faces known."""
  record = json.loads((TOP / 'tests' / 'microcosm' / 'records' / 'second-player.arbiter').read_text(
      encoding='utf-8'))
  path = stage.home / (name + '.arbiter')
  path.write_text(json.dumps({**record, 'moves': [
      *(move for move in record['moves'] if ' shows ' in move), *moves]}), encoding='utf-8')
  stage.game(path, 999)


def micro_icons_first(stage):
  """Which planet is colonized: the icons can be shown first."""
  micro_given(stage, 'icons-first', *('1 adjust domain-%s hand' % card for card in ('11', '07', '03')),
              '1 draw', '1 play domain-11')


def micro_icons(stage):
  """The icons are there, and nobody has to name the cards."""
  micro_given(stage, 'icons', *('1 adjust domain-%s hand' % card for card in ('11', '07', '03')),
              '1 draw', '1 play domain-11', '1 colonize #5')


def micro_pick_up(stage):
  """All cards of the discard pile at once."""
  micro_given(stage, 'pick-up', *('1 adjust domain-%s discard' % card for card in ('11', '07', '03')),
              '1 draw')


def micro_defend(stage):
  """A Colony is attacked, and its owner has Mobilization and may turn up a planet that defends."""
  record = TOP / 'tests' / 'microcosm' / 'records' / 'second-player.arbiter'
  moves = [move for move in json.loads(record.read_text(encoding='utf-8'))['moves'] if ' shows ' in move]
  path = stage.home / 'defence.json'
  path.write_text(json.dumps({**json.loads(record.read_text(encoding='utf-8')), 'moves': [
      *moves, '2 adjust tech-1 technologies', '2 adjust #2 colonies', '2 adjust #10 colonies',
      '#2 is planet-02', '1 adjust domain-10 hand', '1 draw', '1 play domain-06',
      '1 attack #2 planet-02', '1 reveal domain-06', '1 reveal domain-10']}), encoding='utf-8')
  stage.game(path, 999)


def micro_colonize(stage):
  micro(stage, 159)


def micro_research(stage):
  micro(stage, 151)


def micro_repeat(stage):
  """Research happens once more after three icons."""
  micro(stage, 152)


def micro_end(stage):
  micro(stage, 999)


def micro_score(stage):
  micro_end(stage)
  stage.keys('ctrl+e')


def micro_rules(stage):
  micro_take(stage)
  stage.keys('shift+F1')


PROTO = ('survey shows action by-hand', 'rule survey-rest bottom', 'rule small-follow nothing',
         'rule follower-cards at-once', 'rule tucked-cards stay', 'rule above-hand keep',
         'rule start-planet face-down', 'rule planet-icons yes', 'number hand-size 5',
         'number survey-pile 19', 'number warfare-pile 19', 'number trade-pile 19',
         '1 skip', '1 lead survey', '1 boost survey', '1 done', '1 keep', '2 dissent', '3 dissent',
         '1 discard 1', '1 done', '2 skip', '2 lead colonize', '2 boost colonize', '2 done', '2 colony #1',
         '3 boost colonize', '3 done', '3 colony #1', '1 dissent', '2 done')
PROTO_UP = ('rule freed-colonies discard', 'start-2 shows colonize-cost 2', 'start-2 shows type type-2',
            'start-2 shows slot colour-1', 'start-2 shows slot colour-3', 'start-2 shows influence 2',
            'start-2 shows icon no-icon', '3 skip', '3 lead warfare', '3 done', '3 collect', '1 dissent',
            '2 dissent', '3 done', '1 skip', '1 lead trade', '1 done', '2 dissent', '3 dissent', '1 done',
            '2 skip', '2 lead colonize', '2 done', '2 settle #1 start-2', '3 dissent', '1 dissent',
            '2 done', '3 skip')


def proto(stage, *moves):
  """A game of the prototype as people begin it: what a card shows is said when it is needed."""
  path = stage.home / 'prototype.json'
  path.write_text(json.dumps({
      'format': 'arbiter-game', 'version': 2, 'system': 'prototype-2010', 'edition': 'january-2010',
      'players': [{'name': name} for name in ('Ada', 'Ben', 'Cleo')], 'moves': moves}), encoding='utf-8')
  stage.game(path, 999)


def proto_start(stage):
  proto(stage)


def proto_setup(stage):
  proto(stage)
  stage.act('win.setup')


def proto_boost(stage):
  proto(stage, *PROTO, '3 skip', '3 lead research')


def proto_keep(stage):
  """Backs are looked at, and one planet is kept."""
  proto(stage, *PROTO[:16])


def proto_answers(stage):
  proto(stage, *PROTO[:17])


def proto_colony(stage):
  """All cards are put under one planet."""
  proto(stage, *PROTO[:25])


def proto_role(stage):
  proto(stage, *PROTO, *PROTO_UP)


def proto_face(stage):
  """Armies are paid for a planet that nobody has identified."""
  proto(stage, *PROTO, *PROTO_UP, '3 lead warfare', '3 done')


def proto_harvest(stage):
  proto(stage, *PROTO, *PROTO_UP, '3 lead trade', '3 done', '1 dissent', '2 dissent', '3 done', '1 skip',
        '1 lead trade', '1 done', '2 dissent', '3 dissent', '1 done', '2 skip', '2 lead harvest', '2 done')


def proto_research(stage):
  proto(stage, *PROTO, *PROTO_UP, '3 lead trade', '3 done', '1 dissent', '2 dissent', '3 done', '1 skip',
        '1 lead trade', '1 done', '2 dissent', '3 dissent', '1 done', '2 skip', '2 lead research',
        '2 done')


def proto_open(stage):
  """The table is asked what the text leaves open."""
  proto(stage, *PROTO[:12], '1 skip', '1 lead trade', '1 done')
  stage.keys('ctrl+l', *'pass', 'Return')


def proto_cleanup(stage):
  proto(stage, *PROTO[:19])


def proto_end(stage):
  stage.game(TOP / 'tests' / 'eminent-domain' / 'prototype-records' / 'three-players-tiebreak.arbiter',
             9999)


def proto_score(stage):
  """What nobody knows yet is missing from the sheet, and the sheet says so."""
  proto(stage, *PROTO, *PROTO_UP, '3 lead trade', '3 done', '1 dissent', '2 dissent', 'empty harvest-pile',
        'rule second-tie shared', '3 done')
  stage.keys('ctrl+e')


def score_unknown(stage):
  """Nobody knows all points, so the table is asked to count."""
  path = stage.home / 'unknown.arbiter'
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'new', '--system', 'microcosm',
                  '--players', 'Giulia,Kenji', path], check=True, capture_output=True)
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'record', path], check=True,
                 capture_output=True, text=True,
                 input='1 adjust #1 colonies\n1 adjust points +14\n2 adjust points +15\nsupply domain-03\n'
                       '1 take domain-03\nend\n')
  stage.begin(path)
  stage.keys('ctrl+e')


def end_here(stage):
  """The table ends a game early, and is asked whether it counts."""
  in_the_middle(stage)
  stage.act('win.end-game')


def score_set_aside(stage):
  """A game that does not count."""
  end_here(stage)
  stage.press('It Does _Not Count')
  stage.press('Score Sheet')
  stage.dialog('Score Sheet')


def score_total(stage):
  """People have counted a total that nobody knew."""
  score_unknown(stage)
  stage.press('We Counted…', stage.dialog('Score Sheet'))
  stage.dialog('We Counted')
  stage.keys(*'13')


def score_stated(stage):
  """What they have counted is on the sheet, and Undo takes it back."""
  score_total(stage)
  stage.keys('Return')


def knowledge(stage):
  in_the_middle(stage)
  stage.act('win.knowledge')


def technologies(stage):
  in_the_middle(stage)
  stage.act('win.technologies')


def counting(stage):
  """What a table counts that kept no record."""
  stage.begin(more="scored-system='eminent-domain'\nscored-players=['Giulia', 'Kenji', 'Claire', 'Tom']\n")
  count(stage)


def count(stage):
  """The pad, after the players were named."""
  stage.activate('score-only')
  stage.dialog('Score Only')
  stage.press('_Start')
  stage.dialog('Score the Game')


def counting_tie(stage):
  """Two players are ahead with equal points, and what decides has been typed in."""
  counting(stage)
  for number in (9, 3, 11, 4, 10, 16, 8, 13, 2, 2, 2, 0, 4, 0, 3):
    stage.keys(*str(number), 'Return')


def counting_doubt(stage):
  """More tokens than lie in the box, and more points than there are."""
  counting(stage)
  for number in (999, 5, 3, 4, 302):
    stage.keys(*str(number), 'Return')


def counting_two(stage, system):
  stage.begin(more=f"scored-system='{system}'\nscored-players=['Giulia', 'Kenji']\n")
  count(stage)


def counting_microcosm(stage):
  """A tie in a game in which the second player then wins."""
  counting_two(stage, 'microcosm')
  stage.keys(*'21', 'Return', *'21')


def counting_nine(stage):
  """A tie about which the table has to decide, and more points than there are."""
  counting_two(stage, 'nine-domains')
  stage.keys(*'321', 'Return', *'321')


def counting_prototype(stage):
  counting_two(stage, 'prototype-2010')
  stage.keys(*'21', 'Return', *'12')


def counted_sheet(stage):
  """The sheet, with a way back to the numbers."""
  counting_tie(stage)
  stage.press('_Score', stage.dialog('Score the Game'))
  stage.dialog('Score Sheet')


def counted_asked(stage):
  """A tie, and no text says who wins: the table is asked."""
  counting_nine(stage)
  stage.press('_Score', stage.dialog('Score the Game'))
  stage.dialog('Score Sheet')


def counted_start(stage):
  """Both the games that were scored and the numbers that wait are among the others."""
  counted_sheet(stage)
  stage.keys('Escape')
  count(stage)
  stage.keys(*'13', 'Return', 'Escape')


def counting_cards(stage):
  """The cards of the first player by name."""
  counting(stage)
  stage.keys(*'13', 'Return', *'5')
  stage.press('…')
  stage.keys(*'drawd', 'Return', *'s')


def score(stage):
  stage.begin(FOUR)
  stage.keys('ctrl+e')


def scores_hidden(stage):
  in_the_middle(stage)
  stage.act('win.scores-hidden')
  stage.keys('ctrl+e')


def help_pages(stage):
  in_the_middle(stage)
  stage.keys('F1')
  stage.dialog('Help')


def rules(stage):
  in_the_middle(stage)
  stage.keys('shift+F1')


def rule(stage):
  """The rule of a refusal, in two languages."""
  stage.begin(FOUR, second="'en'" if stage.language == 'ja' else "'ja'")
  stage.activate('reference', 'research.prerequisite')


def card(stage):
  stage.begin(FOUR, second="'fr'" if stage.language == 'en' else "'en'")
  stage.activate('reference', 'war-path')


def tiles(stage):
  """All cards, as tiles."""
  in_the_middle(stage)
  stage.activate('reference', 'planets')


def planet(stage):
  in_the_middle(stage)
  stage.activate('reference', 'voson')


def edition(stage):
  in_the_middle(stage)
  stage.activate('reference', 'bga')


def comparison(stage):
  rules(stage)
  stage.dialog('Help')
  stage.activate('reference', 'compare')


def cards(stage):
  """The cards that their owner types in, with a warning."""
  typed_in(stage, 'microcosm', 'planet-08', 'cost=3', 'shield=4')
  stage.begin()
  stage.activate('cards', '')


def eminent_cards(stage):
  """The cards of Eminent Domain, one of which the owner's copy prints otherwise."""
  typed_in(stage, 'eminent-domain', 'echo-rose', 'influence=4', 'slots=iron, iron')
  stage.begin()
  stage.activate('cards', 'eminent-domain/')


def eminent_planet(stage):
  """A planet that the copy prints otherwise."""
  typed_in(stage, 'eminent-domain', 'voson', 'influence=4', 'slots=iron, iron')
  stage.begin()
  stage.activate('cards', 'eminent-domain/voson')


def eminent_action(stage):
  """An Action, put together from its steps."""
  stage.begin()
  stage.activate('cards', 'eminent-domain/mobilization')


def eminent_new_game(stage):
  """New Game says which cards are those of the owner's copy."""
  typed_in(stage, 'eminent-domain', 'voson', 'influence=4')
  typed_in(stage, 'eminent-domain', 'mobilization', 'action=fighter 2; draw 1')
  stage.begin()
  stage.keys('ctrl+n')
  stage.dialog('New Game')


def eminent_page(stage):
  """The page of a card, from which it is typed in."""
  stage.begin()
  stage.activate('reference', 'planets:voson')


def card_form(stage):
  """The form of a card that does something nobody has published."""
  card_of(stage, 'domain-13')


def card_refused(stage):
  """A number that no card of that pile can have is refused, and the form says why."""
  card_of(stage, 'planet-03')
  stage.program.set_value(stage.program.find('spin button', ''), 1)


def typed_in(stage, *words):
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'faces', *words], check=True,
                 capture_output=True, env={**os.environ, 'XDG_DATA_HOME': stage.home / 'data'})


def proto_cards(stage):
  """The form of a planet of the prototype, of which some is typed in."""
  typed_in(stage, 'prototype-2010', 'start-1', 'title=Xeno', 'colonize-cost=2',
           'slots=colour-1, colour-1')
  stage.begin()
  stage.activate('cards', 'start-1')


def proto_numbers(stage):
  """The numbers of the prototype, one of which contradicts its text."""
  typed_in(stage, 'prototype-2010', 'numbers', 'opening=6')
  stage.begin()
  stage.activate('cards', 'numbers')


def proto_new_game(stage):
  """New Game asks for the numbers that were never published."""
  typed_in(stage, 'prototype-2010', 'warfare', 'cards=18')
  proto_begin(stage)


def proto_begin(stage):
  stage.begin(more="table-system='prototype-2010'\ntable-edition='january-2010'\n"
                   "table-players=['Anna', 'Ben']\n")
  stage.keys('ctrl+n')
  stage.dialog('New Game')


def cards_damaged(stage):
  """A damaged file of typed-in cards stops no game."""
  folder = stage.home / 'data' / 'arbiter' / 'catalogues'
  folder.mkdir(parents=True)
  (folder / 'prototype-2010.json').write_text('{"format": 3}')
  proto_begin(stage)
  stage.press('_Start')


def card_of(stage, card):
  subprocess.run([stage.build / 'src' / 'cli' / 'arbiter-cli', 'simulate', '--system', 'microcosm',
                  '--players', '2', '--games', '1', '--seed', '3', '--record', stage.home / 'games'],
                 check=True, capture_output=True)
  stage.game(next((stage.home / 'games').glob('*.arbiter')), 30)
  stage.activate('cards', card)


def preferences(stage):
  in_the_middle(stage)
  stage.keys('ctrl+comma')


def shortcuts(stage):
  in_the_middle(stage)
  stage.keys('ctrl+question')


def about(stage):
  in_the_middle(stage)
  stage.activate('about')


def editions(stage):
  """The score sheet of a game that other editions would have scored otherwise."""
  stage.begin(TOP / 'tests' / 'records' / 'three-players-learning-tie.arbiter')
  stage.keys('ctrl+e')


STATES = (colonize, research, attack, too_few_fighters, steps, second_step, attacks, two_ways, trade,
          discard, late_action, lead, start, new_game, new_game_end, emblems, setup, lots, hints, table,
          table_mode, answers,
          told, survey, over, over_table, over_unknown, last_round, late, late_table_mode, refused, remedy, proposals, meant, one_seat, log,
          line_menu, end_clock, seat_menu, rename, planet_menu, curtain, private, tell, recorded, edit,
          went_back, look, insert, remove, count_check, count_proposal, damaged, conflict, other_game, combat, untold,
          open_swap, race, late_end, over_asked, score_asked,
          micro_start, micro_setup, micro_take, micro_supply, micro_play, micro_targets, micro_attack, micro_defend,
          micro_icons_first, micro_icons, micro_pick_up,
          micro_colonize, micro_research, micro_repeat, micro_end, micro_score, micro_rules, proto_start,
          proto_setup, proto_boost, proto_keep, proto_answers, proto_colony, proto_role, proto_face,
          proto_harvest, proto_research, proto_open, proto_cleanup, proto_end, proto_score, score_unknown, end_here, score_set_aside, score_total, score_stated, knowledge,
          technologies, counting, counting_tie, counting_doubt, counting_microcosm, counting_nine,
          counting_prototype, counting_cards, counted_sheet, counted_asked, counted_start, score, scores_hidden, help_pages, rules, rule, card,
          tiles, planet, edition, comparison, editions, cards, card_form, card_refused, eminent_cards, eminent_planet, eminent_action,
          eminent_new_game, eminent_page, proto_cards,
          proto_numbers, proto_new_game, cards_damaged, preferences, shortcuts, about)


def take(state, build, size, language, scheme, mode, picture):
  with tempfile.TemporaryDirectory(prefix='arbiter-states-') as folder:
    home = pathlib.Path(folder)
    settings = home / 'config' / 'gtk-4.0' / 'settings.ini'
    settings.parent.mkdir(parents=True)
    settings.write_text('[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n'
                        'gtk-font-name=Cantarell 11\ngtk-decoration-layout=:close\n')
    (home / 'resources').write_text('Xft.dpi: 192\n')
    stage = Stage(home, build, language)
    stage.size = size
    stage.environment = {
        'XDG_CONFIG_HOME': str(home / 'config'), 'XDG_DATA_HOME': str(home / 'data'),
        'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11', 'GSETTINGS_BACKEND': 'keyfile',
        'LC_ALL': 'C.UTF-8', 'LANGUAGE': language, 'ADW_DEBUG_COLOR_SCHEME': f'prefer-{scheme}',
        **{name: value.format(home=home, language=language) for name, value in MODES[mode].items()}}
    try:
      state(stage)
    except screen.Gone as error:
      print(f'{picture}: {error}', file=sys.stderr)
    try:
      if stage.program is not None:
        stage.take(picture)
    finally:
      if stage.program is not None:
        stage.program.kill()
        stage.program.end()


def size_of(text):
  width, height = text.split('x')
  return int(width), int(height)


def take_all(options, size):
  """All pictures of a size."""
  suffix = '' if options.mode == 'usual' else f'-{options.mode}'
  screen.PATIENCE = 20
  place = display.X11()
  place.begin()
  for state in STATES:
    for language in LANGUAGES:
      for scheme in SCHEMES:
        name = '-'.join((state.__name__.replace('_', '-'), '{}x{}'.format(*size), language,
                         scheme)) + suffix
        if fnmatch.fnmatch(name, options.pattern):
          take(state, options.build, size, language, scheme, options.mode,
               options.folder / f'{name}.png')
  place.end()


def main():
  parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
  parser.add_argument('build', type=pathlib.Path)
  parser.add_argument('folder', type=pathlib.Path)
  parser.add_argument('pattern', nargs='?', default='*')
  parser.add_argument('--size', type=size_of, action='append', dest='sizes')
  parser.add_argument('--mode', choices=MODES, default='usual')
  parser.add_argument('--here', action='store_true', help='on the present display')
  options = parser.parse_args()
  for width, height in options.sizes or SIZES:
    if options.here:
      take_all(options, (width, height))
      continue
    scale = int(MODES[options.mode].get('GDK_SCALE', 1))
    subprocess.run(['xvfb-run', '-a', '-s', f'-screen 0 {scale * width}x{scale * height}x24 -noreset',
                    'dbus-run-session', '--', sys.executable, __file__, options.build,
                    options.folder, options.pattern, '--size', f'{width}x{height}', '--mode',
                    options.mode, '--here'], check=True)


if __name__ == '__main__':
  main()
