# SPDX-License-Identifier: GPL-3.0-or-later
"""What the other program refused, as moves of ours, and which of our rules that corresponds to."""

# Their reason, and the rules of ours that say the same. More cards drawn than the card gives is to
# us no decision but something told that cannot be, and influence taken twice a card played twice.
RULES = {
    'not-enough-fighters': {'warfare.cost'},
    'not-enough-colonies': {'settle.cost'},
    'card-without-symbol': {'boost.symbol'},
    'not-enough-research-symbols': {'research.cost', 'follow.minimum', 'follow.symbol'},
    'prerequisite-not-met': {'research.prerequisite'},
    'technology-not-available': {'research.gone'},
    'must-play-a-card-to-follow': {'follow.card', 'follow.symbol'},
    'leader-only': {'follow.leader-only'},
    'exceeds-symbols': {'effect.amount'},
    'exceeds-card-effect': {'effect.amount', 'record.contradiction', 'action.limit', 'action.closed'},
    'colonies-exceed-cards': {'effect.amount', 'colony.card'},
    'no-free-slot': {'produce.slot'},
    'planet-blocked': {'produce.blocked'},
    'planet-not-face-up': {'planet.face-down'},
    'planet-already-face-up': {'planet.face-up'},
    'no-resource-to-trade': {'trade.none'},
    'fighters-not-tradeable': {'trade.fighter'},
    'card-has-no-action': {'action.none'},
    'permanent-already-used': {'remove.permission'},
    'planet-not-offered': {'survey.offered'},
    'hand-limit': {'hand.limit'},
}


def agrees(attempt, rules):
    """Whether a refusal for @rules says what the other program said."""
    if attempt['rejected_by'] == 'framework':
        return bool(rules)
    return not RULES[attempt['reason']].isdisjoint(rules)


def lines_of(attempt, table):
    """The moves of an attempt; one of them must be refused."""
    what = attempt['attempt']
    seat = table.seats[attempt['actor']]
    lines = LINES[what['kind']](what, seat)
    return ['%d %s' % (attempt['actor'] + 1, line) for line in lines]


def action_lines(what, seat):
    return ['play ' + what['card']] + taken_lines(what, seat, what.get('option'))


def taken_lines(what, seat, option):
    """What an Action takes, as often as the attempt says."""
    n = what.get('n', 1)
    if option == 'draw':
        return ['drew survey %d' % n] if n > 1 else []
    if option == 'remove':
        return removals(what, seat, n) if 'n' in what else []
    if option == 'collect-fighters':
        return ['collect %d' % n] if n > 1 else ['collect']
    if option == 'gain-role-card':
        return ['take survey'] * n
    if option == 'influence':
        return ['play ' + what['card']] * (n - 1)
    return effect_lines(what, seat, option)


def removals(what, seat, n):
    hand = seat.hand.copy()
    hand[what['card']] -= 1
    lines = ['remove ' + card for card in (+hand).elements()][:n]
    return lines + ['scrap'] * (n - len(lines))


def role_lines(what, seat, opening):
    lines = opening + ['boost ' + card for card in what['boost']]
    # What cannot have any effect is over as soon as boosting is; then nobody would be asked.
    if what.get('leader_bonus') and not opening:
        return lines + effect_lines(what, seat, BONUS[what['role']])
    if what['role'] in ('produce', 'trade') and ('planet' in what or what.get('fighter')):
        return lines + effect_lines(what, seat, what['role'])

    lines.append('done' if lines else 'follow')
    return lines + effect_lines(what, seat, BONUS[what['role']] if what.get('leader_bonus')
                                else what['role'])


BONUS = {'colonize': 'settle', 'warfare': 'attack'}


def lead_lines(what, seat):
    return role_lines(what, seat, ['lead ' + what['role']])


def follow_lines(what, seat):
    return role_lines(what, seat, [])


def effect_lines(what, seat, effect):
    if 'technology' in what:
        return ['acquire ' + what['technology']]
    if effect == 'produce':
        return produce_lines(what, seat)
    if effect == 'trade':
        return trade_lines(what, seat)
    if effect in ('settle', 'attack') and 'planet' in what:
        return ['%s %s' % (effect, what['planet'])]
    if effect in ('colonize', 'colony', 'terraform') and 'planet' in what:
        return ['colony ' + what['planet']] * what.get('n', 1)
    return []


def produce_lines(what, seat):
    if 'planet' in what:
        return ['produce %s %s' % (what['planet'], what['resource'])]
    free = ['produce #%d %s' % (planet.number, kind)
            for planet in seat.planets.values() for kind in planet.free_kinds()]
    return as_many(free, what.get('n', 0))


def trade_lines(what, seat):
    if what.get('fighter'):
        return ['trade fighter']
    if 'planet' in what:
        return ['trade %s %s' % (what['resource'], what['planet'])]
    filled = ['trade %s #%d' % (kind, planet.number)
              for planet in seat.planets.values() for kind in planet.filled_kinds()]
    return as_many(filled, what.get('n', 0))


def as_many(lines, n):
    """The first @n lines; the last one again where there are not so many."""
    return (lines + lines[-1:] * n)[:n]


def permanent_lines(what, seat):
    return ['remove ' + card for card in list(seat.hand.elements())[:1]]


LINES = {
    'action': action_lines,
    'action_part2': lambda what, seat: taken_lines(what, seat, what.get('option', 'remove')),
    'skip_action': lambda what, seat: ['skip'],
    'role_first': lambda what, seat: ['lead ' + what.get('role', 'survey')],
    'lead': lead_lines,
    'follow': follow_lines,
    'dissent': lambda what, seat: ['dissent'],
    'pick': lambda what, seat: ['keep ' + what['planet']],
    'permanent': permanent_lines,
    'extra': lambda what, seat: taken_lines(what, seat, what.get('option')),
    'cleanup': lambda what, seat: ['discard ' + card for card in what['discarded']] + ['done'],
    'skip_role': lambda what, seat: ['done'],
}
