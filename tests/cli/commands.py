# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command: text and JSON, what it returns, and that reading changes nothing."""

import json
import os
import pathlib
import re
import subprocess

from harness import contains, equal, snapshot

DATA = pathlib.Path(__file__).resolve().parents[2] / "data" / "games"
OPENING = ["1 skip", "1 lead warfare", "1 boost warfare", "1 done", "1 collect"]


def keys(found, expected, *optional):
    equal(set(found) - set(optional), set(expected))


def test_usage(cli):
    for words in ((), ("dance",), ("check",), ("new",), ("rule",), ("simulate", "--games=x"),
                  ("score", "--sing", "a"), ("rule", "a", "b"), ("systems", "a"),
                  ("check", "--format=xml", "a"), ("check", "--language=tlh", "a")):
        result = cli.run(*words)
        equal(result.status, 2, words)
        equal(result.output, "", words)
        assert result.errors.strip(), words
    contains(cli.run("dance").errors, "simulate")
    contains(cli.run("check", "--language=tlh", "a").errors, "en, fr, it, ja")
    for words in (("--help",), ("check", "--help"), ("simulate", "--help")):
        result = cli.run(*words)
        equal((result.status, result.errors), (0, ""), words)


def test_new(cli):
    path = cli.path("new.arbiter")
    result = cli.run("new", "--players=Zoë, Ben", "--edition=bga", "--format=json", path)
    equal((result.status, result.errors), (0, ""))
    equal(result.json["players"], ["Zoë", "Ben"])
    keys(result.json, {"file", "system", "edition", "variants", "players"})
    saved = json.loads(path.read_text())
    equal((saved["system"], saved["edition"]), ("eminent-domain", "bga"))
    equal([player["name"] for player in saved["players"]], ["Zoë", "Ben"])

    before = snapshot(path)
    again = cli.run("new", "--players=A,B", path)
    equal(again.status, 2)
    contains(again.errors, "new.arbiter")
    equal(snapshot(path), before, "a record was written over")


def test_new_in_the_c_locale(cli):
    path = cli.path("locale.arbiter")
    equal(cli.run("new", "--players=Zoë,Ben", path, LC_ALL="C").status, 0)
    contains(cli.run("score", path, LC_ALL="C").output, "Zoë")


def test_players_of_one_name(cli):
    """They are told apart for people; a machine has their seats, and the names as they were given."""
    path = cli.path("twins.arbiter")
    equal(cli.run("new", "--players=Ann,דנה,ann", path).status, 0)
    equal(cli.run("record", path, text="lead research\nend\n").status, 0)
    for words in (("score", path), ("score", "--proof", path), ("state", path)):
        output = cli.run(*words).output
        for name in ("Ann (1)", "ann (3)", "דנה"):
            contains(output, name)
        equal([mark for mark in "\u200e\u2068\u2069" if mark in output], [])
    reported = cli.run("score", "--format=json", path).json[0]["players"]
    equal([player["name"] for player in reported], ["Ann", "דנה", "ann"])


def test_new_with_variants_and_switches(cli):
    path = cli.game("variant.arbiter", "", "A,B,C", "--variant=learning",
                    "--switch=errata=on")
    saved = json.loads(path.read_text())
    equal(saved["variants"], ["learning"])
    equal(saved["switches"]["errata"], "on")


def test_new_says_what_there_is(cli):
    cases = [
        (["--system=chess"], "eminent-domain, microcosm, nine-domains, prototype-2010"),
        (["--edition=klingon"], "it"),
        (["--variant=chess960"], "learning"),
        (["--switch=gravity=off"], "errata"),
        (["--switch=errata=sometimes"], "off, on"),
        (["--switch=errata"], "KEY=VALUE"),
    ]
    for words, part in cases:
        result = cli.run("new", "--players=A,B", *words, cli.path("never.arbiter"))
        equal(result.status, 2, words)
        contains(result.errors, part)
        assert not cli.path("never.arbiter").exists()
    for players in ("A", "A,B,C,D,E,F,G", "A,,B", ""):
        result = cli.run("new", "--players=" + players, cli.path("never.arbiter"))
        equal(result.status, 2, players)
        assert not cli.path("never.arbiter").exists()
    equal(cli.run("new", "--players=A,B", "/nowhere/at/all.arbiter").status, 2)


