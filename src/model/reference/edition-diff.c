/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/reference/edition-diff.h"

#include "engine/edition-diff.h"
#include "model/session/session-private.h"
#include "wording/proof.h"
#include "wording/switch-words.h"
#include "wording/words.h"

#include <glib/gi18n-lib.h>

/* More moves than these are not listed one by one. */
#define MOST_LINES 12

struct _ArbComparedSwitch
{
  GObject parent_instance;

  guint index;
  gboolean differs;
  char *values[2];
  const char *sources[2];
  char *effect;
};

G_DEFINE_FINAL_TYPE (ArbComparedSwitch, arb_compared_switch, G_TYPE_OBJECT)

static void
arb_compared_switch_finalize (GObject *object)
{
  ArbComparedSwitch *self = ARB_COMPARED_SWITCH (object);

  g_free (self->values[FALSE]);
  g_free (self->values[TRUE]);
  g_free (self->effect);

  G_OBJECT_CLASS (arb_compared_switch_parent_class)->finalize (object);
}

static void
arb_compared_switch_class_init (ArbComparedSwitchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_compared_switch_finalize;
}

static void
arb_compared_switch_init (ArbComparedSwitch *self)
{
}

guint
arb_compared_switch_get_index (ArbComparedSwitch *self)
{
  g_return_val_if_fail (ARB_IS_COMPARED_SWITCH (self), 0);
  return self->index;
}

gboolean
arb_compared_switch_get_differs (ArbComparedSwitch *self)
{
  g_return_val_if_fail (ARB_IS_COMPARED_SWITCH (self), FALSE);
  return self->differs;
}

const char *
arb_compared_switch_get_value (ArbComparedSwitch *self, gboolean other)
{
  g_return_val_if_fail (ARB_IS_COMPARED_SWITCH (self), NULL);
  return self->values[other];
}

const char *
arb_compared_switch_get_source (ArbComparedSwitch *self, gboolean other)
{
  g_return_val_if_fail (ARB_IS_COMPARED_SWITCH (self), NULL);
  return self->sources[other];
}

const char *
arb_compared_switch_get_effect (ArbComparedSwitch *self)
{
  g_return_val_if_fail (ARB_IS_COMPARED_SWITCH (self), NULL);
  return self->effect;
}

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
  g_auto (ArbEditionDiff) comparison = { NULL };
  ArbOptions options = *arb_game_get_options (game);

  options.switches[index] = (guint8) value;
  arb_edition_diff_init (&comparison, game, &options);
  return describe_effect (&comparison);
}

static ArbComparedSwitch *
compared_switch_new (const ArbCatalogue *catalogue, ArbSession *session, guint index, guint own,
                     guint other)
{
  ArbComparedSwitch *self = g_object_new (ARB_TYPE_COMPARED_SWITCH, NULL);
  const ArbSwitch *a_switch = &catalogue->switches[index];

  self->index = index;
  self->differs = own != other;
  self->values[FALSE] = arb_switch_describe_value (catalogue, a_switch, own, &self->sources[FALSE]);
  self->values[TRUE] = arb_switch_describe_value (catalogue, a_switch, other, &self->sources[TRUE]);
  if (session != NULL && self->differs)
    self->effect = describe_switch_effect (session, index, other);
  return self;
}

GListModel *
arb_edition_diff_new (const ArbCatalogue *catalogue, ArbSession *session, const ArbOptions *own,
                      const ArbOptions *other)
{
  GListStore *store;

  g_return_val_if_fail (catalogue != NULL, NULL);
  g_return_val_if_fail (own != NULL && other != NULL, NULL);

  store = g_list_store_new (ARB_TYPE_COMPARED_SWITCH);
  for (guint i = 0; i < catalogue->n_switches; i++)
    {
      g_autoptr (ArbComparedSwitch) a_switch =
          compared_switch_new (catalogue, session, i, own->switches[i], other->switches[i]);

      g_list_store_append (store, a_switch);
    }
  return G_LIST_MODEL (store);
}

/* Describes a verdict with the sources of the edition by which @game is judged. */
static char *
describe_verdict (const ArbWording *wording, const ArbGame *game, const ArbEntry *entry)
{
  ArbWording words = *wording;

  if (entry->verdict.n_reasons == 0)
    return g_strdup (_ ("Legal"));
  words.edition = words.catalogue->editions[arb_game_get_options (game)->edition].id;
  return arb_verdict_dup_text (&words, entry->move.seat, &entry->verdict);
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
  g_auto (ArbEditionDiff) comparison = { NULL };
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
