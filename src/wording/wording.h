/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/help/repair.h"
#include "engine/help/remedy.h"
#include "engine/core/moment.h"
#include "engine/help/offer.h"

G_BEGIN_DECLS

/**
 * ArbWording:
 * @catalogue: the cards and rules
 * @edition: id of the edition whose citations are given
 * @names: (nullable): the players' names by seat, from 1 (entry 0 unused)
 * @n_names: how many seats have one
 * @state: (nullable): the state for the words: a numbered card that it identifies is called by its
 *   name
 * @notation: whether the reader can only type: answers are given in the notation then
 *
 * The context of texts. The caller keeps it; only arb_kept_wording_new() makes a copy.
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
 * @wording: (out caller-allocates): the result
 * @catalogue: the cards and rules, which must outlive @wording
 * @edition: id of an edition, which must outlive @wording
 *
 * Makes a wording without players' names: “Player 2”.
 */
void arb_wording_init (ArbWording *wording, const ArbCatalogue *catalogue, const char *edition);

/** arb_wording_at: the same wording for @state, which must outlive it. */
static inline ArbWording
arb_wording_at (const ArbWording *wording, const ArbState *state)
{
  ArbWording at = *wording;

  at.state = state;
  return at;
}

/**
 * arb_kept_wording_new:
 * @wording: a wording
 * @state: the state for its words
 *
 * Returns: (transfer full): a copy that owns all it needs, for texts that are made later; release
 *   it with arb_kept_wording_unref()
 */
ArbWording *arb_kept_wording_new (const ArbWording *wording, const ArbState *state);

ArbWording *arb_kept_wording_ref (ArbWording *kept);
void arb_kept_wording_unref (ArbWording *kept);

/** arb_wording_seat: (transfer full): a player's name, or “Player 2”, or “the table”. */
char *arb_wording_seat (const ArbWording *wording, guint seat);

/** arb_wording_argument: (transfer full): the name of a card, planet, role … in words. */
char *arb_wording_argument (const ArbWording *wording, ArbArgument argument);

/**
 * arb_wording_argument_of: (transfer full): the same for something that @seat has: `#3` becomes the
 * name of the card, if it is known.
 */
char *arb_wording_argument_of (const ArbWording *wording, guint seat, ArbArgument argument);

/**
 * arb_wording_gender: the gender, counted from 0, of what arb_wording_argument_of() returns: that of
 * its sort, as the article in arb_words_sort() has it.
 */
guint arb_wording_gender (const ArbWording *wording, guint seat, ArbArgument argument);

/** arb_wording_id: (transfer full): a zone, counter, score source or kind of end in words. */
char *arb_wording_id (const ArbWording *wording, const char *id);

/** arb_wording_zone: (transfer full): the zone @id as the heading of its cards. */
char *arb_wording_zone (const ArbWording *wording, const char *id);

/**
 * arb_wording_move: (transfer full): a move as the text of a button or log line: “Settle Drawde”.
 */
char *arb_wording_move (const ArbWording *wording, ArbMove move);

/** arb_wording_move_clause: (transfer full): the same after a joint: “…, settle Drawde”. */
char *arb_wording_move_clause (const ArbWording *wording, ArbMove move);

/**
 * arb_wording_entry:
 * @wording: the words
 * @entry: a line of the log
 *
 * Returns: (transfer full): what the log says of it, who did what: “Anna settles Drawde”; of a hidden
 *   one only that there is one
 */
char *arb_wording_entry (const ArbWording *wording, const ArbEntry *entry);

/** arb_wording_entry_clause: (transfer full): the same after a joint. */
char *arb_wording_entry_clause (const ArbWording *wording, const ArbEntry *entry);

/**
 * arb_wording_refutation:
 * @wording: words
 * @game: a game
 * @entry: a line of it
 *
 * Returns: (transfer full) (nullable): the later move that proved a private entry wrong: “Move 57
 *   says otherwise: Settle #3 Lyttle”; %NULL if none did
 */