def test_check(cli):
    path = cli.game("check.arbiter", OPENING)
    before = snapshot(path)
    result = cli.run("check", path)
    equal((result.status, result.output, result.errors), (0, "", ""))
    equal(cli.run("check", "--format=json", path).json,
          [{"file": str(path), "moves": len(OPENING), "flagged": []}])
    equal(snapshot(path), before, "reading changed the file")


def edited(cli, name, **changes):
    """A game that somebody changed by hand. They do not know when their moves were recorded."""
    path = cli.game(name, OPENING)
    saved = json.loads(path.read_text())
    del saved["stamps"]
    saved.update(changes)
    path.write_text(json.dumps(saved))
    return path


def test_check_flags(cli):
    # More than one fighter for each symbol is against the rules, but clear.
    moves = OPENING[:-1] + ["1 collect 9"]
    path = edited(cli, "flags.arbiter", moves=moves)
    result = cli.run("check", path)
    equal(result.status, 1)
    contains(result.output, f"{path}:5: illegal effect.amount: ")
    found = cli.run("check", "--format=json", path).json[0]["flagged"]
    equal(len(found), 1)
    keys(found[0], {"move", "seat", "text", "verdict", "ruled", "struck", "reasons", "message",
                    "adjustments"})
    equal((found[0]["move"], found[0]["seat"], found[0]["text"], found[0]["verdict"],
           found[0]["ruled"]), (5, 1, "1 collect 9", "illegal", False))
    equal(found[0]["reasons"],
          [{"rule": "effect.amount", "numbers": {"told": 9, "amount": 2, "of": 13}}])
    contains(found[0]["message"], "9")


def test_check_of_ruled_moves(cli):
    path = cli.game("ruled.arbiter", OPENING[:-1])
    reported = cli.run("record", "--allow", path, text="1 collect 9\n")
    equal(reported.status, 0)
    contains(reported.output, "illegal effect.amount")
    result = cli.run("check", path)
    equal(result.status, 0)
    contains(result.output, "illegal effect.amount")
    equal(cli.run("check", "--format=json", path).json[0]["flagged"][0]["ruled"], True)


def test_check_of_struck_moves(cli):
    path = edited(cli, "struck.arbiter", moves=OPENING + ["2 settle #9", "2 dissent"])
    result = cli.run("check", path)
    equal(result.status, 1)
    contains(result.output, ":6: illegal ")
    contains(result.output, "planet.none")


def test_check_of_several_files(cli):
    good = cli.game("good.arbiter", OPENING)
    bad = edited(cli, "bad.arbiter", moves=OPENING[:-1] + ["1 collect 9"])
    result = cli.run("check", "--format=json", good, cli.path("nowhere"), bad)
    equal(result.status, 2)
    equal([one["file"] for one in result.json], [str(good), str(bad)])
    contains(result.errors, "nowhere")
    equal(cli.run("check", good, bad).status, 1)


def test_score(cli):
    path = cli.game("score.arbiter", OPENING)
    text = cli.run("score", path)
    equal((text.status, text.errors), (0, ""))
    contains(text.output, "Anna")
    contains(text.output, "not over")
    # The seats' own figure of influence are the tokens.
    contains(text.output, "Total influence: Anna")
    found = cli.run("score", "--format=json", path).json
    equal(len(found), 1)
    keys(found[0], {"file", "finished", "decided-by", "winners", "players", "ended-by-table",
                    "counts", "only-end", "ruled", "struck", "adjustments"})
    equal((found[0]["finished"], found[0]["winners"], found[0]["struck"]), (False, [], 0))
    equal("struck" in text.output, False)
    for seat, player in enumerate(found[0]["players"], 1):
        keys(player, {"seat", "name", "total", "incomplete", "stated", "rank", "left", "tiebreak", "lines"})
        equal((player["seat"], player["incomplete"]), (seat, False))
        equal(player["total"], sum(line["amount"] for line in player["lines"]))


