/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/log-line.h"

#include "wording/proof.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (ArbLogLine, arb_log_line, G_TYPE_OBJECT)

static void
arb_log_line_finalize (GObject *object)
{
  ArbLogLine *self = ARB_LOG_LINE (object);

  g_free (self->text);
  g_free (self->reason);

  G_OBJECT_CLASS (arb_log_line_parent_class)->finalize (object);
}

static void
arb_log_line_class_init (ArbLogLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_log_line_finalize;
}

static void
arb_log_line_init (ArbLogLine *self)
{
}

/* Words the verdict on @entry in the state of @then, and what the table added. */
static char *
word_reason (const ArbWording *wording, const ArbWording *then, const ArbEntry *entry)
{
  g_autofree char *why = arb_wording_reasons (then, entry->move.seat, &entry->verdict);
  g_autofree char *adjustments = arb_wording_adjustments (wording, &entry->adjustments);

  if (adjustments == NULL)
    return g_steal_pointer (&why);
  /* Translators: what the table added because a move lacked it: “Ben, Fighters +1” */
  return g_strdup_printf (_ ("%s\nAdjusted: %s"), why, adjustments);
}

ArbLogLine *
arb_log_line_new (const ArbWording *wording, const ArbGame *game, guint index)
{
  ArbLogLine *self = g_object_new (ARB_TYPE_LOG_LINE, NULL);
  const ArbEntry *entry = arb_game_get_entry (game, index);
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbWording then = arb_wording_at (wording, state);

  arb_game_state_at (game, index, state);
  self->number = index + 1;
  self->turn = state->turn;
  self->entry = *entry;
  self->quiet = arb_ruleset_of (state)->verbs[entry->move.verb]->kind == ARB_VERB_CLOSING
                && !entry->hidden && !entry->struck && !entry->ruled
                && entry->verdict.value == ARB_LEGAL;
  self->text = arb_wording_entry (&then, entry);
  self->reason = arb_wording_refutation (wording, game, entry);
  if (self->reason == NULL && entry->verdict.value != ARB_LEGAL)
    self->reason = word_reason (wording, &then, entry);
  return self;
}
