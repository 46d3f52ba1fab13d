# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the events of a trace into moves of the notation.

Everything that was seen is told: cards drawn, planets looked at. A move is written only where
the table would be asked; what happens by itself is not.
"""

import collections

import table as tables

BOOKKEEPING = ('turn_start', 'turn_end', 'end_triggered', 'role_first')
ANSWERS = ('follow', 'dissent')


class Script:
    """The moves of a game, and how many of them were made when something happened."""

    def __init__(self):
        self.moves = []
        self.turn_ends = []  # (number of moves, turn, snapshot)
        self.moments = []  # (number of moves, event): all events up to it have been told
        self.attempts = []  # (number of moves, attempt, lines)

    def say(self, player, text):
        self.moves.append('%d %s' % (player + 1, text))


def answers_in_order(events, n_players):
    """Sorts the answers of each turn clockwise; what belongs to an answer stays with it."""
    ordered = []
    answers = []
    for event in events:
        is_answer = event['kind'] in ANSWERS
        if is_answer or (answers and event['actor'] not in (None, event['leader'])):
            if is_answer:
                answers.append([])
            answers[-1].append(event)
            continue
        if event['kind'] != 'end_triggered':
            ordered += flatten(answers, n_players)
            answers = []
        ordered.append(event)
    return ordered + flatten(answers, n_players)


def flatten(answers, n_players):
    answers.sort(key=lambda group: (group[0]['actor'] - group[0]['leader']) % n_players)
    return [event for group in answers for event in group]


class Converter:
    def __init__(self, trace, refusals):
        self.trace = trace
        self.table = tables.Table(trace)
        self.script = Script()
        self.refusals = refusals
        self.waiting = collections.defaultdict(list)
        self.played = []

    def convert(self):
        self.lay_out()
        self.place_attempts()
        n_players = self.trace['options']['players']
        latest = 0
        for reported, event in enumerate(answers_in_order(self.trace['events'], n_players)):
            self.try_attempts(event)
            self.convert_event(event)
            latest = max(latest, event['seq'])
            if latest == reported == event['seq'] and 'after' in event:
                self.script.moments.append((len(self.script.moves), event))
        return self.script

    def lay_out(self):
        for player, facts in enumerate(self.trace['players']):
            self.script.say(player, 'start ' + facts['start_planet'])
        for player, facts in enumerate(self.trace['players']):
            self.report_drawn(player, facts['hand'])

    def report_drawn(self, player, cards):
        for card, count in collections.Counter(cards).items():
            self.script.say(player, 'drew %s%s' % (card, ' %d' % count if count > 1 else ''))

    # Attempts that were refused

    def place_attempts(self):
        """An attempt at an answer belongs before that player's answer, wherever sorting put it."""
        for attempt in self.trace['illegal']:
            event = self.trace['events'][attempt['before_seq']]
            if attempt['phase'] == 'follow' and attempt['reason'] != 'not-your-turn':
                event = self.answer_of(attempt, event)
            self.waiting[event['seq']].append(attempt)

    def answer_of(self, attempt, fallback):
        for event in self.trace['events'][attempt['before_seq']:]:
            if event['turn'] != attempt['turn']:
                break
            if event['kind'] in ANSWERS and event['actor'] == attempt['actor']:
                return event
        return fallback

    def try_attempts(self, event):
        for attempt in self.waiting[event['seq']]:
            lines = self.refusals.lines_of(attempt, self.table)
            self.script.attempts.append((len(self.script.moves), attempt, lines))

    # Events

    def convert_event(self, event):
        kind = event['kind']
        if kind == 'turn_start':
            self.played = []
        if kind == 'turn_end':
            self.script.turn_ends.append((len(self.script.moves), event['turn'], event['state']))
        if kind in BOOKKEEPING:
            return
        self.table.event_begins(event)
        getattr(self, 'on_' + kind)(event, self.table.seats[event['actor']])

    def say(self, event, text):
        self.script.say(event['actor'], text)

    def happen(self, event, steps=None):
        for step in event['steps'] if steps is None else steps:
            self.table.step(event['actor'], step)

    def report_draws(self, event):
        drawn = [card for step in event['steps'] if step['op'] == 'draw' for card in step['cards']]
        self.report_drawn(event['actor'], drawn)

    def on_action(self, event, seat):
        self.say(event, 'play ' + event['card'])
        self.played.append(event['card'])
        family = event['card'].rsplit('-', 1)[0] if event['card'].startswith('improved-') else ''
        handler = 'play_' + (family or event['card']).replace('-', '_')
        getattr(self, handler, self.play_automatic)(event, seat)

    def play_automatic(self, event, seat):
        """Cards that ask nothing, or draw first and ask in the next event."""
        self.happen(event)
        self.report_draws(event)

    def play_warfare(self, event, seat):
        for step in event['steps']:
            if step['op'] == 'fighters':
                self.say(event, 'collect')
            self.make(event, seat, step)

    play_improved_warfare = play_warfare

    def play_colonize(self, event, seat):
        for step in event['steps']:
            self.make(event, seat, step)

    def play_improved_colonize(self, event, seat):
        first, second = event['option'].split('+')
        if first == 'skip' and seat.face_down():
            self.say(event, 'done')
        self.play_colonize(event, seat)
        if second == 'skip' and seat.face_down():
            self.say(event, 'done')

    def play_terraforming(self, event, seat):
        for step in event['steps']:
            if step['op'] == 'settle':
                self.happen(event, [step])
            else:
                self.make(event, seat, step)

    def play_produce_trade(self, event, seat):
        for step in event['steps']:
            self.make(event, seat, step)

    def play_improved_production(self, event, seat):
        self.produce(event, seat, 2)

    def play_research(self, event, seat):
        self.remove(event, seat, 2)

    def play_politics(self, event, seat):
        for step in event['steps']:
            if step['op'] == 'gain-role-card':
                self.say(event, 'take ' + step['card'])
            self.happen(event, [step])

    play_artificial_intelligence = play_politics

    def play_specialization(self, event, seat):
        self.say(event, 'name ' + event['steps'][0]['resource'])

    def play_survey_team(self, event, seat):
        self.look(event, seat)

    def play_war_path(self, event, seat):
        attacks = 0
        for step in event['steps']:
            attacks += step['op'] == 'attack'
            self.make(event, seat, step)
        if attacks < 2 and seat.face_down():
            self.say(event, 'done')

    def on_action_part2(self, event, seat):
        most = None if event['card'] == 'data-network' else 3
        self.remove(event, seat, most)

    def on_skip_action(self, event, seat):
        self.say(event, 'skip')

    def on_permanent(self, event, seat):
        for step in event['steps']:
            self.say(event, 'remove ' + step['card'])
        self.happen(event)

    def on_lead(self, event, seat):
        self.say(event, 'lead ' + event['role'])
        self.boost(event)
        self.say(event, 'done')
        self.resolve(event, seat)

    def on_follow(self, event, seat):
        if event['boost']:
            self.boost(event)
            self.say(event, 'done')
        else:
            self.say(event, 'follow')
        self.resolve(event, seat)

    def on_dissent(self, event, seat):
        self.say(event, 'dissent')
        self.happen(event)
        self.report_draws(event)

    def on_pick(self, event, seat):
        self.say(event, 'keep ' + event['kept'])

    def on_extra(self, event, seat):
        if event['card'] == 'abundance':
            self.produce(event, seat, self.abundance)
        elif event['steps']:
            self.make(event, seat, event['steps'][0])
            self.happen(event, event['steps'][1:])
        elif seat.face_down():
            self.say(event, 'done')

    def on_cleanup(self, event, seat):
        for card in event['discarded']:
            self.say(event, 'discard ' + card)
        self.say(event, 'done')
        self.happen(event)
        self.report_draws(event)

    # Effects

    def boost(self, event):
        for card in event['boost']:
            self.say(event, 'boost ' + card)

    def resolve(self, event, seat):
        getattr(self, 'resolve_' + event['role'])(event, seat)

    def resolve_survey(self, event, seat):
        self.look(event, seat)

    def resolve_warfare(self, event, seat):
        if not event.get('leader_bonus') and self.may_attack(event, seat):
            self.say(event, 'collect')
        for step in event['steps']:
            self.make(event, seat, step)

    def may_attack(self, event, seat):
        return event['kind'] == 'lead' or 'bureaucracy' in seat.permanents

    def resolve_colonize(self, event, seat):
        if not event['steps'] and seat.face_down():
            self.say(event, 'done')
        for step in event['steps']:
            self.make(event, seat, step)

    def resolve_produce(self, event, seat):
        self.produce(event, seat, event['symbols']['total'])

    def resolve_trade(self, event, seat):
        trades = 0
        for step in event['steps']:
            trades += step['op'] == 'trade'
            self.make(event, seat, step)
        if trades < event['symbols']['total'] and seat.tradeable() > 0:
            self.say(event, 'done')

    def resolve_research(self, event, seat):
        if not event['steps']:
            self.say(event, 'done')
        for step in event['steps']:
            self.make(event, seat, step)

    def look(self, event, seat):
        looks = [step for step in event['steps'] if step['op'] == 'look']
        for step in looks:
            for planet in step['planets']:
                self.say(event, 'saw ' + planet)
        for step in event['steps']:
            if step['op'] == 'keep':
                self.say(event, 'keep ' + step['planet'])
        self.happen(event)

    def produce(self, event, seat, most):
        made = 0
        for step in event['steps']:
            made += step['op'] == 'produce' and not step.get('auto')
            self.make(event, seat, step)
        if made < most and seat.free_slots() > 0:
            self.say(event, 'done')

    def remove(self, event, seat, most):
        for step in event['steps']:
            if step['from'] == 'played':
                self.say(event, 'scrap')
            else:
                self.say(event, 'remove ' + step['card'])
        self.happen(event)
        itself = most is not None and all(step['from'] == 'hand' for step in event['steps'])
        if (most is None or len(event['steps']) < most) and (seat.hand or itself):
            self.say(event, 'done')

    def make(self, event, seat, step):
        """Says the move that a step is, where it is one, and makes it happen."""
        text = self.move_of(seat, step)
        if text:
            self.say(event, text)
        if step['op'] in ('settle', 'attack', 'acquire'):
            self.abundance = 4 if step['op'] == 'acquire' else 2
        self.happen(event, [step])

    def move_of(self, seat, step):
        if step.get('auto'):
            return None
        planet = seat.planets.get(step.get('planet'))
        if step['op'] in ('settle', 'attack'):
            return '%s #%d' % (step['op'], planet.number)
        if step['op'] == 'colony':
            return 'colony #%d %s' % (planet.number, step['card'])
        if step['op'] == 'produce':
            return 'produce #%d %s' % (planet.number, step['resource'])
        if step['op'] == 'trade':
            return 'trade fighter' if planet is None else (
                'trade %s #%d' % (step['resource'], planet.number))
        if step['op'] == 'acquire':
            return 'acquire ' + step['technology']
        return None
