/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/audit.h"
#include "engine/remedy.h"
#include "engine/moment.h"
#include "engine/offer.h"

G_BEGIN_DECLS

/**
 * ArbWording:
 * @catalogue: the cards and rules
 * @edition: id of the edition whose citations are given
 * @names: (nullable): the players' names by seat, from 1 (entry 0 unused)
 * @n_names: how many seats have one
 * @state: (nullable): the table when the words are said: a card with a number that it identifies is
 *   called by its name
 * @notation: whether the reader can only write: answers are then given in the notation
 *
 * What words are made for: kept by the caller, no copy is made but by arb_kept_wording_new().
 */
typedef struct
{
  const ArbCatalogue *catalogue;
  const char *edition;
  const char *const *names;
  guint n_names;
  const ArbState *state;
  gboolean notation;
} ArbWording;

/**
 * arb_wording_init:
 * @wording: (out caller-allocates): to be filled
 * @catalogue: the cards and rules; outlives @wording
 * @edition: id of an edition; outlives @wording
 *
 * Words without players' names: “Player 2”.
 */
void arb_wording_init (ArbWording *wording, const ArbCatalogue *catalogue, const char *edition);

/** arb_wording_at: the same words, said when the table lies as in @state, which outlives them. */
static inline ArbWording
arb_wording_at (const ArbWording *wording, const ArbState *state)
{
  ArbWording at = *wording;

  at.state = state;
  return at;
}

/**
 * arb_kept_wording_new:
 * @wording: what words are made for
 * @state: the table as it lies when they are said
 *
 * Returns: (transfer full): the same with a copy of all that they need, for words that are asked for
 *   later; release it with arb_kept_wording_unref()
 */
ArbWording *arb_kept_wording_new (const ArbWording *wording, const ArbState *state);

ArbWording *arb_kept_wording_ref (ArbWording *kept);
void arb_kept_wording_unref (ArbWording *kept);

/** arb_wording_seat: (transfer full): a player's name, or “Player 2”, or “the table”. */
char *arb_wording_seat (const ArbWording *wording, guint seat);

/** arb_wording_seats: (transfer full): “Anna, Ben and Cleo”, of the seats in @seats (bits). */
char *arb_wording_seats (const ArbWording *wording, guint n_seats, guint seats);

/** arb_wording_numbers: (transfer full): “Anna – 31, Ben – 28”, the @numbers of @seats (bits). */
char *arb_wording_numbers (const ArbWording *wording, guint n_seats, guint seats,
                           const gint *numbers);

/** arb_wording_argument: (transfer full): the name of a card, planet, role … for a reader. */
char *arb_wording_argument (const ArbWording *wording, ArbArgument argument);

/** arb_wording_argument_of: (transfer full): the same of what @seat has: of `#3` its name, where it
 * is known. */
char *arb_wording_argument_of (const ArbWording *wording, guint seat, ArbArgument argument);

/** arb_wording_id: (transfer full): a zone, counter, score source or sort of end, for a reader. */
char *arb_wording_id (const ArbWording *wording, const char *id);

/** arb_wording_zone: (transfer full): the zone @id as the heading over what lies there. */
char *arb_wording_zone (const ArbWording *wording, const char *id);

/** arb_wording_move: (transfer full): a move as a button or log line says it: “Settle Drawde”. */
char *arb_wording_move (const ArbWording *wording, ArbMove move);

/**
 * arb_wording_move_heading:
 * @wording: in whose words
 * @move: a move
 * @label: (out) (transfer full) (optional): what the buttons under the heading have to say yet
 *
 * Returns: (transfer full) (nullable): the heading over moves that are alike in some arguments:
 *   “Place at the left”; %NULL where the verb has none
 */
char *arb_wording_move_heading (const ArbWording *wording, ArbMove move, char **label);

/**
 * arb_wording_entry:
 * @wording: the words
 * @entry: a line of the log
 *
 * Returns: (transfer full): what the log says of it, who did what: “Anna settles Drawde”; of a hidden
 *   one only that there is one
 */
char *arb_wording_entry (const ArbWording *wording, const ArbEntry *entry);

/**
 * arb_wording_refutation:
 * @wording: words
 * @game: a game
 * @entry: a line of it
 *
 * Returns: (transfer full) (nullable): which later move proved a private entry wrong:
 *   “Move 57 says otherwise: Settle #3 Lyttle”; %NULL if none did
 */
char *arb_wording_refutation (const ArbWording *wording, const ArbGame *game,
                              const ArbEntry *entry);

/**
 * arb_wording_moment:
 * @wording: whose words are used
 * @moment: what is being decided
 * @about: whether the line below the title is asked for
 *
 * Returns: (transfer full) (nullable): the sentence, or %NULL where the game has none
 */
char *arb_wording_moment (const ArbWording *wording, const ArbMoment *moment, gboolean about);

/**
 * arb_wording_subject:
 * @wording: whose words are used
 * @moment: what is being decided
 *
 * Returns: (transfer full) (nullable): what the one number of the moment counts: “colonies left of 3”;
 *   %NULL where it has none
 */