def test_moves(cli):
    path = cli.game("moves.arbiter", OPENING)
    text = cli.run("moves", path)
    equal((text.status, text.errors), (0, ""))
    found = cli.run("moves", "--format=json", path).json[0]
    equal([move["text"] for move in found], [line.split(":")[0] for line in text.lines])
    for move in found:
        keys(move, {"seat", "text", "verdict", "reasons"})
        assert move["verdict"] in ("legal", "void"), move
    everything = cli.run("moves", "--all", "--format=json", path).json[0]
    refused = [move for move in everything if move["verdict"] == "illegal"]
    assert refused and all(move["reasons"] for move in refused)
    legal = [move["text"] for move in everything if move["verdict"] in ("legal", "void")]
    equal(sorted(legal), sorted(move["text"] for move in found))
    # Who does not decide is told why not.
    others = [move for move in everything if move["seat"] != found[0]["seat"]]
    equal({move["seat"] for move in others}, {1, 2, 3} - {found[0]["seat"]})
    assert all(move["reasons"][0]["rule"] in ("turn.seat", "follow.order") for move in others), others


def test_version(cli):
    result = cli.run("--version")
    equal((result.status, result.errors, len(result.lines)), (0, "", 1))
    assert result.output.startswith("arbiter-cli ") and result.output[12].isdigit()
    contains(cli.run("--help").output, "--version")


def test_remedies(cli):
    path = cli.game("remedies.arbiter", ["1 start drawde", "1 lead research", "1 boost research"])
    text = cli.run("record", "--remedy", path, text="1 acquire improved-survey-sp\n2 collect\n")
    equal((text.status, text.errors), (1, ""))
    # More symbols can still be shown: nothing is claimed of them.
    equal(len(text.lines), 3)
    contains(text.lines[1], "First turn up more Fertile planets")
    contains(text.lines[2], "Anna does")
    reported = cli.run("record", "--remedy", "--format=json", path,
                   text="1 done\n1 acquire improved-survey-sp\n").json
    assert "remedies" not in reported[0]
    equal((reported[1]["remedies"], reported[1]["remedies-complete"]), ([], True))
    late = cli.game("remedies-turn.arbiter", ["1 start drawde", "1 holds warfare"])
    found = cli.run("record", "--remedy", "--format=json", late, text="1 collect\n").json[0]
    for remedy in found["remedies"]:
        keys(remedy, {"moves", "supposed", "instead", "message"})
    equal([(remedy["moves"], remedy["supposed"]) for remedy in found["remedies"]],
          [(["1 play warfare"], False), (["1 skip", "1 lead warfare", "1 done"], False)])
    # What is named can be played, and then the move is legal.
    for remedy in found["remedies"]:
        path = cli.game("remedies-made.arbiter", ["1 start drawde", "1 holds warfare"] + remedy["moves"])
        equal(cli.run("record", path, text="1 collect\n").lines, ["legal"])
    assert "remedies" not in cli.run("record", "--format=json", path, text="2 skip\n").json[0]


def test_no_short_way(cli):
    """At the beginning of a turn there is too much to try for saying that nothing helps."""
    path = cli.game("no-short-way.arbiter", ["1 start drawde"])
    equal(cli.run("record", "--remedy", path, text="1 settle #1\n").lines[1:],
          ["    No short way was found."])
    reported = cli.run("record", "--remedy", "--format=json", path, text="1 settle #1\n").json[0]
    equal((reported["remedies"], reported["remedies-complete"]), ([], False))
    contains(cli.run("record", "--remedy", "--language=it", path, text="1 settle #1\n").output,
             "Non è stata trovata una via breve.")


def test_remedies_of_moves_and_records(cli):
    path = cli.game("all.arbiter", ["1 lead research", "1 boost research", "1 done"])
    for move in cli.run("moves", "--all", "--remedy", "--format=json", path).json[0]:
        equal("remedies" in move, move["verdict"] not in ("legal", "void"), move["text"])
    assert any(line.startswith("    ") for line in cli.run("moves", "--all", "--remedy",
                                                           path).lines)
    bad = edited(cli, "flagged.arbiter", moves=OPENING[:-1] + ["1 collect 9"])
    flagged = cli.run("check", "--remedy", "--format=json", bad).json[0]["flagged"]
    equal(flagged[0]["remedies"], [])
    equal(cli.run("check", "--remedy", bad).lines[1],
          "    Nothing on the table changes this.")


