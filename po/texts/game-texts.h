/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Written by `meson compile -C build extract-texts` from data/games. What is in braces and
 * brackets is told in data/games/README.md.
 */

/* eminent-domain */
NC_ ("role-cards:survey",
     "Survey")
NC_ ("role-cards:survey:text",
     "Draw 2 cards.")
NC_ ("role-cards:warfare",
     "Warfare")
NC_ ("role-cards:warfare:text",
     "Collect 1 fighter, or attack 1 planet.")
NC_ ("role-cards:colonize",
     "Colonize")
NC_ ("role-cards:colonize:text",
     "Tuck this card under one of your face-down planets as a colony, or settle 1 planet.")
NC_ ("role-cards:produce-trade",
     "Produce/Trade")
NC_ ("role-cards:produce-trade:text",
     "Produce 1 resource, or trade 1 resource.")
NC_ ("role-cards:research",
     "Research")
NC_ ("role-cards:research:text",
     "Remove up to 2 cards from the game: cards of your hand, or this card itself.")
NC_ ("role-cards:politics",
     "Politics")
NC_ ("role-cards:politics:text",
     "This card leaves the game. Take the top card of any role stack into your hand.")
NC_ ("roles:survey",
     "Survey")
NC_ ("roles:warfare",
     "Warfare")
NC_ ("roles:colonize",
     "Colonize")
NC_ ("roles:produce",
     "Produce")
NC_ ("roles:trade",
     "Trade")
NC_ ("roles:research",
     "Research")
NC_ ("planets:echo-rose",
     "Echo Rose")
NC_ ("planets:hanoj-t",
     "Hanoj - T")
NC_ ("planets:lyttle",
     "Lyttle")
NC_ ("planets:oknow",
     "Oknow")
NC_ ("planets:ral-gaigaw",
     "Ral Gai'Gaw")
NC_ ("planets:sholmican",
     "Sholmican")
NC_ ("planets:sima-07c",
     "Sima-07C")
NC_ ("planets:srod-avain-n2",
     "Srod Avain N2")
NC_ ("planets:zhephan",
     "Zhephan")
NC_ ("planets:angus-daffy",
     "Angus Daffy")
NC_ ("planets:artigas-gns-111",
     "Artigas GNS-111")
NC_ ("planets:gerdland",
     "Gerdland")
NC_ ("planets:mik-mik",
     "Mik-Mik")
NC_ ("planets:mishburr-ito-a",
     "Mishburr ITO-A")
NC_ ("planets:nelos-iv",
     "Nelos IV")
NC_ ("planets:new-texas",
     "New Texas")
NC_ ("planets:spielbany-vi",
     "Spielbany VI")
NC_ ("planets:styku",
     "Styku")
NC_ ("planets:8910-spielen",
     "8910 Spielen")
NC_ ("planets:erkam-w",
     "Erkam-W")
NC_ ("planets:idroyos",
     "Idroyos")
NC_ ("planets:kyrie-juno",
     "Kyrie & Juno")
NC_ ("planets:marghannah-prime",
     "Marghannah Prime")
NC_ ("planets:overlord-betzels-domain",
     "Overlord Betzel's Domain")
NC_ ("planets:pink-sonar",
     "Pink Sonar")
NC_ ("planets:tankahshin",
     "Tankahshin")
NC_ ("planets:voson",
     "Voson")
NC_ ("planets:liagiba",
     "Liagiba")
NC_ ("planets:pomerene",
     "Pomerene")
NC_ ("planets:drawde",
     "Drawde")
NC_ ("planets:mesia-sednim",
     "Mesia Sednim")
NC_ ("planets:chrispen",
     "Chrispen")
NC_ ("planets:piedra-seca",
     "Piedra Seca")
NC_ ("technologies:improved-colonize-cr",
     "Improved Colonize")
NC_ ("technologies:improved-colonize-cr:text",
     "You may settle 1 planet; then you may settle another one or tuck this card as a colony.")
NC_ ("technologies:improved-colonize-ct",
     "Improved Colonize")
NC_ ("technologies:improved-colonize-ct:text",
     "You may settle 1 planet; then you may settle another one or tuck this card as a colony.")
NC_ ("technologies:improved-production-pr",
     "Improved Production")
NC_ ("technologies:improved-production-pr:text",
     "Produce up to 2 resources.")
NC_ ("technologies:improved-production-pt",
     "Improved Production")
NC_ ("technologies:improved-production-pt:text",
     "Produce up to 2 resources.")
NC_ ("technologies:improved-survey-sr",
     "Improved Survey")
NC_ ("technologies:improved-survey-sr:text",
     "Draw 3 cards.")
NC_ ("technologies:improved-survey-st",
     "Improved Survey")
NC_ ("technologies:improved-survey-st:text",
     "Draw 3 cards.")
NC_ ("technologies:improved-warfare-wr",
     "Improved Warfare")
NC_ ("technologies:improved-warfare-wr:text",
     "Collect 2 fighters, or attack 1 planet.")
NC_ ("technologies:improved-warfare-wt",
     "Improved Warfare")
NC_ ("technologies:improved-warfare-wt:text",
     "Collect 2 fighters, or attack 1 planet.")
NC_ ("technologies:data-network",
     "Data Network")
NC_ ("technologies:data-network:text",
     "Draw 2 cards, then remove any number of hand cards from the game.")
NC_ ("technologies:diverse-markets",
     "Diverse Markets")
NC_ ("technologies:diverse-markets:text",
     "This turn, take 1 extra influence for each kind of resource that you trade.")
NC_ ("technologies:specialization",
     "Specialization")
NC_ ("technologies:specialization:text",
     "Name a kind of resource. This turn, take 1 extra influence for each resource of that kind that you trade.")
NC_ ("technologies:streamlining",
     "Streamlining")
NC_ ("technologies:streamlining:text",
     "Once in each of your turns you may remove 1 hand card from the game.")
NC_ ("technologies:weapon-emporium",
     "Weapon Emporium")
NC_ ("technologies:weapon-emporium:text",
     "Whenever you trade, you may trade fighters like resources.")
NC_ ("technologies:adaptability",
     "Adaptability")
NC_ ("technologies:adaptability:text",
     "Your Research role cards count as every symbol.")
NC_ ("technologies:hyperefficiency",
     "Hyperefficiency")
NC_ ("technologies:hyperefficiency:text",
     "In each of your turns you may remove any number of hand cards from the game.")
NC_ ("technologies:improved-research-rc",
     "Improved Research")
NC_ ("technologies:improved-research-rc:text",
     "Draw 1 card, then remove up to 3 hand cards from the game.")
NC_ ("technologies:improved-research-rp",
     "Improved Research")
NC_ ("technologies:improved-research-rp:text",
     "Draw 1 card, then remove up to 3 hand cards from the game.")
NC_ ("technologies:improved-survey-sc",
     "Improved Survey")
NC_ ("technologies:improved-survey-sc:text",
     "Draw 3 cards.")
NC_ ("technologies:improved-survey-sp",
     "Improved Survey")
NC_ ("technologies:improved-survey-sp:text",
     "Draw 3 cards.")
NC_ ("technologies:improved-trade-tc",
     "Improved Trade")
NC_ ("technologies:improved-trade-tc:text",
     "Take 1 influence; no resource is needed.")
NC_ ("technologies:improved-trade-tp",
     "Improved Trade")
NC_ ("technologies:improved-trade-tp:text",
     "Take 1 influence; no resource is needed.")
NC_ ("technologies:improved-warfare-wc",
     "Improved Warfare")
NC_ ("technologies:improved-warfare-wc:text",
     "Collect 2 fighters, or attack 1 planet.")
NC_ ("technologies:improved-warfare-wp",
     "Improved Warfare")
NC_ ("technologies:improved-warfare-wp:text",
     "Collect 2 fighters, or attack 1 planet.")
NC_ ("technologies:abundance",
     "Abundance")
NC_ ("technologies:abundance:text",
     "First printing: a planet that you settle or attack arrives with its slots filled. Errata: produce 4 resources when you acquire this, and 2 whenever you settle or attack.")
NC_ ("technologies:artificial-intelligence",
     "Artificial Intelligence")
NC_ ("technologies:artificial-intelligence:text",
     "Take any 2 cards from the role stacks into your hand.")
NC_ ("technologies:fertile-ground",
     "Fertile Ground")
NC_ ("technologies:fertile-ground:text",
     "Only its symbols count.")
NC_ ("technologies:genetic-engineering",
     "Genetic Engineering")
NC_ ("technologies:genetic-engineering:text",
     "This turn, take 1 influence for each kind of resource that you produce.")
NC_ ("technologies:terraforming",
     "Terraforming")
NC_ ("technologies:terraforming:text",
     "Tuck this card under a face-down planet: it is 2 colonies there. If that is enough, settle that planet at once.")
NC_ ("technologies:bureaucracy",
     "Bureaucracy")
NC_ ("technologies:bureaucracy:text",
     "When you follow Warfare or Colonize, you may attack or settle as the leader may. Errata: also 1 symbol when you follow any role but Colonize.")
NC_ ("technologies:dissension",
     "Dissension")
NC_ ("technologies:dissension:text",
     "When you dissent, draw 1 extra card.")
NC_ ("technologies:improved-colonize-cs",
     "Improved Colonize")
NC_ ("technologies:improved-colonize-cs:text",
     "You may settle 1 planet; then you may settle another one or tuck this card as a colony.")
NC_ ("technologies:improved-colonize-cw",
     "Improved Colonize")
NC_ ("technologies:improved-colonize-cw:text",
     "You may settle 1 planet; then you may settle another one or tuck this card as a colony.")
NC_ ("technologies:improved-production-ps",
     "Improved Production")
NC_ ("technologies:improved-production-ps:text",
     "Produce up to 2 resources.")
NC_ ("technologies:improved-production-pw",
     "Improved Production")
NC_ ("technologies:improved-production-pw:text",
     "Produce up to 2 resources.")
NC_ ("technologies:improved-research-rs",
     "Improved Research")
NC_ ("technologies:improved-research-rs:text",
     "Draw 1 card, then remove up to 3 hand cards from the game.")
NC_ ("technologies:improved-research-rw",
     "Improved Research")
NC_ ("technologies:improved-research-rw:text",
     "Draw 1 card, then remove up to 3 hand cards from the game.")
NC_ ("technologies:improved-trade-ts",
     "Improved Trade")
NC_ ("technologies:improved-trade-ts:text",
     "Take 1 influence; no resource is needed.")
NC_ ("technologies:improved-trade-tw",
     "Improved Trade")
NC_ ("technologies:improved-trade-tw:text",
     "Take 1 influence; no resource is needed.")
NC_ ("technologies:imperialism",
     "Imperialism")
NC_ ("technologies:imperialism:text",
     "Only its symbols count.")
NC_ ("technologies:mobilization",
     "Mobilization")
NC_ ("technologies:mobilization:text",
     "Collect 2 fighters. You may attack 1 planet later this turn.")
NC_ ("technologies:scorched-earth-policy",
     "Scorched Earth Policy")
NC_ ("technologies:scorched-earth-policy:text",
     "Your attacks cost 2 fewer fighters. A fighter stays on each planet that you attack, and that planet never holds resources.")
NC_ ("technologies:survey-team",
     "Survey Team")
NC_ ("technologies:survey-team:text",
     "Put the top card of the planet deck face down into your Empire.")
NC_ ("technologies:war-path",
     "War Path")
NC_ ("technologies:war-path:text",
     "Attack up to 2 planets; pay for each.")
NC_ ("technologies:logistics",
     "Logistics")
NC_ ("technologies:logistics:text",
     "You may take your Action phase and your Role phase in either order. Errata: also take one more turn after the game has ended.")
NC_ ("technologies:productivity",
     "Productivity")
NC_ ("technologies:productivity:text",
     "You may play 1 more card for its Action in your Action phase.")
NC_ ("switches:follow-needs-card",
     "Following with Empire symbols only")
NC_ ("switches:follow-needs-card:sources",
     "Later printing: symbols of the Empire alone are enough")
NC_ ("switches:follow-needs-card:sources",
     "First printing: at least one hand card must be played")
NC_ ("switches:follow-needs-card:sources",
     "Online version: a card is needed for Colonize only")
NC_ ("switches:empty-follow",
     "A follow that can have no effect")
NC_ ("switches:empty-follow:sources",
     "Both printings: not forbidden, nothing happens")
NC_ ("switches:empty-follow:sources",
     "Online version: Survey below 2 and Research below 3 symbols dissent")
NC_ ("switches:display-stickers",
     "An empty Survey or Warfare stack gives a symbol")
NC_ ("switches:display-stickers:sources",
     "Both printings: Produce, Trade and Research only")
NC_ ("switches:display-stickers:sources",
     "Online version; stickers of Escalation")
NC_ ("switches:action-card-zone",
     "Where a used Action card and freed colonies lie")
NC_ ("switches:action-card-zone:sources",
     "Both printings: the discard pile, at once")
NC_ ("switches:action-card-zone:sources",
     "Online version: aside until the end of the turn")
NC_ ("switches:extra-round",
     "One more full round after the end was triggered")
NC_ ("switches:extra-round:sources",
     "Both printings: equal turns")
NC_ ("switches:extra-round:sources",
     "Online version, where it can be chosen")
NC_ ("switches:stacks-2p",
     "Role stacks for two players")
NC_ ("switches:stacks-2p:sources",
     "Later printing: 16/14/16/12/16 after the deal")
NC_ ("switches:stacks-2p:sources",
     "Online version: 12/12/12/8/12 after the deal")
NC_ ("switches:final-tie",
     "Still tied after the tie-break")
NC_ ("switches:final-tie:sources",
     "Later printing: nobody wins, play another game")
NC_ ("switches:final-tie:sources",
     "First printing: a draw")
NC_ ("switches:final-tie:sources",
     "Online version: the victory is shared")
NC_ ("switches:errata",
     "Errata cards of Escalation")
NC_ ("switches:errata:sources",
     "First printing: Terraforming, Abundance, Bureaucracy, Logistics as printed")
NC_ ("switches:errata:sources",
     "Escalation, Online version")
NC_ ("switches:mobilization-window",
     "When Mobilization attacks")
NC_ ("switches:mobilization-window:sources",
     "Later printing: after the Role phase")
NC_ ("switches:mobilization-window:sources",
     "First printing: after any phase of the turn; once")
NC_ ("switches:mobilization-window:sources",
     "Online version: after the leader's role, before the answers")
NC_ ("switches:self-removal",
     "Which cards may remove themselves")
NC_ ("switches:self-removal:sources",
     "Both printings say it of Research only; the technologies speak of cards in hand")
NC_ ("switches:self-removal:sources",
     "Online version: Improved Research too")
NC_ ("switches:self-removal:sources",
     "For tables that do not want to take the silence of the technologies as a no")
NC_ ("switches:scorched-earth-marker",
     "The fighter that stays with Scorched Earth Policy")
NC_ ("switches:scorched-earth-marker:sources",
     "Online version: it comes from the supply")
NC_ ("switches:scorched-earth-marker:sources",
     "One reading of the printed text: one of those paid stays")
NC_ ("switches:scorched-earth-marker:sources",
     "Another reading: one more of your own")
NC_ ("switches:scorched-earth-marker:sources",
     "The printed text says only that a fighter stays")
NC_ ("switches:answer-order",
     "The order of the answers")
NC_ ("switches:answer-order:sources",
     "Both printings: clockwise from the leader")
NC_ ("switches:answer-order:sources",
     "Online version: any order, except for Survey and Research")
NC_ ("switches:planet-reshuffle",
     "When an emptied planet deck is reshuffled")
NC_ ("switches:planet-reshuffle:sources",
     "Online version; one reading of the rulebooks")
NC_ ("switches:planet-reshuffle:sources",
     "Another reading of the rulebooks")
NC_ ("switches:earlier-trades",
     "Trades and production before Diverse Markets or Genetic Engineering")
NC_ ("switches:earlier-trades:sources",
     "Online version: only what follows counts")
NC_ ("switches:earlier-trades:sources",
     "First printing, another reading: Genetic Engineering speaks of what was produced this turn")
NC_ ("switches:earlier-trades:sources",
     "The printed texts say only: this turn")
NC_ ("switches:kinds-paid",
     "When Diverse Markets and Genetic Engineering pay")
NC_ ("switches:kinds-paid:sources",
     "First printing: each kind brings its influence; nothing is said of a delay")
NC_ ("switches:kinds-paid:sources",
     "Online version: at the end of the turn")
NC_ ("switches:marker-in-ties",
     "The fighter left by Scorched Earth Policy in a tie")
NC_ ("switches:marker-in-ties:sources",
     "Online version: it is not the owner's to count")
NC_ ("switches:marker-in-ties:sources",
     "Both printings: all fighters and resources in the Empire count")
NC_ ("switches:logistics-skip",
     "Skipping the Action with Logistics")
NC_ ("switches:logistics-skip:sources",
     "Both printings: a phase that is skipped is over")
NC_ ("switches:logistics-skip:sources",
     "Online version: the role comes first, and the Action is offered again after the answers")
NC_ ("switches:learning-game",
     "Learning game")
NC_ ("switches:learning-game:sources",
     "Both printings: a variant")
NC_ ("switches:learning-deck",
     "Starting deck of the learning game")
NC_ ("switches:learning-deck:sources",
     "First printing, Online version: the Research cards stay out")
NC_ ("switches:learning-deck:sources",
     "Later printing: only the stack is left out")
NC_ ("switches:level-1-only",
     "Technologies of level 1 only")
NC_ ("switches:level-1-only:sources",
     "Both printings: for the second game")
NC_ ("switches:level-1-planets",
     "Planets of the game with level 1 only")
NC_ ("switches:level-1-planets:sources",
     "Both printings add only technologies here and say nothing of planets: all are in")
NC_ ("switches:level-1-planets:sources",
     "Another reading: the three planets that left for the learning game stay out")
NC_ ("switches:extended",
     "Extended game for three players")
NC_ ("switches:extended:sources",
     "Both printings: smaller stacks, two must be empty")
NC_ ("editions:it",
     "Later printing")
NC_ ("editions:it:sources",
     "Rulebook of a later printing, read in its Italian translation")
NC_ ("editions:it:sources",
     "First printing, for the texts of the technologies")
NC_ ("editions:jp",
     "First printing")
NC_ ("editions:jp:sources",
     "Rulebook of the first printing with the texts of the technologies, read on the Japanese page that the online version links")
NC_ ("editions:jp:sources",
     "Official answers of the Japanese publisher, 2011")
NC_ ("editions:bga",
     "Online version")
NC_ ("editions:bga:sources",
     "What the online version does")
NC_ ("editions:bga:sources",
     "The errata cards of Escalation")
NC_ ("variants:learning",
     "Learning game")
NC_ ("variants:learning:description",
     "No Research and no technologies; three planets stay out.")
NC_ ("variants:level-1",
     "Level 1 technologies only")
NC_ ("variants:level-1:description",
     "Only the 24 technologies of level 1 are laid out.")
NC_ ("variants:extended",
     "Extended game")
NC_ ("variants:extended:description",
     "Smaller stacks, and two of them must be empty to end the game.")
NC_ ("variants:extra-round",
     "Extra round")
NC_ ("variants:extra-round:description",
     "One more full round after the end was triggered.")
NC_ ("topics:colonize-split",
     "Colonies of one role under several planets")
NC_ ("topics:colonize-split:reason",
     "The Japanese wording could mean one planet, but the official answers of its publisher allow any split, as the others do.")
NC_ ("topics:cleanup-discard",
     "Discards in Cleanup")
NC_ ("topics:cleanup-discard:reason",
     "Every edition lets the leader discard any number; only the prototype had a limit.")
NC_ ("topics:stacks-to-end",
     "Empty stacks that end the game")
NC_ ("topics:stacks-to-end:reason",
     "The same numbers everywhere: one for two and three players, two for four players and in the extended game.")
NC_ ("topics:players",
     "Number of players")
NC_ ("topics:players:reason",
     "Five players need the cards of an expansion; in the base game all say two to four.")
NC_ ("topics:influence-supply",
     "Influence in the supply")
NC_ ("topics:influence-supply:reason",
     "24 for two to four players everywhere, and nobody loses influence earned after that.")
NC_ ("topics:resource-supply",
     "Resources in the supply")
NC_ ("topics:resource-supply:reason",
     "No edition limits them: a token that is missing is substituted.")
NC_ ("topics:fighter-supply",
     "Fighters in the supply")
NC_ ("topics:fighter-supply:reason",
     "No edition limits them; both rulebooks are silent, the online version counts on.")
NC_ ("topics:survey-looks",
     "Planets that the leader of Survey looks at")
NC_ ("topics:survey-looks:reason",
     "As many as there are symbols, everywhere; only the prototype differs.")
NC_ ("topics:research-bonus",
     "Leader bonus of Research")
NC_ ("topics:research-bonus:reason",
     "None until its stack is empty, everywhere; only the prototype differs.")
NC_ ("topics:research-purchase",
     "Where a technology comes from and goes to")
NC_ ("topics:research-purchase:reason",
     "Freely chosen and taken to hand, everywhere; only the prototype draws it.")
NC_ ("topics:starting-deck",
     "Starting deck")
NC_ ("topics:starting-deck:reason",
     "Ten cards everywhere; that of the learning game has a switch, learning-deck.")
NC_ ("topics:produce-trade-card",
     "Produce and Trade on one card")
NC_ ("topics:produce-trade-card:reason",
     "One card and one stack everywhere; only the prototype separates them.")
NC_ ("topics:planet-fronts",
     "What a look at planets shows")
NC_ ("topics:planet-fronts:reason",
     "Front and back, everywhere; only the prototype shows backs alone.")
NC_ ("topics:research-without-purchase",
     "Research without taking a technology")
NC_ ("topics:research-without-purchase:reason",
     "Allowed everywhere; the Japanese translator was unsure, the official answers of the publisher settle it.")
NC_ ("topics:learning-role",
     "The role that the learning game leaves out")
NC_ ("topics:learning-role:reason",
     "Research. The Japanese text names Survey by a slip: the two words differ in one sign, and it takes out the Research cards.")
NC_ ("topics:early-discard",
     "The leader's discards before the answers")
NC_ ("topics:early-discard:reason",
     "The online version only lets the leader choose in advance. No answer depends on it and the leader draws no sooner, so it is recorded in Cleanup.")
NC_ ("topics:follow-with-nothing",
     "Following without any symbol")
NC_ ("topics:follow-with-nothing:reason",
     "Refused everywhere. The program would take it as an empty follow, but dissents by itself for a player who has nothing to show.")
NC_ ("topics:fewer-than-symbols",
     "Producing or trading less than the symbols allow")
NC_ ("topics:fewer-than-symbols:reason",
     "Allowed everywhere: the rulebooks do not forbid it, the online version offers it.")
NC_ ("topics:attack-own-planets",
     "Whose planets are attacked")
NC_ ("topics:attack-own-planets:reason",
     "A player's own face-down planets, everywhere; other targets belong to an expansion.")
NC_ ("topics:start-planet",
     "The start planet")
NC_ ("topics:start-planet:reason",
     "One at random, everywhere; choosing from two belongs to an expansion.")
NC_ ("rules:rule.open",
     "A rule left open")
NC_ ("rules:rule.open:text",
     "The sources of this edition do not settle this point, or contradict each other. The table decides once, and the decision holds from then on.")
NC_ ("rules:rule.open:message",
     "The rules leave this open: {subject:clause}. The table decides[; say one of: {answers}].")
NC_ ("rules:rule.open:citations",
     "Later printing: silent on this point")
NC_ ("rules:rule.open:citations",
     "First printing: silent on this point")
NC_ ("rules:rule.open:citations",
     "Online version: does not settle this point")
NC_ ("rules:rule.open:examples",
     "Ada owns Scorched Earth Policy and attacks. The card says that a fighter stays on the planet, but not whether it is one of those paid.")
NC_ ("rules:rule.open:examples",
     "Diverse Markets pays for each kind traded “this turn”. Whether a trade made before the card was played counts can be read both ways.")
NC_ ("rules:rule.open:questions",
     "Is the fighter that stays one of those paid?")
NC_ ("rules:rule.open:questions",
     "Does a trade made before the card count?")
NC_ ("rules:record.malformed",
     "Incomplete move")
NC_ ("rules:record.malformed:text",
     "A move names what it is about, and nothing that its verb cannot take.")
NC_ ("rules:record.malformed:message",
     "This move is incomplete, or it says something that makes no sense here[: {subject}].[ It needs the seat of a player before it, 1 to {seats}.]")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:examples",
     "“Acquire Survey” cannot be: Survey is a role card, not a technology.")
NC_ ("rules:record.malformed:examples",
     "An open rule is answered by one of its readings; “ask” is not one of them.")
NC_ ("rules:record.malformed:questions",
     "Can a role card be acquired?")
NC_ ("rules:record.malformed:questions",
     "Is “ask” an answer?")
NC_ ("rules:game.over",
     "The game is over")
NC_ ("rules:game.over:text",
     "After the last turn no more moves are made; the game is scored.")
NC_ ("rules:game.over:message",
     "The game is over: no more moves can be made.")
NC_ ("rules:game.over:citations",
     "Later printing, End of the game")
NC_ ("rules:game.over:citations",
     "First printing, End of the game")
NC_ ("rules:game.over:citations",
     "Online version: takes no move after the end")
NC_ ("rules:game.over:examples",
     "The last turn of the last round is over. Nobody can skip, lead or play a card now.")
NC_ ("rules:game.over:questions",
     "Can anybody play after the last turn?")
NC_ ("rules:player.left",
     "A player who left")
NC_ ("rules:player.left:text",
     "The others play on: the turns of that player are passed over, nobody waits for their answers, and nothing is made up for them. What lies before them stays there, and cards in play are discarded. Numbers that depend on how many play stay as they are. At the end that player has no place and cannot win; the score says when they left. With one player left the game is over, and that one wins.")
NC_ ("rules:player.left:message",
     "{seat} left in turn {turn} and decides nothing any more.")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:examples",
     "Cleo had to go home. She cannot dissent when Ada leads Research.")
NC_ ("rules:player.left:questions",
     "Can a player who left still answer?")
NC_ ("rules:record.told",
     "Already known")
NC_ ("rules:record.told:text",
     "Recording it again changes nothing.")
NC_ ("rules:record.told:message",
     "That is already known[: {subject}].")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:examples",
     "The table has counted 23 points for Ada. It says so once more.")
NC_ ("rules:record.told:questions",
     "Does it help to record it again?")
NC_ ("rules:record.contradiction",
     "Contradicts what was recorded")
NC_ ("rules:record.contradiction:text",
     "What players say about hidden cards must agree with what was said and seen before.")
NC_ ("rules:record.contradiction:message",
     "This contradicts what is known[ of {subject}] from earlier moves: {told} recorded, at most {possible} possible[; it is in the Empire of {owner:seat}].")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:examples",
     "Ada kept an Advanced planet with costs 4 and 5. Voson is Metallic, so it cannot be that planet.")
NC_ ("rules:record.contradiction:examples",
     "Ada cannot draw three Survey cards when only two could have been in her deck.")
NC_ ("rules:record.contradiction:questions",
     "Can a planet have a different type than its back shows?")
NC_ ("rules:record.contradiction:questions",
     "Can a player draw more copies than there are?")
NC_ ("rules:turn.seat",
     "Another player's decision")
NC_ ("rules:turn.seat:text",
     "Players take their turns clockwise. Within a role the leader comes first, then the others clockwise answer one after the other.")
NC_ ("rules:turn.seat:message",
     "{seat} does not decide this[: {decides:seat} does].")
NC_ ("rules:turn.seat:citations",
     "Later printing, Turns; 2. Role phase: opponents answer clockwise")
NC_ ("rules:turn.seat:citations",
     "First printing, Turns; Role phase")
NC_ ("rules:turn.seat:citations",
     "Online version: shows only the deciding player's choices")
NC_ ("rules:turn.seat:examples",
     "Ada has led Research. Before she can discard, Ben has to answer.")
NC_ ("rules:turn.seat:examples",
     "It is Ada's turn. Only Ada can skip her Action.")
NC_ ("rules:turn.seat:questions",
     "Can the leader discard before all have answered?")
NC_ ("rules:turn.seat:questions",
     "Can a player skip another player’s Action?")
NC_ ("rules:turn.phase",
     "Not the right moment")
NC_ ("rules:turn.phase:text",
     "A turn is an optional Action, then a Role that every opponent answers, then Cleanup. The Role is mandatory.")
NC_ ("rules:turn.phase:message",
     "This is not the right moment[ ({subject})]; now: {now:moment}. A turn is played in this order: Action, Role, answers, Cleanup.")
NC_ ("rules:turn.phase:citations",
     "Later printing, Turns")
NC_ ("rules:turn.phase:citations",
     "First printing, Turns")
NC_ ("rules:turn.phase:citations",
     "Online version: offers it in no such phase")
NC_ ("rules:turn.phase:examples",
     "Ada has led Research and now wants to play Survey for its Action. That is too late: the Action comes before the Role. With Logistics she could swap the two.")
NC_ ("rules:turn.phase:examples",
     "Ada has led a role. There is no Action left to skip.")
NC_ ("rules:turn.phase:questions",
     "Can the Action come after the Role?")
NC_ ("rules:turn.phase:questions",
     "Can a player still skip the Action after leading a role?")
NC_ ("rules:turn.unasked",
     "Nothing allows this now")
NC_ ("rules:turn.unasked:text",
     "Fighters, planets, resources, influence and cards come only from an effect that gives them now, and only as many as it says.")
NC_ ("rules:turn.unasked:message",
     "No card or role in play lets {seat} do this now.")
NC_ ("rules:turn.unasked:citations",
     "Later printing, Role cards: what each effect gives")
NC_ ("rules:turn.unasked:citations",
     "First printing, Role cards")
NC_ ("rules:turn.unasked:citations",
     "Online version: offers only what the effect gives")
NC_ ("rules:turn.unasked:examples",
     "Warfare's Action collects one fighter, once. A second one needs a second effect.")
NC_ ("rules:turn.unasked:examples",
     "Only the leader takes a card of the role from its stack; Ben, who follows, does not.")
NC_ ("rules:turn.unasked:examples",
     "Ada led Produce. A follower cannot trade, though the card shows both symbols.")
NC_ ("rules:turn.unasked:questions",
     "Does Warfare’s Action collect a second fighter?")
NC_ ("rules:turn.unasked:questions",
     "Does a follower take a card of the role?")
NC_ ("rules:turn.unasked:questions",
     "Can a follower of Produce trade?")
NC_ ("rules:action.limit",
     "One Action a turn")
NC_ ("rules:action.limit:text",
     "A player may play one card for its Action in the Action phase; with Productivity in the empire, two.")
NC_ ("rules:action.limit:message",
     "{seat} may play {allowed} {allowed|card for its Action|cards for their Actions} each turn; this would be number {played}.")
NC_ ("rules:action.limit:citations",
     "Later printing, 1. Action phase")
NC_ ("rules:action.limit:citations",
     "First printing, Action phase")
NC_ ("rules:action.limit:citations",
     "Online version: offers one Action, two with Productivity")
NC_ ("rules:action.limit:examples",
     "Ada has played Survey for its Action. Warfare would be her second Action, which needs Productivity.")
NC_ ("rules:action.limit:questions",
     "Can a player take two Actions in one turn?")
NC_ ("rules:action.closed",
     "The Action phase is over")
NC_ ("rules:action.closed:text",
     "The Action comes before the role. A player who skips it, or leads a role without it, gives it up for this turn.")
NC_ ("rules:action.closed:message",
     "{seat}'s Action phase is over: the turn has gone on without {subject}.")
NC_ ("rules:action.closed:citations",
     "Later printing, 1. Action phase")