char *arb_wording_subject (const ArbWording *wording, const ArbMoment *moment);

/**
 * arb_wording_heading:
 * @wording: whose words are used
 * @look: how a kind of offers looks
 * @seat: whose offers they are
 *
 * Returns: (transfer full) (nullable): what stands over them, if anything does
 */
char *arb_wording_heading (const ArbWording *wording, const ArbOfferLook *look, guint seat);

/** arb_wording_offer: (transfer full): an offer in full: “Trade with 3 cards: 3 influence”. */
char *arb_wording_offer (const ArbWording *wording, const ArbOffer *offer);

/** arb_wording_offer_amount: (transfer full) (nullable): what an offer brings, in brief: “+3”. */
char *arb_wording_offer_amount (const ArbWording *wording, const ArbOffer *offer);

/**
 * arb_wording_reason:
 *
 * Returns: (transfer full): one reason as a sentence with its numbers and where each part came
 *   from: “Needs 5 Research symbols; shown 4: 3 from cards, 1 from planets.”
 */
char *arb_wording_reason (const ArbWording *wording, guint seat, const ArbReason *reason);

/** arb_wording_reason_in_brief: (transfer full): the same without what arb_wording_parts() gives. */
char *arb_wording_reason_in_brief (const ArbWording *wording, guint seat, const ArbReason *reason);

/**
 * ArbWordingPartFunc:
 * @name: what it comes from: “Role card taken”, “Drawde”
 * @amount: how much
 * @data: what was given
 *
 * Takes one line of what there is.
 */
typedef void (*ArbWordingPartFunc) (const char *name, gint amount, gpointer data);

/**
 * arb_wording_parts:
 * @wording: words, said at the table as it lay
 * @seat: who was refused
 * @reason: why
 * @func: called for each line
 * @data: for @func
 *
 * What there is of what the reason compares, line by line: card by card where they are seen.
 */
void arb_wording_parts (const ArbWording *wording, guint seat, const ArbReason *reason,
                        ArbWordingPartFunc func, gpointer data);

/** arb_wording_verdict: (transfer full): all reasons, or “legal”. */
char *arb_wording_verdict (const ArbWording *wording, guint seat, const ArbVerdict *verdict);

/** arb_wording_verdict_value: (transfer none): `legal`, `void`, `illegal`, `undecidable`. */
const char *arb_wording_verdict_value (ArbVerdictValue value);

/** arb_wording_rule_class: (transfer none): whether the table may overrule it, a sentence. */
const char *arb_wording_rule_class (const ArbCatalogue *catalogue, const ArbRule *rule);

/** arb_wording_question: (transfer none) (nullable): what an example of a rule asks, by its id. */
const char *arb_wording_question (const ArbRule *rule, const char *example);

/**
 * arb_wording_example:
 * @rule: a rule
 * @example: one of its examples
 *
 * Returns: (transfer full): the case in words, after the answer to what it asks: “No. Ada has …”
 */
char *arb_wording_example (const ArbRule *rule, const ArbPair *example);

/** arb_wording_citation: (transfer full) (nullable): the source of a rule in the edition. */
char *arb_wording_citation (const ArbWording *wording, guint rule);

/** arb_wording_cited: (transfer full): one reason as a sentence, and its source. */
char *arb_wording_cited (const ArbWording *wording, guint seat, const ArbReason *reason);

/**
 * arb_wording_audit:
 * @wording: words
 * @audit: a record compared with the table
 *
 * Returns: (transfer full): what differs, a line each: “Anna, Fighters: 3 counted, 2 recorded”,
 *   and what no proposal mends; or that all agrees
 */
char *arb_wording_audit (const ArbWording *wording, const ArbAudit *audit);

/**
 * arb_wording_repair:
 * @wording: words
 * @game: the game that was audited
 * @repair: what may have happened
 *
 * Returns: (transfer full): a sentence: “Forgotten before move 12, Anna: Boost with Survey”
 */
char *arb_wording_repair (const ArbWording *wording, const ArbGame *game, const ArbRepair *repair);

/** arb_wording_outcome: (transfer full): who wins and by what, in a sentence. */
char *arb_wording_outcome (const ArbWording *wording, const ArbScoreSheet *sheet);

/** arb_wording_remedy: (transfer full): one remedy: “Possible after this: Discard 2 cards”. */
char *arb_wording_remedy (const ArbWording *wording, const ArbRemedy *remedy);

/**
 * arb_wording_remedies:
 * @wording: words
 * @seat: who was refused
 * @verdict: the verdict
 * @remedies: what arb_remedies_find() found against it
 *
 * The moves after which a refused one is legal; where there are none, for each reason what would
 * have had to be different. A rule that is open has its answers in its own sentence.
 *
 * Returns: (transfer full): sentences, %NULL-terminated
 */
char **arb_wording_remedies (const ArbWording *wording, guint seat, const ArbVerdict *verdict,
                             const ArbRemedies *remedies);

/** arb_wording_decision: (transfer full): what decided the game, step by step, a line each. */
char *arb_wording_decision (const ArbWording *wording, const ArbScoreSheet *sheet);

G_END_DECLS
