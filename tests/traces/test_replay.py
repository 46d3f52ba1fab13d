#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that `replay` agrees with a game that is right, and sees one that is not.

usage: test_replay.py ARBITER-CLI

Output is TAP.
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
GAME = '2p-19-learning'


def load():
    with open(os.path.join(HERE, 'games', GAME + '.json'), encoding='utf-8') as stream:
        return json.load(stream)


def replay(cli, traces):
    """The status of `replay` on a folder with these traces, and what it printed."""
    with tempfile.TemporaryDirectory() as folder:
        for name, trace in traces.items():
            with open(os.path.join(folder, name + '.json'), 'w', encoding='utf-8') as stream:
                json.dump(trace, stream)
        run = subprocess.run([os.path.join(HERE, 'replay'), folder], capture_output=True,
                             text=True, env=dict(os.environ, ARBITER_CLI=cli))
    return run.returncode, run.stdout


def other_score(trace):
    trace['final']['players'][0]['score'] += 1


def other_winner(trace):
    for player in trace['final']['players']:
        player['rank'] = 3 - player['rank']


def other_card(trace):
    hand = next(event['state'] for event in trace['events']
                if event['kind'] == 'turn_end' and event['turn'] == 5)['players'][1]['hand']
    hand[0] = 'warfare' if hand[0] != 'warfare' else 'survey'


def other_fighters(trace):
    state = [event['state'] for event in trace['events'] if event['kind'] == 'turn_end'][-1]
    state['players'][0]['fighters'] += 1


def unplayable_move(trace):
    event = next(event for event in trace['events']
                 if event['kind'] == 'cleanup' and event['discarded'])
    event['discarded'].append('politics')
    event['discarded'].append('politics')


def legal_attempt(trace):
    event = next(event for event in trace['events'] if event['kind'] == 'dissent')
    trace['illegal'].append({
        'before_seq': event['seq'], 'turn': event['turn'], 'actor': event['actor'],
        'phase': 'follow', 'attempt': {'kind': 'dissent'}, 'reason': 'not-your-turn',
        'rejected_by': 'framework'})


def other_reason(trace):
    attempt = next(attempt for attempt in trace['illegal'] if attempt['rejected_by'] == 'server')
    attempt['reason'] = ('hand-limit' if attempt['reason'] != 'hand-limit'
                         else 'not-enough-fighters')


def missing_member(trace):
    del trace['players']


CHANGES = (other_score, other_winner, other_card, other_fighters, unplayable_move, legal_attempt,
           other_reason, missing_member)


def tests(cli):
    status, output = replay(cli, {GAME: load(), 'again': load()})
    yield 'agrees', status == 0 and output == 'games agreed: 2 of 2\n', output

    status, output = replay(cli, {})
    yield 'no games are no agreement', status == 1 and output == 'games agreed: 0 of 0\n', output

    for change in CHANGES:
        trace = load()
        change(trace)
        status, output = replay(cli, {'changed': trace, GAME: load()})
        lines = output.splitlines()
        good = (status == 1 and len(lines) == 2 and lines[0].startswith('changed: ')
                and lines[1] == 'games agreed: 1 of 2')
        yield 'sees ' + change.__name__.replace('_', ' '), good, output


def main(cli):
    results = list(tests(os.path.abspath(cli)))
    print('1..%d' % len(results))
    for number, (name, good, output) in enumerate(results, 1):
        print('%s %d - %s' % ('ok' if good else 'not ok', number, name))
        if not good:
            print('\n'.join('# ' + line for line in output.splitlines()))
    return 0 if all(good for _, good, _ in results) else 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
