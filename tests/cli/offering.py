# SPDX-License-Identifier: GPL-3.0-or-later
"""What one tap tells: whole gestures with what they bring, each of them as it can be recorded."""

from harness import contains, equal


def offers(cli, path, *words):
    return cli.run("moves", "--offers", "--format=json", *words, path).json[0]


def find(found, kind, row=None, column=0):
    return [offer for offer in found if (offer["kind"], offer.get("row"), offer["column"])
            == (kind, row, column)]


def test_a_lead_reports_what_it_brings(cli):
    path = cli.game("offers.arbiter", [])
    lead, = find(offers(cli, path), "lead", "warfare", 1)
    equal((lead["seat"], lead["moves"][:2]), (1, ["1 lead warfare", "1 boost 1"]))
    equal((lead["outcome"], lead["amount"], lead["verdict"], lead["idle"]),
          ("fighters", 2, "legal", False))
    equal(lead["text"], "Warfare with 1 card: 2 fighters")


def test_the_refused_are_there_when_asked_for(cli):
    path = cli.game("refused-offers.arbiter", ["1 holds survey 2", "1 holds research 2"])
    equal(find(offers(cli, path), "lead", "warfare", 4), [])
    lead, = find(offers(cli, path, "--all"), "lead", "warfare", 4)
    equal((lead["verdict"], lead["reasons"][0]["rule"]), ("illegal", "hand.impossible"))


def test_the_refused_say_what_they_would_bring(cli):
    path = cli.game("supposed-offers.arbiter",
                    ["1 holds survey 2", "1 holds research 2", "1 holds colonize"])
    found = offers(cli, path, "--all")
    lead, = find(found, "lead", "warfare", 4)
    equal((lead["verdict"], lead["outcome"], lead["amount"]), ("illegal", "fighters", 5))
    action, = find(found, "action", "warfare")
    equal((action["verdict"], action["outcome"], action["amount"]), ("illegal", "fighters", 1))
    # No planet could take it: nothing is supposed to come of it.
    lead, = find(found, "lead", "trade", 4)
    equal((lead["verdict"], "outcome" in lead), ("illegal", False))


def test_what_is_drawn_before_an_action_is_not_its_own(cli):
    path = cli.game("drawn-offers.arbiter", ["1 lead warfare", "1 done", "1 collect"])
    action, = [offer for offer in find(offers(cli, path), "action", "survey") if offer["seat"] == 2]
    equal((action["outcome"], action["amount"]), ("cards", 2))


def test_the_last_card_of_a_stack_is_marked(cli):
    path = cli.game("last-offers.arbiter", ["adjust survey-stack -13"])
    found = offers(cli, path)
    equal([find(found, "lead", "survey", 0)[0]["last"], find(found, "lead", "warfare", 0)[0]["last"]],
          [True, False])


def test_an_offer_that_brings_nothing_says_so_in_each_language(cli):
    path = cli.game("idle-offers.arbiter", [])
    for language, said in (("en", "(nothing more)"), ("it", "(niente di più)"),
                           ("fr", "(rien de plus)"), ("ja", "（増えない）")):
        contains(cli.run("moves", "--offers", "--language=" + language, path).output, said)


def test_an_offer_can_be_recorded(cli):
    path = cli.game("recorded-offers.arbiter", ["1 lead warfare", "1 done", "1 collect"])
    everyone, = find(offers(cli, path), "everyone-dissents")
    result = cli.run("record", path, text="\n".join(everyone["moves"]) + "\n")
    equal((result.status, result.errors), (0, ""))
    assert find(offers(cli, path), "discard", column=2)


def test_the_text_says_the_same(cli):
    path = cli.game("text-offers.arbiter", [])
    contains(cli.run("moves", "--offers", path).output,
             "lead: 1 lead survey; 1 boost 2; 1 done = Survey with 2 cards: look at 3\n")


def test_answers_to_open_rules_are_moves(cli):
    path = cli.game("open-moves.arbiter", ["1 skip", "1 lead colonize"], "Anna,Ben",
                    "--system=prototype-2010")
    equal(cli.run("moves", path).output,
          "1 boost colonize\nrule start-planet face-down\nrule start-planet face-up\n")
    reported = cli.run("record", path, text="rule start-planet face-up\n")
    equal((reported.status, reported.output), (0, "legal\n"))
    contains(cli.run("moves", path).output, "1 done")


TESTS = [test_answers_to_open_rules_are_moves,
         test_a_lead_reports_what_it_brings, test_the_refused_are_there_when_asked_for,
         test_the_refused_say_what_they_would_bring, test_the_last_card_of_a_stack_is_marked,
         test_what_is_drawn_before_an_action_is_not_its_own,
         test_an_offer_can_be_recorded, test_the_text_says_the_same]