def test_facts_of_a_game(cli):
    """The day, the place and a note are the table's to say, and whether the game counts."""
    path = cli.path("facts.arbiter")
    equal(cli.run("new", "--players=Anna,Ben", "--date=2026-02-03", "--place=Home", "--note=New mat",
                  path).status, 0)
    saved = json.loads(path.read_text())
    equal([saved[fact] for fact in ("date", "place", "note")], ["2026-02-03", "Home", "New mat"])
    equal("counts" in saved, False)
    equal(cli.run("edit", "--dry-run", path, "--place=Inn", "--date=2026-02-03").lines,
          ["place: Home → Inn"])
    equal(json.loads(path.read_text()), saved, "a dry run writes nothing")
    equal(cli.run("edit", path, "--place=", "--date=2026-02-04").lines,
          ["date: 2026-02-03 → 2026-02-04", "place: Home → -"])
    reported = cli.run("edit", "--format=json", "--dry-run", path, "--counts=no").json
    equal((reported["written"], reported["facts"]),
          (False, [{"fact": "counts", "before": "yes", "after": "no"}]))
    saved = json.loads(path.read_text())
    equal((saved["date"], "place" in saved), ("2026-02-04", False))
    before = path.read_text()
    for wrong in ("--date=4.2.2026", "--date=2026-02-30", "--counts=maybe", "--place=" + "x" * 201,
                  "--note=" + "x" * 501, "--place=two\nlines"):
        result = cli.run("edit", path, wrong)
        equal(result.status, 2, wrong)
        contains(result.errors, wrong.split("=")[0] + ": ")
        equal(path.read_text(), before)
    equal(cli.run("edit", path, "1", "remove", "--counts=no").status, 2)


def test_a_game_that_does_not_count(cli):
    """Nobody wins it, whatever the points; with the end taken back, people play on as before."""
    path = cli.game("aside.arbiter", ["1 adjust influence +3", "end"])
    contains(cli.run("score", path).output, "Anna wins")
    equal(cli.run("edit", path, "--counts=no").status, 0)
    for words in ((), ("--proof",)):
        text = cli.run("score", *words, path)
        equal(text.lines[0], "Anna: 3")
        contains(text.output, "The game does not count, so nobody wins.")
        assert "Anna wins" not in text.output and "Ahead" not in text.output
    sheet = cli.run("score", "--format=json", path).json[0]
    equal((sheet["counts"], sheet["winners"], sheet["decided-by"]), (False, [], "not-counted"))
    equal([player["rank"] for player in sheet["players"]], [0, 0, 0])
    equal(json.loads(path.read_text())["result"]["winners"], [])
    equal(cli.run("record", path, text="undo\n1 adjust influence +1\nend\n").status, 0)
    sheet = cli.run("score", "--format=json", path).json[0]
    equal((sheet["counts"], sheet["winners"]), (True, [1]))


def test_moves_at(cli):
    path = cli.game("at.arbiter", OPENING)
    shorter = cli.game("shorter.arbiter", OPENING[:1])
    equal(cli.run("moves", "--at=1", path).output, cli.run("moves", shorter).output)
    for at in ("6", "-1", "x", "99999999999999999999"):
        result = cli.run("moves", "--at=" + at, path)
        equal(result.status, 2, at)
        contains(result.errors, "0 to 5")
        contains(result.errors, "at.arbiter: --at: ")


def test_every_listed_move_can_be_made(cli):
    path = cli.game("listed.arbiter", OPENING)
    text = path.read_text()
    for line in cli.run("moves", path).lines:
        copy = cli.path("copy.arbiter")
        copy.write_text(text)
        move = line.split(":")[0]
        equal(cli.run("record", copy, text=move + "\n").status, 0, move)


def test_state(cli):
    path = cli.game("state.arbiter", OPENING)
    text = cli.run("state", path)
    equal((text.status, text.errors), (0, ""))
    contains(text.output, "Anna")
    found = cli.run("state", "--format=json", path).json[0]
    keys(found, {"zones", "counters", "adjustments"})
    fighters = [counter["value"] for counter in found["counters"]
                if counter["id"] == "fighters" and counter["seat"] == 1]
    equal(fighters, [2])
    hands = [sum(card["count"] for card in zone["cards"]) for zone in found["zones"]
             if zone["id"] == "hand"]
    equal(hands, [4, 5, 5])
    earlier = cli.run("state", "--at=0", "--format=json", path).json[0]
    equal([counter["value"] for counter in earlier["counters"]
           if counter["id"] == "fighters"], [0, 0, 0])