NC_ ("rules:action.closed:citations",
     "First printing, Action phase")
NC_ ("rules:action.closed:citations",
     "Online version: offers no Action once it is skipped")
NC_ ("rules:action.closed:examples",
     "Ada has skipped her Action. She cannot come back to it.")
NC_ ("rules:action.closed:questions",
     "Can a player come back to a skipped Action?")
NC_ ("rules:action.none",
     "This card has no Action")
NC_ ("rules:action.none:text",
     "Only a card that prints an Action can be played for one. Permanent technologies lie in the empire and have none.")
NC_ ("rules:action.none:message",
     "{subject} has no Action.")
NC_ ("rules:action.none:citations",
     "Later printing, 1. Action phase: resolve the card's Action effect")
NC_ ("rules:action.none:citations",
     "First printing, Action phase")
NC_ ("rules:action.none:citations",
     "Online version: offers Actions only on cards that have one")
NC_ ("rules:action.none:examples",
     "Imperialism stays in the empire and works from there; it has no Action.")
NC_ ("rules:action.none:questions",
     "Can a permanent technology be played for an Action?")
NC_ ("rules:role.mandatory",
     "A role must be led")
NC_ ("rules:role.mandatory:text",
     "The Role phase cannot be skipped. Every turn the active player names a role and takes its card, if the stack still has one.")
NC_ ("rules:role.mandatory:message",
     "{seat} must lead a role before Cleanup.")
NC_ ("rules:role.mandatory:citations",
     "Later printing, 2. Role phase (mandatory)")
NC_ ("rules:role.mandatory:citations",
     "First printing, Role phase")
NC_ ("rules:role.mandatory:citations",
     "Online version: cleanup comes only after a role")
NC_ ("rules:role.mandatory:examples",
     "Ada skips her Action and wants to end her turn. She must lead a role first, even one that does nothing for her.")
NC_ ("rules:role.mandatory:questions",
     "Can a player end the turn without a role?")
NC_ ("rules:learning.no-research",
     "No Research in the learning game")
NC_ ("rules:learning.no-research:text",
     "The learning game has no technologies and no Research: the role cannot be led and its stack is not used.")
NC_ ("rules:learning.no-research:message",
     "The learning game is played without {subject}: it has no technologies, and its Research stack is not used.")
NC_ ("rules:learning.no-research:citations",
     "Later printing, Variants: learning the game")
NC_ ("rules:learning.no-research:citations",
     "First printing, Learning game")
NC_ ("rules:learning.no-research:citations",
     "Online version: the learning game has no Research role")
NC_ ("rules:learning.no-research:examples",
     "The Research stack lies face down, and there are no technologies. Nobody can lead Research.")
NC_ ("rules:learning.no-research:questions",
     "Is there Research in the learning game?")
NC_ ("rules:hand.impossible",
     "Not in the hand")
NC_ ("rules:hand.impossible:text",
     "A card can be played only from the hand. By everything that was seen, its copies are elsewhere.")
NC_ ("rules:hand.impossible:message",
     "{seat} cannot have {needed} {subject} in hand[, at most {most}][; elsewhere: {parts}].")
NC_ ("rules:hand.impossible:citations",
     "Later printing, 2. Role phase: cards are played from the hand")
NC_ ("rules:hand.impossible:citations",
     "First printing, Role phase")
NC_ ("rules:hand.impossible:citations",
     "Online version: only cards of the hand can be chosen")
NC_ ("rules:hand.impossible:examples",
     "Ada's Warfare card went to her discard pile after its Action. It cannot boost Warfare in the same turn.")
NC_ ("rules:hand.impossible:examples",
     "Research removes only cards in hand. The Survey card lies in the discard pile.")
NC_ ("rules:hand.impossible:questions",
     "Can the card played for the Action also boost the role?")
NC_ ("rules:hand.impossible:questions",
     "Can a discarded card be removed?")
NC_ ("rules:hand.limit",
     "Too many cards kept")
NC_ ("rules:hand.limit:text",
     "In Cleanup the active player discards down to the hand limit: 5 cards, and more for each face-up planet that says so.")
NC_ ("rules:hand.limit:message",
     "{seat} would keep {hand} {hand|card|cards}; the hand limit is {limit}[: {parts}].")
NC_ ("rules:hand.limit:citations",
     "Later printing, 3. Cleanup phase: draw or discard to the limit")
NC_ ("rules:hand.limit:citations",
     "First printing, Cleanup phase")
NC_ ("rules:hand.limit:citations",
     "Online version: asks for discards until the limit is met")
NC_ ("rules:hand.limit:examples",
     "Five. Ada has six cards left after one discard, and no planet with a hand bonus: she must discard one more.")
NC_ ("rules:hand.limit:examples",
     "Oknow raises the limit only when it is face up.")
NC_ ("rules:hand.limit:questions",
     "How many cards may a player keep?")
NC_ ("rules:hand.limit:questions",
     "Does a face-down planet raise the limit?")
NC_ ("rules:boost.symbol",
     "The symbol is missing")
NC_ ("rules:boost.symbol:text",
     "A card boosts or follows a role only with the symbol of that role. The card just played for its Action does not count, and Politics never does.")
NC_ ("rules:boost.symbol:message",
     "{subject} does not show the symbol of this role.")
NC_ ("rules:boost.symbol:citations",
     "Later printing, 2. Role phase: cards with symbols equal to the role")
NC_ ("rules:boost.symbol:citations",
     "First printing, Role phase: boosting")
NC_ ("rules:boost.symbol:citations",
     "Online version: only cards with the symbol can be chosen")
NC_ ("rules:boost.symbol:examples",
     "Politics has no symbol and boosts nothing.")
NC_ ("rules:boost.symbol:examples",
     "Improved Trade with Trade and Warfare does not help to follow Produce.")
NC_ ("rules:boost.symbol:questions",
     "Can Politics boost a role?")
NC_ ("rules:boost.symbol:questions",
     "Do other symbols help Produce?")
NC_ ("rules:follow.answer",
     "Follow or dissent")
NC_ ("rules:follow.answer:text",
     "Each opponent either follows the role or dissents and draws a card.")
NC_ ("rules:follow.answer:message",
     "{seat} must follow or dissent.")
NC_ ("rules:follow.answer:citations",
     "Later printing, 2. Role phase: dissent or follow")
NC_ ("rules:follow.answer:citations",
     "First printing, Role phase: answers")
NC_ ("rules:follow.answer:citations",
     "Online version: asks for one of the two")
NC_ ("rules:follow.answer:examples",
     "Ada led Warfare. Ben cannot just say “done”: he either follows or dissents and draws a card.")
NC_ ("rules:follow.answer:questions",
     "Can a player leave a role unanswered?")
NC_ ("rules:follow.answered",
     "One answer to a role")
NC_ ("rules:follow.answered:text",
     "Each opponent answers a role once: whoever has followed or dissented has answered.")
NC_ ("rules:follow.answered:message",
     "{seat} has answered {subject} already.")
NC_ ("rules:follow.answered:citations",
     "Later printing, 2. Role phase: dissent or follow")
NC_ ("rules:follow.answered:citations",
     "First printing, Role phase: answers")
NC_ ("rules:follow.answered:citations",
     "Online version: asks each player once")
NC_ ("rules:follow.answered:examples",
     "Ada leads Warfare, and Ben dissents. He cannot follow after all. Undo takes an answer back.")
NC_ ("rules:follow.answered:questions",
     "Can a player change an answer?")
NC_ ("rules:follow.order",
     "Answers go clockwise")
NC_ ("rules:follow.order:text",
     "The other players answer clockwise from the leader, one after the other. In the online version the order is free, except for Survey and Research, where all take from the same cards.")
NC_ ("rules:follow.order:message",
     "{decides:seat} answers first.")
NC_ ("rules:follow.order:citations",
     "Later printing, 2. Role phase: the others in clockwise order")
NC_ ("rules:follow.order:citations",
     "First printing, Role phase: in turn order")
NC_ ("rules:follow.order:citations",
     "Online version: answers to Survey and Research come in turn order")
NC_ ("rules:follow.order:examples",
     "Ada leads Warfare. Cleo waits until Ben has answered. In the online version she waits only for Survey and Research.")
NC_ ("rules:follow.order:questions",
     "Can a player answer out of turn?")
NC_ ("rules:follow.symbol",
     "Nothing to follow with")
NC_ ("rules:follow.symbol:text",
     "To follow a role, a player shows at least one of its symbols, on cards from hand or in the empire.")
NC_ ("rules:follow.symbol:message",
     "{seat} has no symbol of the role[ {subject}] in the Empire and can follow only with a card from hand.")
NC_ ("rules:follow.symbol:citations",
     "Later printing, 2. Role phase: follow by symbols")
NC_ ("rules:follow.symbol:citations",
     "First printing, Role phase: following")
NC_ ("rules:follow.symbol:citations",
     "Online version: dissents for a player without the symbol")
NC_ ("rules:follow.symbol:examples",
     "Ben has neither a card nor a planet with Trade. He must dissent.")
NC_ ("rules:follow.symbol:examples",
     "Bureaucracy gives a follower the leader's effect, but no symbol to follow with.")
NC_ ("rules:follow.symbol:questions",
     "Can a player follow without the symbol?")
NC_ ("rules:follow.symbol:questions",
     "Does Bureaucracy give a symbol?")
NC_ ("rules:follow.card",
     "A card is needed to follow")
NC_ ("rules:follow.card:text",
     "In this edition the symbols of the empire alone are not enough: a player plays at least one card from hand to follow.")
NC_ ("rules:follow.card:message",
     "{seat} must play at least one card from the hand to follow[ {subject}]; symbols of the empire alone are not enough[: {parts}].")
NC_ ("rules:follow.card:citations",
     "Later printing, 2. Role phase: allows a follow with symbols of the empire alone")
NC_ ("rules:follow.card:citations",
     "First printing, Role phase: to follow, play a card")
NC_ ("rules:follow.card:citations",
     "Online version: refuses a follow of Colonize without a card")
NC_ ("rules:follow.card:examples",
     "In the later printing and online. Ben shows Warfare only on Erkam-W: in the first printing that is not enough.")
NC_ ("rules:follow.card:examples",
     "In the online version, because only cards become colonies.")
NC_ ("rules:follow.card:questions",
     "When are symbols of the Empire enough to follow?")
NC_ ("rules:follow.card:questions",
     "When does following Colonize need a card?")
NC_ ("rules:follow.minimum",
     "Too few symbols for any effect")
NC_ ("rules:follow.minimum:text",
     "In this edition a player cannot follow if it would do nothing. Following Survey looks at one planet fewer than the symbols shown, and the cheapest technology costs three.")
NC_ ("rules:follow.minimum:message",
     "Following {subject} needs at least {needed} {needed|symbol|symbols}; {seat} has {shown}[: {parts}].")
NC_ ("rules:follow.minimum:citations",
     "Later printing, Survey: looks at one planet fewer than symbols; a follow without effect is not forbidden")
NC_ ("rules:follow.minimum:citations",
     "First printing, Survey")
NC_ ("rules:follow.minimum:citations",
     "Online version: dissents where a follow of Survey shows fewer than 2 symbols, or of Research fewer than 3")
NC_ ("rules:follow.minimum:examples",
     "In both printings. Ben follows Survey with one symbol and looks at no planet; the online version does not allow that.")
NC_ ("rules:follow.minimum:questions",
     "When can a player follow to look at nothing?")
NC_ ("rules:follow.leader-only",
     "For the leader only")
NC_ ("rules:follow.leader-only:text",
     "Only the leader may settle with Colonize or attack with Warfare. Followers add colonies or collect fighters, unless they own Bureaucracy.")
NC_ ("rules:follow.leader-only:message",
     "{seat} is following[ {subject}], and only the leader may do this.")
NC_ ("rules:follow.leader-only:citations",
     "Later printing, 2. Role phase: followers do not get the leader bonus")
NC_ ("rules:follow.leader-only:citations",
     "First printing, Role phase: following")
NC_ ("rules:follow.leader-only:citations",
     "Online version: offers it to the leader only")
NC_ ("rules:follow.leader-only:examples",
     "Ben follows Warfare and has enough fighters for Lyttle. He still only collects fighters; Ada leads, so only she may attack.")
NC_ ("rules:follow.leader-only:questions",
     "Can a follower attack?")
NC_ ("rules:effect.amount",
     "Not the number the effect gives")
NC_ ("rules:effect.amount:text",
     "An effect gives the number it says, or one for each symbol shown. Where it says “up to”, less may be taken, but never more.")
NC_ ("rules:effect.amount:message",
     "That would make {told}; the effect gives {amount}[ ({of:lack})].")
NC_ ("rules:effect.amount:citations",
     "Later printing, 2. Role phase: by the number of symbols")
NC_ ("rules:effect.amount:citations",
     "First printing, Role cards")
NC_ ("rules:effect.amount:citations",
     "Online version: offers exactly the number of the effect")
NC_ ("rules:effect.amount:examples",
     "Warfare's Action gives one fighter; “collect 2” is one too many.")
NC_ ("rules:effect.amount:examples",
     "However many planets the player looks at, exactly one is kept.")
NC_ ("rules:effect.amount:questions",
     "Can Warfare's Action give two fighters?")
NC_ ("rules:effect.amount:questions",
     "Can two planets be kept?")
NC_ ("rules:effect.instead",
     "One or the other, not both")
NC_ ("rules:effect.instead:text",
     "Where a card or a role offers two effects, the player takes one of them: fighters or an attack, colonies or settling, producing or trading.")
NC_ ("rules:effect.instead:message",
     "{subject} gives one or the other, and {seat} has already chosen the other.")
NC_ ("rules:effect.instead:citations",
     "Later printing, Warfare and Colonize: the leader attacks, or settles, instead")
NC_ ("rules:effect.instead:citations",
     "First printing, Warfare; Colonize: instead of it")
NC_ ("rules:effect.instead:citations",
     "Online version: offers the choice once")
NC_ ("rules:effect.instead:examples",
     "Ada led Warfare and collected her fighters. She cannot also attack with the same role.")
NC_ ("rules:effect.instead:questions",
     "Can the leader of Warfare collect and attack?")
NC_ ("rules:effect.later",
     "Later in this turn")
NC_ ("rules:effect.later:text",
     "The attack that Mobilization gives comes later in the turn than its fighters: after the Role phase, after any phase, or before the answers, as the edition says. It comes once.")
NC_ ("rules:effect.later:message",
     "{subject} lets {seat} attack later in this turn, not now.")
NC_ ("rules:effect.later:citations",
     "First printing, English text of Mobilization: after the Role phase of this turn")
NC_ ("rules:effect.later:citations",
     "First printing, Mobilization: after any phase of this turn")
NC_ ("rules:effect.later:citations",
     "Online version: after the leader's role, before the answers")
NC_ ("rules:effect.later:examples",
     "Ada played Mobilization in her Action phase. She leads a role first, and attacks after it.")
NC_ ("rules:effect.later:questions",
     "Does Mobilization attack in the Action phase?")
NC_ ("rules:effect.choice",
     "Finish what you started")
NC_ ("rules:effect.choice:text",
     "A player who plays a card for its Action, or leads a role, does what it says before anything else happens: they choose one of two effects, and they place the colonies. They may leave out only what is “up to” a number, what says “may”, and what cannot be done.")
NC_ ("rules:effect.choice:message",
     "{seat} must finish {subject} before the turn goes on.")
NC_ ("rules:effect.choice:citations",
     "Later printing, 1. Action phase: resolve the card's Action effect; 2. Role phase")
NC_ ("rules:effect.choice:citations",
     "First printing, Action phase; Role phase")
NC_ ("rules:effect.choice:citations",
     "Online version: waits for one of the choices")
NC_ ("rules:effect.choice:examples",
     "Ada has played Warfare for its Action. She collects a fighter or attacks a planet before she leads a role.")
NC_ ("rules:effect.choice:questions",
     "Can a player play an Action and choose neither effect?")
NC_ ("rules:stack.empty",
     "The stack is empty")
NC_ ("rules:stack.empty:text",
     "A role card can be taken only from a stack that still has cards.")
NC_ ("rules:stack.empty:message",
     "The {subject} stack is empty: there is no card to take.")
NC_ ("rules:stack.empty:citations",
     "Later printing, Politics: take a role card from a stack")
NC_ ("rules:stack.empty:citations",
     "First printing, Politics")
NC_ ("rules:stack.empty:citations",
     "Online version: only stacks with cards can be chosen")
NC_ ("rules:stack.empty:examples",
     "Another card: the Survey stack is empty, so Politics takes a card from another stack. Survey can still be led, without taking a card.")
NC_ ("rules:stack.empty:questions",
     "What does Politics take when the stack is empty?")
NC_ ("rules:stack.none",
     "This card has no stack")
NC_ ("rules:stack.none:text",
     "Only Survey, Warfare, Colonize, Produce/Trade and Research have stacks. Politics and technologies have none.")
NC_ ("rules:stack.none:message",
     "There is no role stack of {subject}.")
NC_ ("rules:stack.none:citations",
     "Later printing, Setup: five role stacks")
NC_ ("rules:stack.none:citations",
     "First printing, Setup")
NC_ ("rules:stack.none:citations",
     "Online version: only the five stacks can be chosen")
NC_ ("rules:stack.none:examples",
     "Politics has no stack, so another Politics can never take it.")
NC_ ("rules:stack.none:questions",
     "Can Politics be taken back?")
NC_ ("rules:survey.offered",
     "Not among the planets looked at")
NC_ ("rules:survey.offered:text",
     "Survey keeps one of the planet cards that are being looked at.")
NC_ ("rules:survey.offered:message",
     "{subject} cannot be among the {looked} {looked|planet|planets} looked at.")
NC_ ("rules:survey.offered:citations",
     "Later printing, Survey: choose one of the planets looked at")
NC_ ("rules:survey.offered:citations",
     "First printing, Survey")
NC_ ("rules:survey.offered:citations",
     "Online version: offers the planets looked at")
NC_ ("rules:survey.offered:examples",
     "Ada looks at one planet, and the table has recorded that it is Lyttle. She cannot keep Voson.")
NC_ ("rules:survey.offered:questions",
     "Can a planet be kept that was not looked at?")
NC_ ("rules:survey.keep",
     "Keep exactly one")
NC_ ("rules:survey.keep:text",
     "Exactly one of the planets goes face down into the empire; the others go to the planet discard pile. A player cannot keep none, or more.")
NC_ ("rules:survey.keep:message",
     "{seat} looks at {looked} {looked|planet|planets} and must keep exactly one.")
NC_ ("rules:survey.keep:citations",
     "Later printing, Survey: choose 1 to add")
NC_ ("rules:survey.keep:citations",
     "First printing, Survey")
NC_ ("rules:survey.keep:citations",
     "Online version: waits for exactly one planet")
NC_ ("rules:survey.keep:examples",
     "Ada looks at three planets and likes none of them. She must still keep one.")
NC_ ("rules:survey.keep:examples",
     "Ada still has to keep one of her planets. Ben waits until she has.")
NC_ ("rules:survey.keep:questions",
     "Can a player keep none?")
NC_ ("rules:survey.keep:questions",
     "Can the next turn begin before a planet is kept?")
NC_ ("rules:planet.none",
     "No such planet")
NC_ ("rules:planet.none:text",
     "A move must name a planet that lies in an empire.")
NC_ ("rules:planet.none:message",
     "The empire of {seat} has no planet {subject}[; it has {planets} {planets|planet|planets} in all].")
NC_ ("rules:planet.none:citations",
     "Later printing, Glossary: Empire")
NC_ ("rules:planet.none:citations",
     "First printing, Glossary: Empire")
NC_ ("rules:planet.none:citations",
     "Online version: only planets of the empire can be chosen")
NC_ ("rules:planet.none:examples",
     "Ada has one planet. She has no #5 to put a colony under.")
NC_ ("rules:planet.none:questions",
     "Can a move name any number?")
NC_ ("rules:planet.own",
     "Another player's planet")
NC_ ("rules:planet.own:text",
     "Players settle, attack and use only planets of their own empire.")
NC_ ("rules:planet.own:message",
     "{subject} belongs to {owner:seat}. Players use only their own planets.")
NC_ ("rules:planet.own:citations",
     "Later printing, Warfare; Colonize: your own face-down planets")
NC_ ("rules:planet.own:citations",
     "First printing, Warfare; Colonize; official answers of the Japanese publisher, 2011")
NC_ ("rules:planet.own:citations",
     "Online version: only the player's own planets can be chosen")
NC_ ("rules:planet.own:examples",
     "Lyttle lies in Ben's empire; Ada cannot attack it.")
NC_ ("rules:planet.own:questions",
     "Can another player’s planet be attacked?")
NC_ ("rules:planet.face-up",
     "Already face up")
NC_ ("rules:planet.face-up:text",
     "Players put colonies only under face-down planets, and settle and attack only those.")
NC_ ("rules:planet.face-up:message",
     "Planet {number:numbered} is already face up.")
NC_ ("rules:planet.face-up:citations",
     "Later printing, Colonize; Warfare: face-down planets")
NC_ ("rules:planet.face-up:citations",
     "First printing, Colonize; Warfare")
NC_ ("rules:planet.face-up:citations",
     "Online version: only face-down planets can be chosen")
NC_ ("rules:planet.face-up:examples",
     "Lyttle is face up. It cannot be attacked again.")
NC_ ("rules:planet.face-up:questions",
     "Can a face-up planet be attacked?")
NC_ ("rules:planet.face-down",
     "Still face down")
NC_ ("rules:planet.face-down:text",
     "A planet gives its slots, symbols and hand bonus only when it is face up.")
NC_ ("rules:planet.face-down:message",
     "Planet {number:numbered} is still face down.")
NC_ ("rules:planet.face-down:citations",
     "Later printing, Planet cards: face-up planets")
NC_ ("rules:planet.face-down:citations",
     "First printing, Planet cards")
NC_ ("rules:planet.face-down:citations",
     "Online version: only face-up planets can be chosen")
NC_ ("rules:planet.face-down:examples",
     "Voson has a slot for iron, but gives nothing until it is settled or attacked.")
NC_ ("rules:planet.face-down:questions",
     "Can a face-down planet produce?")
NC_ ("rules:planet.untold",
     "Unidentified planet")
NC_ ("rules:planet.untold:text",
     "When a planet is turned up, the table says which card it is: its cost and what it gives depend on that.")
NC_ ("rules:planet.untold:message",
     "Nobody has said which planet {number:numbered} is: its back fits {candidates} {candidates|planet|planets}. Name it with the move.")
NC_ ("rules:planet.untold:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.untold:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.untold:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.untold:examples",
     "One of six: Ada attacks her start planet, and nobody has said which one it is. She names it with the move.")
NC_ ("rules:planet.untold:questions",
     "Which start planet is it?")
NC_ ("rules:warfare.cost",
     "Not enough fighters")
NC_ ("rules:warfare.cost:text",
     "To attack a planet, a player pays its warfare cost with fighters they already have, two fewer with Scorched Earth Policy. Fighters collected by the same role come too late.")
NC_ ("rules:warfare.cost:message",
     "Attacking {subject} costs {needed} {needed|fighter|fighters}[ ({printed} printed, {scorched-earth} fewer for Scorched Earth Policy)][, counting {stays} that stays on the planet]; {seat} has {fighters}.")
NC_ ("rules:warfare.cost:citations",
     "Later printing, Warfare: pay the warfare cost")
NC_ ("rules:warfare.cost:citations",
     "First printing, Warfare")
NC_ ("rules:warfare.cost:citations",
     "Online version: offers only attacks that can be paid")
NC_ ("rules:warfare.cost:examples",
     "Lyttle costs five fighters; Ada has four.")
NC_ ("rules:warfare.cost:examples",
     "Two fewer: Echo Rose costs two instead of four. If the fighter that stays is one of your own, you need one more.")
NC_ ("rules:warfare.cost:questions",
     "Are four fighters enough for a cost of five?")
NC_ ("rules:warfare.cost:questions",
     "What does an attack cost with Scorched Earth Policy?")
NC_ ("rules:settle.cost",
     "Not enough colonies")
NC_ ("rules:settle.cost:text",
     "A planet can be settled when the colonies under it reach its settle cost. Each Colonize symbol on face-up planets and permanent technologies lowers that cost by one.")
NC_ ("rules:settle.cost:message",
     "Settling {subject} needs {needed} {needed|colony|colonies}; {seat} has {shown}[: {parts}].")
NC_ ("rules:settle.cost:citations",
     "Later printing, Colonize: settle")
NC_ ("rules:settle.cost:citations",
     "First printing, Colonize")
NC_ ("rules:settle.cost:citations",
     "Online version: offers only planets whose cost is met")
NC_ ("rules:settle.cost:examples",
     "Idroyos needs three colonies and has two.")
NC_ ("rules:settle.cost:examples",
     "An empty Colonize stack gives no symbol. Lyttle needs four colonies, and there are three.")
NC_ ("rules:settle.cost:questions",
     "Are two colonies enough for a cost of three?")
NC_ ("rules:settle.cost:questions",
     "Does an empty stack help to settle?")
NC_ ("rules:settle.terraforming",
     "Terraforming counts only colonies")
NC_ ("rules:settle.terraforming:text",
     "As printed, Terraforming settles a planet at once if the colonies under it reach its settle cost; the Colonize symbols in the Empire do not count for that. With the errata card they do.")
NC_ ("rules:settle.terraforming:message",
     "Terraforming counts only the colonies under {subject}: {needed} needed, {colonies} there. The symbols in the Empire ({ignored}) do not count.")
NC_ ("rules:settle.terraforming:citations",
     "First printing, English text of Terraforming")
NC_ ("rules:settle.terraforming:citations",
     "First printing, Terraforming")
NC_ ("rules:settle.terraforming:citations",
     "Online version: counts the symbols, by the errata card")
NC_ ("rules:settle.terraforming:examples",
     "Ada tucked Terraforming under Lyttle, which costs four: three colonies, and a symbol in her Empire.")
NC_ ("rules:settle.terraforming:questions",
     "Does the symbol help Terraforming?")
NC_ ("rules:colony.card",
     "This card cannot be tucked")
NC_ ("rules:colony.card:text",
     "Colonies are the cards just played: the role card taken and the cards played to boost or follow, each once.")
NC_ ("rules:colony.card:message",
     "{subject} is not one of the cards that can be tucked now[; these can be: {left:names}].")
NC_ ("rules:colony.card:citations",
     "Later printing, Colonize: tuck the cards played")
NC_ ("rules:colony.card:citations",
     "First printing, Colonize")
NC_ ("rules:colony.card:citations",
     "Online version: only the cards played can be placed")
NC_ ("rules:colony.card:examples",
     "Terraforming lies in Ada's hand, but was not played for this role: it cannot become a colony now.")
NC_ ("rules:colony.card:examples",
     "A colony stays under its planet.")
NC_ ("rules:colony.card:questions",
     "Can any card in hand become a colony?")
NC_ ("rules:colony.card:questions",
     "Can a colony move to another planet?")
NC_ ("rules:produce.slot",
     "No free slot")
NC_ ("rules:produce.slot:text",
     "A resource needs a free slot of its kind on a face-up planet. The slot decides the kind, and holds one.")
NC_ ("rules:produce.slot:message",
     "There is no free slot[ for {subject}] on this planet: it has {slots} {slots|slot|slots}, {filled} filled[, {others} for another resource].")
NC_ ("rules:produce.slot:citations",
     "Later printing, Planet cards: resource slots")
NC_ ("rules:produce.slot:citations",
     "First printing, Produce")
NC_ ("rules:produce.slot:citations",
     "Online version: only free slots can be chosen")
NC_ ("rules:produce.slot:examples",
     "New Texas has one slot for food and one for water. There is no room for a second food.")
NC_ ("rules:produce.slot:questions",
     "Can a slot hold another kind of resource?")
NC_ ("rules:produce.blocked",
     "A fighter blocks the slots")
NC_ ("rules:produce.blocked:text",
     "A planet attacked under Scorched Earth Policy keeps a fighter, and can never hold resources.")
NC_ ("rules:produce.blocked:message",
     "{subject} was taken with Scorched Earth Policy: the fighter on it blocks its slots.")
NC_ ("rules:produce.blocked:citations",
     "First printing, card text (the later printing has none)")
NC_ ("rules:produce.blocked:citations",
     "First printing, Scorched Earth Policy")
NC_ ("rules:produce.blocked:citations",
     "Online version: a planet with such a fighter has no slots")
NC_ ("rules:produce.blocked:examples",
     "Voson was attacked under Scorched Earth Policy. The fighter on it keeps its slots empty for good.")
NC_ ("rules:produce.blocked:questions",
     "Can a planet with a fighter on it produce?")
NC_ ("rules:trade.none",
     "Nothing of that kind to trade")
NC_ ("rules:trade.none:text",
     "Players trade resources that lie on their own planets.")
NC_ ("rules:trade.none:message",
     "{seat} has no {subject} to trade here[ ({fighters} {fighters|fighter|fighters} in stock)].")
NC_ ("rules:trade.none:citations",
     "Later printing, Trade: return resources")
NC_ ("rules:trade.none:citations",
     "First printing, Trade")
NC_ ("rules:trade.none:citations",
     "Online version: only resources on planets can be chosen")
NC_ ("rules:trade.none:examples",
     "Ada has one silicon and no iron: iron cannot be traded.")
NC_ ("rules:trade.none:questions",
     "Can a player trade a resource they do not have?")
NC_ ("rules:trade.fighter",
     "Fighters cannot be traded")
NC_ ("rules:trade.fighter:text",
     "Only the owner of Weapon Emporium may trade fighters like resources.")
NC_ ("rules:trade.fighter:message",
     "Fighters can be traded only with Weapon Emporium, which {seat} does not have.")
NC_ ("rules:trade.fighter:citations",
     "First printing, card text (the later printing has none)")
NC_ ("rules:trade.fighter:citations",
     "First printing, Weapon Emporium")
NC_ ("rules:trade.fighter:citations",
     "Online version: offers fighters only with Weapon Emporium")
NC_ ("rules:trade.fighter:examples",
     "Only the owner of Weapon Emporium may trade them.")
NC_ ("rules:trade.fighter:questions",
     "Can fighters be traded?")
NC_ ("rules:research.gone",
     "Already taken")
NC_ ("rules:research.gone:text",
     "Every technology is a single card. When someone takes it, its other side is gone as well.")
NC_ ("rules:research.gone:message",
     "{subject} is no longer in its pile[: {owner:seat} took this card or its other side].")
NC_ ("rules:research.gone:citations",
     "Later printing, Research: the other face cannot be used")
NC_ ("rules:research.gone:citations",
     "First printing, Research")
NC_ ("rules:research.gone:citations",
     "Online version: only cards still in the piles can be chosen")
NC_ ("rules:research.gone:examples",
     "Ada owns Imperialism. Nobody can take its other side any more.")
NC_ ("rules:research.gone:questions",
     "Can someone else take the other side?")
NC_ ("rules:research.left-out",
     "Only technologies of level 1")
NC_ ("rules:research.left-out:text",
     "In this variant only the technologies of level 1 are in the game; all others stay in the box.")
NC_ ("rules:research.left-out:message",
     "{subject} is not in this game: it is played with the technologies of level 1 only.")
NC_ ("rules:research.left-out:citations",
     "Later printing, Variants: learning the game")
NC_ ("rules:research.left-out:citations",
     "First printing, Learning game")
NC_ ("rules:research.left-out:citations",
     "Online version: does not have this variant")
NC_ ("rules:research.left-out:examples",
     "In the variant with level 1 technologies only, nobody can take Survey Team.")
NC_ ("rules:research.left-out:questions",
     "Can a technology of a higher level be taken?")
NC_ ("rules:research.prerequisite",
     "Too few planets of that type")
