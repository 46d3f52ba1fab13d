/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/adjustment.h"
#include "engine/catalogue.h"
#include "engine/random.h"
#include "engine/score.h"
#include "engine/verdict.h"
#include "engine/view.h"

G_BEGIN_DECLS

/**
 * ARB_STATE_MAX:
 *
 * The most bytes a system's state may take: small enough to copy for every question.
 */
#define ARB_STATE_MAX 2048

/**
 * ARB_MAX_MOVES:
 *
 * Room for the candidates of one seat in one state.
 */
#define ARB_MAX_MOVES 512

/**
 * ArbState:
 * @catalogue: the cards and editions in use; outlives the state
 * @n_seats: seats in the game
 * @over: whether the game has ended
 * @ended_by_table: whether the table ended it, not the rules
 * @played: whether somebody has decided or seen anything; what the table tells before is the set-up,
 *   or the end of a game that was played without a record
 * @turn: counts turns (or rounds) from 1
 * @n_ruled: moves so far that happened although a rule forbids them
 * @n_adjusted: adjustments so far
 * @switches: the value of each switch
 *
 * What every system's state begins with. A state is plain memory: copied with memcpy(), compared
 * with memcmp(), owning nothing.
 */
typedef struct
{
  const ArbCatalogue *catalogue;
  guint8 n_seats;
  guint8 over;
  guint8 ended_by_table;
  guint8 played;
  guint16 turn;
  guint16 n_ruled;
  guint16 n_adjusted;
  guint8 switches[ARB_MAX_SWITCHES];
} ArbState;

/**
 * ArbStateRoom:
 * @state: what every system has of it
 * @bytes: all it may take
 *
 * Room for a state of any system.
 */
typedef union
{
  ArbState state;
  guint64 bytes[ARB_STATE_MAX / sizeof (guint64)];
} ArbStateRoom;

/**
 * ArbOptions:
 * @n_seats: number of players
 * @edition: index of the edition
 * @switches: the value of each switch, after edition, variants and house rules
 */
typedef struct
{
  guint n_seats;
  guint edition;
  guint8 switches[ARB_MAX_SWITCHES];
} ArbOptions;

/**
 * ArbRuleDefinition:
 * @id: dotted kebab-case; `rules.json` must have it
 * @order: whether it says only that the move comes at the wrong moment: arb_complete() looks
 *   further then
 * @numbers: the names of the numbers of its reasons, in order; ended by %NULL
 */