def test_state_says_each_thing_once(cli):
    """No two counters of a player have one name; cards that have only a name share a line."""
    for system in cli.run("systems", "--format=json").json:
        path = cli.game(f"once-{system['id']}.arbiter", "", "Anna,Ben", f"--system={system['id']}")
        lines = cli.run("state", path).lines
        said = set()
        for line in lines:
            label, _, value = line.partition(": ")
            if not line.startswith(" "):
                said = set()
            elif value and not line.startswith("    "):
                assert label not in said, (system["id"], line)
                said.add(label)
    equal([line.strip()[:27] for line in lines if "Technology" in line],
          ["Technology 1, Technology 2,"])


def test_state_of_a_domain_that_nobody_wins(cli):
    given = cli.path("tie.txt")
    given.write_text("open 9 2 3\n1 lays 0 1 4+\n2 lays 0 1 3\n"
                     "open 4 5 8\n1 lays 2 3 5\n2 lays 2 5 4\n")
    path = cli.game("tie.arbiter", "", "Anna,Ben", "--system=nine-domains", "--edition=online",
                    "--switch=negative-bonus=none", f"--given={given}")
    output = cli.run("state", path).output
    contains(output, "Won by player 2")
    assert "player 0" not in output


def test_rule(cli):
    for folder in sorted(DATA.iterdir()):
        if not (folder / "rules.json").exists():
            continue
        for rule in cli.some(json.loads((folder / "rules.json").read_text())["rules"]):
            text = cli.run("rule", rule["id"])
            equal((text.status, text.errors), (0, ""), rule["id"])
            found = cli.run("rule", "--system=" + folder.name, "--format=json", rule["id"]).json
            equal(len(found), 1)
            keys(found[0], {"id", "system", "class", "title", "text", "sources", "chapter",
                            "examples", "questions", "switches", "related"})
            equal(found[0]["text"], rule["text"])
            assert found[0]["sources"] and all(found[0]["sources"].values()), rule["id"]
    contains(cli.run("rule", "planet.none").output, "there would be nothing to do it with")
    contains(cli.run("rule", "effect.choice").output, "nobody would know what happened")


def test_rule_of_an_edition(cli):
    found = cli.run("rule", "research.cost", "--edition=bga", "--format=json").json
    equal(list(found[0]["sources"]), ["bga"])
    contains(cli.run("rule", "research.cost", "--edition=klingon").errors, "bga")
    unknown = cli.run("rule", "research.price")
    equal(unknown.status, 2)
    contains(unknown.errors, "research.cost")


def test_schema(cli):
    schema = cli.run("systems", "--schema=nine-domains/cards")
    equal((schema.status, schema.errors), (0, ""))
    domain = schema.json["properties"]["domains"]["items"]
    equal(domain["properties"]["points"]["maximum"], 99)
    equal(domain["required"], ["id", "title", "points"])
    unknown = cli.run("systems", "--schema=nine-domains/tiles")
    equal((unknown.status, unknown.output), (2, ""))
    contains(unknown.errors, "--schema: found “nine-domains/tiles”, expected one of eminent-domain")


def test_systems(cli):
    text = cli.run("systems")
    equal((text.status, text.errors), (0, ""))
    found = cli.run("systems", "--format=json").json
    equal([system["id"] for system in found], ["eminent-domain", "microcosm", "nine-domains",
                                             "prototype-2010"])
    for system in found:
        keys(system, {"id", "editions", "variants", "switches", "topics"})
        contains(text.output, system["id"])
        for switch in system["switches"]:
            keys(switch, {"id", "values", "default", "sources"})
            assert switch["default"] in switch["values"]
            contains(text.output, switch["id"])
        for topic in system["topics"]:
            keys(topic, {"id", "title", "reason"})
            assert topic["title"] and topic["reason"], topic["id"]
    equal(found[0]["editions"], ["it", "jp", "bga"])
    assert found[0]["topics"]


def explanations(cli, *words):
    """What the help says of each option and command, by its name."""
    found = {}
    for line in cli.run(*words).output.splitlines():
        match = re.match(r"  (-?-?[a-z][\w-]*)\S*(?: \S+)?  +(\S.*)", line)
        if match:
            found[match[1]] = match[2]
    return found


