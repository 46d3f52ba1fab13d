# SPDX-License-Identifier: GPL-3.0-or-later
"""A record that differs from the real table: what may have happened, and mending it."""

import json
import pathlib

from harness import contains, equal, snapshot

RECORD = pathlib.Path(__file__).resolve().parents[1] / "records" / "four-players-learning.arbiter"
FORGOTTEN = "1 trade food #7"
COUNTED = ("influence", "fighters", "resources", "hand", "deck", "discard")


def counts(cli, path):
    """All that lies on the table, as the command takes it."""
    found = cli.run("state", "--format=json", path).json[0]
    words = [f"{counter['seat']}.{counter['id']}={counter['value']}"
             for counter in found["counters"] if counter["seat"] and counter["id"] in COUNTED]
    stacks = [zone for zone in found["zones"] if zone["id"] == "stacks"][0]["cards"]
    return words + [f"{card['card']}-stack={card['count']}" for card in stacks]


def spoilt(cli, name):
    """A game in which a move of the last turns was forgotten."""
    record = json.loads(RECORD.read_text())
    place = len(record["moves"]) - 1 - record["moves"][::-1].index(FORGOTTEN)
    del record["moves"][place]
    path = cli.path(name)
    path.write_text(json.dumps({key: record[key] for key in
                                ("format", "version", "system", "edition", "players", "variants",
                                 "switches", "moves") if key in record}))
    return path, place


def test_audit_finds_nothing_where_all_agrees(cli):
    result = cli.run("audit", RECORD, *counts(cli, RECORD))
    equal((result.status, result.errors), (0, ""))
    equal(result.output, "The record agrees with the table.\n")


def test_audit_finds_a_forgotten_move(cli):
    path, place = spoilt(cli, "forgotten.arbiter")
    before = snapshot(path)
    words = counts(cli, RECORD)
    text = cli.run("audit", path, *words)
    equal((text.status, text.errors), (1, ""))
    contains(text.output, "counted")
    contains(text.output, "1: ")
    found = cli.run("audit", "--format=json", path, *words)
    equal(found.status, 1)
    equal((found.json["agrees"], found.json["applied"]), (False, None))
    texts = [[move["text"] for move in proposal["moves"]] for proposal in found.json["proposals"]]
    number = texts.index([FORGOTTEN]) + 1
    equal(number <= 3, True, texts)
    equal(found.json["proposals"][number - 1]["kind"], "insert")
    equal(snapshot(path), before, "an audit wrote")

    applied = cli.run("audit", f"--apply={number}", path, *words)
    equal((applied.status, applied.errors), (0, ""))
    equal(cli.run("audit", path, *words).status, 0)
    moves = json.loads(path.read_text())["moves"]
    equal(sorted(moves), sorted(json.loads(RECORD.read_text())["moves"]))
    equal(cli.run("record", path, text="undo\n").status, 0)
    assert FORGOTTEN not in json.loads(path.read_text())["moves"][place - 3:]


def test_audit_adjusts_what_nothing_explains(cli):
    path = cli.game("adjusted.arbiter", ["1 skip", "1 lead survey"])
    words = ("1.fighters=7", "survey-stack=20", "2.hand=9", "2.colonies=9")
    result = cli.run("audit", path, *words)
    equal((result.status, result.errors), (1, ""))
    contains(result.output, "Ben, Colonies: nothing in the last two rounds explains it")
    applied = cli.run("audit", "--apply", "1", path, *words)
    equal((applied.status, applied.errors), (1, ""))
    equal(json.loads(path.read_text())["moves"][-3:],
          ["1 count fighters 7", "count survey-stack 20", "2 count hand 9"])
    equal(cli.run("audit", path, *words[:3]).status, 0)


def test_audit_refuses(cli):
    path = cli.game("counted.arbiter")
    before = snapshot(path)
    for words in (("1.fighters",), ("1.figters=1",), ("fighters=1",), ("1.survey-stack=1",),
                  ("5.fighters=1",), ("1.fighters=x",), ("1.fighters=-1",), ("=1",),
                  ("--apply=1", "1.fighters=0"), ("--apply=9", "1.fighters=1"),
                  ("--apply=x", "1.fighters=1"), ()):
        result = cli.run("audit", path, *words)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, "arbiter-cli: ")
    unknown = cli.run("audit", path, "1.figters=1")
    contains(unknown.errors, "1.fighters")
    contains(unknown.errors, "survey-stack")
    twice = cli.run("audit", path, "1.fighters=1", "1.fighters=2")
    equal((twice.status, twice.output), (2, ""))
    contains(twice.errors, "1.fighters=2: counted twice")
    equal(cli.run("audit", cli.path("missing.arbiter"), "1.fighters=1").status, 2)
    equal(snapshot(path), before, "a refused audit wrote")


