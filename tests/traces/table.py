# SPDX-License-Identifier: GPL-3.0-or-later
"""What a trace's table looks like between two events: just enough to put them into the notation."""

import collections


class Planet:
    def __init__(self, name, number, kinds):
        self.name = name
        self.number = number
        self.kinds = kinds
        self.face_up = False
        self.blocked = False
        self.filled = [False] * len(kinds)

    def free_kinds(self):
        if not self.face_up or self.blocked:
            return []
        return [kind for kind, filled in zip(self.kinds, self.filled) if not filled]

    def filled_kinds(self):
        return [kind for kind, filled in zip(self.kinds, self.filled) if filled]


class Seat:
    def __init__(self, hand, deck):
        self.hand = collections.Counter(hand)
        self.deck = list(deck)
        self.planets = {}
        self.permanents = set()
        self.fighters = 0

    def face_down(self):
        return [planet for planet in self.planets.values() if not planet.face_up]

    def free_slots(self):
        return sum(len(planet.free_kinds()) for planet in self.planets.values())

    def tradeable(self):
        fighters = self.fighters if 'weapon-emporium' in self.permanents else 0
        return fighters + sum(len(planet.filled_kinds()) for planet in self.planets.values())


class Table:
    """Follows the steps of the events; the notation is made elsewhere."""

    def __init__(self, trace):
        self.slot_kinds = slots_of_planets(trace)
        self.seats = []
        for player in trace['players']:
            seat = Seat(player['hand'], player['deck'])
            self.seats.append(seat)
            self.keep(seat, player['start_planet'])

    def keep(self, seat, name):
        planet = Planet(name, len(seat.planets) + 1, self.slot_kinds.get(name, []))
        seat.planets[name] = planet
        return planet

    def event_begins(self, event):
        seat = self.seats[event['actor']] if event.get('actor') is not None else None
        if event['kind'] == 'action':
            take(seat.hand, event['card'])
        for card in event.get('boost', []):
            take(seat.hand, card)
        if event['kind'] == 'cleanup':
            for card in event['discarded']:
                take(seat.hand, card)
        if event['kind'] == 'pick':
            self.keep(seat, event['kept'])

    def step(self, actor, step):
        """Makes one step happen."""
        seat = self.seats[step.get('player', actor)]
        operation = step['op']
        if operation == 'draw':
            for card in step['cards']:
                seat.deck.remove(card)
                seat.hand[card] += 1
        elif operation == 'shuffle' and step['zone'] == 'deck':
            seat.deck += step['order']
        elif operation == 'keep':
            self.keep(seat, step['planet'])
        elif operation in ('settle', 'attack'):
            self.turn_up(seat, step)
        elif operation == 'fighters':
            seat.fighters += step['n']
        elif operation == 'produce':
            seat.planets[step['planet']].filled[step['slot']] = True
        elif operation == 'trade':
            self.trade(seat, step)
        elif operation == 'acquire':
            self.acquire(seat, step)
        elif operation == 'gain-role-card':
            seat.hand[step['card']] += 1
        elif operation == 'remove' and step['from'] == 'hand':
            take(seat.hand, step['card'])

    def turn_up(self, seat, step):
        planet = seat.planets[step['planet']]
        planet.face_up = True
        planet.blocked = step.get('blocker', False)
        seat.fighters -= step.get('fighters_paid', 0)

    def trade(self, seat, step):
        if step.get('fighter'):
            seat.fighters -= 1
        else:
            seat.planets[step['planet']].filled[step['slot']] = False

    def acquire(self, seat, step):
        if step['to'] == 'hand':
            seat.hand[step['technology']] += 1
        else:
            seat.permanents.add(step['technology'])


def take(hand, card):
    hand[card] -= 1
    if hand[card] == 0:
        del hand[card]


def slots_of_planets(trace):
    """The kinds of the slots of every planet that is ever face up, from the snapshots."""
    kinds = {}
    for event in trace['events']:
        for player in event.get('state', {}).get('players', []):
            for planet in player['empire']:
                if planet['face_up']:
                    kinds[planet['planet']] = [slot['resource'] for slot in planet['resources']]
    return kinds