def test_help_in_all_languages(cli):
    commands = explanations(cli, "--help", "--language=en")
    for words in [[], *([command] for command in commands)]:
        english = explanations(cli, *words, "--help", "--language=en")
        assert english, words
        for language in ("fr", "it", "ja"):
            reported = explanations(cli, *words, "--help", "--language=" + language)
            equal(set(reported), set(english), words)
            for name, explanation in reported.items():
                assert explanation != english[name], (language, words, name)


def test_an_older_file_keeps_its_rules(cli):
    """The later printing's learning game has a deck of ten cards; an older Arbiter dealt eight."""
    for version, cards in ((1, 8), (2, 10), (3, 10), (4, 10), (5, 10)):
        path = cli.path("older.arbiter")
        path.write_text(json.dumps({
            "format": "arbiter-game", "version": version, "system": "eminent-domain",
            "edition": "it", "players": [{"name": "Anna"}, {"name": "Ben"}],
            "variants": ["learning"], "moves": []}), encoding="utf-8")
        counters = cli.run("state", "--format=json", path).json[0]["counters"]
        equal(sum(counter["value"] for counter in counters
                  if counter.get("seat") == 1 and counter["id"] in ("hand", "deck")), cards)


def older_values(version):
    """What a file of a version was played by, by system and edition."""
    for path in sorted(DATA.glob("*/editions.json")):
        data = json.loads(path.read_text())
        for edition in data["editions"]:
            yield path.parent.name, edition["id"], {
                switch["id"]: switch["older"][edition["id"]] for switch in data["switches"]
                if edition["id"] in switch.get("older", {})
                and version <= switch.get("older-version", 1)}


def write_of_version(cli, version, system, edition, **members):
    path = cli.path("older.arbiter")
    path.write_text(json.dumps({
        "format": "arbiter-game", "version": version, "system": system, "edition": edition,
        "players": [{"name": "Anna"}, {"name": "Ben"}], "moves": [], **members}))
    return path


def saved_switches(cli, path):
    equal(cli.run("record", path, text="end\n").status, 0)
    saved = json.loads(path.read_text())
    equal(saved["version"], 5)
    return saved.get("switches", {})


def test_an_older_file_keeps_every_switch(cli):
    """Of each older version and edition, what has changed since becomes a switch of the file."""
    found = dict.fromkeys(("it", "jp", "bga", "january-2010"), 0)
    for version in (2, 3, 4, 5):
        for system, edition, older in older_values(version):
            path = write_of_version(cli, version, system, edition)
            equal(saved_switches(cli, path), older, (version, system, edition))
    for system, edition, older in older_values(1):
        path = write_of_version(cli, 1, system, edition)
        equal(saved_switches(cli, path), older, (system, edition))
        found[edition] = found.get(edition, 0) + len(older)
        for switch, value in older.items():
            known = {known["id"]: known["values"] for known in json.loads(
                (DATA / system / "editions.json").read_text())["switches"]}
            other = next(known for known in known[switch] if known not in (value, "ask"))
            path = write_of_version(cli, 1, system, edition, switches={switch: other})
            assert saved_switches(cli, path).get(switch) != value, (system, edition, switch)
    assert all(found[edition] > 0 for edition in ("it", "jp", "bga", "january-2010")), found


# In which editions, the moves, and by the version of the file what the first player has, or how many
# moves are flagged.
OLDER_GAMES = [
    (("it", "jp"), ["1 adjust voson +1", "1 adjust iron +1", "1 adjust diverse-markets +1",
                    "1 play diverse-markets", "1 lead trade", "1 done", "1 trade iron"],
     "total", {1: 6, 2: 7}),
    (("it", "jp"), ["1 start drawde", "1 adjust scorched-earth-policy +1", "1 adjust fighters +5",
                    "rule scorched-earth-marker paid", "1 play warfare", "1 attack #1"],
     "tiebreak", {1: 5, 2: 6}),
    (("bga",), ["1 adjust logistics +1", "1 skip", "1 lead warfare", "1 done", "1 collect",
                "2 dissent", "1 play warfare"],
     "flagged", {1: 1, 2: 0}),
]


def test_an_older_prototype_gives_up_harvest(cli):
    """Once, Harvest and Trade could be given up without a word, and no other role."""
    moves = ["start-1 shows slot colour-1", "1 #1 is start-1", "1 lead harvest", "1 done", "1 done"]
    for version, flagged in ((4, 0), (5, 1)):
        path = write_of_version(cli, version, "prototype-2010", "january-2010", moves=moves,
                                switches={"start-planet": "face-up"})
        equal(len(cli.run("check", path).lines), flagged)


