# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares a table as arbiter-cli tells it with a snapshot of a trace.

Everything yields (what it is about, theirs, ours) for each thing that is not the same.
"""

import collections


class View:
    """The answer of `arbiter-cli state`, by zone and counter."""

    def __init__(self, state):
        self.zones = {(zone['id'], zone['seat']): zone['cards'] for zone in state['zones']}
        self.counters = {(counter['id'], counter['seat']): counter['value']
                         for counter in state['counters']}

    def cards(self, zone, seat=0):
        counted = collections.Counter()
        for card in self.zones[zone, seat]:
            counted[card['card']] += card['count']
        return +counted

    def planets(self, seat):
        """The planets of a seat, as a snapshot writes them down."""
        tucked = collections.defaultdict(list)
        for card in self.zones['colonies', seat]:
            tucked[card['number']] += [card['card']] * card['count']
        return [planet_of(card, sorted(tucked[card['number']]))
                for card in self.zones['planets', seat]]


RESOURCES = ('food', 'water', 'iron', 'silicon')


def planet_of(card, tucked):
    if card['face'] == 'down':
        return card['card'], 'down', tucked
    counters = card.get('counters', {})
    slots = {kind: bool(counters[kind]) for kind in RESOURCES if kind in counters}
    return card['card'], 'up', slots, bool(counters.get('blocked'))


def planet_of_snapshot(planet):
    if not planet['face_up']:
        return planet['planet'], 'down', sorted(planet['colonies'])
    slots = {slot['resource']: slot['filled'] for slot in planet['resources']}
    return planet['planet'], 'up', slots, bool(planet.get('blocker'))


def both(what, theirs, ours):
    if theirs != ours:
        yield what, plain(theirs), plain(ours)


def plain(thing):
    return ' '.join(sorted(thing.elements())) if isinstance(thing, collections.Counter) else thing


def table(state, snapshot, options):
    """A whole table at the end of a turn."""
    view = View(state)
    for index, player in enumerate(snapshot['players']):
        yield from seat(view, index + 1, player)
    stacks = dict(snapshot['stacks'])
    if options['learning']:
        stacks.pop('research', None)
    ours = {card['card']: card['count'] for card in view.zones['stacks', 0]}
    yield from both('stacks', stacks, ours)
    for what, ours in (('influence_supply', view.counters['influence-supply', 0]),
                       ('influence_extra', view.counters['influence-reserve', 0])):
        yield from both(what, snapshot[what], ours)
    yield from planet_piles(view, snapshot)
    yield from both('technologies left', collections.Counter(snapshot['technologies_left']),
                    view.cards('technologies'))
    yield from both('removed', collections.Counter(snapshot['removed']), view.cards('removed'))


def planet_piles(view, snapshot):
    yield from both('planets in the deck', len(snapshot['planet_deck']),
                    view.counters['planet-deck', 0])
    yield from both('planet discard', collections.Counter(snapshot['planet_discard']),
                    view.cards('planet-discard'))
    yield from both('planets looked at', collections.Counter(), view.cards('looked-at'))


def seat(view, number, player):
    prefix = 'player %d ' % number
    for pile, zone in (('hand', 'hand'), ('deck', 'deck'), ('discard', 'discard'),
                       ('set_aside', 'play')):
        yield from both(prefix + zone, collections.Counter(player[pile]),
                        view.cards(zone, number))
    yield from both(prefix + 'permanents', collections.Counter(player['permanents']),
                    view.cards('permanents', number))
    yield from both(prefix + 'planets',
                    sorted(map(planet_of_snapshot, player['empire']), key=lambda one: one[0]),
                    sorted(view.planets(number), key=lambda one: one[0]))
    for what in ('fighters', 'influence', 'score'):
        yield from both(prefix + what, player[what], view.counters[what, number])


def counts(state, event):
    """The counts after any event. A card that still asks something lies nowhere with us."""
    view = View(state)
    after = event['after']
    for index in range(len(after['hand'])):
        number = index + 1
        for what in ('hand', 'deck', 'discard', 'fighters', 'influence', 'score'):
            yield from both('player %d %s after event %d' % (number, what, event['seq']),
                            after[what][index], view.counters[what, number])
        if event['kind'] != 'action':
            yield from both('player %d cards played after event %d' % (number, event['seq']),
                            after['aside'][index], sum(view.cards('play', number).values()))


SOURCES = {'influence-tokens': 'influence', 'planet': 'planets', 'technology': 'technologies'}


def score(sheet, final):
    """The score sheet at the end of the game."""
    yield from both('finished', True, sheet['finished'])
    for theirs, ours in zip(final['players'], sheet['players']):
        prefix = 'player %d ' % ours['seat']
        yield from both(prefix + 'score', theirs['score'], ours['total'])
        yield from both(prefix + 'tie-break', theirs['tiebreak'], ours['tiebreak'])
        yield from both(prefix + 'rank', theirs['rank'], ours['rank'])
        for source, part in SOURCES.items():
            points = sum(line['amount'] for line in ours['lines'] if line['source'] == source)
            yield from both(prefix + part, theirs[part], points)
    winners = [index + 1 for index, player in enumerate(final['players']) if player['rank'] == 1]
    yield from both('winners', winners, sheet['winners'])
