# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards that their owner types in: for new games, and in a game that is played already."""

import json

from harness import contains, equal



def home(cli, name):
    folder = cli.path(name)
    folder.mkdir(exist_ok=True)
    return {"XDG_DATA_HOME": str(folder)}


def unknown(cli, card, *words, **environment):
    result = cli.run("faces", "microcosm", "--format=json", *words, **environment)
    equal(result.status, 0, result.errors)
    return next(known["unknown"] for known in result.json["cards"] if known["id"] == card)


def microcosm(cli, name, *options, moves=""):
    path = cli.game(name, "", "Anna,Ben", "--system=microcosm", *options)
    if moves:
        equal(cli.run("record", path, text=moves).status, 0)
    return path


def test_typed_in_exported_imported_and_played(cli):
    """What one owner types in, another takes over, and a game of it knows the card."""
    ours, theirs = home(cli, "ours"), home(cli, "theirs")
    equal(unknown(cli, "planet-03", **ours),
          ["shield", "colony-shield", "influence", "icons", "type"])
    result = cli.run("faces", "microcosm", "planet-03", "title=Xeno", "shield=4", "influence=2",
                     "icons=colonize", "type=red", **ours)
    equal((result.status, result.errors), (0, ""))
    contains(result.output, "planet-03: Xeno: not known yet: colony-shield")
    exported = cli.path("exported.json")
    equal(cli.run("faces", "microcosm", "--export", exported, **ours).status, 0)
    equal(cli.run("faces", "microcosm", "--import", exported, **theirs).status, 0)
    equal(unknown(cli, "planet-03", **theirs), ["colony-shield"])

    path = microcosm(cli, "typed.arbiter", f"--catalogue={exported}", moves="planet-03 shows shield 4\n")
    equal(json.loads(path.read_text())["faces"]["planets"][0]["title"], "Xeno")
    result = cli.run("check", "--format=json", path)
    equal(result.json[0]["flagged"][0]["verdict"], "void")
    result = cli.run("simulate", "--system=microcosm", "--players=2", "--games=5",
                     f"--catalogue={exported}")
    contains(result.output, "violations: 0")


def test_a_new_game_takes_the_cards_that_are_kept(cli):
    """A new game knows what the owner has typed in, as one begun in the window does."""
    ours = home(cli, "kept")
    equal(cli.run("faces", "microcosm", "planet-03", "shield=4", **ours).status, 0)
    path = cli.path("kept.arbiter")
    words = ["new", "--system=microcosm", "--players=Anna,Ben"]
    equal(cli.run(*words, path, **ours).status, 0)
    equal(json.loads(path.read_text())["faces"]["planets"][0]["shield"], "4")

    equal(cli.run(*words, cli.path("built-in.arbiter"), **home(cli, "nothing")).status, 0)
    assert "faces" not in json.loads(cli.path("built-in.arbiter").read_text())
    (cli.path("kept") / "arbiter" / "catalogues" / "microcosm.json").write_text("{")
    result = cli.run(*words, cli.path("broken.arbiter"), **ours)
    equal(result.status, 2)
    contains(result.errors, "microcosm.json")


def test_a_card_that_contradicts_the_deck_is_warned_of(cli):
    ours = home(cli, "doubted")
    result = cli.run("faces", "microcosm", "planet-08", "cost=3", **ours)
    equal(result.status, 0)
    contains(result.errors, "3 planets cost 2, expected 4 that cost 2")
    result = cli.run("faces", "microcosm", "--format=json", **ours)
    assert any("expected 4 that cost 2" in warning for warning in result.json["warnings"])


def test_slips(cli):
    ours = home(cli, "slips")
    for words, said in (
            (["planet-03", "shield=12"], "shield: found the text “12”"),
            (["planet-99", "shield=1"], "planet-99: unknown card"),
            (["planet-03", "shild=1"], "expected FIELD=VALUE with one of the fields"),
            (["--import", "/nowhere"], "/nowhere"),
            (["domain-13", "action=juggle"], "is not a step of a script")):
        result = cli.run("faces", "microcosm", *words, **ours)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, said)
    result = cli.run("faces", "microcosm", "--reset", **ours)
    equal((result.status, result.output), (2, ""))
    contains(result.errors, "--reset: expected a card")
    assert not (cli.path("slips") / "arbiter" / "catalogues" / "microcosm.json").exists()


def eminent(cli, ours, *words):
    result = cli.run("faces", "eminent-domain", *words, **ours)
    equal((result.status, result.errors), (0, ""))
    return result