NC_ ("rules:research.prerequisite:text",
     "A technology needs face-up planets of its type: one, two or three, depending on its level. They are not spent.")
NC_ ("rules:research.prerequisite:message",
     "This needs {needed} face-up {subject} {needed|planet|planets}; {seat} has {shown}.")
NC_ ("rules:research.prerequisite:citations",
     "Later printing, Research: planets needed")
NC_ ("rules:research.prerequisite:citations",
     "First printing, Research")
NC_ ("rules:research.prerequisite:citations",
     "Online version: offers only technologies whose planets are there")
NC_ ("rules:research.prerequisite:examples",
     "Improved Trade needs a Fertile planet. Ada has only Idroyos, which is Metallic.")
NC_ ("rules:research.prerequisite:examples",
     "Weapon Emporium needs two Advanced planets. Ada has one face up.")
NC_ ("rules:research.prerequisite:questions",
     "Does a planet of another type count?")
NC_ ("rules:research.prerequisite:questions",
     "Is one planet enough where two are needed?")
NC_ ("rules:research.cost",
     "Too few Research symbols")
NC_ ("rules:research.cost:text",
     "A technology costs 3, 5 or 7 Research symbols, depending on its level. They come from the role card taken, the cards played, face-up planets and permanent technologies.")
NC_ ("rules:research.cost:message",
     "{subject} needs {needed} Research {needed|symbol|symbols}; {seat} shows {shown}[: {parts}].")
NC_ ("rules:research.cost:citations",
     "Later printing, Research: cost")
NC_ ("rules:research.cost:citations",
     "First printing, Research")
NC_ ("rules:research.cost:citations",
     "Online version: offers only technologies whose cost is met")
NC_ ("rules:research.cost:examples",
     "Terraforming costs five Research symbols. The role card and two more make three.")
NC_ ("rules:research.cost:examples",
     "One symbol for the leader. Ada takes no card from the empty stack, but with it and one card from hand she shows two; the technology costs three.")
NC_ ("rules:research.cost:questions",
     "Are three symbols enough for a cost of five?")
NC_ ("rules:research.cost:questions",
     "What does an empty Research stack give?")
NC_ ("rules:remove.self",
     "This card cannot remove itself")
NC_ ("rules:remove.self:text",
     "The card played for the Action may remove itself only if the rules say so. Research may; for Improved Research it depends on the edition.")
NC_ ("rules:remove.self:message",
     "{subject} cannot remove itself from the game here.")
NC_ ("rules:remove.self:citations",
     "Later printing, Research: this card may be one of the removed")
NC_ ("rules:remove.self:citations",
     "First printing, Research; technology texts: cards in hand")
NC_ ("rules:remove.self:citations",
     "Online version: Research and Improved Research may remove themselves, Data Network may not")
NC_ ("rules:remove.self:examples",
     "Data Network cannot. Research can; about Improved Research the rules say nothing.")
NC_ ("rules:remove.self:questions",
     "Can Data Network remove itself?")
NC_ ("rules:remove.permission",
     "No cards can be removed now")
NC_ ("rules:remove.permission:text",
     "Cards leave the game only by an effect that says so. Streamlining allows one card in each of its owner's turns, Hyperefficiency any number.")
NC_ ("rules:remove.permission:message",
     "Nothing allows {seat} to remove cards from the game now.")
NC_ ("rules:remove.permission:citations",
     "Later printing, Role cards: Research")
NC_ ("rules:remove.permission:citations",
     "First printing, Streamlining; Hyperefficiency")
NC_ ("rules:remove.permission:citations",
     "Online version: offers it only in the player's own turn, with the card that allows it")
NC_ ("rules:remove.permission:examples",
     "Two with Research; the third stays.")
NC_ ("rules:remove.permission:examples",
     "Hyperefficiency works only in its owner's turn.")
NC_ ("rules:remove.permission:questions",
     "How many cards can be removed?")
NC_ ("rules:remove.permission:questions",
     "Does Hyperefficiency work in another player’s turn?")
NC_ ("rules:rule.settled",
     "A rule already settled")
NC_ ("rules:rule.settled:text",
     "During a game the table decides only what its edition leaves open. A house rule holds for the whole game: if one is changed, every move is judged again.")
NC_ ("rules:rule.settled:message",
     "The edition has settled this: {subject:clause}.")
NC_ ("rules:rule.settled:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:rule.settled:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:rule.settled:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:rule.settled:examples",
     "By the later printing, a game that is still tied is played again. Halfway through the game somebody wants to share the victory.")
NC_ ("rules:rule.settled:questions",
     "Can the table share a victory when the edition does not?")
NC_ ("rules:record.adjust",
     "Out of range")
NC_ ("rules:record.adjust:text",
     "An adjustment cannot make a number negative, or larger than any game needs.")
NC_ ("rules:record.adjust:message",
     "{subject} now: {present}. A change of {change} is out of range[: there can be 0 to {most}].")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:examples",
     "Ada has no fighters. An adjustment cannot take one away.")
NC_ ("rules:record.adjust:questions",
     "Can an adjustment make a number negative?")
NC_ ("rules:record.which",
     "Which ones")
NC_ ("rules:record.which:text",
     "The table can set a number to what it counts if it is clear what comes or leaves. Cards that nobody knows leave first; others are adjusted by name.")
NC_ ("rules:record.which:message",
     "{subject} now: {present}. It is not clear which ones come or leave. Adjust them by name.")
NC_ ("rules:record.which:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.which:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.which:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.which:examples",
     "Ada is known to hold Survey and Warfare. The table counts one card.")
NC_ ("rules:record.which:questions",
     "Is it enough to count the cards of a hand that everybody knows?")
NC_ ("rules:effect.nothing",
     "Nothing would happen")
NC_ ("rules:effect.nothing:text",
     "The move is allowed, but it changes nothing: there is nothing to take, fill, pay or keep.")
NC_ ("rules:effect.nothing:message",
     "Allowed, but it has no effect[: {subject}][ ({lack:lack})].")
NC_ ("rules:effect.nothing:citations",
     "Later printing: not forbidden")
NC_ ("rules:effect.nothing:citations",
     "First printing: not forbidden")
NC_ ("rules:effect.nothing:citations",
     "Online version: accepts it, and nothing happens")
NC_ ("rules:effect.nothing:examples",
     "Then nothing is drawn: Ben dissents, but his deck and discard pile are empty.")
NC_ ("rules:effect.nothing:examples",
     "Ben follows Survey with one symbol and looks at no planet. His card is still spent.")
NC_ ("rules:effect.nothing:questions",
     "What if there is nothing to draw?")
NC_ ("rules:effect.nothing:questions",
     "Does a card go back to the hand if it brings nothing?")
NC_ ("chapters:setup",
     "Setup")
NC_ ("chapters:setup:text",
     "Each player begins with a deck of ten role cards (2 Survey, 1 Warfare, 2 Colonize, 2 Produce/Trade, 2 Research, 1 Politics), one start planet face down, and a hand of five. The other role cards form five open stacks. 24 influence tokens are the supply; 8 more wait beside it, so that nobody loses influence when it runs out. The technologies lie face up, and everyone may look through them at any time.")
NC_ ("chapters:turn",
     "Turn order")
NC_ ("chapters:turn:text",
     "A turn has three parts. Action: play one card from hand for what it says, or skip. Role: name a role, take the top card of its stack, boost it with cards of that symbol, and do it; then every opponent, clockwise, follows or dissents. Cleanup: the cards played for the role go to their owners' discard piles, but those tucked as colonies stay; then the active player discards any cards they like and draws, or discards down, to the hand limit.")
NC_ ("chapters:action",
     "Action")
NC_ ("chapters:action:text",
     "The active player plays one card from hand for its Action, or skips. The card goes to the discard pile; online it stays aside until the turn ends. No Action can be boosted or followed. Survey draws two cards; Warfare collects a fighter or attacks; Colonize becomes a colony or settles a planet; Produce/Trade produces or trades one resource; Research removes up to two cards from the game; Politics leaves the game, and its player takes the top card of any stack.")
NC_ ("chapters:role",
     "Leading a role")
NC_ ("chapters:role:text",
     "Every turn the active player must lead a role. First they take the top card of its stack, if there is one, and boost with any number of cards from hand that show the symbol. Symbols of face-up planets and permanent technologies count as well. For some roles an empty stack gives a symbol. The leader has a bonus: one more planet to look at with Survey, settling instead of colonies, attacking instead of fighters.")
NC_ ("chapters:following",
     "Following and dissenting")
NC_ ("chapters:following:text",
     "Each opponent answers, clockwise from the leader. A player who follows plays cards with the role's symbol, adds the symbols of their empire, and does the role without the leader bonus and without taking a card. A player who dissents draws a card.")
NC_ ("chapters:survey",
     "Survey")
NC_ ("chapters:survey:text",
     "The leader looks at as many planets as symbols, a follower at one fewer. Exactly one goes face down into the empire, the others to the planet discard pile. An empty planet deck is made again from the discard pile.")
NC_ ("chapters:warfare",
     "Warfare")
NC_ ("chapters:warfare:text",
     "Each symbol collects a fighter. Instead, the leader may attack one of their own face-down planets: they pay its warfare cost with fighters they already had, and turn it face up.")
NC_ ("chapters:colonize",
     "Colonize")
NC_ ("chapters:colonize:text",
     "Players tuck the cards they played as colonies under one or several of their own face-down planets. Instead, the leader may settle one planet: when its colonies, with the Colonize symbols of the empire, reach its settle cost, it is turned face up and the colonies go to the discard pile.")
NC_ ("chapters:produce-trade",
     "Produce and Trade")
NC_ ("chapters:produce-trade:text",
     "One stack serves two roles; the leader says which. Produce fills one free slot on a face-up planet for each symbol, each slot with its own kind. Trade gives back resources, one for each symbol, for one influence each.")
NC_ ("chapters:research",
     "Research and technologies")
NC_ ("chapters:research:text",
     "The leader and each follower may take one technology. They pay its cost with Research symbols and need as many face-up planets of its type as it says. It goes into the hand, or into the empire if it is permanent. Each technology is a single card; of a double-sided card the player chooses one side for good.")
NC_ ("chapters:removing",
     "Removing cards")
NC_ ("chapters:removing:text",
     "Cards leave the game only by an effect that says so. Removed cards never come back.")
NC_ ("chapters:planets",
     "Planets")
NC_ ("chapters:planets:text",
     "A planet lies face down until it is settled or attacked. Its back shows its type and both costs. Face up it gives its influence, its symbol, its slots and its hand bonus.")
NC_ ("chapters:cleanup",
     "Cleanup and hand limit")
NC_ ("chapters:cleanup:text",
     "After all answers the cards played for the role go to their owners' discard piles; those tucked as colonies stay under their planets. Then only the active player discards any cards they like and draws up to the hand limit, or discards down to it. An empty deck is made again from the discard pile when a card is needed.")
NC_ ("chapters:end",
     "End of the game and score")
NC_ ("chapters:end:text",
     "The end is triggered when the influence supply is empty, or one role stack is (two stacks with four players, and in the extended game). The round is played to its end, so that everyone has the same number of turns. Points are influence tokens and the influence of face-up planets and technologies. A tie goes to the player with the most resources and fighters together.")
NC_ ("chapters:record",
     "Keeping the record")
NC_ ("chapters:record:text",
     "The table records, adjusts and decides. A record must agree with what is known. Where a rulebook leaves a point open, the table decides once.")
NC_ ("words:sort.card",
     "a card")
NC_ ("words:sort.planet",
     "a planet")
NC_ ("words:sort.role",
     "a role")
NC_ ("words:sort.resource",
     "a resource")
NC_ ("words:sort.planet-type",
     "a type of planets")
NC_ ("words:sort.counter",
     "the id of a counter")
NC_ ("words:sort.moment",
     "a moment of the turn")
NC_ ("words:sort.lack",
     "what is missing")
NC_ ("words:layout.stacks",
     "Role stack, face up")
NC_ ("words:layout.technologies",
     "Technology cards, in three open piles")
NC_ ("words:layout.planet-deck",
     "Planet deck, shuffled, face down")
NC_ ("words:layout.influence-supply",
     "Influence tokens in the supply")
NC_ ("words:layout.hand-can-hold",
     "In the starting deck, shuffled")
NC_ ("words:layout.hand",
     "Cards drawn from that deck")
NC_ ("words:layout.planets",
     "Start planet, drawn at random, face down")
NC_ ("words:eminent-domain",
     "Eminent Domain")
NC_ ("words:choice.play",
     "Play a card for its Action")
NC_ ("words:choice.lead",
     "Lead a role")
NC_ ("words:choice.boost",
     "Boost the role")
NC_ ("words:choice.follow",
     "Follow")
NC_ ("words:choice.collect",
     "Collect fighters")
NC_ ("words:choice.attack",
     "Attack a planet")
NC_ ("words:choice.settle",
     "Settle a planet")
NC_ ("words:choice.colony",
     "Add a colony")
NC_ ("words:choice.keep",
     "Keep a planet")
NC_ ("words:choice.produce",
     "Produce")
NC_ ("words:choice.trade",
     "Trade")
NC_ ("words:choice.acquire",
     "Acquire a technology")
NC_ ("words:choice.remove",
     "Remove cards")
NC_ ("words:choice.scrap",
     "Remove cards")
NC_ ("words:choice.take",
     "Take a role card")
NC_ ("words:choice.name",
     "Name a resource")
NC_ ("words:choice.discard",
     "Discard")
NC_ ("words:choice.dissent",
     "Dissent")
NC_ ("words:choice.skip",
     "Skip")
NC_ ("words:choice.done",
     "Finish")
NC_ ("words:offer.lead",
     "{row} with {column} {column|card|cards}[: {outcome}]")
NC_ ("words:offer.lead-open",
     "{row}: more cards, or cards of other kinds")
NC_ ("words:offer.boost",
     "{row} with {column} more {column|card|cards}[: {outcome}]")
NC_ ("words:offer.boost-card",
     "{seat} shows {row}[ × {column}]")
NC_ ("words:offer.lead-card",
     "{first} with {row}")
NC_ ("words:caption.lead-card",
     "{first}")
NC_ ("words:caption.boost-card",
     "{seat} shows it[ × {column}]")
NC_ ("words:caption.discard-card",
     "{seat} discards it")
NC_ ("words:offer.discard-card",
     "{seat} discards {row}")
NC_ ("words:offer.colony",
     "{row}: {outcome}")
NC_ ("words:offer.colony-card",
     "{moves}")
NC_ ("words:offer.keep-unsaid",
     "Don’t Say")
NC_ ("words:amount.nothing",
     "Do Nothing")
NC_ ("words:amount.none-acquired",
     "Take None")
NC_ ("words:amount.none-tucked",
     "Add None")
NC_ ("words:amount.none-settled",
     "Settle None")
NC_ ("words:amount.none-attacked",
     "Attack None")
NC_ ("words:amount.none-produced",
     "Produce None")
NC_ ("words:amount.none-traded",
     "Trade None")
NC_ ("words:amount.none-removed",
     "Remove None")
NC_ ("words:moment.action",
     "{seat} leads")
NC_ ("words:moment.role",
     "{seat} leads")
NC_ ("words:moment-about.action",
     "An Action, or straight to a role")
NC_ ("words:moment-about.role",
     "Now a role")
NC_ ("words:moment.late-action",
     "{seat}: Action")
NC_ ("words:moment-about.late-action",
     "An Action, or straight to the discards")
NC_ ("words:amount.no-action",
     "No Action")
NC_ ("words:amount.role-first",
     "Role First")
NC_ ("words:offer.late-discard",
     "No Action, discard {column} {column|card|cards}")
NC_ ("words:caption.late-discard",
     "[{remaining}]")
NC_ ("words:offer.late-discard-card",
     "No Action, discard {row}")
NC_ ("words:caption.late-discard-card",
     "No Action, discard it")
NC_ ("words:moment.lead",
     "{seat}: {subject}")
NC_ ("words:moment.follow",
     "{seat} follows: {subject}")
NC_ ("words:moment.play",
     "{seat}: {subject}")
NC_ ("words:moment.answers",
     "{seat} answers")
NC_ ("words:subject.planets",
     "{amount|planet|planets} looked at")
NC_ ("words:subject.symbols",
     "{amount|symbol|symbols} to pay with")
NC_ ("words:subject.colonies",
     "{amount|colony|colonies} to tuck[ of {whole}]")
NC_ ("words:subject.resources",
     "{amount|resource|resources} to produce[ of {whole}]")
NC_ ("words:subject.trades",
     "{amount|resource|resources} to trade at most[ of {whole}]")
NC_ ("words:subject.fighters",
     "{amount|fighter|fighters} to collect")
NC_ ("words:moment.cleanup",
     "{seat} ends the turn")
NC_ ("words:offer.produce-set",
     "Produce {count}")
NC_ ("words:offer.trade-set",
     "Trade {count}: {amount}")
NC_ ("words:offer.answer",
     "{seat} follows with {column} {column|card|cards}[: {outcome}]")
NC_ ("words:offer.led",
     "{row}, led by {seat}[ with {column} {column|card|cards}][: {outcome}]")
NC_ ("words:offer.dissent",
     "{seat} dissents")
NC_ ("words:offer.everyone-dissents",
     "Everyone else dissents")
NC_ ("words:caption.everyone-dissents",
     "[{speakers}: {outcome}]")
NC_ ("words:caption.discard",
     "[{remaining}]")
NC_ ("words:caption.attack",
     "[{remaining}][{lack}]")
NC_ ("words:offer.discard",
     "{seat} discards {column} {column|card|cards}[: {remaining}]")
NC_ ("words:offer.action",
     "Action {row}[: {outcome}]")
NC_ ("words:offer.action-card",
     "Action {row}")
NC_ ("words:offer.settle-action",
     "{last} (Action)")
NC_ ("words:offer.settle-role",
     "{last} (role)")
NC_ ("words:offer.attack-action",
     "{last} (Action)")
NC_ ("words:offer.attack-role",
     "{last} (role)")
NC_ ("words:offer.remove",
     "Remove {column} {column|card|cards}")
NC_ ("words:offer.remove-standing",
     "{seat} removes {column} {column|card|cards}")
NC_ ("words:offer.remove-itself",
     "Remove {column} {column|card|cards}, the played one included")
NC_ ("words:offer.none",
     "Nothing more")
NC_ ("words:outcome.look-at",
     "look at {amount}")
NC_ ("words:outcome.fighters",
     "{amount} {amount|fighter|fighters}")
NC_ ("words:outcome.colonies",
     "{amount} {amount|colony|colonies}")
NC_ ("words:outcome.resources",
     "{amount} {amount|resource|resources}")
NC_ ("words:outcome.influence",
     "{amount} influence")
NC_ ("words:outcome.symbols",
     "{amount} {amount|symbol|symbols}")
NC_ ("words:outcome.cards",
     "{amount} {amount|card|cards} drawn")
NC_ ("words:remaining.cards-kept",
     "keeps {amount}")
NC_ ("words:remaining.fighters",
     "{amount} left")
NC_ ("words:outcome.removed",
     "up to {amount} {amount|card|cards} removed")
NC_ ("words:outcome.influence-gained",
     "+{amount} influence")
NC_ ("words:outcome.fighters-gained",
     "+{amount} {amount|fighter|fighters}")
NC_ ("words:outcome.resources-gained",
     "+{amount} {amount|resource|resources}")
NC_ ("words:outcome.colonies-added",
     "+{amount} {amount|colony|colonies}")
NC_ ("words:outcome.planets-kept",
     "+{amount} {amount|planet|planets}")
NC_ ("words:outcome.planets-settled",
     "{amount} {amount|planet|planets} settled")
NC_ ("words:outcome.planets-attacked",
     "{amount} {amount|planet|planets} attacked")
NC_ ("words:outcome.technologies-acquired",
     "+{amount} {amount|technology|technologies}")
NC_ ("words:amount.look-at",
     "{amount}")
NC_ ("words:amount.fighters",
     "+{amount}")
NC_ ("words:amount.colonies",
     "+{amount}")
NC_ ("words:amount.resources",
     "+{amount}")
NC_ ("words:amount.influence",
     "+{amount}")
NC_ ("words:amount.symbols",
     "{amount}")
NC_ ("words:amount.drawn",
     "{amount}")
NC_ ("words:amount.cards",
     "{amount}")
NC_ ("words:amount.removed",
     "−{amount}")
NC_ ("words:unit.look-at",
     "look at")
NC_ ("words:unit.fighters",
     "fighters")
NC_ ("words:unit.colonies",
     "colonies")
NC_ ("words:unit.resources",
     "resources")
NC_ ("words:unit.influence",
     "influence")
NC_ ("words:unit.symbols",
     "symbols")
NC_ ("words:episode.skip",
     "{seats} {seats|skips|skip} the Action")
NC_ ("words:episode.action",
     "{seats} plays {subject}[: {deeds}]")
NC_ ("words:episode.lead",
     "{seats} leads {subject}[ with {count} {count|card|cards}][: {deeds}]")
NC_ ("words:episode.follow",
     "{seats} follows[ with {count} {count|card|cards}][: {deeds}]")
NC_ ("words:episode.dissent",
     "{seats} {seats|dissents|dissent}")
NC_ ("words:episode.cleanup",
     "{seats} discards {count}[, keeps {rest}][; {deeds}]")
NC_ ("words:episode.no-discard",
     "{seats} discards nothing[, keeps {rest}]")
NC_ ("words:episode.deeds",
     "{seats} {deeds}")
NC_ ("words:episode.more",
     "{seats} goes on[: {deeds}]")
NC_ ("words:deed.attacks",
     "attacks {things}")
NC_ ("words:deed.settles",
     "settles {things}")
NC_ ("words:deed.tucks",
     "{amount|adds a colony to|adds colonies to} {things}")
NC_ ("words:deed.keeps",
     "keeps {things}")
NC_ ("words:deed.acquires",
     "acquires {things}")
NC_ ("words:deed.takes",
     "takes {things}")
NC_ ("words:deed.names",
     "names {things}")
NC_ ("words:deed.removes",
     "removes {amount} {amount|card|cards}")
NC_ ("words:trigger.influence",
     "No influence is left")
NC_ ("words:trigger.survey-stack",
     "The Survey stack is empty")
NC_ ("words:trigger.warfare-stack",
     "The Warfare stack is empty")
NC_ ("words:trigger.colonize-stack",
     "The Colonize stack is empty")
NC_ ("words:trigger.produce-trade-stack",
     "The Produce/Trade stack is empty")
NC_ ("words:trigger.research-stack",
     "The Research stack is empty")
NC_ ("words:result.drawn",
     "{amount}")
NC_ ("words:result.removed",
     "−{amount}")
NC_ ("words:points",
     "Influence")
NC_ ("words:drawn",
     "Cards drawn")
NC_ ("words:verb.rule",
     "The table decides: {1} – {2}")
NC_ ("words:verb.end",
     "The table ends the game here")
NC_ ("words:verb.leave",
     "[{seat} leaves the table]")
NC_ ("words:verb.count",
     "Count {1}[ ({seat})]: {2}")
NC_ ("words:verb.count.points",
     "State the final total[ ({seat})]: {2}")
NC_ ("words:log.count",
     "The table counts {1}[ ({seat})]: {2}")
NC_ ("words:log.count.points",
     "The table counts {2} {2|point|points}[ for {seat}]")
NC_ ("words:verb.adjust",
     "Adjust {1}[ ({seat})] by {2}")
NC_ ("words:verb.adjust-hand",
     "Adjust {1} in {seat}'s hand by {2}")
NC_ ("words:verb.start",
     "{seat} starts with {1}")
NC_ ("words:verb.play",
     "Play {1}")
NC_ ("words:verb.lead",
     "Lead {1}")
NC_ ("words:verb.boost",
     "Boost with {1}")
NC_ ("words:verb.boost.count",
     "Boost with {1} {1|card|cards} of the role")
NC_ ("words:verb.follow",
     "Follow with the empire alone")
NC_ ("words:verb.collect",
     "Collect fighters")
NC_ ("words:verb.collect.count",
     "Collect {1} {1|fighter|fighters}")
NC_ ("words:verb.attack",
     "Attack {1}")
NC_ ("words:verb.settle",
     "Settle {1}")
NC_ ("words:verb.colony",
     "Add a colony to {1}[: {2}]")
NC_ ("words:verb.keep",
     "Keep {1}")
NC_ ("words:verb.produce",
     "Produce[ {2}] on {1}")
NC_ ("words:verb.trade",
     "Trade {1}[ from {2}]")
NC_ ("words:verb.acquire",
     "Acquire {1}")
NC_ ("words:verb.remove",
     "Remove {1} from the game")
NC_ ("words:verb.remove.count",
     "Remove {1} {1|card|cards} from the game")
NC_ ("words:verb.scrap",
     "Remove the played card itself from the game")
NC_ ("words:verb.keep.unknown",
     "Keep a planet without naming it")
NC_ ("words:verb.take",
     "Take {1} from its stack")
NC_ ("words:verb.name",
     "Name {1}")
NC_ ("words:verb.discard",
     "Discard {1}")
NC_ ("words:verb.discard.count",
     "Discard {1} {1|card|cards}")
NC_ ("words:verb.dissent",
     "Dissent")
NC_ ("words:verb.skip",
     "Skip the Action")
NC_ ("words:verb.done",
     "Done")
NC_ ("words:verb.drew",
     "{seat} drew {1}[ × {2}]")
NC_ ("words:verb.holds",
     "{seat} holds {1}[ × {2}]")
NC_ ("words:verb.discarded",
     "{seat} discarded {1}[ × {2}]")
NC_ ("words:verb.saw",
     "{seat} saw {1}")
NC_ ("words:verb.is",
     "{seat}: {1} is {2}")
NC_ ("words:statement.drew",
     "Cards drawn")
NC_ ("words:statement.holds",
     "Cards in hand")
NC_ ("words:statement.discarded",
     "Cards discarded")
NC_ ("words:statement.saw",
     "A planet seen")
NC_ ("words:statement.is",
     "A face-down planet")
NC_ ("words:statement.count",
     "What the table counted")
NC_ ("words:statement.leave",
     "A player leaves")
NC_ ("words:statement.adjust",
     "Correct a count")
NC_ ("words:statement.adjust-hand",
     "Correct a hand")
NC_ ("words:statement.start",
     "The start planet")
NC_ ("words:log.play",
     "{seat} plays {1}")
NC_ ("words:log.lead",
     "{seat} leads {1}")
NC_ ("words:log.boost",
     "{seat} boosts with {1}")
NC_ ("words:log.boost.count",
     "{seat} boosts with {1} {1|card|cards} of the role")
NC_ ("words:log.follow",
     "{seat} follows with the empire alone")
NC_ ("words:log.collect",
     "{seat} collects fighters")
NC_ ("words:log.collect.count",
     "{seat} collects {1} {1|fighter|fighters}")
NC_ ("words:log.attack",
     "{seat} attacks {1}")
NC_ ("words:log.settle",
     "{seat} settles {1}")
NC_ ("words:log.colony",
     "{seat} adds a colony to {1}[: {2}]")
NC_ ("words:log.keep",
     "{seat} keeps {1}")
NC_ ("words:log.keep.unknown",
     "{seat} keeps a planet without naming it")
NC_ ("words:log.produce",
     "{seat} produces[ {2}] on {1}")
NC_ ("words:log.trade",
     "{seat} trades {1}[ from {2}]")
NC_ ("words:log.acquire",
     "{seat} acquires {1}")
NC_ ("words:log.remove",
     "{seat} removes {1} from the game")
NC_ ("words:log.remove.count",
     "{seat} removes {1} {1|card|cards} from the game")
NC_ ("words:log.scrap",
     "{seat} removes the played card itself from the game")
NC_ ("words:log.take",
     "{seat} takes {1} from its stack")
NC_ ("words:log.name",
     "{seat} names {1}")
NC_ ("words:log.discard",
     "{seat} discards {1}")
NC_ ("words:log.discard.count",
     "{seat} discards {1} {1|card|cards}")
NC_ ("words:log.dissent",
     "{seat} dissents")
NC_ ("words:log.skip",
     "{seat} skips the Action")
NC_ ("words:log.done",
     "{seat} is done")
NC_ ("words:counted-from",
     "{number} from {subject}")
NC_ ("words:part.deck",
     "{number} in the deck")
NC_ ("words:part.discard",
     "{number} discarded")
NC_ ("words:part.play",
     "{number} in play")
NC_ ("words:part.removed",
     "{number} removed from the game")
NC_ ("words:part.tucked",
     "{number} used as {number|a colony|colonies}")
NC_ ("words:part.base",
     "{number} for everyone")
NC_ ("words:part.planets",
     "{number} from planets")
NC_ ("words:part.technologies",
     "{number} from technologies")
NC_ ("words:part.cards",
     "{number} from cards")
NC_ ("words:part.taken",
     "{number} from the role card taken")
NC_ ("words:part.colonies",
     "{number} {number|colony|colonies} under it")
NC_ ("words:part.card",
     "{number} from this card")
NC_ ("words:part.bonus",
     "{number} for the empty stack")
NC_ ("words:part.printed",
     "{number} printed")
NC_ ("words:part.scorched-earth",
     "{number} fewer for Scorched Earth Policy")
NC_ ("words:line.taken",
     "Role card taken")
NC_ ("words:line.cards",
     "Cards shown")
NC_ ("words:line.planets",
     "Planets")
NC_ ("words:line.technologies",
     "Technologies")
NC_ ("words:line.bonus",
     "Empty stack")
NC_ ("words:line.colonies",
     "Colonies under it")
NC_ ("words:line.card",
     "This card")
NC_ ("words:counted",
     "{number|card|cards}")
NC_ ("words:advanced",
     "Advanced")
NC_ ("words:fertile",
     "Fertile")
NC_ ("words:metallic",
     "Metallic")
NC_ ("words:food",
     "food")
NC_ ("words:water",
     "water")
NC_ ("words:iron",
     "iron")
NC_ ("words:silicon",
     "silicon")
NC_ ("words:fighter",
     "fighter")
NC_ ("words:stacks",
     "Role stacks")
NC_ ("words:planet-discard",
     "Planet discard")
NC_ ("words:looked-at",
     "Planets looked at")
NC_ ("words:technologies",
     "Technologies available")
NC_ ("words:removed",
     "Removed from the game")
NC_ ("words:planets",
     "Planets")
NC_ ("words:colonies",
     "Colonies")
NC_ ("words:permanents",
     "Permanent technologies")
NC_ ("words:hand-can-hold",
     "Cards that the hand can hold")
NC_ ("words:must",
     "at least")
NC_ ("words:lack.warfare.cost",
     "{amount} short")
NC_ ("words:lack.research.cost",
     "{amount} {amount|symbol|symbols} short")
NC_ ("words:lack.research.prerequisite",
     "{amount} {amount|planet|planets} short")
NC_ ("words:short.planets",
     "Planets")
NC_ ("words:short.research-symbols",
     "Symbols")
NC_ ("words:edition.hint",
     "See your rulebook: if a player must play a card to follow, it is the First printing; if not, the Later printing.")
NC_ ("words:prospects.counted",
     "Counts the symbols of the empire, the card from the stack, and cards in hand only if everybody knows them.")
NC_ ("words:prospects-advanced",
     "Technologies for Advanced planets")
NC_ ("words:prospects-fertile",
     "Technologies for Fertile planets")
NC_ ("words:prospects-metallic",
     "Technologies for Metallic planets")
NC_ ("words:level",
     "Level")
NC_ ("words:hint.planets",
     "“#1” is the number of a planet in its empire. Its two bars fill up with colonies, which settle it, and with fighters, which conquer it.")
NC_ ("words:affordable",
     "affordable")
NC_ ("words:planet-can-be",
     "An unidentified planet can be")
