/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/log.h"

typedef struct
{
  ArbLogLine *line; /* made on demand */
  ArbEntry entry;
} Slot;

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
    slot->line = arb_log_line_new (self->wording, self->game, position);
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
arb_log_finalize (GObject *object)
{
  g_array_unref (ARB_LOG (object)->slots);

  G_OBJECT_CLASS (arb_log_parent_class)->finalize (object);
}

static void
arb_log_class_init (ArbLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_log_finalize;
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

/* Whether a line shows the same for both. */
static gboolean
entry_equal (const ArbEntry *a, const ArbEntry *b)
{
  return arb_move_equal (a->move, b->move) && a->verdict.value == b->verdict.value
         && a->ruled == b->ruled && a->implied == b->implied && a->struck == b->struck
         && a->hidden == b->hidden && a->refuted_by == b->refuted_by
         && arb_adjustments_equal (&a->adjustments, &b->adjustments);
}

static guint
count_kept (ArbLog *self)
{
  guint n = MIN (self->slots->len, arb_game_get_length (self->game));

  for (guint i = 0; i < n; i++)
    {
      if (!entry_equal (&g_array_index (self->slots, Slot, i).entry,
                        arb_game_get_entry (self->game, i)))
        return i;
    }
  return n;
}

guint
arb_log_update (ArbLog *self, const ArbGame *game, const ArbWording *wording)
{
  guint n_before, n_now, kept;

  g_return_val_if_fail (ARB_IS_LOG (self), 0);
  g_return_val_if_fail (game != NULL && wording != NULL, 0);

  self->game = game;
  self->wording = wording;
  n_before = self->slots->len;
  n_now = arb_game_get_length (game);
  kept = count_kept (self);
  g_array_set_size (self->slots, kept);
  for (guint i = kept; i < n_now; i++)
    {
      Slot slot = { NULL, *arb_game_get_entry (game, i) };

      g_array_append_val (self->slots, slot);
    }
  if (kept < n_before || kept < n_now)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, n_before - kept, n_now - kept);
  return kept;
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
arb_log_clear (ArbLog *self)
{
  guint n;

  g_return_if_fail (ARB_IS_LOG (self));

  n = self->slots->len;
  g_array_set_size (self->slots, 0);
  self->game = NULL;
  self->wording = NULL;
  if (n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, n, 0);
}
