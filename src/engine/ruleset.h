/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/adjustment.h"
#include "engine/clock.h"
#include "engine/episode.h"
#include "engine/moment.h"
#include "engine/options.h"
#include "engine/random.h"
#include "engine/score.h"
#include "engine/state.h"
#include "engine/verdict.h"
#include "engine/view.h"

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
 * @timing: whether it says only that the move comes at the wrong moment: arb_complete() looks
 *   further then
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
 * @values: the values the code knows, in the order of its enumeration, ended by %NULL
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
 *
 * Rules that every system has, at these places in its list: a rule that the edition leaves open
 * (`rule.open`, subject: the switch), a move that says too little or what it cannot mean
 * (`record.malformed`), and one after the end (`game.over`).
 */
enum
{
  ARB_RULE_OPEN,
  ARB_RULE_MALFORMED,
  ARB_RULE_OVER,
  ARB_RULE_OWN,
};

/**
 * ARB_VERB_RULE:
 * ARB_VERB_END:
 *
 * The verbs that every system has, at these places in its list: `rule KEY VALUE`, and `end`, by
 * which the table ends the game here: broken off, or only to be scored. The engine itself checks
 * and applies them.
 */
enum
{
  ARB_VERB_RULE,
  ARB_VERB_END,
  ARB_VERB_OWN,
};

/**
 * ArbTelling:
 * @ARB_TELL_ALL: everything, also what only its owner sees
 * @ARB_TELL_PUBLIC: what everybody at the table can see
 * @ARB_TELL_COUNTS: what people keep up with: counts, technologies, the backs of planets
 *
 * How much of a game a table tells.
 */
typedef enum
{
  ARB_TELL_ALL,
  ARB_TELL_PUBLIC,
  ARB_TELL_COUNTS,
} ArbTelling;

/**
 * ArbPositionWord:
 * @name: the word
 * @of_seat: whether a seat stands before it
 * @first: bits of what the first argument must be; 0 if all arguments are alike
 * @rest: bits of what the others can be
 * @least: fewest of the others
 * @most: most of them
 *
 * A word with which a line describes a part of a position, like `1 hand survey research`. Where
 * @least is 0, `empty` says that there are none.
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
 * @move: an observation, or what the table says, in the notation
 * @seat: whom it is about; %ARB_TABLE where its word takes no seat
 * @first: the first argument, where its word takes one
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

/** ArbOffering: offers in the making, see arb_offers(). */
typedef struct _ArbOffering ArbOffering;

/** ArbOffer: what people record with one tap, see engine/offer.h. */
typedef struct _ArbOffer ArbOffer;

/** ARB_COMMON_VERBS: the first entries of every ruleset's list of verbs. */
#define ARB_COMMON_VERBS \
  { "rule", \
    ARB_VERB_TABLE, \
    FALSE, \
    { { ARB_ACCEPT_NAME (ARB_SORT_SWITCH), FALSE }, \
      { ARB_ACCEPT_NAME (ARB_SORT_SWITCH_VALUE), FALSE }, \
      { 0, FALSE } } }, \
  { \
    "end", ARB_VERB_TABLE, FALSE, \
    { \
      { \
        0, FALSE \
      } \
    } \
  }

/** ArbRemedies: what would make a move legal; see engine/remedy.h. */
typedef struct _ArbRemedies ArbRemedies;

/**
 * ArbRemedyFunc:
 * @state: the table
 * @move: a refused move
 * @reason: why it is refused
 * @remedies: takes moves by arb_remedies_suggest()
 *
 * Suggests moves of the same player, in this turn, that could help against a reason: a role to
 * lead, cards to boost with, a planet to settle. Only what everybody can see may be named. The
 * engine finds out which sequences of all suggestions make the move legal.
 */
typedef void (*ArbRemedyFunc) (const ArbState *state, ArbMove move, const ArbReason *reason,
                               ArbRemedies *remedies);