NC_ ("words:planet-deck-can-hold",
     "What the planet deck can hold")
NC_ ("words:planet-discard-can-hold",
     "What the planet discard pile can hold")
NC_ ("words:looked-at-can-hold",
     "The planets looked at can be")
NC_ ("words:hand",
     "Hand")
NC_ ("words:play",
     "Played cards")
NC_ ("words:discard",
     "Discard pile")
NC_ ("words:deck",
     "Deck")
NC_ ("words:score",
     "Score")
NC_ ("words:influence",
     "Influence tokens")
NC_ ("words:printed-influence",
     "Printed influence")
NC_ ("words:planet-influence",
     "Influence of planets")
NC_ ("words:technology-influence",
     "Influence of technologies")
NC_ ("words:fighters",
     "Fighters")
NC_ ("words:resources",
     "Resources")
NC_ ("words:survey-symbols",
     "Survey symbols")
NC_ ("words:warfare-symbols",
     "Warfare symbols")
NC_ ("words:colonize-symbols",
     "Colonize symbols")
NC_ ("words:produce-symbols",
     "Produce symbols")
NC_ ("words:trade-symbols",
     "Trade symbols")
NC_ ("words:research-symbols",
     "Research symbols")
NC_ ("words:influence-supply",
     "Influence in the supply")
NC_ ("words:influence-reserve",
     "Influence taken beyond the supply")
NC_ ("words:empty-stacks",
     "Empty stacks")
NC_ ("words:clock.influence-supply",
     "Influence in the supply")
NC_ ("words:clock.empty-stacks",
     "Cards until the stacks run out")
NC_ ("words:end-triggered",
     "End triggered")
NC_ ("words:turn",
     "Turn")
NC_ ("words:leader",
     "Leader")
NC_ ("words:planet-deck",
     "Planet deck")
NC_ ("words:blocked",
     "blocked by a fighter")
NC_ ("words:candidates",
     "possible planets")
NC_ ("words:settle-cost",
     "settle cost")
NC_ ("words:settle-shown",
     "colonies that count")
NC_ ("words:warfare-cost",
     "warfare cost")
NC_ ("words:warfare-printed",
     "printed warfare cost")
NC_ ("words:scorched-earth",
     "by Scorched Earth Policy")
NC_ ("words:warfare-shown",
     "fighters there")
NC_ ("words:permanent",
     "stays in the Empire")
NC_ ("words:research-cost",
     "research cost")
NC_ ("words:planets-needed",
     "planets needed")
NC_ ("words:hand-bonus",
     "more cards in hand")
NC_ ("words:start",
     "at the start")
NC_ ("words:influence-pending",
     "Influence to come this turn")
NC_ ("words:influence-tokens",
     "Influence tokens")
NC_ ("words:planet",
     "Planet")
NC_ ("words:technology",
     "Technology")
NC_ ("words:planets-counted",
     "Planets (counted)")
NC_ ("words:technologies-counted",
     "Technologies (counted)")
NC_ ("words:heading.planet",
     "Planets")
NC_ ("words:heading.technology",
     "Technologies")
NC_ ("words:survey-stack",
     "Survey stack")
NC_ ("words:warfare-stack",
     "Warfare stack")
NC_ ("words:colonize-stack",
     "Colonize stack")
NC_ ("words:produce-trade-stack",
     "Produce/Trade stack")
NC_ ("words:research-stack",
     "Research stack")
NC_ ("words:decided.influence",
     "{winners} {winners|wins|win} with the most influence.")
NC_ ("words:decided.tiebreak",
     "Tie: {winners} {winners|wins|win} with the most resources and fighters.")
NC_ ("words:decided.shared",
     "{winners} share the victory.")
NC_ ("words:decided.draw",
     "Still tied: a draw, nobody wins.")
NC_ ("words:decided.another-game",
     "Still tied: the rules ask for another game.")
NC_ ("words:stated",
     "Counted at the table")
NC_ ("words:total",
     "Total influence")
NC_ ("words:tiebreak",
     "Resources and fighters")
NC_ ("words:moment-action",
     "the Action")
NC_ ("words:moment-role",
     "the choice of a role")
NC_ ("words:moment-boost",
     "boosting")
NC_ ("words:moment-script",
     "the effect of the card")
NC_ ("words:moment-answers",
     "the answers")
NC_ ("words:moment-cleanup",
     "Cleanup")
NC_ ("words:lack-cards",
     "no card to draw")
NC_ ("words:lack-symbols",
     "no symbol for it")
NC_ ("words:lack-planets",
     "no planet to look at")
NC_ ("words:lack-fighters",
     "no planet that the fighters can pay for")
NC_ ("words:lack-colonies",
     "nothing to tuck or to settle")
NC_ ("words:lack-slots",
     "no free slot")
NC_ ("words:lack-resources",
     "nothing to trade")
NC_ ("words:lack-technologies",
     "no technology that can be paid for")
NC_ ("words:lack-removable",
     "no card to remove")
NC_ ("words:lack-stacks",
     "no stack with a card")
NC_ ("words:lack-more-symbols",
     "with one symbol, a follower looks at no planet")
NC_ ("words:lack-none",
     "nothing")
NC_ ("words:amount-none",
     "how often")
NC_ ("words:amount-cards",
     "cards to draw")
NC_ ("words:amount-symbols",
     "fighters to collect")
NC_ ("words:amount-planets",
     "planets to keep")
NC_ ("words:amount-fighters",
     "planets to attack")
NC_ ("words:amount-colonies",
     "planets to settle, or colonies to tuck")
NC_ ("words:amount-slots",
     "resources to produce")
NC_ ("words:amount-resources",
     "resources to trade")
NC_ ("words:amount-technologies",
     "technologies to take")
NC_ ("words:amount-removable",
     "cards to remove")
NC_ ("words:amount-stacks",
     "role cards to take")
NC_ ("words:none.boost",
     "Boosting with no card is not a move: write “done”, or “dissent” to refuse to follow.")
NC_ ("words:none.remove",
     "Removing no card is not a move: write “done”.")
NC_ ("words:none.discard",
     "Discarding no card is not a move: write “done”.")
NC_ ("words:class.effect.choice",
     "The table cannot allow it: nobody would know what happened.")
NC_ ("words:class.survey.keep",
     "The table cannot allow it: nobody would know which planet was kept.")
NC_ ("words:class.follow.answer",
     "The table cannot allow it: nobody would know whether the role was followed.")
NC_ ("words:nothing.rule.settled",
     "A house rule is chosen when a game begins.")
NC_ ("words:nothing.hand.impossible",
     "If {seat} does have it, the record lacks a move: find it by Count Check, or insert the forgotten move in the log.")
NC_ ("words:nothing.research.prerequisite",
     "First turn up more {subject} planets: settle or attack.")
NC_ ("words:nothing.action.closed",
     "If it was played but not recorded, insert it in the log, before the line that ended the Action phase.")
NC_ ("words:table.role-cards",
     "Role cards")
NC_ ("words:table.planets",
     "Planets")
NC_ ("words:table.technologies",
     "Technologies")
NC_ ("words:face.title",
     "name")
NC_ ("words:face.text",
     "what it does, in words")
NC_ ("words:face.action",
     "action")
NC_ ("words:step.draw",
     "Draw a card")
NC_ ("words:step.fighter",
     "Collect a fighter")
NC_ ("words:step.attack",
     "Attack a planet")
NC_ ("words:step.settle",
     "Settle a planet")
NC_ ("words:step.colony",
     "Tuck it as a colony")
NC_ ("words:step.terraform",
     "Tuck it as 2 colonies")
NC_ ("words:step.look",
     "Put a planet into the Empire")
NC_ ("words:step.produce",
     "Produce 1 resource")
NC_ ("words:step.trade",
     "Trade 1 resource")
NC_ ("words:step.take",
     "Take a role card")
NC_ ("words:step.influence",
     "Take 1 influence")
NC_ ("words:step.remove",
     "Remove a hand card")
NC_ ("words:step.scrap",
     "Remove this card")
NC_ ("words:step.name",
     "Name a resource")
NC_ ("words:step.markets",
     "Influence for kinds traded")
NC_ ("words:step.engineer",
     "Influence for kinds produced")
NC_ ("words:step.mobilize",
     "Attack later this turn")
NC_ ("words:field.symbols",
     "Symbols")
NC_ ("words:field.starting",
     "Copies in a starting deck")
NC_ ("words:field.type",
     "Planet type")
NC_ ("words:field.settle",
     "Colonies to settle it")
NC_ ("words:field.warfare",
     "Fighters to attack it")
NC_ ("words:field.influence",
     "Influence")
NC_ ("words:field.slots",
     "Resource slots")
NC_ ("words:field.hand",
     "Raises the hand limit by")
NC_ ("words:field.leaves-learning-game",
     "Not in the learning game")
NC_ ("words:field.level",
     "Level")
NC_ ("words:field.cost",
     "Research symbols to acquire it")
NC_ ("words:field.planets",
     "Planets of that type needed")
NC_ ("words:field.permanent",
     "Stays in the empire")
NC_ ("words:field.other-face",
     "Other side")
NC_ ("words:value.off",
     "No")
NC_ ("words:value.on",
     "Yes")
NC_ ("words:value.no",
     "No")
NC_ ("words:value.yes",
     "Yes")
NC_ ("words:value.ask",
     "The table decides")
NC_ ("words:switch.follow-needs-card.no",
     "Allowed")
NC_ ("words:switch.follow-needs-card.yes",
     "Not allowed")
NC_ ("words:switch.follow-needs-card.colonize",
     "Not for Colonize")
NC_ ("words:switch.empty-follow.void",
     "Allowed, without effect")
NC_ ("words:switch.empty-follow.refused",
     "Not allowed")
NC_ ("words:switch.action-card-zone.discard",
     "Discard pile")
NC_ ("words:switch.action-card-zone.aside",
     "Aside until the end of the turn")
NC_ ("words:switch.stacks-2p.printed",
     "As printed")
NC_ ("words:switch.stacks-2p.online",
     "As in the online version")
NC_ ("words:switch.final-tie.another-game",
     "Another game")
NC_ ("words:switch.final-tie.draw",
     "A draw")
NC_ ("words:switch.final-tie.shared",
     "A shared victory")
NC_ ("words:switch.mobilization-window.after-role-phase",
     "After the Role phase")
NC_ ("words:switch.mobilization-window.after-any-phase",
     "After any phase")
NC_ ("words:switch.mobilization-window.before-answers",
     "Before the answers")
NC_ ("words:switch.self-removal.research",
     "Research only")
NC_ ("words:switch.self-removal.improved-research",
     "Research and Improved Research")
NC_ ("words:switch.scorched-earth-marker.supply",
     "One from the supply")
NC_ ("words:switch.scorched-earth-marker.paid",
     "One of those paid")
NC_ ("words:switch.scorched-earth-marker.own",
     "One more of your own")
NC_ ("words:switch.answer-order.clockwise",
     "Clockwise")
NC_ ("words:switch.answer-order.free",
     "Any order")
NC_ ("words:switch.planet-reshuffle.at-once",
     "At once")
NC_ ("words:switch.planet-reshuffle.on-need",
     "When a planet is needed")
NC_ ("words:switch.earlier-trades.not-counted",
     "Does not count")
NC_ ("words:switch.earlier-trades.counted",
     "Counts")
NC_ ("words:switch.kinds-paid.at-once",
     "At once")
NC_ ("words:switch.kinds-paid.end-of-turn",
     "At the end of the turn")
NC_ ("words:switch.marker-in-ties.no",
     "It does not count")
NC_ ("words:switch.marker-in-ties.yes",
     "It counts")
NC_ ("words:switch.logistics-skip.ends",
     "The Action is given up")
NC_ ("words:switch.logistics-skip.role-first",
     "The role comes first")
NC_ ("words:switch.learning-deck.8",
     "8 cards")
NC_ ("words:switch.learning-deck.10",
     "10 cards")
NC_ ("words:switch.level-1-planets.all",
     "All planets")
NC_ ("words:switch.level-1-planets.learning",
     "Those of the learning game")
NC_ ("offers:rule:heading",
     "The rules leave this open: {subject:clause}")
NC_ ("offers:technology:more",
     "All {n} Others…")
NC_ ("offers:colony-card:label",
     "Technology")
NC_ ("offers:terraform:label",
     "Add a Card")
NC_ ("offers:settle:heading",
     "{subject}: which planet is it?")
NC_ ("offers:settle:label",
     "Settle")
NC_ ("offers:attack:heading",
     "{subject}: which planet is it?")
NC_ ("offers:attack:label",
     "Attack")
NC_ ("offers:remove:heading",
     "Remove from the hand")
NC_ ("offers:remove-itself:heading",
     "Remove, the played card included")
NC_ ("offers:everyone-dissents:label",
     "Everyone Else Dissents")
NC_ ("offers:dissent:label",
     "Dissent")
NC_ ("offers:boost-card:more",
     "Technologies…")
NC_ ("offers:discard:heading",
     "{seat} discards")
NC_ ("offers:discard-card:more",
     "Discard a Technology")
NC_ ("offers:kept:more",
     "Reveal Which Planet…")
NC_ ("offers:remove-standing:heading",
     "{seat} removes")
NC_ ("offers:action:heading",
     "Action")
NC_ ("offers:action-card:more",
     "Politics and Technologies")
NC_ ("offers:lead-card:more",
     "With a Technology…")
NC_ ("offers:settle-action:heading",
     "{subject}: which planet is it?")
NC_ ("offers:settle-action:label",
     "Settle (Action)")
NC_ ("offers:settle-role:heading",
     "{subject}: which planet is it?")
NC_ ("offers:settle-role:label",
     "Settle (Role)")
NC_ ("offers:attack-action:heading",
     "{subject}: which planet is it?")
NC_ ("offers:attack-action:label",
     "Attack (Action)")
NC_ ("offers:attack-role:heading",
     "{subject}: which planet is it?")
NC_ ("offers:attack-role:label",
     "Attack (Role)")
NC_ ("offers:late-discard:heading",
     "No Action, Discard")
NC_ ("offers:late-discard-card:more",
     "No Action, Discard a Technology")
NC_ ("zones:planet-discard:note",
     "{number} discarded")
NC_ ("zones:technologies:caption",
     "Tech.")
NC_ ("counters:influence:caption",
     "Influence")
NC_ ("counters:fighters:caption",
     "Fighters")
NC_ ("counters:resources:caption",
     "Resources")
NC_ ("counters:hand:caption",
     "Hand")
NC_ ("counters:deck:caption",
     "Deck")
NC_ ("counters:discard:caption",
     "Discard")
NC_ ("counters:survey-stack:brief",
     "Surv.")
NC_ ("counters:warfare-stack:brief",
     "Warf.")
NC_ ("counters:colonize-stack:brief",
     "Colon.")
NC_ ("counters:produce-trade-stack:brief",
     "Prod.")
NC_ ("counters:research-stack:brief",
     "Res.")
NC_ ("counters:influence-supply:caption",
     "Influence")
NC_ ("counters:influence-reserve:note",
     "+{number} reserve")
NC_ ("counters:leader:caption",
     "Leads")
NC_ ("counters:planet-deck:caption",
     "Planets")
NC_ ("card-counters:survey-symbols:caption",
     "Survey")
NC_ ("card-counters:warfare-symbols:caption",
     "Warfare")
NC_ ("card-counters:colonize-symbols:caption",
     "Colonize")
NC_ ("card-counters:produce-symbols:caption",
     "Produce")
NC_ ("card-counters:trade-symbols:caption",
     "Trade")
NC_ ("card-counters:research-symbols:caption",
     "Research")
NC_ ("card-counters:settle-shown:caption",
     "Settle")
NC_ ("card-counters:warfare-shown:caption",
     "Attack")

/* microcosm */
NC_ ("domains:domain-01",
     "Research (research icon)")
NC_ ("domains:domain-01:text",
     "Research. Then reveal three research icons to research once more.")
NC_ ("domains:domain-02",
     "Research (warfare icon)")
NC_ ("domains:domain-02:text",
     "Research. Then reveal three research icons to research once more.")
NC_ ("domains:domain-03",
     "Research (colonize icon)")
NC_ ("domains:domain-03:text",
     "Research. Then reveal three research icons to research once more.")
NC_ ("domains:domain-04",
     "Research (capital icon)")
NC_ ("domains:domain-04:text",
     "Research. Then reveal three research icons to research once more.")
NC_ ("domains:domain-05",
     "Warfare (research icon)")
NC_ ("domains:domain-05:text",
     "Attack a planet of a pile, or a Colony of your opponent.")
NC_ ("domains:domain-06",
     "Warfare (warfare icon)")
NC_ ("domains:domain-06:text",
     "Attack a planet of a pile, or a Colony of your opponent.")
NC_ ("domains:domain-07",
     "Warfare (colonize icon)")
NC_ ("domains:domain-07:text",
     "Attack a planet of a pile, or a Colony of your opponent.")
NC_ ("domains:domain-08",
     "Warfare (capital icon)")
NC_ ("domains:domain-08:text",
     "Attack a planet of a pile, or a Colony of your opponent.")
NC_ ("domains:domain-09",
     "Colonize (research icon)")
NC_ ("domains:domain-09:text",
     "Colonize a planet of a pile.")
NC_ ("domains:domain-10",
     "Colonize (warfare icon)")
NC_ ("domains:domain-10:text",
     "Colonize a planet of a pile.")
NC_ ("domains:domain-11",
     "Colonize (colonize icon)")
NC_ ("domains:domain-11:text",
     "Colonize a planet of a pile.")
NC_ ("domains:domain-12",
     "Colonize (capital icon)")
NC_ ("domains:domain-12:text",
     "Colonize a planet of a pile.")
NC_ ("domains:domain-13",
     "Political (research icon)")
NC_ ("domains:domain-14",
     "Political (warfare icon)")
NC_ ("domains:domain-15",
     "Political (colonize icon)")
NC_ ("domains:domain-16",
     "Political (capital icon)")
NC_ ("domains:domain-17",
     "Survey Mission")
NC_ ("domains:domain-18",
     "Survey (second card)")
NC_ ("planets:planet-01",
     "Planet 1 (cost 0)")
NC_ ("planets:planet-02",
     "Planet 2 (cost 0)")
NC_ ("planets:planet-03",
     "Planet 3 (cost 0)")
NC_ ("planets:planet-04",
     "Planet 4 (cost 0)")
NC_ ("planets:planet-05",
     "Planet 5 (cost 2)")
NC_ ("planets:planet-06",
     "Planet 6 (cost 2)")
NC_ ("planets:planet-07",
     "Planet 7 (cost 2)")
NC_ ("planets:planet-08",
     "Planet 8 (cost 2)")
NC_ ("planets:planet-09",
     "Wild planet")
NC_ ("planets:planet-10",
     "Prestige planet with +1")
NC_ ("planets:planet-11",
     "Prestige planet")
NC_ ("technologies:tech-1",
     "Mobilization")
NC_ ("technologies:tech-2",
     "Improved Colonize")
NC_ ("technologies:tech-3",
     "Capital technology")
NC_ ("technologies:tech-4",
     "Fourth technology")
NC_ ("technologies:tech-5",
     "Fifth technology")
NC_ ("switches:reveal-discard",
     "Whether discarded cards can be revealed")
NC_ ("switches:reveal-discard:sources",
     "Help of the online version, Japanese: the discard pile cannot be revealed")
NC_ ("switches:reveal-discard:sources",
     "House rule")
NC_ ("switches:pile-choice",
     "Which planets of a pile can be chosen")
NC_ ("switches:pile-choice:sources",
     "Published rules: any card of the pile")
NC_ ("switches:pile-choice:sources",
     "A review: the player chooses a pile")
NC_ ("switches:pile-choice:sources",
     "House rule: for Warfare, too")
NC_ ("switches:colony-side",
     "How a planet that lies face up comes into the Colonies")
NC_ ("switches:colony-side:sources",
     "Published rules: the planet is placed face down")
NC_ ("switches:colony-side:sources",
     "House rule: what all have seen stays open")
NC_ ("switches:self-protection",
     "Whether the planet with +1 protects itself")
NC_ ("switches:self-protection:sources",
     "House rule: only the other Colonies")
NC_ ("switches:self-protection:sources",
     "Published rules: the bonus holds whichever Colony is attacked")
NC_ ("switches:two-bonuses",
     "Whether two defence bonuses add up")
NC_ ("switches:two-bonuses:sources",
     "The other reading: a Colony has the bonus or not")
NC_ ("switches:two-bonuses:sources",
     "Our reading: each adds 1")
NC_ ("switches:two-bonuses:sources",
     "No text settles it")
NC_ ("switches:spoils-bonus",
     "Whether the planet with +1 defends from the Spoils")
NC_ ("switches:spoils-bonus:sources",
     "Published rules: only in the play area, face up")
NC_ ("switches:spoils-bonus:sources",
     "House rule")
NC_ ("switches:pass",
     "Whether a player may do nothing")
NC_ ("switches:pass:sources",
     "Help of the online version, French: do nothing is an action")
NC_ ("switches:pass:sources",
     "House rule: a player who can act must")
NC_ ("switches:turn-up",
     "When a Colony can be turned up")
NC_ ("switches:turn-up:sources",
     "Published rules: a note on timing: at any moment")
NC_ ("switches:turn-up:sources",
     "House rule: only to reveal its icons or to defend")
NC_ ("switches:swap-to",
     "Where the card goes that Survey Mission brings")
NC_ ("switches:swap-to:sources",
     "Our reading: into the hand")
NC_ ("switches:swap-to:sources",
     "The other reading: into the player's discard pile")
NC_ ("switches:swap-to:sources",
     "No text settles it")
NC_ ("switches:face-down-score",
     "Whether face-down Colonies score")
NC_ ("switches:face-down-score:sources",
     "House rule")
NC_ ("switches:face-down-score:sources",
     "Help of the online version, English: the influence of all Colonies")
NC_ ("switches:counts-itself",
     "Whether a Domain card counts itself")
NC_ ("switches:counts-itself:sources",
     "The other reading: only the other cards")
NC_ ("switches:counts-itself:sources",
     "Our reading: all cards of the player are counted")
NC_ ("switches:counts-itself:sources",
     "No text settles it")
NC_ ("switches:empty-research",
     "Playing Research when the player owns all technologies")
NC_ ("switches:empty-research:sources",
     "Our reading: it may be played for nothing")
NC_ ("switches:empty-research:sources",
     "The other reading: it cannot be played")
NC_ ("switches:empty-research:sources",
     "No text settles it")
NC_ ("switches:empty-hand",
     "Making an empty hand discard")
NC_ ("switches:empty-hand:sources",
     "Our reading: it may be played for nothing")
NC_ ("switches:empty-hand:sources",
     "The other reading: it cannot be played")
NC_ ("switches:empty-hand:sources",
     "No text settles it")
NC_ ("switches:capital-spoils",
     "Whether capital icons of Spoils are counted")
NC_ ("switches:capital-spoils:sources",
     "Our reading: Spoils reveal no icons")
NC_ ("switches:capital-spoils:sources",
     "The other reading: Spoils are the player's, too")
NC_ ("switches:capital-spoils:sources",
     "Scoring thread: the answer is not there")
NC_ ("editions:published",
     "Published rules")
NC_ ("editions:published:sources",
     "French rules of Eminent Domain: Microcosm: the only complete text")
NC_ ("editions:published:sources",
     "Help and states of the online version")
NC_ ("topics:played-icon",
     "Whether the icon of the played card counts")
NC_ ("topics:played-icon:reason",
     "Two rule texts say yes.")
NC_ ("topics:shown-cards",
     "Whether revealed cards are discarded")
NC_ ("topics:shown-cards:reason",
     "They stay in hand, by two rule texts.")
NC_ ("topics:free-planets",
     "Whether planets that cost 0 need an icon")
NC_ ("topics:free-planets:reason",
     "They need none, by the rules.")
NC_ ("topics:short-attack",
     "Whether a player may attack with too few icons")
NC_ ("topics:short-attack:reason",
     "The rules describe how such an attack fails.")
NC_ ("topics:pile-bonus",
     "Whether planets in piles get the defence bonus")
NC_ ("topics:pile-bonus:reason",
     "The rules give it to Colonies only.")
NC_ ("topics:how-many",
     "How many cards are picked up")
NC_ ("topics:how-many:reason",
     "Any number, by the rules; the prototype said all.")
NC_ ("rules:rule.open",
     "A rule left open")
NC_ ("rules:rule.open:text",
     "No text settles this point. The table decides once, and the decision holds from then on.")
NC_ ("rules:rule.open:message",
     "The rules leave this open: {subject:clause}. The table decides[; say one of: {answers}].")
NC_ ("rules:rule.open:citations",
     "No text settles it")
NC_ ("rules:rule.open:examples",
     "Survey Mission brings a card of the opponent's discard pile. Nobody wrote down where it goes.")
NC_ ("rules:rule.open:examples",
     "Ben has Mobilization and turns up the planet with +1. Whether that makes +2 is open.")
NC_ ("rules:rule.open:questions",
     "Where does the swapped card go?")
NC_ ("rules:rule.open:questions",
     "Do two bonuses make +2?")
NC_ ("rules:record.malformed",
     "Incomplete move")
NC_ ("rules:record.malformed:text",
     "A move names what it is about, and nothing that its verb cannot take. A player who turns up a planet says which one it is.")
NC_ ("rules:record.malformed:message",
     "This move is incomplete, or it says something that makes no sense here[: {subject}].[ It needs the seat of a player before it, 1 to {seats}.]")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:examples",
     "An adjustment changes one player's points; the move must say whose.")
NC_ ("rules:record.malformed:questions",
     "Can points be adjusted without naming the player?")
NC_ ("rules:game.over",
     "The game is over")
NC_ ("rules:game.over:text",
     "The game ends with the turn in which the last card of the supply is taken: eighteen cards, eighteen turns.")
NC_ ("rules:game.over:message",
     "The game is over: no more moves can be made.")
NC_ ("rules:game.over:citations",
     "Published rules, End of the game")
NC_ ("rules:game.over:examples",
     "After eighteen turns: Ben took the last card and ended his turn.")
NC_ ("rules:game.over:questions",
     "When is the game over?")
NC_ ("rules:player.left",
     "A player who left")
NC_ ("rules:player.left:text",
     "With one player left the game is over, and that one wins. The score shows what both had until then.")
NC_ ("rules:player.left:message",
     "{seat} left in turn {turn} and decides nothing any more.")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:examples",
     "Ben had to go home. He cannot draw a card any more: the game is over.")
NC_ ("rules:player.left:questions",
     "Does the game go on without Ben?")
NC_ ("rules:record.told",
     "Already known")
NC_ ("rules:record.told:text",
     "Recording it again changes nothing.")
NC_ ("rules:record.told:message",
     "That is already known[: {subject}].")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:examples",
     "The shield is already known to be 3. Recording it again changes nothing.")
NC_ ("rules:record.told:questions",
     "Does it help to record it again?")
NC_ ("rules:rule.settled",
     "A rule already settled")
NC_ ("rules:rule.settled:text",
     "During a game the table decides only what its edition leaves open. A house rule holds for the whole game: if one is changed, every move is judged again.")
NC_ ("rules:rule.settled:message",
     "The edition has settled this: {subject:clause}.")
NC_ ("rules:rule.settled:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:rule.settled:examples",
     "The published rules let a player pass. In the third turn somebody wants to forbid it.")
NC_ ("rules:rule.settled:questions",
     "Can the table forbid passing during the game?")
NC_ ("rules:record.contradiction",
     "Contradicts what was recorded")
NC_ ("rules:record.contradiction:text",
     "What players say about cards must agree with what was said and seen before.")
NC_ ("rules:record.contradiction:message",
     "This contradicts what is known[ of {subject}] from earlier moves.")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:examples",
     "Number 5 lies in the pile of planets that cost 2. It cannot be a planet that costs 0.")
NC_ ("rules:record.contradiction:examples",
     "The big shield was recorded as 3. It cannot be 2.")
NC_ ("rules:record.contradiction:questions",
     "Can it be a planet of another cost?")
NC_ ("rules:record.contradiction:questions",
     "Can a recorded number change?")
NC_ ("rules:record.adjust",
     "A card in use")
NC_ ("rules:record.adjust:text",
     "A card that is being played, attacked or colonized is adjusted afterwards.")
NC_ ("rules:record.adjust:message",
     "{subject} is in use right now. It can be adjusted afterwards.")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:examples",
     "The Colonize card is being played. It can be adjusted afterwards.")
NC_ ("rules:record.adjust:questions",
     "Can a card in play be moved by an adjustment?")
NC_ ("rules:record.range",
     "Out of range")
NC_ ("rules:record.range:text",
     "An adjustment cannot make a number negative, or larger than any game needs.")
NC_ ("rules:record.range:message",
     "{subject} now: {present}. A change of {change} is out of range[: there can be 0 to {most}].")
NC_ ("rules:record.range:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.range:examples",
     "Ann holds no cards. An adjustment cannot take one away.")
NC_ ("rules:record.range:questions",
     "Can an adjustment make a number negative?")
NC_ ("rules:record.which",
     "Which ones")
NC_ ("rules:record.which:text",
     "The table can set a number to what it counts if it is clear what comes or leaves. Cards that nobody knows leave first; others are adjusted by name.")
NC_ ("rules:record.which:message",
     "{subject} now: {present}. It is not clear which ones come or leave. Adjust them by name.")
NC_ ("rules:record.which:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.which:examples",
     "Ann has no Colony. The table counts one, and all three piles have planets.")
NC_ ("rules:record.which:questions",
     "Is it enough to count a Colony more?")
NC_ ("rules:face.unknown",
     "Unknown card face")
NC_ ("rules:face.unknown:text",
     "The faces of the cards were never published in full. The table says what a card shows when it sees it; until then, moves that depend on it cannot be judged.")
NC_ ("rules:face.unknown:message",
     "Not known yet for {subject}: {feature:feature}. The table can record it.")
NC_ ("rules:face.unknown:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:face.unknown:examples",
     "Nobody knows yet: Ann turns up a planet, and the number of icons that she needs is on its big shield.")
NC_ ("rules:face.unknown:examples",
     "Nobody knows until the table says what this Political card does.")
NC_ ("rules:face.unknown:questions",
     "How strong is an unknown planet?")
NC_ ("rules:face.unknown:questions",
     "What does an unknown card do?")
NC_ ("rules:turn.seat",
     "Another player's decision")
NC_ ("rules:turn.seat:text",
     "Players take turns. During an attack on a Colony the defender decides, too.")
NC_ ("rules:turn.seat:message",
     "{seat} does not decide this[: {decides:seat} does].")
NC_ ("rules:turn.seat:citations",
     "Published rules, A turn")
NC_ ("rules:turn.seat:examples",
     "The defender: Ann has shown enough icons, and Ben may turn up a defence.")
NC_ ("rules:turn.seat:examples",
     "Ann has taken a card, but she still has her action.")
NC_ ("rules:turn.seat:questions",
     "Who decides during an attack?")
NC_ ("rules:turn.seat:questions",
     "Can the next player begin?")
NC_ ("rules:turn.phase",
     "Not the right moment")
NC_ ("rules:turn.phase:text",
     "On a turn, a player takes a card and then has one action: playing a card from hand, or picking up discarded cards.")
NC_ ("rules:turn.phase:message",
     "This is not the right moment: {now:moment}.")
NC_ ("rules:turn.phase:citations",
     "Published rules, A turn")
NC_ ("rules:turn.phase:examples",
     "Ann must take a card before she plays one.")
NC_ ("rules:turn.phase:examples",
     "Research repeats only after three icons are shown.")
NC_ ("rules:turn.phase:questions",
     "Can a player play before taking a card?")
NC_ ("rules:turn.phase:questions",
     "Can Research be repeated at once?")
