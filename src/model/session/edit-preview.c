/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/edit-preview.h"

struct _ArbEditChange
{
  GObject parent_instance;

  ArbLogLine *before;
  ArbLogLine *after;
};

G_DEFINE_FINAL_TYPE (ArbEditChange, arb_edit_change, G_TYPE_OBJECT)

static void
arb_edit_change_finalize (GObject *object)
{
  ArbEditChange *self = ARB_EDIT_CHANGE (object);

  g_clear_object (&self->before);
  g_clear_object (&self->after);

  G_OBJECT_CLASS (arb_edit_change_parent_class)->finalize (object);
}

static void
arb_edit_change_class_init (ArbEditChangeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_edit_change_finalize;
}

static void
arb_edit_change_init (ArbEditChange *self)
{
}

ArbEditChange *
arb_edit_change_new (ArbLogLine *before, ArbLogLine *after)
{
  ArbEditChange *self;

  g_return_val_if_fail (before != NULL || after != NULL, NULL);

  self = g_object_new (ARB_TYPE_EDIT_CHANGE, NULL);
  self->before = before;
  self->after = after;
  return self;
}

ArbLogLine *
arb_edit_change_get_before (ArbEditChange *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_CHANGE (self), NULL);
  return self->before;
}

ArbLogLine *
arb_edit_change_get_after (ArbEditChange *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_CHANGE (self), NULL);
  return self->after;
}

struct _ArbEditPreview
{
  GObject parent_instance;

  GListModel *changes;
  ArbChoice *choice;
  GListModel *chosen;
  GListModel *pending;
  gboolean needed;
  ArbScoreSheet before;
  ArbScoreSheet after;
};

G_DEFINE_FINAL_TYPE (ArbEditPreview, arb_edit_preview, G_TYPE_OBJECT)

static void
arb_edit_preview_finalize (GObject *object)
{
  ArbEditPreview *self = ARB_EDIT_PREVIEW (object);

  g_clear_object (&self->changes);
  g_clear_object (&self->choice);
  g_clear_object (&self->chosen);
  g_clear_object (&self->pending);

  G_OBJECT_CLASS (arb_edit_preview_parent_class)->finalize (object);
}

static void
arb_edit_preview_class_init (ArbEditPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_edit_preview_finalize;
}

static void
arb_edit_preview_init (ArbEditPreview *self)
{
}

ArbEditPreview *
arb_edit_preview_new (GListModel *changes, ArbChoice *choice, GListModel *chosen,
                      GListModel *pending, gboolean needed, const ArbScoreSheet *before,
                      const ArbScoreSheet *after)
{
  ArbEditPreview *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (changes), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (chosen) && G_IS_LIST_MODEL (pending), NULL);
  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  self = g_object_new (ARB_TYPE_EDIT_PREVIEW, NULL);
  self->changes = changes;
  self->choice = choice;
  self->chosen = chosen;
  self->pending = pending;
  self->needed = needed;
  self->before = *before;
  self->after = *after;
  return self;
}

GListModel *
arb_edit_preview_get_changes (ArbEditPreview *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), NULL);
  return self->changes;
}

ArbChoice *
arb_edit_preview_get_choice (ArbEditPreview *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), NULL);
  return self->choice;
}

GListModel *
arb_edit_preview_get_chosen (ArbEditPreview *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), NULL);
  return self->chosen;
}

GListModel *
arb_edit_preview_get_pending (ArbEditPreview *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), NULL);
  return self->pending;
}

gboolean
arb_edit_preview_get_needed (ArbEditPreview *self)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), FALSE);
  return self->needed;
}

gboolean
arb_edit_preview_get_accepted (ArbEditPreview *self, gboolean allow)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), FALSE);

  return self->choice == NULL || arb_verdict_allows (&self->choice->verdict)
         || (allow && self->choice->overrulable);
}

gboolean
arb_edit_preview_get_totals (ArbEditPreview *self, guint seat, gint *before, gint *after)
{
  g_return_val_if_fail (ARB_IS_EDIT_PREVIEW (self), FALSE);
  g_return_val_if_fail (seat > 0 && seat <= self->after.n_seats, FALSE);
  g_return_val_if_fail (before != NULL && after != NULL, FALSE);

  *before = self->before.totals[seat];
  *after = self->after.totals[seat];
  return *before != *after;
}