def test_eminent_domain_as_a_copy_prints_it(cli):
    """A card that is printed otherwise is typed in: costs, points, symbols, and what it does."""
    ours = home(cli, "eminent")
    contains(eminent(cli, ours).output, "voson: Voson: known")
    typed = eminent(cli, ours, "voson", "warfare=4", "influence=9", "slots=iron, iron")
    contains(typed.output, "voson: Voson: your copy: warfare, influence, slots")
    contains(eminent(cli, ours, "improved-trade-tc", "action=influence 2; draw 1",
                     "text=Take 2 influence and draw a card.").output,
             "improved-trade-tc: Improved Trade (")
    result = cli.run("faces", "eminent-domain", "--format=json", **ours)
    card = next(card for card in result.json["cards"] if card["id"] == "voson")
    equal((card["unknown"], card["changed"]), ([], ["warfare", "influence", "slots"]))
    for words, said in ((["voson", "warfare=12"], "voson: warfare: found the number 12"),
                        (["voson", "slots=fighter"], "slots[0]: found the text “fighter”"),
                        (["lyttle", "level=2"], "expected FIELD=VALUE with one of the fields"),
                        (["mobilization", "action=draw n"], "an Action shows no symbols")):
        result = cli.run("faces", "eminent-domain", *words, **ours)
        equal((result.status, result.output), (2, ""), words)
        contains(result.errors, said)
    contains(eminent(cli, ours, "--reset", "voson", "influence=5").output,
             "voson: Voson: your copy: influence")
    equal("your copy: influence" in eminent(cli, ours, "--reset", "voson").output, False)


def test_eminent_domain_is_judged_by_the_copy(cli):
    """Verdicts, the score and its proof follow the cards, in a game that is played already, too."""
    path = cli.game("judged.arbiter", "", "Ada,Ben", "--system=eminent-domain", "--edition=bga")
    moves = "1 start drawde\n1 adjust voson +1\n1 lead research\n1 done\n"
    acquire = "1 acquire improved-trade-ts\n"
    equal(cli.run("record", path, text=moves).status, 0)
    contains(cli.run("record", path, text=acquire).output, "illegal research.cost")
    contains(cli.run("score", path).output, "3  Planet: Voson")

    cards = cli.path("own-eminent.json")
    for words in (("voson", "influence=9"), ("improved-trade-ts", "cost=1")):
        equal(cli.run("faces", "eminent-domain", f"--catalogue={cards}", *words).status, 0)
    equal(cli.run("edit", path, f"--faces={cards}").status, 0)
    faces = json.loads(path.read_text())["faces"]
    equal((faces["planets"][0]["influence"], faces["technologies"][0]["cost"]), (9, 1))
    contains(cli.run("record", path, text=acquire).output, "legal")

    # Another machine knows nothing of these cards: the file brings them.
    elsewhere = home(cli, "elsewhere")
    contains(cli.run("score", path, **elsewhere).output, "9  Planet: Voson")
    contains(cli.run("score", "--proof", path, **elsewhere).output, "Planet: Voson")
    equal(cli.run("check", path, **elsewhere).status, 0)
    equal(cli.run("record", path, text="undo\nundo\n", **elsewhere).status, 0)
    equal("faces" in json.loads(path.read_text()), False)
    contains(cli.run("score", path, **elsewhere).output, "3  Planet: Voson")


def test_eminent_domain_begins_with_the_copy(cli):
    """New games have the cards of the owner, in every edition; prospects know what they cost."""
    ours = home(cli, "kept-eminent")
    eminent(cli, ours, "improved-trade-tc", "cost=1", "planets=0")
    for edition in ("it", "jp", "bga"):
        path = cli.path(f"kept-{edition}.arbiter")
        equal(cli.run("new", "--system=eminent-domain", f"--edition={edition}",
                      "--players=Ada,Ben,Cleo", path, **ours).status, 0)
        equal(json.loads(path.read_text())["faces"]["technologies"][0]["cost"], 1)
        zones = cli.run("state", "--prospects", "--format=json", path).json
        equal("improved-trade-tc" in json.dumps(zones), True)
        result = cli.run("simulate", "--system=eminent-domain", f"--edition={edition}",
                         "--players=3", "--games=3", "--catalogue",
                         cli.path("kept-eminent") / "arbiter/catalogues/eminent-domain.json")
        contains(result.output, "violations: 0")