NC_ ("rules:supply.absent",
     "Not in the supply")
NC_ ("rules:supply.absent:text",
     "A turn begins with one of the cards of the supply, or with the unseen top card of the deck.")
NC_ ("rules:supply.absent:message",
     "{subject} is not among the {cards} {cards|card|cards} of the supply.")
NC_ ("rules:supply.absent:citations",
     "Published rules, Drawing")
NC_ ("rules:supply.absent:examples",
     "Three cards lie in the supply, and this is not one of them.")
NC_ ("rules:supply.absent:questions",
     "Can it be taken from the supply?")
NC_ ("rules:deck.empty",
     "The deck is empty")
NC_ ("rules:deck.empty:text",
     "When the deck is empty, the supply is not refilled; players still take its cards.")
NC_ ("rules:deck.empty:message",
     "The deck is empty. Take a card from the supply.")
NC_ ("rules:deck.empty:citations",
     "Published rules, End of the game")
NC_ ("rules:deck.empty:examples",
     "After fifteen draws the deck is empty. Ben takes the last cards of the supply.")
NC_ ("rules:deck.empty:questions",
     "Can a player draw from the empty deck?")
NC_ ("rules:hand.impossible",
     "Not in the hand")
NC_ ("rules:hand.impossible:text",
     "Only cards in hand are played, shown or discarded. A card that somebody saw elsewhere cannot be in the hand.")
NC_ ("rules:hand.impossible:message",
     "{owner:seat} cannot have {subject} in hand[: nobody saw {unseen} {unseen|card|cards} there, and it is not one of them].")
NC_ ("rules:hand.impossible:citations",
     "Published rules, Playing a card from hand")
NC_ ("rules:hand.impossible:examples",
     "Everyone has seen all cards in Ann's hand, and this one is not among them.")
NC_ ("rules:hand.impossible:examples",
     "Ben's hand is known. He cannot discard a card that he does not have.")
NC_ ("rules:hand.impossible:questions",
     "Can she have that card in hand?")
NC_ ("rules:hand.impossible:questions",
     "Can Ben be made to discard it?")
NC_ ("rules:discard.absent",
     "Not in the discard pile")
NC_ ("rules:discard.absent:text",
     "Players pick up cards only from their own discard pile, and swap only for cards of their opponent's.")
NC_ ("rules:discard.absent:message",
     "{subject} is not in that discard pile[, which has {cards} {cards|card|cards}].")
NC_ ("rules:discard.absent:citations",
     "Published rules, Taking back discarded cards")
NC_ ("rules:discard.absent:examples",
     "Her own: the card lies in Ben's discard pile, so Ann cannot pick it up.")
NC_ ("rules:discard.absent:examples",
     "A card that lies in the opponent's discard pile.")
NC_ ("rules:discard.absent:questions",
     "From which discard pile does a player pick up cards?")
NC_ ("rules:discard.absent:questions",
     "What can Survey Mission be swapped for?")
NC_ ("rules:pass.forbidden",
     "No passing")
NC_ ("rules:pass.forbidden:text",
     "At this table a player who can play a card or pick one up must do so.")
NC_ ("rules:pass.forbidden:message",
     "{seat} can still play a card or pick one up. At this table passing is not allowed.")
NC_ ("rules:pass.forbidden:citations",
     "Decided at the table")
NC_ ("rules:pass.forbidden:examples",
     "Ann holds a card that she can play; at this table she may not pass.")
NC_ ("rules:pass.forbidden:questions",
     "Can a player pass?")
NC_ ("rules:play.nothing",
     "Nothing to act on")
NC_ ("rules:play.nothing:text",
     "At this table a card with nothing to act on cannot be played.")
NC_ ("rules:play.nothing:message",
     "{subject} has nothing to act on, and this table does not allow playing it for nothing.")
NC_ ("rules:play.nothing:citations",
     "Decided at the table")
NC_ ("rules:play.nothing:examples",
     "Ann has all five technologies. At this table she cannot play Research.")
NC_ ("rules:play.nothing:questions",
     "Can Research be played for nothing?")
NC_ ("rules:effect.nothing",
     "Without effect")
NC_ ("rules:effect.nothing:text",
     "The card may be played, but it can do nothing.")
NC_ ("rules:effect.nothing:message",
     "{subject} may be played, but does nothing now.")
NC_ ("rules:effect.nothing:citations",
     "Published rules, Playing a card from hand")
NC_ ("rules:effect.nothing:examples",
     "Then Colonize does nothing.")
NC_ ("rules:effect.nothing:examples",
     "Then nothing is swapped: the opponent's discard pile is empty.")
NC_ ("rules:effect.nothing:questions",
     "What if no planet is left?")
NC_ ("rules:effect.nothing:questions",
     "What if there is nothing to swap for?")
NC_ ("rules:colonize.target",
     "Only planets of the piles")
NC_ ("rules:colonize.target:text",
     "Players colonize planets from the piles, never Colonies or Spoils.")
NC_ ("rules:colonize.target:message",
     "{subject} does not lie in a pile[: it is {owner:seat}'s].")
NC_ ("rules:colonize.target:citations",
     "Published rules, Details of the actions: Colonize")
NC_ ("rules:colonize.target:examples",
     "This planet is Ben's Colony already.")
NC_ ("rules:colonize.target:questions",
     "Can a Colony be colonized?")
NC_ ("rules:attack.target",
     "Not a target for an attack")
NC_ ("rules:attack.target:text",
     "Players attack a planet in its pile, or a Colony of their opponent. Spoils are safe, and so are their own Colonies.")
NC_ ("rules:attack.target:message",
     "{subject} cannot be attacked[: it is {owner:seat}'s].")
NC_ ("rules:attack.target:citations",
     "Published rules, Details of the actions: Warfare")
NC_ ("rules:attack.target:examples",
     "The card is among Ben's Spoils, so nobody can attack it.")
NC_ ("rules:attack.target:questions",
     "Can Spoils be attacked?")
NC_ ("rules:pile.top",
     "Only the top card")
NC_ ("rules:pile.top:text",
     "At this table only the top card of a pile can be chosen.")
NC_ ("rules:pile.top:message",
     "{subject} is not the top card of its pile: that is {number:numbered}.")
NC_ ("rules:pile.top:citations",
     "Decided at the table")
NC_ ("rules:pile.top:examples",
     "At this table only the top planet can be colonized; this one lies below.")
NC_ ("rules:pile.top:questions",
     "Can a player choose a planet below the top one?")
NC_ ("rules:planet.unknown",
     "Which planet is it?")
NC_ ("rules:planet.unknown:text",
     "A Colony lies face down, and its player alone knows it. The player who turns it up says which card it is.")
NC_ ("rules:planet.unknown:message",
     "Nobody has said which planet[ number {number}] this is.")
NC_ ("rules:planet.unknown:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.unknown:examples",
     "Ann attacks a face-down planet: it is turned up, so the move must say which one it is.")
NC_ ("rules:planet.unknown:questions",
     "Can a player attack without naming the planet?")
NC_ ("rules:peek.target",
     "Not a card to peek at")
NC_ ("rules:peek.target:text",
     "Players peek at a face-down card: in a pile, or a Colony of their opponent.")
NC_ ("rules:peek.target:message",
     "There is nothing to peek at: {subject} is face up, or belongs to the player[ ({owner:seat})].")
NC_ ("rules:peek.target:citations",
     "Published rules, Details of the actions: Peek")
NC_ ("rules:peek.target:examples",
     "One of Ben's Colonies, or a card of a pile: Ann knows her own.")
NC_ ("rules:peek.target:questions",
     "What can a player peek at?")
NC_ ("rules:reveal.source",
     "Not a card to reveal")
NC_ ("rules:reveal.source:text",
     "Players reveal cards from hand, cards played this turn, and their own Colonies and technologies.")
NC_ ("rules:reveal.source:message",
     "{seat} cannot reveal {subject}.")
NC_ ("rules:reveal.source:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.source:examples",
     "Her own: the card is in Ben's hand, so Ann cannot show it.")
NC_ ("rules:reveal.source:examples",
     "The Colony is already face up.")
NC_ ("rules:reveal.source:questions",
     "Whose cards can a player reveal?")
NC_ ("rules:reveal.source:questions",
     "Can a Colony be turned up twice?")
NC_ ("rules:reveal.spoils",
     "Spoils show no icons")
NC_ ("rules:reveal.spoils:text",
     "A planet among the Spoils cannot be used to reveal icons.")
NC_ ("rules:reveal.spoils:message",
     "{subject} is among the Spoils: its icons do not count.")
NC_ ("rules:reveal.spoils:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.spoils:examples",
     "One of the two icons is on a planet among Ann's Spoils. It does not count, and she is one short.")
NC_ ("rules:reveal.spoils:questions",
     "Do icons on Spoils count?")
NC_ ("rules:reveal.discard",
     "Discarded cards show no icons")
NC_ ("rules:reveal.discard:text",
     "A card of the discard pile cannot be revealed.")
NC_ ("rules:reveal.discard:message",
     "{subject} lies in the discard pile: its icons do not count.")
NC_ ("rules:reveal.discard:citations",
     "Published rules, Japanese help of the online version")
NC_ ("rules:reveal.discard:examples",
     "The card lies in Ann's discard pile, so it shows nothing.")
NC_ ("rules:reveal.discard:questions",
     "Do discarded cards count?")
NC_ ("rules:reveal.twice",
     "Already shown")
NC_ ("rules:reveal.twice:text",
     "Each card is shown once for one purpose.")
NC_ ("rules:reveal.twice:message",
     "{subject} is already shown.")
NC_ ("rules:reveal.twice:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.twice:examples",
     "The played card is already shown. It counts once.")
NC_ ("rules:reveal.twice:questions",
     "Does a card count twice?")
NC_ ("rules:reveal.icon",
     "Wrong icon")
NC_ ("rules:reveal.icon:text",
     "Colonize needs colonize icons, Warfare warfare icons, and repeating Research research icons.")
NC_ ("rules:reveal.icon:message",
     "{subject} does not have that icon. {needed} {needed|icon is|icons are} needed[: {needed:cards}]; {shown} {shown|is|are} shown.")
NC_ ("rules:reveal.icon:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.icon:examples",
     "Only a colonize icon: a Colonize card with a research icon pays for no planet.")
NC_ ("rules:reveal.icon:questions",
     "Which icon pays for a planet?")
NC_ ("rules:reveal.count",
     "More icons than there can be")
NC_ ("rules:reveal.count:text",
     "A player shows only icons that the cards can have: of hand, of cards played this turn, of Colonies and technologies.")
NC_ ("rules:reveal.count:message",
     "{said} {said|icon is|icons are} said, but {seat} can show at most {most} more.")
NC_ ("rules:reveal.count:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.count:examples",
     "Ann holds one card, with one colonize icon. She cannot have shown three.")
NC_ ("rules:reveal.count:questions",
     "Must the shown cards be named?")
NC_ ("rules:reveal.needless",
     "No need to turn it up")
NC_ ("rules:reveal.needless:text",
     "At this table a Colony is turned up only to reveal its icons or to defend.")
NC_ ("rules:reveal.needless:message",
     "There is no need to turn up {subject}, and this table does not allow it then.")
NC_ ("rules:reveal.needless:citations",
     "Decided at the table")
NC_ ("rules:reveal.needless:examples",
     "At this table Ann may not turn up a Colony just to show it.")
NC_ ("rules:reveal.needless:questions",
     "Can a Colony be turned up at any time?")
NC_ ("rules:reveal.left",
     "Icons that were not shown")
NC_ ("rules:reveal.left:text",
     "The played card shows its icons like any other card, if its player says so. Without them the attempt can fail.")
NC_ ("rules:reveal.left:message",
     "{subject} has icons that nobody has said. With them there would be enough: {needed} {needed|is|are} needed, {shown} {shown|is|are} shown.")
NC_ ("rules:reveal.left:citations",
     "Published rules, Details of the actions: Reveal icons")
NC_ ("rules:reveal.left:examples",
     "Ann plays Colonize for a planet that costs 2, shows one more Colonize card and ends her turn. With the icon of the played card it would have been hers.")
NC_ ("rules:reveal.left:questions",
     "Does the played card count by itself?")
NC_ ("rules:defend.bonus",
     "This card does not defend")
NC_ ("rules:defend.bonus:text",
     "Only a face-down Colony with +1 can be turned up in defence.")
NC_ ("rules:defend.bonus:message",
     "{subject} is not a face-down Colony of {seat} that adds to the defence.")
NC_ ("rules:defend.bonus:citations",
     "Published rules, Details of the actions: defence bonus")
NC_ ("rules:defend.bonus:examples",
     "Only the planet with +1.")
NC_ ("rules:defend.bonus:questions",
     "What can the defender turn up?")
NC_ ("rules:research.gone",
     "The technology lies elsewhere")
NC_ ("rules:research.gone:text",
     "A technology is taken from the centre, or sent back there by the opponent of its owner.")
NC_ ("rules:research.gone:message",
     "{subject} does not lie there[: {owner:seat} has it].")
NC_ ("rules:research.gone:citations",
     "Published rules, Details of the actions: Research")
NC_ ("rules:research.gone:examples",
     "Ben has it, so Ann must send it back to the centre first.")
NC_ ("rules:research.gone:questions",
     "Can a player take the opponent's technology?")
NC_ ("chapters:setup",
     "Setup")
NC_ ("chapters:setup:text",
     "Eighteen Domain cards: three lie in the supply, fifteen in the deck. The planets lie face down in piles by their cost, 0, 2 and 3; five technologies in the centre. Nobody has a card.")
NC_ ("chapters:turn",
     "Turn order")
NC_ ("chapters:turn:text",
     "Take a card of the supply or the unseen top card of the deck. Then play a card of your hand, which is discarded after its action, or pick up any number of your discarded cards.")
NC_ ("chapters:icons",
     "Revealing icons")
NC_ ("chapters:icons:text",
     "Show cards from your hand (they stay there), the cards you played this turn, your technologies, and your Colonies, which stay face up from then on.")
NC_ ("chapters:colonize",
     "Colonize")
NC_ ("chapters:colonize:text",
     "Choose a planet of a pile and reveal as many colonize icons as it costs. You look at it and place it face down among your Colonies.")
NC_ ("chapters:warfare",
     "Warfare")
NC_ ("chapters:warfare:text",
     "Turn up a planet of a pile or a Colony of your opponent and reveal as many warfare icons as its shield says: the big one in the pile, the small one as a Colony. The defender may turn up the planet with +1, and you may then reveal more. If you succeed, the planet joins your Spoils; if you fail, it stays there, face up.")
NC_ ("chapters:research",
     "Research")
NC_ ("chapters:research:text",
     "Take a technology from the centre, or send one of your opponent's back there. Then you may reveal three research icons to do it once more.")
NC_ ("chapters:other",
     "Other actions")
NC_ ("chapters:other:text",
     "Peek at a card that lies face down; make the opponent discard a card; swap the played card for one of the opponent's discard pile.")
NC_ ("chapters:end",
     "End and score")
NC_ ("chapters:end:text",
     "After eighteen turns add up the influence of Colonies and Spoils and what each Domain card counts. In a tie the second player wins.")
NC_ ("chapters:record",
     "Keeping the record")
NC_ ("chapters:record:text",
     "What the table records and adjusts must agree with what is known. Where no text settles a point, the table decides once.")
NC_ ("words:nothing.rule.settled",
     "A house rule is chosen when a game begins.")
NC_ ("words:microcosm",
     "Microcosm")
NC_ ("words:sort.domain",
     "a Domain card")
NC_ ("words:sort.planet",
     "a planet")
NC_ ("words:sort.technology",
     "a technology")
NC_ ("words:sort.feature",
     "a field of a card")
NC_ ("words:sort.value",
     "what the face shows")
NC_ ("words:sort.zone",
     "where a card lies")
NC_ ("words:sort.counter",
     "the id of a counter")
NC_ ("words:sort.moment",
     "the current step")
NC_ ("words:layout.supply",
     "Supply: three Domain cards, face up")
NC_ ("words:layout.deck",
     "Deck: the other Domain cards, face down")
NC_ ("words:layout.cheap-planets",
     "Planets that cost 0, face down")
NC_ ("words:layout.middle-planets",
     "Planets that cost 2, face down")
NC_ ("words:layout.dear-planets",
     "Planets that cost 3, face down")
NC_ ("words:layout.centre",
     "Technologies, in the centre")
NC_ ("words:choice.take",
     "Take a card")
NC_ ("words:choice.draw",
     "Take a card")
NC_ ("words:choice.play",
     "Play a card")
NC_ ("words:choice.pick-up",
     "Pick up a card")
NC_ ("words:choice.pass",
     "Do nothing")
NC_ ("words:choice.colonize",
     "Colonize")
NC_ ("words:choice.attack",
     "Attack")
NC_ ("words:choice.reveal",
     "Reveal an icon")
NC_ ("words:choice.defend",
     "Defend")
NC_ ("words:choice.concede",
     "Do not defend")
NC_ ("words:choice.acquire",
     "Take a technology")
NC_ ("words:choice.return",
     "Send a technology back")
NC_ ("words:choice.peek",
     "Peek")
NC_ ("words:choice.discard",
     "Make the opponent discard")
NC_ ("words:choice.swap",
     "Swap")
NC_ ("words:choice.done",
     "Go on")
NC_ ("words:verb.rule",
     "The table decides: {1} – {2}")
NC_ ("words:verb.end",
     "The table ends the game here")
NC_ ("words:verb.leave",
     "[{seat} leaves the table]")
NC_ ("words:verb.count",
     "Count {1}[ ({seat})]: {2}")
NC_ ("words:verb.count.points",
     "State the final total[ ({seat})]: {2}")
NC_ ("words:log.count",
     "The table counts {1}[ ({seat})]: {2}")
NC_ ("words:log.count.points",
     "The table counts {2} {2|point|points}[ for {seat}]")
NC_ ("words:verb.adjust",
     "Adjust: {1}")
NC_ ("words:verb.take",
     "Take {1}")
NC_ ("words:verb.draw",
     "Draw from the deck")
NC_ ("words:verb.play",
     "Play {1}")
NC_ ("words:verb.pick-up",
     "Pick up {1}")
NC_ ("words:verb.pass",
     "Do nothing")
NC_ ("words:verb.colonize",
     "Colonize {1}")
NC_ ("words:verb.attack",
     "Attack {1}")
NC_ ("words:verb.reveal",
     "Reveal {1}")
NC_ ("words:verb.reveal.count",
     "Show icons on cards that nobody names: {1}")
NC_ ("words:verb.reveal.unknown",
     "Show enough icons, on cards that nobody names")
NC_ ("words:verb.defend",
     "Defend with {1}")
NC_ ("words:verb.concede",
     "Do not defend")
NC_ ("words:verb.acquire",
     "Take {1}")
NC_ ("words:verb.return",
     "Send back {1}")
NC_ ("words:verb.peek",
     "Peek at {1}")
NC_ ("words:verb.discard",
     "Make the opponent discard {1}")
NC_ ("words:verb.swap",
     "Swap for {1}")
NC_ ("words:verb.done",
     "Go on")
NC_ ("words:verb.supply",
     "{1} lies in the supply")
NC_ ("words:verb.holds",
     "{1} is in hand")
NC_ ("words:verb.is",
     "{1} is {2}")
NC_ ("words:verb.shows",
     "{1}, {2}: {3}")
NC_ ("words:statement.holds",
     "A card in hand")
NC_ ("words:statement.is",
     "A planet turned up")
NC_ ("words:statement.supply",
     "A card in the supply")
NC_ ("words:statement.shows",
     "What a card shows")
NC_ ("words:statement.count",
     "What the table counted")
NC_ ("words:statement.leave",
     "A player leaves")
NC_ ("words:statement.adjust",
     "Correct the table")
NC_ ("words:log.take",
     "{seat} takes {1}")
NC_ ("words:log.draw",
     "{seat} draws from the deck")
NC_ ("words:log.play",
     "{seat} plays {1}")
NC_ ("words:log.pick-up",
     "{seat} picks up {1}")
NC_ ("words:log.pass",
     "{seat} does nothing")
NC_ ("words:log.colonize",
     "{seat} colonizes {1}")
NC_ ("words:log.attack",
     "{seat} attacks {1}")
NC_ ("words:log.reveal",
     "{seat} reveals {1}")
NC_ ("words:log.reveal.unknown",
     "{seat} shows enough icons, on cards that nobody names")
NC_ ("words:log.reveal.count",
     "{seat} shows icons on cards that nobody names: {1}")
NC_ ("words:log.defend",
     "{seat} defends with {1}")
NC_ ("words:log.concede",
     "{seat} does not defend")
NC_ ("words:log.acquire",
     "{seat} takes {1}")
NC_ ("words:log.return",
     "{seat} sends back {1}")
NC_ ("words:log.peek",
     "{seat} peeks at {1}")
NC_ ("words:log.discard",
     "{seat} makes the opponent discard {1}")
NC_ ("words:log.swap",
     "{seat} swaps for {1}")
NC_ ("words:log.done",
     "{seat} goes on")
NC_ ("words:offer.fails",
     "It Fails")
NC_ ("words:offer.give-up",
     "Give Up")
NC_ ("words:offer.no-repeat",
     "No Repeat")
NC_ ("words:offer.no-swap",
     "No Swap")
NC_ ("words:counted-from",
     "{number} from {subject}")
NC_ ("words:offer.picked-up",
     "That Is All")
NC_ ("words:bonus",
     "Defence bonus")
NC_ ("words:cost",
     "Cost to colonize")
NC_ ("words:per-technology",
     "For each technology")
NC_ ("words:per-spoils",
     "For each of the Spoils")
NC_ ("words:per-colony",
     "For each Colony")
NC_ ("words:per-red",
     "For each red card")
NC_ ("words:per-yellow",
     "For each yellow card")
NC_ ("words:per-green",
     "For each green card")
NC_ ("words:per-purple",
     "For each purple card")
NC_ ("words:per-capital",
     "For each Capital icon")
NC_ ("words:per-research",
     "For each Research icon")
NC_ ("words:per-warfare",
     "For each Warfare icon")
NC_ ("words:per-colonize",
     "For each Colonize icon")
NC_ ("words:part-cost",
     "Cost")
NC_ ("words:part-shield",
     "Big shield")
NC_ ("words:part-colony-shield",
     "Small shield")
NC_ ("words:part-bonus",
     "Defence bonus")
NC_ ("words:hand-size",
     "Cards in hand")
NC_ ("words:discard-size",
     "Cards in the discard pile")
NC_ ("words:prospects-cheap",
     "Planets that cost 0")
NC_ ("words:prospects-middle",
     "Planets that cost 2")
NC_ ("words:prospects-dear",
     "Planets that cost 3")
NC_ ("words:short.colonize-icons",
     "Icons")
NC_ ("words:moment.take",
     "{seat} takes a card")
NC_ ("words:moment.choose",
     "{seat} plays")
NC_ ("words:moment.pick-up",
     "{seat} picks up cards")
NC_ ("words:moment.colonize",
     "{seat} colonizes")
NC_ ("words:moment.colonize-icons",
     "{seat} colonizes: {subject}")
NC_ ("words:moment.attack",
     "{seat} attacks")
NC_ ("words:moment.attack-icons",
     "{seat} attacks: {subject}")
NC_ ("words:moment.defend",
     "{seat} may defend: {subject}")
NC_ ("words:moment.research",
     "{seat} researches")
NC_ ("words:moment.again",
     "{seat} may research once more")
NC_ ("words:moment.peek",
     "{seat} peeks")
NC_ ("words:moment.discard",
     "{seat} chooses a discard")
NC_ ("words:moment.swap",
     "{seat} may swap")
NC_ ("words:moment.by-hand",
     "{seat} does what the card says")
NC_ ("words:moment-about.take",
     "From the supply, or the top of the deck")
NC_ ("words:moment-about.choose",
     "A card, or picking up from the discard pile")
NC_ ("words:moment-about.pick-up",
     "Any number of them")
NC_ ("words:moment-about.colonize",
     "A planet of a pile")
NC_ ("words:moment-about.colonize-icons",
     "Shown cards stay where they are")
NC_ ("words:moment-about.attack",
     "A planet of a pile, or a Colony of the opponent")
NC_ ("words:moment-about.attack-icons",
     "Shown cards stay where they are")
NC_ ("words:moment-about.defend",
     "By a planet that adds to the defence")
NC_ ("words:moment-about.research",
     "From the centre, or send back one of the opponent’s")
NC_ ("words:moment-about.again",
     "With three Research icons")
NC_ ("words:moment-about.peek",
     "At a card that lies face down")
NC_ ("words:moment-about.discard",
     "The opponent discards it")
NC_ ("words:moment-about.swap",
     "For a card of the discard pile")
NC_ ("words:moment-about.by-hand",
     "The table records what changes")
NC_ ("words:episode.take",
     "{seats} {deeds}")
NC_ ("words:episode.play",
     "{seats} plays {subject}[: {deeds}]")
NC_ ("words:episode.pick-up",
     "{seats} {deeds}")
NC_ ("words:episode.pass",
     "{seats} does nothing")
NC_ ("words:episode.turn-up",
     "{seats} {deeds}")
NC_ ("words:episode.supply",
     "In the supply: {deeds}")
NC_ ("words:episode.faces",
     "{count} {count|fact|facts} about card faces")
NC_ ("words:deed.takes",
     "takes {things}")
NC_ ("words:deed.draws",
     "draws from the deck")
NC_ ("words:deed.lies",
     "{things}")
NC_ ("words:deed.picks-up",
     "picks up {things}")
NC_ ("words:deed.acquires",
     "takes {things}")
NC_ ("words:deed.returns",
     "sends {things} back")
NC_ ("words:deed.discards",
     "makes the opponent discard {things}")
NC_ ("words:deed.swaps",
     "swaps for {things}")
NC_ ("words:deed.peeks",
     "peeks at {things}")
NC_ ("words:deed.defends",
     "the defender turns up {things}")
NC_ ("words:deed.turns-up",
     "turns up {things}")
NC_ ("words:deed.colonizes",
     "colonizes {things}")
NC_ ("words:deed.conquers",
     "wins {things} as Spoils")
NC_ ("words:deed.fails-to-conquer",
     "fails against {things}")
NC_ ("words:deed.fails-to-colonize",
     "does not colonize {things}")
NC_ ("words:trigger.supply-empty",
     "The last card was taken")
NC_ ("words:offer.take",
     "Take {row}")
NC_ ("words:offer.take-unsaid",
     "Take {row}")
NC_ ("words:offer.play",
     "Play {row}")
NC_ ("words:offer.play-unseen",
     "Play {row}")
NC_ ("words:offer.pick-up",
     "Pick up {row}")
NC_ ("words:offer.pick-up-all",
     "Pick Up All")
NC_ ("words:offer.attack",
     "Attack {row}")
NC_ ("words:offer.reveal",
     "Show {row}")
NC_ ("words:offer.reveal-count",
     "Enough Icons, Cards Not Named")
NC_ ("words:offer.colonize-icons-first",
     "Show {row}")
NC_ ("words:offer.attack-icons-first",
     "Show {row}")
NC_ ("words:offer.defend",
     "Defend with {row}")
NC_ ("words:offer.reveal-up",
     "Turn Up {row} for Good")
NC_ ("words:offer.turn-up",
     "Turn Up {row} for Good")
NC_ ("words:offer.draw",
     "Draw from the Deck")
NC_ ("words:offer.pass",
     "Do Nothing")
NC_ ("words:offer.concede",
     "Do Not Defend")
NC_ ("words:moment-over",
     "the game is over")
NC_ ("words:moment-take",
     "first take a card")
NC_ ("words:moment-choose",
     "choose an action")
NC_ ("words:moment-picking",
     "cards are being picked up")
NC_ ("words:moment-colonize",
     "a planet is being colonized")
NC_ ("words:moment-attack",
     "an attack is under way")
NC_ ("words:moment-research",
     "choose a technology")
NC_ ("words:moment-again",
     "icons can be shown to research once more")
NC_ ("words:moment-peek",
     "choose a card to peek at")
NC_ ("words:moment-discard",
     "the opponent has to discard a card")
NC_ ("words:moment-swap",
     "a card can be swapped")
NC_ ("words:moment-pick-up",
     "cards are being picked up")
NC_ ("words:moment-another",
     "another action comes")
NC_ ("words:moment-by-hand",
     "the table does what the card says")
NC_ ("words:supply",
     "Supply")
NC_ ("words:deck",
     "Deck")
NC_ ("words:cheap-planets",
     "Planets, cost 0")
NC_ ("words:middle-planets",
     "Planets, cost 2")
NC_ ("words:dear-planets",
     "Planets, cost 3")
NC_ ("words:all",
     "all")
NC_ ("words:centre",
     "Centre")
NC_ ("words:in-play",
     "Being played")
NC_ ("words:target",
     "Colonized or attacked now")
NC_ ("words:hand",
     "Hand")
NC_ ("words:discard",
     "Discard pile")
NC_ ("words:colonies",
     "Colonies")
NC_ ("words:spoils",
     "Spoils")
NC_ ("words:technologies",
     "Technologies")
NC_ ("words:must-hold",
     "Must be in hand")
NC_ ("words:pile",
     "Pile")
NC_ ("words:turn",
     "Turn")
NC_ ("words:points",
     "Influence")
NC_ ("words:shown",
     "Icons shown")
NC_ ("words:research-icons",
     "Research icons")
NC_ ("words:warfare-icons",
     "Warfare icons")
NC_ ("words:colonize-icons",
     "Colonize icons")
NC_ ("words:shield",
     "Big shield")
NC_ ("words:colony-shield",
     "Small shield")
NC_ ("words:influence",
     "Influence")
NC_ ("words:icon",
     "Icon")
NC_ ("words:two-icons",
     "Two equal icons")
NC_ ("words:type",
     "Type")
NC_ ("words:action",
     "Action")
NC_ ("words:time",
     "When it is played")
NC_ ("words:scores",
     "Counts")
NC_ ("words:no-icon",
     "None")
NC_ ("words:research",
     "Research")
NC_ ("words:warfare",
     "Warfare")
NC_ ("words:colonize",
     "Colonize")
NC_ ("words:capital",
     "Capital")
NC_ ("words:red",
     "Red")
NC_ ("words:yellow",
     "Yellow")
NC_ ("words:green",
     "Green")
NC_ ("words:purple",
     "Purple")
NC_ ("words:wild",
     "Wild")
NC_ ("words:prestige",
     "Prestige")
NC_ ("words:peek",
     "Peek")
NC_ ("words:value.discard",
     "Make the opponent discard")
NC_ ("words:swap",
     "Swap")
NC_ ("words:pick-up",
     "Pick up")
NC_ ("words:another",
     "Another action")
NC_ ("words:by-hand",
     "As the card says")
NC_ ("words:in-turn",
     "As an action")
NC_ ("words:before-taking",
     "Before a card is taken")
NC_ ("words:unknown",
     "Not known")
NC_ ("words:political",
     "Political")
NC_ ("words:survey",
     "Survey")
NC_ ("words:capital-icons",
     "Capital icons")
NC_ ("words:points-alone",
     "Its points alone")
NC_ ("words:colony",
     "Colony")
NC_ ("words:domain",
     "Domain card")
NC_ ("words:adjustment",
     "Adjusted by the table")
NC_ ("words:unknown-influence",
     "Not known yet: influence")
NC_ ("words:unknown-domain",
     "Not known yet: what it counts")
NC_ ("words:unknown-hand",
     "Not known yet: cards in hand")
NC_ ("words:planet",
     "Planet")
NC_ ("words:technology",
     "Technology")
NC_ ("words:stated",
     "Counted at the table")
NC_ ("words:total",
     "Influence")
NC_ ("words:tiebreak",
     "Tie-break")
NC_ ("words:second",
     "Played second")
