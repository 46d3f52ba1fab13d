/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/log.h"

#include "model/session/session-private.h"
#include "wording/proof.h"

#include <glib/gi18n-lib.h>

/* The values of a line, from which its object is made on demand. */
typedef struct
{
  ArbLogLine *line; /* made on demand */
  ArbMove move;
  guint8 verdict;
  guint8 ruled;
  guint8 implied;
  guint8 struck;
  guint8 hidden;
} Slot;

struct _ArbLog
{
  GObject parent_instance;

  const ArbGame *game;
  const ArbWording *wording;
  GArray *slots; /* Slot */
  guint n_saved;
};

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

ArbLogLine *
arb_log_line_new_in_words (const ArbWording *wording, const ArbGame *game, guint index)
{
  const ArbEntry *entry = arb_game_get_entry (game, index);
  ArbStateRoom room;
  ArbState *state = &room.state;
  ArbWording then = arb_wording_at (wording, state);
  g_autofree char *adjustments = NULL;
  char *reason = arb_wording_refutation (wording, game, entry);

  arb_game_state_at (game, index, state);
  if (reason == NULL && entry->verdict.value != ARB_LEGAL)
    {
      reason = arb_verdict_dup_text (&then, entry->move.seat, &entry->verdict);
      adjustments = arb_wording_adjustments (wording, &entry->adjustments);
    }
  if (adjustments != NULL)
    {
      g_autofree char *why = g_steal_pointer (&reason);

      /* Translators: what the table added because a move lacked it: “Ben, Fighters +1” */
      reason = g_strdup_printf (_ ("%s\nAdjusted: %s"), why, adjustments);
    }
  return arb_log_line_new (index + 1, state->turn, entry,
                           arb_ruleset_of (state)->verbs[entry->move.verb].kind == ARB_VERB_CLOSING,
                           arb_wording_entry (&then, entry), reason);
}

static ArbLogLine *
make_line (ArbLog *self, guint position)
{
  ArbLogLine *line = arb_log_line_new_in_words (self->wording, self->game, position);

  arb_log_line_set_saved (line, position < self->n_saved);
  return line;
}

static GType
get_item_type (GListModel *model)
{
  return ARB_TYPE_LOG_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return ARB_LOG (model)->slots->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  ArbLog *self = ARB_LOG (model);
  Slot *slot;

  if (position >= self->slots->len)
    return NULL;
  slot = &g_array_index (self->slots, Slot, position);
  if (slot->line == NULL)
    slot->line = make_line (self, position);
  return g_object_ref (slot->line);
}

static void
implement_list_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (ArbLog, arb_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list_model))

static void
arb_log_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SAVED)
    g_value_set_uint (value, ARB_LOG (object)->n_saved);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
arb_log_finalize (GObject *object)
{
  g_array_unref (ARB_LOG (object)->slots);

  G_OBJECT_CLASS (arb_log_parent_class)->finalize (object);
}

static void
arb_log_class_init (ArbLogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_log_get_property;
  object_class->finalize = arb_log_finalize;

  properties[PROP_SAVED] = g_param_spec_uint ("saved", NULL, NULL, 0, G_MAXUINT, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
clear_slot (gpointer slot)
{
  g_clear_object (&((Slot *) slot)->line);
}

static void
arb_log_init (ArbLog *self)
{
  self->slots = g_array_new (FALSE, FALSE, sizeof (Slot));
  g_array_set_clear_func (self->slots, clear_slot);
}

ArbLog *
arb_log_new (void)
{
  return g_object_new (ARB_TYPE_LOG, NULL);
}

static gboolean
is_unchanged (const Slot *slot, const ArbEntry *entry)
{
  return arb_move_equal (slot->move, entry->move) && slot->verdict == entry->verdict.value
         && slot->ruled == entry->ruled && slot->implied == entry->implied
         && slot->struck == entry->struck && slot->hidden == entry->hidden
         && (slot->line == NULL || arb_log_line_is (slot->line, entry));
}

static guint
count_kept (ArbLog *self)
{
  guint n = MIN (self->slots->len, arb_game_get_length (self->game));

  for (guint i = 0; i < n; i++)
    {
      if (!is_unchanged (&g_array_index (self->slots, Slot, i), arb_game_get_entry (self->game, i)))
        return i;
    }
  return n;
}

void
arb_log_update (ArbLog *self, const ArbGame *game, const ArbWording *wording)
{
  guint n_before, n_now, kept;

  g_return_if_fail (ARB_IS_LOG (self));
  g_return_if_fail (game != NULL && wording != NULL);

  self->game = game;
  self->wording = wording;
  n_before = self->slots->len;
  n_now = arb_game_get_length (game);
  kept = count_kept (self);
  g_array_set_size (self->slots, kept);
  for (guint i = kept; i < n_now; i++)
    {
      const ArbEntry *entry = arb_game_get_entry (game, i);
      Slot slot = { .move = entry->move,
                    .verdict = entry->verdict.value,
                    .ruled = entry->ruled,
                    .implied = entry->implied,
                    .struck = entry->struck,
                    .hidden = entry->hidden };

      g_array_append_val (self->slots, slot);
    }
  self->n_saved = MIN (self->n_saved, kept);
  if (kept < n_before || kept < n_now)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, n_before - kept, n_now - kept);
}

void
arb_log_reword (ArbLog *self)
{
  g_return_if_fail (ARB_IS_LOG (self));

  for (guint i = 0; i < self->slots->len; i++)
    clear_slot (&g_array_index (self->slots, Slot, i));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, self->slots->len, self->slots->len);
}

void
arb_log_set_saved (ArbLog *self, guint n)
{
  guint before;

  g_return_if_fail (ARB_IS_LOG (self));

  before = self->n_saved;
  self->n_saved = MIN (n, self->slots->len);
  for (guint i = MIN (before, self->n_saved); i < MAX (before, self->n_saved); i++)
    {
      ArbLogLine *line = g_array_index (self->slots, Slot, i).line;

      if (line != NULL)
        arb_log_line_set_saved (line, i < self->n_saved);
    }
  if (self->n_saved != before)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

const ArbGame *
arb_log_get_game (ArbLog *self)
{
  g_return_val_if_fail (ARB_IS_LOG (self), NULL);
  return self->game;
}

const ArbWording *
arb_log_get_wording (ArbLog *self)
{
  g_return_val_if_fail (ARB_IS_LOG (self), NULL);
  return self->wording;
}

guint
arb_log_get_saved (ArbLog *self)
{
  g_return_val_if_fail (ARB_IS_LOG (self), 0);
  return self->n_saved;
}

void
arb_log_clear (ArbLog *self)
{
  guint n;

  g_return_if_fail (ARB_IS_LOG (self));

  n = self->slots->len;
  g_array_set_size (self->slots, 0);
  self->n_saved = 0;
  self->game = NULL;
  self->wording = NULL;
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n, 0);
}