def endless(cli, name, **members):
    """A record that no table tells: the same move again and again."""
    path = cli.game(name)
    record = {**json.loads(path.read_text()), **members}
    path.write_text(json.dumps(record))
    return path


def soon(cli, result):
    """Within seconds on any machine; it took minutes."""
    assert result.seconds < 5 * cli.burden, f"took {result.seconds:.1f} s"


def test_audit_of_an_endless_record(cli):
    path = endless(cli, "endless.arbiter", moves=["1 skip"] * 20000)
    result = cli.run("audit", path, "1.fighters=3")
    equal((result.status, result.errors), (1, ""))
    contains(result.output, "Count Fighters (Anna): 3")
    soon(cli, result)


def test_endless_undone(cli):
    path = endless(cli, "undone.arbiter", undone={"moves": ["1 skip"] * 20000})
    result = cli.run("check", path)
    equal((result.status, result.errors), (0, ""))
    soon(cli, result)
    equal(len(json.loads(path.read_text())["undone"]["moves"]), 20000)


def test_audit_finds_a_forgotten_action(cli):
    """Leading implies that there was none, so that nobody is told of it."""
    rest = ["1 lead survey", "1 keep ?", "2 dissent", "1 done"]
    for action in (["1 play warfare", "1 collect"], ["1 play politics", "1 take colonize"]):
        truth = cli.game("truth.arbiter", ["1 start drawde", *action, *rest], "Anna,Ben")
        path = cli.game("forgotten.arbiter", ["1 start drawde", *rest], "Anna,Ben")
        words = counts(cli, truth)
        found = cli.run("audit", "--format=json", path, *words).json["proposals"]
        texts = [[move["text"] for move in proposal["moves"]] for proposal in found]
        equal(action in texts, True, texts)
        equal(found[texts.index(action)]["place"] <= 3, True)
        message = found[texts.index(action)]["message"]
        contains(message, ": Play " + action[0].split()[-1].capitalize() + " and ")


def test_audit_finds_a_forgotten_draw(cli):
    """Cleo dissented and did not draw: her hand has one card less, and her deck one more."""
    path = cli.game("undrawn.arbiter", ["1 start drawde", "1 skip", "1 lead survey", "1 keep lyttle", "2 dissent",
                                        "3 dissent", "1 done", "2 skip", "2 lead warfare", "2 done", "2 collect",
                                        "3 dissent"])
    words = ("3.hand=6", "3.deck=4")
    found = cli.run("audit", "--format=json", path, *words).json
    equal([found["proposals"][0]["kind"], found["proposals"][0]["place"]], ["forgotten-at-table", 1])
    contains(found["proposals"][0]["message"], "forgotten at the table")
    equal((found["miscounted"], found["complete"]), (False, True))
    equal(cli.run("audit", "--apply=1", path, *words).status, 0)
    contains(cli.run("audit", path, "3.hand=6").output, "The record agrees with the table.")


def test_audit_sets_a_total(cli):
    """A score that was counted by hand can be set, if nothing explains it."""
    path = cli.game("total.arbiter", ["1 skip", "1 lead survey"])
    equal(cli.run("audit", "--apply=1", path, "2.score=22").status, 0)
    equal(json.loads(path.read_text())["moves"][-1], "2 count points 22")
    contains(cli.run("score", path).output, "Ben: 22")


def test_audit_asks(cli):
    """A single number that is one off may be a miscount; and one more count tells the proposals apart."""
    path = cli.game("asked.arbiter", ["1 start drawde", "1 lead warfare", "1 collect", "2 dissent"], "Ann,Ben")
    reported = cli.run("audit", path, "1.fighters=2").output
    equal(reported.splitlines()[0], "Count again? Only one number differs, and only by one.")
    contains(reported, "Count this, too, to tell the proposals apart: Ann, Discard pile")
    found = cli.run("audit", "--format=json", path, "1.fighters=2").json
    equal((found["miscounted"], found["question"]), (True, {"id": "discard", "seat": 1}))
    texts = [[move["text"] for move in proposal["moves"]] for proposal in found["proposals"][:2]]
    equal(texts, [["1 boost warfare"], ["1 play warfare", "1 collect"]])
    for discard, number in ((0, 0), (1, 1)):
        answered = cli.run("audit", "--format=json", path, "1.fighters=2", f"1.discard={discard}").json
        equal([move["text"] for move in answered["proposals"][0]["moves"]], texts[number])


TESTS = [test_audit_sets_a_total, test_audit_finds_a_forgotten_draw, test_audit_asks, test_audit_of_an_endless_record, test_endless_undone, test_audit_finds_a_forgotten_action,
         test_audit_finds_nothing_where_all_agrees, test_audit_finds_a_forgotten_move,
         test_audit_adjusts_what_nothing_explains, test_audit_refuses]