NC_ ("words:decided.points",
     "{winners} {winners|has|have} the most influence and {winners|wins|win}.")
NC_ ("words:decided.second-player",
     "Equal influence: {winners} played second and {winners|wins|win}.")
NC_ ("words:decided.unknown",
     "Not all faces and cards are known yet: nobody can say who wins.")
NC_ ("words:decided.certain",
     "{winners} {winners|wins|win}, whatever the unknown points turn out to be.")
NC_ ("words:decided.open",
     "Who wins depends on a point that the table still has to decide.")
NC_ ("words:supply-empty",
     "Supply empty")
NC_ ("words:clock.supply-empty",
     "Cards until the end")
NC_ ("words:table.domains",
     "Domain cards")
NC_ ("words:table.planets",
     "Planets")
NC_ ("words:table.technologies",
     "Technologies")
NC_ ("words:face.title",
     "name")
NC_ ("words:face.text",
     "what it does, in words")
NC_ ("words:face.time",
     "when it is played")
NC_ ("words:face.action",
     "action")
NC_ ("words:face.points",
     "influence for each")
NC_ ("words:step.colonize",
     "Colonize")
NC_ ("words:step.attack",
     "Attack")
NC_ ("words:step.research",
     "Research")
NC_ ("words:step.again",
     "Once more for 3 icons")
NC_ ("words:step.peek",
     "Look at a card")
NC_ ("words:step.discard",
     "Opponent discards")
NC_ ("words:step.swap",
     "Swap this card")
NC_ ("words:step.pick-up",
     "Pick up discards")
NC_ ("words:step.another",
     "Another action")
NC_ ("words:step.by-hand",
     "By hand, as the text says")
NC_ ("words:field.family",
     "Family")
NC_ ("words:field.icons",
     "Icons")
NC_ ("words:field.type",
     "Type")
NC_ ("words:field.scores",
     "Counts")
NC_ ("words:field.scored-type",
     "Colour")
NC_ ("words:field.cost",
     "Cost")
NC_ ("words:field.shield",
     "Big shield")
NC_ ("words:field.colony-shield",
     "Small shield")
NC_ ("words:field.influence",
     "Influence")
NC_ ("words:field.bonus",
     "Defence bonus")
NC_ ("words:value.ask",
     "The table decides")
NC_ ("words:value.no",
     "No")
NC_ ("words:value.yes",
     "Yes")
NC_ ("words:switch.pile-choice.any",
     "Any")
NC_ ("words:switch.pile-choice.top-to-colonize",
     "Only the top one to colonize")
NC_ ("words:switch.pile-choice.top",
     "Only the top one")
NC_ ("words:switch.colony-side.face-down",
     "Face down")
NC_ ("words:switch.colony-side.as-it-lay",
     "As it lay")
NC_ ("words:switch.pass.allowed",
     "Allowed")
NC_ ("words:switch.pass.forbidden",
     "Not allowed")
NC_ ("words:switch.turn-up.any-time",
     "At any time")
NC_ ("words:switch.turn-up.for-icons",
     "Only to reveal or defend")
NC_ ("words:switch.swap-to.hand",
     "Into the hand")
NC_ ("words:switch.swap-to.discard",
     "Into the discard pile")
NC_ ("words:switch.empty-research.no-effect",
     "No effect")
NC_ ("words:switch.empty-research.refused",
     "Not allowed")
NC_ ("words:switch.empty-hand.no-effect",
     "No effect")
NC_ ("words:switch.empty-hand.refused",
     "Not allowed")
NC_ ("words:0",
     "0")
NC_ ("words:1",
     "1")
NC_ ("words:2",
     "2")
NC_ ("words:3",
     "3")
NC_ ("words:4",
     "4")
NC_ ("words:5",
     "5")
NC_ ("words:6",
     "6")
NC_ ("words:7",
     "7")
NC_ ("words:8",
     "8")
NC_ ("words:9",
     "9")
NC_ ("offers:rule:heading",
     "The rules leave this open: {subject:clause}")
NC_ ("offers:take:heading",
     "Take from the supply")
NC_ ("offers:take-unsaid:more",
     "A Card Nobody Has Named…")
NC_ ("offers:colonize:heading",
     "Colonize which planet?")
NC_ ("offers:attack:heading",
     "Attack what?")
NC_ ("offers:colonize-icons-first:more",
     "Show Icons First…")
NC_ ("offers:attack-icons-first:more",
     "Show Icons First…")
NC_ ("offers:identify:heading",
     "{subject}: which planet is it?")
NC_ ("offers:reveal:heading",
     "Show icons")
NC_ ("offers:reveal-unseen:more",
     "A Card Nobody Has Seen…")
NC_ ("offers:defend:heading",
     "Turn up in defence")
NC_ ("offers:acquire:heading",
     "Take a technology")
NC_ ("offers:return:heading",
     "Or send one of the opponent’s back")
NC_ ("offers:peek:heading",
     "Peek at which card?")
NC_ ("offers:discard:heading",
     "Which card must the opponent discard?")
NC_ ("offers:swap:heading",
     "Swap for which card?")
NC_ ("offers:play:heading",
     "Play a card")
NC_ ("offers:play-unseen:more",
     "A Card Nobody Has Seen…")
NC_ ("offers:pick-up:heading",
     "Pick up from the discard pile")
NC_ ("offers:supply:heading",
     "Which card fills the supply?")
NC_ ("offers:target-influence:heading",
     "Influence of the planet that was turned up?")
NC_ ("offers:target-type:heading",
     "Type of the planet that was turned up?")
NC_ ("offers:target-icon:heading",
     "Icons of the planet that was turned up?")
NC_ ("offers:holds:heading",
     "Which cards are in hand?")
NC_ ("zones:supply:caption",
     "Supply")
NC_ ("zones:deck:caption",
     "Deck")
NC_ ("zones:centre:caption",
     "Technologies")
NC_ ("zones:centre:brief",
     "Tech.")
NC_ ("zones:cheap-planets:caption",
     "Cost 0")
NC_ ("zones:middle-planets:caption",
     "Cost 2")
NC_ ("zones:dear-planets:caption",
     "Cost 3")
NC_ ("zones:colonies:caption",
     "Colonies")
NC_ ("zones:spoils:caption",
     "Spoils")
NC_ ("zones:technologies:caption",
     "Technologies")
NC_ ("counters:hand-size:caption",
     "Hand")
NC_ ("counters:discard-size:caption",
     "Discard")

/* nine-domains */
NC_ ("cards:card-0:text",
     "Beats the base card 5, whatever the strengths.")
NC_ ("cards:card-1-minus:text",
     "Each of your two neighbouring cards gains 1 strength; if there is only one, it gains 2.")
NC_ ("cards:card-1-plus:text",
     "Your next card at the same place gains 2 strength.")
NC_ ("cards:card-2-minus:text",
     "If it wins, you may swap one of your domains for one of your opponent's, before elements are counted.")
NC_ ("cards:card-2-plus:text",
     "Your next card at the same place gains 1 strength.")
NC_ ("cards:card-3-minus:text",
     "If it wins, you may swap a card of your hand for one that you have used.")
NC_ ("cards:card-3-plus:text",
     "If it wins by 2 strength or more, it brings 7 victory points.")
NC_ ("cards:card-4-minus:text",
     "Loses to the base card 1 and to *.")
NC_ ("cards:card-4-plus:text",
     "Your next card at the same place loses 1 strength. Played in round 3, this card loses 2 itself.")
NC_ ("cards:card-star:text",
     "Beats the base cards 3, 4 and 5 and the special card 4-; loses to every other card. It has no strength, and nothing modifies it.")
NC_ ("domains:domain-2",
     "Domain 2")
NC_ ("domains:domain-3",
     "Domain 3")
NC_ ("domains:domain-4",
     "Domain 4")
NC_ ("domains:domain-5",
     "Domain 5")
NC_ ("domains:domain-6",
     "Domain 6")
NC_ ("domains:domain-7",
     "Domain 7")
NC_ ("domains:domain-8",
     "Domain 8")
NC_ ("domains:domain-9",
     "Domain 9")
NC_ ("domains:domain-10",
     "Domain 10")
NC_ ("switches:special-deal",
     "How special cards come into play")
NC_ ("switches:special-deal:sources",
     "Online version: every card is played once, so that the nine cards get used: six base cards and three special kinds")
NC_ ("switches:special-deal:sources",
     "Online version, Japanese help: three special kinds at the start of each round")
NC_ ("switches:special-deal:sources",
     "Our reading: one special kind each round also gives nine cards")
NC_ ("switches:self-malus",
     "Whether the strength that 4+ loses in round 3 is a bonus for ties")
NC_ ("switches:self-malus:sources",
     "Our reading: every modifier is a combat bonus")
NC_ ("switches:self-malus:sources",
     "The other reading: it only lowers the strength")
NC_ ("switches:self-malus:sources",
     "No text in any language settles it")
NC_ ("switches:negative-bonus",
     "How a negative bonus counts in ties")
NC_ ("switches:negative-bonus:sources",
     "Online version: ties: the greater combat bonus, compared with its sign")
NC_ ("switches:negative-bonus:sources",
     "The other reading: below zero there is no bonus")
NC_ ("switches:star-margin",
     "Whether 3+ brings its points when it wins against *")
NC_ ("switches:star-margin:sources",
     "Our reading: * has no strength to win by")
NC_ ("switches:star-margin:sources",
     "The other reading: * counts as strength 0")
NC_ ("switches:star-margin:sources",
     "No text in any language settles it")
NC_ ("switches:margin",
     "Which strengths the points of 3+ compare")
NC_ ("switches:margin:sources",
     "Online version: card 3+: an advantage in strength, bonuses included")
NC_ ("switches:margin:sources",
     "The other reading: only the numbers on the cards")
NC_ ("switches:swap-order",
     "Whose swap of domains comes first when both win with 2-")
NC_ ("switches:swap-order:sources",
     "Our reading: in the order of the places")
NC_ ("switches:swap-order:sources",
     "The other order")
NC_ ("switches:swap-order:sources",
     "No text in any language settles it")
NC_ ("switches:fresh-domains",
     "Whether domains won in this round can be swapped at once")
NC_ ("switches:fresh-domains:sources",
     "Online version: card 2-: any of one's domains for any of the opponent's")
NC_ ("switches:fresh-domains:sources",
     "House rule")
NC_ ("switches:return-this-round",
     "Whether 3- may bring back a card of this round")
NC_ ("switches:return-this-round:sources",
     "Our reading: what lies on the table is used")
NC_ ("switches:return-this-round:sources",
     "The other reading: 3- itself may not come back")
NC_ ("switches:return-this-round:sources",
     "The other reading: only cards of earlier rounds are used")
NC_ ("switches:return-this-round:sources",
     "No text in any language settles it")
NC_ ("switches:last-round-elements",
     "Whether the four elements still win after round 3")
NC_ ("switches:last-round-elements:sources",
     "Online version: elements: they win at once")
NC_ ("switches:last-round-elements:sources",
     "House rule: after round 3 only points count")
NC_ ("switches:final-tie",
     "Who wins at equal points")
NC_ ("switches:final-tie:sources",
     "House rule: both win")
NC_ ("switches:final-tie:sources",
     "House rule: the player with more domains")
NC_ ("switches:final-tie:sources",
     "House rule: the player with the highest domain number")
NC_ ("switches:final-tie:sources",
     "No text in any language settles it")
NC_ ("editions:online",
     "Online version")
NC_ ("editions:online:sources",
     "Online game help of The Nine Domains, French: the only text that names all nine special effects")
NC_ ("editions:online:sources",
     "Online game help in English, Portuguese, Japanese and Korean")
NC_ ("variants:new-specials",
     "New special cards each round")
NC_ ("variants:new-specials:description",
     "Three special kinds are dealt at the start of each round, so that all nine appear.")
NC_ ("variants:one-special",
     "One special card each round")
NC_ ("variants:one-special:description",
     "One special kind is dealt at the start of each round.")
NC_ ("rules:rule.open",
     "A rule left open")
NC_ ("rules:rule.open:text",
     "The texts do not settle this point, or can be read in two ways. The table decides once, and the decision holds from then on.")
NC_ ("rules:rule.open:message",
     "The rules leave this open: {subject:clause}. The table decides[; say one of: {answers}].")
NC_ ("rules:rule.open:citations",
     "Online version: silent on this point")
NC_ ("rules:rule.open:examples",
     "A card that beats 0 meets *: whether * counts as 0 can be read both ways.")
NC_ ("rules:rule.open:examples",
     "Both players end with the same points, and no text says who wins.")
NC_ ("rules:rule.open:questions",
     "Does * count as 0?")
NC_ ("rules:rule.open:questions",
     "Who wins with equal points?")
NC_ ("rules:record.malformed",
     "Incomplete move")
NC_ ("rules:record.malformed:text",
     "A move names what it is about, and nothing that its verb cannot take.")
NC_ ("rules:record.malformed:message",
     "This move is incomplete, or it says something that makes no sense here[: {subject}].[ It needs the seat of a player before it, 1 to {seats}.]")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:examples",
     "“Place left 4” does not say whose card it is.")
NC_ ("rules:record.malformed:examples",
     "Players do not: the table records it, by looking.")
NC_ ("rules:record.malformed:questions",
     "Can the seat be left out?")
NC_ ("rules:record.malformed:questions",
     "Does a player say which domain lies open?")
NC_ ("rules:game.over",
     "The game is over")
NC_ ("rules:game.over:text",
     "The game ends at once when somebody has the four elements, and otherwise after round 3. Anything that was seen can still be recorded: elements count for the round in which they were won, whenever they are recorded.")
NC_ ("rules:game.over:message",
     "The game is over: no more moves can be made.")
NC_ ("rules:game.over:citations",
     "Online version, Course of the game")
NC_ ("rules:game.over:examples",
     "Ada has the four elements. The game ends at once, and nobody places another card.")
NC_ ("rules:game.over:questions",
     "Can anybody play after the four elements?")
NC_ ("rules:player.left",
     "A player who left")
NC_ ("rules:player.left:text",
     "With one player left the game is over, and that one wins. The score shows what both had until then.")
NC_ ("rules:player.left:message",
     "{seat} left in round {turn} and decides nothing any more.")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:examples",
     "Ada had to go home. She cannot place a card any more: the game is over.")
NC_ ("rules:player.left:questions",
     "Does the game go on without Ada?")
NC_ ("rules:record.told",
     "Already known")
NC_ ("rules:record.told:text",
     "Recording it again changes nothing.")
NC_ ("rules:record.told:message",
     "That is already known[: {subject}].")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:examples",
     "Domain 3 is already known to carry red. Recording it again changes nothing.")
NC_ ("rules:record.told:questions",
     "Does it help to record it again?")
NC_ ("rules:rule.settled",
     "A rule already settled")
NC_ ("rules:rule.settled:text",
     "During a game the table decides only what its edition leaves open. A house rule holds for the whole game: if one is changed, every move is judged again.")
NC_ ("rules:rule.settled:message",
     "The edition has settled this: {subject:clause}.")
NC_ ("rules:rule.settled:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:rule.settled:examples",
     "The online version counts the margin of the final strengths. After the first combat somebody wants to count the printed ones.")
NC_ ("rules:rule.settled:questions",
     "Can the table change during the game what the margin is?")
NC_ ("rules:record.contradiction",
     "Contradicts what was recorded")
NC_ ("rules:record.contradiction:text",
     "What players say about piles and cards must agree with what was said and seen before.")
NC_ ("rules:record.contradiction:message",
     "This contradicts what is known[ of {subject}] from earlier moves.")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:examples",
     "Domain 9 was recorded as open on the left. It cannot be domain 8.")
NC_ ("rules:record.contradiction:examples",
     "Ada's card in the middle was recorded as a 2. It cannot turn out to be a 1.")
NC_ ("rules:record.contradiction:questions",
     "Can the open domain be another one?")
NC_ ("rules:record.contradiction:questions",
     "Can a card turn out to be another?")
NC_ ("rules:record.adjust",
     "A domain still on a pile")
NC_ ("rules:record.adjust:text",
     "Only a domain that has left the piles can be adjusted: given to a player, or removed from the game. For one on a pile, record which one lies open.")
NC_ ("rules:record.adjust:message",
     "{subject} has not left the piles yet: nobody can have it.")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:examples",
     "Domain 9 still lies on its pile. Nobody can have it yet.")
NC_ ("rules:record.adjust:questions",
     "Can a domain on its pile be given to somebody?")
NC_ ("rules:phase.swap",
     "A swap comes first")
NC_ ("rules:phase.swap:text",
     "The owner of a winning card decides about its swap before the next round begins.")
NC_ ("rules:phase.swap:message",
     "{decides:seat} may swap first, or skip.")
NC_ ("rules:phase.swap:citations",
     "Online version, List of special cards: 2- and 3-")
NC_ ("rules:phase.swap:examples",
     "Ada has won with 2- and may swap two domains. Ben places his next card after she has swapped or skipped.")
NC_ ("rules:phase.swap:questions",
     "Does the next card wait for the swap?")
NC_ ("rules:place.taken",
     "One card at each place")
NC_ ("rules:place.taken:text",
     "Each player puts one card at each of the three places.")
NC_ ("rules:place.taken:message",
     "{seat} already has a card there[: {subject}][; {free} {free|place is|places are} still free].")
NC_ ("rules:place.taken:citations",
     "Online version, Course of the game")
NC_ ("rules:place.taken:examples",
     "Ada has put her 4 on the left. No second card goes there.")
NC_ ("rules:place.taken:questions",
     "Can two cards go in one place?")
NC_ ("rules:reveal.nothing",
     "No card face down")
NC_ ("rules:reveal.nothing:text",
     "Only a card that lies face down can be turned up.")
NC_ ("rules:reveal.nothing:message",
     "{seat} has no card face down there[: {subject}].")
NC_ ("rules:reveal.nothing:citations",
     "Online version, Course of the game")
NC_ ("rules:reveal.nothing:examples",
     "Ada's card in the middle is already face up.")
NC_ ("rules:reveal.nothing:questions",
     "Can a card be turned up twice?")
NC_ ("rules:reveal.early",
     "All cards are turned up together")
NC_ ("rules:reveal.early:text",
     "Cards are turned up when both players have placed all three.")
NC_ ("rules:reveal.early:message",
     "Turn cards up when all {needed} are there; so far there {placed|is|are} {placed}.")
NC_ ("rules:reveal.early:citations",
     "Online version, Course of the game")
NC_ ("rules:reveal.early:examples",
     "When all six are there; so far there is only one.")
NC_ ("rules:reveal.early:questions",
     "When are the cards turned up?")
NC_ ("rules:card.used",
     "Every card is played once")
NC_ ("rules:card.used:text",
     "A card that was played stays face up on the table; only 3- can bring it back.")
NC_ ("rules:card.used:message",
     "{seat} has already used the card {subject}[, in round {round}].")
NC_ ("rules:card.used:citations",
     "Online version, Course of the game")
NC_ ("rules:card.used:examples",
     "Ada played her 4 in the first round. It is used.")
NC_ ("rules:card.used:examples",
     "A card brought back with 3- can be played again; the one given for it counts as used.")
NC_ ("rules:card.used:questions",
     "Can a played card be played again?")
NC_ ("rules:card.used:questions",
     "Can a card that came back be played again?")
NC_ ("rules:card.placed",
     "The card lies elsewhere")
NC_ ("rules:card.placed:text",
     "There is one of each card, and it can lie at one place only.")
NC_ ("rules:card.placed:message",
     "{seat} has placed {subject} at another place.")
NC_ ("rules:card.placed:citations",
     "Online version, Course of the game")
NC_ ("rules:card.placed:examples",
     "Ada's 4 lies on the left; it cannot lie in the middle as well.")
NC_ ("rules:card.placed:questions",
     "Can a card lie in two places?")
NC_ ("rules:card.out-of-play",
     "A special card that is not in this game")
NC_ ("rules:card.out-of-play:text",
     "Both players have the same special kinds; the others stay in the box.")
NC_ ("rules:card.out-of-play:message",
     "{subject} is not among the {kinds} special {kinds|kind|kinds} in play.")
NC_ ("rules:card.out-of-play:citations",
     "Online version, Japanese help: the kinds are the same for all players")
NC_ ("rules:card.out-of-play:examples",
     "1-, 2- and 3- are the special kinds of this game: nobody has a 4+.")
NC_ ("rules:card.out-of-play:questions",
     "Is that card in the game?")
NC_ ("rules:domain.untold",
     "Unknown domain")
NC_ ("rules:domain.untold:text",
     "Players fight for the domains that lie open on the piles; the table says which they are.")
NC_ ("rules:domain.untold:message",
     "Nobody has said which domain lies open here: {subject}.")
NC_ ("rules:domain.untold:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:domain.untold:examples",
     "Nobody knows: all cards are there, but nobody has said which domain lies open on the right.")
NC_ ("rules:domain.untold:questions",
     "Who wins the domain on the right?")
NC_ ("rules:swap.right",
     "Nothing to swap for")
NC_ ("rules:swap.right:text",
     "Only a winning 2- lets its owner swap domains, and only a winning 3- cards; each once.")
NC_ ("rules:swap.right:message",
     "{seat} has no such swap to make now.")
NC_ ("rules:swap.right:citations",
     "Online version, List of special cards: 2- and 3-")
NC_ ("rules:swap.right:examples",
     "Ada's 2- did not win its combat, so she has no swap.")
NC_ ("rules:swap.right:examples",
     "The owner of the winning card: Ada, not Ben.")
NC_ ("rules:swap.right:questions",
     "Can a player swap without a win?")
NC_ ("rules:swap.right:questions",
     "Who may swap?")
NC_ ("rules:swap.own",
     "Give your own domain")
NC_ ("rules:swap.own:text",
     "A player gives one of their own domains in a swap.")
NC_ ("rules:swap.own:message",
     "{seat} cannot give {subject}[: it belongs to {owner:seat}].")
NC_ ("rules:swap.own:citations",
     "Online version, List of special cards: 2-")
NC_ ("rules:swap.own:examples",
     "Ada wants to give domain 3, but it is Ben's.")
NC_ ("rules:swap.own:questions",
     "Can a player give another player’s domain?")
NC_ ("rules:swap.other",
     "Take your opponent's domain")
NC_ ("rules:swap.other:text",
     "A player takes one of their opponent's domains in a swap.")
NC_ ("rules:swap.other:message",
     "{subject} does not belong to the opponent[: it belongs to {owner:seat}].")
NC_ ("rules:swap.other:citations",
     "Online version, List of special cards: 2-")
NC_ ("rules:swap.other:examples",
     "Ada wants to take domain 9, which is her own.")
NC_ ("rules:swap.other:questions",
     "Can a player take their own domain?")
NC_ ("rules:swap.fresh",
     "A domain of this round")
NC_ ("rules:swap.fresh:text",
     "At this table a domain cannot be swapped in the round in which it was won.")
NC_ ("rules:swap.fresh:message",
     "{subject} was won in this round, round {round}.")
NC_ ("rules:swap.fresh:citations",
     "House rule")
NC_ ("rules:swap.fresh:examples",
     "Domain 4 was won in this very round; at this table it cannot be swapped yet.")
NC_ ("rules:swap.fresh:questions",
     "Can a domain just won be swapped?")
NC_ ("rules:swap.hand",
     "The card given must be in the hand")
NC_ ("rules:swap.hand:text",
     "A swap gives a card of the hand.")
NC_ ("rules:swap.hand:message",
     "{subject} is not in {seat}'s hand.")
NC_ ("rules:swap.hand:citations",
     "Online version, List of special cards: 3-")
NC_ ("rules:swap.hand:examples",
     "Ada gives a card from her hand. Her 4 has already been played.")
NC_ ("rules:swap.hand:questions",
     "Can a played card be given?")
NC_ ("rules:swap.used",
     "The card taken must have been used")
NC_ ("rules:swap.used:text",
     "A swap brings back a card that its owner has used.")
NC_ ("rules:swap.used:message",
     "{seat} has not used {subject}.")
NC_ ("rules:swap.used:citations",
     "Online version, List of special cards: 3-")
NC_ ("rules:swap.used:examples",
     "Ada can bring back only a card that she has used.")
NC_ ("rules:swap.used:questions",
     "Can an unused card come back?")
NC_ ("rules:swap.this-round",
     "A card of this round")
NC_ ("rules:swap.this-round:text",
     "At this table this card cannot come back in the round in which it was played.")
NC_ ("rules:swap.this-round:message",
     "{subject} was played in this round, round {round}.")
NC_ ("rules:swap.this-round:citations",
     "Decided at the table")
NC_ ("rules:swap.this-round:examples",
     "Ada's 3- was played in this round; at this table it cannot come back yet.")
NC_ ("rules:swap.this-round:questions",
     "Can a card of this round come back?")
NC_ ("rules:skip.nothing",
     "Nothing to decline")
NC_ ("rules:skip.nothing:text",
     "Only a swap can be declined.")
NC_ ("rules:skip.nothing:message",
     "{seat} has no swap to decline.")
NC_ ("rules:skip.nothing:citations",
     "Online version, List of special cards: 2- and 3-")
NC_ ("rules:skip.nothing:examples",
     "Ben has no swap, so there is none to decline.")
NC_ ("rules:skip.nothing:questions",
     "Can a player decline a swap they do not have?")
NC_ ("rules:special.kind",
     "A base card")
NC_ ("rules:special.kind:text",
     "Everybody has the base cards 0 to 5; only special kinds are recorded.")
NC_ ("rules:special.kind:message",
     "{subject} is a base card: everybody has it.")
NC_ ("rules:special.kind:citations",
     "Online version, List of special cards")
NC_ ("rules:special.kind:examples",
     "4 is a base card. Everybody has one.")
NC_ ("rules:special.kind:questions",
     "Can a base card be a special kind?")
NC_ ("rules:special.full",
     "All special kinds are known")
NC_ ("rules:special.full:text",
     "Both players have the same special kinds, and how many is settled.")
NC_ ("rules:special.full:message",
     "All {kinds} special {kinds|kind|kinds} in play {kinds|is|are} known, and {subject} is not among them.")
NC_ ("rules:special.full:citations",
     "Online version, Japanese help: the kinds are the same for all players")
NC_ ("rules:special.full:examples",
     "Three special kinds are known. A fourth cannot be in this game.")
NC_ ("rules:special.full:questions",
     "Can there be a fourth special kind?")
NC_ ("rules:mark.blank",
     "A domain without elements")
NC_ ("rules:mark.blank:text",
     "The domains 8, 9 and 10 carry no element.")
NC_ ("rules:mark.blank:message",
     "{subject} carries no element.")
NC_ ("rules:mark.blank:citations",
     "Online version, Korean help")
NC_ ("rules:mark.blank:examples",
     "Domain 9 carries no element.")
NC_ ("rules:mark.blank:questions",
     "Can a blank domain carry an element?")
NC_ ("chapters:setup",
     "Setup")
NC_ ("chapters:setup:text",
     "The domains 2 to 10 lie on three piles of three, the top ones open. Both players have the base cards 0 to 5 and the same special cards.")
NC_ ("chapters:round",
     "A round")
NC_ ("chapters:round:text",
     "Each player puts one card face down at each of the three places. When all six lie there they are turned up together, and the higher card wins the domain of its place.")
NC_ ("chapters:combat",
     "Combats")
NC_ ("chapters:combat:text",
     "The higher strength wins; special cards change the strength, the margin or what is won. With equal strength nobody wins the domain, and it is removed from the game.")
NC_ ("chapters:swap",
     "Swaps")
NC_ ("chapters:swap:text",
     "A winning 2- lets its owner swap one of their domains for one of their opponent's; a winning 3- brings a used card back to hand for another card. The owner may decline either.")
NC_ ("chapters:end",
     "End and score")
NC_ ("chapters:end:text",
     "The game ends at once when somebody has the four elements, otherwise after the third round; then the points of the domains are compared.")
NC_ ("chapters:record",
     "Keeping the record")
NC_ ("chapters:record:text",
     "What the table records and adjusts must agree with what is known. Where the texts leave a point open, the table decides once.")
NC_ ("words:nothing.rule.settled",
     "A house rule is chosen when a game begins.")
NC_ ("words:sort.card",
     "a card")
NC_ ("words:sort.domain",
     "a domain")
NC_ ("words:sort.place",
     "a place")
NC_ ("words:sort.mark",
     "an element")
NC_ ("words:sort.counter",
     "the id of a counter")
NC_ ("words:layout.open-domains",
     "Open domains, the top tiles of their piles")
NC_ ("words:layout.specials",
     "Special kinds, drawn at random")
NC_ ("words:nine-domains",
     "The Nine Domains")
NC_ ("words:choice.place",
     "Place a card")
NC_ ("words:choice.reveal",
     "Turn up a card")
NC_ ("words:choice.swap",
     "Swap a domain")
NC_ ("words:choice.skip",
     "Leave it")
NC_ ("words:offer.all-face-down",
     "All six cards lie face down")
NC_ ("words:amount.tile-points",
     "{amount}")
NC_ ("words:outcome.tile-points",
     "worth {amount} {amount|point|points}")
NC_ ("words:fought-domains",
     "Domains of the last round")
NC_ ("words:winner",
     "Won by player")
NC_ ("words:by-effect",
     "by its effect")
NC_ ("words:by-strength",
     "by strength")
NC_ ("words:by-bonus",
     "same strength: by the greater bonus")
NC_ ("words:by-sign",
     "same strength: plus beats plain, plain beats minus")
NC_ ("words:by-nobody",
     "the same cards: nobody takes it")
NC_ ("words:episode.place",
     "{seats} {seats|places|place} {count} {count|card|cards}")
NC_ ("words:episode.reveal",
     "{seats} {seats|turns|turn} up {count} {count|card|cards}[: {deeds}]")
NC_ ("words:episode.table",
     "On the table: {deeds}")
NC_ ("words:episode.swap",
     "{seats} {deeds}")
NC_ ("words:episode.no-swap",
     "{seats} does not swap")
NC_ ("words:deed.takes",
     "{seat} takes {things}")
NC_ ("words:deed.removed",
     "nobody takes {things}")
NC_ ("words:deed.scores",
     "+{amount} for {seat} by {things}")
NC_ ("words:deed.lies-open",
     "{things} {things|lies|lie} open")
NC_ ("words:deed.in-play",
     "{things} {things|is|are} in play")
NC_ ("words:deed.shows",
     "{amount} {amount|element|elements}")
NC_ ("words:deed.gives",
     "gives {things}")
NC_ ("words:deed.gets",
     "gets {things}")
NC_ ("words:verb.rule",
     "The table decides: {1} – {2}")
NC_ ("words:verb.place",
     "At the {1}: {2}")
NC_ ("words:verb.reveal",
     "Turn up {2} at the {1}")
NC_ ("words:verb.swap",
     "Swap {1} for {2}")
NC_ ("words:verb.skip",
     "No swap")
NC_ ("words:verb.pile",
     "{2} lies open at the {1}")
NC_ ("words:verb.special",
     "{1} is in play")
NC_ ("words:verb.mark",
     "{1} shows {2}")
NC_ ("words:verb.end",
     "The table ends the game here")
NC_ ("words:verb.leave",
     "[{seat} leaves the table]")
NC_ ("words:verb.count",
     "Count {1}[ ({seat})]: {2}")
NC_ ("words:verb.count.points",
     "State the final total[ ({seat})]: {2}")
NC_ ("words:log.count",
     "The table counts {1}[ ({seat})]: {2}")
NC_ ("words:log.count.points",
     "The table counts {2} {2|point|points}[ for {seat}]")
NC_ ("words:verb.adjust",
     "Adjust {1}[ ({seat})][ by {2}]")
NC_ ("words:verb.adjust.table",
     "Remove {1} from the game")
