/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/edit-preview.h"

G_DEFINE_FINAL_TYPE (ArbEditPreview, arb_edit_preview, G_TYPE_OBJECT)

static void
arb_edit_preview_finalize (GObject *object)
{
  ArbEditPreview *self = ARB_EDIT_PREVIEW (object);

  g_array_unref (self->changes);
  g_clear_object (&self->choice);
  g_ptr_array_unref (self->chosen);
  g_ptr_array_unref (self->pending);

  G_OBJECT_CLASS (arb_edit_preview_parent_class)->finalize (object);
}

static void
arb_edit_preview_class_init (ArbEditPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_edit_preview_finalize;
}

static void
clear_change (gpointer data)
{
  ArbEditChange *change = data;

  g_clear_object (&change->before);
  g_clear_object (&change->after);
}

static void
arb_edit_preview_init (ArbEditPreview *self)
{
  self->changes = g_array_new (FALSE, FALSE, sizeof (ArbEditChange));
  g_array_set_clear_func (self->changes, clear_change);
  self->chosen = g_ptr_array_new_with_free_func (g_object_unref);
  self->pending = g_ptr_array_new_with_free_func (g_object_unref);
}

gboolean
arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), FALSE);

  return self->choice == NULL || arb_verdict_allows (&self->choice->verdict)
         || (allow && self->choice->overrulable);
}

gboolean
arb_edit_preview_changes_score (ArbEditPreview *self, guint seat)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), FALSE);
  g_return_val_if_fail (seat > 0 && seat <= self->after.n_seats, FALSE);

  return self->before.totals[seat] != self->after.totals[seat];
}
