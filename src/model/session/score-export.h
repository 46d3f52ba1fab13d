/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/session/session.h"

G_BEGIN_DECLS

/**
 * arb_score_export_text: (transfer full): the score sheet as plain text: the day, who wins, the
 * ranks, points by source and card, the steps of the ranking, rulings and adjustments. For @proof see
 * arb_session_dup_proof().
 */
char *arb_score_export_text (ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_export_csv: (transfer full): a table with a row for every source of points, by RFC
 * 4180. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
char *arb_score_export_csv (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_export_bg_stats_link: (transfer full): see arb_bg_stats_link(). */
char *arb_score_export_bg_stats_link (ArbSession *session);

/** arb_score_export_bg_stats_file: (transfer full): see arb_bg_stats_file(). */
char *arb_score_export_bg_stats_file (ArbSession *session);

/**
 * arb_score_dup_date: (transfer full) (nullable): the day of the game, and how long it lasted, in
 * words, as far as they are known.
 */
char *arb_score_dup_date (ArbSession *session);

/** arb_score_dup_sources: (transfer container): the sources of points, each once. */
GPtrArray *arb_score_dup_sources (const ArbScoreProof *proof);

/**
 * arb_score_dup_duration: (transfer full) (nullable): how long the game lasted, in words, if that is
 * known.
 */
char *arb_score_dup_duration (ArbSession *session);

/**
 * arb_score_dup_reasons: (transfer full): what decided the game, one per line: the comparisons, if
 * there was more than one, and whether the table ended it.
 */
char **arb_score_dup_reasons (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_dup_steps: (transfer full): arb_score_dup_reasons(), and the outcome. */
char **arb_score_dup_steps (ArbSession *session, const ArbScoreProof *proof);

/**
 * arb_score_dup_editions: (transfer full): who would win under other editions, a line each; none under
 * which the game cannot be compared.
 */
char **arb_score_dup_editions (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_dup_marks: (transfer full): every ruling and adjustment, a line each. */
char **arb_score_dup_marks (ArbSession *session, const ArbScoreProof *proof);

/** arb_score_dup_more_marks: (transfer full): that @n more of them are in the log. */
char *arb_score_dup_more_marks (guint n);

G_END_DECLS