def test_entered_in_a_game_shown_and_taken_back(cli):
    path = microcosm(cli, "entered.arbiter", moves="planet-03 shows shield 1\n")
    cards = cli.path("own.json")
    equal(cli.run("faces", "microcosm", f"--catalogue={cards}", "planet-03", "shield=4").status, 0)
    before = path.read_text()
    result = cli.run("edit", path, f"--faces={cards}", "--dry-run")
    equal((result.status, path.read_text()), (1, before))
    contains(result.output, "1: planet-03 shows shield 1")
    contains(result.output, "now: illegal record.contradiction")
    equal(cli.run("edit", "--strike", path, f"--faces={cards}").status, 0)
    equal(json.loads(path.read_text())["faces"]["planets"][0]["shield"], "4")
    equal(cli.run("check", path).status, 1)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(cli.run("check", path).status, 0)
    assert "faces" not in json.loads(path.read_text())
    equal(cli.run("record", path, text="redo\n").status, 0)
    equal(json.loads(path.read_text())["faces"]["planets"][0]["shield"], "4")
    result = cli.run("edit", path, "1", "remove", f"--faces={cards}")
    equal((result.status, result.output), (2, ""))
    contains(result.errors, "--faces")


def test_entered_in_a_game_of_the_prototype(cli):
    """A number and a card: what was said against them is struck, and one undo takes both back."""
    path = cli.game("entered-prototype.arbiter", "", "Anna,Ben", "--system=prototype-2010")
    moves = "number hand-size 4\nplanet-03 shows army-cost 1\n1 lead trade\n"
    equal(cli.run("record", path, text=moves).status, 0)
    cards = cli.path("own-prototype.json")
    for typed in (("numbers", "hand-size=5"), ("planet-03", "army-cost=3")):
        equal(cli.run("faces", "prototype-2010", f"--catalogue={cards}", *typed).status, 0)
    before = path.read_text()
    result = cli.run("edit", path, f"--faces={cards}", "--dry-run")
    equal((result.status, path.read_text()), (1, before))
    contains(result.output, "1: number hand-size 4")
    contains(result.output, "2: planet-03 shows army-cost 1")
    contains(result.output, "now: illegal record.contradiction")
    equal(cli.run("edit", "--strike", path, f"--faces={cards}").status, 0)
    faces = json.loads(path.read_text())["faces"]
    equal((faces["setups"][0]["hand-size"], faces["planets"][0]["army-cost"]), (5, "3"))
    equal(cli.run("check", path).status, 1)
    equal(cli.run("record", path, text="undo\n").status, 0)
    equal(cli.run("check", path).status, 0)
    assert "faces" not in json.loads(path.read_text())


def test_marks_of_domains(cli):
    """The elements of The Nine Domains are typed in once for all games."""
    ours = home(cli, "nine")
    result = cli.run("faces", "nine-domains", "domain-5", "marks=red, half-purple", **ours)
    equal((result.status, result.errors), (0, ""))
    cards = cli.path("nine") / "arbiter" / "catalogues" / "nine-domains.json"
    path = cli.game("marked.arbiter", "", "Anna,Ben", "--system=nine-domains",
                    f"--catalogue={cards}")
    equal(cli.run("record", path, text="mark domain-5 red\n").status, 0)
    equal(cli.run("check", "--format=json", path).json[0]["flagged"][0]["verdict"], "void")


PROTOTYPE_NUMBERS = ("survey cards=20", "warfare cards=18", "colonize cards=19", "harvest cards=19",
                     "trade cards=19", "research cards=19", "numbers hand-size=5")


def prototype(cli, ours, *words):
    result = cli.run("faces", "prototype-2010", *words, **ours)
    equal(result.status, 0, result.errors)
    return result