char *arb_wording_refutation (const ArbWording *wording, const ArbGame *game,
                              const ArbEntry *entry);

/**
 * arb_wording_cause: (transfer full) (nullable): the move from which it follows that an observation is
 * refused: “It follows from move 12: Ben keeps Voson”; %NULL if @number is 0. See
 * arb_game_log_find_cause().
 */
char *arb_wording_cause (const ArbWording *wording, const ArbGame *game, guint number);

/**
 * arb_wording_omission: (transfer full) (nullable): the implied move before which a refused one can be
 * inserted; %NULL if @number is 0. See arb_game_log_find_omission().
 */
char *arb_wording_omission (const ArbWording *wording, const ArbGame *game, guint number);

/**
 * arb_wording_moment:
 * @wording: the wording
 * @moment: the present decision
 * @about: whether to return the line below the title
 *
 * Returns: (transfer full) (nullable): the sentence, or %NULL if the game has none
 */
char *arb_wording_moment (const ArbWording *wording, const ArbMoment *moment, gboolean about);

/**
 * arb_wording_subject:
 * @wording: the wording
 * @moment: the present decision
 *
 * Returns: (transfer full) (nullable): what the number of the moment counts: “colonies left of 3”;
 *   %NULL if it has none
 */
char *arb_wording_subject (const ArbWording *wording, const ArbMoment *moment);

/**
 * arb_wording_heading:
 * @wording: the wording
 * @look: the look of a kind of offers
 * @seat: the seat of the offers
 *
 * Returns: (transfer full) (nullable): the heading of the offers, if there is one
 */
char *arb_wording_heading (const ArbWording *wording, const ArbOfferLook *look, guint seat);

/** arb_wording_has_card_heading: whether the heading of such offers names the card of each. */
gboolean arb_wording_has_card_heading (const ArbOfferLook *look);

/**
 * arb_wording_card_heading:
 * @wording: the wording
 * @look: the look of a kind of offers
 * @seat: the seat of the offers
 * @card: the card that they are about
 *
 * Returns: (transfer full) (nullable): the heading of the offers about @card, if there is one
 */
char *arb_wording_card_heading (const ArbWording *wording, const ArbOfferLook *look, guint seat,
                                ArbArgument card);

/** arb_wording_offer: (transfer full): an offer in full: “Trade with 3 cards: 3 influence”. */
char *arb_wording_offer (const ArbWording *wording, const ArbOffer *offer);

/**
 * arb_wording_offer_caption: (transfer full) (nullable): what an offer does with the card that its
 * button shows: “Lead Survey”.
 */
char *arb_wording_offer_caption (const ArbWording *wording, const ArbOffer *offer);

/**
 * arb_wording_offer_lack:
 * @wording: a wording
 * @offer: an offer
 *
 * Returns: (transfer full) (nullable): how much a refused offer lacks, in brief: “2 symbols short”;
 *   %NULL if it lacks nothing that is counted
 */
char *arb_wording_offer_lack (const ArbWording *wording, const ArbOffer *offer);

/**
 * arb_wording_offer_amount: (transfer full) (nullable): the result of an offer in short: “+3”; of an
 * answer to an open rule, the answer.
 */
char *arb_wording_offer_amount (const ArbWording *wording, const ArbOffer *offer);

/**
 * arb_reason_compare:
 * @catalogue: the catalogue of the game
 * @reason: a reason
 * @needed: (out): how much is needed
 * @there: (out): how much of it there is
 *
 * Returns: whether @reason compares two numbers
 */
gboolean arb_reason_compare (const ArbCatalogue *catalogue, const ArbReason *reason, gint *needed,
                             gint *there);

/**
 * arb_wording_reason:
 *
 * Returns: (transfer full): one reason as a sentence with its numbers and their parts: “Needs 5
 *   Research symbols; shown 4: 3 from cards, 1 from planets.”
 */
char *arb_wording_reason (const ArbWording *wording, guint seat, const ArbReason *reason);

/**
 * arb_wording_reason_in_brief: (transfer full): the same without the lines of arb_wording_parts().
 */