def test_an_older_game_comes_out_as_it_did(cli):
    for editions, moves, what, expected in OLDER_GAMES:
        for edition in editions:
            for version, amount in expected.items():
                path = write_of_version(cli, version, "eminent-domain", edition, moves=moves)
                found = cli.run("score", "--format=json", path).json[0]["players"][0]
                found["flagged"] = len(cli.run("check", path).lines)
                equal(found[what], amount, (edition, version, moves))


def test_languages(cli):
    path = cli.game("language.arbiter", OPENING)
    usages = {"en": "COMMAND ", "fr": "COMMANDE", "it": "COMANDO", "ja": "コマンド"}
    for language, usage in usages.items():
        # None, one that newer C libraries do not translate either, and one that is not installed.
        for locale in ("C", "C.UTF-8", "xx_NOT.UTF-8"):
            result = cli.run("score", "--language=" + language, path, LC_ALL=locale)
            equal((result.status, result.errors), (0, ""), language)
            contains(result.output, "Anna")
            contains(cli.run("--help", "--language=" + language, LC_ALL=locale).output, usage)


def test_common_options_may_stand_first(cli):
    behind = cli.run("rule", "action.limit", "--language=it", "--format=json")
    for words in (("--language", "it", "--format", "json", "rule", "action.limit"),
                  ("--format=json", "--language=it", "rule", "action.limit"),
                  ("--language=it", "rule", "--format=json", "action.limit")):
        equal(cli.run(*words).output, behind.output, words)
    contains(cli.run("--language=it", "--help").output, "uso: arbiter-cli")
    for words in (("--language",), ("--language=it",), ("--colour", "rule"), ("--language=xx",
                  "rule", "action.limit")):
        result = cli.run(*words)
        equal((result.status, result.output), (2, ""), words)


def test_reading_changes_nothing(cli):
    path = cli.game("read.arbiter", OPENING)
    path.chmod(0o444)
    before = snapshot(path)
    for words in (["check"], ["score"], ["moves", "--all"], ["state", "--at=2"],
                  ["check", "--format=json"]):
        equal(cli.run(*words, path).status, 0, words)
        equal(snapshot(path), before, words)
    equal(sorted(p.name for p in cli.folder.glob("read.arbiter*")), ["read.arbiter"])


def test_output_that_nobody_reads(cli):
    path = cli.game("pipe.arbiter", OPENING)
    for words in (["moves", "--all"], ["state", "--format=json"], ["systems"], ["--help"]):
        reading, writing = os.pipe()
        os.close(reading)
        process = subprocess.run([cli.program, *words] + ([path] if words[0] in ("moves", "state")
                                                          else []),
                                 stdout=writing, stderr=subprocess.PIPE, cwd=cli.folder,
                                 env=cli.environment(), check=False)
        os.close(writing)
        equal((process.returncode, process.stderr), (0, b""), words)


def test_output_that_does_not_fit(cli):
    with open("/dev/full", "w", encoding="utf-8") as full:
        process = subprocess.run([cli.program, "systems"], stdout=full, stderr=subprocess.PIPE,
                                 env=cli.environment(), check=False)
    equal(process.returncode, 2)
    contains(process.stderr.decode(), "arbiter-cli: standard output")


TESTS = [test_usage, test_version, test_new, test_new_in_the_c_locale, test_players_of_one_name,
         test_new_with_variants_and_switches,
         test_new_says_what_there_is, test_check, test_check_flags, test_check_of_ruled_moves,
         test_check_of_struck_moves, test_check_of_several_files, test_score, test_moves,
         test_remedies, test_remedies_of_moves_and_records, test_facts_of_a_game,
         test_a_game_that_does_not_count, test_moves_at, test_every_listed_move_can_be_made, test_state,
         test_state_says_each_thing_once,
         test_state_of_a_domain_that_nobody_wins, test_rule,
         test_rule_of_an_edition, test_schema, test_systems, test_help_in_all_languages,
         test_an_older_file_keeps_its_rules,
         test_an_older_file_keeps_every_switch, test_an_older_game_comes_out_as_it_did,
         test_languages,
         test_common_options_may_stand_first, test_reading_changes_nothing,
         test_output_that_nobody_reads, test_output_that_does_not_fit]
