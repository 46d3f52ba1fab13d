# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows for hidden cards from what was told, and nothing more."""

from harness import contains, equal


def can_hold(cli, path, seat):
    zones = cli.run("state", "--format=json", "--knowledge", path).json[0]["zones"]
    found = [zone for zone in zones if (zone["id"], zone["seat"]) == ("hand-can-hold", seat)]
    return {card["card"]: (card["counters"]["must"], card["count"]) for card in found[0]["cards"]}


def test_knowledge_is_shown_when_asked(cli):
    path = cli.game("knowledge.arbiter", ["1 holds politics"])
    assert "can hold" not in cli.run("state", path).output
    contains(cli.run("state", "--knowledge", path).output, "can hold")


def test_knowledge_follows_from_what_was_recorded(cli):
    path = cli.game("told.arbiter", ["1 holds survey 2", "1 holds research 2"])
    hand = can_hold(cli, path, 1)
    equal((hand["survey"], hand["research"]), ((2, 2), (2, 2)))
    equal(hand["politics"], (0, 1))
    equal(can_hold(cli, path, 2)["politics"], (0, 1))

    cli.run("record", path, text="1 holds politics\n")
    equal(set(can_hold(cli, path, 1)), {"survey", "research", "politics"})
    refused = cli.run("record", path, text="1 play colonize\n")
    equal(refused.status, 1)
    contains(refused.output, "hand.impossible")


def test_prospects_are_shown_when_asked(cli):
    path = cli.game("prospects.arbiter", [])
    assert "affordable" not in cli.run("state", path).output
    contains(cli.run("state", "--prospects", path).output,
             "Abundance; Level 2; Planets 0 / 2; Research symbols 1 / 5; affordable 0")
    zones = cli.run("state", "--format=json", "--prospects", path).json[0]["zones"]
    cards = {card["card"]: card for zone in zones for card in zone["cards"]
             if (zone["id"], zone["seat"]) == ("prospects-fertile", 2)}
    equal(cards["abundance"]["limits"], {"planets": 2, "research-symbols": 5})
    equal(cards["abundance"]["counters"]["affordable"], 0)


TESTS = [test_prospects_are_shown_when_asked, test_knowledge_is_shown_when_asked, test_knowledge_follows_from_what_was_recorded]