typedef struct
{
  const char *id;
  gboolean order;
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

#define ARB_MAX_CLOCK_LINES 8

/**
 * ArbClockLine:
 * @id: static id of what can trigger the end
 * @distance: how many cards or tokens are left until then
 * @turns: after how many turns at the present pace, or -1 if it cannot be told
 */
typedef struct
{
  const char *id;
  gint distance;
  gint turns;
} ArbClockLine;

/**
 * ArbClock:
 * @triggered: whether the end has been triggered
 * @lines: the triggers
 * @turns_left: the seats that still have a turn after this one once the end is triggered, in
 *   order; those of a further round and of an extra turn included
 *
 * How far the end of the game is.
 */
typedef struct
{
  gboolean triggered;
  guint n_lines;
  ArbClockLine lines[ARB_MAX_CLOCK_LINES];
  guint n_turns_left;
  guint8 turns_left[2 * ARB_MAX_SEATS + 1];
} ArbClock;

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

/** ArbOffering: offers in the making, see arb_offers(). */
typedef struct _ArbOffering ArbOffering;

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
 * @remedies: takes what is missing and, by arb_remedies_add(), what could supply it
 *
 * What would take away a reason. Only what everybody can see may be named.
 */
typedef void (*ArbRemedyFunc) (const ArbState *state, ArbMove move, const ArbReason *reason,
                               ArbRemedies *remedies);

/**
 * ArbRuleset:
 * @id: kebab-case, the folder of its files
 * @bgg_id: its number at BoardGameGeek, where other programs look it up; 0 if it has none
 * @state_size: bytes of its state, at most %ARB_STATE_MAX
 * @catalogue_size: bytes of its catalogue
 * @truth_size: bytes of what lies hidden, for random play
 * @min_seats: fewest players
 * @max_seats: most players
 * @turns_are_rounds: whether the turn counts rounds; if not, a round is a turn of every seat
 * @records: the tables of its own records, after the common ones
 * @verbs: its notation; they begin with %ARB_COMMON_VERBS
 * @n_verbs: how many
 * @rules: every rule a reason can name; they begin with `rule.open`, `record.malformed` and
 *   `game.over`
 * @n_rules: how many
 * @switches: its switches and their values
 * @n_switches: how many
 * @compile: checks and compiles the records, and fills the sorts from %ARB_SORT_OWN on
 * @setup: lays out the game; what is not known of it comes as moves
 * @to_decide: the seats that may decide now, as bits `1 << seat`; none when the game is over
 * @candidates: what a seat could think of doing: contains every legal decision (and closing
 *   move) in its standard form, and the forbidden ones a player would ask about
 * @standard: gives a move its one standard form: a planet named by card becomes its number, an
 *   argument that can be only one thing is filled in. Never changes what it cannot understand
 * @check: the one predicate: may this move be made? The move is in standard form
 * @apply: makes the move; one that @check allows, or one that only overrulable rules forbid: then
 *   it pays what there is and takes what there is, and tells what was missing. Only a ruling and
 *   what the table says come with a list to tell it in
 * @score: points, sources, ranks, winners
 * @describe: the table in ids and numbers
 * @identify: (nullable): the card that bears @number with @seat, as far as the state tells it; else
 *   %ARB_ARGUMENT_NONE. Asked only of seats of the game
 * @deduce: (nullable): what follows for hidden cards from what is known, as zones of a view
 * @prospects: (nullable): what each seat could acquire, as zones of a view, a zone for each pile
 *   and seat. The counters of a card with a limit say how much of what it needs is there; in
 *   `affordable` is 1 if nothing is missing, and `level` sorts them
 * @clock: (nullable): how far the end is; with an earlier state (nullable) the pace since
 * @conserve: whether nothing appeared or vanished; a message in @problem if not
 * @deal: shuffles what lies hidden, for random play, and writes the set-up as moves
 * @observe: what a table that tells everything would now tell; called until it returns %FALSE
 * @offers: (nullable): what people tell with one tap, see #ArbOffer
 * @tell: makes of a move of a game told completely what a table would tell; %FALSE if nothing
 * @triggers: names of what can trigger the end, ended by %NULL
 * @triggered: bits of those that have
 * @parts: (nullable): the cards from which the numbers of a reason against a move of @seat come, as
 *   the state shows them: at most %ARB_MAX_PARTS, and how many there are
 * @remedies: (nullable): for each rule what would take it away. arb_nothing_can() where nothing
 *   does; %NULL only for rules that cannot be overruled, where that is not asked
 * @sources: (nullable): the ids of what remedies come from, ended by %NULL
 *
 * A game system: all of its rules behind one table of functions. Nothing outside its folder
 * knows more of it.
 */
struct _ArbRuleset
{
  const char *id;
  guint bgg_id;
  gsize state_size;
  gsize catalogue_size;
  gsize truth_size;
  guint min_seats;
  guint max_seats;
  gboolean turns_are_rounds;
  const ArbFieldTable *records;
  const ArbVerb *verbs;
  guint n_verbs;
  const ArbRuleDefinition *rules;
  guint n_rules;
  const ArbSwitchDefinition *switches;
  guint n_switches;

  gboolean (*compile) (ArbCatalogue *catalogue, ArbDefects *defects);
  void (*setup) (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);
  guint (*to_decide) (const ArbState *state);
  guint (*candidates) (const ArbState *state, guint seat, ArbMove *moves, guint max);
  void (*standard) (const ArbState *state, ArbMove *move);
  void (*check) (const ArbState *state, ArbMove move, ArbVerdict *verdict);
  void (*apply) (ArbState *state, ArbMove move, ArbAdjustments *adjustments);
  void (*score) (const ArbState *state, ArbScoreSheet *sheet);
  void (*describe) (const ArbState *state, ArbView *view);
  ArbArgument (*identify) (const ArbState *state, guint seat, guint number);
  void (*deduce) (const ArbState *state, ArbView *view);
  void (*prospects) (const ArbState *state, ArbView *view);
  void (*clock) (const ArbState *now, const ArbState *earlier, ArbClock *clock);
  gboolean (*conserve) (const ArbState *state, const char **problem);
  guint (*deal) (ArbState *state, gpointer truth, ArbRandom *random, ArbMove *moves, guint max);
  gboolean (*observe) (const ArbState *state, gpointer truth, ArbRandom *random, ArbMove *move);
  void (*offers) (const ArbState *state, ArbOffering *offering);
  gboolean (*tell) (const ArbState *complete, ArbMove *move, ArbTelling telling);
  const char *const *triggers;
  guint (*triggered) (const ArbState *state);
  guint (*parts) (const ArbState *state, guint seat, const ArbReason *reason, ArbPart *parts);
  const ArbRemedyFunc *remedies;
  const char *const *sources;
};

/** arb_ruleset_of: the ruleset of a state. */
static inline const ArbRuleset *
arb_ruleset_of (const ArbState *state)
{
  return state->catalogue->ruleset;
}

/**
 * arb_options_init:
 * @options: to be filled
 * @catalogue: the catalogue of the system
 * @n_seats: number of players
 * @edition: index of the edition
 *
 * Sets the switches as the edition has them.
 */
void arb_options_init (ArbOptions *options, const ArbCatalogue *catalogue, guint n_seats,
                       guint edition);

/** arb_options_add_variant: turns the switches of variant number @variant. */
void arb_options_add_variant (ArbOptions *options, const ArbCatalogue *catalogue, guint variant);

/**
 * arb_setup:
 * @catalogue: the catalogue of the system
 * @options: number of players and switches
 * @state: in an #ArbStateRoom, overwritten
 */
void arb_setup (const ArbCatalogue *catalogue, const ArbOptions *options, ArbState *state);

/**
 * arb_check:
 * @state: a state
 * @move: a move in standard form
 * @verdict: (out): set
 *
 * May this move be made now? Allocates nothing.
 *
 * Returns: whether it may be made without a ruling
 */
gboolean arb_check (const ArbState *state, ArbMove move, ArbVerdict *verdict);

/**
 * arb_apply:
 * @state: a state
 * @move: a move in standard form that arb_check() allows, or with @ruled overrulable
 * @ruled: whether the table allows it against the rules
 */
void arb_apply (ArbState *state, ArbMove move, gboolean ruled);

/**
 * arb_apply_telling:
 * @state: as for arb_apply()
 * @move: as for arb_apply()
 * @ruled: as for arb_apply()
 * @adjustments: (out): what came to the table, or left it, outside the rules
 *
 * Like arb_apply(), and tells what an `adjust` put right or a ruling left unpaid.
 */
void arb_apply_telling (ArbState *state, ArbMove move, gboolean ruled, ArbAdjustments *adjustments);

/** arb_score: the score sheet of @state, with its marks. */
void arb_score (const ArbState *state, ArbScoreSheet *sheet);

/**
 * arb_list:
 * @state: a state
 * @seat: a seat
 * @moves: (out caller-allocates): takes the legal moves
 * @max: room in @moves
 *
 * Returns: how many there are
 */
guint arb_list (const ArbState *state, guint seat, ArbMove *moves, guint max);

/**
 * arb_standard:
 * @state: a state
 * @move: (inout): a move as said
 *
 * Gives the move its seat, if it was left out and only one can decide, and its standard form.
 */
void arb_standard (const ArbState *state, ArbMove *move);

/**
 * arb_identify:
 * @state: a state
 * @seat: whose number it would be
 * @argument: an argument
 *
 * Returns: the card that @argument stands for, if it is a number at the table and @state tells what
 *   bears it; else @argument
 */
ArbArgument arb_identify (const ArbState *state, guint seat, ArbArgument argument);

/** arb_identify_all: @move, each of its arguments as arb_identify() has it. */
ArbMove arb_identify_all (const ArbState *state, ArbMove move);

/**
 * arb_parts:
 * @state: the table as it lay when the reason was given
 * @seat: whose move it is about
 * @reason: a reason
 * @number: which of its numbers
 * @parts: (out caller-allocates): room for %ARB_MAX_PARTS
 *
 * Which cards a number of a reason comes from.
 *
 * Returns: how many there are; 0 where they are not all seen, so that they do not make up the number
 */
guint arb_parts (const ArbState *state, guint seat, const ArbReason *reason, guint number,
                 ArbPart *parts);

/** arb_is_unplayable: whether some reason of @verdict is that there is nothing to do it with. */
gboolean arb_is_unplayable (const ArbCatalogue *catalogue, const ArbVerdict *verdict);

/**
 * arb_can_overrule:
 * @state: a state
 * @verdict: a verdict
 *
 * Returns: whether the move is illegal, and only by rules that a table may overrule
 */
gboolean arb_can_overrule (const ArbState *state, const ArbVerdict *verdict);

/**
 * arb_is_early:
 * @ruleset: a game system
 * @verdict: a verdict
 *
 * Returns: whether @verdict begins with that the move comes at the wrong moment; what is left open
 *   besides stays so at the right one
 */
gboolean arb_is_early (const ArbRuleset *ruleset, const ArbVerdict *verdict);

/**
 * ARB_MAX_CLOSING:
 *
 * Room for the closing moves that go without saying before a move.
 */
#define ARB_MAX_CLOSING 32

/**
 * arb_close_all:
 * @state: a state
 * @said: a move, as said
 *
 * Closes what goes without saying before a move of this kind, and whatever else can be closed,
 * whoever has it open, until somebody has to decide.
 */
void arb_close_all (ArbState *state, ArbMove said);

/**
 * arb_complete:
 * @state: a state
 * @move: (inout): the move as said; becomes its standard form
 * @closing: (out caller-allocates): takes the closing moves that are to be made before
 * @max: room in @closing
 * @verdict: (out): the verdict on @move after them; if what somebody has to decide first keeps it
 *   waiting, the rule that forbids to leave that out is among the reasons, with the seat
 *
 * Finds the closing moves (`done`, `skip`, `dissent`) that make a move playable: what goes
 * without saying at a table. They are never a choice of somebody else's cards or effects.
 *
 * Returns: how many closing moves are needed; 0 also when none help
 */
guint arb_complete (const ArbState *state, ArbMove *move, ArbMove *closing, guint max,
                    ArbVerdict *verdict);

G_END_DECLS