char *arb_wording_reason_in_brief (const ArbWording *wording, guint seat, const ArbReason *reason);

/**
 * ArbWordingPartFunc:
 * @name: the source: “Role card taken”, “Drawde”
 * @amount: the amount
 * @data: the data of arb_wording_parts()
 *
 * Receives one part of a number.
 */
typedef void (*ArbWordingPartFunc) (const char *name, gint amount, gpointer data);

/**
 * arb_wording_parts:
 * @wording: a wording with the state of the refused move
 * @seat: the seat of the refused move
 * @reason: a reason of the refusal
 * @func: called for each line
 * @data: data for @func
 *
 * Lists the parts of what there is in the comparison of the reason, card by card if the cards are
 * visible.
 */
void arb_wording_parts (const ArbWording *wording, guint seat, const ArbReason *reason,
                        ArbWordingPartFunc func, gpointer data);

/** arb_wording_verdict: (transfer full): all reasons, or “legal”. */
char *arb_wording_verdict (const ArbWording *wording, guint seat, const ArbVerdict *verdict);

/** arb_wording_verdict_value: (transfer none): `legal`, `void`, `illegal`, `undecidable`. */
const char *arb_wording_verdict_value (ArbVerdictValue value);

/** arb_wording_rule_class: (transfer none): a sentence about whether the table may overrule it. */
const char *arb_wording_rule_class (const ArbCatalogue *catalogue, const ArbRule *rule);

/**
 * arb_wording_question: (transfer none) (nullable): the question of an example of a rule, by its
 * id.
 */
const char *arb_wording_question (const ArbRule *rule, const char *example);

/**
 * arb_wording_example:
 * @rule: a rule
 * @example: one of its examples
 *
 * Returns: (transfer full): the answer to the question of the case, and the case in words: “No. Ada
 *   has …”
 */
char *arb_wording_example (const ArbRule *rule, const ArbPair *example);

/** arb_wording_citation: (transfer full) (nullable): the source of a rule in the edition. */
char *arb_wording_citation (const ArbWording *wording, guint rule);

/** arb_wording_cited: (transfer full): one reason as a sentence with its source. */
char *arb_wording_cited (const ArbWording *wording, guint seat, const ArbReason *reason);

/** arb_wording_reasons: (transfer full): the reasons of a verdict, each with its source, one a line. */
char *arb_wording_reasons (const ArbWording *wording, guint seat, const ArbVerdict *verdict);

/**
 * arb_wording_repairs:
 * @wording: words
 * @repairs: what may have happened
 *
 * Returns: (transfer full): the differences, one per line: “Anna, Fighters: 3 counted, 2 recorded”,
 *   those that nothing corrects, and what else people can count; or that nothing differs
 */
char *arb_wording_repairs (const ArbWording *wording, const ArbRepairs *repairs);

/**
 * arb_wording_repair:
 * @wording: words
 * @game: the game for which it was found
 * @repair: a repair
 *
 * Returns: (transfer full): a sentence: “Anna · turn 4 · Forgotten before move 12, Anna: Boost with
 *   Survey”
 */
char *arb_wording_repair (const ArbWording *wording, const ArbGame *game, const ArbRepair *repair);

/** arb_wording_remedy: (transfer full): one remedy: “Possible after this: Discard 2 cards”. */
char *arb_wording_remedy (const ArbWording *wording, const ArbRemedy *remedy);

/**
 * arb_wording_remedies:
 * @wording: words
 * @seat: the seat of the refused move
 * @verdict: the verdict
 * @remedies: the result of arb_remedies_find()
 *
 * Words the moves after which a refused move is legal; without remedies, what people can do about each
 * reason, and that nothing helps if the search for remedies was complete. The answers to an open rule
 * are in its own sentence.
 *
 * Returns: (transfer full): sentences, %NULL-terminated
 */
char **arb_wording_remedies (const ArbWording *wording, guint seat, const ArbVerdict *verdict,
                             const ArbRemedies *remedies);

G_END_DECLS
