/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/edition-diff.h"

#include "engine/record/edition-diff.h"
#include "model/session/session-private.h"
#include "wording/decision.h"
#include "wording/proof.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* More moves than these are not listed one by one. */
#define MOST_LINES 12

static gboolean
has_other_score (const ArbEditionDiff *comparison)
{
  ArbScoreSheet own, other;

  arb_game_score (comparison->own, &own);
  arb_game_score (comparison->other, &other);
  for (guint seat = 1; seat <= own.n_seats; seat++)
    if (own.totals[seat] != other.totals[seat])
      return TRUE;
  return own.winners != other.winners || g_strcmp0 (own.decided_by, other.decided_by) != 0;
}

static char *
describe_effect (const ArbEditionDiff *comparison)
{
  if (comparison->changes->len > 0)
    /* Translators: where in the game this difference between editions mattered first */
    return g_strdup_printf (_ ("Mattered from move %d on"),
                            g_array_index (comparison->changes, ArbChange, 0).before + 1);
  if (has_other_score (comparison))
    return g_strdup (_ ("Changed the outcome"));
  return g_strdup (_ ("Made no difference in this game"));
}

/* Says what changing only this switch would change in the game. */
static char *
describe_switch_effect (ArbSession *session, guint index, guint value)
{
  const ArbGame *game = arb_session_get_game (session);
  g_auto (ArbEditionDiff) comparison = { 0 };
  ArbOptions options = *arb_game_get_options (game);

  options.switches[index] = (guint8) value;
  arb_edition_diff_init (&comparison, game, &options);
  return describe_effect (&comparison);
}

static void
clear_switch (gpointer data)
{
  ArbComparedSwitch *compared = data;

  g_free (compared->values[FALSE]);
  g_free (compared->values[TRUE]);
  g_free (compared->effect);
}

GArray *
arb_edition_diff_new (const ArbCatalogue *catalogue, ArbSession *session, const ArbOptions *own,
                      const ArbOptions *other)
{
  GArray *switches;

  g_return_val_if_fail (catalogue != NULL, NULL);
  g_return_val_if_fail (own != NULL && other != NULL, NULL);

  switches = g_array_new (FALSE, FALSE, sizeof (ArbComparedSwitch));
  g_array_set_clear_func (switches, clear_switch);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      const ArbSwitch *a_switch = &catalogue->switches[i];
      ArbComparedSwitch compared = { .differs = own->switches[i] != other->switches[i] };

      compared.values[FALSE] = arb_switch_describe_value (catalogue, a_switch, own->switches[i],
                                                          &compared.sources[FALSE]);
      compared.values[TRUE] = arb_switch_describe_value (catalogue, a_switch, other->switches[i],
                                                         &compared.sources[TRUE]);
      if (session != NULL && compared.differs)
        compared.effect = describe_switch_effect (session, i, other->switches[i]);
      g_array_append_val (switches, compared);
    }
  return switches;
}

/* Describes a verdict with the sources of the edition by which @game is judged. */
static char *
describe_verdict (const ArbWording *wording, const ArbGame *game, const ArbEntry *entry)
{
  ArbWording words = *wording;

  if (entry->verdict.n_reasons == 0)
    return g_strdup (_ ("Legal"));
  words.edition = words.catalogue->editions[arb_game_get_options (game)->edition].id;
  return arb_wording_reasons (&words, entry->move.seat, &entry->verdict);
}

static void
append_change (GString *lines, const ArbWording *wording, const ArbEditionDiff *comparison,
               const ArbChange *change)
{
  const ArbEntry *own = arb_game_get_entry (comparison->own, (guint) change->before);
  const ArbEntry *other = arb_game_get_entry (comparison->other, (guint) change->after);
  ArbStateRoom here, there;
  const ArbWording words_here = arb_wording_at (wording, &here.state);
  const ArbWording words_there = arb_wording_at (wording, &there.state);
  g_autofree char *player = arb_wording_seat (wording, own->move.seat);
  g_autofree char *move = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  arb_game_state_at (comparison->own, (guint) change->before, &here.state);
  arb_game_state_at (comparison->other, (guint) change->after, &there.state);
  move = arb_wording_move (&words_here, own->move);
  before = describe_verdict (&words_here, comparison->own, own);
  after = describe_verdict (&words_there, comparison->other, other);

  /* Translators: number, player and words of a move; its verdict here, and under other rules */
  g_string_append_printf (lines, _ ("Move %d, %s: %s\nHere: %s\nThere: %s\n"), change->before + 1,
                          player, move, before, after);
  g_string_append_c (lines, '\n');
}

static void
append_scores (GString *lines, const ArbWording *wording, const ArbEditionDiff *comparison,
               gboolean hidden)
{
  ArbScoreSheet own, other;
  g_autofree char *decision = NULL;

  if (!has_other_score (comparison))
    return;
  if (hidden)
    {
      g_string_append (lines, _ ("The game would have had another outcome."));
      return;
    }
  arb_game_score (comparison->own, &own);
  arb_game_score (comparison->other, &other);
  decision = other.finished ? arb_wording_decision (wording, &other) : NULL;
  g_string_append_printf (lines, "%s\n", decision != NULL ? decision : _ ("Score Sheet"));
  for (guint seat = 1; seat <= own.n_seats; seat++)
    {
      g_autofree char *player = arb_wording_seat (wording, seat);
      g_autofree char *totals = g_strdup_printf ("%d → %d", own.totals[seat], other.totals[seat]);
      g_autofree char *line = arb_words_label (player, totals);

      if (own.totals[seat] != other.totals[seat])
        g_string_append_printf (lines, "%s\n", line);
    }
}

static void
append_divergence (GString *lines, const ArbWording *wording, const ArbEditionDiff *comparison)
{
  g_autofree char *text = arb_wording_divergence (wording, comparison);
  g_autofree char *sentence = arb_words_capitalize (text);

  g_string_append_printf (lines, "%s\n", sentence);
}

char *
arb_edition_diff_dup_outcome (ArbSession *session, const ArbOptions *other, gboolean scores_hidden)
{
  g_auto (ArbEditionDiff) comparison = { 0 };
  g_autoptr (GString) lines = g_string_new (NULL);
  const ArbWording *wording;
  guint n;

  g_return_val_if_fail (ARB_IS_SESSION (session), NULL);
  g_return_val_if_fail (other != NULL, NULL);

  wording = &session->wording;
  arb_edition_diff_init (&comparison, arb_session_get_game (session), other);
  n = comparison.changes->len;
  for (guint i = 0; i < MIN (n, MOST_LINES); i++)
    append_change (lines, wording, &comparison, &g_array_index (comparison.changes, ArbChange, i));
  if (n > MOST_LINES)
    g_string_append_printf (lines,
                            ngettext ("and %u more move judged otherwise\n",
                                      "and %u more moves judged otherwise\n", n - MOST_LINES),
                            n - MOST_LINES);
  if (n > MOST_LINES)
    g_string_append_c (lines, '\n');
  if (comparison.divergence >= 0)
    append_divergence (lines, wording, &comparison);
  else
    append_scores (lines, wording, &comparison, scores_hidden);
  if (lines->len == 0)
    return g_strdup (_ ("The game would have had the same outcome."));
  return g_strchomp (g_string_free (g_steal_pointer (&lines), FALSE));
}
