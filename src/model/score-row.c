/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/score-row.h"

struct _ArbScoreRow
{
  GObject parent_instance;

  guint seat;
  char *source;
  gint amount;
};

G_DEFINE_FINAL_TYPE (ArbScoreRow, arb_score_row, G_TYPE_OBJECT)

static void
arb_score_row_finalize (GObject *object)
{
  g_free (ARB_SCORE_ROW (object)->source);

  G_OBJECT_CLASS (arb_score_row_parent_class)->finalize (object);
}

static void
arb_score_row_class_init (ArbScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_score_row_finalize;
}

static void
arb_score_row_init (ArbScoreRow *self)
{
}

ArbScoreRow *
arb_score_row_new (guint seat, char *source, gint amount)
{
  ArbScoreRow *self = g_object_new (ARB_TYPE_SCORE_ROW, NULL);

  self->seat = seat;
  self->source = source;
  self->amount = amount;
  return self;
}

guint
arb_score_row_get_seat (ArbScoreRow *self)
{
  g_return_val_if_fail (ARB_IS_SCORE_ROW (self), 0);
  return self->seat;
}

const char *
arb_score_row_get_source (ArbScoreRow *self)
{
  g_return_val_if_fail (ARB_IS_SCORE_ROW (self), NULL);
  return self->source;
}

gint
arb_score_row_get_amount (ArbScoreRow *self)
{
  g_return_val_if_fail (ARB_IS_SCORE_ROW (self), 0);
  return self->amount;
}
