/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/log-line.h"

struct _ArbLogLine
{
  GObject parent_instance;

  guint number;
  guint turn;
  ArbMove move;
  guint verdict;
  gboolean ruled;
  gboolean implied;
  gboolean struck;
  gboolean hidden;
  gboolean closing;
  guint refuted_by;
  gboolean saved;
  ArbAdjustments adjustments;
  char *text;
  char *reason;
};

enum
{
  PROP_SAVED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ArbLogLine, arb_log_line, G_TYPE_OBJECT)

static void
arb_log_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ArbLogLine *self = ARB_LOG_LINE (object);

  if (id == PROP_SAVED)
    g_value_set_boolean (value, self->saved);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = arb_log_line_get_property;
  object_class->finalize = arb_log_line_finalize;

  properties[PROP_SAVED] =
      g_param_spec_boolean ("saved", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
arb_log_line_init (ArbLogLine *self)
{
}

ArbLogLine *
arb_log_line_new (guint number, guint turn, const ArbEntry *entry, gboolean closing, char *text,
                  char *reason)
{
  ArbLogLine *self = g_object_new (ARB_TYPE_LOG_LINE, NULL);

  self->number = number;
  self->turn = turn;
  self->move = entry->move;
  self->verdict = entry->verdict.value;
  self->ruled = entry->ruled;
  self->implied = entry->implied;
  self->struck = entry->struck;
  self->hidden = entry->hidden;
  self->closing = closing;
  self->refuted_by = entry->refuted_by;
  self->adjustments = entry->adjustments;
  self->text = text;
  self->reason = reason;
  return self;
}

guint
arb_log_line_get_number (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), 0);
  return self->number;
}

guint
arb_log_line_get_turn (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), 0);
  return self->turn;
}

guint
arb_log_line_get_seat (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), ARB_TABLE);
  return self->move.seat;
}

const char *
arb_log_line_get_text (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), NULL);
  return self->text;
}

const char *
arb_log_line_get_reason (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), NULL);
  return self->reason;
}

guint
arb_log_line_get_verdict (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), ARB_LEGAL);
  return self->verdict;
}

gboolean
arb_log_line_get_ruled (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->ruled;
}

gboolean
arb_log_line_get_implied (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->implied;
}

gboolean
arb_log_line_get_struck (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->struck;
}

gboolean
arb_log_line_is_quiet (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->closing && !self->hidden && !self->struck && !self->ruled
         && self->verdict == ARB_LEGAL;
}

gboolean
arb_log_line_get_hidden (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->hidden;
}

gboolean
arb_log_line_get_saved (ArbLogLine *self)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);
  return self->saved;
}

void
arb_log_line_set_saved (ArbLogLine *self, gboolean saved)
{
  g_return_if_fail (ARB_IS_LOG_LINE (self));

  if (self->saved == saved)
    return;
  self->saved = saved;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
}

gboolean
arb_log_line_is (ArbLogLine *self, const ArbEntry *entry)
{
  g_return_val_if_fail (ARB_IS_LOG_LINE (self), FALSE);

  return arb_move_equal (self->move, entry->move) && self->verdict == entry->verdict.value
         && self->ruled == entry->ruled && self->implied == entry->implied
         && self->struck == entry->struck && self->hidden == entry->hidden
         && self->refuted_by == entry->refuted_by
         && arb_adjustments_equal (&self->adjustments, &entry->adjustments);
}
