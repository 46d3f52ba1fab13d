/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/adjustment.h"
#include "engine/core/clock.h"
#include "engine/core/counter.h"
#include "engine/core/episode.h"
#include "engine/core/moment.h"
#include "engine/core/options.h"
#include "engine/core/pool.h"
#include "engine/core/random.h"
#include "engine/core/score.h"
#include "engine/core/state.h"
#include "engine/core/verb.h"
#include "engine/core/verdict.h"
#include "engine/core/view.h"

G_BEGIN_DECLS

/**
 * ARB_MAX_MOVES:
 *
 * Room for the moves of one seat in one state: those of its list, or of its questions.
 */
#define ARB_MAX_MOVES 512

/**
 * ArbRuleDefinition:
 * @id: dotted kebab-case; `rules.json` must have it
 * @timing: whether it only says that the move comes at the wrong moment; arb_complete() tries
 *   closing moves then
 * @numbers: the names of the numbers of its reasons, in order; ended by %NULL
 */
typedef struct
{
  const char *id;
  gboolean timing;
  const char *numbers[ARB_MAX_NUMBERS + 1];
} ArbRuleDefinition;

/**
 * ArbSwitchDefinition:
 * @id: kebab-case; `editions.json` must have it
 * @values: the values in the order of the enumeration in the code, ended by %NULL. `editions.json`
 *   can add `ask` as the last one; no game knows it. The first is assumed until the table has answered
 */
typedef struct
{
  const char *id;
  const char *values[ARB_MAX_SWITCH_VALUES + 1];
} ArbSwitchDefinition;

/**
 * ARB_RULE_OPEN:
 * ARB_RULE_MALFORMED:
 * ARB_RULE_OVER:
 * ARB_RULE_LEFT:
 * ARB_RULE_KNOWN:
 *
 * Rules that every system has, at these places in its list: a rule that the edition leaves open
 * (`rule.open`, subject: the switch), a move that is incomplete or cannot mean anything
 * (`record.malformed`), one after the end (`game.over`), one of a player who has left the table
 * (`player.left`, its number is the turn), and one that records what is known already
 * (`record.told`). The one number of a malformed move is how many seats there are if only the seat
 * before it is missing, otherwise 0.
 */
enum
{
  ARB_RULE_OPEN,
  ARB_RULE_MALFORMED,
  ARB_RULE_OVER,
  ARB_RULE_LEFT,
  ARB_RULE_KNOWN,
  ARB_RULE_OWN,
};

/** ARB_COMMON_RULES: the first entries of every ruleset's list of rules. */
#define ARB_COMMON_RULES \
  { "rule.open", FALSE, { NULL } }, { "record.malformed", FALSE, { "seats", NULL } }, \
      { "game.over", FALSE, { NULL } }, { "player.left", FALSE, { "turn", NULL } }, \
  { \
    "record.told", FALSE, \
    { \
      NULL \
    } \
  }

/**
 * ARB_VERB_RULE:
 * ARB_VERB_END:
 * ARB_VERB_COUNT:
 * ARB_VERB_LEAVE:
 *
 * The verbs that every system has, at these places in its list: `rule KEY VALUE`; `end`, by which
 * the table ends the game: broken off, or only scored; `SEAT count COUNTER N`, the table's word, see
 * engine/play/count.h; and `SEAT leave`, see engine/play/leave.h. The engine itself checks and applies
 * them.
 */
enum
{
  ARB_VERB_RULE,
  ARB_VERB_END,
  ARB_VERB_COUNT,
  ARB_VERB_LEAVE,
  ARB_VERB_OWN,
};

/**
 * ArbRecordDetail:
 * @ARB_DETAIL_ALL: everything, also hidden cards that only their owner sees
 * @ARB_DETAIL_PUBLIC: everything that all players can see
 * @ARB_DETAIL_COUNTS: only what people can keep up with: counts, technologies, the backs of planets
 *
 * How much of a game a table records.
 */