def test_the_prototype_is_typed_in(cli):
    """Its cards, and the numbers that were never published."""
    ours = home(cli, "prototype")
    contains(prototype(cli, ours).output, "planet-03: Planet 3: not known yet: colonize-cost, army-cost")
    contains(prototype(cli, ours).output, "survey: Survey: not known yet: cards, action")
    contains(prototype(cli, ours).output, "numbers: Numbers of the game: not known yet: hand-size")
    typed = prototype(cli, ours, "planet-03", "title=Xeno", "colonize-cost=2", "army-cost=0",
                      "influence=3", "type=type-1", "slots=colour-1, colour-1", "icons=trade")
    equal(typed.errors, "")
    contains(typed.output, "planet-03: Xeno: known")
    contains(prototype(cli, ours, "technology-01", "action=draw 2; settle ?").output,
             "technology-01: Technology 1: not known yet: influence, type, icons")
    for number in PROTOTYPE_NUMBERS:
        equal(prototype(cli, ours, *number.split()).errors, "")
    exported = cli.path("prototype.json")
    equal(cli.run("faces", "prototype-2010", "--export", exported, **ours).status, 0)
    faces = json.loads(exported.read_text())["faces"]
    equal(faces["planets"][0]["slots"], ["colour-1", "colour-1"])

    path = cli.game("prototype.arbiter", "", "Anna,Ben", "--system=prototype-2010",
                    f"--catalogue={exported}")
    equal(cli.run("record", path, text="number hand-size 5\nplanet-03 shows influence 3\n").status, 0)
    equal([line["verdict"] for line in cli.run("check", "--format=json", path).json[0]["flagged"]],
          ["void", "void"])
    result = cli.run("simulate", "--system=prototype-2010", "--players=3", "--games=20",
                     f"--catalogue={exported}")
    contains(result.output, "violations: 0")


def test_some_numbers_of_the_prototype(cli):
    """The piles that nobody counted share what the counted ones leave."""
    ours = home(cli, "some-numbers")
    for role in ("survey", "warfare", "colonize", "harvest"):
        prototype(cli, ours, role, "cards=24")
    cards = cli.path("some-numbers") / "arbiter" / "catalogues" / "prototype-2010.json"
    result = cli.run("simulate", "--system=prototype-2010", "--players=4", "--games=20",
                     f"--catalogue={cards}")
    contains(result.output, "violations: 0")
    result = cli.run("faces", "prototype-2010", "survey", "cards=31", **ours)
    equal((result.status, result.output), (2, ""))
    contains(result.errors, "roles: 103 cards in the counted piles, expected at most 98 of 114")
    contains(prototype(cli, ours, "survey", "cards=").output, "survey: Survey: not known yet: cards")


def test_a_prototype_that_contradicts_its_text_is_warned_of(cli):
    ours = home(cli, "doubted-prototype")
    contains(prototype(cli, ours, "numbers", "opening=6").errors,
             "6 cards in the opening hand, expected 5")
    contains(prototype(cli, ours, "numbers", "influence-supply=24").errors,
             "24 victory points, expected 30")
    contains(prototype(cli, ours, "warfare", "starting=1").errors,
             "warfare: copies in a starting deck: 1, expected 0")
    for number in PROTOTYPE_NUMBERS[:5]:
        prototype(cli, ours, *number.split())
    contains(prototype(cli, ours, "research", "cards=20").errors, "roles: 115 cards in all piles, expected 114")


def test_unknown_points_are_no_zero(cli):
    path = microcosm(cli, "unknown.arbiter",
                     moves="#1 is planet-03\n1 adjust #1 colonies\nend\n")
    planet = next(line for line in cli.run("score", "--format=json", path).json[0]["players"][0]["lines"]
                  if line["source"] == "unknown-influence")
    equal(planet["amount"], None)
    contains(cli.run("score", path).output, "?  Not known yet: influence: Planet 3 (cost 0)")
    contains(cli.run("score", path).output, "Anna: 0 + ?")
    # Nobody is ahead, and nothing is tied, of what nobody knows.
    contains(cli.run("score", path).output, "Influence, known so far: Anna\u00a0has\u00a00 + ?, Ben\u00a0has\u00a00.")
    equal("Tied" in cli.run("score", path).output, False)
    contains(cli.run("score", "--proof", path).output, "known so far: Anna\u00a0has\u00a00 + ?, Ben\u00a0has\u00a00.")
    equal("Ahead" in cli.run("score", "--proof", path).output, False)
    players = cli.run("score", "--format=json", path).json[0]["players"]
    equal([(player["total"], player["incomplete"]) for player in players], [(0, True), (0, False)])


TESTS = [test_typed_in_exported_imported_and_played,
         test_a_new_game_takes_the_cards_that_are_kept,
         test_a_card_that_contradicts_the_deck_is_warned_of, test_slips,
         test_the_prototype_is_typed_in, test_some_numbers_of_the_prototype,
         test_a_prototype_that_contradicts_its_text_is_warned_of,
         test_entered_in_a_game_shown_and_taken_back,
         test_entered_in_a_game_of_the_prototype, test_marks_of_domains,
         test_eminent_domain_as_a_copy_prints_it, test_eminent_domain_is_judged_by_the_copy,
         test_eminent_domain_begins_with_the_copy,
         test_unknown_points_are_no_zero]