/**
 * ArbRules:
 * @compile: checks and compiles the records, and fills the sorts from %ARB_SORT_OWN on
 * @doubt: (nullable): adds what in a compiled catalogue contradicts what is known of the cards: an
 *   owner's copy may know better, so these are warnings
 * @setup: lays out the game; what is not known of it comes as moves
 * @to_decide: the seats that may decide now, as bits `1 << seat`; none when the game is over
 * @list: the legal decisions, answers and closing moves of a seat that may decide, each once and in
 *   canonical form
 * @canonicalize: gives a move its one canonical form: a planet named by card becomes its number, an
 *   argument that can be only one thing is filled in. Never changes what it cannot understand
 * @check: adds to the verdict, which is plainly legal at first, why the move may not be made. The
 *   move is in canonical form
 * @apply: makes the move. Unless @ruled, @check allows it; with @ruled only overrulable rules
 *   forbid it: then it pays what there is and takes what there is, and adds what was missing to
 *   @adjustments. %NULL for @adjustments means that nobody asks what was adjusted: then it is no
 *   ruling and no move of the table
 * @score: points, sources, ranks, winners
 * @conserve: whether nothing appeared or vanished; if not, @problem is a static message
 *
 * What every game has. All of these functions but @doubt must be there.
 */
typedef struct
{
  gboolean (*compile) (ArbCatalogue *catalogue, ArbDefects *defects);
  void (*doubt) (const ArbCatalogue *catalogue, ArbDefects *doubts);
  void (*setup) (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
  guint (*to_decide) (const ArbState *state);
  guint (*list) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  void (*canonicalize) (const ArbState *state, ArbMove *move);
  void (*check) (const ArbState *state, ArbMove move, ArbVerdict *verdict);
  void (*apply) (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);
  void (*score) (const ArbState *state, ArbScoreSheet *sheet);
  gboolean (*conserve) (const ArbState *state, const char **problem);
} ArbRules;

/**
 * ArbPresentation:
 * @describe: (nullable): the table in ids and numbers
 * @zones: (nullable): the ids of all zones that @describe adds, ended by %NULL: each has a look in
 *   `look.json`, and so have all ids of the next two. Each list is made by one macro with the
 *   enumerators by which @describe picks from it, and random play holds that it adds nothing else
 * @counters: (nullable): the ids of all counters that it adds, those of seats and of the table,
 *   and of all names of counts, see arb_view_name_count()
 * @card_counters: (nullable): the ids of all counters of cards that it adds
 * @identify: (nullable): the card that bears @number with @seat, as far as the state tells it; else
 *   %ARB_ARGUMENT_NONE. Asked only of seats of the game
 * @other_face: (nullable): the card that is printed on the other side of @card; %ARB_ARGUMENT_NONE
 *   where there is none
 * @deduce: (nullable): what follows for hidden cards from what is known, as zones of a view
 * @prospects: (nullable): what each seat could acquire, as zones of a view, a zone for each pile
 *   and seat. The counters of a card with a limit say how much of what it needs is there; in
 *   `affordable` is 1 if nothing is missing, and `level` sorts them
 * @clock: (nullable): how far the end is; with an earlier state (nullable) the pace since
 * @moment: (nullable): what is being decided; asked only while the game goes on. @moment is all zero
 *   before
 * @triggers: (nullable): ids of what can trigger the end, ended by %NULL
 * @triggered: (nullable): bits of those that have
 * @leader: (nullable): whose turn it is; %NULL where a turn is everybody's
 * @narrate: (nullable): takes @move, which leads from @before to @after, into @episode if it belongs
 *   to that part of the turn, and returns whether it does. It begins an episode that has no move
 *   yet: it gives it its kind, or leaves it to its words. Of an earlier turn nothing is asked, nor
 *   of what only says what was seen. %NULL where each gesture is a part of its own
 *
 * How a table is shown and read aloud. Any of it may be absent.
 */
typedef struct
{
  void (*describe) (const ArbState *state, ArbView *view);
  const char *const *zones;
  const char *const *counters;
  const char *const *card_counters;
  ArbArgument (*identify) (const ArbState *state, guint seat, guint number);
  ArbArgument (*other_face) (const ArbCatalogue *catalogue, ArbArgument card);
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
 * @questions: (nullable): the moves of any seat that a person would ask about, legal or not, in
 *   canonical form; all that @list has is among them. Shown as buttons and by `moves --all`. It
 *   decides nothing: each move is checked
 * @offers: (nullable): what people record with one tap, see #ArbOffer
 * @offer_kinds: (nullable): the ids of all kinds of @offers, ended by %NULL: each has a look in
 *   `look.json`
 * @picture: (nullable): adds to the last zone of @view the card that an offer is about, where that
 *   is more than its name
 * @contributions: (nullable): the cards from which the numbers of a reason against a move of @seat
 *   come, as the state shows them: at most %ARB_MAX_CONTRIBUTIONS; returns how many there are
 * @remedies: (nullable): for each rule what suggests moves against it. arb_no_remedy() where there
 *   is nothing to suggest; %NULL only for rules that cannot be overruled
 * @position_words: (nullable): the words that describe a position, ended by one without a name
 * @arrange: (nullable): the moves that bring a table to what a line says with one of them: at most
 *   %ARB_MAX_POSITION_MOVES; returns how many. It decides nothing: each move is checked
 *
 * What helps a person to find, and to understand, a move. Any of it may be absent.
 */
typedef struct
{
  guint (*questions) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  void (*offers) (const ArbState *state, ArbOffering *offering);
  const char *const *offer_kinds;
  void (*picture) (const ArbState *state, const ArbOffer *offer, ArbView *view);
  guint (*contributions) (const ArbState *state, guint seat, const ArbReason *reason,
                          ArbContribution *contributions);
  const ArbRemedyFunc *remedies;
  const ArbPositionWord *position_words;
  guint (*arrange) (const ArbState *state, const ArbPositionLine *line, ArbMove *moves);
} ArbHelp;

/**
 * ArbPlayout:
 * @truth_size: bytes of what lies hidden
 * @makes_up: (nullable): whether @deal has to make up faces that @catalogue does not know; %NULL where
 *   every face is known
 * @deal: (nullable): shuffles what lies hidden, and writes the set-up as moves: at most @max;
 *   returns how many
 * @observe: (nullable): what a table that records everything would record now, in order: at most
 *   @max; returns how many. Called again after they were made, until there is none
 * @redact: (nullable): makes of a move of a game recorded completely what a table that tells less
 *   would record; %FALSE if nothing
 *
 * What random play needs to know besides the rules: the shuffled truth. A game that hides nothing
 * has none of it.
 */
typedef struct
{
  gsize truth_size;
  gboolean (*makes_up) (const ArbCatalogue *catalogue);
  guint (*deal) (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);
  guint (*observe) (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves,
                    guint max);
  gboolean (*redact) (const ArbState *complete, ArbMove *move, ArbTelling telling);
} ArbPlayout;

/**
 * ArbRuleset:
 * @id: kebab-case, the folder of its files in `data/games`
 * @bgg_id: its number at BoardGameGeek, where other programs look it up; 0 if it has none
 * @state_size: bytes of its state, at most %ARB_STATE_MAX
 * @catalogue_size: bytes of its catalogue
 * @min_seats: fewest players
 * @max_seats: most players
 * @turns_are_rounds: whether the turn counts rounds; if not, a round is a turn of every seat
 * @records: (nullable): the tables of its own records, after the common ones
 * @faces: (nullable): what of these the owner of a copy types in, ended by one without a table
 * @verbs: its notation; they begin with %ARB_COMMON_VERBS
 * @n_verbs: how many
 * @rule_definitions: every rule a reason can name; they begin with `rule.open`,
 *   `record.malformed` and `game.over`
 * @n_rules: how many
 * @switches: (nullable): its switches and their values
 * @n_switches: how many
 * @rules: what every game has
 * @presentation: how it is shown
 * @help: how it is explained
 * @playout: how it is played at random
 *
 * A game system: what it is, and four parts of functions. Nothing outside its folder knows more of
 * it. Callers ask by the functions of `engine/referee.h`, which know what is absent.
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
  const ArbVerb *verbs;
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