typedef enum
{
  ARB_DETAIL_ALL,
  ARB_DETAIL_PUBLIC,
  ARB_DETAIL_COUNTS,
} ArbRecordDetail;

/**
 * ArbPositionWord:
 * @name: the word
 * @of_seat: whether a seat comes before it
 * @first: bits of the kinds of the first argument; 0 if all arguments are of the same kinds
 * @rest: bits of the kinds of the others
 * @least: fewest of the others
 * @most: most of them
 *
 * A word with which a line describes a part of a position, like `1 hand survey research`. If @least
 * is 0, `empty` means that there are none.
 */
typedef struct
{
  const char *name;
  gboolean of_seat;
  guint16 first;
  guint16 rest;
  guint8 least;
  guint8 most;
} ArbPositionWord;

/** ARB_MAX_POSITION_ARGUMENTS: the most things that one line of a position lists. */
#define ARB_MAX_POSITION_ARGUMENTS 40

/**
 * ArbPositionLine:
 * @word: the place of its word among those of the system; -1 if the line is @move
 * @move: an observation or a move of the table
 * @seat: the seat; %ARB_TABLE if its word has none
 * @first: the first argument, if its word has one
 * @rest: the others
 * @n_rest: how many
 *
 * A line of the description of a position.
 */
typedef struct
{
  gint word;
  ArbMove move;
  guint seat;
  ArbArgument first;
  ArbArgument rest[ARB_MAX_POSITION_ARGUMENTS];
  guint n_rest;
} ArbPositionLine;

/** ARB_MAX_POSITION_MOVES: the most moves that one line of a position becomes. */
#define ARB_MAX_POSITION_MOVES 128

/** ArbOffering: offers that are being made, see arb_offers(). */
typedef struct _ArbOffering ArbOffering;

/** ArbOffer: what people record with one tap, see engine/help/offer.h. */
typedef struct _ArbOffer ArbOffer;

/**
 * ARB_OFFER_RULE:
 *
 * The kind of an offer that answers an open rule. Its row is the switch. Every game with an open
 * rule has a look for it.
 */
#define ARB_OFFER_RULE "rule"

/** ARB_A_COUNTER: an argument that is a counter. */
#define ARB_A_COUNTER ARB_ACCEPT_NAME (ARB_SORT_COUNTER)

/**
 * ARB_COMMON_VERBS: the first entries of every ruleset's list of verbs.
 */
#define ARB_COMMON_VERBS \
  &(const ArbVerb){ .name = "rule", \
                    .kind = ARB_VERB_TABLE, \
                    .slots = { ARB_MUST (ARB_ACCEPT_NAME (ARB_SORT_SWITCH)), \
                               ARB_MUST (ARB_ACCEPT_NAME (ARB_SORT_SWITCH_VALUE)) } }, \
      &(const ArbVerb){ .name = "end", .kind = ARB_VERB_TABLE }, \
      &(const ArbVerb){ .name = "count", \
                        .kind = ARB_VERB_TABLE, \
                        .slots = { ARB_MUST (ARB_A_COUNTER), \
                                   ARB_MUST (ARB_ACCEPT (ARB_ARGUMENT_COUNT) \
                                             | ARB_ACCEPT_ZERO) } }, \
      &(const ArbVerb) \
  { \
    .name = "leave", .kind = ARB_VERB_TABLE, .of_seat = ARB_SEAT_NEEDED \
  }

