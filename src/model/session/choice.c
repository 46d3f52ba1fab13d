/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/session/choice.h"

struct _ArbChoice
{
  GObject parent_instance;

  ArbMove move;
  ArbVerdict verdict;
  gboolean overrulable;
  ArbWording *wording; /* a kept wording */
  char *group;
  char *label;
  char *text;
  char *reason;
  char *heading;
  char *rest;
};

G_DEFINE_FINAL_TYPE (ArbChoice, arb_choice, G_TYPE_OBJECT)

static void
arb_choice_finalize (GObject *object)
{
  ArbChoice *self = ARB_CHOICE (object);

  g_clear_pointer (&self->wording, arb_kept_wording_unref);
  g_free (self->group);
  g_free (self->label);
  g_free (self->text);
  g_free (self->reason);
  g_free (self->heading);
  g_free (self->rest);

  G_OBJECT_CLASS (arb_choice_parent_class)->finalize (object);
}

static void
arb_choice_class_init (ArbChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = arb_choice_finalize;
}

static void
arb_choice_init (ArbChoice *self)
{
}

ArbChoice *
arb_choice_new (ArbMove move, const ArbVerdict *verdict, gboolean overrulable)
{
  ArbChoice *self = g_object_new (ARB_TYPE_CHOICE, NULL);

  self->move = move;
  self->verdict = *verdict;
  self->overrulable = overrulable;
  return self;
}

void
arb_choice_set_words (ArbChoice *self, char *group, char *label, char *text, char *reason)
{
  g_return_if_fail (ARB_IS_CHOICE (self));
  g_return_if_fail (self->label == NULL);

  self->group = group;
  self->label = label;
  self->text = text;
  self->reason = reason;
}

void
arb_choice_set_wording (ArbChoice *self, ArbWording *kept)
{
  g_return_if_fail (ARB_IS_CHOICE (self));
  g_return_if_fail (self->wording == NULL);

  self->wording = arb_kept_wording_ref (kept);
}

const ArbWording *
arb_choice_get_wording (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->wording;
}

void
arb_choice_set_heading (ArbChoice *self, char *heading, char *rest)
{
  g_return_if_fail (ARB_IS_CHOICE (self));
  g_return_if_fail (self->heading == NULL);

  self->heading = heading;
  self->rest = rest;
}

ArbMove
arb_choice_get_move (ArbChoice *self)
{
  g_assert (ARB_IS_CHOICE (self));
  return self->move;
}

guint
arb_choice_get_seat (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), ARB_TABLE);
  return self->move.seat;
}

const ArbVerdict *
arb_choice_get_verdict (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return &self->verdict;
}

gboolean
arb_choice_get_overrulable (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), FALSE);
  return self->overrulable;
}

gboolean
arb_choice_is_plain (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), FALSE);
  return self->verdict.value == ARB_LEGAL;
}

const char *
arb_choice_get_group (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->group;
}

const char *
arb_choice_get_heading (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->heading;
}

const char *
arb_choice_get_rest (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->rest;
}

const char *
arb_choice_get_label (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->label;
}

const char *
arb_choice_get_text (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->text;
}

const char *
arb_choice_get_reason (ArbChoice *self)
{
  g_return_val_if_fail (ARB_IS_CHOICE (self), NULL);
  return self->reason;
}
