/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/output.h"
#include "store/document.h"
#include "wording/wording.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

/**
 * ArbReport:
 * @document: the record
 * @stamp: a stamp of the file when it was last read or saved
 * @seen: (nullable): its game as one seat sees it, if that is requested
 * @wording: its wording
 * @names: the names of the players
 *
 * A record with its wording. Free with arb_report_free().
 */
typedef struct
{
  ArbDocument *document;
  ArbFileStamp stamp;
  ArbGame *seen;
  ArbWording wording;
  char **names;
} ArbReport;

/** arb_report_new: (transfer full): a report on @document (transfer full). */
ArbReport *arb_report_new (ArbDocument *document);

/** arb_report_learn: learns the rules and names of the record again, after its frame has changed. */
void arb_report_learn (ArbReport *report);

/** arb_report_open: reads the record in @file; prints an error if that fails. */
ArbReport *arb_report_open (const char *file);

/** arb_report_free: frees @report and its record. */
void arb_report_free (ArbReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbReport, arb_report_free)

/** ARB_AS_ENTRY: the option for the game as one seat sees it. */
#define ARB_AS_ENTRY(as) \
  { \
    "as", 0, 0, G_OPTION_ARG_FILENAME, as, N_ ("As this seat sees it, with its private entries"), \
        "SEAT" \
  }

/**
 * arb_report_look_as:
 * @report: a record
 * @file: its file, for the message
 * @as: (nullable): the value of `--as`, a seat; %NULL for the game as all players see it
 *
 * Makes the report show the game as that seat sees it; the game must not be changed then.
 *
 * Returns: whether there is such a seat
 */
gboolean arb_report_look_as (ArbReport *report, const char *file, const char *as);

/** arb_report_get_game: (transfer none): the game, as it is reported. */
ArbGame *arb_report_get_game (const ArbReport *report);

/**
 * ArbReportFunc:
 * @report: a record
 * @file: its file
 * @outputs: a list that gets an element, or one for each moment
 * @data: the data of arb_report_each()
 *
 * Returns: an #ArbStatus
 */
typedef int (*ArbReportFunc) (const ArbReport *report, const char *file, ArbOutput *outputs,
                              gpointer data);

/**
 * arb_report_each:
 * @files: files, %NULL-terminated
 * @json: whether to print one JSON list for all files; otherwise it prints text
 * @as: (nullable): the same as for arb_report_look_as()
 * @func: reports one record
 * @data: data for @func
 *
 * Returns: the worst #ArbStatus; after a file that cannot be read, the others are still reported
 */
int arb_report_each (char **files, gboolean json, const char *as, ArbReportFunc func,
                     gpointer data);

/**
 * arb_report_get_state:
 * @report: a record
 * @file: its file, for the message
 * @at: (nullable): the value of `--at`, a number of moves; %NULL for all
 * @state: (out caller-allocates): in an #ArbStateRoom
 * @n_moves: (out) (optional): the number of moves
 *
 * Returns: whether the record has so many moves
 */
gboolean arb_report_get_state (const ArbReport *report, const char *file, const char *at,
                               ArbState *state, guint *n_moves);

/** arb_report_add_verdict: adds `verdict`, and `reasons`: rule ids and named numbers. */
void arb_report_add_verdict (ArbOutput *output, const ArbCatalogue *catalogue,
                             const ArbVerdict *verdict);

/** arb_report_add_reasons: adds only `reasons`. */
void arb_report_add_reasons (ArbOutput *output, const ArbCatalogue *catalogue,
                             const ArbVerdict *verdict);

/** arb_report_format_verdict: (transfer full): `illegal settle.cost: …` or `legal`. */
char *arb_report_format_verdict (const ArbWording *wording, guint seat, const ArbVerdict *verdict);

/** ARB_REMEDY_ENTRY: the option for the remedies of refused moves. */
#define ARB_REMEDY_ENTRY(remedy) \
  { \
    "remedy", 0, 0, G_OPTION_ARG_NONE, remedy, N_ ("What would make refused moves legal"), NULL \
  }