/**
 * ArbRules:
 * @compile: (nullable): checks and compiles the records, and fills the sorts from %ARB_SORT_OWN on.
 *   %NULL if there is nothing to check: then the ids of each table of the game's own records are a
 *   sort, in the order of the tables
 * @doubt: (nullable): adds warnings about values of a compiled catalogue that contradict what is
 *   known about the cards; the owner's copy may be right nevertheless
 * @setup: lays out the game, as far as it is known before the first move
 * @to_decide: the seats that may decide now, as bits `1 << seat`; none when the game is over
 * @phases: (nullable): the phases of the turn, or effects, that ask @seat for something now, as bits,
 *   see #ArbVerb; for a seat that does not decide now, those about which it would ask. %NULL if no
 *   verb says what it is asked by
 * @list: (nullable): the legal decisions, answers and closing moves of a seat that may decide, each
 *   once and in canonical form. %NULL if the verbs say it, see arb_dispatch_list()
 * @list_any_moment: (nullable): the legal decisions of a seat that is not asked: what can be done in
 *   anybody's turn, as @check_seat has it. Nobody waits for them
 * @seat_rule: the rule by which a decision of a seat that may not decide now is refused, and nothing
 *   else is said against it; its first number is the seat that may. 0 if @check_seat says
 *   it, or every seat that is asked decides
 * @settled_rule: the rule by which the answer to a switch that no edition leaves open is refused, with
 *   the switch as its subject; 0 if the game has no such switch
 * @check_seat: (nullable): the reasons why the seat of a decision may not decide now; returns whether
 *   those against the move itself follow
 * @order_reasons: (nullable): puts several reasons against a decision in the order in which a rules
 *   lawyer would give them
 * @leave: (nullable): takes back what is asked of @seat, whose player has just left the table: at least two are
 *   left. From then on nothing is asked of it. %NULL in a game for two, which is over
 *   then
 * @go_on: (nullable): what follows a move by itself, up to the next decision
 * @score: points, sources, ranks, winners
 * @adjusts: the verb whose moves about counters are the engine's, see engine/play/count.h; 0 if there
 *   is none
 * @out_of_range: the rule against a counter that would be negative, or more than there can be; its
 *   numbers are how many there are, the change, and the most. 0 if no counter can be set
 * @unclear: the rule against one of which it is not clear what has to come or leave; its number is how
 *   many there are. 0 if there is none
 * @conserve: (nullable): whether no card or token appeared or vanished, besides those of the pools; if
 *   not, @problem is a static message
 *
 * The rules of a game besides those of its verbs, see #ArbVerb.
 */