NC_ ("words:statement.pile",
     "The open domain")
NC_ ("words:statement.special",
     "A special card")
NC_ ("words:statement.mark",
     "Elements on a domain")
NC_ ("words:statement.count",
     "What the table counted")
NC_ ("words:statement.leave",
     "A player leaves")
NC_ ("words:statement.adjust",
     "Correct the table")
NC_ ("words:log.place",
     "{seat} places {2} at the {1}")
NC_ ("words:log.reveal",
     "{seat} turns up {2} at the {1}")
NC_ ("words:log.swap",
     "{seat} swaps {1} for {2}")
NC_ ("words:log.skip",
     "{seat} does not swap")
NC_ ("words:left",
     "left")
NC_ ("words:middle",
     "middle")
NC_ ("words:right",
     "right")
NC_ ("words:zone.left",
     "Left")
NC_ ("words:zone.middle",
     "Middle")
NC_ ("words:zone.right",
     "Right")
NC_ ("words:red",
     "red")
NC_ ("words:green",
     "green")
NC_ ("words:blue",
     "blue")
NC_ ("words:purple",
     "purple")
NC_ ("words:half-purple",
     "half purple")
NC_ ("words:open-domains",
     "Open domains")
NC_ ("words:removed",
     "Removed from the game")
NC_ ("words:specials",
     "Special kinds in play")
NC_ ("words:hand",
     "Hand")
NC_ ("words:domains",
     "Domains")
NC_ ("words:used",
     "Used cards")
NC_ ("words:last-round",
     "Last round")
NC_ ("words:round",
     "Round")
NC_ ("words:points",
     "Points")
NC_ ("words:elements",
     "Elements")
NC_ ("words:red-won",
     "Red element")
NC_ ("words:green-won",
     "Green element")
NC_ ("words:blue-won",
     "Blue element")
NC_ ("words:purple-won",
     "Purple element")
NC_ ("words:half-purple-won",
     "Half of the purple element")
NC_ ("words:untold-domains",
     "Domains whose elements were not told")
NC_ ("words:bonus-carry",
     "from the round before")
NC_ ("words:bonus-neighbours",
     "from beside it")
NC_ ("words:bonus-late",
     "in round 3")
NC_ ("words:extra-points",
     "points by the winning card")
NC_ ("words:completes",
     "Completes the four elements")
NC_ ("words:domain-points",
     "Points")
NC_ ("words:strength",
     "Strength")
NC_ ("words:bonus",
     "Bonus")
NC_ ("words:won",
     "Won")
NC_ ("words:domain",
     "Domain")
NC_ ("words:card-points",
     "Won by 3+")
NC_ ("words:adjustment",
     "Adjusted by the table")
NC_ ("words:stated",
     "Counted at the table")
NC_ ("words:total",
     "Points")
NC_ ("words:tiebreak",
     "Tie-break")
NC_ ("words:decided.element",
     "{winners} {winners|has|have} the four elements and {winners|wins|win} at once, whatever the points.")
NC_ ("words:decided.points",
     "{winners} {winners|has|have} the most points and {winners|wins|win}.")
NC_ ("words:decided.tiebreak",
     "At equal points {winners} {winners|wins|win} by what the table decided.")
NC_ ("words:decided.open",
     "Equal points: the table still has to say what counts then.")
NC_ ("words:decided.shared",
     "Equal points: {winners} share the victory.")
NC_ ("words:table.cards",
     "Cards")
NC_ ("words:table.domains",
     "Domains")
NC_ ("words:base",
     "Base card")
NC_ ("words:special",
     "Special card")
NC_ ("words:plain",
     "None")
NC_ ("words:plus",
     "Plus")
NC_ ("words:minus",
     "Minus")
NC_ ("words:field.kind",
     "Kind")
NC_ ("words:field.strength",
     "Strength")
NC_ ("words:field.sign",
     "Sign")
NC_ ("words:field.beats",
     "Always beats")
NC_ ("words:field.loses-to",
     "Always loses to")
NC_ ("words:field.points",
     "Victory points")
NC_ ("words:face.blank",
     "shows no element")
NC_ ("words:field.marks",
     "Elements")
NC_ ("words:value.ask",
     "The table decides")
NC_ ("words:value.shared",
     "Both win")
NC_ ("words:switch.special-deal.three-a-game",
     "Three for the whole game")
NC_ ("words:switch.special-deal.three-a-round",
     "Three each round")
NC_ ("words:switch.special-deal.one-a-round",
     "One each round")
NC_ ("words:switch.self-malus.bonus",
     "It is a bonus")
NC_ ("words:switch.self-malus.strength",
     "It lowers the strength only")
NC_ ("words:switch.negative-bonus.signed",
     "With its sign")
NC_ ("words:switch.negative-bonus.none",
     "As no bonus")
NC_ ("words:switch.star-margin.no-points",
     "No points")
NC_ ("words:switch.star-margin.points",
     "Points")
NC_ ("words:switch.margin.final",
     "The final ones")
NC_ ("words:switch.margin.printed",
     "The printed ones")
NC_ ("words:switch.swap-order.left-to-right",
     "From left to right")
NC_ ("words:switch.swap-order.right-to-left",
     "From right to left")
NC_ ("words:switch.fresh-domains.allowed",
     "Allowed")
NC_ ("words:switch.fresh-domains.forbidden",
     "Not allowed")
NC_ ("words:switch.return-this-round.any",
     "Any card")
NC_ ("words:switch.return-this-round.not-itself",
     "Any card but itself")
NC_ ("words:switch.return-this-round.earlier",
     "Only cards of earlier rounds")
NC_ ("words:switch.last-round-elements.win",
     "They win")
NC_ ("words:switch.last-round-elements.points",
     "Only points count")
NC_ ("words:switch.final-tie.most-domains",
     "The player with more domains")
NC_ ("words:switch.final-tie.highest-domain",
     "The player with the highest domain")
NC_ ("offers:rule:heading",
     "The rules leave this open: {subject:clause}")
NC_ ("offers:reveal-left:heading",
     "Left: which cards are turned up?")
NC_ ("offers:reveal-middle:heading",
     "Middle: which cards are turned up?")
NC_ ("offers:reveal-right:heading",
     "Right: which cards are turned up?")
NC_ ("offers:tile-left:heading",
     "Left: which domain lies open?")
NC_ ("offers:tile-middle:heading",
     "Middle: which domain lies open?")
NC_ ("offers:tile-right:heading",
     "Right: which domain lies open?")
NC_ ("offers:special:heading",
     "Which special cards are in the game?")
NC_ ("offers:marks-left:heading",
     "Left: which elements does the domain show?")
NC_ ("offers:marks-middle:heading",
     "Middle: which elements does the domain show?")
NC_ ("offers:marks-right:heading",
     "Right: which elements does the domain show?")
NC_ ("zones:hand:caption",
     "Hand")
NC_ ("zones:domains:caption",
     "Domains")
NC_ ("zones:used:caption",
     "Used cards")

/* prototype-2010 */
NC_ ("roles:survey",
     "Survey")
NC_ ("roles:warfare",
     "Warfare")
NC_ ("roles:colonize",
     "Colonize")
NC_ ("roles:harvest",
     "Harvest")
NC_ ("roles:trade",
     "Trade")
NC_ ("roles:research",
     "Research")
NC_ ("planets:planet-01",
     "Planet 1")
NC_ ("planets:planet-02",
     "Planet 2")
NC_ ("planets:planet-03",
     "Planet 3")
NC_ ("planets:planet-04",
     "Planet 4")
NC_ ("planets:planet-05",
     "Planet 5")
NC_ ("planets:planet-06",
     "Planet 6")
NC_ ("planets:planet-07",
     "Planet 7")
NC_ ("planets:planet-08",
     "Planet 8")
NC_ ("planets:planet-09",
     "Planet 9")
NC_ ("planets:planet-10",
     "Planet 10")
NC_ ("planets:planet-11",
     "Planet 11")
NC_ ("planets:planet-12",
     "Planet 12")
NC_ ("planets:planet-13",
     "Planet 13")
NC_ ("planets:planet-14",
     "Planet 14")
NC_ ("planets:planet-15",
     "Planet 15")
NC_ ("planets:planet-16",
     "Planet 16")
NC_ ("planets:planet-17",
     "Planet 17")
NC_ ("planets:planet-18",
     "Planet 18")
NC_ ("planets:planet-19",
     "Planet 19")
NC_ ("planets:planet-20",
     "Planet 20")
NC_ ("planets:planet-21",
     "Planet 21")
NC_ ("planets:planet-22",
     "Planet 22")
NC_ ("planets:planet-23",
     "Planet 23")
NC_ ("planets:planet-24",
     "Planet 24")
NC_ ("planets:planet-25",
     "Planet 25")
NC_ ("planets:planet-26",
     "Planet 26")
NC_ ("planets:planet-27",
     "Planet 27")
NC_ ("planets:start-1",
     "Start planet 1")
NC_ ("planets:start-2",
     "Start planet 2")
NC_ ("planets:start-3",
     "Start planet 3")
NC_ ("planets:start-4",
     "Start planet 4")
NC_ ("technologies:technology-01",
     "Technology 1")
NC_ ("technologies:technology-02",
     "Technology 2")
NC_ ("technologies:technology-03",
     "Technology 3")
NC_ ("technologies:technology-04",
     "Technology 4")
NC_ ("technologies:technology-05",
     "Technology 5")
NC_ ("technologies:technology-06",
     "Technology 6")
NC_ ("technologies:technology-07",
     "Technology 7")
NC_ ("technologies:technology-08",
     "Technology 8")
NC_ ("technologies:technology-09",
     "Technology 9")
NC_ ("technologies:technology-10",
     "Technology 10")
NC_ ("technologies:technology-11",
     "Technology 11")
NC_ ("technologies:technology-12",
     "Technology 12")
NC_ ("technologies:technology-13",
     "Technology 13")
NC_ ("technologies:technology-14",
     "Technology 14")
NC_ ("technologies:technology-15",
     "Technology 15")
NC_ ("technologies:technology-16",
     "Technology 16")
NC_ ("technologies:technology-17",
     "Technology 17")
NC_ ("technologies:technology-18",
     "Technology 18")
NC_ ("technologies:technology-19",
     "Technology 19")
NC_ ("technologies:technology-20",
     "Technology 20")
NC_ ("technologies:technology-21",
     "Technology 21")
NC_ ("technologies:technology-22",
     "Technology 22")
NC_ ("technologies:technology-23",
     "Technology 23")
NC_ ("technologies:technology-24",
     "Technology 24")
NC_ ("technologies:technology-25",
     "Technology 25")
NC_ ("technologies:technology-26",
     "Technology 26")
NC_ ("technologies:technology-27",
     "Technology 27")
NC_ ("technologies:technology-28",
     "Technology 28")
NC_ ("technologies:technology-29",
     "Technology 29")
NC_ ("technologies:technology-30",
     "Technology 30")
NC_ ("technologies:technology-31",
     "Technology 31")
NC_ ("technologies:technology-32",
     "Technology 32")
NC_ ("technologies:technology-33",
     "Technology 33")
NC_ ("technologies:technology-34",
     "Technology 34")
NC_ ("technologies:technology-35",
     "Technology 35")
NC_ ("technologies:technology-36",
     "Technology 36")
NC_ ("setups:numbers",
     "Numbers of the game")
NC_ ("switches:survey-rest",
     "What becomes of the planets that Survey does not keep")
NC_ ("switches:survey-rest:sources",
     "One reading: they go under the planet deck")
NC_ ("switches:survey-rest:sources",
     "One reading: they are discarded")
NC_ ("switches:survey-rest:sources",
     "Rules of January 2010: not said")
NC_ ("switches:freed-colonies",
     "What becomes of the Colonize cards under a planet that is turned up")
NC_ ("switches:freed-colonies:sources",
     "One reading: they go to the discard pile of their owner")
NC_ ("switches:freed-colonies:sources",
     "One reading: they leave the game")
NC_ ("switches:freed-colonies:sources",
     "One reading: they stay under the planet")
NC_ ("switches:freed-colonies:sources",
     "Rules of January 2010: not said")
NC_ ("switches:tucked-cards",
     "Whether cards under a planet are discarded in Cleanup with all that was played")
NC_ ("switches:tucked-cards:sources",
     "One reading: cards under a planet stay there")
NC_ ("switches:tucked-cards:sources",
     "One reading: the leader discards all cards played in this turn")
NC_ ("switches:tucked-cards:sources",
     "Rules of January 2010: not said")
NC_ ("switches:follower-cards",
     "When the cards of those who followed are discarded")
NC_ ("switches:follower-cards:sources",
     "One reading: in the Cleanup of the leader")
NC_ ("switches:follower-cards:sources",
     "One reading: as soon as the role was followed")
NC_ ("switches:follower-cards:sources",
     "One reading: in their own next Cleanup")
NC_ ("switches:follower-cards:sources",
     "Rules of January 2010: not said")
NC_ ("switches:above-hand",
     "A hand above its size in Cleanup")
NC_ ("switches:above-hand:sources",
     "One reading: cards above it are kept")
NC_ ("switches:above-hand:sources",
     "One reading: cards above it are discarded")
NC_ ("switches:above-hand:sources",
     "Rules of January 2010: not said")
NC_ ("switches:small-follow",
     "Following Survey or Research with one or two icons")
NC_ ("switches:small-follow:sources",
     "One reading: it is allowed and brings nothing")
NC_ ("switches:small-follow:sources",
     "One reading: it is not allowed")
NC_ ("switches:small-follow:sources",
     "Rules of January 2010: not said")
NC_ ("switches:planet-icons",
     "Whether icons on planets count")
NC_ ("switches:planet-icons:sources",
     "One reading: only icons on cards count")
NC_ ("switches:planet-icons:sources",
     "One reading: icons on face-up planets count, too")
NC_ ("switches:planet-icons:sources",
     "Rules of January 2010: not said")
NC_ ("switches:second-tie",
     "Still tied after armies and resources")
NC_ ("switches:second-tie:sources",
     "One reading: those players share the victory")
NC_ ("switches:second-tie:sources",
     "One reading: nobody wins")
NC_ ("switches:second-tie:sources",
     "Rules of January 2010: not said")
NC_ ("switches:disc-limit",
     "Whether armies and resources are limited by their discs")
NC_ ("switches:disc-limit:sources",
     "One reading: there are no more than the discs")
NC_ ("switches:disc-limit:sources",
     "One reading: other things stand in for discs")
NC_ ("switches:disc-limit:sources",
     "Rules of January 2010: not said")
NC_ ("switches:influence-owed",
     "Influence owed beyond the supply")
NC_ ("switches:influence-owed:sources",
     "One reading: it is paid all the same")
NC_ ("switches:influence-owed:sources",
     "One reading: it is lost")
NC_ ("switches:influence-owed:sources",
     "Rules of January 2010: not said")
NC_ ("switches:follow-needs-card",
     "Whether following takes a card")
NC_ ("switches:follow-needs-card:sources",
     "One reading: at least one card must be played")
NC_ ("switches:follow-needs-card:sources",
     "One reading: no card is needed")
NC_ ("switches:follow-needs-card:sources",
     "Rules of January 2010: not said")
NC_ ("switches:empty-draw",
     "Drawing with deck and discard pile empty")
NC_ ("switches:empty-draw:sources",
     "One reading: it may be chosen and draws nothing")
NC_ ("switches:empty-draw:sources",
     "One reading: a player who can answer otherwise may not choose it")
NC_ ("switches:empty-draw:sources",
     "Rules of January 2010: not said")
NC_ ("switches:start-planet",
     "How the start planet begins")
NC_ ("switches:start-planet:sources",
     "One reading: surveyed, face down")
NC_ ("switches:start-planet:sources",
     "One reading: colonized, face up")
NC_ ("switches:start-planet:sources",
     "Rules of January 2010: not said")
NC_ ("switches:decline",
     "Giving no answer at all")
NC_ ("switches:decline:sources",
     "One reading: a player follows or draws")
NC_ ("switches:decline:sources",
     "One reading: a player may do neither")
NC_ ("switches:decline:sources",
     "Rules of January 2010: not said")
NC_ ("switches:role-in-full",
     "Whether a role is carried out in full")
NC_ ("switches:role-in-full:sources",
     "One reading: the player does all that is possible")
NC_ ("switches:role-in-full:sources",
     "One reading: Harvest and Trade up to the number of icons, the other roles in full")
NC_ ("switches:role-in-full:sources",
     "One reading: a player may do less, or nothing")
NC_ ("switches:role-in-full:sources",
     "Rules of January 2010: the player “resolves the action”, and no more is said")
NC_ ("editions:january-2010",
     "Designer’s rules of 5 January 2010")
NC_ ("editions:january-2010:sources",
     "Designer’s blog, 5 January 2010: the complete rules, without the faces of the cards")
NC_ ("topics:action-effects",
     "What the Action of a card does")
NC_ ("topics:action-effects:reason",
     "It is on the cards, which were never published. The table, or the owner’s catalogue, says it for each card.")
NC_ ("topics:empty-pile",
     "Leading a role whose pile is empty")
NC_ ("topics:empty-pile:reason",
     "The game ends in the turn in which a pile runs out, so nobody leads after that.")
NC_ ("rules:rule.open",
     "A rule left open")
NC_ ("rules:rule.open:text",
     "The text does not settle this point. The table answers once, and the answer holds from then on.")
NC_ ("rules:rule.open:message",
     "The rules leave this open: {subject:clause}. The table decides[; say one of: {answers}].")
NC_ ("rules:rule.open:citations",
     "Rules of 5 January 2010: not said")
NC_ ("rules:rule.open:examples",
     "Ann keeps one of three planets. The text does not say where the others go.")
NC_ ("rules:rule.open:examples",
     "Ben wants neither to follow nor to draw. The text says that he may choose between the two.")
NC_ ("rules:rule.open:questions",
     "Where do the other planets go?")
NC_ ("rules:rule.open:questions",
     "May a player do neither?")
NC_ ("rules:record.malformed",
     "Incomplete move")
NC_ ("rules:record.malformed:text",
     "A move names what it is about, and nothing that its verb cannot take.")
NC_ ("rules:record.malformed:message",
     "This move is incomplete, or it says something that makes no sense here[: {subject}].[ It needs the seat of a player before it, 1 to {seats}.]")
NC_ ("rules:record.malformed:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.malformed:examples",
     "The planet has room for two colours, so the move must say which one.")
NC_ ("rules:record.malformed:questions",
     "Which resource is it?")
NC_ ("rules:game.over",
     "The game is over")
NC_ ("rules:game.over:text",
     "The game ends at the end of the turn in which a pile of role cards or the victory points ran out. Nobody has another turn.")
NC_ ("rules:game.over:message",
     "The game is over: no more moves can be made.")
NC_ ("rules:game.over:citations",
     "Rules of 5 January 2010: Game end")
NC_ ("rules:game.over:examples",
     "The Trade pile ran out in Ann’s turn. With her Cleanup the game is over.")
NC_ ("rules:game.over:questions",
     "Does everybody get an equal number of turns?")
NC_ ("rules:player.left",
     "A player who left")
NC_ ("rules:player.left:text",
     "The others play on: the turns of that player are passed over, nobody waits for their answers, and nothing is made up for them. What lies before them stays there, and cards in play are discarded. Numbers that depend on how many play stay as they are. At the end that player has no place and cannot win; the score says when they left. With one player left the game is over, and that one wins.")
NC_ ("rules:player.left:message",
     "{seat} left in turn {turn} and decides nothing any more.")
NC_ ("rules:player.left:citations",
     "No rulebook: the table's word")
NC_ ("rules:player.left:examples",
     "Cleo had to go home. She cannot lead a role any more.")
NC_ ("rules:player.left:questions",
     "Can a player who left still lead a role?")
NC_ ("rules:record.told",
     "Already known")
NC_ ("rules:record.told:text",
     "Recording it again changes nothing.")
NC_ ("rules:record.told:message",
     "That is already known[: {subject}].")
NC_ ("rules:record.told:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.told:examples",
     "The planet is already known to need 3 armies. Recording it again changes nothing.")
NC_ ("rules:record.told:questions",
     "Does it help to record it again?")
NC_ ("rules:record.contradiction",
     "Contradicts what was recorded")
NC_ ("rules:record.contradiction:text",
     "What players say about cards must agree with what was said and seen before.")
NC_ ("rules:record.contradiction:message",
     "This contradicts what is known[ of {subject}] from earlier moves.")
NC_ ("rules:record.contradiction:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.contradiction:examples",
     "The planet was recorded as needing 3 armies. It cannot need 2.")
NC_ ("rules:record.contradiction:examples",
     "The hand size was recorded as 5.")
NC_ ("rules:record.contradiction:questions",
     "Can a recorded face change?")
NC_ ("rules:record.contradiction:questions",
     "Can a recorded number change?")
NC_ ("rules:record.adjust",
     "Adjustment not possible")
NC_ ("rules:record.adjust:text",
     "An adjustment must leave a possible table.")
NC_ ("rules:record.adjust:message",
     "{subject} cannot be adjusted like that.")
NC_ ("rules:record.adjust:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.adjust:examples",
     "Ann has one army. An adjustment cannot take two from her.")
NC_ ("rules:record.adjust:questions",
     "Can an adjustment take more than there is?")
NC_ ("rules:record.which",
     "Which ones")
NC_ ("rules:record.which:text",
     "The table can set a number to what it counts if it is clear what comes or leaves. Cards that nobody knows leave first; others are adjusted by name.")
NC_ ("rules:record.which:message",
     "{subject} now: {present}. It is not clear which ones come or leave. Adjust them by name.")
NC_ ("rules:record.which:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:record.which:examples",
     "Ann is known to hold Survey and Warfare. The table counts one card.")
NC_ ("rules:record.which:questions",
     "Is it enough to count the cards of a hand that everybody knows?")
NC_ ("rules:face.unknown",
     "Unknown card face")
NC_ ("rules:face.unknown:text",
     "No card of the prototype was ever published. The table says what a card shows when it sees it; until then, moves that depend on it cannot be judged.")
NC_ ("rules:face.unknown:message",
     "Not known yet for {subject}: {feature:feature}. The table can record it.")
NC_ ("rules:face.unknown:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:face.unknown:examples",
     "Ann wants to pay armies for a planet. How many it needs is on the card, and nobody has said it.")
NC_ ("rules:face.unknown:examples",
     "Nobody knows whether the card has an Action until the table says it.")
NC_ ("rules:face.unknown:questions",
     "How much does an unknown planet cost?")
NC_ ("rules:face.unknown:questions",
     "What does an unknown card do?")
NC_ ("rules:number.unknown",
     "Unknown number")
NC_ ("rules:number.unknown:text",
     "The text says that the hand is refilled, but not up to how many cards. The table says it once.")
NC_ ("rules:number.unknown:message",
     "Nobody has said this number yet: {subject}. The table can say it.")
NC_ ("rules:number.unknown:citations",
     "Rules of 5 January 2010: Cleanup; the number is not said")
NC_ ("rules:number.unknown:examples",
     "Ann ends her turn. Nobody has said how many cards a hand has.")
NC_ ("rules:number.unknown:questions",
     "How many cards are drawn in Cleanup?")
NC_ ("rules:planet.unknown",
     "Which planet is it?")
NC_ ("rules:planet.unknown:text",
     "Only the backs are looked at when a planet is kept. A player who turns it up or uses it says which card it is.")
NC_ ("rules:planet.unknown:message",
     "Nobody has said which planet[ number {number}] this is.")
NC_ ("rules:planet.unknown:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.unknown:examples",
     "Ann turns up her second planet. The move must say which card it is.")
NC_ ("rules:planet.unknown:questions",
     "Which planet was turned up?")
NC_ ("rules:turn.seat",
     "Another player’s decision")
NC_ ("rules:turn.seat:text",
     "The active player decides; then the others answer, clockwise.")
NC_ ("rules:turn.seat:message",
     "{seat} does not decide this[: {decides:seat} does].")
NC_ ("rules:turn.seat:citations",
     "Rules of 5 January 2010: Player turns")
NC_ ("rules:turn.seat:examples",
     "Ann leads; Ben cannot lead in her turn.")
NC_ ("rules:turn.seat:examples",
     "Ben answers before Carl.")
NC_ ("rules:turn.seat:questions",
     "Who leads?")
NC_ ("rules:turn.seat:questions",
     "Who answers first?")
NC_ ("rules:turn.phase",
     "Not the right moment")
NC_ ("rules:turn.phase:text",
     "A turn is an Action card, a role, and Cleanup, in this order.")
NC_ ("rules:turn.phase:message",
     "This is not the right moment: {now:moment}.")
NC_ ("rules:turn.phase:citations",
     "Rules of 5 January 2010: Player turns")
NC_ ("rules:turn.phase:examples",
     "Ann has chosen her role: the time for an Action card is over.")
NC_ ("rules:turn.phase:questions",
     "Can an Action card be played after the role?")
NC_ ("rules:action.none",
     "No Action")
NC_ ("rules:action.none:text",
     "Only a card that has an Action can be played in the first step.")
NC_ ("rules:action.none:message",
     "{subject} has no Action.")
NC_ ("rules:action.none:citations",
     "Rules of 5 January 2010: Play Action Card")
NC_ ("rules:action.none:examples",
     "The table said that this card has no Action.")
NC_ ("rules:action.none:questions",
     "Can any card be played first?")
NC_ ("rules:role.mandatory",
     "A role must be chosen")
NC_ ("rules:role.mandatory:text",
     "The active player must choose a role and take its card.")
NC_ ("rules:role.mandatory:message",
     "A role must be chosen first.")
NC_ ("rules:role.mandatory:citations",
     "Rules of 5 January 2010: Select Role")
NC_ ("rules:role.mandatory:examples",
     "Ann cannot end her turn without a role.")
NC_ ("rules:role.mandatory:questions",
     "May a player choose no role?")
NC_ ("rules:hand.impossible",
     "Not in the hand")
NC_ ("rules:hand.impossible:text",
     "Only cards of the hand are played, shown or discarded.")
NC_ ("rules:hand.impossible:message",
     "{subject} cannot be in that hand[ of {hand} {hand|card|cards}].")
NC_ ("rules:hand.impossible:citations",
     "Rules of 5 January 2010: Select Role")
NC_ ("rules:hand.impossible:examples",
     "No starting deck has a Warfare card, so Ann cannot show one now.")
NC_ ("rules:hand.impossible:questions",
     "Can the hand hold it?")
NC_ ("rules:pile.empty",
     "An empty pile")
NC_ ("rules:pile.empty:text",
     "A role is chosen by taking its card from the pile.")
NC_ ("rules:pile.empty:message",
     "The pile of {subject} is empty: there is no card to take.")
NC_ ("rules:pile.empty:citations",
     "Rules of 5 January 2010: Select Role")
NC_ ("rules:pile.empty:examples",
     "The Trade pile was recorded as empty in this very turn.")
NC_ ("rules:pile.empty:questions",
     "Can a role without a card be chosen?")
NC_ ("rules:boost.icon",
     "The wrong icon")
NC_ ("rules:boost.icon:text",
     "Only cards with the icon of the role are added to it.")
NC_ ("rules:boost.icon:message",
     "{subject} does not show the icon of the role.")
NC_ ("rules:boost.icon:citations",
     "Rules of 5 January 2010: Select Role")
NC_ ("rules:boost.icon:examples",
     "Ann leads Survey: a Trade card adds nothing to it.")
NC_ ("rules:boost.icon:questions",
     "Which cards can be added?")
NC_ ("rules:follow.card",
     "A card is needed to follow")
NC_ ("rules:follow.card:text",
     "At this table nobody follows without playing a card.")
NC_ ("rules:follow.card:message",
     "{seat} must play at least one card to follow {subject}.")
NC_ ("rules:follow.card:citations",
     "Decided at the table")
NC_ ("rules:follow.card:examples",
     "Ben has no card to show and wants to follow all the same.")
NC_ ("rules:follow.card:questions",
     "Can a player follow without a card?")
NC_ ("rules:follow.minimum",
     "Too few icons to follow")
NC_ ("rules:follow.minimum:text",
     "A follower of Survey or Research draws two cards fewer than the icons. At this table fewer than three are not allowed.")
NC_ ("rules:follow.minimum:message",
     "Following {subject} needs {needed} icons here; {shown} {shown|is|are} shown[: {shown:cards}].")
NC_ ("rules:follow.minimum:citations",
     "Decided at the table")
NC_ ("rules:follow.minimum:examples",
     "Ben can show two Survey icons: two minus two is nothing.")
NC_ ("rules:follow.minimum:questions",
     "Can a player follow Survey with two icons?")
NC_ ("rules:follow.decline",
     "Follow or draw")
NC_ ("rules:follow.decline:text",
     "At this table a player who does not follow draws a card.")
NC_ ("rules:follow.decline:message",
     "{seat} must follow or draw a card.")
NC_ ("rules:follow.decline:citations",
     "Decided at the table")
NC_ ("rules:follow.decline:examples",
     "Ben wants neither to follow nor to draw.")
NC_ ("rules:follow.decline:questions",
     "May a player do neither?")
NC_ ("rules:draw.empty",
     "Nothing to draw")
NC_ ("rules:draw.empty:text",
     "At this table a player who cannot draw must give another answer if they can.")
NC_ ("rules:draw.empty:message",
     "{seat} has no card to draw and can give another answer.")
NC_ ("rules:draw.empty:citations",
     "Decided at the table")
NC_ ("rules:draw.empty:examples",
     "Ben’s deck and discard pile are empty, and he holds a Survey card.")
NC_ ("rules:draw.empty:questions",
     "Can a player draw when no card is left?")
NC_ ("rules:effect.choice",
     "The role must be carried out")
NC_ ("rules:effect.choice:text",
     "What a role does is done before the turn goes on: a planet is kept, cards are put under a planet. Whether a player may leave some of it out is not said.")
NC_ ("rules:effect.choice:message",
     "{subject} must be carried out first.")
NC_ ("rules:effect.choice:citations",
     "Rules of 5 January 2010: Select Role")
NC_ ("rules:effect.choice:examples",
     "Ann leads Harvest and leaves a free place empty.")
NC_ ("rules:effect.choice:questions",
     "Can a player leave out what a role does?")
NC_ ("rules:effect.nothing",
     "Without effect")
NC_ ("rules:effect.nothing:text",
     "The move is allowed, but it changes nothing.")
NC_ ("rules:effect.nothing:message",
     "This is allowed, but does nothing now.")
NC_ ("rules:effect.nothing:citations",
     "Rules of 5 January 2010: The Actions")
NC_ ("rules:effect.nothing:examples",
     "Ann has no face-up planet: Harvest does nothing.")
NC_ ("rules:effect.nothing:examples",
     "Deck and discard pile are empty.")
NC_ ("rules:effect.nothing:questions",
     "What if there is no planet to harvest on?")
NC_ ("rules:effect.nothing:questions",
     "What if no card is left to draw?")
NC_ ("rules:planet.none",
     "No such planet")
NC_ ("rules:planet.none:text",
     "Each planet before a player has a number.")
NC_ ("rules:planet.none:message",
     "{seat} has no planet {subject}.")
NC_ ("rules:planet.none:citations",
     "No rulebook: a matter of the record")
NC_ ("rules:planet.none:examples",
     "Ann has one planet, and no number 5.")
NC_ ("rules:planet.none:questions",
     "Which number does the planet have?")
NC_ ("rules:planet.face-up",
     "Already face up")
NC_ ("rules:planet.face-up:text",
     "Only a surveyed planet, which lies face down, is turned up or gets cards.")
NC_ ("rules:planet.face-up:message",
     "Planet {number:numbered} is already face up.")
NC_ ("rules:planet.face-up:citations",
     "Rules of 5 January 2010: Colonize, Warfare")
NC_ ("rules:planet.face-up:examples",
     "The planet was colonized before.")