/**
 * arb_report_add_earlier:
 * @output: what is returned of a refused move
 * @wording: the words
 * @game: the game
 * @length: the number of lines before the move
 * @move: the move, in canonical form
 * @verdict: the verdict on it
 *
 * Adds the earlier move from which it follows that an observation is refused, or at the end of the game
 * the one before which a forgotten move can be inserted, if there is one.
 */
void arb_report_add_earlier (ArbOutput *output, const ArbWording *wording, const ArbGame *game,
                             guint length, ArbMove move, const ArbVerdict *verdict);

/**
 * arb_report_add_remedies:
 * @output: gets the members `remedies` and `remedies-complete`, which says whether the search for them
 *   came to its end; in words indented lines
 * @wording: the wording
 * @state: the state before the move
 * @move: a move
 * @verdict: the verdict on it; nothing is added if it allows the move
 */
void arb_report_add_remedies (ArbOutput *output, const ArbWording *wording, const ArbState *state,
                              ArbMove move, const ArbVerdict *verdict);

/** arb_report_add_seats: adds a list of the seats in @seats, bits. */
void arb_report_add_seats (ArbOutput *output, const char *name, guint seats);

/** arb_report_add_totals: adds a list of one number for each seat. */
void arb_report_add_totals (ArbOutput *output, const char *name, guint n_seats,
                            const gint *numbers);

/** arb_report_add_fact: adds what the head of the file says, by its name there, if it has changed. */
void arb_report_add_fact (ArbOutput *facts, const char *name, const char *before,
                          const char *after);

/** arb_report_say_totals: says whose total differs, a line each: “Anna: 12 → 15”. */
void arb_report_say_totals (ArbOutput *output, const ArbWording *wording,
                            const ArbScoreSheet *before, const ArbScoreSheet *after);

/** arb_report_add_lines: adds a list of the points of @seat, or of all seats if it is 0. */
void arb_report_add_lines (ArbOutput *output, const ArbCatalogue *catalogue, const char *name,
                           const ArbScoreLine *lines, guint n_lines, guint seat);

/** arb_report_add_adjustments: adds the member `adjustments` with those of a move; no words. */
void arb_report_add_adjustments (ArbOutput *output, const ArbCatalogue *catalogue,
                                 const ArbAdjustments *adjustments);

/** arb_report_add_all_adjustments: adds those of the first @n_moves moves together. */
void arb_report_add_all_adjustments (ArbOutput *output, const ArbReport *report, guint n_moves);

/** arb_report_say_adjustments: says those of the first @n_moves moves, a line for each move. */
void arb_report_say_adjustments (ArbOutput *output, const ArbReport *report, guint n_moves);

/** arb_report_count_struck: how many moves of the record are struck. */
guint arb_report_count_struck (const ArbReport *report);

/** arb_report_say_struck: says how many moves are struck, if any are. */
void arb_report_say_struck (ArbOutput *output, const ArbReport *report);

/**
 * arb_report_add_end: adds `moves-that-count` if the game had ended before its last moves; see
 * arb_game_find_end().
 */
void arb_report_add_end (ArbOutput *output, const ArbGame *game);

/** arb_report_add_move: adds `seat` and `text`: a move in the notation. */
void arb_report_add_move (ArbOutput *output, const ArbCatalogue *catalogue, ArbMove move);

/** arb_report_add_moves: adds a list of moves in the notation. */
void arb_report_add_moves (ArbOutput *output, const char *name, const ArbCatalogue *catalogue,
                           const ArbMove *moves, guint n_moves);

/** arb_report_format_moves: (transfer full): moves in the notation, joined by @separator. */
char *arb_report_format_moves (const ArbCatalogue *catalogue, const ArbMove *moves, guint n_moves,
                               const char *separator);

/**
 * arb_report_add_entry: adds a line in the same way, if it may be shown; otherwise adds `seat` and
 * `private`.
 */
void arb_report_add_entry (ArbOutput *output, const ArbCatalogue *catalogue, const ArbEntry *entry);

/** arb_report_add_refutation: adds `refuted-by`, if a later move proved a private line wrong. */
void arb_report_add_refutation (ArbOutput *output, const ArbEntry *entry);

G_END_DECLS