typedef struct
{
  gboolean (*compile) (ArbCatalogue *catalogue, ArbDefects *defects);
  void (*doubt) (const ArbCatalogue *catalogue, ArbDefects *doubts);
  void (*setup) (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
  guint (*to_decide) (const ArbState *state);
  guint64 (*phases) (const ArbState *state, guint seat);
  guint (*list) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  guint (*list_any_moment) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  guint seat_rule;
  guint settled_rule;
  gboolean (*check_seat) (const ArbState *state, ArbMove move, ArbVerdict *verdict);
  void (*order_reasons) (const ArbState *state, ArbMove move, ArbVerdict *verdict);
  void (*leave) (ArbState *state, guint seat);
  void (*go_on) (ArbState *state);
  void (*score) (const ArbState *state, ArbScoreSheet *sheet);
  guint adjusts;
  guint out_of_range;
  guint unclear;
  gboolean (*conserve) (const ArbState *state, const char **problem);
} ArbRules;

/**
 * ArbPresentation:
 * @describe: (nullable): describes the table in ids and numbers
 * @zones: (nullable): the ids of all zones that @describe adds, ended by %NULL: each has a look in
 *   `look.json`, and so have all ids of the next two. Each list is made by one macro together with
 *   the enumerators that @describe uses, and random play checks that it adds nothing else
 * @card_counters: (nullable): the ids of all counters of cards that it adds
 * @identify: (nullable): the card of @seat with the number @number, if it is known; otherwise
 *   %ARB_ARGUMENT_NONE. Called only for seats of the game
 * @other_face: (nullable): the card that is printed on the other side of @card; %ARB_ARGUMENT_NONE
 *   if there is none
 * @face: (nullable): adds what is printed on @card to the last card of @view, as far as it is known;
 *   nothing if @card is no card
 * @deduce: (nullable): what can be inferred about hidden cards, as zones of a view
 * @prospects: (nullable): what each seat could acquire, as zones of a view, a zone for each pile
 *   and seat. The counters with a limit say how much of the card's needs is there; `affordable` is
 *   1 if nothing is missing, and `level` is used for sorting
 * @clock: (nullable): the end clock; with an earlier state (nullable), the pace since then
 * @moment: (nullable): the present decision; called only until the game is over. @moment is all
 *   zero before
 * @triggers: (nullable): ids of the triggers of the end, ended by %NULL
 * @triggered: (nullable): bits of those that have been met
 * @leader: (nullable): the seat whose turn it is; %NULL if a turn belongs to all seats
 * @narrate: (nullable): takes @move, which leads from @before to @after, into @episode if it
 *   belongs to that part of the turn, and returns whether it does. For an episode without moves it
 *   sets the kind, or leaves it %NULL. It is not called for moves of another turn or for
 *   observations. %NULL if each gesture is a part of its own
 *
 * How a table is shown and read aloud. All fields are optional.
 */
typedef struct
{
  void (*describe) (const ArbState *state, ArbView *view);
  const char *const *zones;
  const char *const *card_counters;
  ArbArgument (*identify) (const ArbState *state, guint seat, guint number);
  ArbArgument (*other_face) (const ArbCatalogue *catalogue, ArbArgument card);
  void (*face) (const ArbState *state, ArbArgument card, ArbView *view);
  void (*deduce) (const ArbState *state, ArbView *view);
  void (*prospects) (const ArbState *state, ArbView *view);
  void (*clock) (const ArbState *now, const ArbState *earlier, ArbClock *clock);
  void (*moment) (const ArbState *state, ArbMoment *moment);
  const char *const *triggers;
  guint (*triggered) (const ArbState *state);
  guint (*leader) (const ArbState *state);
  gboolean (*narrate) (const ArbState *before, ArbMove move, const ArbState *after,
                       ArbEpisode *episode);
} ArbPresentation;

/**
 * ArbHelp:
 * @questions: (nullable): the moves of any seat that people would ask about, legal or not, in
 *   canonical form, with all moves of @list. They are buttons in the window and listed by `moves
 *   --all`. Each move is checked separately. %NULL if the verbs say it, or there is only @list
 * @offers: (nullable): lists the offers, see #ArbOffer, besides those of the verbs
 * @offer_kinds: (nullable): the ids of the kinds of @offers that no verb has, ended by %NULL. Every kind
 *   has a look in `look.json`
 * @picture: (nullable): adds the card of an offer to the last zone of @view, if more than its name
 *   is known
 * @contributions: (nullable): the cards from which the numbers of a reason against a move of @seat
 *   come, by the state: at most %ARB_MAX_CONTRIBUTIONS; returns how many there are
 * @supposes: (nullable): whether a decision of the list needs a hidden card to be what the move says:
 *   a card that the hand may hold, and need not
 * @answers: (nullable): adds the observations that could settle why @move is undecidable: whatever the
 *   card can be or show. Those that are refused are left out. Open rules are not asked here
 * @position_words: (nullable): the words that describe a position, ended by one without a name
 * @arrange: (nullable): the moves that arrange a table as a line with one of these words says: at
 *   most %ARB_MAX_POSITION_MOVES; returns how many. Each move is checked separately
 * @most: (nullable): the most of @what, which people count by its number at the end of a game, that
 *   all seats together can have in @state, by what lies in the box and what is printed on the cards
 *   that nobody has by name; -1 if there is no such number. It is a hint for people who count: no
 *   move is refused for it
 *
 * Functions that help people to find and understand moves. All fields are optional.
 */
typedef struct
{
  guint (*questions) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  void (*offers) (const ArbState *state, ArbOffering *offering);
  const char *const *offer_kinds;
  void (*picture) (const ArbState *state, const ArbOffer *offer, ArbView *view);
  guint (*contributions) (const ArbState *state, guint seat, const ArbReason *reason,
                          ArbContribution *contributions);
  gboolean (*supposes) (const ArbState *state, ArbMove move);
  void (*answers) (const ArbState *state, ArbMove move, const ArbReason *reason, ArbMoves *moves);
  const ArbPositionWord *position_words;
  guint (*arrange) (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);
  gint (*most) (const ArbState *state, ArbArgument what);
} ArbHelp;

/**
 * ArbPlayout:
 * @truth_size: bytes of the hidden truth
 * @makes_up: (nullable): whether @deal has to make up something that @catalogue does not know, besides
 *   the faces that follow from `faces` of the ruleset
 * @likely: (nullable): of the @n values that @feature of @card can have, in order, from which one on,
 *   and how many, are worth trying when faces are made up; by itself all of them
 * @deal: (nullable): shuffles the hidden cards, and writes the set-up as moves: at most @max;
 *   returns how many
 * @observe: (nullable): the observations that a table which records everything would make now, in
 *   order: at most @max; returns how many. Called again after they were applied, until there are
 *   none
 * @redact: (nullable): turns a move of a completely recorded game into what a table that records
 *   less would record; %FALSE if it would record nothing
 *
 * The hidden truth, for random play, besides that of the pools, see #ArbPool. All fields are optional;
 * code outside of a game calls arb_deal(), arb_observe() and arb_redact().
 */
typedef struct
{
  gsize truth_size;
  gboolean (*makes_up) (const ArbCatalogue *catalogue);
  void (*likely) (const ArbCatalogue *catalogue, ArbArgument card, guint feature, guint *first,
                  guint *n);
  guint (*deal) (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);
  guint (*observe) (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                    guint max);
  gboolean (*redact) (const ArbState *complete, ArbMove *move, ArbRecordDetail detail);
} ArbPlayout;

/**
 * ArbRuleset:
 * @id: kebab-case, the folder of its files in `data/games`
 * @bgg_id: its number at BoardGameGeek, by which other programs find it; 0 if it has none
 * @state_size: bytes of its state, at most %ARB_STATE_MAX
 * @catalogue_size: bytes of its catalogue
 * @min_seats: fewest players
 * @max_seats: most players
 * @turns_are_rounds: whether the turn counts rounds; if not, a round is a turn of every seat
 * @records: (nullable): the tables of its own records, after the common ones
 * @faces: (nullable): what of these the owner of a copy types in, ended by one without a table
 * @pools: (nullable): the cards of which each exists once, ended by one without cards
 * @counters: (nullable): the numbers on the table, ended by one without an id: all that @describe adds,
 *   and all zones
 * @face_words: (nullable): how the table says what it sees of that; %NULL if all of it is known
 * @verbs: its notation; they begin with %ARB_COMMON_VERBS
 * @n_verbs: how many
 * @rule_definitions: every rule a reason can name; they begin with %ARB_COMMON_RULES
 * @n_rules: how many
 * @switches: (nullable): its switches and their values
 * @n_switches: how many
 * @rules: the rules
 * @presentation: how it is shown
 * @help: how it is explained
 * @playout: how it is played at random
 *
 * A game system: its data, and four tables of functions. Code outside its folder knows nothing else
 * about it, and calls the functions of `engine/play/referee.h`, which handle missing ones.
 */
struct _ArbRuleset
{
  const char *id;
  guint bgg_id;
  gsize state_size;
  gsize catalogue_size;
  guint min_seats;
  guint max_seats;
  gboolean turns_are_rounds;
  const ArbFieldTable *records;
  const ArbFaces *faces;
  const ArbPool *pools;
  const ArbCounterDefinition *counters;
  const ArbFaceWords *face_words;
  const ArbVerb *const *verbs;
  guint n_verbs;
  const ArbRuleDefinition *rule_definitions;
  guint n_rules;
  const ArbSwitchDefinition *switches;
  guint n_switches;

  ArbRules rules;
  ArbPresentation presentation;
  ArbHelp help;
  ArbPlayout playout;
};

G_END_DECLS