NC_ ("rules:planet.face-up:questions",
     "Can it be turned up again?")
NC_ ("rules:planet.face-down",
     "Still face down")
NC_ ("rules:planet.face-down:text",
     "Resources lie on colonized planets, which lie face up.")
NC_ ("rules:planet.face-down:message",
     "Planet {number:numbered} is still face down and holds nothing.")
NC_ ("rules:planet.face-down:citations",
     "Rules of 5 January 2010: Harvest, Trade")
NC_ ("rules:planet.face-down:examples",
     "The planet is only surveyed.")
NC_ ("rules:planet.face-down:questions",
     "Can a surveyed planet be harvested?")
NC_ ("rules:colonize.cost",
     "Too few Colonize icons")
NC_ ("rules:colonize.cost:text",
     "A planet is turned up by Colonize when enough Colonize icons lie under it.")
NC_ ("rules:colonize.cost:message",
     "{subject} needs {needed} Colonize {needed|icon|icons}; {shown} {shown|lies|lie} under it[: {shown:cards}].")
NC_ ("rules:colonize.cost:citations",
     "Rules of 5 January 2010: Colonize")
NC_ ("rules:colonize.cost:examples",
     "The planet needs two icons, and one lies under it.")
NC_ ("rules:colonize.cost:questions",
     "When can it be turned up?")
NC_ ("rules:warfare.cost",
     "Too few armies")
NC_ ("rules:warfare.cost:text",
     "The listed number of armies is discarded to turn up a planet.")
NC_ ("rules:warfare.cost:message",
     "{subject} needs {needed} {needed|army|armies}; there {armies|is|are} {armies}.")
NC_ ("rules:warfare.cost:citations",
     "Rules of 5 January 2010: Warfare")
NC_ ("rules:warfare.cost:examples",
     "The planet needs 3 armies, and Ann has 2.")
NC_ ("rules:warfare.cost:questions",
     "How many armies does it take?")
NC_ ("rules:harvest.slot",
     "No room for this resource")
NC_ ("rules:harvest.slot:text",
     "A planet holds what is printed on it.")
NC_ ("rules:harvest.slot:message",
     "{subject} has no room for more of this resource[: {filled} {filled|lies|lie} on it].")
NC_ ("rules:harvest.slot:citations",
     "Rules of 5 January 2010: Harvest; how much a planet holds is on the card")
NC_ ("rules:harvest.slot:examples",
     "The planet holds one resource of this colour, and it is there.")
NC_ ("rules:harvest.slot:questions",
     "How much does a planet hold?")
NC_ ("rules:harvest.discs",
     "No disc left")
NC_ ("rules:harvest.discs:text",
     "At this table there are no more resources of a colour than discs.")
NC_ ("rules:harvest.discs:message",
     "All {limit} discs of {subject} are on the table.")
NC_ ("rules:harvest.discs:citations",
     "Decided at the table")
NC_ ("rules:harvest.discs:examples",
     "Ten resources of this colour lie on planets.")
NC_ ("rules:harvest.discs:questions",
     "Are the discs a limit?")
NC_ ("rules:trade.none",
     "Nothing to trade")
NC_ ("rules:trade.none:text",
     "A resource on a face-up planet is discarded for each victory point.")
NC_ ("rules:trade.none:message",
     "There is no resource {subject} on that planet.")
NC_ ("rules:trade.none:citations",
     "Rules of 5 January 2010: Trade")
NC_ ("rules:trade.none:examples",
     "The planet is empty.")
NC_ ("rules:trade.none:questions",
     "What is traded?")
NC_ ("rules:research.type",
     "No planet of that type")
NC_ ("rules:research.type:text",
     "Cards are drawn from a technology deck that belongs to one of the player’s face-up planets.")
NC_ ("rules:research.type:message",
     "{seat} has no face-up planet of the type of {subject}.")
NC_ ("rules:research.type:citations",
     "Rules of 5 January 2010: Research")
NC_ ("rules:research.type:examples",
     "Ann has a planet of type 1; the technology is of type 2.")
NC_ ("rules:research.type:questions",
     "Which deck can be drawn from?")
NC_ ("rules:research.gone",
     "Not in its deck")
NC_ ("rules:research.gone:text",
     "A technology that somebody has is no longer in its deck.")
NC_ ("rules:research.gone:message",
     "{subject} is no longer in its deck[: {owner:seat} has it].")
NC_ ("rules:research.gone:citations",
     "Rules of 5 January 2010: Research")
NC_ ("rules:research.gone:examples",
     "Ben has drawn it before.")
NC_ ("rules:research.gone:questions",
     "Can it be drawn twice?")
NC_ ("rules:discard.limit",
     "One card is discarded")
NC_ ("rules:discard.limit:text",
     "In Cleanup at most one card of the hand is discarded.")
NC_ ("rules:discard.limit:message",
     "At most {limit} {limit|card|cards} can be discarded in Cleanup.")
NC_ ("rules:discard.limit:citations",
     "Rules of 5 January 2010: Cleanup")
NC_ ("rules:discard.limit:examples",
     "Ann has discarded a card and wants to discard another.")
NC_ ("rules:discard.limit:questions",
     "How many cards can be discarded?")
NC_ ("rules:hand.limit",
     "Too many cards")
NC_ ("rules:hand.limit:text",
     "At this table cards above the hand size are discarded in Cleanup.")
NC_ ("rules:hand.limit:message",
     "{seat} holds {hand} cards; {limit} are allowed.")
NC_ ("rules:hand.limit:citations",
     "Decided at the table")
NC_ ("rules:hand.limit:examples",
     "Ann holds more cards than a hand has.")
NC_ ("rules:hand.limit:questions",
     "What happens above the hand size?")
NC_ ("chapters:setup",
     "Setup")
NC_ ("chapters:setup:text",
     "Six piles of role cards; the text gives 114 cards and not how they are split. Each player has ten cards, two of each role but Warfare, draws five, and gets a start planet.")
NC_ ("chapters:turn",
     "A turn")
NC_ ("chapters:turn:text",
     "Play a card for its Action if you like. Take a role card, add cards with its icon and carry it out; the others follow or draw a card. Then discard at most one card and fill your hand.")
NC_ ("chapters:follow",
     "Following")
NC_ ("chapters:follow:text",
     "Clockwise, each player follows with cards that show the icon, or draws a card. A player who follows Survey or Research draws two fewer than the icons.")
NC_ ("chapters:survey",
     "Survey")
NC_ ("chapters:survey:text",
     "Draw a planet for each icon, look at the backs only, and keep one face down.")
NC_ ("chapters:colonize",
     "Colonize")
NC_ ("chapters:colonize:text",
     "Put all cards played under one of your face-down planets, or turn one up that has enough Colonize icons under it.")
NC_ ("chapters:warfare",
     "Warfare")
NC_ ("chapters:warfare:text",
     "Take an army for each icon, or discard the listed number of armies to turn up a planet.")
NC_ ("chapters:harvest",
     "Harvest and Trade")
NC_ ("chapters:harvest:text",
     "Harvest puts a resource on a face-up planet for each icon; Trade discards one for each icon and takes a victory point for it.")
NC_ ("chapters:research",
     "Research")
NC_ ("chapters:research:text",
     "Draw a card for each icon from a technology deck that belongs to one of your face-up planets. One goes to your discard pile, the others under the deck.")
NC_ ("chapters:cleanup",
     "Cleanup")
NC_ ("chapters:cleanup:text",
     "All cards you played are discarded. You may discard one more card. Then you refill your hand.")
NC_ ("chapters:end",
     "End and score")
NC_ ("chapters:end:text",
     "The game ends with the turn in which a pile or the victory points ran out. Victory points of technologies, face-up planets and tokens are added up; in a tie armies and resources count.")
NC_ ("chapters:record",
     "The record")
NC_ ("chapters:record:text",
     "What the table records and adjusts must agree with what is known. Where the text is silent, the table decides once.")
NC_ ("words:prototype-2010",
     "Prototype of 2010")
NC_ ("words:sort.card",
     "a card")
NC_ ("words:sort.planet",
     "a planet")
NC_ ("words:sort.role",
     "a role")
NC_ ("words:sort.colour",
     "a colour of resources")
NC_ ("words:sort.feature",
     "a field of a card")
NC_ ("words:sort.value",
     "what the face shows")
NC_ ("words:sort.counter",
     "the id of a counter")
NC_ ("words:sort.moment",
     "a moment of the turn")
NC_ ("words:layout.piles",
     "Role pile, face up")
NC_ ("words:layout.uncounted-piles",
     "Role piles, not counted")
NC_ ("words:layout.technologies",
     "Technology cards, in decks by planet type, shuffled")
NC_ ("words:layout.planet-deck",
     "Planet deck, shuffled, face down")
NC_ ("words:layout.influence-supply",
     "Victory points in the supply")
NC_ ("words:layout.hand",
     "Cards drawn from the starting deck")
NC_ ("words:layout.planets",
     "Start planet")
NC_ ("words:choice.play",
     "Play a card for its Action")
NC_ ("words:choice.lead",
     "Lead a role")
NC_ ("words:choice.boost",
     "Show a card")
NC_ ("words:choice.follow",
     "Follow")
NC_ ("words:choice.pass",
     "Do neither")
NC_ ("words:choice.keep",
     "Keep a planet")
NC_ ("words:choice.colony",
     "Put cards under a planet")
NC_ ("words:choice.settle",
     "Turn up a planet")
NC_ ("words:choice.attack",
     "Pay armies for a planet")
NC_ ("words:choice.collect",
     "Collect armies")
NC_ ("words:choice.produce",
     "Harvest")
NC_ ("words:choice.trade",
     "Trade")
NC_ ("words:choice.acquire",
     "Keep a technology")
NC_ ("words:choice.discard",
     "Discard")
NC_ ("words:choice.dissent",
     "Draw a card")
NC_ ("words:choice.skip",
     "Skip")
NC_ ("words:choice.done",
     "Finish")
NC_ ("words:log.play",
     "{seat} plays {1}")
NC_ ("words:log.lead",
     "{seat} leads {1}")
NC_ ("words:log.boost",
     "{seat} shows {1}")
NC_ ("words:log.follow",
     "{seat} follows without a card")
NC_ ("words:log.pass",
     "{seat} neither follows nor draws")
NC_ ("words:log.keep",
     "{seat} keeps one planet face down")
NC_ ("words:log.colony",
     "{seat} puts the cards under {1}")
NC_ ("words:log.settle",
     "{seat} turns up {1}")
NC_ ("words:log.attack",
     "{seat} pays armies for {1}")
NC_ ("words:log.collect",
     "{seat} collects armies")
NC_ ("words:log.produce",
     "{seat} harvests[ {2}] on {1}")
NC_ ("words:log.trade",
     "{seat} trades[ {2}] from {1}")
NC_ ("words:log.acquire",
     "{seat} keeps {1}")
NC_ ("words:log.discard",
     "{seat} discards {1}")
NC_ ("words:log.discard.count",
     "{seat} discards {1} {1|card|cards}")
NC_ ("words:log.dissent",
     "{seat} draws a card")
NC_ ("words:log.skip",
     "{seat} skips the Action")
NC_ ("words:log.done",
     "{seat} is done")
NC_ ("words:verb.rule",
     "The table decides: {1} – {2}")
NC_ ("words:verb.end",
     "The table ends the game here")
NC_ ("words:verb.leave",
     "[{seat} leaves the table]")
NC_ ("words:verb.count",
     "Count {1}[ ({seat})]: {2}")
NC_ ("words:verb.count.points",
     "State the final total[ ({seat})]: {2}")
NC_ ("words:log.count",
     "The table counts {1}[ ({seat})]: {2}")
NC_ ("words:log.count.points",
     "The table counts {2} {2|point|points}[ for {seat}]")
NC_ ("words:verb.adjust",
     "Adjust {1}[ ({seat})] by {2}")
NC_ ("words:verb.adjust-hand",
     "Adjust {1} in {seat}’s hand by {2}")
NC_ ("words:verb.play",
     "Play {1}")
NC_ ("words:verb.lead",
     "Lead {1}")
NC_ ("words:verb.boost",
     "Show {1}")
NC_ ("words:verb.follow",
     "Follow without a card")
NC_ ("words:verb.pass",
     "Do neither")
NC_ ("words:verb.keep",
     "Keep one planet face down")
NC_ ("words:verb.colony",
     "Put the cards under {1}")
NC_ ("words:verb.settle",
     "Turn up {1}")
NC_ ("words:verb.attack",
     "Pay armies for {1}")
NC_ ("words:verb.collect",
     "Collect armies")
NC_ ("words:verb.produce",
     "Harvest[ {2}] on {1}")
NC_ ("words:verb.trade",
     "Trade[ {2}] from {1}")
NC_ ("words:verb.acquire",
     "Keep {1}")
NC_ ("words:verb.discard",
     "Discard {1}")
NC_ ("words:verb.discard.count",
     "Discard {1} {1|card|cards}")
NC_ ("words:verb.dissent",
     "Draw a card")
NC_ ("words:verb.skip",
     "Skip the Action")
NC_ ("words:verb.done",
     "Done")
NC_ ("words:verb.drew",
     "{seat} drew {1}[ × {2}]")
NC_ ("words:verb.holds",
     "{seat} holds {1}[ × {2}]")
NC_ ("words:verb.discarded",
     "{seat} discarded {1}[ × {2}]")
NC_ ("words:verb.is",
     "{seat}: {1} is {2}")
NC_ ("words:verb.shows",
     "{1}, {2}: {3}")
NC_ ("words:verb.number",
     "{1}: {2}")
NC_ ("words:verb.empty",
     "{1}: empty")
NC_ ("words:statement.drew",
     "Cards drawn")
NC_ ("words:statement.holds",
     "Cards in hand")
NC_ ("words:statement.discarded",
     "Cards discarded")
NC_ ("words:statement.is",
     "A face-down planet")
NC_ ("words:statement.shows",
     "What a card shows")
NC_ ("words:statement.number",
     "A number of the game")
NC_ ("words:statement.empty",
     "A pile is empty")
NC_ ("words:statement.count",
     "What the table counted")
NC_ ("words:statement.leave",
     "A player leaves")
NC_ ("words:statement.adjust",
     "Correct a count")
NC_ ("words:statement.adjust-hand",
     "Correct a hand")
NC_ ("words:moment.action",
     "{seat} leads")
NC_ ("words:moment-about.action",
     "An Action, or straight to a role")
NC_ ("words:moment.role",
     "{seat} leads")
NC_ ("words:moment-about.role",
     "Now a role")
NC_ ("words:moment.lead",
     "{seat}: {subject}")
NC_ ("words:moment.follow",
     "{seat} follows: {subject}")
NC_ ("words:moment.play",
     "{seat}: {subject}")
NC_ ("words:moment.by-hand",
     "{seat} does what the card says")
NC_ ("words:moment-about.by-hand",
     "The table records what changes")
NC_ ("words:moment.answers",
     "{seat} answers")
NC_ ("words:moment.cleanup",
     "{seat} ends the turn")
NC_ ("words:subject.planets",
     "{amount|planet|planets} looked at")
NC_ ("words:subject.armies",
     "{amount|army|armies} to collect")
NC_ ("words:subject.cards",
     "{amount|card|cards} to put under a planet")
NC_ ("words:subject.technologies",
     "{amount|technology|technologies} drawn, one to keep")
NC_ ("words:subject.resources",
     "{amount|resource|resources} to harvest[ of {whole}]")
NC_ ("words:subject.trades",
     "{amount|resource|resources} to trade at most[ of {whole}]")
NC_ ("words:episode.skip",
     "{seats} {seats|skips|skip} the Action")
NC_ ("words:episode.action",
     "{seats} plays {subject}[: {deeds}]")
NC_ ("words:episode.lead",
     "{seats} leads {subject}[ with {count} {count|card|cards}][: {deeds}]")
NC_ ("words:episode.follow",
     "{seats} follows[ with {count} {count|card|cards}][: {deeds}]")
NC_ ("words:episode.dissent",
     "{seats} {seats|draws|draw} a card instead")
NC_ ("words:episode.pass",
     "{seats} {seats|neither follows nor draws|neither follow nor draw}")
NC_ ("words:episode.cleanup",
     "{seats} discards {count}[, keeps {rest}][; {deeds}]")
NC_ ("words:episode.no-discard",
     "{seats} discards nothing[, keeps {rest}]")
NC_ ("words:episode.more",
     "{seats} goes on[: {deeds}]")
NC_ ("words:episode.faces",
     "{count} {count|fact|facts} about cards and piles")
NC_ ("words:deed.attacks",
     "pays armies for {things}")
NC_ ("words:deed.settles",
     "turns up {things}")
NC_ ("words:deed.tucks",
     "puts cards under {things}")
NC_ ("words:deed.keeps",
     "keeps {things}")
NC_ ("words:deed.acquires",
     "keeps {things}")
NC_ ("words:result.drawn",
     "{amount}")
NC_ ("words:drawn",
     "Cards drawn")
NC_ ("words:offer.lead",
     "{row} with {column} {column|card|cards}[: {outcome}]")
NC_ ("words:offer.lead-open",
     "{row}: more cards, or cards of other kinds")
NC_ ("words:offer.boost",
     "{row} with {column} more {column|card|cards}[: {outcome}]")
NC_ ("words:offer.answer",
     "{seat} follows with {column} {column|card|cards}[: {outcome}]")
NC_ ("words:offer.everyone-draws",
     "Everyone else draws")
NC_ ("words:offer.boost-card",
     "{seat} shows {row}[ × {column}]")
NC_ ("words:offer.is",
     "{row}")
NC_ ("words:offer.acquire",
     "{row}")
NC_ ("words:outcome.icons",
     "{amount} {amount|icon|icons}")
NC_ ("words:amount.drawn",
     "{amount}")
NC_ ("words:amount.icons",
     "{amount}")
NC_ ("words:unit.icons",
     "icons")
NC_ ("words:caption.discard",
     "[{remaining}]")
NC_ ("words:remaining.cards-kept",
     "keeps {amount}")
NC_ ("words:offer.discard",
     "{seat} discards {column} {column|card|cards}[: {remaining}]")
NC_ ("words:offer.discard-card",
     "{seat} discards {row}")
NC_ ("words:offer.dissent",
     "{seat} Draws a Card")
NC_ ("words:offer.pass",
     "{seat} Does Neither")
NC_ ("words:offer.number",
     "Hand: {column} Cards")
NC_ ("words:offer.empty",
     "The {row} Pile Is Empty")
NC_ ("words:trigger.influence",
     "No victory point is left")
NC_ ("words:trigger.uncounted-piles",
     "Fewer role cards are left than piles")
NC_ ("words:clock.uncounted-piles",
     "Role cards until a pile must be empty")
NC_ ("words:trigger.survey-pile",
     "The Survey pile is empty")
NC_ ("words:trigger.warfare-pile",
     "The Warfare pile is empty")
NC_ ("words:trigger.colonize-pile",
     "The Colonize pile is empty")
NC_ ("words:trigger.harvest-pile",
     "The Harvest pile is empty")
NC_ ("words:trigger.trade-pile",
     "The Trade pile is empty")
NC_ ("words:trigger.research-pile",
     "The Research pile is empty")
NC_ ("words:clock.influence",
     "Victory points left")
NC_ ("words:clock.survey-pile",
     "Survey cards left")
NC_ ("words:clock.warfare-pile",
     "Warfare cards left")
NC_ ("words:clock.colonize-pile",
     "Colonize cards left")
NC_ ("words:clock.harvest-pile",
     "Harvest cards left")
NC_ ("words:clock.trade-pile",
     "Trade cards left")
NC_ ("words:clock.research-pile",
     "Research cards left")
NC_ ("words:moment-over",
     "the game is over")
NC_ ("words:moment-action",
     "an Action card can be played")
NC_ ("words:moment-role",
     "the choice of a role")
NC_ ("words:moment-cleanup",
     "it is Cleanup")
NC_ ("words:moment-boost",
     "cards are being shown")
NC_ ("words:moment-answers",
     "the others answer")
NC_ ("words:moment-survey",
     "the choice of a planet")
NC_ ("words:moment-warfare",
     "Warfare is being carried out")
NC_ ("words:moment-colonize",
     "Colonize is being carried out")
NC_ ("words:moment-research",
     "the choice of a technology")
NC_ ("words:moment-harvest",
     "resources are being harvested")
NC_ ("words:moment-trade",
     "resources are being traded")
NC_ ("words:moment-by-hand",
     "the table does what the card says")
NC_ ("words:piles",
     "Role piles")
NC_ ("words:uncounted-piles",
     "Piles that nobody counted")
NC_ ("words:technologies",
     "Technologies")
NC_ ("words:shown",
     "Cards shown")
NC_ ("words:planets",
     "Planets")
NC_ ("words:under-planets",
     "Cards under planets")
NC_ ("words:hand",
     "Hand")
NC_ ("words:play",
     "Played cards")
NC_ ("words:discard",
     "Discard pile")
NC_ ("words:owned",
     "Technologies of the player")
NC_ ("words:deck",
     "Deck")
NC_ ("words:points",
     "Score")
NC_ ("words:influence",
     "Victory points")
NC_ ("words:armies",
     "Armies")
NC_ ("words:resources",
     "Resources")
NC_ ("words:surveyed",
     "Planets kept")
NC_ ("words:hand-size",
     "Hand size")
NC_ ("words:survey-pile",
     "Survey pile")
NC_ ("words:warfare-pile",
     "Warfare pile")
NC_ ("words:colonize-pile",
     "Colonize pile")
NC_ ("words:harvest-pile",
     "Harvest pile")
NC_ ("words:trade-pile",
     "Trade pile")
NC_ ("words:research-pile",
     "Research pile")
NC_ ("words:influence-supply",
     "Victory points in the supply")
NC_ ("words:planet-deck",
     "Planet deck")
NC_ ("words:planet-discard",
     "Discarded planets")
NC_ ("words:icons",
     "Icons shown")
NC_ ("words:turn",
     "Turn")
NC_ ("words:leader",
     "Leader")
NC_ ("words:colonize-cost",
     "Colonize icons needed")
NC_ ("words:army-cost",
     "Armies needed")
NC_ ("words:printed-influence",
     "Victory points printed")
NC_ ("words:colonies",
     "Colonize icons under it")
NC_ ("words:colonize-shown",
     "Colonize icons under it")
NC_ ("words:army-shown",
     "Armies")
NC_ ("words:type",
     "Type")
NC_ ("words:slot",
     "Place for a resource")
NC_ ("words:icon",
     "Icon")
NC_ ("words:two-icons",
     "Two equal icons")
NC_ ("words:action",
     "Action")
NC_ ("words:counted-from",
     "{number} from {subject}")
NC_ ("words:prospects-unknown",
     "Type not known yet")
NC_ ("words:prospects-type-1",
     "Type 1")
NC_ ("words:prospects-type-2",
     "Type 2")
NC_ ("words:prospects-type-3",
     "Type 3")
NC_ ("words:prospects-type-4",
     "Type 4")
NC_ ("words:type-1",
     "Type 1")
NC_ ("words:type-2",
     "Type 2")
NC_ ("words:type-3",
     "Type 3")
NC_ ("words:type-4",
     "Type 4")
NC_ ("words:colour-1",
     "Colour 1")
NC_ ("words:colour-2",
     "Colour 2")
NC_ ("words:colour-3",
     "Colour 3")
NC_ ("words:colour-4",
     "Colour 4")
NC_ ("words:no-slot",
     "None")
NC_ ("words:no-icon",
     "None")
NC_ ("words:no-action",
     "None")
NC_ ("words:by-hand",
     "As the card says")
NC_ ("words:unknown",
     "Not known")
NC_ ("words:start",
     "Start planet")
NC_ ("words:influence-tokens",
     "Victory points taken")
NC_ ("words:planet",
     "Planet")
NC_ ("words:technology",
     "Technology")
NC_ ("words:unknown-planet",
     "Not known yet: points of a planet")
NC_ ("words:unknown-technology",
     "Not known yet: points of a technology")
NC_ ("words:card",
     "Card")
NC_ ("words:pile",
     "Pile")
NC_ ("words:stated",
     "Counted at the table")
NC_ ("words:total",
     "Total victory points")
NC_ ("words:tiebreak",
     "Armies and resources")
NC_ ("words:decided.influence",
     "{winners} {winners|wins|win} with the most victory points.")
NC_ ("words:decided.tiebreak",
     "{winners} {winners|wins|win} the tie with the most armies and resources.")
NC_ ("words:decided.shared",
     "{winners} share the victory.")
NC_ ("words:decided.nobody",
     "Still equal: nobody wins.")
NC_ ("words:decided.unknown",
     "Not all faces are known yet: nobody can say who wins.")
NC_ ("words:decided.certain",
     "{winners} {winners|wins|win}, whatever the unknown points turn out to be.")
NC_ ("words:decided.open",
     "Who wins depends on a point that the table still has to decide.")
NC_ ("words:table.roles",
     "Role cards")
NC_ ("words:table.planets",
     "Planets")
NC_ ("words:table.technologies",
     "Technologies")
NC_ ("words:table.setups",
     "Numbers")
NC_ ("words:enter.setups",
     "_Enter Numbers")
NC_ ("words:field.starting",
     "Copies in a starting deck")
NC_ ("words:field.type",
     "Type")
NC_ ("words:field.colonize-cost",
     "Colonize icons needed")
NC_ ("words:field.army-cost",
     "Armies needed")
NC_ ("words:field.influence",
     "Victory points")
NC_ ("words:field.slots",
     "Places for resources")
NC_ ("words:field.icons",
     "Icons")
NC_ ("words:field.pile",
     "Starts in")
NC_ ("words:field.cards",
     "Cards of the pile and the starting decks")
NC_ ("words:field.opening",
     "Cards in the opening hand")
NC_ ("words:field.hand-size",
     "Hand size in Cleanup")
NC_ ("words:field.role-cards",
     "Role cards in all")
NC_ ("words:field.influence-supply",
     "Victory points in the supply")
NC_ ("words:field.armies",
     "Army discs")
NC_ ("words:field.discs",
     "Resource discs of each colour")
NC_ ("words:face.title",
     "name")
NC_ ("words:face.text",
     "what it does, in words")
NC_ ("words:face.action",
     "action")
NC_ ("words:step.none",
     "No Action")
NC_ ("words:step.draw",
     "Draw a card")
NC_ ("words:step.army",
     "Collect an army")
NC_ ("words:step.influence",
     "Take a victory point")
NC_ ("words:step.look",
     "Keep a planet")
NC_ ("words:step.settle",
     "Turn up a planet")
NC_ ("words:step.colony",
     "Put cards under a planet")
NC_ ("words:step.attack",
     "Pay armies for a planet")
NC_ ("words:step.research",
     "Keep a technology")
NC_ ("words:step.produce",
     "Harvest")
NC_ ("words:step.trade",
     "Trade")
NC_ ("words:step.by-hand",
     "By hand, as the text says")
NC_ ("words:value.ask",
     "The table decides")
NC_ ("words:value.no",
     "No")
NC_ ("words:value.yes",
     "Yes")
NC_ ("words:switch.survey-rest.bottom",
     "Under the deck")
NC_ ("words:switch.survey-rest.discard",
     "Discarded")
NC_ ("words:switch.freed-colonies.discard",
     "To the discard pile")
NC_ ("words:switch.freed-colonies.removed",
     "Out of the game")
NC_ ("words:switch.freed-colonies.stay",
     "They stay")
NC_ ("words:switch.tucked-cards.stay",
     "They stay")
NC_ ("words:switch.tucked-cards.discard",
     "They are discarded")
NC_ ("words:switch.follower-cards.leader-cleanup",
     "In the leader’s Cleanup")
NC_ ("words:switch.follower-cards.at-once",
     "At once")
NC_ ("words:switch.follower-cards.own-cleanup",
     "In their own Cleanup")
NC_ ("words:switch.above-hand.keep",
     "Kept")
NC_ ("words:switch.above-hand.discard",
     "Discarded")
NC_ ("words:switch.small-follow.nothing",
     "Brings nothing")
NC_ ("words:switch.small-follow.refused",
     "Not allowed")
NC_ ("words:switch.second-tie.shared",
     "Shared victory")
NC_ ("words:switch.second-tie.nobody",
     "Nobody wins")
NC_ ("words:switch.disc-limit.limited",
     "Limited")
NC_ ("words:switch.disc-limit.unlimited",
     "Not limited")
NC_ ("words:switch.influence-owed.paid",
     "Paid")
NC_ ("words:switch.influence-owed.lost",
     "Lost")
NC_ ("words:switch.empty-draw.nothing",
     "Draws nothing")
NC_ ("words:switch.empty-draw.refused",
     "Not allowed")
NC_ ("words:switch.start-planet.face-down",
     "Face down")
NC_ ("words:switch.start-planet.face-up",
     "Face up")
NC_ ("words:switch.decline.forbidden",
     "Not allowed")
NC_ ("words:switch.decline.allowed",
     "Allowed")
NC_ ("words:0",
     "0")
NC_ ("words:1",
     "1")
NC_ ("words:2",
     "2")
NC_ ("words:3",
     "3")
NC_ ("words:4",
     "4")
NC_ ("words:5",
     "5")
NC_ ("words:6",
     "6")
NC_ ("words:7",
     "7")
NC_ ("words:8",
     "8")
NC_ ("words:9",
     "9")
NC_ ("offers:rule:heading",
     "The rules leave this open: {subject:clause}")
NC_ ("offers:play:heading",
     "Action")
NC_ ("offers:play-technology:more",
     "Technologies")
NC_ ("offers:everyone-draws:label",
     "Everyone Else Draws")
NC_ ("offers:dissent:label",
     "Draw")
NC_ ("offers:boost-card:more",
     "Other Cards…")
NC_ ("offers:colony:label",
     "Put Cards Under")
NC_ ("offers:settle:label",
     "Turn Up")
NC_ ("offers:attack:label",
     "Pay Armies")
NC_ ("offers:produce:heading",
     "Harvest where?")
NC_ ("offers:trade:heading",
     "Trade which resource?")
NC_ ("offers:acquire:heading",
     "Keep which technology?")
NC_ ("offers:discard:heading",
     "{seat} discards")
NC_ ("offers:discard-card:more",
     "Name the Card")
NC_ ("offers:is:heading",
     "Which planet is it?")
NC_ ("offers:face:heading",
     "What does the card show?")
NC_ ("zones:uncounted-piles:caption",
     "Not Counted")
NC_ ("zones:uncounted-piles:brief",
     "Piles")
NC_ ("zones:technologies:caption",
     "Technologies")
NC_ ("zones:technologies:brief",
     "Tech.")
NC_ ("zones:owned:caption",
     "Technologies")
NC_ ("counters:influence:caption",
     "Influence")
NC_ ("counters:armies:caption",
     "Armies")
NC_ ("counters:resources:caption",
     "Resources")
NC_ ("counters:hand:caption",
     "Hand")
NC_ ("counters:deck:caption",
     "Deck")
NC_ ("counters:discard:caption",
     "Discard")
NC_ ("counters:survey-pile:brief",
     "Surv.")
NC_ ("counters:warfare-pile:brief",
     "Warf.")
NC_ ("counters:colonize-pile:brief",
     "Colon.")
NC_ ("counters:harvest-pile:brief",
     "Harv.")
NC_ ("counters:trade-pile:brief",
     "Trade")
NC_ ("counters:research-pile:brief",
     "Res.")
NC_ ("counters:influence-supply:caption",
     "Influence")
NC_ ("counters:planet-deck:caption",
     "Planets")
NC_ ("counters:leader:caption",
     "Leads")
NC_ ("card-counters:colonize-shown:caption",
     "Colonize")
NC_ ("card-counters:army-shown:caption",
     "Warfare")
